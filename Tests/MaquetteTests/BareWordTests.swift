import Maquette
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("Words that are also names of components")
struct BareWordTests {
  private func texts(_ spec: String, _ platform: Platform) throws -> [String] {
    let document = try SpecDocument(parsing: Array(spec.utf8), file: "a.yaml", folder: nil)
    let picture = try Renderer().picture(
      of: document.component, on: document.canvas, in: Environment(platform: platform))
    return picture.scene.nodes.compactMap(\.text)
  }

  @Test("In a table they are texts")
  func cells() throws {
    let words = ["Text", "Map", "Link", "Slider", "Board", "Toggle", "Divider"]
    let rows = words.map { "    - [\($0)]\n" }.joined()
    let spec = "Table:\n  columns: [Kind]\n  rows:\n\(rows)"
    #expect(try Set(words).isSubset(of: texts(spec, .macos)))
  }

  @Test("In a bar and among a dialog's buttons, words of people's own are titles")
  func items() throws {
    let bar = "NavigationBar: A\ntrailingItems: [Edit, Link, Map]\n"
    #expect(try Set(["Edit", "Link", "Map"]).isSubset(of: texts(bar, .ios)))
    let alert = "Alert: Sure?\nbuttons: [Link, Cancel]\n"
    #expect(try texts(alert, .ios).contains("Link"))
  }

  @Test("Names that nobody gives a button stay components")
  func components() throws {
    let bar = "Toolbar:\n  items: [Edit, Spacer, SearchField, flexibleSpace, fixedSpace]\n"
    let texts = try texts(bar, .ios)
    #expect(texts.contains("Edit"))
    #expect(!texts.contains { ["Spacer", "SearchField", "fixedSpace"].contains($0) })
  }
}
