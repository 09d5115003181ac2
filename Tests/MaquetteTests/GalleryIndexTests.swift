import Testing

@testable import Maquette

@Suite("The gallery's page")
struct GalleryIndexTests {
  private func entry(_ name: String, _ platform: Platform) -> GalleryIndex.Entry {
    GalleryIndex.Entry(
      page: GalleryPage(name, "Page \(name)", platform: platform) { Label("x") },
      files: ["\(name)@2x.png"])
  }

  @Test("Each platform has one heading with all its pages, and a link to it")
  func platforms() {
    let html = GalleryIndex([
      entry("a", .ios), entry("b", .macos), entry("c", .ios), entry("d", .watchos),
    ]).html
    #expect(html.ranges(of: "<h2 ").count == 3)
    #expect(html.contains("<a href=\"#ios\">iOS <small>2</small></a>"))
    #expect(html.contains("<h2 id=\"watchos\">watchOS</h2>"))
    #expect(!html.contains("#tvos"))
    let places = ["Page a<", "Page c<", "Page b<", "Page d<"].map { html.range(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test("A switch shows one look or both: pictures of version 26 are marked, and pages with both")
  func looks() {
    var both = entry("a", .ios)
    both.files.append("a.os26@2x.png")
    let html = GalleryIndex([both]).html
    #expect(html.ranges(of: "name=\"look\"").count == 3)
    #expect(html.ranges(of: "<figure class=\"v26\">").count == 1)
    #expect(html.ranges(of: "<section class=\"looks\">").count == 1)
    #expect(both.page.hasBothLooks)
  }
}
