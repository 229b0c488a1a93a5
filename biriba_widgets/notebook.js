// The notebook's side of a form: what is submitted goes to Python, the answer takes its place.

// JupyterLab would take letters typed in a control for commands.
const claimKeys = (root) => {
  for (const control of root.querySelectorAll("input, button, select, textarea, summary, a"))
    control.setAttribute("data-lm-suppress-shortcuts", "true");
};

function render({ model, el }) {
  el.innerHTML = model.get("face");
  const sections = [...el.querySelectorAll(".bw")];
  const asked = sections.map(() => ({ number: 0 })); // each form's latest question
  sections.forEach((section, form) => {
    claimKeys(section);
    section.addEventListener("submit", (event) => {
      event.preventDefault();
      const sent = biribaForm.submission(event.target, event.submitter);
      const number = asked[form].number + 1;
      asked[form] = { ...sent, number };
      model.send({ form, number, state: section.dataset.state, pairs: JSON.stringify(sent.pairs) });
    });
  });
  const onAnswer = ({ form, number, state, html }) => {
    if (number !== asked[form].number) return; // an older question's answer
    biribaForm.show(sections[form], asked[form], [state, html]);
    claimKeys(sections[form]);
  };
  model.on("msg:custom", onAnswer);
  return () => model.off("msg:custom", onAnswer);
}

export default { render };
