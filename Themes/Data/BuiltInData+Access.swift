import MaquetteCore

extension Symbol {
  /// The built-in symbol with a name; `nil` when there is none.
  package static func named(_ name: String) -> Symbol? { BuiltInData.symbol(named: name) }

  /// The names of all built-in symbols, sorted.
  package static var names: [String] { BuiltInData.symbolNames }

  /// All built-in symbols, sorted by their names.
  package static var all: [Symbol] { names.compactMap { named($0) } }
}

extension Device {
  /// Every known device; the first of a platform is its standard one.
  public static var all: [Device] { BuiltInData.devices }
}

extension Wallpaper {
  /// The wallpaper with a name; case does not matter.
  package static func named(_ name: String) -> Wallpaper? {
    BuiltInData.wallpaper(named: name.lowercased())
  }

  /// The names of all wallpapers, sorted.
  package static var names: [String] { BuiltInData.wallpaperNames }
}

extension LetterTable {
  /// The table with a name; `nil` when there is none.
  package static func named(_ name: String) -> LetterTable? { BuiltInData.letters(named: name) }

  /// The names of all tables, sorted.
  package static var names: [String] { BuiltInData.letterNames }
}
