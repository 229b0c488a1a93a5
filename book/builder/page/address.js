// What a form asks travels in the page's address (the referee's question, a series to practise): an answer writes it
// there, a page opened with one asks it.
// The address is written by Python (data-address); nothing is sent anywhere.
(() => {
  "use strict";
  // What is in the address begins with the form's own mark: p=, s=.
  const isFor = (there, hash) => hash.startsWith("#" + there.dataset.address.slice(0, there.dataset.address.indexOf("=") + 1));
  const holder = () => document.querySelector(".bw [data-address]");

  const ask = () => {
    const there = holder();
    if (!there || !isFor(there, location.hash) || location.hash === "#" + there.dataset.address) return;
    biriba.ask(there.closest(".bw"), "address", location.hash, { alone: true });
  };

  document.addEventListener("biriba:answered", ({ target }) => {
    const there = target.querySelector("[data-address]");
    if (!there) return;
    history.replaceState(history.state, "", "#" + there.dataset.address);
  });
  document.addEventListener("biriba:page", ask);
  window.addEventListener("hashchange", ask);
  // The other language opens with the same question, or at the same rule: both editions share these anchors.
  document.addEventListener("click", ({ target }) => {
    const link = target.closest?.(".language-switch");
    if (link && /^#(\w=|rule-)/.test(location.hash)) link.hash = location.hash;
  }, true);
})();
