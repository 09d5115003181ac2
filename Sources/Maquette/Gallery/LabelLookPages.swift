extension GalleryPage {
  static func labelLookPages(_ platform: Platform) throws -> [GalleryPage] {
    [
      statePage(platform), materialPage(platform), drawingPage(platform),
      selectionPage(platform), iconPage(platform), listPage(platform),
      try accessibilityPage(platform),
    ] + (platform == .macos ? [controlSizePage(platform)] : [])
  }

  private static func statePage(_ platform: Platform) -> GalleryPage {
    GalleryPage("label-states", "Enabled, disabled, highlighted", platform: platform) {
      Grid(columns: 2, alignment: .leading, spacing: 24, verticalSpacing: 10) {
        caption("enabled")
        Label("Wi-Fi")
        caption("disabled")
        Label("Wi-Fi").with(\.isEnabled, false)
        caption("highlighted")
        Label("Wi-Fi").with(\.isHighlighted, true).with(\.highlightedTextColor, .tint)
      }
    }
  }

  private static func materialPage(_ platform: Platform) -> GalleryPage {
    let names =
      platform == .watchos
      ? []
      : [
        "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
        "ultraThickMaterial",
      ]
    let unit = platform == .tvos ? 2.0 : 1
    return GalleryPage("label-vibrancy", "Vibrancy over materials", platform: platform) {
      if names.isEmpty { Label("A watch has no materials", color: .secondary) }
      for name in names {
        ZStack {
          HStack(spacing: 0) {
            for color in ["systemIndigo", "systemTeal", "systemOrange", "systemPink"] {
              Spacer().frame(width: 80 * unit, height: 56 * unit)
                .background(.named(color))
            }
          }
          HStack(spacing: 14 * unit) {
            for color in [ColorValue.primary, .secondary, .tertiary] {
              Label("Label", font: .style(.headline), color: color)
            }
            Label("Not vibrant", color: .secondary).with(\.preferredVibrancy, .none)
          }
          .padding(8 * unit).background(.named(name), cornerRadius: 10)
        }
      }
    }
  }

  private static func drawingPage(_ platform: Platform) -> GalleryPage {
    let width = 180 * breadth(of: platform)
    let long = "Cut off here, and shown in full while the pointer rests on it"
    func marquee(_ phase: Double) -> AnyComponent {
      Label("Text that is too long moves through its label").with(
        \.enablesMarqueeWhenAncestorFocused, true
      ).with(\.isAncestorFocused, true).with(\.marqueePhase, phase)
        .frame(width: width, alignment: .leading)
    }
    return GalleryPage("label-drawing", "Shadow, expansion text, marquee", platform: platform) {
      VStack(alignment: .leading, spacing: 16) {
        Label("A shadow", font: .style(.title, weight: .bold))
          .with(\.shadowColor, ColorValue.tertiary).with(\.shadowOffset, Point(x: 1, y: 2))
        for phase in [0, 0.25, 0.6, 0.9] { marquee(phase) }
        Label(long).with(\.showsExpansionTextWhenTruncated, true)
          .frame(width: width, alignment: .leading)
        Label(long).with(\.showsExpansionTextWhenTruncated, true).with(\.isHovered, true)
          .frame(width: width, alignment: .leading).padding(
            EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: width * 1.8))
      }
    }
  }

  private static func selectionPage(_ platform: Platform) -> GalleryPage {
    func selected(_ text: String, _ range: Range<Int>) -> Label {
      Label(text, numberOfLines: 0).with(\.isSelectable, true)
        .with(\.selectedRange, TextRange(range))
    }
    return GalleryPage("label-selection", "Selected text", platform: platform) {
      VStack(alignment: .leading, spacing: 24) {
        selected("192.168.178.24", 0..<14)
        selected("Some of these words are selected, over two lines", 14..<40)
          .frame(width: 220 * breadth(of: platform), alignment: .leading)
        selected("مرحبا بالعالم الكبير", 6..<13)
        selected("Say שלום to them", 4..<11)
      }.padding(8)
    }
  }

  private static func iconPage(_ platform: Platform) -> GalleryPage {
    let columns: [(String, LabelStyle)] = [
      ("titleAndIcon", .titleAndIcon), ("titleOnly", .titleOnly), ("iconOnly", .iconOnly),
    ]
    return GalleryPage("label-icons", "Titles and icons", platform: platform) {
      Grid(columns: 4, alignment: .leading, spacing: 24, verticalSpacing: 12) {
        Label("")
        for (name, _) in columns { caption(name) }
        for style in [TextStyle.title, .body, .footnote] {
          caption(style.rawValue)
          for (_, shown) in columns {
            Label("Favorites", systemImage: "heart").font(style).with(\.labelStyle, shown)
          }
        }
      }
    }
  }

  private static func listPage(_ platform: Platform) -> GalleryPage {
    let scale = breadth(of: platform)
    return GalleryPage("label-rows", "Labels in rows and beside controls", platform: platform) {
      List {
        Section("Network") {
          Label("Wi-Fi", systemImage: "wifi")
          Label("Notifications", systemImage: "bell")
          LabeledContent("Name", value: "iPhone")
        }
        Section("Storage") {
          LabeledContent("Downloads") { Button("Delete", style: .plain) }
          Label(
            "A label of two lines in a row of a list, as long as it has to be",
            systemImage: "doc.text"
          ).with(\.numberOfLines, 0)
        }
      }.frame(width: 340 * scale)
      LabeledContent("Send diagnostics") { Button("Share", style: .tinted) }
        .frame(width: 300 * scale)
    }
  }

  private static func accessibilityPage(_ platform: Platform) throws -> GalleryPage {
    let link = try AttributedText(markup: "Read the [privacy policy](https://example.com/privacy)")
    return GalleryPage("label-accessibility", "Headings, values, links", platform: platform) {
      VStack(alignment: .leading, spacing: 8) {
        Label("Account", font: .style(.title, weight: .bold)).accessibilityHeading(.h1)
        Label("Security", font: .style(.title3, weight: .semibold)).accessibilityHeading(.h2)
        Label("Two-factor is on").accessibilityLabel("Two-factor").accessibilityValue("on")
        Label(link)
      }
    }
  }

  private static func controlSizePage(_ platform: Platform) -> GalleryPage {
    GalleryPage("label-control-sizes", "Control sizes and colours", platform: platform) {
      Grid(columns: 2, alignment: .leading, spacing: 20, verticalSpacing: 8) {
        for size in ControlSize.allCases {
          caption(size.rawValue)
          Label("Location:").with(\.controlSize, size)
        }
        for color in [
          "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "text", "link",
          "controlText", "disabledControlText",
        ] {
          caption(color)
          Label("Location:", color: .named(color))
        }
      }
    }
  }
}
