import MaquetteCore
import MaquetteThemes

/// The symbols that a picture shows, by name, so that whoever keeps it can tell which one changed.
///
/// One thread at a time may use it.
package final class SymbolUses {
  private var symbols: [String: Symbol] = [:]
  private var paths: [String: Path] = [:]

  /// No symbol yet.
  package init() {}

  /// The symbols, sorted by name.
  package var all: [Symbol] { symbols.values.sorted { $0.name < $1.name } }

  /// Whether none is drawn.
  var isEmpty: Bool { symbols.isEmpty }

  /// Adds one that is drawn.
  func add(_ symbol: Symbol) { symbols[symbol.name] = symbol }

  /// Whether a symbol is drawn.
  func has(_ symbol: Symbol) -> Bool { symbols[symbol.name] != nil }

  /// The path that a text describes, which is read once for all symbols of a picture; `nil` if it
  /// describes none.
  func path(_ text: String, reading read: (String) -> Path?) -> Path? {
    if let path = paths[text] { return path }
    let path = read(text)
    paths[text] = path
    return path
  }
}
