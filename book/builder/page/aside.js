// What could not be read lies aside (store.js): under the form or list that kept it, which names it (data-keep, data-list),
// it can be saved as a file, or deleted.
(() => {
  "use strict";
  const { aside, forgetAside } = biribaStore;
  const lineOf = biriba.lineUnder("bw-line");
  const button = (name, value, label) => biriba.make("button", {
    type: "button", className: "btn btn-sm btn-outline-primary", name, value, textContent: biriba.words(label),
  });
  const look = () => {
    for (const place of document.querySelectorAll("[data-keep], [data-list]")) {
      const line = lineOf(place.closest(".bw, .bw-progress")), name = place.dataset.keep ?? place.dataset.list;
      if (!aside(name).length) line.replaceChildren();
      else if (!line.firstChild)
        line.append(biriba.words("aside"), " ", button(name, "save", "aside-save"), " ", button(name, "delete", "aside-delete"));
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
