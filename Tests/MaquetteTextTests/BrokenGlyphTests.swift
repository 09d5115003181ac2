import Foundation
import MaquetteCore
import Testing

@testable import MaquetteText

@Suite("Broken letters in large text")
struct BrokenGlyphTests {
  private let store = FaceStore(catalog: FontCatalog())

  /// Letters and signs of ASCII, Latin, Greek and Cyrillic without accents: among them are those of the
  /// keyboards. Accents have tests of their own.
  private static let letters = [0x21...0x7E, 0xA1...0x17F, 0x386...0x3FF, 0x400...0x52F]
    .joined().compactMap { (value: UInt32) in Unicode.Scalar(value) }
    .filter { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .unassigned: false
      default: FontFile.decomposition(scalar.value) == nil
      }
    }

  /// The face that draws a letter where a font asks for one.
  private func face(
    _ family: String, _ scalar: Unicode.Scalar, _ weight: FontWeight, _ isItalic: Bool
  )
    -> FontFile?
  {
    let chain = store.chain(
      for: font(family, weight: weight, isItalic: isItalic, fallbacks: []))
    let need = ParagraphScripts.Need(
      script: ParagraphScripts.ownScript(of: scalar) ?? 0, region: nil)
    return chain.choice(for: [scalar], isEmoji: false, need: need)?.face
  }

  /// A letter's outline in ems: how high and low it reaches, and its left and right edge in thin bands
  /// from its lower end to its upper one, from its middle.
  private struct Outline {
    var top = -Double.infinity
    var bottom = Double.infinity
    var edges: [ClosedRange<Double>?] = []

    init?(_ scalar: Unicode.Scalar, in face: FontFile, _ finder: CrossingFinder) {
      guard let glyph = face.nominalGlyph(scalar.value) else { return nil }
      let contours = face.contours(of: glyph)
      guard !contours.isEmpty else { return nil }
      var (left, right) = (Double.infinity, -Double.infinity)
      for contour in contours {
        (top, bottom) = (max(top, contour.top), min(bottom, contour.bottom))
        (left, right) = (min(left, contour.left), max(right, contour.right))
      }
      let middle = (left + right) / 2
      let units = face.unitsPerEm
      edges = (0..<24).map { index in
        let height = bottom + (top - bottom) * (Double(index) + 0.5) / 24
        let band = (height - 0.001) * units...(height + 0.001) * units
        return finder.extent(of: glyph, in: band, file: face).map {
          $0.lowerBound / units - middle...$0.upperBound / units - middle
        }
      }
    }

    /// How far its edges are from another one's on average.
    func distance(to other: Outline) -> Double {
      let distances = zip(edges, other.edges).compactMap { one, other -> Double? in
        guard let one, let other else { return nil }
        return (abs(one.lowerBound - other.lowerBound) + abs(one.upperBound - other.upperBound)) / 2
      }
      return distances.isEmpty ? 0 : distances.reduce(0, +) / Double(distances.count)
    }
  }

  @Test(
    "Each letter is as high as in small text, and has its shape, in all weights",
    arguments: FontWeight.allCases, [false, true])
  func outlines(weight: FontWeight, isItalic: Bool) throws {
    let finder = CrossingFinder()
    #expect(Self.letters.count > 450)
    for letter in Self.letters {
      guard let small = face("Inter", letter, weight, isItalic),
        let large = face("Inter Display", letter, weight, isItalic),
        let one = Outline(letter, in: small, finder), let other = Outline(letter, in: large, finder)
      else { continue }
      // Measured: the dot of the thinnest i is 0.106 em higher; what is broken is more than 0.2 off.
      #expect(
        max(abs(one.top - other.top), abs(one.bottom - other.bottom)) < 0.12, "\(letter)")
      // Measured: 0.046 em between the two cuts of f, 0.056 and more where one leans to the left.
      #expect(one.distance(to: other) < 0.051, "\(letter)")
    }
  }

  @Test(
    "The text cut draws what is broken, and accented letters made of it; the rest stays as it is")
  func faces() {
    func faces(_ text: String, _ weight: FontWeight, isItalic: Bool = false) -> [String] {
      let all = layout(text, font("Inter Display", size: 25, weight: weight, isItalic: isItalic))
        .faces
      // Letters of another script are a run of their own.
      return zip(all, [""] + all).filter { $0 != $1 }.map(\.0)
    }
    #expect(faces("ΦЄ", .light) == ["Inter-Light"])
    #expect(faces("ΦЄ", .thin) == ["Inter-ExtraLight"])
    #expect(faces("ΦЄ", .regular) == ["InterDisplay-Regular"])
    #expect(
      faces("Мой", .light) == ["InterDisplay-Light"]
        && faces("МОЙ", .bold, isItalic: true) == ["InterDisplay-BoldItalic", "Inter-BoldItalic"])
    #expect(
      faces("OK go", .bold, isItalic: true)
        == ["InterDisplay-BoldItalic", "Inter-BoldItalic", "InterDisplay-BoldItalic"])
    #expect(faces("OK go", .bold) == ["InterDisplay-Bold"])
  }
}
