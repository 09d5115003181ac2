extension Page {
  /// The pictures, their outlines and the errors over them.
  static let pictureStyle = #"""
    main { background: var(--stage); overflow: auto; padding: 0 20px 40px; outline: none; }
    .empty { color: var(--soft); margin: 18vh auto; max-width: 44ch; text-align: center; }
    .spec { position: relative; padding-top: 16px; }
    .spec > h2 { font-size: 14px; font-weight: 600; margin: 0 0 10px;
      overflow-wrap: anywhere; }
    .spec > h2 small { font-weight: 400; color: var(--soft); margin-left: 8px; }
    .grid { display: flex; flex-wrap: wrap; gap: 20px 24px; align-items: flex-start;
      min-height: 60px; }
    figure { margin: 0; position: relative; max-width: 100%; min-width: 96px; }
    figcaption { font-size: 12px; color: var(--soft); padding: 0 0 4px; display: flex; gap: 8px;
      font-variant-numeric: tabular-nums; }
    figcaption b { font-weight: 500; color: var(--ink); }
    .scroller { overflow: auto; max-width: 100%; border-radius: 4px; width: fit-content;
      box-shadow: 0 0 0 1px var(--line), 0 2px 10px rgb(0 0 0 / 8%);
      background: repeating-conic-gradient(light-dark(#fff, #1d1d1d) 0 25%,
        light-dark(#f0f0ee, #272727) 0 50%) 0 0 / 16px 16px; }
    .picture { position: relative; display: block; cursor: crosshair; overflow: hidden; }
    .picture img { display: block; width: 100%; height: 100%; }
    .picture.waiting { min-width: 120px; min-height: 60px; }
    .far img { image-rendering: pixelated; }
    .box { position: absolute; pointer-events: none; }
    .box.frame { outline: 1.5px solid #d6336c; outline-offset: -0.5px;
      background: rgb(214 51 108 / 9%); }
    .box.target { outline: 1.5px dashed #1c7ed6; }
    .box.base { border-top: 1.5px solid #e8590c; }
    .broken .picture img { opacity: .35; filter: saturate(.4); }
    .broken .scroller { box-shadow: 0 0 0 1.5px var(--bad); background: var(--card); }
    .error { background: var(--bad-card); border: 1.5px solid var(--bad); border-radius: 8px;
      box-shadow: 0 6px 24px rgb(0 0 0 / 18%); padding: 10px 14px; max-width: min(100%, 760px); }
    .error h3 { margin: 0 0 6px; font-size: 13px; color: var(--bad); }
    .error pre, .warnings pre { margin: 0; font: 12.5px/1.5 var(--mono); white-space: pre-wrap;
      overflow-wrap: anywhere; tab-size: 4; }
    /* Over the pictures, and in sight as long as one of them is. */
    .over { position: sticky; top: 0; height: 0; z-index: 2; padding-left: 12px; }
    .over > .error { position: relative; top: 40px; width: fit-content;
      max-width: min(calc(100% - 12px), 760px); }
    .bare > .over { position: static; height: auto; padding: 0; }
    .bare > .over > .error { top: 0; }
    figure > .error { position: absolute; z-index: 1; left: 6px; top: 30px;
      width: max-content; max-width: max(100%, 320px); }
    .warnings { margin: 10px 0 0; color: var(--warn); font-size: 13px; max-width: 100ch; }
    .warnings summary { cursor: pointer; }
    .warnings pre { color: var(--ink); padding: 6px 0 0 14px; }
    @media (prefers-reduced-motion: no-preference) {
      .fresh .scroller { animation: fresh .7s ease-out; }
      @keyframes fresh { from { box-shadow: 0 0 0 2px var(--accent); } }
    }

    """#
}
