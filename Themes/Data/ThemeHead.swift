import MaquetteCore

/// The name of a built-in theme, and when it is taken.
public struct ThemeHead: Hashable, Sendable {
  /// The name, for example `ios`.
  public var name: String
  /// The platform it draws.
  public var platform: Platform
  /// The first version of the system that looks so; `nil` for a platform's classic theme.
  public var osVersion: Int?

  /// Versions of systems that there may be.
  public static let osVersions: ClosedRange<Double> = 1...99

  /// A head from its parts.
  public init(name: String, platform: Platform, osVersion: Int? = nil) {
    self.name = name
    self.platform = platform
    self.osVersion = osVersion
  }

  /// A head that a theme's file or the list of themes has under the theme's name.
  public init?(_ entry: SpecNode.Entry) {
    func text(_ key: String) -> String? {
      entry.value.map?.first { $0.key == key }?.value.scalar
    }
    guard let platform = text("platform").flatMap(Platform.init(rawValue:)) else { return nil }
    self.init(name: entry.key, platform: platform, osVersion: text("osVersion").flatMap { Int($0) })
  }

  /// The newest of some themes that a platform has for a version; its classic one for `nil`.
  public static func newest(
    for platform: Platform, osVersion: Int?, among heads: [ThemeHead]
  ) -> ThemeHead? {
    heads.filter { $0.platform == platform && ($0.osVersion ?? 0) <= (osVersion ?? 0) }
      .max { ($0.osVersion ?? 0) < ($1.osVersion ?? 0) }
  }
}

extension Theme {
  /// The built-in themes, platform by platform, the classic one of each first.
  public static var builtInHeads: [ThemeHead] { BuiltInData.heads }

  /// The built-in theme with a name, for example `ios`; `nil` when there is none.
  public static func named(_ name: String) -> Theme? { BuiltInData.theme(named: name) }

  /// The built-in theme of a platform: the newest that is not above a version of its system, or the
  /// classic one.
  public static func builtIn(_ platform: Platform, osVersion: Int? = nil) -> Theme {
    ThemeHead.newest(for: platform, osVersion: osVersion, among: builtInHeads)
      .flatMap { named($0.name) } ?? .empty
  }

  /// How iOS looks.
  public static let ios = builtIn(.ios)
  /// How iPadOS looks.
  public static let ipados = builtIn(.ipados)
  /// How macOS looks.
  public static let macos = builtIn(.macos)
  /// How tvOS looks.
  public static let tvos = builtIn(.tvos)
  /// How watchOS looks.
  public static let watchos = builtIn(.watchos)
}
