const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
  "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"];
const switchList = [
  { name: "appearance", title: "Appearance", words: ["light", "dark"] },
  { name: "contrast", title: "Contrast", words: ["standard", "increased"] },
  { name: "direction", title: "Direction", words: ["ltr", "rtl"] },
  { name: "locale", title: "Locale" },
  { name: "textSize", title: "Text size", words: textSizes },
  { name: "legibilityWeight", title: "Bold text", words: ["regular", "bold"] },
  { name: "controlAccentColor", title: "Accent",
    words: ["multicolor", "blue", "purple", "pink", "red", "orange", "yellow", "green",
      "graphite"] },
  { name: "controlActiveState", title: "Window", words: ["key", "active", "inactive"] },
  { name: "accessibilityShowButtonShapes", title: "Button shapes", words: ["true", "false"] },
  { name: "accessibilityReduceTransparency", title: "Reduce transparency",
    words: ["true", "false"] },
  { name: "accessibilityDifferentiateWithoutColor", title: "Differentiate without colour",
    words: ["true", "false"] },
  { name: "onOffLabels", title: "On/off labels", words: ["true", "false"] },
  { name: "platform", title: "Platform", words: ["ios", "ipados", "macos", "tvos", "watchos"] },
  { name: "pseudo", title: "Pseudolanguage", words: ["rtl", "long"] },
  { name: "scale", title: "Scale", words: ["1", "2", "3", "4"], none: "this screen" },
];
const overlayList = [["hit-targets", "Hit targets"], ["bounds", "Bounds"],
  ["baselines", "Baselines"]];

const makeSwitches = () => {
  const nodes = switchList.map(({ name, title, words, none }) => {
    const field = words
      ? make("select", {}, make("option", { value: "", textContent: none || "as specified" }),
        ...words.map((word) => make("option", { value: word, textContent: word })))
      : make("input", { type: "text", size: 9, placeholder: "as specified",
        autocomplete: "off", spellcheck: false });
    if (!words) field.setAttribute("list", "locales");
    field.id = "switch-" + name;
    field.onchange = () => {
      const value = field.value.trim();
      if (value) state.switches[name] = value; else delete state.switches[name];
      find("switch-said").textContent = "";
      writeAddress();
      showAll();
    };
    return make("label", {}, title, field);
  });
  const boxes = overlayList.map(([name, title]) => {
    const field = make("input", { type: "checkbox", id: "overlay-" + name });
    field.onchange = () => {
      state.overlays = overlayList.map(([word]) => word)
        .filter((word) => find("overlay-" + word).checked);
      writeAddress();
      showAll();
    };
    return make("label", {}, field, title);
  });
  const reset = make("button", { type: "button", id: "reset", textContent: "Reset" });
  reset.onclick = () => {
    state.switches = {};
    state.overlays = [];
    find("switch-said").textContent = "";
    writeAddress();
    showAll();
  };
  const locales = ["en_US", "en_GB", "ar_EG", "de_DE", "fr_FR", "he_IL", "hi_IN", "ja_JP",
    "ko_KR", "th_TH", "zh_Hans"];
  const said = make("span", { className: "said", id: "switch-said" });
  said.setAttribute("role", "alert");
  find("switches").append(...nodes, make("fieldset", {},
    make("legend", { textContent: "Over the pictures" }), ...boxes), reset, said,
    make("datalist", { id: "locales" }, ...locales.map((value) => make("option", { value }))));
};
const showSwitches = () => {
  for (const { name } of switchList) {
    const field = find("switch-" + name);
    if (document.activeElement !== field || field.tagName === "SELECT") {
      field.value = state.switches[name] || "";
    }
    field.classList.toggle("set", Boolean(state.switches[name]));
    field.removeAttribute("aria-invalid");
  }
  for (const [name] of overlayList) {
    find("overlay-" + name).checked = state.overlays.includes(name);
  }
  find("reset").hidden = !state.overlays.length && !Object.keys(state.switches).length;
};
// Only the locale is written by hand, so only it can be wrong.
const showSwitchProblem = (text) => {
  find("switch-locale").setAttribute("aria-invalid", "true");
  find("switch-said").textContent = text;
};

const zooms = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];
const zoomBy = (step) => {
  const near = zooms.reduce((best, zoom, at) => Math.abs(zoom - state.zoom)
    < Math.abs(zooms[best] - state.zoom) ? at : best, 0);
  zoomTo(zooms[Math.min(zooms.length - 1, Math.max(0, near + step))]);
};
const zoomTo = (zoom) => {
  state.zoom = zoom;
  writeAddress();
  showAll();
  inspector.draw();
};
const showZoom = () => {
  find("zoom").textContent = `${Math.round(state.zoom * 100)} %`;
};
