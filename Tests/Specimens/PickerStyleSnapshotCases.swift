import Maquette

extension SnapshotCase {
  /// Pickers that are no wheels, in the variants that change them.
  static var pickerStyles: [SnapshotCase] {
    cases("picker-rows", on: .ios, large: true) { rows(.ios) }
      + cases("picker-rows", on: .tvos) { rows(.tvos) }
      + cases("picker-rows", on: .watchos) { rows(.watchos) }
      + cases("picker-menu", on: .ios) { pickerMenus }
      + cases("picker-menu", on: .macos) { pickerMenus }
      + cases("picker-palette", on: .ios) { palettes }
      + cases("picker-palette", on: .macos) { palettes }
      + cases("picker-styles", on: .macos) { macStyles }
  }

  /// Date pickers of macOS.
  static var macDatePickers: [SnapshotCase] {
    cases("date-field", on: .macos) { dateFields } + cases("date-calendar", on: .macos) { calendar }
      + cases("date-clock", on: .macos) { clock } + cases("date-popover", on: .macos) { popover }
      + [
        SnapshotCase(
          name: "macos/date-graphical.ar_EG", component: both.padding(12),
          environment: Environment(platform: .macos, locale: "ar_EG", scale: 1)),
        SnapshotCase(
          name: "macos/date-graphical.ja_JP", component: both.padding(12),
          environment: Environment(platform: .macos, locale: "ja_JP", scale: 1)),
      ]
  }

  private static func cases(
    _ name: String, on platform: Platform, large: Bool = false,
    _ component: () -> some Component
  ) -> [SnapshotCase] {
    let content = component().padding(platform == .tvos ? 30 : 12)
    var plain = Environment(platform: platform)
    plain.scale = 1
    var all: [(String, Environment)] = [("", plain)]
    func add(_ suffix: String, _ change: (inout Environment) -> Void) {
      var environment = plain
      change(&environment)
      all.append((suffix, environment))
    }
    if platform == .ios || platform == .macos {
      add("~dark") { $0.appearance = .dark }
      add(".rtl") { $0.explicitDirection = .rightToLeft }
      add(".increased") { $0.contrast = .increased }
    }
    if large { add(".accessibility5") { $0.textSize = .accessibility5 } }
    return all.map { suffix, environment in
      SnapshotCase(
        name: "\(platform.rawValue)/\(name)\(suffix)", component: content,
        environment: environment)
    }
  }

  private static func picker(_ style: PickerStyle, _ state: ControlState = .normal) -> Picker {
    Picker("Size", selection: "M", options: ["S", "M", "L"], style: style).state(state)
  }

  private static func rows(_ platform: Platform) -> AnyComponent {
    let isFocused: ControlState = platform == .tvos ? .focused : .normal
    return List {
      if platform == .ios { picker(.menu) }
      picker(.navigationLink)
      if platform != .watchos { picker(.segmented) }
      picker(.inline, isFocused)
    }.frame(width: platform == .tvos ? 500 : platform == .watchos ? 176 : 280)
  }

  private static var pickerMenus: VStack {
    VStack(spacing: 16) {
      picker(.menu)
      picker(.menu, .disabled)
      picker(.menu).isPresented()
    }
  }

  private static var palettes: VStack {
    VStack(spacing: 24) {
      Picker(
        "Reaction", selection: "heart",
        options: ["star", "heart", "flag"].map { PickerOption(systemImage: $0) }, style: .palette)
      Picker(
        "Colour", selection: "Red",
        options: [
          PickerOption("Red", icon: Image(systemName: "circle.fill", color: .red)),
          PickerOption("Blue", icon: Image(systemName: "circle.fill", color: .blue)),
        ], style: .palette)
    }
  }

  private static var macStyles: VStack {
    var horizontal = picker(.radioGroup, .focused)
    horizontal.isHorizontal = true
    return VStack(alignment: .leading, spacing: 12) {
      picker(.menu).controlSize(.small)
      picker(.segmented)
      picker(.radioGroup)
      picker(.radioGroup, .disabled).controlSize(.small)
      horizontal
    }
  }

  private static func date(
    _ moment: String, _ style: DatePickerStyle, mode: DatePickerMode = .date,
    title: String = ""
  ) -> DatePicker {
    DatePicker(
      title, selection: (try? Moment(moment)).map { .moment($0) }, mode: mode, style: style)
  }

  private static var dateFields: VStack {
    var selected = date("2025-03-14T09:41:30", .stepperField, mode: .dateAndTime, title: "Due:")
    selected.selectedElement = .day
    selected.showsSeconds = true
    var small = date("2025-03-14", .stepperField)
    small.controlSize = .small
    return VStack(alignment: .leading, spacing: 10) {
      selected
      date("2025-03-14", .field).state(.focused)
      date("2025-03-14", .stepperField).disabled()
      small
    }
  }

  private static var calendar: HStack {
    var range = date("2025-03-06", .graphical)
    range.endDate = try? Moment("2025-03-19")
    range.minimumDate = (try? Moment("2025-03-04")).map { .moment($0) }
    range.maximumDate = (try? Moment("2025-03-26")).map { .moment($0) }
    return HStack(spacing: 12) {
      date("2007-01-12", .graphical).state(.focused)
      range
    }
  }

  private static var clock: HStack {
    var seconds = date("2025-03-14T10:09:36", .graphical, mode: .time)
    seconds.showsSeconds = true
    return HStack(spacing: 12) {
      seconds
      date("2025-03-14T21:41", .graphical, mode: .time).disabled()
    }
  }

  private static var popover: DatePicker {
    date("2025-03-14", .compact, title: "Due:").isPresented()
  }

  private static var both: DatePicker {
    date("2025-03-14T10:09", .graphical, mode: .dateAndTime)
  }
}
