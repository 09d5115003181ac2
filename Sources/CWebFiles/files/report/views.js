const VIEWS = ["Side by side", "Slider", "Blink", "Difference"];
const ZOOMS = [1, 2, 4, 8];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let current = null, timer = 0, request = 0;

function showDetail() {
  clearInterval(timer);
  const row = state.chosen;
  current = null;
  request += 1;
  if (!row) {
    detail.replaceChildren(make("p", { className: "meta" },
      rows.length ? "No picture matches the filter." : run.counts));
    return;
  }
  const [key, title] = run.statuses[row.status];
  const data = $("detail-" + row.index);
  current = data ? JSON.parse(data.textContent) : { sentence: "the same as its baseline" };
  const back = make("button", { id: "back" }, "‹ All pictures");
  back.onclick = showList;
  detail.replaceChildren(back, make("h2", {}, row.id),
    make("p", { className: "meta" },
      make("span", { className: "status", "data-status": key }, title),
      " · " + [row.source, row.variant].filter(Boolean).join(", ")),
    make("p", {}, current.sentence[0].toUpperCase() + current.sentence.slice(1) + "."),
    ...facts(row));
  detail.scrollTop = 0;
  loadPictures();
}

// Another environment is told before anything that might be taken for a regression.
function facts(row) {
  const parts = [];
  const add = (title, lines) => {
    if (lines && lines.length) parts.push(make("h3", {}, title), make("ul", {}, ...lines));
  };
  if ((current.environment || []).length) {
    parts.push(make("p", { className: "note" },
      "Different environment: " + current.environment.join(", ")));
  }
  if (current.settings) {
    parts.push(make("p", { className: "note" },
      current.settings[0].toUpperCase() + current.settings.slice(1)));
  }
  if (current.pictures) {
    parts.push(make("div", { className: "tools", id: "tools" }),
      make("div", { id: "stage" }));
  }
  add("What changed", (current.changes || []).map(([sentence, color], index) => make("li", {},
    make("span", { className: "number" + (color === undefined ? " plain" : " c" + color) },
      color === undefined ? "·" : index + 1), sentence)));
  add("Pixels", [current.pixels, current.clusters].filter(Boolean)
    .map(text => make("li", {}, text)));
  add("Messages", (current.diagnostics || []).map(text => make("li", {}, text)));
  if (current.accept) {
    parts.push(make("h3", {}, current.acceptWords[0].toUpperCase()
      + current.acceptWords.slice(1)), command(current.accept));
  }
  for (const group of row.groups) {
    const [, summary, accept, count] = run.groups[group];
    if (accept) {
      parts.push(make("h3", {}, "Accept in " + count + (count === 1 ? " picture: " : " pictures: ")
        + summary), command(accept));
    }
  }
  add("Files", (current.files || []).map(([name, link]) =>
    make("li", {}, make("a", { href: link }, name))));
  return parts;
}

function command(text) {
  const button = make("button", {}, "Copy");
  button.setAttribute("aria-label", "Copy: " + text);
  button.onclick = () => copy(text);
  return make("div", { className: "command" }, make("code", {}, text), button);
}

// Nothing is decoded before it is looked at.
async function loadPictures() {
  const number = request, data = current;
  if (!data.pictures) return;
  const images = {};
  await Promise.all(Object.entries(data.pictures).map(async ([name, source]) => {
    const image = make("img", { alt: "", src: source });
    try { await image.decode(); images[name] = image; } catch { data.lost = true; }
  }));
  if (number !== request) return;
  data.images = images;
  buildTools();
  showView();
}

function buildTools() {
  const views = make("div", { className: "segments", role: "group", "aria-label": "View" },
    ...VIEWS.map((title, index) => {
      const button = make("button", { "data-view": index, title: "Key " + (index + 1) }, title);
      button.onclick = () => setView(index);
      return button;
    }));
  const zoom = make("button", { id: "zoom", title: "Key z" });
  zoom.onclick = nextZoom;
  const frames = make("button", { id: "frames", title: "Key f" }, "Frames");
  frames.onclick = toggleFrames;
  const hasFrames = current.changes.some(change => change.length > 1)
    || current.unexplained.length;
  $("tools").replaceChildren(...(Object.keys(current.pictures).length
    ? [views, zoom, hasFrames ? frames : null].filter(Boolean) : []));
}

function setView(index) { state.view = index; showView(); }
function nextZoom() { state.zoom = (state.zoom + 1) % ZOOMS.length; showView(); }
function toggleFrames() { state.frames = !state.frames; showView(); }

