extension GalleryPage {
  /// The bezels of a Mac that are no push buttons, at every size and in every state.
  static func bezelPages() -> [GalleryPage] {
    let bezels: [ButtonBezelStyle] = [
      .toolbar, .accessoryBar, .accessoryBarAction, .badge, .circular, .pushDisclosure, .disclosure,
    ]
    let sizes = GalleryPage("button-bezels", "Bezels of a Mac", platform: .macos) {
      Grid(columns: 5, spacing: 20, verticalSpacing: 12) {
        for bezel in bezels {
          caption(bezel.rawValue)
          for size in ButtonSize.allCases { sample(bezel).size(size) }
        }
      }
    }
    let states = GalleryPage("button-bezel-states", "States of bezels", platform: .macos) {
      Grid(columns: 1 + ButtonState.allCases.count, spacing: 20, verticalSpacing: 12) {
        for bezel in bezels {
          caption(bezel.rawValue)
          for state in ButtonState.allCases { sample(bezel).state(state) }
        }
      }
    }
    return [sizes, states]
  }

  private static func sample(_ bezel: ButtonBezelStyle) -> Button {
    Button(bezel == .badge ? "12" : "This Mac", symbol: bezel == .circular ? "plus" : "")
      .with(\.bezelStyle, bezel)
  }
}
