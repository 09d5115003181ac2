const short = (number) => String(Math.round(number * 100) / 100);
const area = ({ x, y, width, height }) =>
  `${short(x)}, ${short(y)}  ·  ${short(width)} × ${short(height)}`;
const facts = (title, pairs) => {
  const shown = pairs.filter(([, value]) => value !== null && value !== undefined && value !== "");
  if (!shown.length) return [];
  const list = make("dl");
  for (const [name, value] of shown) {
    list.append(make("dt", { textContent: name }), make("dd", {}, value));
  }
  return title ? [make("h3", { textContent: title }), list] : [list];
};
const swatch = (hex) => {
  if (!hex) return null;
  const sample = make("span", { className: "swatch" });
  sample.style.background = hex;
  return make("span", {}, sample, hex);
};
const ratio = ({ color, size, weight }, background) => {
  if (!background) return null;
  const value = contrast(color, background);
  // Large text needs 3, other text 4.5: WCAG 2.2, 1.4.3; 18 pt there are 24 px.
  const isLarge = size >= 24 || (size >= 18.66 && ["bold", "heavy", "black"].includes(weight));
  const least = isLarge ? 3 : 4.5;
  const isPoor = value < least;
  return make("span", { className: isPoor ? "poor" : "",
    textContent: `${value.toFixed(2)} : 1${isPoor ? `, less than ${least}` : ""}` });
};
const drawPanel = ({ frame, report, node }) => {
  const panel = find("inspector");
  panel.hidden = !state.inspects;
  find("columns").classList.toggle("plain", !state.inspects);
  if (!state.inspects) return;
  if (!frame || !report) {
    panel.replaceChildren(make("p", { className: "quiet",
      textContent: "Point at a picture, or go to it with Tab." }));
    return;
  }
  const parts = node ? describe(node, report) : [
    make("h2", { textContent: frame.spec.path }),
    make("p", { className: "path", textContent: frame.variant.name || "as specified" }),
    ...facts("", [["Size", `${short(report.size.width)} × ${short(report.size.height)}`],
      ["Background", swatch(report.background)], ["Direction", report.direction],
      ["Language", report.language]]),
  ];
  panel.replaceChildren(...parts, make("h3", { textContent: "Components" }), tree(report, node));
};
const describe = (node, report) => {
  const { style, accessibility: told, label } = node;
  const target = report.hitTargets.find(({ path }) => path === node.path);
  const findings = report.findings.filter(({ paths }) => paths.includes(node.path));
  return [
    make("h2", { textContent: node.component }),
    make("p", { className: "path", textContent: node.path }),
    ...facts("", [
      ["Frame", area(node.frame)], ["Hit target", node.hitTarget && area(node.hitTarget)],
      ["Baseline", node.baseline === null ? null : short(node.baseline)],
      ["Text", node.text],
      ["Line", node.source && `${node.source.line}:${node.source.column}`],
      ["Problems", target?.problems.join("; ")],
    ]),
    ...(style ? facts("Text", [
      ["Font", `${style.font} ${short(style.size)} ${style.weight}`],
      ["Colour", swatch(style.color)], ["On", swatch(ground(node, report))],
      ["Contrast", ratio(style, ground(node, report))],
      ["Lines", label && `${label.lines}${label.isTruncated ? ", cut" : ""}`],
    ]) : []),
    ...(node.image ? facts("Picture", [["File", node.image.file],
      ["Pixels", `${node.image.pixelWidth} × ${node.image.pixelHeight}`]]) : []),
    ...(told ? facts("Accessibility", [
      ["Role", told.role], ["Label", told.label], ["Value", told.value], ["Hint", told.hint],
      ["Traits", told.traits.join(", ")], ["Heading", told.headingLevel],
      ["Identifier", told.identifier], ["Hidden", told.hidden ? "yes" : null],
    ]) : []),
    ...facts("Findings", findings.map(({ id, message }) => [id, message])),
  ];
};
const tree = (report, chosen) => {
  const depths = new Map();
  const list = make("ul", { className: "tree" });
  for (const node of report.nodes) {
    const depth = node.parent === null ? 0 : (depths.get(node.parent) ?? 0) + 1;
    depths.set(node.path, node.component ? depth : depth - 1);
    if (!node.component) continue;
    const button = make("button", { type: "button" }, node.component + " ");
    const words = node.text || node.accessibility?.label;
    if (words) button.append(make("em", { textContent: words }));
    button.style.paddingInlineStart = `${6 + Math.max(0, Math.min(depth, 12)) * 12}px`;
    if (node === chosen) button.setAttribute("aria-current", "true");
    button.onclick = () => {
      inspector.choose(node);
      find("inspector").querySelector(".tree [aria-current]")?.focus();
    };
    list.append(make("li", {}, button));
  }
  return list;
};
