import Maquette

extension SnapshotCase {
  /// Wheels of dates, times and durations, and of a picker with symbols, in all variants.
  static var wheels: [SnapshotCase] {
    let light = Environment(platform: .ios, scale: 1)
    func changed(_ change: (inout Environment) -> Void) -> Environment {
      var environment = light
      change(&environment)
      return environment
    }
    let variants: [(String, Environment)] = [
      ("", light), ("~dark", changed { $0.appearance = .dark }),
      (".rtl", changed { $0.locale = "ar" }),
      (".increased", changed { $0.contrast = .increased }),
      (".bold", changed { $0.legibilityWeight = .bold }),
    ]
    return variants.flatMap { suffix, environment in
      specimens.map { name, component in
        SnapshotCase(
          name: "ios/\(name)\(suffix)", component: component, environment: environment)
      }
    }
  }

  private static var specimens: [(String, AnyComponent)] {
    let modes = DatePickerMode.allCases.map { mode in
      var picker = DatePicker(
        "Date", selection: (try? Moment("2007-03-14T21:41:00Z")).map(PickerMoment.moment),
        mode: mode, style: .wheels)
      picker.duration = PickerDuration(seconds: 5400)
      return ("wheels-\(mode.rawValue)", AnyComponent(picker.frame(width: 320)))
    }
    let options = [
      PickerOption("Heart", systemImage: "heart"), PickerOption("Star", systemImage: "star"),
      PickerOption("Flag", systemImage: "flag"),
    ]
    var kilos = PickerColumn((1...9).map { PickerOption("\($0)") }, selection: "7")
    kilos.wraps = true
    kilos.label = "kg"
    let picker = Picker("Mood", columns: [kilos, PickerColumn(options, selection: "Star")])
    return modes + [("wheels-picker", AnyComponent(picker.frame(width: 320)))]
  }
}
