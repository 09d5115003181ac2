import MaquetteCore

/// Reads the values of theme files, reporting each that is wrong.
struct ThemeValueReader {
  /// Nobody reads more, and looking for what was meant costs time with every unknown key.
  private static let mostErrors = 500

  let sink: DiagnosticSink
  /// Takes what each value may be, for the schema; `nil` when a theme is read.
  var log: ThemeShapeLog?

  /// Whether a value says that there is no such thing.
  func isNone(_ node: SpecNode) -> Bool {
    log?.add(.word("none"), node)
    return node.scalar == "none"
  }

  func fail(_ message: String, at node: SpecNode, hint: String? = nil, id: DiagnosticID? = nil) {
    fail(message, at: node.location, length: node.scalar?.count ?? 1, hint: hint, id: id)
  }

  func fail(
    _ message: String, at place: SourceLocation, length: Int = 1, hint: String? = nil,
    id: DiagnosticID? = nil
  ) {
    sink.report(
      Diagnostic(
        .error, message, location: place, length: max(1, min(length, 60)), hint: hint, id: id))
  }

  /// Reports that a value is no map.
  func noMap(_ node: SpecNode, _ what: String) {
    fail(
      "\(what) must be a map, not \(node.kindName)", at: node,
      hint: "write its keys with their values below it, indented", id: .wrongType)
  }

  func mismatch(_ node: SpecNode, _ key: String, wanted: String, hint: String? = nil) {
    fail("'\(key)' must be \(wanted), not \(node.kindName)", at: node, hint: hint, id: .wrongType)
  }

  /// Sets a value unless it could not be read.
  func set<Value>(_ target: inout Value, _ value: Value?) {
    if let value { target = value }
  }

  /// Hands the entries of a map on, after reporting keys that are unknown or missing.
  func eachEntry(
    of node: SpecNode, _ what: String, keys: [String], required: [String] = [],
    _ body: (_ key: String, _ value: SpecNode) -> Void
  ) {
    log?.add(.keys(keys), node)
    guard let entries = node.map else {
      noMap(node, what)
      return
    }
    for entry in entries {
      if keys.contains(entry.key) {
        body(entry.key, entry.value)
      } else if sink.diagnostics.count < ThemeValueReader.mostErrors {
        fail(
          "\(what) has no key '\(SpecNode.excerpt(entry.key))'", at: entry.location,
          length: entry.key.count, hint: Suggestion.hint(for: entry.key, in: keys), id: .unknownKey)
      }
    }
    for key in required where !entries.contains(where: { $0.key == key }) {
      fail(
        "\(what) lacks the key '\(key)'", at: node.location, hint: "add '\(key): …' to it",
        id: .incompleteTheme)
    }
  }

  /// A finite number in a range.
  func number(_ node: SpecNode, _ key: String, _ range: ClosedRange<Double>) -> Double? {
    log?.add(.number(range), node)
    guard let text = node.scalar, let value = ThemeValueReader.number(text) else {
      let (low, high) = (NumberFormat.short(range.lowerBound), NumberFormat.short(range.upperBound))
      mismatch(node, key, wanted: "a number", hint: "use a number from \(low) to \(high)")
      return nil
    }
    guard range.contains(value) else {
      fail(
        "'\(key)' is \(SpecNode.excerpt(text)), which is out of range", at: node,
        hint: "use a number from \(NumberFormat.short(range.lowerBound)) to "
          + NumberFormat.short(range.upperBound), id: .outOfRange)
      return nil
    }
    return value
  }

  /// A decimal number of at most 40 bytes.
  static func number(_ text: String) -> Double? {
    guard text.utf8.count <= 40, let value = Double(decimal: text), value.isFinite else {
      return nil
    }
    return value
  }

  /// A list of exactly so many numbers.
  func numbers(_ node: SpecNode, _ key: String, count: Int, _ range: ClosedRange<Double>)
    -> [Double]?
  {
    log?.add(.list([count]), node)
    guard let list = node.list, list.count == count else {
      let given = node.list.map { "\($0.count)" } ?? node.kindName
      let (low, high) = (NumberFormat.short(range.lowerBound), NumberFormat.short(range.upperBound))
      fail(
        "'\(key)' must be a list of \(count) numbers, not \(given)", at: node,
        hint: "write \(count) numbers from \(low) to \(high), in brackets", id: .wrongType)
      return nil
    }
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for node in list {
      if let number = number(node, key, range) { numbers.append(number) }
    }
    return numbers.count == count ? numbers : nil
  }

  /// Text that is not empty.
  func text(_ node: SpecNode, _ key: String) -> String? {
    log?.add(.text(1...200), node)
    guard let text = node.scalar, !text.isEmpty, text.utf8.count <= 200 else {
      mismatch(node, key, wanted: "text of 1 to 200 bytes", hint: "write a text")
      return nil
    }
    return text
  }

  /// A name that messages and file names can carry.
  func name(_ node: SpecNode, _ key: String) -> String? {
    guard let text = text(node, key) else { return nil }
    let isGood = text.allSatisfy { $0.isLetter || $0.isNumber || " -_.".contains($0) }
    guard isGood, text.utf8.count <= 60 else {
      fail(
        "'\(key)' is \(node.kindName)", at: node,
        hint: "use at most 60 letters, digits, spaces, '-', '_' and '.'")
      return nil
    }
    return text
  }

  func bool(_ node: SpecNode, _ key: String) -> Bool? {
    log?.add(.boolean, node)
    switch node.scalar {
    case "true": return true
    case "false": return false
    default:
      mismatch(node, key, wanted: "true or false", hint: "write true or false")
      return nil
    }
  }

  /// One of an enumeration's cases.
  func choice<Choice>(_ node: SpecNode, _ key: String) -> Choice?
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    word(node, key, of: Choice.allCases.map(\.rawValue), Choice.init(rawValue:))
  }

  func weight(_ node: SpecNode, _ key: String) -> FontWeight? {
    word(node, key, of: FontWeight.allCases.map(\.name), FontWeight.init(name:))
  }

  /// What one of some words stands for.
  func word<Value>(
    _ node: SpecNode, _ key: String, of names: @autoclosure () -> [String],
    _ value: (String) -> Value?
  ) -> Value? {
    log?.add(.words(names()), node)
    if let value = node.scalar.flatMap(value) { return value }
    fail(
      "'\(key)' cannot be \(node.kindName)", at: node,
      hint: Suggestion.hint(for: node.scalar ?? "", in: names()), id: .unknownValue)
    return nil
  }
}
