import MaquetteSpec

extension GalleryPage {
  /// What answers to touch or pointer, marked on the picture, and buttons at the largest text size.
  static func hitTargetPages(_ platform: Platform) -> [GalleryPage] {
    let width = platform == .watchos ? 184.0 : platform == .tvos ? 1200 : 390
    var pages = [
      GalleryPage(
        "hit-targets", "Hit targets", platform: platform, width: width, overlays: [.hitTargets]
      ) { targets(platform) }
    ]
    if platform == .ios || platform == .ipados || platform == .watchos {
      pages.append(
        GalleryPage(
          "button-accessibility", "Buttons at the largest text size", platform: platform,
          width: width, textSize: .accessibility5
        ) { largeButtons(platform) })
    }
    return pages
  }

  /// Good ones, crowded ones, and small ones.
  @ComponentBuilder
  private static func targets(_ platform: Platform) -> [AnyComponent] {
    HStack(spacing: platform == .tvos ? 60 : 16) {
      Button("Save", style: .filled, role: .primary)
      Button("Cancel", role: .cancel)
    }
    HStack(spacing: platform == .tvos ? 10 : 4) {
      Button("Copy")
      Button("Paste")
    }
    Button("", symbol: "trash", size: .small, role: .destructive)
    if platform == .ios || platform == .ipados || platform == .macos {
      SegmentedControl([Segment("Day"), Segment("Week"), Segment("Month")], selection: 1)
      Stepper("Copies", value: 2)
    }
    if platform != .tvos { Toggle("Wi-Fi", isOn: true) }
  }

  @ComponentBuilder
  private static func largeButtons(_ platform: Platform) -> [AnyComponent] {
    for style in ButtonStyle.drawn {
      Button("Add to Cart", symbol: "cart", style: style, size: .large)
    }
    Button("Subscribe", subtitle: "4.99 a month", style: .filled)
    Button("Delete the Collection", style: .tinted, role: .destructive)
  }
}
