const find = (id) => document.getElementById(id);
const make = (tag, properties, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};
const state = {
  revision: -1, specs: new Map(), order: [], variants: [], problems: [], complete: false,
  // What is shown: a spec's path, or nothing for all of them.
  path: "", switches: {}, overlays: [], zoom: 1, inspects: true,
};
// Everything that somebody chose is in the address, so that it outlives a reload.
const readAddress = () => {
  const [path, query] = location.hash.slice(1).split("?");
  state.path = decodeURIComponent(path || "");
  const items = new URLSearchParams(query || "");
  state.zoom = Math.min(8, Math.max(0.125, Number(items.get("zoom")) || 1));
  state.overlays = items.getAll("overlay");
  state.switches = {};
  for (const { name } of switchList) {
    if (items.get(name)) state.switches[name] = items.get(name);
  }
};
const query = () => {
  const items = new URLSearchParams(state.switches);
  for (const name of state.overlays) items.append("overlay", name);
  return items;
};
const writeAddress = () => {
  const items = query();
  if (state.zoom !== 1) items.set("zoom", state.zoom);
  const text = items.toString();
  const path = encodeURIComponent(state.path).replaceAll("%2F", "/");
  history.replaceState(null, "", "#" + path + (text ? "?" + text : ""));
};
// The variants that are left when switches say what some of them would.
const variants = () => {
  const seen = new Set();
  const result = [];
  state.variants.forEach((variant, index) => {
    const words = variant.words.filter(({ trait }) => !state.switches[trait])
      .map(({ word }) => word);
    const name = words.join(" + ");
    if (!seen.has(name)) result.push({ index, name });
    seen.add(name);
  });
  return result;
};
