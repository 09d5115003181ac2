import Maquette

extension SnapshotCase {
  /// Calendars and compact date pickers of iOS, in all variants.
  static var datePickers: [SnapshotCase] {
    var light = Environment(platform: .ios, scale: 1)
    light.now = "2025-03-21T09:41:00Z"
    func changed(_ change: (inout Environment) -> Void) -> Environment {
      var environment = Environment(platform: .ios, scale: 1)
      environment.now = light.now
      change(&environment)
      return environment
    }
    let variants: [(String, Environment)] = [
      ("", light), ("~dark", changed { $0.appearance = .dark }),
      (".rtl", changed { $0.locale = "ar_EG" }),
      (".increased", changed { $0.contrast = .increased }),
      (".accessibility5", changed { $0.textSize = .accessibility5 }),
    ]
    return variants.flatMap { suffix, environment in
      dateSpecimens.compactMap { name, picker, width in
        // Cards with wide shadows make large files; at large text sizes calendars in the page do.
        let isLarge = environment.textSize == .accessibility5
        guard !isLarge || !picker.isPresented else { return nil }
        return SnapshotCase(
          name: "ios/\(name)\(suffix)", component: picker.frame(width: width).padding(12),
          environment: environment)
      }
    }
  }

  private static var dateSpecimens: [(String, DatePicker, Double)] {
    func picker(
      _ mode: DatePickerMode, _ style: DatePickerStyle = .compact,
      change: (inout DatePicker) -> Void = { _ in }
    ) -> DatePicker {
      let moment = (try? Moment("2025-03-14T09:41:00Z")).map(PickerMoment.moment)
      var picker = DatePicker("Starts", selection: moment, mode: mode, style: style)
      change(&picker)
      return picker
    }
    return [
      ("date-compact", picker(.dateAndTime), 300),
      ("date-compact-disabled", picker(.date) { $0.state = .disabled }, 300),
      ("date-compact-open", picker(.date) { $0.isPresented = true }, 220),
      (
        "date-inline",
        picker(.dateAndTime, .inline) {
          $0.minimumDate = (try? Moment("2025-03-05")).map { .moment($0) }
          $0.editing = .keypad
          $0.typedDigits = "123"
          $0.disabledDates = [try? Moment("2025-03-18")].compactMap { $0 }
        }, 244
      ),
      (
        "date-inline-several",
        picker(.date, .inline) {
          $0.dates = ["2025-03-14", "2025-03-21"].compactMap { try? Moment($0) }
        }, 280
      ),
      ("date-inline-month", picker(.date, .inline) { $0.editing = .month }, 320),
      ("date-inline-time", picker(.time, .inline) { $0.editing = .time }, 320),
    ]
  }
}
