import Maquette
import Testing

/// A picture that is kept under a name.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
  let name: String
  let component: AnyComponent
  let environment: Environment

  var testDescription: String { name }

  /// Every picture that is kept.
  static let all: [SnapshotCase] = ios + otherPlatforms + labels

  /// Style × size × appearance × direction on iOS, each with all roles.
  private static var ios: [SnapshotCase] {
    traits(.ios).flatMap { suffix, environment in
      ButtonStyle.allCases.flatMap { style in
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
        ButtonStyle.allCases.map { style in
          SnapshotCase(
            name: "\(platform.rawValue)/button-\(style.rawValue)\(suffix)",
            component: Grid(columns: 4, spacing: 16) {
              for size in ButtonSize.allCases {
                for role in ButtonRole.allCases {
                  Button("Button", style: style, size: size, role: role, stretch: false)
                }
              }
            }.padding(12), environment: environment)
        }
      }
    }
  }

  private static var labels: [SnapshotCase] {
    Platform.allCases.flatMap { platform in
      traits(platform).map { suffix, environment in
        SnapshotCase(
          name: "\(platform.rawValue)/labels\(suffix)",
          component: VStack(alignment: .leading, spacing: 6) {
            for color in [ColorValue.primary, .secondary, .tertiary, .quaternary, .tint] {
              Label("Checked 2 min ago", color: color)
            }
            Label("A label that does not fit", font: .style(.headline))
              .frame(width: platform == .tvos ? 300 : 130)
          }.padding(8), environment: environment)
      }
    }
  }

  private static func traits(_ platform: Platform) -> [(String, Environment)] {
    [Appearance.light, .dark].flatMap { appearance in
      [LayoutDirection.leftToRight, .rightToLeft].map { direction in
        let suffix =
          (direction == .rightToLeft ? ".rtl" : "") + (appearance == .dark ? "~dark" : "")
        return (
          suffix,
          Environment(
            platform: platform, appearance: appearance, direction: direction,
            scale: platform == .tvos ? 1 : 2)
        )
      }
    }
  }
}