function showView() {
  clearInterval(timer);
  const stage = $("stage");
  if (!stage || !current || !current.images) return;
  const { expected, actual, diff } = current.images;
  for (const button of document.querySelectorAll("[data-view]")) {
    button.setAttribute("aria-pressed", Number(button.dataset.view) === state.view);
  }
  if ($("zoom")) $("zoom").textContent = ZOOMS[state.zoom] + "×";
  if ($("frames")) $("frames").setAttribute("aria-pressed", state.frames);
  stage.className = state.zoom ? "sharp" : "";
  const all = [expected, actual, diff].filter(Boolean);
  const size = [Math.max(...all.map(image => image.naturalWidth)),
    Math.max(...all.map(image => image.naturalHeight))];
  const parts = [];
  if (current.lost) {
    parts.push(make("p", { className: "note" }, "Some pictures are not in this page, and the "
      + "files they are in cannot be found beside it."));
  }
  const both = expected && actual;
  if (!all.length) {
    if (!current.lost) parts.push(make("p", { className: "meta" }, "There are no pictures."));
  } else if (state.view === 3 && diff) parts.push(figure("Difference", size, [[diff]]));
  else if (state.view === 1 && both) parts.push(slider(size, expected, actual));
  else if (state.view === 2 && both) parts.push(blink(size, expected, actual));
  else {
    if (state.view && !(state.view === 3 ? diff : both)) {
      parts.push(make("p", { className: "meta" },
        "This view needs pictures that are not there; these are:"));
    }
    if (expected) parts.push(figure("Expected", size, [[expected, 2]]));
    if (actual) parts.push(figure("Actual", size, [[actual, 3]]));
    if (diff) parts.push(figure("Difference", size, [[diff]]));
  }
  stage.replaceChildren(...parts);
}

const unit = () => ZOOMS[state.zoom] / current.scale;

// A canvas as large as the largest picture: what a smaller one lacks is hatched.
function canvas(size, layers) {
  const element = make("div", { className: "canvas" });
  element.style.width = size[0] * unit() + "px";
  element.style.height = size[1] * unit() + "px";
  element.append(...layers.map(([source, place, name]) => {
    const image = source.cloneNode();
    image.alt = name || "";
    image.style.width = source.naturalWidth * unit() + "px";
    image.style.height = source.naturalHeight * unit() + "px";
    const layer = make("div", { className: "layer" }, image);
    if (state.frames && place) layer.append(...frames(place));
    return layer;
  }));
  return element;
}

function frames(place) {
  const zoom = ZOOMS[state.zoom];
  const box = (rect, scale, className, number) => {
    const element = make("div", { className }, number);
    const [left, top, width, height] = rect.map(value => value * scale + "px");
    Object.assign(element.style, { left, top, width, height });
    return element;
  };
  const moved = current.changes.map((change, index) => change[place]
    ? box(change[place], zoom, "frame c" + change[1], make("span", {}, index + 1)) : null);
  const unknown = place === 3
    ? current.unexplained.map(rect => box(rect, unit(), "frame unexplained", "")) : [];
  return moved.filter(Boolean).concat(unknown);
}

function figure(caption, size, layers) {
  layers[0][2] = caption;
  const image = layers[0][0];
  return make("figure", {}, make("figcaption", {}, caption + "  " + image.naturalWidth + " × "
    + image.naturalHeight + " px"),
    make("div", { className: "scroll" }, canvas(size, layers)));
}

function slider(size, expected, actual) {
  const element = canvas(size, [[actual, 3, "Actual"], [expected, 2, "Expected"]]);
  const line = make("div", { className: "divider" });
  const range = make("input", { type: "range", id: "slider", min: 0, max: 100, value: 50,
    step: 0.5, "aria-label": "How much of the expected picture is shown, from the left" });
  const update = () => {
    element.children[1].style.clipPath = `inset(0 ${100 - range.value}% 0 0)`;
    line.style.left = range.value + "%";
  };
  element.append(line);
  range.oninput = update;
  element.onpointermove = event => {
    if (!(event.buttons & 1)) return;
    const box = element.getBoundingClientRect();
    range.value = 100 * (event.clientX - box.left) / box.width;
    update();
  };
  element.onpointerdown = event => { event.preventDefault(); element.onpointermove(event); };
  update();
  return make("figure", {}, make("figcaption", {}, "Expected left of the line, actual right"),
    range, make("div", { className: "scroll" }, element));
}

function blink(size, expected, actual) {
  const element = canvas(size, [[expected, 2, "Expected"], [actual, 3, "Actual"]]);
  const caption = make("span", {});
  const stop = make("button", { id: "blink" });
  let shown = 1, isRunning = !calm.matches;
  const swap = () => {
    shown = 1 - shown;
    [0, 1].forEach(index => element.children[index].hidden = index !== shown);
    caption.textContent = ["Expected", "Actual"][shown];
  };
  const restart = () => {
    clearInterval(timer);
    stop.textContent = isRunning ? "Stop" : "Swap";
    if (isRunning) timer = setInterval(swap, 800);
  };
  stop.onclick = () => {
    if (isRunning) isRunning = false; else swap();
    restart();
  };
  swap();
  restart();
  return make("figure", {}, make("figcaption", {}, stop, " ", caption),
    make("div", { className: "scroll" }, element));
}
