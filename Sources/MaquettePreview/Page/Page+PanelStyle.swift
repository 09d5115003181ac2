extension Page {
  /// The inspector, the list of keys, and narrow windows.
  static let panelStyle = #"""
    aside { border-left: 1px solid var(--line); overflow: auto; padding: 12px 14px; }
    aside h2 { font-size: 15px; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
    aside h3 { font-size: 12px; font-weight: 600; color: var(--soft); margin: 16px 0 4px; }
    aside .path { margin: 2px 0 8px; font: 12px/1.45 var(--mono); color: var(--soft);
      overflow-wrap: anywhere; }
    aside dl, #keys dl { display: grid; grid-template-columns: auto minmax(0, 1fr);
      gap: 3px 12px; margin: 0; }
    aside dt { color: var(--soft); }
    aside dd, #keys dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
    .swatch { display: inline-block; width: 12px; height: 12px; border-radius: 3px;
      border: 1px solid var(--soft); vertical-align: -1px; margin-right: 6px; }
    .poor { color: var(--bad); font-weight: 600; }
    .tree { list-style: none; margin: 0; padding: 0; font-size: 13px; }
    .tree button { display: block; width: 100%; text-align: left; border-color: transparent;
      background: none; padding: 1px 6px; min-height: 24px; border-radius: 5px;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .tree button:hover { background: var(--stage); }
    .tree button[aria-current="true"] { background: var(--picked); }
    .tree em { color: var(--soft); font-style: normal; }
    dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--card);
      color: var(--ink); padding: 18px 22px; }
    dialog::backdrop { background: rgb(0 0 0 / 35%); }
    dialog h2 { margin: 0 0 10px; font-size: 15px; }
    dialog form { margin-top: 14px; text-align: right; }
    kbd { font: 12px var(--mono); border: 1px solid var(--line); border-bottom-width: 2px;
      border-radius: 4px; padding: 0 5px; }
    @media (max-width: 900px) {
      #columns, #columns.plain { grid-template-columns: minmax(0, 1fr); grid-template-rows:
        minmax(0, 1fr) auto; }
      #menu { display: block; }
      nav { position: fixed; z-index: 5; inset: 0 auto 0 0; width: min(80vw, 300px);
        background: var(--paper); box-shadow: 4px 0 24px rgb(0 0 0 / 25%); display: none; }
      nav.open { display: block; }
      main { padding: 0 12px 24px; }
      aside { border-left: 0; border-top: 1px solid var(--line); max-height: 38vh; }
      header { flex-wrap: wrap; padding: 8px 12px; }
      #switches { flex-wrap: nowrap; overflow-x: auto; padding: 8px 12px; }
      #switches fieldset { flex-wrap: nowrap; }
      h1 { display: none; }
      .page-theme span { display: none; }
    }

    """#
}
