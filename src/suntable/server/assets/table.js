// The browser's side of a table. No state lives here: it sends what was pressed, swaps in what it is given,
// glides the pieces from their old place to the new one, and says what happened.

const $ = (id) => document.getElementById(id);
const table = $("table");
const paths = table.dataset;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const GLIDE = 420, APART = 60, LONGEST = 900, EASE = "cubic-bezier(.2,.8,.2,1)";

let number = Number(paths.number);
let turn = document.title.startsWith("●");
let over = false;
let busy = false; // something was sent and is not answered yet
let chain = false; // more of what was pressed is to be sent
let lost = false; // the connection
let running = []; // animations
const shown = new Map(); // what each fragment was last made of

// -- swapping ---------------------------------------------------------------------------------------------

function update(news, always = false) {
  if (news.number < number && !always) return;
  if (news.number === number && !always) return settle();
  running.forEach((each) => each.cancel());
  running = [];
  const before = places();
  const focused = remember();
  swap(news.fragments);
  paths.number = number = news.number; // also for whoever looks at the page from outside
  document.title = news.title;
  settle();
  refocus(focused, news.turn);
  curtain();
  const moved = glide(before);
  tell(news, moved);
  turn = news.turn;
  over = news.over;
}

function settle() {
  busy = chain;
  document.querySelectorAll(".is-pending").forEach((each) => each.classList.remove("is-pending"));
  preview(null);
}

function swap(fragments) {
  const maker = document.createElement("template");
  for (const [id, html] of Object.entries(fragments)) {
    const old = $(id);
    if (!old || shown.get(id) === html) continue;
    shown.set(id, html);
    maker.innerHTML = html;
    const fresh = maker.content.firstElementChild;
    const { scrollTop, scrollLeft } = old;
    const lines = Number(fresh.dataset.lines ?? 0) - Number(old.dataset.lines ?? 0);
    old.replaceWith(fresh);
    if (scrollLeft) fresh.scrollLeft = scrollLeft;
    if (scrollTop && id !== "log") fresh.scrollTop = scrollTop;
    if (id === "log") [...fresh.children].slice(0, Math.max(lines, 0)).forEach((line) => line.classList.add("is-new"));
  }
}

function remember() {
  const now = document.activeElement;
  if (!now || now === document.body || !table.contains(now)) return null;
  return { now, act: now.dataset.act, id: now.id, byKey: now.matches(":focus-visible") };
}

function refocus(focused, isTurn) {
  if (!focused || focused.now.isConnected) return;
  const same = focused.act ? table.querySelector(`[data-act="${focused.act}"]`) : focused.id && $(focused.id);
  const next = isTurn && focused.byKey ? acts()[0] : null;
  (same || next || $("dock"))?.focus({ preventScroll: true });
}

function curtain() {
  const screen = $("handover");
  const open = Boolean(screen) && !screen.hidden;
  table.querySelectorAll(":scope > .left, :scope > .ground, :scope > .dock").forEach((each) => (each.inert = open));
  if (open) screen.querySelector("[data-first]").focus();
}

// -- gliding ----------------------------------------------------------------------------------------------

const pieces = () => table.querySelectorAll(".part [id], #hand [id]");

function places() {
  const found = new Map();
  if (calm.matches || document.hidden) return found;
  for (const piece of pieces()) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.id, { box, part: part(piece).id, at: within(piece, box) });
  }
  return found;
}

const part = (piece) => piece.closest(".part, #hand");

// Where a piece lies in its drawing, as a share of it: a drawing that only changes its size does not move its pieces.
function within(piece, box) {
  const drawing = piece.ownerSVGElement?.getBoundingClientRect();
  return drawing ? [(box.x - drawing.x) / drawing.width, (box.y - drawing.y) / drawing.height] : null;
}

function stayed(old, piece, box) {
  if (Math.max(Math.abs(old.box.x - box.x), Math.abs(old.box.y - box.y), Math.abs(old.box.width - box.width)) < 2) return true;
  const now = within(piece, box);
  return now && old.at && old.part === part(piece).id && now.every((share, k) => Math.abs(share - old.at[k]) < 0.004);
}

function glide(before) {
  const moved = { pieces: 0, fresh: 0, dice: 0 };
  if (!before.size) return moved;
  const going = new Set();
  const plans = [];
  for (const piece of pieces()) {
    const box = piece.getBoundingClientRect();
    if (!box.width || going.has(piece.parentElement.closest("[id]"))) continue;
    const old = before.get(piece.id);
    if (old && stayed(old, piece, box)) continue;
    going.add(piece);
    moved[old ? "pieces" : "fresh"] += 1;
    if (piece.id.startsWith("die-")) moved.dice += 1;
    plans.push([piece, old && from(piece, old.box, box)]);
  }
  plans.forEach(([piece, start], index) => {
    const delay = Math.min(index * APART, LONGEST - GLIDE);
    const end = start ? { translate: "0 0", scale: "1" } : { opacity: 1 };
    const timing = { duration: start ? GLIDE : 240, delay, easing: EASE, fill: "backwards" };
    const motion = piece.animate([start ?? { opacity: 0 }, end], timing);
    const ground = part(piece);
    ground.classList.add("is-landing");
    motion.onfinish = motion.oncancel = () => ground.classList.remove("is-landing");
    running.push(motion);
  });
  return moved;
}

