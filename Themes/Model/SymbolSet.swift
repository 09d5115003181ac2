/// Symbols of a user's own. They win over built-in ones of the same names.
public struct SymbolSet: Hashable, Sendable {
  private var symbols: [String: Symbol]

  /// A set; of symbols with one name the last one counts.
  package init(_ symbols: [Symbol] = []) {
    self.symbols = Dictionary(
      symbols.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// Whether there are none.
  public var isEmpty: Bool { symbols.isEmpty }

  /// The names of these symbols, sorted.
  public var names: [String] { symbols.keys.sorted() }

  /// The names of these and all built-in symbols, sorted.
  public var allNames: [String] {
    isEmpty ? Symbol.names : Set(symbols.keys).union(Symbol.names).sorted()
  }

  /// One of these symbols, or the built-in one; `nil` when neither has the name.
  package func named(_ name: String) -> Symbol? { symbols[name] ?? Symbol.named(name) }

  /// These symbols with others laid over them.
  public func overlaid(by others: SymbolSet) -> SymbolSet {
    guard !others.isEmpty else { return self }
    var copy = self
    copy.symbols.merge(others.symbols) { _, other in other }
    return copy
  }
}
