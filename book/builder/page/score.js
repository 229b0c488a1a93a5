// The score pad on the table: the screen stays on while a match is open; copying, saving and printing.
// What Python writes: data-awake (the words that say so) where a match is open; in the form to send, buttons with the
// values copy and save, each beside its field.
(() => {
  "use strict";
  const formOf = (node) => node?.closest?.('.bw[data-widget="score"]');
  const pad = () => document.querySelector('.bw[data-widget="score"]');
  const lineOf = biriba.lineUnder("bw-line");

  // ---- the screen

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

  // ---- what is sent

  const fill = (form) => {
    for (const field of form.querySelectorAll("input[data-hash]")) field.value = new URL(field.dataset.hash, location.href).href;
    for (const button of form.querySelectorAll("button[hidden]:is([value=copy], [value=save], [value=print])")) button.hidden = false;
  };
  const save = ({ value, dataset }) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([value], { type: "text/csv" }));
    link.download = dataset.file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.("button[value=copy], button[value=save], button[value=print]");
    const form = formOf(button);
    if (!form) return;
    event.preventDefault();
    const field = button.form.querySelector("[readonly]");
    if (button.value === "print") return window.print();
    if (button.value === "save") return save(field);
    field.select();
    try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
    lineOf(form).textContent = button.dataset.done;
  });

  document.addEventListener("biriba:answered", ({ target: form }) => {
    if (!formOf(form)) return;
    fill(form);
    wake();
  });
  document.addEventListener("biriba:page", wake);
})();
