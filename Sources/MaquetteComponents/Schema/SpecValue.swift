import MaquetteCore
import MaquetteThemes

/// A type whose values can be written in a spec.
package protocol SpecValue: Sendable {
  /// What values it takes; `range` bounds numbers.
  static func specType(range: ClosedRange<Double>) -> SpecType
  /// The value of a node, or `nil` after having reported what is wrong.
  static func read(_ node: SpecNode, by reader: SpecReader) -> Self?
  /// The value as a spec would say it; empty for none.
  var specText: String { get }
  /// What is wrong with a value that Swift set under a key with a range; `nil` when nothing is.
  func problem(key: String, range: ClosedRange<Double>) -> ValueProblem?
  /// Whether Swift can set a value that is wrong. Where it cannot, as with texts and choices, or where that shows
  /// only when it is drawn, as with colours and fonts, no value is asked for its ``problem(key:range:)``.
  static var mayBeWrong: Bool { get }
}

extension String: SpecValue {
  package static var mayBeWrong: Bool { false }
  package static func specType(range: ClosedRange<Double>) -> SpecType { .text }
  package static func read(_ node: SpecNode, by reader: SpecReader) -> String? {
    guard let text = node.scalar else {
      reader.mismatch(node, wanted: "text")
      return nil
    }
    // C libraries end a text there, and no reader of SVG or PDF takes one.
    guard !text.utf8.contains(0) else {
      reader.fail(
        "'\(reader.key)' contains a NUL character", at: node, hint: "remove the character U+0000")
      return nil
    }
    return reader.localize?(text, node, reader.key) ?? text
  }
  public var specText: String { self }
}

extension Double: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .number(range) }
  package static func read(_ node: SpecNode, by reader: SpecReader) -> Double? {
    reader.number(node)
  }
  public var specText: String { NumberFormat.short(self) }
}

extension Int: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .integer(Int(range.lowerBound)...Int(range.upperBound))
  }
  package static func read(_ node: SpecNode, by reader: SpecReader) -> Int? {
    guard let text = node.scalar, let value = Int(text) else {
      reader.mismatch(node, wanted: "a whole number")
      return nil
    }
    guard reader.number(node) != nil else { return nil }
    return value
  }
  public var specText: String { String(self) }
}

extension Bool: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .boolean }
  package static func read(_ node: SpecNode, by reader: SpecReader) -> Bool? {
    if let value = node.scalar.flatMap(Bool.init(specText:)) { return value }
    reader.mismatch(node, wanted: "true or false")
    return nil
  }

  /// A word for yes or no; `nil` for another one.
  public init?(specText text: String) {
    switch text.lowercased() {
    case "true", "yes", "on": self = true
    case "false", "no", "off": self = false
    default: return nil
    }
  }

  public var specText: String { self ? "true" : "false" }
}

extension Optional: SpecValue where Wrapped: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    Wrapped.specType(range: range)
  }
  package static func read(_ node: SpecNode, by reader: SpecReader) -> Wrapped?? {
    Wrapped.read(node, by: reader).map { .some($0) }
  }
  package var specText: String { self?.specText ?? "" }
}

/// An enumeration whose cases are words of a spec.
package protocol SpecChoice: SpecValue, CaseIterable, RawRepresentable where RawValue == String {
  /// Other words for a case, for example UIKit's for SwiftUI's.
  static var synonyms: [String: Self] { get }
  /// What to write instead of a word of another framework that is no case; `nil` for other words.
  static func advice(for word: String) -> String?
}

extension SpecChoice {
  package static var mayBeWrong: Bool { false }

  package static var synonyms: [String: Self] { [:] }

  package static func advice(for word: String) -> String? { nil }

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .choice(allCases.map(\.rawValue), synonyms: synonyms.mapValues(\.rawValue))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> Self? {
    choice(node, by: reader)
  }

  /// The case that a node names; `nil` after reporting what is wrong.
  static func choice(_ node: SpecNode, by reader: SpecReader) -> Self? {
    guard let text = node.scalar else {
      reader.mismatch(node, wanted: "one of \(allCases.map(\.rawValue).joined(separator: ", "))")
      return nil
    }
    if let value = named(text) { return value }
    let words = allCases.map(\.rawValue)
    let nearest = Suggestion.nearest(to: text, in: words + synonyms.keys.sorted())
    reader.fail(
      "unknown value '\(SpecNode.excerpt(text))' for '\(reader.key)'", at: node,
      hint: advice(for: text) ?? nearest.map { "did you mean '\($0)'?" } ?? choices,
      id: .unknownValue)
    return nil
  }

  /// Every word that there is, those of other frameworks last.
  private static var choices: String? {
    let words = allCases.map(\.rawValue)
    guard words.count <= 24 else { return nil }
    let others = synonyms.keys.sorted()
    return "use one of: \(words.joined(separator: ", "))"
      + (others.isEmpty ? "" : "; or \(others.joined(separator: ", "))")
  }

  /// The case with a word; upper and lower case are the same.
  package static func named(_ text: String) -> Self? {
    if let value = Self(rawValue: text) ?? synonyms[text] { return value }
    let wanted = text.lowercased()
    return allCases.first { $0.rawValue.lowercased() == wanted }
      ?? synonyms.first { $0.key.lowercased() == wanted }?.value
  }

  package var specText: String { rawValue }
}

extension ColorValue: SpecValue {
  package static var mayBeWrong: Bool { false }
  package static func specType(range: ClosedRange<Double>) -> SpecType { .color }
  package static func read(_ node: SpecNode, by reader: SpecReader) -> ColorValue? {
    guard let text = node.scalar, !text.isEmpty else {
      reader.mismatch(node, wanted: "a colour's name or #RRGGBB")
      return nil
    }
    guard text.hasPrefix("#") else {
      reader.checkColor(text, at: node)
      return .named(text)
    }
    if let color = Color(hex: text) { return .custom(color) }
    reader.fail(
      "'\(SpecNode.excerpt(text))' is not a colour", at: node,
      hint: "write #RGB, #RGBA, #RRGGBB or #RRGGBBAA")
    return nil
  }
  public var specText: String { text }
}

extension EdgeInsets: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .insets(range) }
  package static func read(_ node: SpecNode, by reader: SpecReader) -> EdgeInsets? {
    if node.scalar != nil { return reader.number(node).map(EdgeInsets.init(all:)) }
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

  /// The keys of the map form, with bounds of the numbers.
  package static func infos(_ range: ClosedRange<Double>) -> [PropertyInfo] {
    [
      ("top", "Above it."), ("leading", "Where lines begin."), ("bottom", "Below it."),
      ("trailing", "Where lines end."), ("horizontal", "At both sides."),
      ("vertical", "Above and below it."),
    ].map { name, summary in PropertyInfo(name: name, summary: summary, type: .number(range)) }
  }

  private static func readEdges(_ node: SpecNode, by reader: SpecReader) -> EdgeInsets? {
    var insets = EdgeInsets.zero
    let edges = infos(reader.range).map(\.name)
    for entry in node.map ?? [] {
      guard edges.contains(entry.key) else {
        reader.fail(
          "unknown edge '\(SpecNode.excerpt(entry.key))'", at: entry.location,
          length: entry.key.count, hint: Suggestion.hint(for: entry.key, in: edges))
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

extension Alignment: SpecChoice {}

extension [AnyComponent]: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .components }
  package static func read(_ node: SpecNode, by reader: SpecReader) -> [AnyComponent]? {
    ComponentDecoder(reader: reader).components(node)
  }
  public var specText: String { "" }
}
