const $ = id => document.getElementById(id);
const run = JSON.parse($("run").textContent);
const HEIGHT = 48;
const list = $("list"), space = $("space"), detail = $("detail");
const rows = run.rows.map((row, index) => ({
  index, id: row[0], source: row[1], variant: row[2], status: row[3], groups: row[4] || [],
  text: row[5] || "", words: row.slice(0, 3).concat(row[5] || "", run.statuses[row[3]][1])
    .join("\n").toLowerCase()
}));
const state = { rows, chosen: null, statuses: new Set(), view: 0, zoom: 0, frames: true,
  height: 600, top: 0, first: -1, last: -1 };

function make(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (name in element && name !== "list") element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

function rowElement(row, place) {
  const [key, title] = run.statuses[row.status];
  const note = row.text || [row.source, row.variant].filter(Boolean).join(", ");
  const element = make("div", { className: "row", id: "row-" + row.index, role: "option",
    "aria-selected": row === state.chosen, "aria-setsize": state.rows.length,
    "aria-posinset": place + 1 },
    make("b", { title: row.id }, row.id),
    make("small", {}, make("span", { className: "status", "data-status": key }, title),
      " · " + note));
  element.style.top = place * HEIGHT + "px";
  return element;
}

// Sizes are told by observers and events, so that nothing here makes the browser lay out twice.
function renderList(force) {
  const first = Math.max(0, Math.floor(state.top / HEIGHT) - 6);
  const last = Math.min(state.rows.length,
    Math.ceil((state.top + state.height) / HEIGHT) + 6);
  if (!force && first === state.first && last === state.last) return;
  [state.first, state.last] = [first, last];
  space.replaceChildren(
    ...state.rows.slice(first, last).map((row, index) => rowElement(row, first + index)));
}

function reveal() {
  const place = state.rows.indexOf(state.chosen);
  if (place < 0) return;
  const top = place * HEIGHT;
  if (top < state.top) state.top = top;
  else if (top + HEIGHT > state.top + state.height) state.top = top + HEIGHT - state.height;
  else return;
  list.scrollTop = state.top;
}

function filter() {
  const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const variant = $("variant").value, group = $("group").value;
  state.rows = rows.filter(row =>
    (!state.statuses.size || state.statuses.has(row.status))
    && (variant === "" || row.variant === variant.slice(1))
    && (group === "" || row.groups.includes(Number(group)))
    && words.every(word => row.words.includes(word)));
  space.style.height = state.rows.length * HEIGHT + "px";
  state.top = 0;
  list.scrollTop = 0;
  const count = state.rows.length;
  const all = rows.length.toLocaleString("en") + (rows.length === 1 ? " picture" : " pictures");
  $("shown").textContent =
    count === rows.length ? all : count.toLocaleString("en") + " of " + all;
  if (!state.rows.includes(state.chosen)) choose(state.rows[0] || null);
  reveal();
  renderList(true);
}

function choose(row, byPerson) {
  state.chosen = row;
  if (row) list.setAttribute("aria-activedescendant", "row-" + row.index);
  else list.removeAttribute("aria-activedescendant");
  reveal();
  renderList(true);
  showDetail();
  if (byPerson && row) {
    try { history.replaceState(null, "", "#" + encodeURIComponent(row.id)); } catch { }
  }
}

function step(distance) {
  const place = state.rows.indexOf(state.chosen);
  const next = Math.max(0, Math.min(state.rows.length - 1, place + distance));
  if (state.rows[next]) choose(state.rows[next], true);
}

function buildFilters() {
  $("counts").textContent = run.counts + (run.linked ? " · "
    + run.linked.toLocaleString("en")
    + " pictures are links to files beside this page, not part of it" : "");
  run.statuses.forEach(([key, title], status) => {
    const count = rows.filter(row => row.status === status).length;
    if (!count) return;
    const button = make("button", { "aria-pressed": "false", "data-key": key }, title,
      make("span", {}, count.toLocaleString("en")));
    button.onclick = () => {
      const isOn = !state.statuses.delete(status);
      if (isOn) state.statuses.add(status);
      button.setAttribute("aria-pressed", isOn);
      filter();
    };
    $("statuses").append(button);
  });
  const variants = [...new Set(rows.map(row => row.variant))].sort();
  $("variant").append(make("option", { value: "" }, "All variants"),
    ...variants.map(name => make("option", { value: "=" + name }, name || "plain")));
  $("variant").hidden = variants.length < 2;
  $("group").append(make("option", { value: "" }, "All changes"),
    ...run.groups.map(([, summary, , count], index) =>
      make("option", { value: index }, count + " × " + summary)));
  $("group").hidden = !run.groups.length;
}
