// What a table is heard by: five soft sounds, and a message from the browser when it is the reader's turn.
// Both are off until somebody turns them on; the choice stays in this browser.

const $ = (id) => document.getElementById(id);

document.addEventListener("table:told", ({ detail: { what, words } }) => {
  if (what) sound(what);
  if (what === "turn" && document.hidden && kept("notify") && window.Notification?.permission === "granted")
    notify($("table").dataset.notify, { tag: location.pathname, body: words });
});

// Some browsers on phones have notifications, but not for pages.
function notify(title, more) {
  try {
    new Notification(title, more);
  } catch {
    kept("notify", false);
  }
}

function kept(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(`suntable-${name}`, value ? "on" : "off");
    return localStorage.getItem(`suntable-${name}`) === "on";
  } catch {
    return Boolean(value);
  }
}

// Soft sounds: [pitch, start, length] of each note, all well under half a second.
const SOUNDS = {
  place: [[196, 0, 0.09], [131, 0.02, 0.12]],
  flip: [[520, 0, 0.05], [390, 0.05, 0.07]],
  dice: [[310, 0, 0.03], [270, 0.06, 0.03], [330, 0.12, 0.03], [250, 0.19, 0.06]],
  turn: [[523, 0, 0.16], [784, 0.11, 0.24]],
  end: [[392, 0, 0.2], [494, 0.08, 0.2], [587, 0.16, 0.23]],
};
let speaker = null;

function sound(name) {
  if (!kept("sound") || !window.AudioContext) return;
  speaker ??= new AudioContext();
  const now = speaker.currentTime;
  for (const [pitch, start, length] of SOUNDS[name]) {
    const tone = new OscillatorNode(speaker, { type: "triangle", frequency: pitch });
    const gain = new GainNode(speaker, { gain: 0 });
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(0.126, now + start + 0.012); // -18 dB
    gain.gain.exponentialRampToValueAtTime(0.0008, now + start + length);
    tone.connect(gain).connect(speaker.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}

function toggle(name, allow) {
  const button = $(name);
  if (!button) return;
  const show = (is) => button.setAttribute("aria-pressed", String(is));
  show(kept(name));
  button.addEventListener("click", async () => {
    const is = !kept(name) && (await allow());
    kept(name, is);
    show(is);
    if (is && name === "sound") sound("turn");
  });
}

toggle("sound", () => Boolean(window.AudioContext));
toggle("notify", async () => (await Notification.requestPermission()) === "granted");
if (!("Notification" in window)) $("notify")?.parentElement.remove();
