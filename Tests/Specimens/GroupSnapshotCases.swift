import Maquette

extension SnapshotCase {
  /// One small picture for each kind of group, alert, dialog and sheet: on iOS and macOS in all
  /// variants, elsewhere in one.
  static var groupSpecimens: [SnapshotCase] {
    Platform.allCases.flatMap { platform in
      specimens(of: platform).flatMap { name, component in
        variants(on: platform).map { suffix, environment in
          SnapshotCase(
            name: "\(platform.rawValue)/\(name)\(suffix)",
            component: component.padding(platform == .tvos ? 8 : 16)
              .background(ground(of: platform)), environment: environment)
        }
      }
    }
  }

  /// Something that a white sheet stands out from.
  private static func ground(of platform: Platform) -> ColorValue {
    platform == .ios || platform == .ipados ? "systemGray4" : "systemBackground"
  }

  private static func variants(on platform: Platform) -> [(String, Environment)] {
    let plain = Environment(platform: platform, scale: 1)
    var all = [("", plain)]
    guard platform == .ios || platform == .macos else { return all }
    func add(_ suffix: String, _ change: (inout Environment) -> Void) {
      var environment = plain
      change(&environment)
      all.append((suffix, environment))
    }
    add("~dark") { $0.appearance = .dark }
    add(".rtl") { $0.explicitDirection = .rightToLeft }
    add(".increased") { $0.contrast = .increased }
    if platform == .ios { add(".accessibility5") { $0.textSize = .accessibility5 } }
    return all
  }

  private static func specimens(of platform: Platform) -> [(String, AnyComponent)] {
    let unit = platform == .tvos ? 3.0 : platform == .watchos ? 0.6 : 1
    let row = ButtonGroup(axis: .horizontal) { roles }.frame(width: 300 * unit)
    let column = ButtonGroup(axis: .vertical) { roles }.frame(width: 240 * unit)
    // A television's letters are large: without a message the picture stays small.
    let threeMessage = platform == .tvos ? "" : "It is gone then."
    var all: [(String, AnyComponent)] = [
      ("group-row", row), ("group-column", column),
      ("alert-2", alert(width: platform == .watchos ? 176 : nil) { Array(roles.suffix(2)) }),
      ("alert-3", alert(width: platform == .watchos ? 176 : nil, message: threeMessage) { roles }),
      (
        "sheet",
        Sheet(
          "Event", cancellationAction: Button("Cancel"), confirmationAction: Button("Add")
        ) { Label("Lunch").padding(8) }.frame(width: 300 * unit)
      ),
    ]
    if platform == .ios || platform == .ipados {
      let dialog = ConfirmationDialog("Delete this draft?") { roles }
      all.append(("confirmation-dialog", dialog.frame(width: 304)))
    }
    return all
  }

  private static var roles: [AnyComponent] {
    [
      AnyComponent(Button("Save", role: .primary)),
      AnyComponent(Button("Delete", role: .destructive)),
      AnyComponent(Button("Cancel", role: .cancel)),
    ]
  }

  private static func alert(
    width: Double?, message: String = "It is gone then.",
    @ComponentBuilder buttons: () -> [AnyComponent]
  ) -> AnyComponent {
    Alert("Sure?", message: message, buttons: buttons).frame(width: width)
  }
}
