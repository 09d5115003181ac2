extension GalleryPage {
  static func labelPages(_ platform: Platform) throws -> [GalleryPage] {
    try [stylePage(platform), colorPage(platform), linePage(platform)]
      + labelTextPages(platform) + labelLinePages(platform) + labelLookPages(platform)
  }

  private static func stylePage(_ platform: Platform) -> GalleryPage {
    GalleryPage("label-styles", "Text styles", platform: platform) {
      Grid(columns: 2, alignment: .leading, spacing: 24, verticalSpacing: 10) {
        for style in TextStyle.allCases where style.isEverywhere || platform == .watchos {
          caption(style.rawValue)
          Label("The quick brown fox", font: .style(style))
        }
        if platform != .watchos {
          Label(" ")
          Label(" ")
          for weight in FontWeight.allCases {
            caption(weight.name)
            Label("Checked 2 min ago", font: .style(.body, weight: weight))
          }
        }
      }
    }
  }

  private static func colorPage(_ platform: Platform) -> GalleryPage {
    GalleryPage("label-colors", "Colours", platform: platform) {
      VStack(alignment: .leading, spacing: 8) {
        Label("Primary: label")
        Label("Secondary: a subheading", color: .secondary)
        Label("Tertiary: unavailable", color: .tertiary)
        Label("Quaternary: a watermark", color: .quaternary)
        Divider()
        Label("Tint", color: .tint)
      }
      Grid(columns: 3, alignment: .leading, spacing: 16, verticalSpacing: 8) {
        for name in [
          "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
          "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
        ] {
          Label(String(name.dropFirst(6)), font: .style(.headline), color: .named(name))
        }
      }
    }
  }

  private static func linePage(_ platform: Platform) -> GalleryPage {
    let scale = platform == .tvos ? 2.4 : platform == .watchos ? 0.85 : 1
    let long = "Labels show text that people read and often copy, but do not edit."
    return GalleryPage("label-lines", "Lines, alignment, truncation", platform: platform) {
      VStack(alignment: .leading, spacing: 14) {
        for lines in [1, 2, 0] {
          Label(long, numberOfLines: lines).frame(width: 220 * scale, alignment: .leading)
        }
        Divider()
        for alignment in [TextAlignment.leading, .center, .trailing] {
          Label(long, color: .secondary, alignment: alignment, numberOfLines: 0)
            .frame(width: 220 * scale)
        }
        Divider()
        Label("مرحبا بالعالم، هذا نص طويل لا يتسع له السطر الواحد أبدا")
          .frame(width: 220 * scale, alignment: .leading)
        Label("שלום עולם, זהו טקסט ארוך מדי לשורה אחת בלבד", numberOfLines: 2)
          .frame(width: 220 * scale, alignment: .leading)
      }
    }
  }
}
