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
    for key in keys where isGiven(key) { reportUnused(key, ": " + reason) }
  }

  /// Warns of keys that the spec gives a component and that change nothing on the platform.
  ///
  /// - Parameters:
  ///   - ignored: keys of which something else is said, or nothing.
  ///   - reason: why, in the place of the platforms on which they change something.
  func warnOfUnusedKeys(
    of component: String, except ignored: [String] = [], because reason: String? = nil
  ) {
    guard let keys = conventions.unused[component] else { return }
    for key in keys where isGiven(key) && !ignored.contains(key) {
      reportUnused(key, reason.map { ": " + $0 } ?? whereUsed(key, of: component))
    }
  }

  private func whereUsed(_ key: String, of component: String) -> String {
    let names = Platform.allCases.filter { Theme.builtIn($0).uses(key, of: component) }
      .map(\.displayName)
    let others = names.isEmpty ? "" : ", only on " + names.joined(separator: " and ")
    return " on \(theme.platform.displayName)\(others)"
  }

  private func reportUnused(_ key: String, _ rest: String) {
    let name = written(key)
    report(
      .warning, "'\(name)' changes nothing\(rest)", key: key, hint: "leave '\(name)' out",
      id: .unusedKey)
  }
}

extension Theme {
  /// Whether a key of a component changes something.
  func uses(_ key: String, of component: String) -> Bool {
    conventions.instead[component] == nil
      && conventions.unused[component]?.contains(key) != true
  }
}
