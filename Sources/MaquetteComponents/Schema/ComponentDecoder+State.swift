import MaquetteCore

extension ComponentDecoder {
  /// What to write in place of a key that turns one state on or off, as `disabled` and `readonly` do; `nil`
  /// for any other key, and where the component has nothing that says it.
  ///
  /// - Parameter has: whether the component has a key of a name.
  static func stateAdvice(for entry: SpecNode.Entry, has: (String) -> Bool) -> String? {
    let word = ForeignKeys.bare(entry.key)
    guard let turned = turningKeys[word] else { return nil }
    // In HTML, the name alone is enough.
    let isTrue = entry.value.scalar.flatMap(Bool.init(specText:)) ?? true
    let isOn = isTrue == turned.isOn
    if word.hasSuffix("readonly"), has("isEditable") {
      return "write 'isEditable: \(isOn ? "false" : "true")'"
    }
    let (key, value, usual) =
      has("state")
      ? ("state", turned.state, "state: normal") : ("isEnabled", "false", "isEnabled: true")
    guard key == "state" || turned.state == "disabled" && has(key) else { return nil }
    return isOn
      ? "write '\(key): \(value)'" : "leave '\(entry.key)' out; '\(usual)' is the default"
  }

  /// What keys of other frameworks turn on with `true` or `false`, by words in small letters.
  private static let turningKeys: [String: (state: String, isOn: Bool)] = [
    "disabled": ("disabled", true), "isdisabled": ("disabled", true),
    "readonly": ("disabled", true), "isreadonly": ("disabled", true),
    "enabled": ("disabled", false), "isenabled": ("disabled", false),
    "editable": ("disabled", false), "iseditable": ("disabled", false),
    "pressed": ("pressed", true), "ispressed": ("pressed", true),
    "highlighted": ("pressed", true), "ishighlighted": ("pressed", true),
  ]
}
