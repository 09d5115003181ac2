extension Accessibility {
  /// The English word for the control that it is; `nil` for texts, windows and groups.
  package var controlWord: String? {
    if let control = macControl { return control.rawValue }
    if traits.contains(.toggleButton) { return "switch" }
    if traits.contains(.searchField) { return "search field" }
    if traits.contains(.keyboardKey) { return "key" }
    if traits.contains(.tabBar) { return "tab bar" }
    if traits.contains(.adjustable) { return "adjustable" }
    switch effectiveRole {
    case .button: return "button"
    case .textField: return "text field"
    case .link: return "link"
    case .image: return "image"
    case .staticText, .window, .group: return nil
    }
  }
}
