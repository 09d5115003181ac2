import Maquette

extension SnapshotCase {
  /// One small picture for each thing that buttons can do beside style, size and role.
  static var buttonSpecimens: [SnapshotCase] {
    Platform.allCases.flatMap { platform in
      buttonSpecimens(on: platform).flatMap { name, component in
        variants(of: platform).map { suffix, environment in
          SnapshotCase(
            name: "\(platform.rawValue)/button-\(name)\(suffix)",
            component: component.padding(platform == .tvos ? 36 : 12), environment: environment)
        }
      }
    }
  }

  private static func buttonSpecimens(on platform: Platform) -> [(String, AnyComponent)] {
    let gap = platform == .tvos ? 40.0 : 12
    var all: [(String, AnyComponent)] = [
      ("hovered", state(.hovered, gap)), ("focused", state(.focused, gap)),
      ("selected", state(.selected, gap)), ("activity", activity(gap)), ("corners", corners(gap)),
      ("layout", layout(gap)), ("row", row(platform == .tvos ? 2.2 : 1)),
    ]
    switch platform {
    case .ios, .ipados, .tvos: all += [("system", system(gap)), ("items", items(gap))]
    case .macos: all += [("push", push(gap)), ("values", values(gap))]
    case .watchos: all.append(("stack", stack))
    }
    return all
  }

  private static func state(_ state: ButtonState, _ gap: Double) -> AnyComponent {
    AnyComponent(
      HStack(spacing: gap) {
        for style in ButtonStyle.drawn {
          Button("OK", style: style, size: .small, state: state, stretch: false)
        }
      })
  }

  private static func activity(_ gap: Double) -> AnyComponent {
    AnyComponent(
      VStack(spacing: gap) {
        Button("Checkout", symbol: "cart", style: .filled).activity("Checking out…")
          .stretch(false)
        Button("Save", size: .small).activity(phase: 0.6).stretch(false)
        ActivityIndicator("Loading…", style: .large, phase: 0.3)
      })
  }

  private static func corners(_ gap: Double) -> AnyComponent {
    AnyComponent(
      Grid(columns: 3, spacing: gap) {
        for style in ButtonCornerStyle.allCases {
          Button("Go", style: .filled).cornerStyle(style).stretch(false)
        }
      })
  }

  private static func layout(_ gap: Double) -> AnyComponent {
    AnyComponent(
      VStack(spacing: gap) {
        Button("Plan", subtitle: "two lines").with(\.titleAlignment, .trailing)
          .with(\.titlePadding, 5).stretch(false)
        Button("Far", symbol: "star", style: .tinted).with(\.imagePadding, 20)
          .with(\.contentInsets, EdgeInsets(top: 2, leading: 30, bottom: 10, trailing: 6))
          .with(\.baseForegroundColor, "systemRed").with(\.baseBackgroundColor, "systemGreen")
          .stretch(false)
      })
  }

  private static func row(_ unit: Double) -> AnyComponent {
    List {
      Button("Sign Out")
      Button("Delete", role: .destructive)
    }.frame(width: 200 * unit)
  }

  private static func system(_ gap: Double) -> AnyComponent {
    AnyComponent(
      HStack(spacing: 2 * gap) {
        for type in [ButtonType.infoLight, .contactAdd, .close] { Button(type: type) }
      })
  }

  private static func items(_ gap: Double) -> AnyComponent {
    AnyComponent(
      HStack(spacing: 2 * gap) {
        for item in [ButtonSystemItem.edit, .done, .add, .action] { Button(systemItem: item) }
      })
  }

  private static func push(_ gap: Double) -> AnyComponent {
    AnyComponent(
      HStack(spacing: gap) {
        Button("Edit").with(\.opensWindow, true)
        Button("Two lines of text").with(\.bezelStyle, .flexiblePush).frame(width: 90)
        Button("Share", symbol: "square.and.arrow.up", symbolPlacement: .top)
          .with(\.symbolFont, .style(.largeTitle)).with(\.bezelStyle, .flexiblePush)
      })
  }

  private static func values(_ gap: Double) -> AnyComponent {
    AnyComponent(
      Grid(columns: 4, spacing: gap) {
        for style in ButtonStyle.drawn { Button("B", style: style).with(\.value, .mixed) }
        for style in ButtonStyle.drawn {
          Button("B", style: style).with(\.springLoadingHighlight, .emphasized)
        }
      })
  }

  private static var stack: AnyComponent {
    VStack(spacing: 4) {
      Button("Start")
      Button("Choose another workout")
      HStack(spacing: 4) {
        Button("", symbol: "xmark")
        Button("Keep on going")
      }
    }.frame(width: 150)
  }
}
