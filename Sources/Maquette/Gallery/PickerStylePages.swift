extension GalleryPage {
  /// Pickers that are no wheels.
  static func pickerStylePages(_ platform: Platform) -> [GalleryPage] {
    switch platform {
    case .ios, .ipados: [pickerRowPage(platform), pickerMenuPage(platform), palettePage(platform)]
    case .macos: [macPickerStylePage(), pickerMenuPage(platform), palettePage(platform)]
    case .tvos, .watchos: [pickerRowPage(platform)]
    }
  }

  private static let sizes: [PickerOption] = ["Small", "Medium", "Large"]

  private static func picker(
    _ style: PickerStyle, _ state: ControlState = .normal, title: String = "Size"
  ) -> Picker {
    Picker(title, selection: "Medium", options: sizes, style: style).state(state)
  }

  private static func width(_ platform: Platform) -> Double {
    switch platform {
    case .tvos: 900
    case .watchos: 184
    default: 390
    }
  }

  private static func pickerRowPage(_ platform: Platform) -> GalleryPage {
    let isTouch = platform == .ios || platform == .ipados
    return GalleryPage("picker-rows", "Pickers in rows", platform: platform) {
      List {
        Section("Rows") {
          if isTouch {
            picker(.menu)
            picker(.menu).disabled()
            picker(.menu, title: "A title that is longer than its line can hold")
          }
          picker(.navigationLink)
          if platform == .tvos { picker(.navigationLink, .focused) }
          picker(.navigationLink).disabled()
          if platform != .watchos { picker(.segmented) }
        }
        picker(.inline, platform == .tvos ? .focused : .normal)
        Section("Beside other rows") {
          symbols(.inline)
          Toggle("Automatic", isOn: true)
        }
      }.frame(width: width(platform))
    }
  }

  private static func symbols(_ style: PickerStyle) -> Picker {
    Picker(
      "View", selection: "Grid",
      options: [
        PickerOption("List", systemImage: "list.bullet"),
        PickerOption("Grid", systemImage: "square.grid.2x2"),
        PickerOption("Chart", systemImage: "chart.bar"),
      ], style: style)
  }

  private static func pickerMenuPage(_ platform: Platform) -> GalleryPage {
    GalleryPage("picker-menus", "Pickers as menus", platform: platform) {
      HStack(alignment: .top, spacing: 40) {
        VStack(alignment: .leading, spacing: 16) {
          for state in [ControlState.normal, .pressed, .focused, .disabled] {
            picker(.menu, state)
          }
        }
        symbols(.menu).isPresented().withRoomForPresentations()
      }
    }
  }

  private static func palettePage(_ platform: Platform) -> GalleryPage {
    GalleryPage("picker-palettes", "Palettes", platform: platform) {
      Picker(
        "Reaction", selection: "heart",
        options: ["star", "heart", "flag", "bell"].map { PickerOption(systemImage: $0) },
        style: .palette)
      Picker(
        "Colour", selection: "Green",
        options: [
          PickerOption("Red", icon: Image(systemName: "circle.fill", color: .red)),
          PickerOption("Green", icon: Image(systemName: "circle.fill", color: .green)),
          PickerOption("Blue", icon: Image(systemName: "circle.fill", color: .blue)),
        ], style: .palette)
      symbols(.palette).disabled()
    }
  }

  private static func macPickerStylePage() -> GalleryPage {
    GalleryPage("picker-styles", "Pickers and their sizes", platform: .macos) {
      Grid(columns: 4, alignment: .topLeading, spacing: 24, verticalSpacing: 20) {
        for size in ControlSize.allCases {
          caption(size.rawValue)
          picker(.menu, title: "Size:").controlSize(size)
          picker(.segmented, title: "Size:").controlSize(size)
          picker(.radioGroup, title: "Size:").controlSize(size)
        }
        for state in [ControlState.focused, .disabled] {
          caption(state.rawValue)
          picker(.menu, state, title: "Size:")
          picker(.segmented, state, title: "Size:")
          picker(.radioGroup, state, title: "Size:")
        }
      }
      horizontal(picker(.radioGroup, title: "Size:"))
      List {
        picker(.menu)
        picker(.radioGroup)
        picker(.segmented)
      }.frame(width: 420)
    }
  }

  private static func horizontal(_ picker: Picker) -> Picker {
    var picker = picker
    picker.isHorizontal = true
    return picker
  }
}
