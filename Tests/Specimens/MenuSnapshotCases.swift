import Maquette

extension SnapshotCase {
  /// One small picture for each kind of menu and of macOS's own buttons: on iOS and macOS in all
  /// variants, elsewhere in one.
  static var menus: [SnapshotCase] {
    [Platform.ios, .ipados, .macos, .tvos].flatMap { platform in
      menuVariants(of: platform).flatMap { suffix, environment in
        specimens(in: environment).map { name, component in
          SnapshotCase(
            name: "\(platform.rawValue)/\(name)\(suffix)",
            component: component.padding(platform == .tvos ? 24 : 12), environment: environment)
        }
      }
    }
  }

  private static func menuVariants(of platform: Platform) -> [(String, Environment)] {
    let light = Environment(platform: platform, scale: 1)
    var all = [("", light)]
    guard platform == .ios || platform == .macos else { return all }
    func add(_ suffix: String, _ change: (inout Environment) -> Void) {
      var environment = light
      change(&environment)
      all.append((suffix, environment))
    }
    add("~dark") { $0.appearance = .dark }
    add(".rtl") { $0.explicitDirection = .rightToLeft }
    add(".increased") { $0.contrast = .increased }
    if platform == .ios {
      add(".accessibility5") { $0.textSize = .accessibility5 }
    }
    return all
  }

  private static func specimens(in environment: Environment) -> [(String, AnyComponent)] {
    let platform = environment.platform
    // What is large shows less, so that its picture is small.
    let isLarge = platform == .tvos || environment.textSize.isAccessibilitySize
    var all: [(String, AnyComponent)] = [
      ("menu-open", AnyComponent(isLarge ? shortMenu : menu))
    ]
    if platform != .tvos {
      all += [
        ("menu-submenu", AnyComponent(submenu)),
        ("menu-buttons", isLarge ? AnyComponent(popUp { _ in }) : buttons),
        ("popup-open", AnyComponent(popUp { $0.isPresented = true })),
      ]
    }
    if platform == .macos {
      all += [("gradient-buttons", gradientButtons), ("button-bar", bar), ("help", help)]
    }
    return all
  }

  private static var menu: Menu {
    Menu("Options", isPresented: true, highlighted: 1) {
      MenuItem("Copy", symbol: "doc.on.doc", shortcut: KeyboardShortcut("⌘C"))
      MenuItem("Rename", symbol: "pencil")
      MenuItem("Share", isEnabled: false)
      MenuSection("Sort") {
        MenuItem("Name", state: .on)
        MenuItem("Kind", subtitle: "Some", state: .mixed)
      }
      Divider()
      MenuItem("Delete", symbol: "trash", role: .destructive)
    }
  }

  private static var shortMenu: Menu {
    Menu("Edit", isPresented: true, highlighted: 0) {
      MenuItem("Rename", symbol: "pencil", state: .on)
      Divider()
      MenuItem("Delete", symbol: "trash", role: .destructive)
    }
  }

  private static var submenu: Menu {
    Menu("", symbol: "ellipsis.circle", isPresented: true) {
      MenuItem("Copy")
      MenuItem("Sort By", isExpanded: true) {
        MenuItem("Name", state: .on)
        MenuItem("Date")
      }
    }
  }

  private static func popUp(_ change: (inout PopUpButton) -> Void) -> PopUpButton {
    var button = PopUpButton("Medium") {
      MenuItem("Small")
      MenuItem("Medium")
    }
    change(&button)
    return button
  }

  private static var buttons: AnyComponent {
    AnyComponent(
      VStack(spacing: 12) {
        popUp { _ in }
        for size in ButtonSize.allCases {
          popUp {
            $0.style = .gray
            $0.size = size
          }
        }
        popUp { $0.state = .disabled }
        PullDownButton("Actions", symbol: "gearshape") { MenuItem("Share") }
      })
  }

  private static var gradientButtons: AnyComponent {
    AnyComponent(
      HStack(spacing: 12) {
        for size in ButtonSize.allCases { GradientButton(systemName: "plus", size: size) }
        GradientButton(systemName: "gearshape", behavior: .popUp)
        GradientButton(systemName: "star", behavior: .toggle, isOn: true)
        GradientButton(systemName: "minus", state: .disabled)
        GradientButton(systemName: "minus", state: .pressed)
      })
  }

  private static var bar: AnyComponent {
    ButtonBar {
      GradientButton(systemName: "plus")
      GradientButton(systemName: "minus")
      Spacer()
      GradientButton(systemName: "gearshape", behavior: .popUp)
    } below: {
      List(style: .plain) { Label("Work") }
    }.frame(width: 160)
  }

  private static var help: AnyComponent {
    AnyComponent(
      HStack(spacing: 12) {
        for size in ButtonSize.allCases { HelpButton(size: size) }
        HelpButton(state: .disabled)
        ImageButton(systemName: "star", title: "Star", behavior: .toggle, isOn: true)
        ImageButton(systemName: "photo", title: "Photos", behavior: .popUp)
      })
  }
}
