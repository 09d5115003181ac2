import MaquetteComponents

extension Button: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    let content = SwiftUIButtonContent(self, in: export)
    var view: SwiftView
    if let isOn = toggleValue {
      keys.say("value", "state")
      view = SwiftView("Toggle(isOn: .constant(\(isOn)))", children: [content.label(keys)])
      view.modifiers.append(".toggleStyle(.button)")
    } else {
      view = content.button(keys)
      addStyle(in: export, keys, to: &view)
    }
    addLook(in: export, keys, to: &view)
    keys.add("font", to: &view)
    keys.add(".labelStyle(.{labelStyle?})", "size", to: &view)
    if self.value == nil || toggleValue != nil {
      keys.say("isEnabled")
      keys.add("state", to: &view)
    }
    let shortcut = ".keyboardShortcut(.defaultAction)"
    if shownRole == .primary, SwiftUIAvailability.has(shortcut, on: export.platform) {
      view.modifiers.append(shortcut)
    }
    return view
  }

  /// What it means, by itself or as an item of the system.
  var shownRole: ButtonRole { self.role == .normal ? self.systemItem?.role ?? .normal : self.role }

  /// Whether it is down as a toggle; `nil` for a button that is none.
  private var toggleValue: Bool? {
    switch self.value {
    case .on: true
    case .off: false
    case .mixed: nil
    case nil: self.state == .selected ? true : nil
    }
  }

  private func addStyle(
    in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    keys.say("style")
    // SwiftUI has names of its own for two bezels.
    if self.style != .plain, let own = self.bezelStyle.swiftUIStyle {
      keys.say("bezelStyle")
      view.modifiers.append(".buttonStyle(.\(own))")
      return
    }
    if let word = SwiftUIComponents.word(for: self.style) {
      view.modifiers.append(".buttonStyle(.\(word))")
    }
  }

  private func addLook(
    in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    // A bordered button is gray by itself and takes on a tint that it is given.
    let fill = self.style == .filled ? self.baseBackgroundColor : nil
    if let fill {
      export.addTint(fill, key: "baseBackgroundColor", keys, to: &view)
      keys.say("tint")
    } else if self.style == .tinted {
      keys.say("tint")
      export.addTint(self.tint ?? export.tint ?? .tint, key: "tint", keys, to: &view)
    } else if self.style == .gray, self.tint != nil, self.baseForegroundColor == nil,
      let tint = self.tint
    {
      export.addColor(tint, "tint", keys, to: &view)
    } else {
      keys.add("tint", to: &view)
    }
    if let baseForegroundColor = self.baseForegroundColor {
      export.addColor(baseForegroundColor, "baseForegroundColor", keys, to: &view)
    }
    if case .points(let points) = self.cornerRadius {
      keys.say("cornerRadius", "cornerStyle")
      let radius = SwiftLiteral.number(points)
      view.modifiers.append(".buttonBorderShape(.roundedRectangle(radius: \(radius)))")
    } else {
      keys.add(
        ".buttonBorderShape(.{cornerStyle?|fixed=roundedRectangle|small=|medium=|large=})",
        to: &view)
    }
  }
}

extension ButtonBezelStyle {
  /// SwiftUI's style of the same bezel; `nil` where it has none.
  fileprivate var swiftUIStyle: String? {
    self == .accessoryBar || self == .accessoryBarAction ? rawValue : nil
  }
}

extension SwiftUIComponents {
  /// SwiftUI's name for the style of a button; `nil` for its own habit.
  static func word(for style: ButtonStyle?) -> String? {
    switch style {
    case nil, .automatic: nil
    case .plain: "borderless"
    case .gray, .tinted: "bordered"
    case .filled: "borderedProminent"
    case .glass: "glass"
    case .clearGlass: "glass(.clear)"
    case .prominentGlass: "glassProminent"
    // SwiftUI has no name for it: clear glass in the tint.
    case .prominentClearGlass: "glass(.clear.tint(.accentColor))"
    }
  }

  /// Adds the style of a button that opens a menu.
  func addMenuStyle(_ style: ButtonStyle?, _ keys: ExportedKeys, to view: inout SwiftView) {
    keys.say("style")
    guard let word = SwiftUIComponents.word(for: style) else { return }
    view.modifiers += [".menuStyle(.button)", ".buttonStyle(.\(word))"]
    if style == .tinted {
      let color = tint.flatMap { SwiftUIColors.color($0, on: platform) } ?? ".accentColor"
      view.modifiers.append(".tint(\(color))")
    }
  }
}
