import MaquetteThemes

/// The symbols that a picture shows, by name, so that whoever keeps it can tell which one changed.
///
/// One thread at a time may use it.
package final class SymbolUses {
  private var symbols: [String: Symbol] = [:]

  /// No symbol yet.
  package init() {}

  /// The symbols, sorted by name.
  package var all: [Symbol] { symbols.values.sorted { $0.name < $1.name } }

  /// Adds one that is drawn.
  func add(_ symbol: Symbol) { symbols[symbol.name] = symbol }
}
