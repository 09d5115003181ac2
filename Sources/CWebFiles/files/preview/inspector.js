const inspector = {
  frame: null, report: null, node: null, pinned: false, reports: new WeakMap(),

  // The report of what a picture shows; asked for once for each picture.
  async load(frame) {
    const key = frame.stamp;
    const known = this.reports.get(frame);
    if (known?.key === key) return known.report;
    const address = `inspect${frame.key}&revision=${frame.spec.revision}`;
    const report = fetch(address, { ...editor.draft(frame.spec)?.request })
      .then((answer) => answer.ok ? answer.json() : null).catch(() => null);
    this.reports.set(frame, { key, report });
    return report;
  },
  async open(frame) {
    if (!state.inspects || !frame.size) return;
    const report = await this.load(frame);
    if (!report) return;
    const isOther = this.frame !== frame;
    const path = isOther ? null : this.node?.path;
    this.frame = frame;
    this.report = report;
    this.node = report.nodes.find((node) => node.path === path) || null;
    if (isOther) this.pinned = false;
    this.draw();
  },
  place(frame, event) {
    const box = frame.box.getBoundingClientRect();
    return { x: (event.clientX - box.left) / state.zoom, y: (event.clientY - box.top) / state.zoom };
  },
  async point(frame, event) {
    if (!state.inspects || (this.pinned && this.frame === frame)) return;
    const place = this.place(frame, event);
    if (this.frame !== frame || this.stale(frame)) await this.open(frame);
    if (!this.report || this.frame !== frame || this.pinned) return;
    const node = this.at(place);
    if (node !== this.node) { this.node = node; this.draw(); }
  },
  stale(frame) { return this.reports.get(frame)?.key !== frame.stamp; },
  // The last one painted, of those that have a name of their own.
  at({ x, y }) {
    const holds = ({ frame: f }) => x >= f.x && y >= f.y && x < f.x + f.width && y < f.y + f.height;
    return this.report.nodes.filter((node) => node.component && holds(node)).at(-1) || null;
  },
  leave(frame) {
    if (this.pinned || this.frame !== frame || document.activeElement === frame.box) return;
    this.node = null;
    this.draw();
  },
  pin(frame, event) {
    if (!state.inspects) return;
    const place = this.place(frame, event);
    this.open(frame).then(() => {
      if (!this.report) return;
      const node = this.at(place);
      this.pinned = node !== null && !(this.pinned && node === this.node);
      this.node = node;
      this.draw();
    });
  },
  choose(node) { this.node = node; this.pinned = true; this.draw(); },
  key(frame, event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.report && this.frame === frame) {
      const nodes = this.report.nodes.filter(({ component }) => component);
      const at = nodes.indexOf(this.node);
      const next = at < 0 ? (step > 0 ? 0 : nodes.length - 1) : at + step;
      event.preventDefault();
      if (nodes[next]) this.choose(nodes[next]);
    } else if (event.key === "Escape") {
      this.pinned = false;
      this.node = null;
      this.draw();
    }
  },
  // The picture is another one now: so are the frames in it.
  refresh(frame) { if (this.frame === frame) this.open(frame); },
  draw() {
    for (const old of document.querySelectorAll(".box")) old.remove();
    drawPanel(this);
    if (!this.node || !this.frame || !state.inspects) return;
    const { frame, hitTarget, baseline } = this.node;
    this.put("frame", frame);
    if (hitTarget) this.put("target", hitTarget);
    if (baseline !== null) this.put("base", { ...frame, y: baseline, height: 0 });
  },
  put(kind, { x, y, width, height }) {
    const box = make("div", { className: `box ${kind}` });
    const edges = { left: x, top: y, width, height };
    for (const name in edges) box.style[name] = `${edges[name] * state.zoom}px`;
    this.frame.box.append(box);
  },
};

// Colours as reports have them: #RRGGBB or #RRGGBBAA.
const channels = (hex) => [1, 3, 5, 7].map((at) => hex.length > at
  ? parseInt(hex.slice(at, at + 2), 16) / 255 : 1);
const over = (top, below) => [0, 1, 2].map((at) => top[at] * top[3] + below[at] * (1 - top[3]));
const luminance = (rgb) => {
  const [r, g, b] = rgb.map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const hexOf = (rgb) => "#" + rgb.map((v) => Math.round(v * 255).toString(16).padStart(2, "0"))
  .join("").toUpperCase();
// What a text stands on: its own background over those of what it is in, over the picture's.
const ground = (node, report) => {
  const layers = [];
  for (let at = node; at; at = report.nodes.find(({ path }) => path === at.parent)) {
    if (at.style?.background) layers.push(channels(at.style.background));
  }
  if (report.background) layers.push(channels(report.background));
  if (!layers.length || layers.at(-1)[3] < 1) return null;
  return hexOf(layers.reverse().reduce((below, top) => over(top, below), [1, 1, 1]));
};
// The ratio of WCAG 2: 1 to 21.
const contrast = (color, background) => {
  const below = channels(background);
  const [a, b] = [luminance(over(channels(color), below)), luminance(below)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
