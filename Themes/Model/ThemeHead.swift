import MaquetteCore

/// The name of a built-in theme, and when it is taken.
package struct ThemeHead: Hashable, Sendable {
  /// The name, for example `ios`.
  package var name: String
  /// The platform it draws.
  package var platform: Platform
  /// The first version of the system that looks so; `nil` for a platform's classic theme.
  package var osVersion: Int?

  /// Versions of systems that there may be.
  package static let osVersions: ClosedRange<Double> = 1...99

  /// A head from its parts.
  package init(name: String, platform: Platform, osVersion: Int? = nil) {
    self.name = name
    self.platform = platform
    self.osVersion = osVersion
  }

  /// A head that a theme's file or the list of themes has under the theme's name.
  package init?(_ entry: SpecNode.Entry) {
    func text(_ key: String) -> String? {
      entry.value.map?.first { $0.key == key }?.value.scalar
    }
    guard let platform = text("platform").flatMap(Platform.init(rawValue:)) else { return nil }
    self.init(name: entry.key, platform: platform, osVersion: text("osVersion").flatMap { Int($0) })
  }

  /// The newest of some themes that a platform has for a version; its classic one for `nil`.
  package static func newest(
    for platform: Platform, osVersion: Int?, among heads: [ThemeHead]
  ) -> ThemeHead? {
    var newest: ThemeHead?
    for head in heads where head.platform == platform {
      let version = head.osVersion ?? 0
      if version <= osVersion ?? 0, newest.map({ $0.osVersion ?? 0 < version }) ?? true {
        newest = head
      }
    }
    return newest
  }
}
