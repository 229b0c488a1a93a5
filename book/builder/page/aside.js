// What could not be read lies aside (store.js): under the form that kept it, it can be saved as a file, or deleted.
(() => {
  "use strict";
  const { aside, forgetAside } = biribaStore;
  const NAMES = { ".bw:has([data-keep=biriba-play])": "biriba-play", ".bw:has([data-keep=biriba-score])": "biriba-score",
    ".bw[data-widget=practice]": "biriba-practice", ".bw[data-widget=course]": "biriba-course", ".bw-progress": "biriba-solved" };
  const lineOf = biriba.lineUnder("bw-line");
  const button = (name, kind, label) => Object.assign(document.createElement("button"), {
    type: "button", className: "btn btn-sm btn-outline-primary", name, value: kind, textContent: biriba.words(label),
  });
  const look = () => {
    for (const [place, name] of Object.entries(NAMES)) for (const form of document.querySelectorAll(place)) {
      if (!aside(name).length) lineOf(form).replaceChildren();
      else if (!lineOf(form).firstChild) lineOf(form).append(biriba.words("aside"), " ",
        button(name, "save", "aside-save"), " ", button(name, "delete", "aside-delete"));
    }
  };
  document.addEventListener("click", ({ target }) => {
    const pressed = target.closest?.(".bw-line button");
    if (!pressed) return;
    const { name, value } = pressed;
    if (value === "save") biriba.save(`${name}.json`, aside(name).join("\n"), "application/json");
    else if (window.confirm(biriba.words("aside-sure"))) forgetAside(name);
    look();
  });
  document.addEventListener("biriba:page", look);
  document.addEventListener("biriba:answered", look);
})();
