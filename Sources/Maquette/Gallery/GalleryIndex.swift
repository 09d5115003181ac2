internal import CWebFiles

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
      let looks = entry.page.hasBothLooks ? " class=\"looks\"" : ""
      body += "<section\(looks)><h3>\(Escape.html(entry.page.title))</h3>\n<div>\n"
      for file in entry.files {
        let name = Escape.html(file)
        // A source of its own: beside a `src`, a browser with one pixel a point takes that at twice
        // the size.
        let density = file.contains("@2x") ? "<source srcset=\"\(name) 2x\">" : ""
        body +=
          "<figure\(file.contains(".os26") ? " class=\"v26\"" : "")><picture>\(density)<img src=\"\(name)\" loading=\"lazy\" "
          + "alt=\"\(Escape.html(entry.page.title))\"></picture>"
          + "<figcaption>\(name)</figcaption></figure>\n"
      }
      body += "</div></section>\n"
    }
    return body
  }

  private func document(links: String, body: String) -> String {
    OwnFile.galleryStart + """
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>
      \(String(cString: maquette_gallery_style()))</style></head><body>
      <h1>Maquette gallery</h1>
      <nav aria-label="Platforms">
      \(links)</nav>
      <fieldset><legend>Look</legend>
      <label><input type="radio" name="look" value="both" checked>Both</label>
      <label><input type="radio" name="look" value="classic">Classic</label>
      <label><input type="radio" name="look" value="new">Version 26</label></fieldset>
      <main>
      \(body)</main></body></html>

      """
  }
}
