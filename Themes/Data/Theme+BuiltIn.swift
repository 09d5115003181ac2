extension Theme {
  /// The built-in themes, platform by platform, the classic one of each first.
  package static var builtInHeads: [ThemeHead] { BuiltInData.heads }

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
