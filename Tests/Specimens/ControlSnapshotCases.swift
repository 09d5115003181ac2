import Maquette

extension SnapshotCase {
  /// One small picture for each kind of control: on iOS and macOS in all variants, elsewhere in one.
  static var controlSpecimens: [SnapshotCase] {
    Platform.allCases.flatMap { platform in
      specimens(on: platform).flatMap { name, component in
        variants(of: platform, isLarge: name == "toggle" || name == "rows").map {
          suffix, environment in
          SnapshotCase(
            name: "\(platform.rawValue)/control-\(name)\(suffix)",
            component: component.padding(platform == .tvos ? 30 : 12), environment: environment)
        }
      }
    }
  }

  private static func variants(of platform: Platform, isLarge: Bool) -> [(String, Environment)] {
    let scale = platform == .ios && !isLarge ? 2.0 : 1
    var all = [("", Environment(platform: platform, scale: scale))]
    guard platform == .ios || platform == .macos else { return all }
    var light = all[0].1
    light.scale = 1
    func add(_ suffix: String, _ change: (inout Environment) -> Void) {
      var environment = light
      change(&environment)
      all.append((suffix, environment))
    }
    add("~dark") { $0.appearance = .dark }
    add(".rtl") { $0.explicitDirection = .rightToLeft }
    add(".increased") { $0.contrast = .increased }
    guard platform == .ios else { return all }
    add(".accessibility5") {
      $0.textSize = .accessibility5
      $0.scale = 1
    }
    return all
  }

  private static func specimens(on platform: Platform) -> [(String, AnyComponent)] {
    var all = [("toggle", toggles(platform)), ("rows", rows(platform)), ("link", links(platform))]
    if platform != .watchos {
      all += [
        ("segmented", segmented(platform)), ("segmented-states", segmentedStates(platform)),
      ]
    }
    if platform != .tvos { all.append(("stepper", steppers(platform))) }
    if platform == .macos { all.append(("check", checks)) }
    return all
  }

  private static func width(_ platform: Platform) -> Double {
    platform == .tvos ? 500 : platform == .watchos ? 176 : 240
  }

  private static func toggles(_ platform: Platform) -> AnyComponent {
    let isBare = platform != .tvos && platform != .watchos
    let states: [ControlState] =
      platform == .tvos ? [.normal, .focused] : [.normal, .pressed, .focused, .disabled]
    return VStack(spacing: platform == .tvos ? 30 : 10) {
      for state in states {
        HStack(spacing: 10) {
          if isBare {
            Toggle(isOn: true, style: .switch).state(state)
            Toggle(style: .switch).state(state)
          } else {
            Toggle("Wi-Fi", isOn: true).state(state)
          }
        }
      }
      Toggle("Flag", isOn: true, style: .button)
      Toggle("Flag", style: .button)
    }.frame(width: isBare ? 140 : width(platform))
  }

  private static func rows(_ platform: Platform) -> AnyComponent {
    List {
      Toggle("Wi-Fi", systemImage: "wifi", isOn: true)
      if platform != .tvos { Stepper("Copies: 2", value: 2) }
      if platform != .tvos, platform != .watchos {
        DisclosureGroup("More", isExpanded: true) { Label("Text") }
      }
    }.frame(width: width(platform) + 30)
  }

  private static func links(_ platform: Platform) -> AnyComponent {
    AnyComponent(
      VStack(spacing: platform == .tvos ? 30 : 16) {
        for state in [ControlState.normal, .focused, .disabled] {
          Link("Terms", destination: try? LinkURL("https://example.com")).state(state)
        }
      })
  }

  private static func segmented(_ platform: Platform) -> AnyComponent {
    var pressed = SegmentedControl(["Day", "Week", "Month"])
    pressed.pressedSegment = 2
    return VStack(spacing: platform == .tvos ? 30 : 12) {
      SegmentedControl(["Day", "Week", Segment("Off", isEnabled: false)], selection: 1)
      pressed
      SegmentedControl(
        [Segment("List", systemImage: "list.bullet"), Segment("Chart", systemImage: "chart.bar")]
      ).stretch(false)
    }.frame(width: width(platform) * 0.75)
  }

  private static func segmentedStates(_ platform: Platform) -> AnyComponent {
    VStack(spacing: platform == .tvos ? 30 : 12) {
      SegmentedControl(["Map", "Transit"]).tint(.green)
      SegmentedControl(["Map", "Transit"]).state(.focused)
      SegmentedControl(["Map", "Transit"]).disabled()
    }.frame(width: width(platform) * 0.75)
  }

  private static func steppers(_ platform: Platform) -> AnyComponent {
    VStack(spacing: 12) {
      Stepper("Copies: 2", value: 2)
      Stepper(value: 0).pressedHalf(.increment)
      Stepper(value: 50).state(.focused)
      Stepper(value: 50).disabled()
    }.frame(width: width(platform))
  }

  private static var checks: AnyComponent {
    AnyComponent(
      Grid(columns: 4, alignment: .leading, spacing: 12, verticalSpacing: 8) {
        for style in [ToggleStyle.checkbox, .radio] {
          for state in [ControlState.normal, .pressed, .focused, .disabled] {
            Toggle("Off", style: style).state(state)
          }
          for state in [ControlState.normal, .pressed, .focused, .disabled] {
            Toggle("On", isOn: true, style: style).state(state)
          }
          for size in ControlSize.allCases {
            Toggle("Mixed", style: style).mixed().controlSize(size)
          }
        }
        for size in ControlSize.allCases {
          Toggle(isOn: true, style: .switch).controlSize(size)
        }
        DisclosureGroup("Closed")
        DisclosureGroup("Open", isExpanded: true)
        DisclosureGroup("Closed").disclosureGroupStyle(.button)
        DisclosureGroup("Open", isExpanded: true).disclosureGroupStyle(.button)
      })
  }
}
