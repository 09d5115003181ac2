import MaquetteThemes

/// The symbols that a picture shows, by name, so that whoever keeps it can tell which one changed.
///
/// One thread at a time may use it.
public final class SymbolUses {
  private var symbols: [String: Symbol] = [:]

  /// No symbol yet.
  public init() {}

  /// The symbols, sorted by name.
  public var all: [Symbol] { symbols.values.sorted { $0.name < $1.name } }

  /// Adds one that is drawn.
  func add(_ symbol: Symbol) { symbols[symbol.name] = symbol }
}
