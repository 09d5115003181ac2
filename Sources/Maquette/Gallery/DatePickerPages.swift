extension GalleryPage {
  /// Calendars and compact date pickers of iOS and iPadOS.
  ///
  /// - Throws: ``InputProblem`` for a moment or locale that there is not.
  static func datePickerPages() throws -> [GalleryPage] {
    try [.ios, .ipados].map(compactDatePage) + [
      try openDatePage(), try inlineDatePage(), try dateListPage(),
      try localeDatePage("date-pickers-west", ["en_US", "en_GB", "de", "fr", "cs", "sv"]),
      try localeDatePage("date-pickers-east", ["ja", "ko", "zh_Hans", "zh_Hant", "hi", "th"]),
      try localeDatePage(
        "date-pickers-right-to-left", ["ar", "ar_EG", "ar_SA", "fa", "he"], locale: "ar"),
      try localeDatePage("date-pickers-more", ["tr", "vi"]), try calendarDatePage(),
    ]
  }

  private static func picker(
    _ mode: DatePickerMode, _ style: DatePickerStyle = .compact,
    on moment: String = "2025-03-14T09:41:00Z", change: (inout DatePicker) throws -> Void = { _ in }
  ) throws -> DatePicker {
    var picker = DatePicker(
      "Starts", selection: .moment(try Moment(moment)), mode: mode, style: style)
    try change(&picker)
    return picker
  }

  private static func compactDatePage(_ platform: Platform) throws -> GalleryPage {
    let modes = try [DatePickerMode.date, .time, .dateAndTime, .yearAndMonth].map {
      try picker($0)
    }
    let disabled = try picker(.dateAndTime) { $0.state = .disabled }
    let hidden = try picker(.dateAndTime) { $0.labelsHidden = true }
    let time = try picker(.time, .inline)
    return GalleryPage("date-pickers", "Compact date pickers", platform: platform, width: 400) {
      for mode in modes { mode }
      disabled
      hidden
      time
    }
  }

  private static func openDatePage() throws -> GalleryPage {
    func open(_ mode: DatePickerMode, _ part: DatePickerPart? = nil, digits: String = "") throws
      -> some Component
    {
      try picker(mode) {
        $0.isPresented = true
        $0.editing = part
        $0.typedDigits = digits
      }.frame(width: 340).withRoomForPresentations()
    }
    let columns = [
      [try open(.date), try open(.date, .month)],
      [try open(.dateAndTime), try open(.dateAndTime, .time), try open(.time)],
      [try open(.dateAndTime, .keypad, digits: "123"), try open(.time, .keypad, digits: "12")],
    ]
    return GalleryPage("date-pickers-open", "Open date pickers", platform: .ios) {
      HStack(alignment: .top, spacing: 40) {
        for column in columns { VStack(spacing: 60) { for picker in column { picker } } }
      }
    }
  }

  private static func inlineDatePage() throws -> GalleryPage {
    func inline(
      _ mode: DatePickerMode, on moment: String = "2025-03-14T09:41:00Z",
      change: (inout DatePicker) throws -> Void = { _ in }
    ) throws -> some Component {
      try picker(mode, .inline, on: moment, change: change).frame(width: 340)
    }
    let columns = [
      [
        ("date", try inline(.date)), ("dateAndTime", try inline(.dateAndTime)),
        ("today", try inline(.date, on: "2007-01-09T09:41:00Z")),
      ],
      [
        (
          "bounds and days that cannot be chosen",
          try inline(.date) {
            $0.minimumDate = .moment(try Moment("2025-03-05"))
            $0.maximumDate = .moment(try Moment("2025-03-29"))
            $0.disabledDates = try ["2025-03-11", "2025-03-12"].map { try Moment($0) }
          }
        ),
        (
          "several days",
          try inline(.date, on: "2025-02-03T09:41:00Z") {
            $0.dates = try ["2025-02-03", "2025-02-14", "2025-02-28"].map { try Moment($0) }
          }
        ), ("month", try inline(.date) { $0.editing = .month }),
      ],
      [
        ("six weeks", try inline(.date, on: "2025-03-30T09:41:00Z")),
        ("time", try inline(.dateAndTime) { $0.editing = .time }),
        ("disabled", try inline(.dateAndTime) { $0.state = .disabled }),
      ],
    ]
    return GalleryPage("date-pickers-inline", "Inline date pickers", platform: .ios) {
      HStack(alignment: .top, spacing: 24) {
        for column in columns {
          VStack(spacing: 12) {
            for (name, picker) in column {
              caption(name)
              picker
            }
          }
        }
      }
    }
  }

  private static func dateListPage() throws -> GalleryPage {
    let rows = [
      try picker(.date), try picker(.dateAndTime), try picker(.time) { $0.state = .disabled },
    ]
    let open = try picker(.date) { $0.isPresented = true }
    let inline = try picker(.dateAndTime, .inline)
    return GalleryPage(
      "date-pickers-list", "Date pickers in a list", platform: .ios, width: 433
    ) {
      List {
        Section { for row in rows { row } }
        Section { open }
        Section { inline }
      }
    }
  }

  private static func localeDatePage(
    _ name: String, _ locales: [String], locale: String? = nil
  ) throws -> GalleryPage {
    let pickers = try locales.map { identifier in
      let inline = try picker(.dateAndTime, .inline) {
        $0.locale = try LocaleIdentifier(identifier)
      }
      let compact = try picker(.dateAndTime) {
        $0.title = identifier
        $0.locale = try LocaleIdentifier(identifier)
      }
      return VStack(spacing: 4) {
        compact.padding(EdgeInsets(vertical: 0, horizontal: 16))
        inline
      }.frame(width: 340)
    }
    return GalleryPage(
      name, "Date pickers in \(locales.joined(separator: ", "))", platform: .ios, locale: locale
    ) {
      Grid(columns: 3, spacing: 20, verticalSpacing: 24) { for picker in pickers { picker } }
    }
  }

  private static func calendarDatePage() throws -> GalleryPage {
    let calendars: [(CalendarIdentifier, String)] = [
      (.islamicUmmAlQura, "en_US"), (.hebrew, "en_US"), (.buddhist, "th"), (.japanese, "ja"),
      (.persian, "en_US"), (.chinese, "zh_Hans"),
    ]
    let pickers = try calendars.map { calendar, locale in
      let shown = try picker(.date, .inline) {
        $0.locale = try LocaleIdentifier(locale)
        $0.calendar = calendar
      }
      return VStack(spacing: 4) {
        caption(calendar.rawValue)
        shown
      }.frame(width: 340)
    }
    return GalleryPage("date-pickers-calendars", "Calendars", platform: .ios) {
      Grid(columns: 3, spacing: 20, verticalSpacing: 24) { for picker in pickers { picker } }
    }
  }
}
