// The notebook's side of a form: what is submitted goes to Python, the answer takes its place.

// JupyterLab would take letters typed in a control for commands.
const claimKeys = (root) => {
  for (const control of root.querySelectorAll("input, button, select, textarea, summary, a"))
    control.setAttribute("data-lm-suppress-shortcuts", "true");
};

// Puts new HTML inside the form; the spoken line stays the same node, and focus comes back by id.
const replace = (section, html) => {
  const focused = section.contains(document.activeElement) ? document.activeElement.id : "";
  const opened = [...section.querySelectorAll("details[open][id]")].map((details) => details.id);
  const spoken = section.querySelector(".bw-says");
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const says = fresh.content.querySelector(".bw-says");
  if (spoken && says && spoken.parentNode === section && says.parentNode === fresh.content) {
    for (const node of [...section.childNodes]) if (node !== spoken) node.remove();
    spoken.innerHTML = says.innerHTML;
    const after = [...fresh.content.childNodes];
    const at = after.indexOf(says);
    spoken.before(...after.slice(0, at));
    spoken.after(...after.slice(at + 1));
  } else {
    section.replaceChildren(fresh.content);
  }
  for (const id of opened) section.querySelector(`#${CSS.escape(id)}`)?.setAttribute("open", "");
  claimKeys(section);
  if (focused) section.querySelector(`#${CSS.escape(focused)}`)?.focus({ preventScroll: true });
  const answer = section.querySelector(".bw-says");
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (answer?.firstChild && !("still" in answer.dataset)) answer.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
};

function render({ model, el }) {
  el.innerHTML = model.get("face");
  const sections = [...el.querySelectorAll(".bw")];
  const asked = sections.map(() => 0); // the number of each form's latest question
  sections.forEach((section, form) => {
    claimKeys(section);
    section.addEventListener("submit", (event) => {
      event.preventDefault();
      const pairs = [...new FormData(event.target, event.submitter)];
      asked[form] += 1;
      model.send({ form, number: asked[form], state: section.dataset.state, pairs: JSON.stringify(pairs) });
    });
  });
  const onAnswer = ({ form, number, state, html }) => {
    if (number !== asked[form]) return; // an older question's answer
    sections[form].dataset.state = state;
    replace(sections[form], html);
    const onward = sections[form].querySelector("button[data-onward]"); // the form goes on by itself
    onward?.form.requestSubmit(onward);
  };
  model.on("msg:custom", onAnswer);
  return () => model.off("msg:custom", onAnswer);
}

export default { render };
