extension GalleryPage {
  /// Pickers that a watch's crown turns.
  static func watchPickerPages() -> [GalleryPage] {
    [
      watchLists(), watchImages(), watchColumns(), watchDates(), watchLocales(), watchFaces(),
    ] + watchScreens()
  }

  private static let fruits: [PickerOption] = ["Apple", "Banana", "Cherry", "Damson"]
  private static let weather = [
    PickerOption(systemImage: "sun.max", caption: "Sunny"),
    PickerOption(systemImage: "cloud", caption: "Cloudy"),
    PickerOption(systemImage: "moon", caption: "Clear"),
    PickerOption(systemImage: "bolt", caption: "Storm"),
  ]

  private static func watch(
    _ name: String, _ title: String, locale: String? = nil,
    @ComponentBuilder content: () -> [AnyComponent]
  ) -> GalleryPage {
    GalleryPage(name, title, platform: .watchos, locale: locale, width: 420, content: content)
  }

  private static func list(
    _ style: PickerStyle, _ options: [PickerOption], _ change: (inout Picker) -> Void
  ) -> AnyComponent {
    var picker = Picker("", options: options, style: style)
    change(&picker)
    return picker.frame(width: 184)
  }

  private static func watchLists() -> GalleryPage {
    watch("picker-list", "List pickers") {
      Grid(columns: 2, spacing: 12) {
        for (state, selection) in [
          (ControlState.normal, "Apple"), (.focused, "Banana"), (.focused, "Damson"),
          (.disabled, "Cherry"),
        ] {
          list(.list, fruits) {
            $0.selection = selection
            $0.state = state
            $0.caption = "Fruit"
            $0.showsIndicator = selection != "Banana"
          }
        }
        list(.list, weather.map { PickerOption($0.caption, systemImage: $0.systemImage) }) {
          $0.selection = "Cloudy"
          $0.state = .focused
        }
        list(.list, fruits) {
          $0.selection = "Banana"
          $0.showsOutline = false
          $0.showsIndicator = true
        }
      }
    }
  }

  private static func watchImages() -> GalleryPage {
    watch("picker-images", "Stack and sequence pickers") {
      Grid(columns: 2, spacing: 12) {
        for style in [PickerStyle.stack, .sequence] {
          for (selection, state) in [("sun.max", ControlState.focused), ("moon", .normal)] {
            list(style, weather) {
              $0.selection = selection
              $0.state = state
              $0.showsIndicator = true
            }
          }
        }
        list(.stack, photos) { $0.state = .focused }
        list(.sequence, photos) { $0.selection = "Sea" }
      }
    }
  }

  /// Images as components: a colour that fills the card, and a symbol on it.
  private static var photos: [PickerOption] {
    [
      ("Fire", "flame", ColorValue.red), ("Sea", "drop", .blue), ("Dawn", "sun.max", .orange),
    ].map { name, symbol, color in
      PickerOption(
        name,
        icon: Image(
          systemName: symbol, font: .system(size: 34, weight: .semibold), color: .named("white")
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(color),
        caption: name)
    }
  }

  private static func watchColumns() -> GalleryPage {
    watch("picker-columns", "Several columns") {
      Grid(columns: 2, spacing: 12) {
        for focused in 0...1 {
          columns(focused: focused).frame(width: 184)
        }
      }
    }
  }

  private static func columns(focused: Int) -> Picker {
    var size = PickerColumn(["S", "M", "L"], selection: "M")
    size.label = "Size"
    size.isFocused = focused == 0
    var color = PickerColumn(["Red", "Green", "Blue"], selection: "Green")
    color.label = "Colour"
    color.isFocused = focused == 1
    return Picker("Shirt", columns: [size, color]).state(.focused)
  }

  private static func watchDates() -> GalleryPage {
    watch("date-picker", "Date and time pickers") {
      Grid(columns: 2, spacing: 12) {
        for element in [DateElement.month, .day, .year] {
          date(.date, element)
        }
        for element in [DateElement.hour, .minute, .dayPeriod] {
          date(.time, element)
        }
        date(.countdown, .minute)
        date(.yearAndMonth, .month)
        date(.date, .day).state(.disabled).frame(width: 194)
      }
    }
  }

  private static func date(_ mode: DatePickerMode, _ element: DateElement) -> DatePicker {
    var picker = DatePicker("Date", mode: mode)
    picker.selectedElement = element
    if mode == .countdown { picker.duration = PickerDuration(seconds: 5400) }
    return picker
  }

  private static func watchLocales() -> GalleryPage {
    watch("date-picker-locales", "Date and time pickers of other places") {
      Grid(columns: 2, spacing: 12) {
        for name in ["en_GB", "de", "ja", "ko", "zh_Hans", "ar_EG", "fa", "he", "hi", "th", "tr"] {
          if let locale = try? LocaleIdentifier(name) {
            for mode in [DatePickerMode.date, .time] {
              localized(date(mode, mode == .date ? .day : .hour), locale).frame(width: 184)
            }
          }
        }
      }
    }
  }

  private static func localized(_ picker: DatePicker, _ locale: LocaleIdentifier) -> DatePicker {
    var picker = picker
    picker.locale = locale
    return picker
  }

  private static func watchFaces() -> GalleryPage {
    watch("time-face", "Times on the face of a clock") {
      Grid(columns: 2, spacing: 12) {
        for element in [DateElement.hour, .minute] {
          face(element, .h12)
          face(element, .h23)
        }
      }
    }
  }

  private static func face(_ element: DateElement, _ hours: HourCycle) -> DatePicker {
    var picker = date(.time, element).datePickerStyle(.graphical)
    picker.hourCycle = hours
    return picker
  }

  /// The references' screens on every size of watch.
  private static func watchScreens() -> [GalleryPage] {
    Device.all.filter { $0.platform == .watchos }.map { device in
      let size = device.name.replacing("Apple Watch ", with: "").lowercased()
        .replacing(" ", with: "-")
      return GalleryPage(
        "picker-screens-\(size)", "Pickers on \(device.name)", platform: .watchos
      ) {
        Grid(columns: 2, spacing: 12) {
          screen(device, "Done") {
            Picker("Label", selection: "Current", options: ["After", "Current", "Next"])
              .state(.focused)
          }
          screen(device, "Next") { date(.date, .day) }
          screen(device, "Done") { date(.time, .minute) }
          Screen(device: device.name, title: "Alarm") { face(.hour, .h12).isPresented() }
        }
      }
    }
  }

  private static func screen(
    _ device: Device, _ button: String, @ComponentBuilder picker: () -> [AnyComponent]
  ) -> Screen {
    Screen(device: device.name, title: "Title") {
      picker()
      Button(button, style: .filled).tint(.green)
    }
  }
}
