extension GalleryPage {
  /// Wheels of pickers and date pickers.
  ///
  /// - Throws: ``InputProblem`` for a moment or locale that there is not.
  static func wheelPages() throws -> [GalleryPage] {
    [
      try dateWheelPage(), try boundedWheelPage(),
      try localeWheelPage("wheels-west", ["en_US", "en_GB", "de", "fr", "cs", "sv", "tr", "vi"]),
      try localeWheelPage("wheels-east", ["ja", "ko", "zh_Hans", "zh_Hant", "hi", "th"]),
      try localeWheelPage(
        "wheels-right-to-left", ["ar", "ar_EG", "ar_SA", "fa", "he"], locale: "ar"),
      try calendarWheelPage(), pickerWheelPage(.ios), pickerWheelPage(.ipados),
    ]
  }

  private static func wheels(
    _ mode: DatePickerMode, _ moment: String = "2007-03-14T21:41:00Z",
    change: (inout DatePicker) -> Void = { _ in }
  ) throws -> some Component {
    var picker = DatePicker(
      "Date", selection: .moment(try Moment(moment)), mode: mode, style: .wheels)
    change(&picker)
    return picker.frame(width: 340)
  }

  private static func dateWheelPage() throws -> GalleryPage {
    let shown = try DatePickerMode.allCases.map { mode in
      (mode, try wheels(mode) { $0.duration = PickerDuration(seconds: 5400) })
    }
    return GalleryPage("wheels", "Date pickers with wheels", platform: .ios) {
      Grid(columns: 2, spacing: 20, verticalSpacing: 12) {
        for (mode, picker) in shown {
          VStack {
            caption(mode.rawValue)
            picker
          }
        }
      }
    }
  }

  private static func boundedWheelPage() throws -> GalleryPage {
    let (first, last) = (try Moment("2007-01-20T08:10:00Z"), try Moment("2008-02-10T22:00:00Z"))
    let bounded = try [DatePickerMode.date, .dateAndTime].map { mode in
      try wheels(mode, "2007-01-20T09:30:00Z") {
        $0.minimumDate = .moment(first)
        $0.maximumDate = .moment(last)
        $0.minuteInterval = 15
      }
    }
    let disabled = try wheels(.time) { $0.state = .disabled }
    return GalleryPage("wheels-bounds", "Wheels with bounds", platform: .ios) {
      Grid(columns: 2, spacing: 20, verticalSpacing: 12) {
        for picker in bounded { picker }
        disabled
      }
    }
  }

  private static func localeWheelPage(
    _ name: String, _ locales: [String], locale: String? = nil
  ) throws -> GalleryPage {
    let rows = try locales.map { name in
      let own = try LocaleIdentifier(name)
      return (
        name, try wheels(.date) { $0.locale = own }, try wheels(.dateAndTime) { $0.locale = own }
      )
    }
    return GalleryPage(name, "Wheels in languages", platform: .ios, locale: locale) {
      Grid(columns: 3, spacing: 12, verticalSpacing: 12) {
        for (name, date, time) in rows {
          caption(name)
          date
          time
        }
      }
    }
  }

  private static func calendarWheelPage() throws -> GalleryPage {
    let calendars: [(CalendarIdentifier, String, String)] = [
      (.islamicUmmAlQura, "en_US", "2007-03-14"), (.hebrew, "en_US", "2024-03-14"),
      (.buddhist, "th", "2007-03-14"), (.japanese, "ja", "2019-05-14"),
      (.persian, "fa", "2007-03-14"), (.chinese, "zh_Hans", "2025-08-14"),
    ]
    let shown = try calendars.map { calendar, locale, day in
      let own = try LocaleIdentifier(locale)
      return (
        calendar.rawValue,
        try wheels(.date, day) {
          $0.calendar = calendar
          $0.locale = own
        }
      )
    }
    return GalleryPage("wheels-calendars", "Wheels in calendars", platform: .ios) {
      Grid(columns: 2, spacing: 20, verticalSpacing: 12) {
        for (name, picker) in shown {
          VStack {
            caption(name)
            picker
          }
        }
      }
    }
  }

  private static func pickerWheelPage(_ platform: Platform) -> GalleryPage {
    var units = PickerColumn((1...12).map { PickerOption("\($0)") }, selection: "7")
    units.wraps = true
    units.label = "kg"
    let columns = [units, PickerColumn(["Apples", "Pears", "Plums"], selection: "Pears")]
    var tall = Picker(
      "Mood", selection: "Star",
      options: [
        PickerOption("Heart", systemImage: "heart"), PickerOption("Star", systemImage: "star"),
        PickerOption("Flag", systemImage: "flag"),
      ], style: .wheel)
    tall.rowHeight = 44
    let many = (1...10_000).map { PickerOption("Row \($0)") }
    return GalleryPage("wheel-pickers", "Pickers with wheels", platform: platform) {
      Grid(columns: 2, spacing: 20, verticalSpacing: 12) {
        Picker("Fruit", columns: columns).frame(width: 340)
        tall.frame(width: 340)
        Picker("Row", selection: "Row 5000", options: many, style: .wheel).frame(width: 340)
        Picker("Row", selection: "Row 2", options: Array(many.prefix(3)), style: .wheel)
          .disabled().frame(width: 340)
      }
    }
  }
}
