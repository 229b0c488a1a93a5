// What could not be read lies aside (store.js): under the form or list that kept it, which names it (data-keep, data-list),
// it can be saved as a file, or deleted.
const { aside, forgetAside } = biribaStore;
const { lineUnder, make, on, onFace, save, words } = biriba;
const lineOf = lineUnder("bw-line");
const button = (name, value, label) => make("button", {
  type: "button", className: "btn btn-sm btn-outline-primary", name, value, textContent: words(label),
});
const look = () => {
  for (const place of document.querySelectorAll("[data-keep], [data-list]")) {
    const line = lineOf(place.closest(".bw, .bw-progress")), name = place.dataset.keep ?? place.dataset.list;
    if (!aside(name).length) line.replaceChildren();
    else if (!line.firstChild)
      line.append(words("aside"), " ", button(name, "save", "aside-save"), " ", button(name, "delete", "aside-delete"));
  }
};
on("click", ".bw-line button", ({ name, value }) => {
  if (value === "save") save(`${name}.json`, aside(name).join("\n"), "application/json");
  else if (window.confirm(words("aside-sure"))) forgetAside(name);
  look();
});
onFace(look);
