// The score pad on the table: the screen stays on while a match is open.
// What Python writes: data-awake (the words that say so) where a match is open.
const pad = () => document.querySelector('.bw[data-widget="score"]');
const lineOf = biriba.lineUnder("bw-line");

let lock = null; // a promise of the lock while one is held or asked for
const wake = () => {
  const awake = pad()?.querySelector("[data-awake]");
  if (!navigator.wakeLock || document.visibilityState !== "visible") return;
  if (!awake) {
    lock?.then((held) => held?.release());
    lock = null;
  } else lock ??= navigator.wakeLock.request("screen").then((held) => {
    held.addEventListener("release", () => { lock = null; });
    lineOf(pad()).textContent = awake.dataset.awake;
    return held;
  }, () => { lock = null; }); // refused, as with a battery that is low
};
document.addEventListener("visibilitychange", wake);
biriba.onFace(wake);
