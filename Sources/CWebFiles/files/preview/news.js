const showStatus = (text, isLost = false) => {
  find("status").textContent = text;
  find("status").title = text;
  find("status").classList.toggle("lost", isLost);
};
const counted = () => state.order.length === 1 ? "1 spec" : `${state.order.length} specs`;
const take = (news) => {
  if (news.variants) state.variants = news.variants;
  state.revision = news.revision;
  state.complete = news.complete;
  for (const spec of news.specs) {
    const old = state.specs.get(spec.id);
    // Sections and frames hold on to what they show.
    if (old) Object.assign(old, spec); else state.specs.set(spec.id, spec);
  }
  if (news.order) {
    state.order = news.order;
    const ids = new Set(news.order);
    for (const id of state.specs.keys()) if (!ids.has(id)) state.specs.delete(id);
  }
  if (news.editor) editor.begin(news.editor); else editor.openOnly();
  if (news.problems.join("\n") !== state.problems.join("\n") || !news.problems.length) {
    state.problems = news.problems;
    find("problems").replaceChildren(
      ...news.problems.map((textContent) => make("p", { textContent })));
  }
  editor.hear(news.specs);
  const isListed = news.order || !sections.size;
  showList();
  if (isListed) showStage();
  else for (const { id } of news.specs) sections.get(id)?.update();
  const broken = listed().filter((spec) => spec.broken).length;
  document.title = `${broken ? `(${broken}) ` : ""}Maquette`;
  showStatus(counted() + (broken ? `, ${broken} with errors` : ""));
};

let socket = null;
let retry = null;
const lostConnection = () => {
  showStatus("Not connected; waiting for maquette watch", true);
  if (!socket && !retry) retry = setTimeout(connect, 500);
};
const connect = () => {
  retry = null;
  // What the server counts means nothing after it started anew.
  state.revision = -1;
  socket = new WebSocket(`ws://${location.host}${location.pathname}news?since=-1`);
  socket.onmessage = ({ data }) => {
    const isFirst = state.revision < 0;
    const news = JSON.parse(data);
    if (isFirst) for (const section of sections.values()) {
      for (const frame of section.frames) frame.wanted = "";
    }
    take(news);
  };
  socket.onclose = () => { socket = null; lostConnection(); };
};
makeSwitches();
readAddress();
showSwitches();
showZoom();
inspector.draw();
connect();
