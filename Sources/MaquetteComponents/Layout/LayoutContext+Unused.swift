import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// Whether the spec gives the component a key.
  func isGiven(_ key: String) -> Bool { provenance?.keys[key] != nil }

  /// Warns of keys that the spec gives and that change nothing here.
  ///
  /// - Parameter reason: why, as the end of "'size' changes nothing: …".
  func warnUnused(_ keys: String..., because reason: String) {
    for key in keys where isGiven(key) {
      report(
        .warning, "'\(key)' changes nothing: \(reason)", key: key, hint: "leave '\(key)' out",
        id: .unusedKey)
    }
  }

  /// Warns of keys that the spec gives and that only some platforms have.
  func warnUnused(_ keys: String..., exceptOn platforms: Platform...) {
    guard !platforms.contains(theme.platform) else { return }
    let names = platforms.map(\.displayName).joined(separator: " and ")
    for key in keys where isGiven(key) {
      report(
        .warning, "'\(key)' changes nothing on \(theme.platform.displayName), only on \(names)",
        key: key, hint: "leave '\(key)' out", id: .unusedKey)
    }
  }
}
