// The text of the spec that is chosen, as long as nobody saved it: pictures are drawn of it, and the
// file stays as it is.
const editor = {
  options: null, isOpen: true, isSettled: false, files: new Map(), file: null, field: null,
  variant: "", timer: 0,

  async begin(options) {
    if (this.options) return;
    this.options = options;
    document.documentElement.classList.add("can-edit");
    find("edit").hidden = false;
    find("edit").onclick = () => this.toggle();
    find("save").onclick = () => this.save();
    const forms = [["png", "PNG"], ["svg", "SVG"], ["pdf", "PDF"], ["swift", "SwiftUI"]];
    find("exports").replaceChildren(...forms.map(([form, textContent]) => {
      const button = make("button", { type: "button", textContent, title: `Export ${textContent}` });
      button.onclick = () => this.export(form);
      return button;
    }));
    addEventListener("beforeunload", (event) => {
      if ([...this.files.values()].some(({ text, saved }) => text !== saved)) event.preventDefault();
    });
    try {
      for (const name of options.files ?? []) await this.load(name);
    } catch { options.files = null; }
    this.field = new (options.files ? CodeField : PlainField)(find("edit-field"));
    this.field.changed = () => this.change();
    this.field.save = () => this.save();
    if (!options.files) document.documentElement.classList.add("plain-field");
    // The picture needs the room more than the inspector does.
    if (innerWidth < 1500 && state.inspects) toggleInspector();
    this.openOnly();
    showAll();
  },
  // Who watches one spec wants to edit it, once it is known that there is no other.
  openOnly() {
    if (this.isSettled || !this.field || !state.complete) return;
    this.isSettled = true;
    if (!state.path && state.order.length === 1) choose(listed()[0].path);
  },
  load(name) {
    const address = "codemirror/" + name;
    return new Promise((done, failed) => {
      const node = name.endsWith(".css") ? make("link", { rel: "stylesheet", href: address })
        : make("script", { src: address });
      Object.assign(node, { onload: done, onerror: failed });
      // Our own colours come behind those of others.
      document.head.prepend(node);
    });
  },
  toggle() {
    if (!this.options) return;
    this.isOpen = find("editor").hidden;
    const first = onlyOne() ? null : listed().find(matches);
    // Of several specs, one has to be chosen for the editor.
    if (this.isOpen && first) choose(first.path); else showAll();
  },
  // The text that is shown in the place of a spec's file; null for the file itself.
  draft(spec) {
    const { file } = this;
    if (!file || file.id !== spec.id || find("editor").hidden) return null;
    const isChecked = file.checked === file.version;
    return { version: file.version, isBroken: file.isBroken, isDrawable: isChecked && !file.isBroken,
      request: { method: "POST", body: file.text } };
  },
  // Opens what is chosen.
  show() {
    if (!this.field) return;
    const spec = listed().find(({ path }) => path === state.path);
    const isShown = this.isOpen && Boolean(spec);
    find("editor").hidden = !isShown;
    find("edit").setAttribute("aria-pressed", isShown);
    find("columns").classList.toggle("edits", isShown);
    if (!isShown || this.file?.id === spec.id) return;
    this.open(spec.id);
  },
  async read(id) {
    const answer = await fetch(`source/${id}`);
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.message);
    return said;
  },
  async open(id) {
    this.file = null;
    this.note("");
    try {
      if (!this.files.has(id)) this.files.set(id, this.fileOf(id, await this.read(id)));
    } catch (error) { return this.note(error.message); }
    // Another one was chosen meanwhile.
    if (listed().find(({ path }) => path === state.path)?.id !== id) return;
    this.file = this.files.get(id);
    const problem = this.field.open(this.file);
    this.note(problem || (this.file.readOnly ? "This file is read-only." : ""));
    this.hear([state.specs.get(id)]);
    this.update();
  },
  fileOf(id, { path, text, base, readOnly }) {
    const isWindows = text.includes("\r\n") && !/(^|[^\r])\n|\r(?!\n)/.test(text);
    return { id, path, text, base, readOnly, saved: text, version: 0,
      lineBreak: isWindows ? "\r\n" : "\n" };
  },
  change() {
    const { file } = this;
    if (!file) return;
    file.text = this.field.text;
    file.version += 1;
    clearTimeout(this.timer);
    this.showState();
    this.timer = setTimeout(() => this.update(), 120);
  },
  update() {
    this.showState();
    this.check();
  },
  showState(text = "") {
    const { file } = this;
    if (!file) return;
    const isChanged = file.text !== file.saved;
    find("save").disabled = !isChanged || file.readOnly;
    find("save").title = `Save to ${file.path} (Ctrl-S)`;
    find("edit-state").textContent = text || (isChanged ? "Not saved" : "");
  },
  // What is asked about the text as it is now; null when there is no answer, or a newer text.
  async ask(what, items) {
    const { file } = this;
    if (!file) return null;
    // Whoever types asks before the change is told.
    const body = this.field.text;
    const address = `${what}/${file.id}?${new URLSearchParams(items)}`;
    const answer = await fetch(address, { method: "POST", body }).catch(() => null);
    if (!answer?.ok || file !== this.file || body !== this.field.text) return null;
    return answer.json();
  },
  // The place of the variant that is shown.
  get index() {
    const all = variants();
    return (all.find(({ name }) => name === this.variant) ?? all[0])?.index ?? 0;
  },
  async check() {
    const { file } = this;
    const request = file && this.draft(file)?.request;
    if (!request) return;
    const { version } = file;
    const answer = await fetch(`check/${file.id}/${this.index}?${query()}`, request)
      .catch(() => null);
    if (!answer?.ok || file !== this.file || version !== file.version) return;
    const findings = await answer.json();
    this.field.mark(findings);
    find("findings").replaceChildren(...findings.map((finding) => {
      const { line, character } = finding.range.start;
      const go = make("button", { type: "button", textContent: `Line ${line + 1}` });
      go.onclick = () => this.field.go({ line, character });
      return make("li", {}, go, this.message(finding));
    }));
    // What cannot be drawn is not asked for: the last good picture stays.
    Object.assign(file, { checked: version, isBroken: findings.some(({ severity }) => severity === 1) });
    sections.get(file.id)?.update();
    find("editor").dataset.checked = version;
  },
  message({ message, severity, fixes = [] }) {
    const node = make("div", { className: severity === 1 ? "finding bad" : "finding doubtful" },
      make("span", { textContent: message }));
    for (const { title, edits } of fixes) {
      const button = make("button", { type: "button", textContent: title });
      // From the end on, so that places before it stay right.
      button.onclick = () => edits.toReversed().forEach((edit) => this.field.edit(edit));
      node.append(" ", button);
    }
    return node;
  },
  async save() {
    const { file } = this;
    if (!file || file.readOnly || file.text === file.saved) return;
    const { text } = file;
    if (new Blob([text]).size > this.options.mostBytes) {
      return this.note("The text is longer than any spec; it is not saved.");
    }
    const answer = await fetch(`save/${file.id}?base=${file.base}`, { method: "POST", body: text })
      .catch(() => null);
    if (!answer) return this.note("Not saved: maquette watch does not answer.");
    const said = await answer.json();
    if (answer.status === 409) return this.conflict(said.message);
    if (!answer.ok) return this.note(`Not saved: ${said.message}`);
    Object.assign(file, { base: said.base, saved: text });
    this.note("");
    this.showState(file.text === text ? `Saved ${file.path}` : "");
  },
  // Files that were written by somebody else, or by us.
  async hear(specs) {
    const { file } = this;
    if (!file || !specs.some(({ id }) => id === file.id)) return;
    const said = await this.read(file.id).catch(() => null);
    if (!said || file !== this.file || said.base === file.base) return;
    if (said.text === file.text) Object.assign(file, { base: said.base, saved: said.text });
    else if (file.text !== file.saved) return this.conflict("");
    else this.take(said);
    this.update();
  },
  take({ text, base }) {
    const { file } = this;
    this.field.replace(text);
    Object.assign(file, { text: this.field.text, saved: text, base, version: file.version + 1 });
    this.note("");
  },
  conflict(said) {
    const load = make("button", { type: "button", id: "load", textContent: "Load the file" });
    load.onclick = async () => {
      try { this.take(await this.read(this.file.id)); } catch (error) { this.note(error.message); }
      this.update();
    };
    this.note(said ? `Not saved: ${said}.` : "Somebody else has changed the file.",
      " Your text is only on this page, and saving does not replace theirs. After you load theirs,"
      + " undo brings yours back. ", load);
  },
  note(...parts) {
    find("edit-note").hidden = !parts[0];
    find("edit-note").replaceChildren(...parts);
  },
  async export(form) {
    const { file } = this;
    if (!file) return;
    const address = `export/${file.id}/${this.index}/${form}?${query()}`;
    const answer = await fetch(address, this.draft(file).request).catch(() => null);
    if (!answer?.ok) {
      const said = await answer?.json().catch(() => null);
      return this.note(said?.messages ?? said?.switch ?? "It could not be exported.");
    }
    const stem = file.path.split("/").at(-1).replace(/\.\w+$/, "");
    const name = form === "swift" ? "" : state.variants[this.index]?.name;
    const link = make("a", { href: URL.createObjectURL(await answer.blob()),
      download: `${stem}${name ? "~" + name : ""}.${form}` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    this.showState(`Exported ${link.download}`);
  },
};
