import MaquetteCore

extension EdgeInsets: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .insets(range) }
  package static func read(_ node: SpecNode, by reader: SpecReader) -> EdgeInsets? {
    if let text = node.scalar {
      return reader.number(
        node, wanted: "a number, a list of 2 or 4 numbers, or a map of edges",
        hint: insetsAdvice(on: text)
      ).map(EdgeInsets.init(all:))
    }
    if let list = node.list {
      let numbers = list.compactMap(reader.number)
      guard numbers.count == list.count else { return nil }
      switch numbers.count {
      case 1: return EdgeInsets(all: numbers[0])
      case 2: return EdgeInsets(vertical: numbers[0], horizontal: numbers[1])
      case 4:
        return EdgeInsets(
          top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
      default:
        reader.miscount(numbers.count, wanted: "1, 2 or 4", at: node)
        return nil
      }
    }
    return readEdges(node, by: reader)
  }

  /// What to write in place of `10 20`, as CSS has it, and of the name of an edge; `nil` for a number
  /// that was meant.
  private static func insetsAdvice(on text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "," }
    let numbers = words.map { $0.prefix { $0.isNumber || $0 == "." } }
    if [2, 4].contains(words.count), numbers.allSatisfy({ Double(decimal: String($0)) != nil }) {
      // CSS goes round: top, right, bottom, left.
      let order = words.count == 4 ? [0, 3, 2, 1] : [0, 1]
      return "write [\(order.map { String(numbers[$0]) }.joined(separator: ", "))], which is "
        + (words.count == 4 ? "[top, leading, bottom, trailing]" : "[vertical, horizontal]")
    }
    let word = text.drop { $0 == "." }
    guard word.first?.isLetter == true else { return nil }
    let names = infos(0...0).map(\.name)
    let edge = Suggestion.nearest(to: String(word), in: names) ?? "horizontal"
    return "write a number, for example 12, or edges, for example {\(edge): 12}"
  }

  /// The keys of the map form, with bounds of the numbers.
  package static func infos(_ range: ClosedRange<Double>) -> [PropertyInfo] {
    [
      ("top", "Above it."), ("leading", "Where lines begin."), ("bottom", "Below it."),
      ("trailing", "Where lines end."), ("horizontal", "At both sides."),
      ("vertical", "Above and below it."),
    ].map { name, summary in PropertyInfo(name: name, summary: summary, type: .number(range)) }
  }

  /// What the edges are called in CSS.
  private static let edgeSynonyms = [
    "left": "leading", "right": "trailing", "start": "leading", "end": "trailing",
    "x": "horizontal", "y": "vertical",
  ]

  private static func readEdges(_ node: SpecNode, by reader: SpecReader) -> EdgeInsets? {
    var insets = EdgeInsets.zero
    let edges = infos(reader.range).map(\.name)
    for entry in node.map ?? [] {
      guard edges.contains(entry.key) else {
        reader.fail(
          "unknown edge '\(SpecNode.excerpt(entry.key))'", at: entry.location,
          length: entry.key.count,
          hint: edgeSynonyms[entry.key].map { "did you mean '\($0)'?" }
            ?? Suggestion.hint(for: entry.key, in: edges))
        return nil
      }
      guard let value = reader.number(entry.value) else { return nil }
      switch entry.key {
      case "top": insets.top = value
      case "bottom": insets.bottom = value
      case "leading": insets.leading = value
      case "trailing": insets.trailing = value
      case "horizontal": (insets.leading, insets.trailing) = (value, value)
      default: (insets.top, insets.bottom) = (value, value)
      }
    }
    return insets
  }

  public var specText: String {
    let parts = [top, leading, bottom, trailing].map { NumberFormat.short($0) }
    return Set(parts).count == 1 ? parts[0] : "[\(parts.joined(separator: ", "))]"
  }
}
