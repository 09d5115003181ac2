extension HTMLReport {
  /// The SHA-256 of ``style`` and of ``script`` in Base64: the page's policy allows what has these
  /// and nothing else. A test knows them when one of the texts changes.
  static let styleHash = "c9h0WcWguC7ighALfV3nMmTkN3+tdyCFfvMgi28h7Oc="
  static let scriptHash = "0aIIRnyFQ8ef5/56WprundrbWcs3AE5OlhBFPy0D5dQ="

  /// The page around its data.
  static func page(title: String, run: String, details: String) -> String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    img-src 'self' file: data:; style-src 'sha256-\(styleHash)'; \
    script-src 'sha256-\(scriptHash)'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>\(title)</title>
    <link rel="icon" href="data:,">
    <style>\(style)</style></head>
    <body>
    \(body)
    \(run)\(details)<script>\(script)</script>
    </body></html>

    """
  }

  private static let body = """
    <header>
    <h1>Snapshots</h1>
    <p id="counts"></p>
    <button id="copy-all" hidden>Copy command for all</button>
    <button id="theme" aria-label="Appearance: automatic">Auto</button>
    <button id="help-button" aria-label="Keys and help">?</button>
    </header>
    <div id="filters" role="search" aria-label="Pictures">
    <input id="search" type="search" placeholder="Filter by name, spec or change" \
    aria-label="Filter by name, spec or change" autocomplete="off" spellcheck="false">
    <select id="variant" aria-label="Variant"></select>
    <select id="group" aria-label="Shared change"></select>
    <div id="statuses" role="group" aria-label="Status"></div>
    </div>
    <main>
    <section id="pane" aria-label="Pictures">
    <p id="shown" role="status"></p>
    <div id="list" role="listbox" tabindex="0" aria-label="Pictures"><div id="space"></div></div>
    </section>
    <article id="detail" tabindex="-1" aria-label="Picture"></article>
    </main>
    <dialog id="help" aria-labelledby="help-title">
    <h2 id="help-title">Keys</h2>
    <table>
    <tr><td><kbd>j</kbd> <kbd>↓</kbd></td><td>next picture</td></tr>
    <tr><td><kbd>k</kbd> <kbd>↑</kbd></td><td>previous picture</td></tr>
    <tr><td><kbd>1</kbd> to <kbd>4</kbd></td>\
    <td>side by side, slider, blink, difference</td></tr>
    <tr><td><kbd>space</kbd></td><td>stop blinking, or blink once</td></tr>
    <tr><td><kbd>z</kbd></td><td>larger, in whole pixels</td></tr>
    <tr><td><kbd>f</kbd></td><td>frames of changes</td></tr>
    <tr><td><kbd>/</kbd></td><td>filter</td></tr>
    <tr><td><kbd>a</kbd></td><td>copy the command that accepts the change</td></tr>
    <tr><td><kbd>d</kbd></td><td>light, dark or automatic</td></tr>
    <tr><td><kbd>?</kbd></td><td>this help</td></tr>
    <tr><td><kbd>esc</kbd></td><td>close, clear the filter, back to the list</td></tr>
    </table>
    <form method="dialog"><button autofocus>Close</button></form>
    </dialog>
    <div id="toast" role="status"></div>
    <noscript><p>This report needs JavaScript, which is part of the page.</p></noscript>
    """
}
