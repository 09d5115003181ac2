internal import CWebFiles
import MaquetteCore

/// The page that shows all sheets of a gallery, for a browser: by component, with filters, the spec of
/// each, and addresses that lead to one.
///
/// It is whole without its script, which only switches between pictures and leaves sheets out.
struct GalleryIndex {
  /// A page with the pictures of its variants, in order.
  struct Entry {
    var page: GalleryPage
    var pictures: [GalleryPicture]
    /// What the first of them shows, for those who cannot see it; empty when there is nothing to tell.
    var description = ""

    /// What stands for the picture: its title and platform, as the page's script reads them off its
    /// heading, and then what it shows.
    var alternativeText: String {
      "\(page.title), on \(page.platform.displayName)"
        + (description.isEmpty ? "" : ": \(description)")
    }
  }

  private let entries: [Entry]
  /// Folders of specimens in the order in which their first sheets come.
  private let components: [String]

  init(_ entries: [Entry]) {
    self.entries = entries
    let all = Set(entries.map(\.page.component))
    components = all.sorted()
  }

  var html: String {
    let links = components.map { component in
      "<li><a href=\"#\(Escape.html(component))\">\(Self.title(of: component))</a></li>"
    }
    let sections = components.map { component in
      let id = Escape.html(component)
      let sheets = entries.filter { $0.page.component == component }.map(article)
      return "<section id=\"\(id)\"><h2><a href=\"#\(id)\">\(Self.title(of: component))</a></h2>\n"
        + sheets.joined() + "</section>\n"
    }
    return OwnFile.galleryStart + """
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>
      \(String(cString: maquette_gallery_style()))</style></head><body>
      <header><h1>Maquette gallery</h1>
      <form id="filters" aria-label="Filters">
      \(choice("platform", "Platform", [("", "All")] + platforms))
      \(switches)<label>Component <input id="search" type="search" placeholder="Button, picker …"></label>
      <output id="count" aria-live="polite">\(entries.count) sheets</output>
      </form><p id="nearest" role="status" hidden></p></header>
      <nav aria-label="Components"><ul>
      \(links.joined(separator: "\n"))
      </ul></nav>
      <main data-traits="\(Escape.html(traits.text))">
      \(sections.joined())</main>
      <script>
      \(String(cString: maquette_gallery_script()))</script></body></html>

      """
  }

  /// The lines of specs that the words of pictures' names stand for: the script puts them into the spec.
  private var traits: JSONValue {
    let all = entries.flatMap(\.pictures).flatMap(\.traits)
    let lines = Dictionary(all.map { ($0.word, GallerySpec.line($0.trait)) }) { first, _ in first }
    return .object(lines.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
  }

  private var platforms: [(String, String)] {
    Platform.allCases.filter { platform in entries.contains { $0.page.platform == platform } }
      .map { ($0.rawValue, $0.displayName) }
  }

  /// What pictures can be switched to; the words are those of the page's script.
  private var switches: String {
    [
      choice("look", "Look", [("", "Classic"), ("26", "Version 26")]),
      choice("appearance", "Appearance", [("", "Light"), ("dark", "Dark")]),
      choice("direction", "Direction", [("", "Left to right"), ("rtl", "Right to left")]),
      choice("size", "Text size", [("", "Large"), ("accessibility3", "Accessibility 3")]),
      choice("contrast", "Contrast", [("", "Standard"), ("increased", "Increased")]),
    ].map { $0 + "\n" }.joined()
  }

  private func choice(_ name: String, _ title: String, _ options: [(String, String)]) -> String {
    let list = options.map { "<option value=\"\($0.0)\">\(Escape.html($0.1))</option>" }
    return "<label>\(title) <select name=\"\(name)\">\(list.joined())</select></label>"
  }

  /// A sheet: what it is, its picture, its spec.
  private func article(_ entry: Entry) -> String {
    let page = entry.page
    let (id, title) = (Escape.html(page.name), Escape.html(page.title))
    let platform = Escape.html(page.platform.displayName)
    // A watch is always dark.
    let appearances = page.platform.appearances
    let only = appearances.count == 1 ? " data-appearance=\"\(appearances[0].rawValue)\"" : ""
    var text =
      "<article id=\"\(id)\" data-platform=\"\(page.platform.rawValue)\"\(only)><h3><a href=\"#\(id)\">"
      + "\(title)</a> <small>\(platform)</small></h3>\n"
    if let first = entry.pictures.first {
      let all = JSONValue.object(entry.pictures.map { ($0.variant, $0.json) })
      text +=
        "<img src=\"\(Escape.html(first.file))\"\(first.sizeAttributes) loading=\"lazy\" "
        + "decoding=\"async\" alt=\"\(Escape.html(entry.alternativeText))\" "
        + "data-pictures=\"\(Escape.html(all.text))\">\n<p class=\"note\" hidden>"
        + "There is no other picture of this sheet for your choice.</p>\n"
    }
    if let spec = page.spec {
      text +=
        "<details><summary>Spec<span> of \(title), \(platform)</span></summary>"
        + "<button type=\"button\">Copy</button>"
        + "<pre tabindex=\"0\" role=\"region\" aria-label=\"Spec of \(title)\"><code>"
        + "\(spec.html(with: entry.pictures.first?.traits.map(\.trait) ?? []))</code></pre></details>\n"
    }
    return text + "</article>\n"
  }

  /// `DatePicker` for `date-picker`, and `Right to left` for what is no component.
  private static func title(of folder: String) -> String {
    if let name = names[folder] { return Escape.html(name) }
    let words = folder.split(separator: "-").joined(separator: " ")
    return Escape.html(words.capitalizedFirst)
  }

  private static let names = Dictionary(
    Catalogue.standard.names.map { (GalleryPage.folder(of: $0), $0) },
    uniquingKeysWith: { first, _ in first })
}
