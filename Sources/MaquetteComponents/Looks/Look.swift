import MaquetteCore
import MaquetteThemes

/// The values that a theme has for one kind of control, resolved in its surroundings.
///
/// The types that conform are written by the theme generator from the keys of the built-in themes: a
/// key which every platform has that has the control is there, others are optional.
protocol Look {
  /// The values by their names, which only the generated properties say.
  var values: LookValues { get set }

  init(values: LookValues)
}

extension Look {
  /// The colour that stands for the tint.
  var tint: Color {
    get { values.tint }
    set { values = values.tinted(newValue) }
  }
}

/// The look of one control.
protocol SingleLook: Look {
  /// The control's name in themes.
  static var control: String { get }
}

extension SingleLook {
  /// `nil` where the theme has no such control.
  init?(_ context: LayoutContext) {
    guard let values = LookValues(Self.control, context: context) else { return nil }
    self.init(values: values)
  }
}

extension LayoutContext {
  func has(_ look: (some SingleLook).Type) -> Bool { theme.controls[look.control] != nil }

  /// Whether the theme has a control of a family.
  func has<Found: FamilyLook>(_ look: Found.Type, _ control: Found.Control) -> Bool {
    theme.controls[control.rawValue] != nil
  }
}

/// The look of controls that share their keys.
protocol FamilyLook: Look {
  associatedtype Control: RawRepresentable where Control.RawValue == String
}

extension FamilyLook {
  /// `nil` where the theme has no such control.
  init?(_ control: Control, _ context: LayoutContext) {
    guard let values = LookValues(control.rawValue, context: context) else { return nil }
    self.init(values: values)
  }
}

extension LayoutContext {
  /// The look of a control; `nil` after a warning where the platform has none.
  ///
  /// - Parameter name: the component's name, for which the theme may say what to use instead.
  func look<Found: SingleLook>(
    _ type: Found.Type = Found.self, component: String, named name: String = ""
  ) -> Found? {
    if let look = Found(self) { return look }
    reportMissing(Found.control, component: component, named: name)
    return nil
  }

  /// The look of a control of a family; `nil` after a warning where the platform has none.
  func look<Found: FamilyLook>(
    _ type: Found.Type = Found.self, _ control: Found.Control, component: String
  ) -> Found? {
    if let look = Found(control, self) { return look }
    reportMissing(control.rawValue, component: component)
    return nil
  }

  private func reportMissing(_ control: String, component: String, named name: String = "") {
    report(
      .error, "\(theme.platform.displayName) has no \(component)",
      hint: conventions.instead[name]
        ?? "draw it on another platform, or add 'controls: \(control)' to a theme of your own",
      id: .notOnPlatform)
  }
}
