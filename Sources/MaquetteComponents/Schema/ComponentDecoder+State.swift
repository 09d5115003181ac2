import MaquetteCore

extension ComponentDecoder {
  /// What to write in place of a key that turns one state on or off, as `disabled` does.
  static func stateAdvice(for entry: SpecNode.Entry) -> String {
    let isPressed = entry.key == "pressed" || entry.key == "isHighlighted"
    let isOpposite = entry.key == "isEnabled" || entry.key == "enabled"
    guard entry.value.scalar == (isOpposite ? "true" : "false") else {
      return "write 'state: \(isPressed ? "pressed" : "disabled")'"
    }
    return "leave '\(entry.key)' out; 'state: normal' is the default"
  }
}
