// The variants of a spec that is edited: one is shown, the others are a click away.
class Tabs {
  constructor(section) {
    this.section = section;
    this.node = make("div", { className: "tabs", hidden: true });
    this.node.setAttribute("role", "tablist");
    this.node.setAttribute("aria-label", "Variants");
    this.node.onkeydown = (event) => this.walk(event);
    this.names = "";
  }
  update(isShown) {
    const { frames } = this.section;
    this.node.hidden = !isShown || frames.length < 2;
    if (!isShown) {
      for (const { node } of frames) this.bare(node);
      return;
    }
    const names = frames.map(({ variant }) => variant.name).join("\n");
    if (names !== this.names) {
      this.names = names;
      this.node.replaceChildren(...frames.map((frame, at) => this.button(frame, at)));
    }
    const chosen = Math.max(0, frames.findIndex(({ variant }) => variant.name === editor.variant));
    frames.forEach((frame, at) => {
      const isChosen = at === chosen;
      frame.node.hidden = !isChosen;
      frame.node.id = this.panel(at);
      if (frames.length > 1) frame.node.setAttribute("role", "tabpanel");
      frame.node.setAttribute("aria-label", frame.variant.name || "as specified");
      const button = this.node.children[at];
      button.setAttribute("aria-selected", isChosen);
      button.tabIndex = isChosen ? 0 : -1;
    });
  }
  bare(node) {
    node.hidden = false;
    for (const name of ["role", "id", "aria-label"]) node.removeAttribute(name);
  }
  panel(at) { return `panel-${this.section.spec.id}-${at}`; }
  button(frame, at) {
    const button = make("button", { type: "button",
      textContent: frame.variant.name || "as specified" });
    button.setAttribute("role", "tab");
    button.setAttribute("aria-controls", this.panel(at));
    button.onclick = () => this.choose(this.section.frames[at]);
    return button;
  }
  choose(frame) {
    editor.variant = frame.variant.name;
    this.section.update();
    editor.update();
  }
  walk(event) {
    const buttons = [...this.node.children];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = buttons.indexOf(document.activeElement) + step;
    const next = buttons[(at + buttons.length) % buttons.length];
    next.click();
    next.focus();
  }
}
