import Maquette

extension SnapshotCase {
  /// Pickers of a watch on a small and a large case, popovers, and a picker in the keyboard's place.
  static var pickerContextSpecimens: [SnapshotCase] { watchPickers + popovers + inputViews }

  private static var watchPickers: [SnapshotCase] {
    let options: [PickerOption] = ["Apple", "Banana", "Cherry"]
    var list = Picker("Fruit", selection: "Banana", options: options, style: .list).state(.focused)
    list.showsIndicator = true
    let images = [("sun.max", "Sunny"), ("cloud", "Cloudy"), ("moon", "Clear")].map {
      PickerOption(systemImage: $0, caption: $1)
    }
    let stack = Picker("Sky", options: images, style: .stack)
    let sequence = Picker("Sky", selection: "cloud", options: images, style: .sequence)
    var date = DatePicker("Date")
    date.selectedElement = .day
    var time = DatePicker("Time", mode: .time)
    time.selectedElement = .minute
    let face = DatePicker("Time", mode: .time, style: .graphical)
    let all: [(String, AnyComponent)] = [
      ("list", AnyComponent(list)), ("stack", AnyComponent(stack)),
      ("sequence", AnyComponent(sequence)), ("date", AnyComponent(date)),
      ("time", AnyComponent(time)), ("face", AnyComponent(face)),
    ]
    return all.flatMap { name, component in
      watchEnvironments.map { suffix, environment in
        SnapshotCase(
          name: "watchos/picker-\(name)\(suffix)", component: component, environment: environment)
      }
    }
  }

  private static var watchEnvironments: [(String, Environment)] {
    let plain = Environment(platform: .watchos, scale: 1)
    func with(_ change: (inout Environment) -> Void) -> Environment {
      var copy = plain
      change(&copy)
      return copy
    }
    return [
      ("", plain), (".40mm", with { $0.device = Device.named("Apple Watch 40mm") }),
      (".ar_EG", with { $0.locale = "ar_EG" }), (".increased", with { $0.contrast = .increased }),
      (".accessibility5", with { $0.textSize = .accessibility5 }),
    ]
  }

  private static var popovers: [SnapshotCase] {
    [Platform.ios, .macos].flatMap { platform in
      [ConfirmationDialog.ArrowEdge.top, .bottom, .leading, .trailing].flatMap { edge in
        [("", Appearance.light, nil), ("~dark", .dark, LayoutDirection.rightToLeft)].map {
          suffix, appearance, direction in
          SnapshotCase(
            name: "\(platform.rawValue)/popover-\(edge.rawValue)\(suffix)",
            component: Popover(arrowEdge: edge) {
              Button("Info")
            } content: {
              Label("Two people see it").padding(14)
            }.padding(16),
            environment: Environment(
              platform: platform, appearance: appearance, direction: direction, scale: 1))
        }
      }
    }
  }

  private static var inputViews: [SnapshotCase] {
    [("", Appearance.light), ("~dark", .dark)].map { suffix, appearance in
      SnapshotCase(
        name: "ios/input-view\(suffix)",
        component: AnyComponent(
          Screen {
            Label("Above")
          }
          .inputView { Label("In the keyboard's place").frame(height: 216) }
          .inputAccessoryView {
            Button("Cancel")
            Spacer()
            Button("Done", role: .primary)
          }), environment: Environment(platform: .ios, appearance: appearance, scale: 1))
    }
  }
}
