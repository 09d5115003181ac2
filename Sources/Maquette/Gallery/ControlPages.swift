extension GalleryPage {
  /// Switches, check boxes, segmented controls, steppers, links and disclosure groups.
  static func controlPages(_ platform: Platform) -> [GalleryPage] {
    var pages = [togglePage(platform), linkPage(platform), controlRowPage(platform)]
    if platform != .watchos { pages.append(segmentedPage(platform)) }
    if platform != .tvos { pages.append(stepperPage(platform)) }
    if platform == .macos { pages += [checkPage(), controlSizePage()] }
    if platform != .tvos, platform != .watchos { pages.append(disclosurePage(platform)) }
    return pages
  }

  /// The states that a platform has.
  private static func states(_ platform: Platform) -> [ControlState] {
    switch platform {
    case .watchos: [.normal, .pressed, .disabled]
    case .ios, .ipados, .tvos: [.normal, .pressed, .focused, .disabled]
    case .macos: ControlState.allCases
    }
  }

  private static func column(_ platform: Platform) -> Double {
    switch platform {
    case .watchos: 184
    case .tvos: 800
    case .ios, .ipados: 340
    case .macos: 240
    }
  }

  private static func gap(_ platform: Platform) -> Double {
    platform == .tvos ? 40 : platform == .watchos ? 6 : 16
  }

  private static func togglePage(_ platform: Platform) -> GalleryPage {
    let isBare = platform == .ios || platform == .ipados || platform == .macos
    let style: ToggleStyle = platform == .macos ? .switch : .automatic
    return GalleryPage("toggles", "Toggles and their states", platform: platform) {
      for state in states(platform) {
        HStack(spacing: gap(platform) * 1.5) {
          caption(state.rawValue)
          if isBare {
            for isOn in [true, false] { Toggle(isOn: isOn, style: style).state(state) }
          } else {
            Toggle("Wi-Fi", isOn: true).state(state).frame(width: column(platform))
          }
          for isOn in [true, false] where platform != .watchos {
            Toggle("Flag", isOn: isOn, style: .button).state(state)
          }
        }
      }
      if platform == .ios || platform == .ipados {
        HStack(spacing: 16) {
          for isOn in [true, false] {
            labelledSwitch(isOn)
            Toggle(isOn: isOn).tint(.purple)
          }
        }
      }
      if platform == .watchos {
        Toggle("Button", isOn: true, style: .button)
        Toggle("Button", style: .button)
      }
    }
  }

  private static func labelledSwitch(_ isOn: Bool) -> Toggle {
    var toggle = Toggle(isOn: isOn)
    toggle.showsOnOffLabels = true
    return toggle
  }

  private static func linkPage(_ platform: Platform) -> GalleryPage {
    GalleryPage("links", "Links", platform: platform) {
      for state in states(platform) {
        link(state.rawValue, state)
      }
    }
  }

  private static func link(_ title: String, _ state: ControlState) -> Link {
    Link(title.capitalizedFirst, destination: try? LinkURL("https://www.example.com")).state(state)
  }

  private static func controlRowPage(_ platform: Platform) -> GalleryPage {
    let isFull = platform != .tvos && platform != .watchos
    return GalleryPage("control-rows", "Controls in rows", platform: platform) {
      List {
        Section("Network") {
          Toggle("Airplane Mode", systemImage: "bell")
          Toggle("A title that is longer than its line", systemImage: "wifi", isOn: true)
          if platform != .tvos { Stepper("Copies: 2", value: 2) }
          if isFull { LabeledContent("View") { SegmentedControl(["Day", "Week"]) } }
          link("Terms of Service", .normal)
        }
        if isFull {
          Section("Disclosure") {
            DisclosureGroup("Advanced", isExpanded: true) {
              Toggle("Low Data Mode", isOn: true)
              Label("Address")
            }
            DisclosureGroup("Accessibility")
          }
        }
      }.frame(width: column(platform) + 50)
    }
  }

  private static func segmentedPage(_ platform: Platform) -> GalleryPage {
    GalleryPage("segmented-controls", "Segmented controls", platform: platform) {
      VStack(spacing: gap(platform)) {
        SegmentedControl(["Day", "Week", "Month"], selection: 1)
        SegmentedControl(["Day", Segment("Week", isEnabled: false), "Month"])
        SegmentedControl(
          [
            Segment("List", systemImage: "list.bullet"),
            Segment("Grid", systemImage: "square.grid.2x2"),
            Segment("Chart", systemImage: "chart.bar"),
          ], selection: 1
        ).stretch(false)
        pressed(SegmentedControl(["Day", "Week", "Month"]), 1)
        pressed(SegmentedControl(["Day", "Week", "Month"]).momentary(), 2)
        apportioned(SegmentedControl(["A", "Second", "A longer third"], selection: 2))
        SegmentedControl(["Map", "Transit"]).tint(.green)
        SegmentedControl(["Map", "Transit"]).state(.focused)
        SegmentedControl(["Map", "Transit"]).disabled()
      }.frame(width: column(platform))
    }
  }

  private static func pressed(_ control: SegmentedControl, _ index: Int) -> SegmentedControl {
    var control = control
    control.pressedSegment = index
    return control
  }

  private static func apportioned(_ control: SegmentedControl) -> SegmentedControl {
    var control = control
    control.apportionsSegmentWidthsByContent = true
    return control
  }

  private static func stepperPage(_ platform: Platform) -> GalleryPage {
    GalleryPage("steppers", "Steppers", platform: platform) {
      VStack(spacing: gap(platform)) {
        Stepper("Copies: 2", value: 2)
        Stepper(value: 0)
        Stepper(value: 100)
        Stepper(value: 50).pressedHalf(.increment)
        if platform != .watchos { Stepper(value: 50).state(.focused) }
        Stepper("Disabled", value: 50).disabled()
      }.frame(width: column(platform))
    }
  }

  private static func disclosurePage(_ platform: Platform) -> GalleryPage {
    GalleryPage("disclosure-groups", "Disclosure groups", platform: platform) {
      VStack(alignment: .leading, spacing: 14) {
        for isExpanded in [false, true] {
          for style in DisclosureGroupStyle.allCases where isShown(style, platform) {
            DisclosureGroup("Details", isExpanded: isExpanded) {
              Label("Version 14.2", color: .secondary)
            }.disclosureGroupStyle(style)
          }
        }
        DisclosureGroup("Disabled").state(.disabled)
      }.frame(width: column(platform))
    }
  }

  private static func isShown(_ style: DisclosureGroupStyle, _ platform: Platform) -> Bool {
    platform == .macos ? style != .automatic : style == .automatic
  }

  private static func checkPage() -> GalleryPage {
    GalleryPage("check-boxes", "Check boxes and radio buttons", platform: .macos) {
      Grid(columns: 7, alignment: .leading, spacing: 20, verticalSpacing: 12) {
        Label("")
        for value in ["off", "on", "mixed"] {
          caption(value)
          caption("")
        }
        for state in ControlState.allCases {
          caption(state.rawValue)
          for toggle in [Toggle("Title"), Toggle("Title", isOn: true), Toggle("Title").mixed()] {
            for style in [ToggleStyle.checkbox, .radio] {
              toggle.toggleStyle(style).state(state)
            }
          }
        }
      }
    }
  }

  private static func controlSizePage() -> GalleryPage {
    GalleryPage("control-sizes", "Sizes of controls", platform: .macos) {
      Grid(columns: 6, alignment: .leading, spacing: 20, verticalSpacing: 14) {
        for size in ControlSize.allCases {
          caption(size.rawValue)
          Toggle("Check", isOn: true).controlSize(size)
          Toggle("Radio", isOn: true, style: .radio).controlSize(size)
          Toggle("Switch", isOn: true, style: .switch).controlSize(size)
          SegmentedControl(["Day", "Week"]).controlSize(size)
          Stepper("Copies", value: 2).controlSize(size)
        }
      }
    }
  }
}
