// What a form asks travels in the page's address (the referee's question, a series to practise): an answer writes it
// there, a page opened with one asks it.
// The address is written by Python (data-address); nothing is sent anywhere.
(() => {
  "use strict";
  // What is in the address begins with the form's own mark: p=, s=.
  const isFor = (there, hash) => hash.startsWith("#" + there.dataset.address.slice(0, there.dataset.address.indexOf("=") + 1));
  const holder = () => document.querySelector(".bw [data-address]");

  // The field to copy from holds the whole address, which only the page knows.
  const fill = (there) => {
    const field = there.querySelector("input[readonly]");
    if (!field) return;
    const whole = new URL("#" + there.dataset.address, location.href).href;
    field.setAttribute("value", whole);
    field.value = whole;
  };
  const write = (changes) => {
    const there = holder();
    if (there?.closest(".bw") !== changes[0].target) return; // the reader has moved on meanwhile
    history.replaceState(history.state, "", "#" + there.dataset.address);
    fill(there);
    // A tray that has closed would leave the reader further down: back to the place it belongs to.
    const here = there.closest(".bw").querySelector("[data-here]");
    here?.scrollIntoView({ block: "nearest" });
    if (here && document.activeElement === there.closest(".bw")) here.querySelector("button").focus({ preventScroll: true });
  };
  const ask = () => {
    const there = holder();
    if (!there || !isFor(there, location.hash) || location.hash === "#" + there.dataset.address) return;
    biriba.ask(there.closest(".bw"), "address", location.hash);
  };

  const lift = ([{ target }]) => { if (!target.hasAttribute("aria-busy")) target.inert = false; };

  // The other language opens with the same question, or at the same rule: both editions share these anchors.
  document.addEventListener("click", ({ target }) => {
    const link = target.closest?.(".language-switch");
    if (link && /^#(\w=|rule-)/.test(location.hash)) link.hash = location.hash;
  }, true);

  const watched = new WeakSet();
  document.addEventListener("biriba:page", () => {
    const there = holder();
    if (!there) return;
    fill(there);
    const form = there.closest(".bw");
    if (!watched.has(form)) {
      new MutationObserver(write).observe(form, { attributeFilter: ["data-state"] });
      new MutationObserver(lift).observe(form, { attributeFilter: ["aria-busy"] });
    }
    watched.add(form);
    ask();
  });
  window.addEventListener("hashchange", ask);
  document.addEventListener("focusin", ({ target }) => { if (target.matches(".bw [data-address] input[readonly]")) target.select(); });
})();
