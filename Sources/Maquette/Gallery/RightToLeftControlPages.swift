import MaquetteLocale
import MaquetteSpec

extension GalleryPage {
  /// The rules of the Human Interface Guidelines (Right to left) for controls, each as a pair of
  /// pictures.
  static func rightToLeftControlPages(_ platform: Platform) -> [GalleryPage] {
    [numeralPage(platform), flippedPage(platform), navigationPage(platform)]
      + (platform == .tvos ? [tabPage] : []) + [absolutePage(platform)]
  }

  private static func width(_ platform: Platform) -> Double {
    switch platform {
    case .watchos: 200
    case .tvos: 620
    case .ios, .ipados: 300
    case .macos: 260
    }
  }

  private static func spacing(_ platform: Platform) -> Double {
    platform == .tvos ? 40 : platform == .watchos ? 8 : 18
  }

  private static func flippedPage(_ platform: Platform) -> GalleryPage {
    GalleryPage(
      rule: "rtl-progress", "Flip controls that show progress from one value to another",
      platform: platform, width: width(platform), sides: [.leftToRight, .rightToLeft("ar_EG")]
    ) { _ in
      if platform != .tvos {
        Slider("Volume", value: 0.4).valueImages(
          minimum: "speaker.fill", maximum: "speaker.wave.3.fill")
      }
      ProgressView(value: 0.6)
      ProgressView(value: 0.6).progressViewStyle(.circular)
      RatingIndicator(value: 3.5)
      if platform != .tvos { Gauge(value: 0.7).gaugeStyle(.accessoryLinear) }
      if platform != .macos { PageControl(numberOfPages: 5) }
      if platform == .macos { LevelIndicator(value: 3) }
      if platform != .tvos { Stepper(value: 0) }
      if platform != .watchos { SegmentedControl(["1", "2", "3"], selection: 0) }
      if platform != .tvos { Toggle("", isOn: true, style: .switch) }
    }
  }

  private static func numeralPage(_ platform: Platform) -> GalleryPage {
    GalleryPage(
      rule: "rtl-numerals",
      "Reverse the order of numerals that show progress or a counting direction; never flip the "
        + "numerals themselves",
      platform: platform, width: width(platform),
      sides: [
        .locale("en_US", .leftToRight, "Latin"),
        .locale("ar_EG", .rightToLeft, "Arabic (Eastern Arabic numerals)"),
        .locale("he", .rightToLeft, "Hebrew"),
        .locale("ar_MA", .rightToLeft, "Arabic (Western Arabic numerals)"),
      ]
    ) { side in
      if platform == .ios || platform == .ipados || platform == .macos {
        Slider(value: 3, in: 0...5, step: 1).showsNumerals()
      }
      ProgressView(value: 0.6).showsNumerals()
      RatingIndicator(value: 4).showsNumerals()
      if platform != .tvos {
        Gauge(value: 21, in: 10...30).gaugeStyle(.linearCapacity).showsNumerals()
      }
      HStack(spacing: spacing(platform)) {
        for step in 1...4 { badge(step, side.locale) }
      }
    }
  }

  private static func navigationPage(_ platform: Platform) -> GalleryPage {
    GalleryPage(
      rule: "rtl-navigation",
      "Flip controls that help people navigate or access items in a fixed order",
      platform: platform, width: BarSamples.width(platform) + (platform == .tvos ? 80 : 32),
      isGrouped: platform != .macos
    ) { side in
      BarSamples(platform, isArabic: side.isRightToLeft).rule
    }
  }

  private static var tabPage: GalleryPage {
    GalleryPage(
      rule: "rtl-tabs", "Flip controls that help people access items in a fixed order: tabs",
      platform: .tvos, width: BarSamples.width(.tvos)
    ) { side in
      BarSamples(.tvos, isArabic: side.isRightToLeft).focusedTabs
    }
  }

  /// A step of a sequence: its place is mirrored with the stack around it.
  private static func badge(_ step: Int, _ locale: String) -> AnyComponent {
    let settings = (try? LocaleIdentifier(locale)).map { LocaleSettings(locale: $0) }
    let numeral = settings?.number(step) ?? String(step)
    return AnyComponent(
      ZStack {
        Image(systemName: "circle.fill", font: .style(.title), color: .tint)
        Label(numeral, font: .style(.body), color: .custom(.white))
      })
  }

  private static func absolutePage(_ platform: Platform) -> GalleryPage {
    GalleryPage(
      rule: "rtl-absolute",
      "Preserve the direction of a control that refers to an actual direction or points to an "
        + "onscreen area", platform: platform, width: width(platform)
    ) { _ in
      HStack(spacing: spacing(platform)) {
        for symbol in ["text.alignleft", "text.aligncenter", "text.alignright"] {
          Button("", symbol: symbol, style: .gray)
        }
      }.directionIsAbsolute()
      if platform != .watchos {
        SegmentedControl(
          [
            Segment("", systemImage: "arrow.left"), Segment("", systemImage: "arrow.up"),
            Segment("", systemImage: "arrow.down"), Segment("", systemImage: "arrow.right"),
          ], selection: 3
        ).directionIsAbsolute()
      }
      if platform != .tvos {
        // The balance between two loudspeakers is a place in the room, not progress.
        Slider(value: 0.8).valueLabels(minimum: "L", maximum: "R").directionIsAbsolute()
      }
    }
  }
}
