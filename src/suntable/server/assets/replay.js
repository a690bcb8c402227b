// Looking back at a table, step by step. Without this script the arrows are plain links.

const $ = (id) => document.getElementById(id);
const scrubber = $("step");
const seen = new Map();
const last = Number(scrubber.max);
const player = $("do-play");
let timer = 0;

const at = () => Number(scrubber.value);
const show = async (step) => {
  scrubber.value = step;
  const asked = at();
  if (!seen.has(asked)) {
    const answer = await fetch(`${$("table").dataset.steps}${asked}`, { headers: { Accept: "application/json" } }).catch(() => null);
    if (!answer?.ok) return pause();
    seen.set(asked, await answer.json());
  }
  if (asked !== at()) return; // the hand has moved on
  document.dispatchEvent(new CustomEvent("table:show", { detail: seen.get(asked) }));
  const address = new URL(location.href);
  address.searchParams.set("step", asked);
  history.replaceState(null, "", address);
  mark(asked);
};
const mark = (step) => {
  $("link-step").value = $("link-step").value.replace(/step=\d+/, `step=${step}`);
  for (const [id, to] of [["do-first", 0], ["do-previous", step - 1], ["do-next", step + 1], ["do-last", last]]) {
    const goal = Math.min(Math.max(to, 0), last);
    $(id).href = $(id).href.replace(/step=\d+/, `step=${goal}`);
    $(id).setAttribute("aria-disabled", String(goal === step));
  }
};
const pause = () => {
  clearInterval(timer);
  timer = 0;
  player.setAttribute("aria-pressed", "false");
};
const play = () => {
  if (at() === last) scrubber.value = 0;
  player.setAttribute("aria-pressed", "true");
  timer = setInterval(() => (at() < last ? show(at() + 1) : pause()), 1100);
};
player.hidden = false;
player.addEventListener("click", () => (timer ? pause() : play()));
scrubber.addEventListener("input", () => (pause(), show(at())));
for (const id of ["do-first", "do-previous", "do-next", "do-last"])
  $(id).addEventListener("click", (event) => {
    event.preventDefault();
    pause();
    show(Number(new URL($(id).href).searchParams.get("step")));
  });
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, pre") || document.querySelector(":popover-open")) return;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step) pause(), show(Math.min(Math.max(at() + step, 0), last));
});
