internal import CThemeData
import MaquetteCore
import Synchronization

/// The built-in themes, devices, wallpapers and symbols, read when they are asked for.
enum BuiltInData {
  private static var themeLines: DataLines {
    DataLines(
      bytes: UnsafeBufferPointer(start: maquette_themes(), count: maquette_themes_size()))
  }
  private static var deviceLines: DataLines {
    DataLines(
      bytes: UnsafeBufferPointer(start: maquette_devices(), count: maquette_devices_size()))
  }
  private static var wallpaperLines: DataLines {
    DataLines(
      bytes: UnsafeBufferPointer(start: maquette_wallpapers(), count: maquette_wallpapers_size()))
  }
  private static var letterLines: DataLines {
    DataLines(
      bytes: UnsafeBufferPointer(start: maquette_letters(), count: maquette_letters_size()))
  }
  private static var symbolFile: DataFile {
    DataFile(
      bytes: UnsafeBufferPointer(start: maquette_symbols(), count: maquette_symbols_size()))
  }

  /// The themes there are, platform by platform, the classic one of each first.
  static let heads: [ThemeHead] =
    (themeLines.value(of: BuiltInKeys.heads)?.node.map ?? []).compactMap(ThemeHead.init)

  /// The names of all symbols, sorted.
  static let symbolNames = symbolFile.names

  /// Every device; the first of a platform is its standard one.
  static let devices: [Device] = DeviceReader.devices(
    from: deviceLines.node, sink: DiagnosticSink())

  /// The names of all wallpapers, sorted.
  static let wallpaperNames = wallpaperLines.keys.sorted()

  /// The wallpaper with a name.
  static func wallpaper(named name: String) -> Wallpaper? {
    guard let node = wallpaperLines.value(of: name)?.node else { return nil }
    let entry = SpecNode.Entry(key: name, location: node.location, value: node)
    let root = SpecNode(.map([entry]), at: node.location)
    return WallpaperReader.wallpapers(from: root, sink: DiagnosticSink()).first
  }

  /// The names of all tables of letters' widths, sorted.
  static let letterNames = letterLines.keys.sorted()

  private static let letters = Mutex<[String: LetterTable]>([:])

  /// The table of letters' widths with a name.
  static func letters(named name: String) -> LetterTable? {
    letters.withLock { letters in
      if let table = letters[name] { return table }
      guard let node = letterLines.value(of: name)?.node else { return nil }
      letters[name] = LetterReader.table(name, from: node, sink: DiagnosticSink())
      return letters[name]
    }
  }

  /// What a theme's file says.
  static func themeFile(named name: String) -> DataLines? {
    themeLines.value(of: BuiltInKeys.files)?.value(of: name)
  }

  private static let themes = Mutex<[String: Theme]>([:])

  /// The theme with a name: what its file says, laid over what it extends. Most of it is read when somebody
  /// asks for it.
  static func theme(named name: String) -> Theme? {
    if let theme = themes.withLock({ $0[name] }) { return theme }
    // Other files are parts of themes, and there to be extended.
    guard heads.contains(where: { $0.name == name }),
      let files = BuiltInFiles(ofTheme: name)
    else { return nil }
    let theme = files.theme
    return themes.withLock { themes in
      themes[name] = theme
      return theme
    }
  }

  /// A screen shows few symbols, and some of them many times: reading the outlines of one takes longer
  /// than laying it out.
  private static let symbols = Mutex<[String: Symbol]>([:])

  /// The symbol with a name.
  static func symbol(named name: String) -> Symbol? {
    symbols.withLock { symbols in
      if let symbol = symbols[name] { return symbol }
      guard !name.isEmpty, let node = symbolFile.value(of: name) else { return nil }
      let entry = SpecNode.Entry(key: name, location: node.location, value: node)
      let root = SpecNode(.map([entry]), at: node.location)
      let symbol = SymbolReader.symbols(from: root, sink: DiagnosticSink()).first
      symbols[name] = symbol
      return symbol
    }
  }
}
