import MaquetteCore

/// Symbols of a user's own. They win over built-in ones of the same names.
public struct SymbolSet: Hashable, Sendable {
  private var content: Content

  /// A set; of symbols with one name the last one counts.
  package init(_ symbols: [Symbol] = []) {
    content = Content(symbols, source: symbols.isEmpty ? [] : nil)
  }

  /// The symbols that were read from a node.
  package init(_ symbols: [Symbol], readFrom node: SpecNode) {
    content = Content(symbols, source: [node.contentText])
  }

  /// Whether there are none.
  public var isEmpty: Bool { content.symbols.isEmpty }

  /// The names of these symbols, sorted.
  public var names: [String] { content.symbols.keys.sorted() }

  /// The names of these and all built-in symbols, sorted.
  public var allNames: [String] {
    isEmpty ? Symbol.names : Set(content.symbols.keys).union(Symbol.names).sorted()
  }

  /// One of these symbols, or the built-in one; `nil` when neither has the name.
  package func named(_ name: String) -> Symbol? { content.symbols[name] ?? Symbol.named(name) }

  /// These symbols with others laid over them.
  public func overlaid(by others: SymbolSet) -> SymbolSet {
    guard !others.isEmpty else { return self }
    guard !isEmpty else { return others }
    var copy = self
    copy.content.symbols.merge(others.content.symbols) { _, other in other }
    copy.content.source = content.source.flatMap { own in
      others.content.source.map { own + $0 }
    }
    return copy
  }
}

extension SymbolSet {
  /// What it is equal by, with names. Thousands of symbols are told from others by what they were read from, which
  /// is one text.
  package var stableParts: [(name: String, value: Any)] {
    guard let source = content.source, !isEmpty else { return [("symbols", content.symbols)] }
    return [("source", source)]
  }
}

/// The symbols of a set, which are equal whatever they were read from.
private struct Content: Hashable {
  var symbols: [String: Symbol]
  /// What they were read from, each laid over those before it; `nil` when that is not known of all.
  var source: [String]?

  init(_ symbols: [Symbol], source: [String]?) {
    self.symbols = Dictionary(
      symbols.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    self.source = source
  }

  static func == (lhs: Content, rhs: Content) -> Bool {
    if let source = lhs.source, source == rhs.source { return true }
    return lhs.symbols == rhs.symbols
  }

  // Looking at thousands would cost more than comparing the few patches that have as many.
  func hash(into hasher: inout Hasher) { hasher.combine(symbols.count) }
}
