// What is written in: CodeMirror where it is installed, a plain field elsewhere. Both tell of
// changes by `changed`, and count lines and characters from 0.
class PlainField {
  constructor(host) {
    this.area = make("textarea", { spellcheck: false, wrap: "off" });
    this.area.setAttribute("aria-label", "Spec");
    this.area.oninput = () => this.changed();
    this.area.addEventListener("keydown", (event) => this.key(event));
    host.replaceChildren(this.area);
  }
  // A plain field knows one kind of line break; whoever mixes them would have them all changed.
  open(file) {
    this.file = file;
    this.area.value = file.text;
    this.area.readOnly = file.readOnly;
    const isKept = this.text === file.text;
    if (!isKept) this.area.readOnly = true;
    return isKept ? "" : "This file mixes kinds of line breaks. It can only be edited with CodeMirror.";
  }
  get text() { return this.area.value.replaceAll("\n", this.file.lineBreak); }
  // What was not saved comes back by undo, which a new value would end.
  replace(text) {
    if (this.text === this.file.saved) this.area.value = text;
    else { this.area.select(); this.insert(text); }
  }
  // As if it were typed, with the message of it.
  insert(text) {
    const { area } = this;
    area.focus();
    if (document.execCommand("insertText", false, text)) return;
    area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
    this.changed();
  }
  start({ line, character }) {
    const lines = this.area.value.split("\n");
    return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character;
  }
  go(place) {
    this.area.focus();
    this.area.setSelectionRange(this.start(place), this.start(place));
  }
  edit({ range, newText }) {
    this.area.setSelectionRange(this.start(range.start), this.start(range.end));
    this.insert(newText);
  }
  mark() {}
  key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    this.save();
  }
}

class CodeField {
  constructor(host) {
    host.replaceChildren();
    this.marks = [];
    this.mirror = CodeMirror(host, {
      lineNumbers: true, indentUnit: 2, tabSize: 2, viewportMargin: 50, screenReaderLabel: "Spec",
      hintOptions: {
        // In the editor, so that it is a part of the page that has a name.
        hint: (mirror) => this.hints(mirror), completeSingle: false, container: find("editor"),
      },
      extraKeys: {
        Tab: (mirror) => mirror.execCommand(
          mirror.somethingSelected() ? "indentMore" : "insertSoftTab"),
        "Shift-Tab": "indentLess", "Ctrl-Space": "autocomplete", "Ctrl-/": "toggleComment",
        "Ctrl-S": () => this.save(), "Cmd-S": () => this.save(), F1: () => this.explain(),
      },
    });
    this.mirror.on("change", (_, { origin }) => { if (origin !== "setValue") this.changed(); });
    this.mirror.on("inputRead", (mirror, { text }) => {
      if (/[\w:\-/. #]$/.test(text.at(-1)) && !mirror.state.completionActive) mirror.showHint();
    });
    this.mirror.on("cursorActivity", () => this.quiet());
  }
  open(file) {
    const mode = file.path.endsWith(".json") ? { name: "javascript", json: true } : "yaml";
    // With it the text comes back as it was, whatever its line breaks are.
    file.doc ??= CodeMirror.Doc(file.text, mode, 0, file.lineBreak);
    this.marks = [];
    this.mirror.swapDoc(file.doc);
    this.mirror.setOption("readOnly", file.readOnly);
    return "";
  }
  get text() { return this.mirror.getValue(); }
  // One change, so that one undo takes it back.
  replace(text) {
    const { mirror } = this;
    const place = mirror.getCursor();
    mirror.replaceRange(text, { line: 0, ch: 0 }, { line: mirror.lastLine() }, "setValue");
    mirror.setCursor(place);
  }
  place({ line, character }) { return { line, ch: character }; }
  go(place) { this.mirror.setCursor(this.place(place)); this.mirror.focus(); }
  edit({ range, newText }) {
    this.mirror.replaceRange(newText, this.place(range.start), this.place(range.end), "+mend");
  }
  // Messages below their lines.
  mark(findings) {
    const { mirror } = this;
    mirror.operation(() => {
      for (const mark of this.marks) mark.clear();
      this.marks = [];
      for (const finding of findings.slice(0, 50)) {
        const { range, severity } = finding;
        const kind = severity === 1 ? "bad" : "doubtful";
        this.marks.push(mirror.markText(this.place(range.start), this.place(range.end),
          { className: kind }));
        const line = Math.min(range.start.line, mirror.lastLine());
        this.marks.push(mirror.addLineWidget(line, editor.message(finding)));
      }
    });
  }
  async hints(mirror) {
    const at = mirror.getCursor();
    const answer = await editor.ask("complete", { line: at.line, character: at.ch });
    const items = answer?.items ?? [];
    if (!items.length) return null;
    const { start, end } = items[0].textEdit.range;
    const hints = { from: this.place(start), to: this.place(end), list: items.map((item) => ({
      text: item.textEdit.newText, displayText: item.label,
      render: (node) => node.append(item.label,
        make("small", { textContent: item.detail ? " " + item.detail : "" })),
    })) };
    CodeMirror.on(hints, "shown", () =>
      mirror.state.completionActive.widget.hints.setAttribute("aria-label", "Completions"));
    return hints;
  }
  async explain() {
    const { mirror } = this;
    const at = mirror.getCursor();
    const answer = await editor.ask("explain", { line: at.line, character: at.ch });
    if (!answer) return;
    this.quiet();
    const node = make("pre", { className: "explained", textContent: answer.contents.value });
    this.explanation = mirror.addLineWidget(at.line, node);
  }
  quiet() { this.explanation?.clear(); this.explanation = null; }
}
