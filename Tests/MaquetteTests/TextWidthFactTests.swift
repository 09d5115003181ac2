import Maquette
import Testing

/// How wide texts are on iPhones: rows, buttons and segments in pictures of iOS 26.0 (1.9 pixels a point) and of
/// betas (1.6 pixels a point), where the ink of each was measured to a tenth of a point and the room beside it is
/// that of our letters; and frames of UILabel, which are rounded up to a pixel.
@Suite("How wide texts are on iPhones")
struct TextWidthFactTests {
  private let renderer = Renderer()

  private func width(_ text: String, size: Double = 17, weight: FontWeight = .regular) throws
    -> Double
  {
    let label = Label(text).font(.system(size: size, weight: weight))
    return try renderer.picture(of: label).scene.size.width
  }

  /// Texts of 17 points with their widths.
  private static let rows: [(String, Double)] = [
    ("Glass", 41.8), ("Option 1", 62.9), ("Date", 35.5), ("1 Jul 2025", 78.1),
    ("Show Sheet", 90.4), ("Show Popover", 108.8), ("Alert", 35.5), ("Toggle", 51.3),
    ("Expand", 56.5), ("FoundationModels + MapKit", 213.2), ("WebKit", 54.5), ("SwiftUI", 54.4),
    ("PaperKit", 64.3), ("Search", 53.5), ("Animatable", 85.3),
    ("Background Extension Effect View", 259.9), ("Chart3D", 64.2),
    ("Glass Effect Container", 169.5), ("Glass Effect View", 132.1), ("Label Spacing", 107),
    ("List Index Label", 117.5), ("Native web view", 122.8), ("Rich text editor", 114.6),
    ("SF Symbols", 89.2), ("Tab View", 68.6), ("Toolbar Spacer", 114.8),
  ]

  @Test("Texts of 17 points are as wide as on iOS 26, within half a point on the average")
  func regular() throws {
    var squares = 0.0
    for (text, wanted) in TextWidthFactTests.rows {
      // A label is as wide as its text, rounded up to a third of a point.
      let difference = try width(text) - 1.0 / 6 - wanted
      squares += difference * difference
      #expect(abs(difference) < 1.4, "\(text): \(difference)")
    }
    #expect((squares / Double(TextWidthFactTests.rows.count)).squareRoot() < 0.55)
  }

  @Test(
    "Labels are as wide as UILabel's, within two thirds of a point",
    arguments: [
      ("Back Button Accessibility Traits - With Titles", 17, FontWeight.regular, 335),
      ("Second", 17, .semibold, 60.33), ("the", 17, .regular, 25), ("the", 16, .regular, 23.67),
      ("point", 17, .regular, 39), ("point", 16, .regular, 37), ("?", 14, .regular, 7.33),
    ] as [(String, Double, FontWeight, Double)])
  func labels(text: String, size: Double, weight: FontWeight, wanted: Double) throws {
    let found = try width(text, size: size, weight: weight)
    #expect(abs(found - wanted) < 0.68, "\(found)")
  }

  @Test(
    "Semibold texts are as wide as on iOS 26, within 0.7 of a point",
    arguments: [
      ("Glass Picker", 17, 97.1), ("by Examples", 11, 67.3),
      ("Advanced Filter Settings", 16, 182.9),
    ] as [(String, Double, Double)])
  func semibold(text: String, size: Double, wanted: Double) throws {
    let found = try width(text, size: size, weight: .semibold) - 1.0 / 6
    #expect(abs(found - wanted) < 0.7, "\(found)")
  }

  /// Frames of view trees of iOS 15 and 26.
  @Test(
    "Large titles are as wide as on iOS 26, within half a point",
    arguments: [("Settings", 133), ("Books", 98.3)] as [(String, Double)])
  func largeTitles(text: String, wanted: Double) throws {
    #expect(abs(try width(text, size: 34, weight: .bold) - wanted) < 0.5)
  }

  @Test("Titles of segments are as wide as on iOS 26, within a point")
  func segments() throws {
    for text in ["Option 2", "Option 3"] {
      #expect(abs(try width(text, size: 13, weight: .medium) - 1.0 / 6 - 52) < 1)
    }
  }

  @Test(
    "An accent makes no letter wider, composed or not",
    arguments: [
      ("yeacnsw", "ýéáçñšŵ"), ("yeaCMP", "ỹếạĆḾṔ"),
      ("yeacw", "y\u{301}e\u{300}a\u{308}c\u{327}w\u{302}"),
    ])
  func accents(plain: String, accented: String) throws {
    #expect(try abs(width(plain) - width(accented)) < 0.7)
  }

  @Test(
    "Letters that are narrower in SF do not run into one another",
    arguments: ["ww", "wv", "yw", "xy", "Py"], [FontWeight.regular, .medium, .semibold])
  func pairs(pair: String, weight: FontWeight) throws {
    func repeated(_ text: String) throws -> Double {
      try width(String(repeating: text, count: 10), weight: weight)
    }
    // Beside other letters each gives up some of its room; beside one another not all of it.
    let apart = try repeated(pair.map { "\($0)n" }.joined()) - repeated("nn")
    #expect(try repeated(pair) > apart + 2)
  }

  @Test("Text grows evenly into the display face")
  func sizes() throws {
    let text = "Maximum awaxy Pw yx AVATAR"
    let widths = try stride(from: 16.0, through: 30, by: 1).map { try width(text, size: $0) }
    let steps = zip(widths.dropFirst(), widths).map { $0 - $1 }
    #expect(steps.allSatisfy { (9...18.5).contains($0) }, "\(steps)")
  }

  @Test("The bolder a text is, the wider")
  func weights() throws {
    let weights: [FontWeight] = [.regular, .medium, .semibold, .bold, .heavy]
    let widths = try weights.map { try width("Second thoughts", weight: $0) }
    #expect(zip(widths.dropFirst(), widths).allSatisfy { $0 > $1 }, "\(widths)")
  }
}
