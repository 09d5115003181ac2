extension GalleryPage {
  /// Date pickers of macOS.
  static func macPickerPages() -> [GalleryPage] {
    [
      dateFieldPage(), calendarPage(), clockPage(), datePopoverPage(),
      macLocalePage("ar_EG", "Date pickers in Egypt"),
      macLocalePage("ja_JP", "Date pickers in Japan"),
      macLocalePage("he_IL", "Date pickers in Israel"),
    ]
  }

  static func moment(_ text: String) -> PickerMoment? {
    (try? Moment(text)).map { .moment($0) }
  }

  static func datePicker(
    _ title: String = "", _ moment: String, mode: DatePickerMode = .date,
    style: DatePickerStyle = .automatic, change: (inout DatePicker) -> Void = { _ in }
  ) -> DatePicker {
    var picker = DatePicker(title, selection: self.moment(moment), mode: mode, style: style)
    change(&picker)
    return picker
  }

  private static func dateFieldPage() -> GalleryPage {
    GalleryPage("date-fields", "Date fields", platform: .macos) {
      Grid(columns: 3, alignment: .leading, spacing: 20, verticalSpacing: 12) {
        for mode in [DatePickerMode.date, .time, .dateAndTime, .yearAndMonth] {
          caption(mode.rawValue)
          datePicker("2025-03-14T09:41", mode: mode, style: .field)
          datePicker("2025-03-14T09:41", mode: mode) { $0.selectedElement = element(of: mode) }
        }
        for state in ControlState.allCases {
          caption(state.rawValue)
          datePicker("2025-03-14", style: .field).state(state)
          datePicker("2025-03-14").state(state)
        }
        for size in ControlSize.allCases {
          caption(size.rawValue)
          datePicker("2025-03-14", style: .field) { $0.controlSize = size }
          datePicker("Due", "2025-03-14") { $0.controlSize = size }
        }
      }
      List {
        datePicker("Starts", "2025-03-14T09:41", mode: .dateAndTime)
        datePicker("Ends", "2025-03-14T11:00:30", mode: .dateAndTime) { $0.showsSeconds = true }
      }.frame(width: 420)
    }
  }

  private static func datePicker(
    _ moment: String, mode: DatePickerMode = .date, style: DatePickerStyle = .automatic,
    change: (inout DatePicker) -> Void = { _ in }
  ) -> DatePicker {
    datePicker("", moment, mode: mode, style: style, change: change)
  }

  private static func element(of mode: DatePickerMode) -> DateElement {
    switch mode {
    case .date, .countdown: .day
    case .yearAndMonth: .year
    case .time: .minute
    case .dateAndTime: .dayPeriod
    }
  }

  private static func calendarPage() -> GalleryPage {
    GalleryPage("calendars", "Graphical date pickers", platform: .macos) {
      Grid(columns: 3, alignment: .topLeading, spacing: 24, verticalSpacing: 24) {
        datePicker("2007-01-23", style: .graphical)
        datePicker("2007-01-09", style: .graphical).state(.focused)
        datePicker("2007-01-23", style: .graphical).disabled()
        datePicker("2025-03-06", style: .graphical) { $0.endDate = try? Moment("2025-03-19") }
        datePicker("2025-03-06", style: .graphical) {
          $0.endDate = try? Moment("2025-03-19")
          $0.state = .focused
        }
        datePicker("2025-03-12", style: .graphical) {
          $0.minimumDate = (try? Moment("2025-03-03")).map { .moment($0) }
          $0.maximumDate = (try? Moment("2025-03-26")).map { .moment($0) }
          $0.disabledDates = ["2025-03-08", "2025-03-09", "2025-03-15"].compactMap {
            try? Moment($0)
          }
        }
      }
      datePicker("Starts:", "2025-03-14T10:09", mode: .dateAndTime, style: .graphical)
    }
  }

  private static func clockPage() -> GalleryPage {
    GalleryPage("clocks", "Clocks of date pickers", platform: .macos) {
      Grid(columns: 3, spacing: 24, verticalSpacing: 24) {
        for time in ["00:00", "03:00", "10:09", "13:50", "18:30"] {
          datePicker("2025-03-14T\(time)", mode: .time, style: .graphical)
        }
        datePicker("2025-03-14T10:09:36", mode: .time, style: .graphical) {
          $0.showsSeconds = true
        }
        datePicker("2025-03-14T16:20", mode: .time, style: .graphical).state(.focused)
        datePicker("2025-03-14T16:20", mode: .time, style: .graphical).disabled()
      }
    }
  }

  private static func datePopoverPage() -> GalleryPage {
    GalleryPage("date-popovers", "Compact date pickers", platform: .macos) {
      datePicker("Due:", "2025-03-14", style: .compact)
      HStack(alignment: .top, spacing: 30) {
        datePicker("Due:", "2025-03-14", style: .compact).isPresented()
          .withRoomForPresentations()
        datePicker("Starts:", "2025-03-14T09:41", mode: .dateAndTime, style: .compact)
          .isPresented()
          .withRoomForPresentations()
      }
    }
  }

  private static func macLocalePage(_ locale: String, _ title: String) -> GalleryPage {
    GalleryPage(
      "date-pickers-\(locale.prefix(2))", title, platform: .macos, locale: locale
    ) {
      datePicker("2025-03-14T09:41", mode: .dateAndTime)
      datePicker("2025-03-14T10:09", mode: .dateAndTime, style: .graphical)
    }
  }
}
