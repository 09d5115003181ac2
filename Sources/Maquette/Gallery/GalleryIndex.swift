/// The page that shows all pictures of a gallery, for a browser.
struct GalleryIndex {
  /// A page with the files of its variants, in order.
  struct Entry {
    var page: GalleryPage
    var files: [String]
  }

  private let entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  var html: String {
    var links = ""
    var body = ""
    for platform in Platform.allCases {
      let pages = entries.filter { $0.page.platform == platform }
      guard !pages.isEmpty else { continue }
      let (id, name) = (platform.rawValue, Escape.html(platform.displayName))
      links += "<a href=\"#\(id)\">\(name) <small>\(pages.count)</small></a>\n"
      body += "<h2 id=\"\(id)\">\(name)</h2>\n" + sections(of: pages)
    }
    return document(links: links, body: body)
  }

  /// A heading for every page, with its pictures.
  private func sections(of pages: [Entry]) -> String {
    var body = ""
    for entry in pages {
      body += "<section><h3>\(Escape.html(entry.page.title))</h3>\n<div>\n"
      for file in entry.files {
        let name = Escape.html(file)
        // A source of its own: beside a `src`, a browser with one pixel a point takes that at twice
        // the size.
        let density = file.contains("@2x") ? "<source srcset=\"\(name) 2x\">" : ""
        body +=
          "<figure><picture>\(density)<img src=\"\(name)\" loading=\"lazy\" "
          + "alt=\"\(Escape.html(entry.page.title))\"></picture>"
          + "<figcaption>\(name)</figcaption></figure>\n"
      }
      body += "</div></section>\n"
    }
    return body
  }

  /// How the page begins.
  static let start = """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Maquette gallery</title>

    """

  private func document(links: String, body: String) -> String {
    GalleryIndex.start + """
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>
      :root { color-scheme: light dark; font: 15px/1.4 Inter, system-ui, sans-serif;
        --ground: light-dark(#f2f2f7, #161618); --line: light-dark(#d1d1d6, #38383d);
        --quiet: light-dark(#5b5b61, #aeaeb2); --accent: light-dark(#0a5fc2, #62adff) }
      body { margin: 0; padding: 1.5rem clamp(1rem, 3vw, 2rem) 4rem; background: var(--ground);
        color: light-dark(#1d1d1f, #f2f2f4) }
      h1, h2 { font-weight: 600; line-height: 1.2; margin: 0 }
      h2 { margin-top: 2.5rem; scroll-margin-top: 4rem }
      h3 { font-size: 1rem; font-weight: 500; margin: 1.5rem 0 .5rem }
      nav { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 0 .25rem;
        margin: .5rem -.5rem 0; background: var(--ground); border-bottom: 1px solid var(--line) }
      nav a { color: var(--accent); text-decoration: none; line-height: 44px; padding: 0 .5rem }
      nav a:hover { text-decoration: underline }
      nav small { color: var(--quiet); font-variant-numeric: tabular-nums }
      :focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: 6px }
      section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
      figure { margin: 0; max-width: 100% }
      img { max-width: 100%; height: auto; border-radius: 10px; display: block;
        box-shadow: 0 0 0 1px light-dark(#0001, #fff2) }
      figcaption { font-size: 11px; color: var(--quiet); margin-top: .25rem;
        overflow-wrap: anywhere }
      </style></head><body>
      <h1>Maquette gallery</h1>
      <nav aria-label="Platforms">
      \(links)</nav>
      <main>
      \(body)</main></body></html>

      """
  }
}
