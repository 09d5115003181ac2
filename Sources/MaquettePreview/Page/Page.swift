/// The page of the live preview: text that is in the program itself, so that it is one file and
/// needs no folder beside it. It loads nothing from elsewhere.
enum Page {
  /// The page.
  static let html = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Maquette</title>
    <link rel="icon" href="icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="style.css">
    <script src="script.js" defer></script>
    </head>
    <body>
    <a class="skip" href="#stage">Skip to the pictures</a>
    <header id="top">
      <button id="menu" type="button" aria-expanded="false" aria-controls="side">Specs</button>
      <h1>Maquette</h1>
      <p id="status" role="status">Connecting…</p>
      <span class="grow"></span>
      <div class="zoom" role="group" aria-label="Zoom">
        <button id="zoom-out" type="button" aria-label="Smaller" title="Smaller (−)">−</button>
        <output id="zoom" aria-live="polite">100 %</output>
        <button id="zoom-in" type="button" aria-label="Larger" title="Larger (+)">+</button>
      </div>
      <button id="settings" type="button" aria-expanded="true" aria-controls="switches">Variants</button>
      <button id="inspect" type="button" aria-pressed="true" title="Inspector (i)">Inspector</button>
      <label class="page-theme"><span class="quiet">Page</span>
        <select id="page-theme">
          <option value="">Automatic</option><option value="light">Light</option>
          <option value="dark">Dark</option>
        </select></label>
      <button id="help" type="button" aria-label="Keyboard" title="Keyboard (?)">?</button>
    </header>
    <div id="switches" role="group" aria-label="Variants"></div>
    <div id="problems" role="alert"></div>
    <div id="columns">
      <nav id="side" aria-label="Specs">
        <label class="filter"><span class="quiet">Filter</span>
          <input id="filter" type="search" placeholder="Filter  /" autocomplete="off"></label>
        <ul id="list"></ul>
      </nav>
      <main id="stage" tabindex="-1"></main>
      <aside id="inspector" aria-label="Inspector"></aside>
    </div>
    <dialog id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">Keyboard</h2>
      <dl>
        <dt><kbd>/</kbd></dt><dd>filter specs</dd>
        <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next and previous spec</dd>
        <dt><kbd>Tab</kbd></dt><dd>go from picture to picture</dd>
        <dt><kbd>↓</kbd> <kbd>↑</kbd></dt><dd>in a picture: next and previous component</dd>
        <dt><kbd>Esc</kbd></dt><dd>let go of the component</dd>
        <dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>zoom</dd>
        <dt><kbd>i</kbd></dt><dd>inspector</dd>
        <dt><kbd>v</kbd></dt><dd>variants</dd>
        <dt><kbd>?</kbd></dt><dd>this list</dd>
      </dl>
      <form method="dialog"><button>Close</button></form>
    </dialog>
    </body>
    </html>

    """#

  /// The picture in the browser's tab.
  static let icon = #"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8"
    fill="#0f766e"/><rect x="7" y="8" width="18" height="4" rx="2" fill="#fff" opacity=".6"/><rect
    x="7" y="17" width="18" height="8" rx="4" fill="#fff"/></svg>

    """#

  /// How it looks.
  static let style = frameStyle + pictureStyle + panelStyle

  /// What it does.
  static let script =
    "\"use strict\";\n" + stateScript + frameScript + stageScript + switchScript + inspectorScript
    + treeScript + keyboardScript + newsScript
}
