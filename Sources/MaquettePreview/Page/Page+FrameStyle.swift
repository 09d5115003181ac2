extension Page {
  /// Colours, the top, the list and the columns.
  static let frameStyle = #"""
    :root {
      color-scheme: light dark;
      --paper: light-dark(#f5f5f4, #171717); --card: light-dark(#ffffff, #222222);
      --stage: light-dark(#e9e9e7, #101010); --line: light-dark(#d9d9d6, #363636);
      --ink: light-dark(#1c1c1a, #ececea); --soft: light-dark(#5c5c58, #a9a9a4);
      --accent: light-dark(#0f6b64, #4fd1c1); --picked: light-dark(#dcefec, #17383a);
      --bad: light-dark(#b3261e, #ff8f85); --bad-card: light-dark(#fff4f2, #3a1714);
      --warn: light-dark(#8a5300, #f0b35a);
      --mono: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
      font: 14px/1.45 system-ui, sans-serif; }
    button, select, input { font: inherit; color: inherit; }
    button, select, input[type="search"], input[type="text"] { background: var(--card);
      border: 1px solid var(--line); border-radius: 7px; padding: 3px 10px; min-height: 30px; }
    select { padding: 3px 4px; }
    button:hover, select:hover { border-color: var(--soft); }
    button[aria-pressed="true"], button[aria-expanded="true"] { background: var(--picked);
      border-color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .quiet { color: var(--soft); }
    .skip { position: absolute; left: -99em; }
    .skip:focus { left: 8px; top: 8px; z-index: 9; background: var(--card); padding: 6px 12px; }
    header { display: flex; align-items: center; gap: 8px; padding: 8px 16px;
      border-bottom: 1px solid var(--line); }
    h1 { font-size: 15px; font-weight: 650; margin: 0 4px 0 0; }
    #status { margin: 0; color: var(--soft); font-variant-numeric: tabular-nums;
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    #status.lost { color: var(--bad); }
    .grow { flex: 1; }
    .zoom { display: flex; align-items: center; }
    .zoom output { min-width: 52px; text-align: center; font-variant-numeric: tabular-nums; }
    .zoom button { padding: 0; width: 30px; }
    #menu { display: none; }
    #switches { display: flex; flex-wrap: wrap; gap: 6px 9px; padding: 8px 16px;
      border-bottom: 1px solid var(--line); align-items: end; }
    #switches label { display: grid; gap: 1px; font-size: 12px; color: var(--soft); }
    #switches select, #switches input { color: var(--ink); font-size: 13px;
      max-width: 104px; }
    #switches input[type="text"] { padding-inline: 6px; }
    #switches fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: 10px;
      flex-wrap: wrap; }
    #switches legend { font-size: 12px; color: var(--soft); padding: 0; }
    #switches fieldset label { display: flex; align-items: center; gap: 5px; font-size: 13px;
      color: var(--ink); min-height: 30px; }
    #switches [aria-invalid="true"] { border-color: var(--bad); }
    #switches .said { color: var(--bad); max-width: 40ch; }
    #switches select.set, #switches input.set { border-color: var(--accent);
      background: var(--picked); }
    [hidden] { display: none !important; }
    #problems:empty { display: none; }
    #problems { padding: 8px 16px; background: var(--bad-card); color: var(--bad);
      border-bottom: 1px solid var(--line); }
    #problems p { margin: 0; }
    #columns { flex: 1; display: grid; min-height: 0;
      grid-template-columns: minmax(170px, 230px) minmax(0, 1fr) minmax(250px, 310px); }
    #columns.plain { grid-template-columns: minmax(170px, 230px) minmax(0, 1fr); }
    nav { border-right: 1px solid var(--line); overflow: auto; padding: 10px 8px; }
    .filter span { position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden; }
    .filter input { width: 100%; margin-bottom: 8px; }
    nav ul { list-style: none; margin: 0; padding: 0; }
    nav a { display: flex; gap: 8px; align-items: baseline; padding: 5px 10px;
      border-radius: 7px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
    nav a:hover { background: var(--stage); }
    nav a[aria-current="true"] { background: var(--picked); }
    nav .mark { margin-left: auto; font-weight: 700; color: var(--bad); white-space: nowrap;
      font-size: 12px; }
    nav .mark.warn { color: var(--warn); font-weight: 500; }
    nav small { color: var(--soft); }

    """#
}
