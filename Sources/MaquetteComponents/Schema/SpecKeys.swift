import MaquetteCore

/// A key of a map in a spec that sets something of a value.
struct SpecKey<Root: Sendable>: Sendable {
  /// What is known of the key.
  let info: PropertyInfo
  /// What it sets. Two keys that set the same cannot stand beside one another.
  let target: String
  let apply: @Sendable (inout Root, SpecNode, SpecReader) -> Void
  /// Whether a spec says it by the name of a symbol.
  let namesSymbol: Bool
  /// What is wrong with a value that Swift set; `nil` for keys without a range.
  let problem: (@Sendable (Root) -> ValueProblem?)?

  /// A key that sets a property.
  init<Value: SpecValue>(
    _ name: String, _ path: WritableKeyPath<Root, Value?> & Sendable, _ summary: String,
    aliases: [String] = [], range: ClosedRange<Double> = 0...10_000, type: SpecType? = nil
  ) {
    self.init(
      PropertyInfo(
        name: name, aliases: aliases, summary: summary, type: type ?? Value.specType(range: range)),
      namesSymbol: type == .symbol,
      problem: { $0[keyPath: path].problem(key: name, range: range) }
    ) { root, node, reader in
      if let value = Value.read(node, by: reader.within(range)) { root[keyPath: path] = value }
    }
  }

  /// A key that sets a property which always has a value.
  init<Value: SpecValue>(
    always name: String, _ path: WritableKeyPath<Root, Value> & Sendable, _ summary: String,
    aliases: [String] = [], range: ClosedRange<Double> = 0...10_000, type: SpecType? = nil
  ) {
    self.init(
      PropertyInfo(
        name: name, aliases: aliases, summary: summary, type: type ?? Value.specType(range: range)),
      namesSymbol: type == .symbol
    ) { root, node, reader in
      if let value = Value.read(node, by: reader.within(range)) { root[keyPath: path] = value }
    }
  }

  /// A key that does something of its own.
  init(
    _ info: PropertyInfo, target: String? = nil,
    namesSymbol: Bool? = nil, problem: (@Sendable (Root) -> ValueProblem?)? = nil,
    apply: @escaping @Sendable (inout Root, SpecNode, SpecReader) -> Void
  ) {
    self.info = info
    self.namesSymbol = namesSymbol ?? (info.type == .symbol)
    self.target = target ?? info.name
    self.problem = problem
    self.apply = apply
  }
}

/// The keys of a map in a spec.
struct SpecKeys<Root: Sendable>: Sendable {
  /// The keys, in the order in which help lists them.
  let keys: [SpecKey<Root>]
  private let byName: [String: SpecKey<Root>]
  private let checks: [@Sendable (Root) -> ValueProblem?]

  init(_ keys: [SpecKey<Root>]) {
    self.keys = keys
    let pairs = keys.flatMap { key in key.info.allNames.map { ($0, key) } }
    byName = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    checks = keys.compactMap(\.problem)
  }

  /// The first thing wrong with a value's numbers, which Swift may have set; `nil` when nothing is.
  func problem(of root: Root) -> ValueProblem? {
    checks.lazy.compactMap { $0(root) }.first
  }

  /// Sets what entries say, after reporting what is wrong with them.
  ///
  /// - Parameters:
  ///   - what: What has the keys, for messages.
  ///   - others: Keys that the caller reads.
  func apply(
    _ entries: [SpecNode.Entry], to root: inout Root, of what: String, beside others: [String] = [],
    by reader: SpecReader
  ) {
    var seen: [String: SpecNode.Entry] = [:]
    for entry in entries where !others.contains(entry.key) {
      guard let key = byName[entry.key] else {
        let names = others + keys.map(\.info.name)
        let all = others + keys.flatMap(\.info.allNames)
        reader.fail(
          "unknown key '\(SpecNode.excerpt(entry.key))' of \(what)", at: entry.location,
          length: entry.key.count,
          hint: Suggestion.nearest(to: entry.key, in: all).map { "did you mean '\($0)'?" }
            ?? "use one of: \(names.joined(separator: ", "))", id: .unknownKey)
        continue
      }
      if let first = seen[key.target] {
        reader.fail(
          first.key == entry.key
            ? "'\(entry.key)' is given twice, first on line \(first.location.line)"
            : "'\(entry.key)' and '\(first.key)' set the same", at: entry.location,
          length: entry.key.count, hint: "remove one of them", id: .duplicateKey)
        continue
      }
      seen[key.target] = entry
      var reader = reader
      reader.key = entry.key
      if key.namesSymbol { reader.checkSymbol(entry.value) }
      key.apply(&root, entry.value, reader)
    }
  }
}
