import Maquette
import Testing

@Suite("Pages of the gallery")
struct GalleryNameTests {
  @Test("No two pages have one name, which would be one file")
  func unique() throws {
    let names = try GalleryPage.all().map(\.name)
    let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted()
    #expect(twice.isEmpty, "\(twice)")
  }

  /// The sentences in bold of the Human Interface Guidelines (Right to left), and those below them
  /// that an illustration belongs to; each is the name of a page.
  private static let rules = [
    "alignment", "paragraphs", "lines", "list-items", "digits", "numerals", "progress",
    "navigation", "absolute", "balance", "images", "image-order", "directions", "text-icons",
    "localized-icons", "motion-icons", "marks", "objects", "slashes", "badges", "fixed-badges",
    "tools", "absolute-icons",
  ]

  @Test("Every rule for right-to-left languages has a page in the order of the guidelines")
  func rules() throws {
    let names = try GalleryPage.rightToLeftRules(.ios).map(\.name)
    #expect(names == Self.rules.map { "ios-rtl-\($0)" })
    for platform in Platform.allCases where platform != .ios {
      let names = try GalleryPage.rightToLeftRules(platform).map(\.name)
      let tabs = platform == .tvos ? ["tabs"] : []
      let controls = ["numerals", "progress", "navigation"] + tabs + ["absolute"]
      #expect(names == controls.map { "\(platform.rawValue)-rtl-\($0)" })
    }
  }

  @Test("A rule's page has both directions side by side, below the rule")
  func pairs() throws {
    for page in try GalleryPage.rightToLeftRules(.ios) {
      #expect(page.isPair)
      let scene = try Renderer().picture(
        of: page.document.component, in: page.document.environment.environment
      ).scene
      let texts = labels(scene.root)
      let rule = try #require(texts.first)
      #expect(rule.0 == page.title, "the rule comes first")
      let captions = texts.filter {
        ["Left-to-right context", "Right-to-left context"].contains($0.0)
      }
      if captions.count == 2 {
        #expect(captions[0].0.hasPrefix("Left") && captions[0].1.maxX < captions[1].1.minX)
        #expect(captions[0].1.minY == captions[1].1.minY)
      } else {
        #expect(
          page.name.contains("digits") || page.name.contains("numerals")
            || page.name.contains("balance") || page.name.contains("localized"))
      }
    }
  }

  private func labels(_ node: SceneNode) -> [(String, Rect)] {
    let own = node.component == "Label" ? node.text.map { [($0, node.frame)] } ?? [] : []
    return own + node.children.flatMap(labels)
  }
}