// Where a piece must start so that it seems to lie in its old place. In a drawing that is counted in the units of
// whatever it lies in now; `translate` and `scale` leave its own transform as it is.
function from(piece, old, box) {
  const grid = piece.ownerSVGElement ? piece.parentElement.getScreenCTM() : null;
  const scale = old.width / box.width;
  const [unit, left, top] = grid ? [grid.a, grid.e, grid.f] : [1, box.x, box.y];
  const x = (old.x - left - scale * (box.x - left)) / unit;
  const y = (old.y - top - scale * (box.y - top)) / unit;
  return { translate: `${x}px ${y}px`, scale: `${scale}`, ...(grid ? {} : { transformOrigin: "0 0" }) };
}

// -- sending ----------------------------------------------------------------------------------------------

// Several actions as one press, each with the number that the one before it led to; the first refusal ends it.
async function sendAll(actions, source) {
  if (busy || lost) return;
  let at = number;
  for (let k = 0; k < actions.length && at; k++) {
    busy = false;
    chain = k + 1 < actions.length;
    at = await send(paths.actions, { number: at, action: actions[k] }, source);
  }
  chain = false;
  if (!at) settle();
}

async function send(url, body, source) {
  if (busy || lost || !url) return;
  busy = true;
  refusal("");
  source.classList.add("is-pending");
  const own = source.dataset.seat ?? $("acts").dataset.seat;
  const seat = own ? { seat: Number(own) } : {};
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ number, ...body, ...seat }),
    });
    const said = await answer.json().catch(() => ({}));
    if (!answer.ok) {
      await refresh(true);
      refusal(answer.status === 409 ? paths.moved : said.detail || paths.refused);
      source.isConnected && source.focus({ preventScroll: true });
    } else if (url.endsWith("/rematch") && said.id) {
      location.assign(paths.tables + said.id);
    } else {
      setTimeout(() => busy && refresh(), 600); // should the stream have missed it
      return said.number;
    }
  } catch {
    settle();
    refusal(paths.refused);
    connect();
  }
}

function refusal(words) {
  $("refusal") && ($("refusal").textContent = words);
}

async function refresh(again = false) {
  try {
    const answer = await fetch(paths.now, { headers: { Accept: "application/json" }, cache: "no-store" });
    if (answer.ok) update(await answer.json());
    if (again || !answer.ok) settle();
    return answer.ok;
  } catch {
    settle();
    return false;
  }
}

// -- staying connected ------------------------------------------------------------------------------------

let stream = null;
let alarm = 0;
let asking = 0; // the timer of a tab that has given its stream away

function connect() {
  if (!paths.stream) return;
  stream?.close();
  clearInterval(asking);
  asking = 0;
  sayTabs();
  stream = new EventSource(`${paths.stream}${paths.stream.includes("?") ? "&" : "?"}number=${number}`);
  stream.addEventListener("table", (event) => update(JSON.parse(event.data)));
  stream.addEventListener("open", () => {
    clearTimeout(alarm);
    alarm = 0;
    if (lost) refresh().then((is) => (is ? offline(false) : setTimeout(connect, 2000)));
  });
  stream.addEventListener("error", () => {
    alarm ||= setTimeout(() => offline(true), 1000);
    if (stream.readyState === EventSource.CLOSED) setTimeout(connect, 2000);
  });
}

function offline(is) {
  lost = is;
  table.classList.toggle("is-offline", is);
  $("offline").hidden = !is;
}

// A browser opens few connections to one server: of many tabs, those looked at last keep their stream, and the others
// ask now and then.
const STREAMS = 4, ASK = 15000;
const tabs = new Map(); // other tabs with a stream: when they were looked at last
const wire = new BroadcastChannel("suntable");
const me = crypto.getRandomValues(new Uint32Array(2)).join("-");
let looked = Date.now();

function sayTabs(is = "streams") {
  wire.postMessage({ me, is, looked });
}

wire.addEventListener("message", ({ data }) => {
  if (data.is === "gone") return tabs.delete(data.me);
  const isNew = !tabs.has(data.me);
  tabs.set(data.me, data.looked);
  if (!stream || asking) return;
  if (isNew) sayTabs();
  const later = [...tabs.values()].filter((other) => other > looked).length;
  if (document.hidden && later >= STREAMS) giveAway();
});

function giveAway() {
  stream.close();
  sayTabs("gone");
  asking = setInterval(ask, ASK);
}

async function ask() {
  const answer = await fetch(`${paths.now}${paths.now.includes("?") ? "&" : "?"}number=${number}`, {
    headers: { Accept: "application/json" }, cache: "no-store",
  }).catch(() => null);
  if (answer?.status === 200) update(await answer.json());
}

function back() {
  looked = Date.now();
  if (stream && !asking) sayTabs();
  if (document.hidden || !paths.stream) return;
  if (stream?.readyState !== EventSource.OPEN) connect();
  refresh().then((is) => is && stream.readyState === EventSource.OPEN && offline(false));
}

