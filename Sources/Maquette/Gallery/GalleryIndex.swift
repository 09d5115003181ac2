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
    var body = ""
    var platform: Platform?
    for entry in entries {
      if entry.page.platform != platform {
        platform = entry.page.platform
        body += "<h2>\(escaped(entry.page.platform.displayName))</h2>\n"
      }
      body += "<section><h3>\(escaped(entry.page.title))</h3>\n<div>\n"
      for file in entry.files {
        let name = escaped(file)
        // A source of its own: beside a `src`, a browser with one pixel a point takes that at twice
        // the size.
        let density = file.contains("@2x") ? "<source srcset=\"\(name) 2x\">" : ""
        body +=
          "<figure><picture>\(density)<img src=\"\(name)\" loading=\"lazy\" "
          + "alt=\"\(escaped(entry.page.title))\"></picture>"
          + "<figcaption>\(name)</figcaption></figure>\n"
      }
      body += "</div></section>\n"
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Maquette gallery</title>
      <meta name="viewport" content="width=device-width">
      <style>
      :root { color-scheme: light dark; font: 15px/1.4 Inter, system-ui, sans-serif }
      body { margin: 2rem; background: light-dark(#f2f2f7, #161618) }
      h1, h2 { font-weight: 600 } h3 { font-weight: 500; margin: 1.5rem 0 .5rem }
      section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
      figure { margin: 0; max-width: 100% }
      img { max-width: 100%; border-radius: 10px; display: block;
        box-shadow: 0 0 0 1px light-dark(#0001, #fff2) }
      figcaption { font-size: 11px; opacity: .6; margin-top: .25rem }
      </style></head><body>
      <h1>Maquette gallery</h1>
      \(body)</body></html>

      """
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;")
  }
}
