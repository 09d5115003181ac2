class Frame {
  constructor(spec, variant) {
    this.spec = spec; this.variant = variant; this.shown = ""; this.size = null;
    this.image = make("img", { alt: "" });
    this.box = make("div", { className: "picture waiting", tabIndex: 0 }, this.image);
    this.box.setAttribute("role", "img");
    this.label = make("b", { textContent: variant.name || "as specified" });
    this.note = make("span");
    this.error = make("div", { className: "error", hidden: true });
    this.error.setAttribute("role", "alert");
    this.scroller = make("div", { className: "scroller" }, this.box);
    this.node = make("figure", {}, make("figcaption", {}, this.label, this.note),
      this.scroller, this.error);
    this.node.frame = this;
    this.describe();
    this.box.addEventListener("pointermove", (event) => inspector.point(this, event));
    this.box.addEventListener("pointerleave", () => inspector.leave(this));
    this.box.addEventListener("click", (event) => inspector.pin(this, event));
    this.box.addEventListener("focus", () => inspector.open(this));
    this.box.addEventListener("keydown", (event) => inspector.key(this, event));
  }
  describe() {
    const { title, path } = this.spec;
    const name = `${title || path}, ${this.variant.name || "as specified"}`;
    this.box.setAttribute("aria-label", name);
  }
  get key() {
    const items = query();
    if (!items.get("scale")) {
      const wanted = Math.ceil(devicePixelRatio * Math.max(1, state.zoom));
      items.set("scale", Math.min(4, Math.max(1, wanted)));
    }
    return `/${this.spec.id}/${this.variant.index}?${items}`;
  }
  // Which picture it is.
  get stamp() { return `${this.revision} ${this.version} ${this.key}`; }
  // Asks for the picture, unless what is shown is what would come.
  async refresh() {
    this.layOut();
    const draft = editor.draft(this.spec);
    const wanted = `${this.spec.revision} ${draft?.version} ${this.key}`;
    if (wanted === this.wanted || !this.visible || !(draft || this.spec.drawable)) return;
    if (draft && !draft.isDrawable) return;
    // What is shown is the last good one already.
    if (!draft && this.spec.broken && this.shown && this.asked === this.key) return;
    this.wanted = wanted;
    this.asked = this.key;
    this.stop?.abort();
    const stop = this.stop = new AbortController();
    try {
      const address = `picture${this.key}&revision=${this.spec.revision}`;
      const answer = await fetch(address, { ...draft?.request, signal: stop.signal });
      if (answer.ok) await this.take(answer, stop.signal, draft?.version);
      else await this.refuse(answer);
    } catch (error) {
      if (this.wanted === wanted) this.wanted = "";
      if (error.name !== "AbortError") lostConnection();
    }
  }
  async take(answer, signal, version) {
    const headers = answer.headers;
    const address = URL.createObjectURL(await answer.blob());
    const image = make("img", { alt: "", src: address });
    // Decoded before it is shown: nothing flickers.
    await image.decode();
    if (signal.aborted) return URL.revokeObjectURL(address);
    if (this.shown) URL.revokeObjectURL(this.shown);
    this.shown = address;
    this.version = version;
    this.size = { width: Number(headers.get("X-Width")), height: Number(headers.get("X-Height")),
      scale: Number(headers.get("X-Scale")) };
    this.image.replaceWith(image);
    this.image = image;
    this.error.hidden = true;
    this.node.classList.remove("broken");
    this.box.classList.remove("waiting");
    this.warnings = decodeURIComponent(headers.get("X-Warnings") || "");
    this.layOut();
    showWarnings(this.spec);
    inspector.refresh(this);
    const revision = Number(headers.get("X-Revision"));
    const isNews = this.revision !== undefined && this.revision !== revision;
    this.revision = revision;
    this.node.dataset.revision = revision;
    if (isNews) requestAnimationFrame(() => this.tell());
  }
  // How long it took from the save until now, when the picture is on its way to the screen.
  tell() {
    const took = Date.now() - this.spec.saved;
    this.node.dataset.took = took;
    if (took >= 0 && took < 60000) showStatus(`${this.spec.path}: ${Math.round(took)} ms after the save`);
    this.node.classList.remove("fresh");
    void this.node.offsetWidth;
    this.node.classList.add("fresh");
  }
  async refuse(answer) {
    const said = await answer.json().catch(() => ({ messages: answer.statusText }));
    if (said.switch) return showSwitchProblem(said.switch);
    this.error.replaceChildren(make("h3", { textContent: "This variant cannot be drawn" }),
      make("pre", { textContent: said.messages }));
    this.error.hidden = false;
    this.node.classList.add("broken");
  }
  layOut() {
    if (!this.size) return;
    const { width, height, scale } = this.size;
    this.box.style.width = `${width * state.zoom}px`;
    this.box.style.height = `${height * state.zoom}px`;
    this.box.classList.toggle("far", devicePixelRatio * state.zoom > scale * 2);
    this.note.textContent = `${width} × ${height} pt, ${scale}x`;
  }
  end() {
    this.stop?.abort();
    if (this.shown) URL.revokeObjectURL(this.shown);
    watcher.unobserve(this.node);
  }
}