addEventListener("online", back);
// A server on this very machine is there all the same, and its stream would never say so again.
addEventListener("offline", () => paths.stream && refresh().then((is) => is || offline(true)));
addEventListener("pageshow", (event) => event.persisted && back());
document.addEventListener("visibilitychange", back);
addEventListener("pagehide", () => {
  stream?.close();
  sayTabs("gone");
});

// -- pointing and keys ------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-act], [data-acts], [data-post], [data-copy], [data-select]");
  if (!target) return;
  const { act, acts, post, agree, copy, done } = target.dataset;
  if (acts) sendAll(acts.split(" ").map(Number), target);
  if (act) send(paths.actions, { action: Number(act) }, target);
  if (post) send(post, agree ? { agree: agree === "true" } : {}, target);
  if (post) document.querySelectorAll(":popover-open").forEach((each) => each.hidePopover());
  if (copy) copied($(copy), target, done);
  if (target.matches("[data-select]")) target.select();
});

// Without https a browser keeps its clipboard from scripts, but not from a command.
async function copied(field, button, done) {
  field.select();
  const command = () => document.execCommand("copy");
  await (navigator.clipboard?.writeText(field.value).catch(command) ?? command());
  const label = button.lastElementChild;
  const words = label.textContent;
  if (words === done) return;
  label.textContent = $("said").textContent = done;
  setTimeout(() => (label.textContent = words), 2000);
}

const acts = () => [...table.querySelectorAll("[data-act]")].filter((each) => each.getBoundingClientRect().width);
const AWAY = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  if (document.querySelector(":popover-open")) return;
  const act = event.target.closest?.("[data-act]");
  const letter = paths.steps ? null : lettered(event.key);
  if ((event.key === "Enter" || event.key === " ") && act && act.tagName !== "BUTTON") act.dispatchEvent(click());
  else if (AWAY[event.key] && paths.actions && !event.target.closest("pre")) {
    const next = nearest(act, AWAY[event.key]);
    if (!next) return;
    next.focus();
  } else if (event.key === "Escape" && act) $("dock").focus({ preventScroll: true });
  else if (letter) letter.dispatchEvent(click());
  else if (event.key === "u" && $("do-undo")) $("do-undo").click();
  else if (event.key === "?") $("keys")?.showPopover();
  else return;
  event.preventDefault();
});

const click = () => new MouseEvent("click", { bubbles: true });

function lettered(key) {
  const pair = $("acts")?.dataset.keys?.split(" ").find((each) => each.split(":")[0].toLowerCase() === key.toLowerCase());
  return pair ? table.querySelector(`[data-act="${pair.split(":")[1]}"]`) : null;
}

// A picture may be a window on something larger, so what counts is its ring.
function middle(act) {
  const box = (act.querySelector(".ring") ?? act).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function nearest(act, [right, down]) {
  if (!act) return acts()[0];
  const [x, y] = middle(act);
  let best = null, least = Infinity;
  for (const other of acts()) {
    const [ox, oy] = middle(other);
    const along = (ox - x) * right + (oy - y) * down;
    const aside = Math.abs((ox - x) * down) + Math.abs((oy - y) * right);
    if (other === act || along < 4 || along + 2 * aside >= least) continue;
    [best, least] = [other, along + 2 * aside];
  }
  return best;
}

function preview(act) {
  table.querySelectorAll(".is-previewed").forEach((each) => each.classList.remove("is-previewed"));
  const words = act ? act.querySelector(":scope > title")?.textContent ?? act.getAttribute("aria-label") ?? act.textContent : "";
  $("board")?.classList.toggle("is-previewing", Boolean(act));
  $("dock")?.classList.toggle("is-previewing", Boolean(act) && !act.matches("button"));
  const [first, ...rest] = words.split("\n");
  const strong = document.createElement("strong");
  strong.textContent = first;
  $("preview")?.replaceChildren(strong, " ", rest.join(" · "));
  if (act) table.querySelectorAll(`[data-for="${act.dataset.act}"]`).forEach((each) => each.classList.add("is-previewed"));
}

for (const kind of ["pointerover", "focusin"])
  table.addEventListener(kind, (event) => event.pointerType !== "touch" && preview(event.target.closest("[data-act]")));
table.addEventListener("focusout", () => preview(null));
table.addEventListener("pointerleave", () => preview(null));

// -- telling ----------------------------------------------------------------------------------------------

function tell(news, moved) {
  const isNow = news.turn && !turn;
  const asked = table.querySelector(".prompt").textContent;
  $("said").textContent = news.said;
  if (news.turn) $("asked").textContent = asked;
  const what = news.over && !over ? "end" : isNow ? "turn" : moved.dice ? "dice" : moved.pieces ? "place" : moved.fresh ? "flip" : "";
  document.dispatchEvent(new CustomEvent("table:told", { detail: { what, words: asked } }));
}

// Looking back: another script asks for the table as it was.
document.addEventListener("table:show", (event) => update(event.detail, true));

curtain();
connect();
