import MaquetteCore
import MaquetteText
import Testing

/// A text is shaped once for all widths; what is remembered of it changes nothing.
@Suite("Texts that were laid out before")
struct ShapedOnceTests {
  private static let texts = [
    "The quick brown fox jumps over the lazy dog", "مرحبا بالعالم الكبير 123",
    "שלום עולם, Xcode 26", "設定を変更しました。もう一度お試しください",
    "अन्तर्राष्ट्रीयकरण की सेटिंग", "Say 👩‍👩‍👧 \u{E000} now\nand then\n",
  ]

  private func request(
    _ text: String, _ width: Double?, _ mode: LineBreakMode, lines: Int,
    _ direction: LayoutDirection
  ) -> TextRequest {
    TextRequest(
      text: text, font: font(tracking: 0.3), maxWidth: width, maxLines: lines, lineBreakMode: mode,
      direction: direction)
  }

  @Test("They are as they are when they are shaped for one width", arguments: texts)
  func same(text: String) {
    // The other one never lays out anything without a width.
    let (used, other) = (PangoTextMeasurer(), PangoTextMeasurer())
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for mode in LineBreakMode.allCases {
        for lines in [1, 2, 0] {
          _ = used.layout(request(text, nil, mode, lines: lines, direction))
          for width in [30.0, 90, 150] {
            let wanted = request(text, width, mode, lines: lines, direction)
            let layout = used.layout(wanted)
            #expect(layout == other.layout(wanted), "\(mode) \(lines) \(width)")
          }
        }
      }
    }
  }

  @Test("So are those that their asker keeps, when the measurer has forgotten them")
  func kept() {
    let (used, other) = (PangoTextMeasurer(), PangoTextMeasurer())
    for mode in LineBreakMode.allCases {
      var shapes: [AnyObject?] = []
      for text in Self.texts {
        var own: AnyObject?
        _ = used.layout(
          SharedTextRequest(request(text, nil, mode, lines: 1, .rightToLeft)), keeping: &own)
        #expect(own != nil)
        shapes.append(own)
      }
      for number in 0..<10 {
        _ = used.layout(
          request(String(repeating: "\(number)", count: 20_000), nil, mode, lines: 1, .leftToRight))
      }
      for (text, own) in zip(Self.texts, shapes) {
        for (width, lines) in [(30.0, 1), (90, 2), (150, 0)] {
          var own = own
          let wanted = request(text, width, mode, lines: lines, .rightToLeft)
          let found = used.layout(SharedTextRequest(wanted), keeping: &own)
          #expect(found == other.layout(wanted), "\(mode) \(text)")
        }
      }
    }
  }
}
