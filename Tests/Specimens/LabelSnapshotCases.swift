import Maquette

extension SnapshotCase {
  /// One small picture for each thing that labels can do: on iOS in all variants, elsewhere in one.
  static var labelSpecimens: [SnapshotCase] {
    Platform.allCases.flatMap { platform in
      specimens(on: platform).flatMap { name, component in
        variants(of: platform).map { suffix, environment in
          SnapshotCase(
            name: "\(platform.rawValue)/label-\(name)\(suffix)",
            component: component.padding(platform == .tvos ? 24 : 12), environment: environment)
        }
      }
    }
  }

  static func variants(of platform: Platform) -> [(String, Environment)] {
    var all = [("", Environment(platform: platform, scale: platform == .ios ? 2 : 1))]
    guard platform == .ios else { return all }
    let light = all[0].1
    func add(_ suffix: String, _ change: (inout Environment) -> Void) {
      var environment = light
      change(&environment)
      all.append((suffix, environment))
    }
    add("~dark") { $0.appearance = .dark }
    add(".rtl") { $0.explicitDirection = .rightToLeft }
    add(".increased") { $0.contrast = .increased }
    add(".accessibility5") {
      $0.textSize = .accessibility5
      $0.scale = 1
    }
    return all
  }

  private static func specimens(on platform: Platform) -> [(String, AnyComponent)] {
    let unit = platform == .tvos ? 2.2 : 1
    return textSpecimens(unit) + lineSpecimens(unit) + lookSpecimens(unit)
  }

  private static func textSpecimens(_ unit: Double) -> [(String, AnyComponent)] {
    let text: AttributedText =
      "Free " + AttributedText("returns", .bold) + " and "
      + AttributedText("code", .code) + ", H" + AttributedText("2", .superscript(-1)) + "O"
    let lines: AttributedText =
      AttributedText("one", .underline) + " " + AttributedText("two", .underline(.double)) + " "
      + AttributedText("dots", .underline(UnderlineStyle(.thick, pattern: .dot))) + " "
      + AttributedText("words by word", .underline(UnderlineStyle(.single, byWord: true))) + " "
      + AttributedText("struck", [.strikethrough, .color(.red)])
    var justified = ParagraphStyle()
    justified.alignment = .justified
    justified.firstLineHeadIndent = 16
    justified.lineSpacing = 4
    let paragraph = AttributedText(
      "Labels show text that people read.\nThey wrap.", .paragraphStyle(justified))
    return [
      ("runs", AnyComponent(Label(text))), ("underlines", AnyComponent(Label(lines))),
      ("paragraph", Label(paragraph, numberOfLines: 0).frame(width: 180 * unit)),
      (
        "designs",
        AnyComponent(
          HStack(alignment: .firstTextBaseline, spacing: 12) {
            Label("Serif").fontDesign(.serif)
            Label("Mono").fontDesign(.monospaced)
            Label("1:11").monospacedDigit()
            Label("Italic").italic()
          })
      ),
    ]
  }

  private static func lineSpecimens(_ unit: Double) -> [(String, AnyComponent)] {
    let english = "The quick brown fox jumps over"
    let mixed = "مرحبا بالعالم 🇩🇪 e\u{301}te\u{301} الكبير"
    let modes = LineBreakMode.allCases.map { mode in
      (
        mode.rawValue,
        AnyComponent(
          VStack(alignment: .leading, spacing: 6) {
            for text in [english, mixed] {
              Label(text).with(\.lineBreakMode, mode)
                .frame(width: 130 * unit, alignment: .leading)
            }
          })
      )
    }
    func fitted(_ adjustment: BaselineAdjustment) -> AnyComponent {
      Label("Text that is long").font(.title).with(\.adjustsFontSizeToFitWidth, true)
        .with(\.baselineAdjustment, adjustment)
        .frame(width: 120 * unit).background("secondarySystemFill")
    }
    return modes + [
      (
        "fitting",
        AnyComponent(
          VStack(spacing: 6) {
            for adjustment in BaselineAdjustment.allCases { fitted(adjustment) }
            Label("Brought together").with(\.allowsDefaultTighteningForTruncation, true)
              .frame(width: 129 * unit)
          })
      ),
      (
        "oversize",
        AnyComponent(
          HStack(spacing: 12) {
            for rule in LetterformSizingRule.allCases {
              Label("Ấ̂ยี่ปุ๊").with(\.sizingRule, rule).with(\.clipsToBounds, true)
                .background("secondarySystemFill")
            }
          })
      ),
    ]
  }

  private static func lookSpecimens(_ unit: Double) -> [(String, AnyComponent)] {
    let long = "Shown in full while hovered"
    return [
      (
        "states",
        AnyComponent(
          HStack(spacing: 12) {
            Label("Off").with(\.isEnabled, false)
            Label("Lit").with(\.isHighlighted, true).with(\.highlightedTextColor, .red)
            Label("Cast").with(\.shadowColor, .tertiary).with(\.shadowOffset, Point(x: 1, y: 2))
          })
      ),
      (
        "marquee",
        Label("Moves through its label").with(\.enablesMarqueeWhenAncestorFocused, true)
          .with(\.isAncestorFocused, true).with(\.marqueePhase, 0.3).frame(width: 120 * unit)
      ),
      (
        "expansion",
        Label(long).with(\.showsExpansionTextWhenTruncated, true).with(\.isHovered, true)
          .frame(width: 100 * unit, alignment: .leading)
          .padding(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 160 * unit))
      ),
      (
        "selection",
        Label("Some שלום words").with(\.isSelectable, true)
          .with(\.selectedRange, TextRange(3..<12)).padding(8)
      ),
      (
        "icons",
        AnyComponent(
          HStack(alignment: .firstTextBaseline, spacing: 16) {
            for style in [LabelStyle.titleAndIcon, .titleOnly, .iconOnly] {
              Label("Heart", systemImage: "heart").with(\.labelStyle, style)
            }
          })
      ),
      (
        "rows",
        List {
          Section("Network") {
            Label("Wi-Fi", systemImage: "wifi")
            LabeledContent("Name", value: "iPhone")
          }
        }.frame(width: 260 * unit)
      ),
    ]
  }
}
