extension GalleryPage {
  /// What buttons can be beside style, size, role and state.
  static func buttonKindPages(_ platform: Platform) -> [GalleryPage] {
    [activityPage(platform), cornerPage(platform), layoutPage(platform), rowPage(platform)]
      + (systemButtonPage(platform).map { [$0] } ?? [])
      + (platform == .macos ? [pushButtonPage(), valuePage()] : [])
      + (platform == .tvos ? [focusPage()] : [])
      + (platform == .watchos ? [watchPage()] : [])
  }

  private static func gap(_ platform: Platform) -> Double {
    platform == .tvos ? 60 : platform == .watchos ? 8 : 24
  }

  private static func activityPage(_ platform: Platform) -> GalleryPage {
    let gap = gap(platform)
    return GalleryPage("button-activity", "Activity indicators", platform: platform) {
      Grid(columns: 4, spacing: gap, verticalSpacing: gap) {
        for style in ButtonStyle.drawn {
          Button("Checkout", symbol: "cart", style: style).stretch(false)
        }
        for style in ButtonStyle.drawn {
          Button("Checkout", symbol: "cart", style: style).activity("Checking out…")
            .stretch(false)
        }
        for size in ButtonSize.allCases {
          Button("Save", size: size).activity(phase: 0.25).stretch(false)
        }
        for phase in [0, 0.25, 0.5, 0.75] { ActivityIndicator(phase: phase) }
        for phase in [0, 0.25, 0.5, 0.75] { ActivityIndicator(style: .large, phase: phase) }
      }
      ActivityIndicator("Loading…")
    }
  }

  private static func cornerPage(_ platform: Platform) -> GalleryPage {
    let gap = gap(platform)
    return GalleryPage("button-corners", "Corner styles", platform: platform) {
      Grid(columns: 4, spacing: gap, verticalSpacing: gap) {
        for style in ButtonCornerStyle.allCases {
          caption(style.rawValue)
          for size in [ButtonSize.small, .medium, .large] {
            Button("Button", style: .filled, size: size).cornerStyle(style).stretch(false)
          }
        }
      }
    }
  }

  private static func layoutPage(_ platform: Platform) -> GalleryPage {
    let gap = gap(platform)
    let unit = platform == .tvos ? 2.2 : 1
    return GalleryPage("button-layout", "Insets, padding, base colours", platform: platform) {
      HStack(spacing: gap) {
        for alignment in [ButtonTitleAlignment.leading, .center, .trailing] {
          Button("Plan", subtitle: "two lines of it").with(\.titleAlignment, alignment)
            .with(\.titlePadding, 4 * unit).stretch(false)
        }
      }
      HStack(spacing: gap) {
        Button("Near", symbol: "star").with(\.imagePadding, 2 * unit).stretch(false)
        Button("Far", symbol: "star").with(\.imagePadding, 20 * unit).stretch(false)
        Button("Insets").with(
          \.contentInsets,
          EdgeInsets(top: 4 * unit, leading: 30 * unit, bottom: 12 * unit, trailing: 10 * unit)
        ).stretch(false)
      }
      HStack(spacing: gap) {
        for style in [ButtonStyle.tinted, .filled] {
          for state in [ButtonState.normal, .pressed, .disabled] {
            Button("Base", style: style, state: state).stretch(false)
              .with(\.baseForegroundColor, "systemYellow")
              .with(\.baseBackgroundColor, "systemIndigo")
          }
        }
      }
    }
  }

  private static func rowPage(_ platform: Platform) -> GalleryPage {
    GalleryPage("button-rows", "In rows of a list", platform: platform) {
      List {
        Section("Account") {
          Button("Sign Out")
          Button("Delete Account", role: .destructive)
          Button("Not now", state: .disabled)
          LabeledContent("Updates") { Button("Check Now") }
        }
      }.frame(width: 340 * breadth(of: platform))
    }
  }

  private static func systemButtonPage(_ platform: Platform) -> GalleryPage? {
    guard platform != .macos, platform != .watchos else { return nil }
    let gap = platform == .tvos ? 60.0 : 36
    let states = [ButtonState.normal, .pressed, .focused, .disabled]
    let types = ButtonType.allCases.filter { $0 != .system }
    return GalleryPage("button-system", "System buttons, items of bars", platform: platform) {
      Grid(columns: states.count + 1, spacing: gap, verticalSpacing: gap) {
        for type in types {
          caption(type.rawValue)
          for state in states { Button(type: type).state(state) }
        }
      }
      Grid(columns: 6, spacing: gap, verticalSpacing: gap) {
        for item in ButtonSystemItem.allCases { Button(systemItem: item) }
      }
    }
  }

  private static func pushButtonPage() -> GalleryPage {
    GalleryPage("button-push", "Push buttons of a Mac", platform: .macos) {
      Grid(columns: 5, spacing: 20, verticalSpacing: 16) {
        for size in ButtonSize.allCases {
          caption(size.rawValue)
          Button("Share", size: size)
          Button("", symbol: "square.and.arrow.up", size: size)
          Button("Share", symbol: "square.and.arrow.up", size: size)
          Button("Two lines\nof text", size: size).with(\.bezelStyle, .flexiblePush)
        }
      }
      HStack(spacing: 20) {
        Button("Share", symbol: "square.and.arrow.up", symbolPlacement: .top)
          .with(\.symbolFont, .style(.largeTitle)).with(\.bezelStyle, .flexiblePush)
        Button("Edit").with(\.opensWindow, true)
        Button("تعديل").with(\.opensWindow, true)
        Button("Cancel", role: .cancel)
        Button("OK", role: .primary)
      }
    }
  }

  private static func valuePage() -> GalleryPage {
    GalleryPage("button-values", "On, off, mixed, spring loading", platform: .macos) {
      Grid(columns: 5, spacing: 20, verticalSpacing: 16) {
        for value in ButtonValue.allCases {
          caption(value.rawValue)
          for style in ButtonStyle.drawn {
            Button("Bold", style: style).with(\.value, value)
          }
        }
        for highlight in SpringLoadingHighlight.allCases {
          caption(highlight.rawValue)
          for style in ButtonStyle.drawn {
            Button("Folder", style: style).with(\.springLoadingHighlight, highlight)
          }
        }
      }
    }
  }

  private static func focusPage() -> GalleryPage {
    GalleryPage("button-focus", "A row with one in focus", platform: .tvos) {
      for focused in 0..<3 {
        HStack(spacing: 40) {
          for (index, title) in ["Play", "Trailer", "Add to Up Next"].enumerated() {
            Button(title, state: index == focused ? .focused : .normal)
          }
        }
      }
    }
  }

  private static func watchPage() -> GalleryPage {
    GalleryPage("button-stack", "Of one and of two lines", platform: .watchos, width: 198) {
      VStack(spacing: 4) {
        Button("Start", style: .filled)
        Button("Choose another workout")
        Button("End", role: .destructive)
      }
      HStack(spacing: 4) {
        Button("", symbol: "xmark")
        Button("Keep on going", style: .tinted)
      }
    }
  }
}
