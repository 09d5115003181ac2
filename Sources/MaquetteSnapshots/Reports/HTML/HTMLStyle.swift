extension HTMLReport {
  /// The page's only style sheet.
  static let style = """
    :root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif;
      --ground: light-dark(#f5f5f7, #161618); --panel: light-dark(#fff, #1f1f22);
      --line: light-dark(#d9d9de, #38383d); --text: light-dark(#1d1d1f, #f2f2f4);
      --quiet: light-dark(#5f5f66, #a8a8b0); --accent: light-dark(#0a5fc2, #62adff);
      --on-accent: light-dark(#fff, #0b1a2b); --chosen: light-dark(#e3eefc, #22354d);
      --bad: light-dark(#b3261e, #ff8a80); --fair: light-dark(#8a5300, #f2b155);
      --good: light-dark(#1a6f3c, #6fd193) }
    :root[data-theme=light] { color-scheme: light }
    :root[data-theme=dark] { color-scheme: dark }
    * { box-sizing: border-box }
    [hidden] { display: none !important }
    body { margin: 0; height: 100dvh; display: flex; flex-direction: column;
      background: var(--ground); color: var(--text) }
    header, #filters { display: flex; gap: .5rem .75rem; align-items: center; flex-wrap: wrap;
      padding: .6rem 1rem 0 }
    #filters { padding-bottom: .7rem; border-bottom: 1px solid var(--line) }
    h1 { font-size: 1.15rem; font-weight: 650; margin: 0 }
    h2 { font-size: 1.15rem; font-weight: 600; margin: 0; overflow-wrap: anywhere }
    h3 { font-size: .85rem; font-weight: 600; margin: 1.25rem 0 .35rem; color: var(--quiet) }
    p { margin: 0 }
    #counts { flex: 1; color: var(--quiet); min-width: 12rem }
    button, select, input[type=search] { font: inherit; color: inherit; background: var(--panel);
      border: 1px solid var(--line); border-radius: 7px; padding: .25rem .65rem; min-height: 30px }
    button { cursor: pointer }
    button:hover { border-color: var(--quiet) }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent);
      color: var(--on-accent) }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
    #search { flex: 1 1 15rem; max-width: 26rem }
    select { max-width: 16rem; text-overflow: ellipsis }
    #statuses { display: flex; gap: .4rem; flex-wrap: wrap }
    #statuses button { border-radius: 99px }
    #statuses span { opacity: .75; margin-left: .35rem; font-variant-numeric: tabular-nums }
    main { flex: 1; display: grid; grid-template-columns: minmax(240px, 340px) minmax(0, 1fr);
      min-height: 0 }
    #pane { display: flex; flex-direction: column; min-height: 0;
      border-right: 1px solid var(--line) }
    #shown { padding: .4rem 1rem; color: var(--quiet); font-size: .85rem }
    #list { flex: 1; overflow-y: auto; contain: strict }
    #list:focus-visible { outline: none }
    #list:focus-visible .row[aria-selected=true] { outline: 2px solid var(--accent);
      outline-offset: -2px }
    #space { position: relative }
    .row { position: absolute; left: 0; right: 0; height: 48px; padding: .3rem 1rem;
      border-bottom: 1px solid color-mix(in srgb, var(--line) 55%, transparent);
      cursor: default; overflow: hidden }
    .row b, .row small { display: block; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis }
    .row b { font-weight: 500 }
    .row small { color: var(--quiet); font-size: .8rem }
    .row:hover { background: color-mix(in srgb, var(--chosen) 50%, transparent) }
    .row[aria-selected=true] { background: var(--chosen); box-shadow: inset 3px 0 var(--accent) }
    .status { font-weight: 600 }
    .status[data-status=failed], .status[data-status=damaged],
    .status[data-status=unexplained] { color: var(--bad) }
    .status[data-status=changed], .status[data-status=rasterization],
    .status[data-status=environment], .status[data-status=missing],
    .status[data-status=renamed], .status[data-status=obsolete] { color: var(--fair) }
    .status[data-status=same], .status[data-status=tolerated] { color: var(--good) }
    #detail { overflow: auto; padding: 1rem 1.25rem 3rem; min-width: 0; outline-offset: -2px }
    .meta { color: var(--quiet); margin-top: .15rem; overflow-wrap: anywhere }
    .note { background: color-mix(in srgb, var(--fair) 12%, transparent); border-radius: 8px;
      padding: .5rem .75rem; margin-top: .75rem; overflow-wrap: anywhere }
    .tools { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0 .75rem }
    .segments { display: flex }
    .segments button { border-radius: 0; margin-left: -1px }
    .segments button:first-child { border-radius: 7px 0 0 7px; margin-left: 0 }
    .segments button:last-child { border-radius: 0 7px 7px 0 }
    #stage { overflow: auto; display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start;
      padding: 3px; margin: 0 -3px; min-height: 12rem; align-content: flex-start }
    #stage figure { margin: 0; max-width: 100% }
    figcaption { color: var(--quiet); font-size: .85rem; margin-bottom: .35rem }
    .scroll { overflow: auto; max-width: 100%; padding: 1px }
    .canvas { position: relative; box-shadow: 0 0 0 1px var(--line) }
    .layer { position: absolute; inset: 0;
      background: repeating-linear-gradient(135deg, #8e8e93 0 1px, #e5e5ea 1px 8px) }
    .canvas img { position: absolute; left: 0; top: 0; display: block; max-width: none;
      background: repeating-conic-gradient(#dcdce0 0 25%, #fff 0 50%) 0 0 / 16px 16px }
    .sharp img { image-rendering: pixelated }
    .frame { position: absolute; pointer-events: none; border: 1.5px solid;
      outline: 1px solid #fffc; color: #fff }
    .frame span, .number { font-size: 10px; line-height: 14px; min-width: 14px; padding: 0 3px;
      border-radius: 7px; text-align: center; color: #fff; font-weight: 600 }
    .frame span { position: absolute; left: 0; top: 0; transform: translate(-50%, -50%);
      box-shadow: 0 0 0 1px #fffc }
    .number { display: inline-block; margin-right: .4rem }
    .number.plain { color: var(--quiet) }
    .c0 { border-color: #0b5fb0 } .c1 { border-color: #b8420a } .c2 { border-color: #00734f }
    .c3 { border-color: #93328e } .c4 { border-color: #8f6200 }
    .c0 > span, .number.c0 { background: #0b5fb0 } .c1 > span, .number.c1 { background: #b8420a }
    .c2 > span, .number.c2 { background: #00734f } .c3 > span, .number.c3 { background: #93328e }
    .c4 > span, .number.c4 { background: #8f6200 }
    .unexplained { border: 2px dashed #d4002a }
    .divider { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      background: #d4002a; pointer-events: none; box-shadow: 0 0 0 1px #fffc }
    input[type=range] { display: block; width: 100%; margin: 0 0 .5rem;
      accent-color: var(--accent) }
    ul { margin: 0; padding: 0; list-style: none }
    li { padding: .12rem 0; overflow-wrap: anywhere }
    .command { display: flex; gap: .5rem; align-items: center; flex-wrap: wrap }
    code { font: 12.5px/1.5 ui-monospace, monospace; background: var(--panel);
      border: 1px solid var(--line); border-radius: 6px; padding: .2rem .5rem;
      overflow-wrap: anywhere; min-width: 0 }
    a { color: var(--accent) }
    dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--panel);
      color: var(--text); padding: 1.25rem 1.5rem; max-width: min(30rem, 92vw) }
    dialog::backdrop { background: #0006 }
    dialog table { border-spacing: 0 .3rem; margin: .5rem 0 1rem }
    dialog td:first-child { white-space: nowrap; padding-right: 1.25rem }
    kbd { font: inherit; font-size: .85rem; border: 1px solid var(--line); border-radius: 5px;
      padding: 0 .4rem; background: var(--ground) }
    #toast { position: fixed; left: 50%; bottom: 1.25rem; transform: translateX(-50%);
      background: var(--text); color: var(--ground); border-radius: 8px; padding: .45rem .9rem;
      max-width: 90vw; overflow-wrap: anywhere }
    #toast:empty { display: none }
    #back { display: none; margin-bottom: .75rem }
    @media (pointer: coarse) {
      button, select, input[type=search], input[type=range] { min-height: 44px }
      button { min-width: 44px }
    }
    @media (max-width: 700px) {
      main { grid-template-columns: minmax(0, 1fr) }
      #pane { border-right: 0 }
      #detail { display: none; padding: .75rem 1rem 3rem }
      body[data-pane=detail] #pane, body[data-pane=detail] #filters { display: none }
      body[data-pane=detail] header { padding-bottom: .6rem; border-bottom: 1px solid var(--line) }
      body[data-pane=detail] #detail { display: block }
      #back { display: inline-block }
      h1 { flex: 1 }
      #counts { order: 1; flex-basis: 100% }
      body[data-pane=detail] #counts { display: none }
      #search { flex-basis: 100%; max-width: none }
      select { flex: 1; max-width: none; min-width: 0 }
      #statuses { flex-wrap: nowrap; overflow-x: auto; padding: 3px; margin: 0 -3px }
      #statuses button { flex: none }
    }
    """
}
