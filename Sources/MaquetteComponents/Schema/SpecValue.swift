import MaquetteCore

/// A type whose values can be written in a spec.
package protocol SpecValue: Sendable {
  /// What values it takes; `range` bounds numbers.
  static func specType(range: ClosedRange<Double>) -> SpecType
  /// The value of a node, or `nil` after having reported what is wrong.
  static func read(_ node: SpecNode, by reader: SpecReader) -> Self?
  /// The value as a spec would say it; empty for none.
  var specText: String { get }
  /// What others read: the value itself, or what it is made of.
  var contained: Any { get }
  /// What is wrong with a value that Swift set under a key with a range; `nil` when nothing is.
  func problem(key: String, range: ClosedRange<Double>) -> ValueProblem?
  /// Whether Swift can set a value that is wrong. Where it cannot, as with texts and choices, or where that shows
  /// only when it is drawn, as with colours and fonts, no value is asked for its ``problem(key:range:)``.
  static var mayBeWrong: Bool { get }
  /// The components that stand in it, in order. A requirement: to ask whether a value is of a protocol would
  /// search all conformances of the program for each type.
  var heldComponents: [AnyComponent] { get }
}

extension SpecValue {
  package var heldComponents: [AnyComponent] { [] }
  package var contained: Any { self }
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
      reader.mismatch(
        node, wanted: "a whole number",
        hint: node.scalar.flatMap(reader.advice(onWhole:))
          ?? "write a whole number, \(reader.example)")
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
    reader.mismatch(
      node, wanted: "true or false",
      hint: node.scalar.flatMap {
        ["1": "write true", "0": "write false"][EndMark.removed(from: $0)]
      })
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
  package var heldComponents: [AnyComponent] { self?.heldComponents ?? [] }
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
      reader.mismatch(
        node, wanted: "a colour's name or #RRGGBB",
        hint: node.list.flatMap(ForeignColors.advice(on:)))
      return nil
    }
    guard text.hasPrefix("#") else {
      reader.checkColor(text, at: node)
      return .named(text)
    }
    if let color = Color(hex: text) { return .custom(color) }
    reader.fail(
      "'\(SpecNode.excerpt(text))' is not a colour", at: node,
      hint: Color(hex: EndMark.removed(from: text)) == nil
        ? "write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
        : "write \"\(EndMark.removed(from: text))\", without '\(text.suffix(1))'")
    return nil
  }
  public var specText: String { text }
}

extension Alignment: SpecChoice {
  /// Left and right are sides of text that runs one way only.
  package static func advice(for word: String) -> String? {
    let meant = word.lowercased().replacing("left", with: "leading")
      .replacing("right", with: "trailing").filter(\.isLetter)
    return meant.isEmpty ? nil : named(meant).map { "did you mean '\($0.rawValue)'?" }
  }
}

extension [AnyComponent]: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .components }
  package static func read(_ node: SpecNode, by reader: SpecReader) -> [AnyComponent]? {
    ComponentDecoder(reader: reader).components(node)
  }
  public var specText: String { "" }
  package var heldComponents: [AnyComponent] { self }
}
