import Maquette

/// A picture that is kept under a name.
package struct SnapshotCase: Sendable {
  /// Its path below `Snapshots`, without an ending.
  package let name: String
  /// What it shows.
  package let component: AnyComponent
  /// What it is drawn in.
  package let environment: Environment
  /// What is drawn over it.
  package var overlays: [Overlay] = []

  /// Every picture that is kept.
  package static let all: [SnapshotCase] =
    ios + otherPlatforms + labels + rightToLeftText + labelSpecimens + buttonSpecimens + menus
    + groupSpecimens + controlSpecimens + pickerStyles + macDatePickers + wheels + datePickers
    + pickerContextSpecimens + symbolSpecimens + imageSpecimens + bars + progressSpecimens
    + rightToLeftRules + annotations

  /// Style × size × appearance × direction on iOS, each with all roles.
  private static var ios: [SnapshotCase] {
    traits(.ios).flatMap { suffix, environment in
      ButtonStyle.drawn.flatMap { style in
        ButtonSize.allCases.map { size in
          SnapshotCase(
            name: "ios/button-\(style.rawValue)-\(size.rawValue)\(suffix)",
            component: VStack(spacing: 16) {
              for role in ButtonRole.allCases {
                Button(
                  "Button", symbol: "chevron.forward", style: style, size: size, role: role)
              }
            }.padding(8), environment: environment)
        }
      }
    }
  }

  /// Style × appearance × direction on the other platforms, each with all sizes and roles.
  private static var otherPlatforms: [SnapshotCase] {
    [Platform.ipados, .macos, .tvos, .watchos].flatMap { platform in
      traits(platform).flatMap { suffix, environment in
        ButtonStyle.drawn.flatMap { style in
          sizes(platform).map { word, sizes in
            SnapshotCase(
              name: "\(platform.rawValue)/button-\(style.rawValue)\(word)\(suffix)",
              component: sheet(style, sizes), environment: environment)
          }
        }
      }
    }
  }

  /// A television's buttons are large: each size has a picture of its own.
  private static func sizes(_ platform: Platform) -> [(String, [ButtonSize])] {
    guard platform == .tvos else { return [("", ButtonSize.allCases)] }
    return ButtonSize.allCases.map { ("-\($0.rawValue)", [$0]) }
  }

  private static func sheet(_ style: ButtonStyle, _ sizes: [ButtonSize]) -> AnyComponent {
    Grid(columns: 4, spacing: 16) {
      for size in sizes {
        for role in ButtonRole.allCases {
          Button("Button", style: style, size: size, role: role, stretch: false)
        }
      }
    }.padding(12)
  }

  private static var labels: [SnapshotCase] {
    Platform.allCases.flatMap { platform in
      traits(platform).map { suffix, environment in
        SnapshotCase(
          name: "\(platform.rawValue)/labels\(suffix)",
          component: VStack(alignment: .leading, spacing: 6) {
            for color in [ColorValue.primary, .secondary, .tertiary, .quaternary, .tint] {
              Label("Checked", color: color)
            }
            Label("A label that does not fit", font: .style(.headline))
              .frame(width: platform == .tvos ? 300 : 130)
          }.padding(8), environment: environment)
      }
    }
  }

  private static func traits(_ platform: Platform) -> [(String, Environment)] {
    platform.appearances.flatMap { appearance in
      [LayoutDirection.leftToRight, .rightToLeft].map { direction in
        let isDark = appearance == .dark && platform != .watchos
        let suffix = (direction == .rightToLeft ? ".rtl" : "") + (isDark ? "~dark" : "")
        return (
          suffix,
          Environment(
            platform: platform, appearance: appearance, direction: direction,
            scale: platform == .ios ? 2 : 1)
        )
      }
    }
  }
}
