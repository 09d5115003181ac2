const step = (by) => {
  const specs = listed().filter(matches);
  if (!specs.length) return;
  const at = specs.findIndex(({ path }) => path === state.path);
  const next = at < 0 ? (by > 0 ? 0 : specs.length - 1)
    : Math.min(specs.length - 1, Math.max(0, at + by));
  choose(specs[next].path);
};
const toggleInspector = () => {
  state.inspects = !state.inspects;
  find("inspect").setAttribute("aria-pressed", state.inspects);
  inspector.draw();
};
const toggleSwitches = () => {
  const isHidden = find("switches").hidden = !find("switches").hidden;
  find("settings").setAttribute("aria-expanded", !isHidden);
};
const toggleList = () => {
  const isOpen = find("side").classList.toggle("open");
  find("menu").setAttribute("aria-expanded", isOpen);
  if (isOpen) find("filter").focus();
};
const commands = {
  "/": () => { if (!find("filter").offsetParent) toggleList(); find("filter").focus(); },
  "j": () => step(1), "k": () => step(-1),
  "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), "0": () => zoomTo(1),
  "e": () => editor.toggle(), "i": toggleInspector, "v": toggleSwitches, "?": () => find("keys").showModal(),
};
document.addEventListener("keydown", (event) => {
  const isTyping = ["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName);
  // The editor used the key.
  if (event.defaultPrevented) return;
  if (event.key === "Escape" && isTyping) event.target.blur();
  if (event.key === "Escape" && find("side").classList.contains("open")) toggleList();
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || find("keys").open) return;
  if (!commands[event.key]) return;
  event.preventDefault();
  commands[event.key]();
});
find("zoom-in").onclick = () => zoomBy(1);
find("zoom-out").onclick = () => zoomBy(-1);
find("inspect").onclick = toggleInspector;
find("settings").onclick = toggleSwitches;
find("menu").onclick = toggleList;
find("help").onclick = () => find("keys").showModal();
find("filter").oninput = () => { showList(); showStage(); };
addEventListener("hashchange", () => { readAddress(); showAll(); });
// Another screen may have other pixels.
addEventListener("resize", () => { for (const [, section] of sections) section.update(); });

const themeField = find("page-theme");
const showTheme = () => {
  if (themeField.value) document.documentElement.dataset.theme = themeField.value;
  else delete document.documentElement.dataset.theme;
};
themeField.value = localStorage.getItem("theme") || "";
themeField.onchange = () => { localStorage.setItem("theme", themeField.value); showTheme(); };
showTheme();
