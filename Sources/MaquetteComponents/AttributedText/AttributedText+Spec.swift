import MaquetteCore

extension AttributedText: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .attributedText(TextAttributes.infos)
  }

  /// Reads inline markup, a list of runs, or a map: a run, or a text and attributes for ranges.
  package static func read(_ node: SpecNode, by reader: SpecReader) -> AttributedText? {
    switch node.value {
    case .scalar: return markup(node, by: reader)
    case .list(let elements): return AttributedText(elements.compactMap { run($0, by: reader) })
    case .map(let entries): return ranges(entries, of: node, by: reader)
    }
  }

  public var specText: String { string }

  // MARK: Markup

  private static func markup(_ node: SpecNode, by reader: SpecReader) -> AttributedText? {
    guard let text = String.read(node, by: reader) else { return nil }
    let (result, problems) = MarkupParser.parse(
      text, catalogue: reader.catalogue, symbols: reader.symbols)
    for problem in problems {
      var location = node.location
      var length = text.count
      if let place = problem.location, place.line == 1, let offset = node.textOffset {
        location.column += offset + place.column - 1
        length = problem.length
      }
      reader.fail(problem.message, at: location, length: length, hint: problem.hint)
    }
    return problems.isEmpty ? result : nil
  }

  // MARK: Runs

  private static func run(_ node: SpecNode, by reader: SpecReader) -> Run? {
    switch node.value {
    case .scalar: return String.read(node, by: reader).map { Run($0) }
    case .list:
      reader.mismatch(node, wanted: "made of runs: text, or maps with 'text' and attributes")
      return nil
    case .map(let entries):
      guard let text = text(of: entries, at: node, "a run", by: reader) else { return nil }
      return Run(text, TextAttributes.read(entries, of: "a run", beside: ["text"], by: reader))
    }
  }

  private static func text(
    of entries: [SpecNode.Entry], at node: SpecNode, _ what: String, by reader: SpecReader
  ) -> String? {
    guard let entry = entries.first(where: { $0.key == "text" }) else {
      if entries.contains(where: { TextAttributes.symbolNames.contains($0.key) }) { return "" }
      reader.fail(
        "\(what) has no 'text'", at: entries.first?.location ?? node.location,
        length: entries.first?.key.count ?? 1, hint: "write {text: Hello, bold: true}",
        id: .nothingToShow)
      return nil
    }
    var reader = reader
    reader.key = "text"
    return String.read(entry.value, by: reader)
  }

  // MARK: Ranges

  private static func ranges(
    _ entries: [SpecNode.Entry], of node: SpecNode, by reader: SpecReader
  ) -> AttributedText? {
    let own = ["text", "attributes"]
    let what = "an attributed text"
    let attributes = TextAttributes.read(entries, of: what, beside: own, by: reader)
    guard let text = text(of: entries, at: node, what, by: reader) else { return nil }
    let whole = AttributedText(text, attributes)
    guard let entry = entries.first(where: { $0.key == "attributes" }) else { return whole }
    var reader = reader
    reader.key = "attributes"
    guard let list = entry.value.list else {
      reader.mismatch(
        entry.value, wanted: "a list of maps, for example [{range: 0..<5, bold: true}]")
      return nil
    }
    // There is one for each character, at most.
    guard list.count <= Limits.textBytes else {
      reader.fail(
        "'attributes' has \(list.count) entries; the limit is \(Limits.textBytes)",
        at: entry.value, hint: "join the ranges that have the same attributes", id: .tooMuch)
      return nil
    }
    let count = whole.string.count
    return whole.setting(list.compactMap { change($0, count: count, by: reader) })
  }

  private static func change(_ node: SpecNode, count: Int, by reader: SpecReader) -> Change? {
    guard let entries = node.map else {
      reader.mismatch(node, wanted: "a list of maps, for example [{range: 0..<5, bold: true}]")
      return nil
    }
    let attributes = TextAttributes.read(
      entries, of: "attributes of a range", beside: ["range"], by: reader)
    guard let entry = entries.first(where: { $0.key == "range" }) else {
      reader.fail(
        "these attributes have no 'range'", at: node.location, hint: "write range: 0..<\(count)",
        id: .missingKey)
      return nil
    }
    return RangeCheck(count: count).read(entry.value, by: reader).map {
      Change(attributes: attributes, range: $0)
    }
  }
}

extension RangeCheck {
  /// Reads `0..<5`, `0...4` or `[0, 5]`, which is location and length.
  func read(_ node: SpecNode, key: String = "range", by reader: SpecReader) -> Range<Int>? {
    guard let (low, high) = bounds(node) else {
      reader.fail(
        "'\(key)' must be a range of characters, not \(node.kindName)", at: node,
        hint: "write 0..<5 or 0...4, or [0, 5] for location and length", id: .wrongType)
      return nil
    }
    let parts = (node.list ?? []).compactMap(\.scalar)
    let written = node.scalar ?? "[\(parts.joined(separator: ", "))]"
    guard low <= high else {
      reader.fail(
        "the range \(SpecNode.excerpt(written)) ends before it starts", at: node,
        hint: "write the lower bound first", id: .outOfRange)
      return nil
    }
    if let problem = problem(with: low..<high, written: SpecNode.excerpt(written)) {
      reader.fail(problem.message, at: node, hint: problem.hint)
      return nil
    }
    return low..<high
  }

  private func bounds(_ node: SpecNode) -> (Int, Int)? {
    if let list = node.list {
      let numbers = list.compactMap { $0.scalar.flatMap(number) }
      guard numbers.count == 2, list.count == 2 else { return nil }
      let (high, overflows) = numbers[0].addingReportingOverflow(numbers[1])
      return (numbers[0], overflows ? .max : high)
    }
    guard let text = node.scalar, let dots = text.firstRange(of: "..") else { return nil }
    let rest = text[dots.upperBound...]
    guard let kind = rest.first, kind == "." || kind == "<",
      let low = number(text[..<dots.lowerBound]), let high = number(rest.dropFirst())
    else { return nil }
    return (low, kind == "." && high < .max ? high + 1 : high)
  }

  /// A whole number; one that is too large for the machine is as large as can be.
  private func number(_ text: some StringProtocol) -> Int? {
    let words = text.split(separator: " ")
    guard words.count == 1, let word = words.first else { return nil }
    let isNegative = word.first == "-"
    let digits = isNegative ? word.dropFirst() : word[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(word) ?? (isNegative ? -1 : .max)
  }
}
