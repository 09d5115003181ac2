import MaquetteCore
import MaquetteSpec
import Testing

@testable import Maquette

@Suite("The gallery's page")
struct GalleryIndexTests {
  private func entry(
    _ name: String, _ platform: Platform, component: String, spec: String? = nil
  ) -> GalleryIndex.Entry {
    var page = GalleryPage(name, "Page <\(name)>", platform: platform) { Label("x") }
    page.component = component
    page.spec = spec.map(GallerySpec.init)
    let files = ["@2x.png", "~dark@2x.png", ".os26~dark@2x.png"].map { page.name + $0 }
    return GalleryIndex.Entry(
      page: page,
      pictures: files.map {
        GalleryPicture(
          file: $0, of: page.name, first: files[0], size: Size(width: 120.4, height: 44))
      })
  }

  @Test("Each component has one heading with its sheets, and a link to it")
  func components() {
    let html = GalleryIndex([
      entry("a", .ios, component: "toggle"), entry("b", .macos, component: "date-picker"),
      entry("c", .watchos, component: "toggle"),
    ]).html
    #expect(html.ranges(of: "<h2>").count == 2)
    #expect(html.contains("<li><a href=\"#date-picker\">DatePicker</a></li>"))
    #expect(html.contains("<section id=\"toggle\">"))
    #expect(html.contains("data-platform=\"watchos\" data-appearance=\"dark\">"))
    #expect(html.contains("<option value=\"watchos\">watchOS</option>"))
    #expect(!html.contains("value=\"tvos\""))
    let places = ["ios-a", "watchos-c"].map { html.range(of: "<article id=\"\($0)\"")?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test("A picture waits until it is looked at, in the room that it will take, and says what it is")
  func pictures() {
    let html = GalleryIndex([entry("a", .ios, component: "toggle")]).html
    #expect(
      html.contains(
        "<img src=\"ios-a@2x.png\" width=\"120\" height=\"44\" loading=\"lazy\" decoding=\"async\" "
          + "alt=\"Page &lt;a&gt;, on iOS\""))
    #expect(html.contains("&quot;.os26~dark&quot;"))
  }

  @Test("Who cannot see a picture is told what it shows, after its title")
  func descriptions() {
    var sheet = entry("a", .ios, component: "button")
    sheet.description = "Say \"Hi\", button. Later, button."
    #expect(
      GalleryIndex([sheet]).html.contains(
        "alt=\"Page &lt;a&gt;, on iOS: Say &quot;Hi&quot;, button. Later, button.\""))
  }

  @Test(
    "What is special about a picture is what its file says more than the sheet's first",
    arguments: [
      ("ios-a@2x.png", "ios-a@2x.png", ""),
      ("ios-a@2x.png", "ios-a.os26~dark@2x.png", ".os26~dark"),
      ("ios-a.ar-EG@2x.png", "ios-a.ar-EG.increased@2x.png", ".increased"),
      ("ios-a.pseudo-long@2x.png", "ios-a.pseudo-long~dark@2x.png", "~dark"),
      ("tvos-a.png", "tvos-a.rtl.png", ".rtl"), ("ios-a.svg", "ios-a~dark.svg", "~dark"),
    ])
  func variants(_ first: String, _ file: String, _ variant: String) {
    let name = first.hasPrefix("tvos") ? "tvos-a" : "ios-a"
    #expect(GalleryPicture(file: file, of: name, first: first, size: nil).variant == variant)
  }

  @Test("Dark and right-to-left are drawn together in each look, but for sheets of both directions")
  func variants() throws {
    for page in try GalleryPage.all() {
      let variants = Gallery.shown(page)
      #expect(variants.contains("dark+rtl") == !page.isPair, "\(page.name)")
      #expect(
        variants.contains("os26+dark+rtl") == (variants.contains("os26") && !page.isPair),
        "\(page.name)")
    }
  }

  @Test("A spec is shown as text, whatever is in it")
  func specs() {
    let spec = "Label: </code><script>alert(1)</script> \"&"
    let html = GalleryIndex([entry("a", .ios, component: "label", spec: spec)]).html
    #expect(
      html.contains("Label: &lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;&amp;\n"))
    #expect(!html.contains("<script>alert"))
  }

  @Test(
    "The spec beside a sheet is one that everybody can draw, and draws that sheet",
    arguments: Platform.allCases)
  func specsDraw(_ platform: Platform) throws {
    let pages = try GalleryPage.all().filter { $0.platform == platform && $0.spec != nil }
    #expect(!pages.isEmpty)
    let renderer = Renderer()
    for page in pages {
      let text = try #require(page.spec?.text)
      let document = try SpecDocument(
        decoding: YAMLReader.read(Array(text.utf8), file: page.name),
        pictures: SamplePictures.all)
      #expect(!text.contains("specimen:") && !text.contains("PresentationStage"), "\(page.name)")
      #expect(document.environment.environment.platform == platform, "\(page.name)")
      // One side of a rule is not the whole sheet, and what is open needs room that no spec asks for.
      guard !page.isPair, text.contains("isPresented") == false, !text.contains("Sheet:"),
        !text.contains("Popover:")
      else {
        continue
      }
      let drawn = try renderer.picture(
        of: document.component, on: document.canvas, in: document.environment.environment)
      let own = page.document
      let sheet = try renderer.picture(
        of: own.component, on: own.canvas, in: own.environment.environment)
      #expect(drawn.scene.size == sheet.scene.size, "\(page.name)")
    }
  }
}
