import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// Whether the spec gives the component a key.
  func isGiven(_ key: String) -> Bool { provenance?.keys[key] != nil }

  /// A key's name as the spec has it.
  func written(_ key: String) -> String { provenance?.written[key] ?? key }

  /// Warns of keys that the spec gives and that change nothing here.
  ///
  /// - Parameter reason: why, as the end of "'size' changes nothing: …".
  func warnUnused(_ keys: String..., because reason: String) {
    for key in keys where isGiven(key) {
      let name = written(key)
      report(
        .warning, "'\(name)' changes nothing: \(reason)", key: key, hint: "leave '\(name)' out",
        id: .unusedKey)
    }
  }

  /// Warns of keys that the spec gives a component and that change nothing on the platform.
  ///
  /// - Parameter ignored: keys of which something else is said, or nothing.
  func warnOfUnusedKeys(of component: String, except ignored: [String] = []) {
    guard let keys = conventions.unused[component] else { return }
    for key in keys where isGiven(key) && !ignored.contains(key) {
      let names = Platform.allCases.filter { Theme.builtIn($0).uses(key, of: component) }
        .map(\.displayName)
      let others = names.isEmpty ? "" : ", only on " + names.joined(separator: " and ")
      let name = written(key)
      report(
        .warning, "'\(name)' changes nothing on \(theme.platform.displayName)\(others)",
        key: key, hint: "leave '\(name)' out", id: .unusedKey)
    }
  }
}

extension Theme {
  /// Whether a key of a component changes something.
  func uses(_ key: String, of component: String) -> Bool {
    conventions.instead[component] == nil
      && conventions.unused[component]?.contains(key) != true
  }
}
