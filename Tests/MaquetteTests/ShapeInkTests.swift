import Maquette
import Testing

@testable import MaquettePainting

/// White letters on blue shapes on a red ground, with the real fonts: where letters leave a shape, they
/// are mixed with red.
@Suite("Letters stay in their shapes")
struct ShapeInkTests {
  private static let texts = [
    "English": "Adding jelly", "Arabic": "بالعالم", "Vietnamese": "Ẫy Ặng Ṩ", "Thai": "ภาษาไทยที่นี่",
    "Hindi": "हिन्दी में लिखें", "Burmese": "မြန်မာဘာသာ", "Hebrew": "שָׁלוֹם עוֹלָם",
  ]

  /// How many pixels of letters are outside.
  private func escaped(_ component: some Component, in environment: Environment) throws -> Int {
    let renderer = Renderer()
    let picture = try renderer.picture(
      of: VStack { component }.padding(40).background("#FF0000"), in: environment)
    let image = try PNGDecoder.decode(renderer.bytes(of: picture))
    return image.pixels.count { pixel in
      let (green, blue) = (pixel >> 8 & 0xFF, pixel & 0xFF)
      return green > 90 && blue < 190
    }
  }

  @Test(
    "Letters of a button never leave its shape, however large and in whatever script",
    arguments: [Platform.ios, .macos, .watchos], texts.keys.sorted())
  func button(platform: Platform, script: String) throws {
    let text = ShapeInkTests.texts[script] ?? ""
    for textSize in [TextSize.large, .accessibility1, .accessibility5] {
      let environment = Environment(platform: platform, textSize: textSize, scale: 1)
      for size in ButtonSize.allCases {
        for words in [text, "\(text) \(text) \(text)"] {
          let button = Button(words, style: .filled, size: size, tint: "#0000FF")
          #expect(
            try escaped(button.frame(maxWidth: 320), in: environment) == 0,
            "\(platform) \(script) \(textSize) \(size)")
        }
      }
    }
  }

  @Test(
    "Nor do those of a capsule or of a button that opens a menu", arguments: texts.keys.sorted())
  func others(script: String) throws {
    let text = ShapeInkTests.texts[script] ?? ""
    let environment = Environment(textSize: .accessibility5, scale: 1)
    let capsule = Button("\(text) \(text)", style: .filled, tint: "#0000FF")
      .with(\.cornerStyle, .capsule)
    #expect(try escaped(capsule.frame(maxWidth: 320), in: environment) == 0)
    var opener = PullDownButton("\(text) \(text)") {}
    opener.style = .filled
    opener.tint = "#0000FF"
    #expect(try escaped(opener.frame(maxWidth: 320), in: environment) == 0)
  }

  // The corners of a rounded rectangle keep off the corner of what it holds.
  @Test("A wrapped small button has corners that fit its insets of 10 and 5 points")
  func wrapped() throws {
    let environment = Environment(textSize: .accessibility5)
    let button = Button("Add to the list now", style: .filled, size: .small)
    let scene = try Renderer().picture(of: button.frame(maxWidth: 300), in: environment).scene
    let node = try #require(scene.nodes.first { $0.component == "Button" })
    guard case .fill(.roundedRect(_, let radius, _), _) = try #require(node.items.first) else {
      Issue.record("a rounded rectangle")
      return
    }
    // 10 + 5 + √(2 × 10 × 5)
    #expect(abs(radius - 25) < 0.1)
    let line = Button("Add", style: .filled, size: .small)
    let single = try Renderer().picture(of: line, in: environment).scene.root
    #expect(single.frame.height > 60)
  }
}
