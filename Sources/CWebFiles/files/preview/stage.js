const sections = new Map();
// Pictures out of sight are asked for when they come near.
const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    target.frame.visible = isIntersecting;
    if (isIntersecting) target.frame.refresh();
  }
}, { root: find("stage"), rootMargin: "400px" });

const matches = (spec) => {
  const text = find("filter").value.trim().toLowerCase();
  return !text || (spec.path + " " + spec.title).toLowerCase().includes(text);
};
const listed = () => state.order.map((id) => state.specs.get(id)).filter(Boolean);
const onStage = () => {
  const all = listed();
  const one = all.find(({ path }) => path === state.path);
  return one ? [one] : all.filter(matches);
};

const showList = () => {
  const items = listed().filter(matches).map((spec) => {
    const link = make("a", { href: "#" + encodeURI(spec.path) }, spec.path);
    link.onclick = (event) => { event.preventDefault(); choose(spec.path); };
    if (spec.path === state.path) link.setAttribute("aria-current", "true");
    if (spec.broken) link.append(make("span", { className: "mark", textContent: "error" }));
    return make("li", {}, link);
  });
  const all = make("a", { href: "#" }, "All ", make("small", { textContent: state.order.length }));
  all.onclick = (event) => { event.preventDefault(); choose(""); };
  if (!onlyOne()) all.setAttribute("aria-current", "true");
  find("list").replaceChildren(make("li", {}, all), ...items);
};
const onlyOne = () => listed().some(({ path }) => path === state.path);
const choose = (path) => {
  state.path = path;
  writeAddress();
  find("side").classList.remove("open");
  find("menu").setAttribute("aria-expanded", "false");
  showAll();
  find("stage").scrollTop = 0;
};

class Section {
  constructor(spec) {
    this.spec = spec; this.frames = [];
    this.title = make("h2");
    this.grid = make("div", { className: "grid" });
    this.error = make("div", { className: "error", hidden: true });
    this.error.setAttribute("role", "alert");
    this.tabs = new Tabs(this);
    this.warnings = make("details", { className: "warnings", hidden: true },
      make("summary"), make("pre"));
    this.node = make("section", { className: "spec" }, this.title,
      make("div", { className: "over" }, this.error), this.tabs.node, this.grid, this.warnings);
  }
  update() {
    const { spec } = this;
    this.title.replaceChildren(spec.path);
    if (spec.title) this.title.append(make("small", { textContent: spec.title }));
    const wanted = variants();
    const isSame = this.frames.length === wanted.length && this.frames.every(
      ({ variant }, at) => variant.index === wanted[at].index && variant.name === wanted[at].name);
    if (!isSame) {
      const old = this.frames;
      this.frames = wanted.map((variant) => {
        const kept = old.find((frame) => frame.variant.index === variant.index);
        if (!kept) return new Frame(spec, variant);
        kept.variant = variant;
        kept.label.textContent = variant.name || "as specified";
        return kept;
      });
      for (const frame of old) if (!this.frames.includes(frame)) frame.end();
      this.grid.replaceChildren(...this.frames.map(({ node }) => node));
      for (const { node } of this.frames) watcher.observe(node);
    }
    const draft = editor.draft(spec);
    const isEdited = Boolean(draft);
    const isBroken = spec.broken && !isEdited;
    this.tabs.update(isEdited);
    this.node.classList.toggle("broken", isBroken || Boolean(draft?.isBroken));
    this.node.classList.toggle("bare", !spec.drawable && !isEdited);
    this.grid.hidden = !spec.drawable && !isEdited;
    this.error.hidden = !isBroken;
    if (isBroken) {
      const head = spec.drawable
        ? "This spec cannot be drawn. Its last good pictures are below."
        : "This spec cannot be drawn.";
      this.error.replaceChildren(make("h3", { textContent: head }),
        make("pre", { textContent: spec.messages }));
    }
    for (const frame of this.frames) { frame.describe(); frame.refresh(); }
    this.showWarnings();
  }
  showWarnings() {
    // The editor shows them where they belong.
    const isEdited = Boolean(editor.draft(this.spec));
    const lines = new Set(this.spec.broken || isEdited ? [] : this.spec.messages.split("\n"));
    for (const { warnings } of isEdited ? [] : this.frames) {
      for (const line of (warnings || "").split("\n")) lines.add(line);
    }
    lines.delete("");
    this.warnings.hidden = lines.size === 0;
    this.warnings.firstChild.textContent = ["warning", "note"].map((kind) => {
      const count = [...lines].filter((line) => line.includes(`: ${kind}: `)).length;
      return count ? `${count} ${kind}${count === 1 ? "" : "s"}` : "";
    }).filter(Boolean).join(", ") || "Messages";
    this.warnings.lastChild.textContent = [...lines].join("\n");
  }
  end() { for (const frame of this.frames) frame.end(); this.node.remove(); }
}
const showWarnings = (spec) => sections.get(spec.id)?.showWarnings();

const showStage = () => {
  const wanted = onStage();
  const ids = new Set(wanted.map(({ id }) => id));
  for (const [id, section] of sections) {
    if (!ids.has(id)) { section.end(); sections.delete(id); }
  }
  const nodes = wanted.map((spec) => {
    if (!sections.has(spec.id)) sections.set(spec.id, new Section(spec));
    return sections.get(spec.id).node;
  });
  const stage = find("stage");
  const isSame = nodes.length === stage.children.length
    && nodes.every((node, at) => node === stage.children[at]);
  if (!isSame) stage.replaceChildren(...nodes);
  if (!nodes.length) {
    const text = !state.complete ? "Reading…" : state.order.length
      ? "No spec has this in its name." : "There is no spec yet. When you save one, it appears here.";
    stage.replaceChildren(make("p", { className: "empty", textContent: text }));
  }
  for (const { id } of wanted) sections.get(id).update();
};
const showAll = () => { editor.show(); showList(); showStage(); showSwitches(); showZoom(); };
