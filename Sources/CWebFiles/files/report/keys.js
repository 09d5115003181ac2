let toastTimer = 0;
function toast(text) {
  $("toast").textContent = text;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { $("toast").textContent = ""; }, 4000);
}

async function copy(text) {
  let isDone = false;
  try { await navigator.clipboard.writeText(text); isDone = true; } catch { }
  if (!isDone) {
    // Browsers that give the clipboard to no file still know the old way.
    const area = make("textarea", { value: text, readOnly: true });
    document.body.append(area);
    area.select();
    try { isDone = document.execCommand("copy"); } catch { }
    area.remove();
  }
  toast(isDone ? "Copied: " + text : "The browser refused; copy it yourself: " + text);
}

const THEMES = [["", "Auto", "automatic"], ["light", "Light", "light"], ["dark", "Dark", "dark"]];
let theme = 0;
function setTheme(index) {
  theme = index;
  const [name, title, words] = THEMES[index];
  if (name) document.documentElement.dataset.theme = name;
  else delete document.documentElement.dataset.theme;
  $("theme").textContent = title;
  $("theme").setAttribute("aria-label", "Appearance: " + words);
  try { localStorage.setItem("maquette-theme", name); } catch { }
}

function showList() {
  delete document.body.dataset.pane;
  list.focus();
}

function openDetail() {
  document.body.dataset.pane = "detail";
}

const KEYS = {
  j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
  PageDown: () => step(Math.max(1, Math.floor(state.height / HEIGHT) - 1)),
  PageUp: () => step(-Math.max(1, Math.floor(state.height / HEIGHT) - 1)),
  Home: () => step(-Infinity), End: () => step(Infinity),
  1: () => setView(0), 2: () => setView(1), 3: () => setView(2), 4: () => setView(3),
  z: nextZoom, f: toggleFrames, d: () => setTheme((theme + 1) % THEMES.length),
  "/": () => { showList(); $("search").focus(); $("search").select(); },
  "?": () => $("help").showModal(),
  a: () => {
    const text = current && current.accept;
    if (text) copy(text); else toast("There is nothing to accept.");
  },
  " ": () => { if ($("blink")) $("blink").click(); },
  Escape: () => {
    if (document.body.dataset.pane) showList();
    else if ($("search").value) { $("search").value = ""; filter(); }
  }
};

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("help").open) return;
  const target = event.target;
  let action = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : null;
  if (target === $("search")) {
    if (event.key === "Enter") action = () => list.focus();
    else if (event.key === "Escape") {
      action = () => {
        if (target.value) { target.value = ""; filter(); } else list.focus();
      };
    } else if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
  } else if (target.tagName === "SELECT") return;
  else if (event.key === "Enter" && target === list) action = openDetail;
  else if (event.key === " " && target.tagName === "BUTTON") return;
  else if (["Home", "End", "PageUp", "PageDown"].includes(event.key)
    && target !== list && target !== document.body) return;
  if (!action) return;
  event.preventDefault();
  action();
});

list.addEventListener("scroll", () => {
  state.top = list.scrollTop;
  requestAnimationFrame(() => renderList(false));
}, { passive: true });
list.addEventListener("click", event => {
  const element = event.target.closest(".row");
  if (!element) return;
  choose(rows[Number(element.id.slice(4))], true);
  openDetail();
});
new ResizeObserver(entries => {
  state.height = entries[0].contentRect.height || state.height;
  renderList(false);
}).observe(list);
$("search").oninput = filter;
$("variant").onchange = filter;
$("group").onchange = filter;
$("theme").onclick = () => setTheme((theme + 1) % THEMES.length);
$("help-button").onclick = () => $("help").showModal();
if (run.accept) {
  $("copy-all").hidden = false;
  $("copy-all").onclick = () => copy(run.accept);
  $("copy-all").title = run.accept;
}

let saved = "";
try { saved = localStorage.getItem("maquette-theme") || ""; } catch { }
setTheme(Math.max(0, THEMES.findIndex(entry => entry[0] === saved)));
buildFilters();
try {
  const id = decodeURIComponent(location.hash.slice(1));
  state.chosen = rows.find(row => row.id === id) || null;
} catch { }
const wanted = state.chosen;
filter();
if (wanted) { choose(wanted); openDetail(); }
list.focus({ preventScroll: true });
