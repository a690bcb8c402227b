// The search of a rules page: hides what does not have all the words. Without it the page is whole.

const root = document.querySelector("[data-rules]");
const form = root?.querySelector("[data-search]");
const field = form?.querySelector("input");
const found = form?.querySelector("output");

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const entries = [...(root?.querySelectorAll("[data-find]") ?? [])].map((element) => ({
  element,
  text: plain(`${element.dataset.find} ${element.textContent}`),
}));
// From the inside out: a group is empty when all in it is hidden.
const groups = [...(root?.querySelectorAll("[data-group], .rules-part") ?? [])];

function count(number) {
  if (number === 0) return found.dataset.none;
  if (number === 1) return found.dataset.one;
  return found.dataset.many.replace("#", String(number));
}

function search() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let number = 0;
  for (const { element, text } of entries) {
    const is = words.every((word) => text.includes(word));
    element.hidden = !is;
    number += is ? 1 : 0;
  }
  for (const group of groups) {
    group.hidden = words.length > 0 && !group.querySelector("[data-find]:not([hidden])");
  }
  found.value = words.length ? count(number) : "";
}

// Whoever follows a link to a rule sees it, whatever is searched for.
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!field.value || !target || !target.closest("[hidden]")) return;
  field.value = "";
  search();
  target.scrollIntoView();
}

if (form) {
  form.hidden = false;
  field.addEventListener("input", search);
  addEventListener("hashchange", reveal);
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  if (field.value) search(); // what was typed before the page was left and come back to
}
