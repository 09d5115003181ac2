extension GalleryPage {
  /// How much wider than on a phone things are on a platform.
  static func breadth(of platform: Platform) -> Double {
    switch platform {
    case .tvos: 2.2
    case .watchos: 0.75
    case .macos: 0.85
    case .ios, .ipados: 1
    }
  }

  static func labelTextPages(_ platform: Platform) throws -> [GalleryPage] {
    [
      try attributedPage(platform), try paragraphPage(platform), fontPage(platform),
      numberPage(platform),
    ]
  }

  private static func attributedPage(_ platform: Platform) throws -> GalleryPage {
    let markup = try AttributedText(
      markup: "Free **returns** within [30 days](https://example.com), *no* `code` ~~needed~~")
    let runs: [(String, AttributedText)] = [
      ("weight", "Light " + AttributedText("bold", .bold) + " light"),
      ("color", "Sale ends " + AttributedText("today", [.color(.red), .bold])),
      ("background", "Marked " + AttributedText("yellow", .backgroundColor("systemYellow"))),
      (
        "underline",
        "One " + AttributedText("line", .underline) + ", two "
          + AttributedText("lines", .underline(.double)) + ", "
          + AttributedText("dashes", .underline(UnderlineStyle(.thick, pattern: .dash)))
      ),
      ("strikethrough", "$29 ".struck + "$19"),
      (
        "superscript",
        "E = mc" + AttributedText("2", .superscript(1)) + ", H"
          + AttributedText("2", .superscript(-1)) + "O"
      ),
      ("baseline", "Up " + AttributedText("and", .baselineOffset(4)) + " down"),
      ("kern", "Close " + AttributedText("apart", .kern(3))),
      ("size", "Small " + AttributedText("large", .size(platform == .tvos ? 56 : 28))),
    ]
    return GalleryPage("label-text", "Attributed text", platform: platform) {
      Label(markup, numberOfLines: 0).frame(width: 300 * breadth(of: platform), alignment: .leading)
      Grid(columns: 2, alignment: .leading, spacing: 20, verticalSpacing: 10) {
        for (name, text) in runs {
          caption(name)
          Label(text)
        }
      }
    }
  }

  private static func paragraphPage(_ platform: Platform) throws -> GalleryPage {
    let text = "Labels show text that people read and often copy, but do not edit.\nThey wrap."
    func styled(_ change: (inout ParagraphStyle) -> Void) -> Label {
      var style = ParagraphStyle()
      change(&style)
      var attributes = TextAttributes()
      attributes.paragraphStyle = style
      return Label(AttributedText(text, attributes), font: .style(.footnote), numberOfLines: 0)
    }
    let cells: [(String, Label)] = [
      ("lineSpacing 6", styled { $0.lineSpacing = 6 }),
      ("lineHeightMultiple 1.5", styled { $0.lineHeightMultiple = 1.5 }),
      ("paragraphSpacing 12", styled { $0.paragraphSpacing = 12 }),
      ("firstLineHeadIndent 24", styled { $0.firstLineHeadIndent = 24 }),
      ("headIndent 24", styled { $0.headIndent = 24 }),
      ("tailIndent −40", styled { $0.tailIndent = -40 }),
      ("justified", styled { $0.alignment = .justified }),
      ("right-to-left", styled { $0.baseWritingDirection = .rightToLeft }),
    ]
    return GalleryPage("label-paragraphs", "Paragraph styles", platform: platform) {
      Grid(columns: 2, alignment: .topLeading, spacing: 24, verticalSpacing: 16) {
        for (name, label) in cells {
          VStack(alignment: .leading, spacing: 4) {
            caption(name)
            label.frame(width: 170 * breadth(of: platform), alignment: .leading)
          }
        }
      }
    }
  }

  private static func fontPage(_ platform: Platform) -> GalleryPage {
    let designs: [(String, FontValue)] = [
      ("default", .body), ("serif", FontValue(base: .style(.body), design: .serif)),
      ("serif bold", FontValue(base: .style(.body), weight: .bold, design: .serif)),
      ("monospaced", FontValue(base: .style(.body), design: .monospaced)),
      ("italic", FontValue.body.italic()),
      ("black", .style(.body, weight: .black)), ("ultraLight", .style(.body, weight: .ultraLight)),
    ]
    return GalleryPage("label-fonts", "Designs, weights, sizes", platform: platform) {
      Grid(columns: 2, alignment: .leading, spacing: 24, verticalSpacing: 10) {
        for (name, font) in designs {
          caption(name)
          Label("Hamburgefonstiv 0123", font: font)
        }
        for size in platform == .tvos ? [23.0, 31, 48, 76] : [11.0, 13, 20, 28, 34] {
          caption("\(Int(size)) pt")
          Label("Hamburgefonstiv", font: .system(size: size))
        }
      }
    }
  }

  private static func numberPage(_ platform: Platform) -> GalleryPage {
    GalleryPage("label-digits", "Monospaced digits", platform: platform) {
      HStack(alignment: .top, spacing: 40) {
        for font in [FontValue.body, FontValue.body.monospacedDigit()] {
          VStack(alignment: .trailing, spacing: 4) {
            caption(font.hasMonospacedDigits ? "monospaced" : "proportional")
            for number in ["1,111.11", "908.40", "77,417.17"] { Label(number, font: font) }
          }
        }
      }
    }
  }
}

extension String {
  fileprivate var struck: AttributedText { AttributedText(self, .strikethrough) }
}
