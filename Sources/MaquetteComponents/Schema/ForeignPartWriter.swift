import MaquetteCore
import MaquetteThemes

/// A part of the value of a key.
struct ForeignPart {
  var key: String
  var name: String
  /// Whether its value may be all of the key's.
  var isAlone = false

  /// Whether the key's value is a list, `[x, y]`.
  var isOfList: Bool { key == "offset" }
}

/// Writes values of other frameworks as specs have them.
struct ForeignPartWriter {
  var theme: Theme?

  /// The value of a key that has some parts.
  func whole(of parts: [(part: ForeignPart, entry: SpecNode.Entry)]) -> String {
    if parts.first?.part.isOfList == true {
      let sides = ["x", "y"].map { name in
        parts.first { $0.part.name == name }.map { text(of: $0.entry, $0.part, isAlone: false) }
          ?? "0"
      }
      return "[\(sides.joined(separator: ", "))]"
    }
    if parts.count == 1, parts[0].part.isAlone {
      return text(of: parts[0].entry, parts[0].part, isAlone: true)
    }
    let pairs = parts.map { "\($0.part.name): \(text(of: $0.entry, $0.part, isAlone: false))" }
    return "{\(pairs.joined(separator: ", "))}"
  }

  /// A value as a spec has it: without the unit of a length, in quotes where it needs some, and `…` for
  /// what has no such form.
  func text(of entry: SpecNode.Entry, _ part: ForeignPart, isAlone: Bool) -> String {
    guard let said = entry.value.scalar, SpecNode.excerpt(said) == said,
      // Quotes of this kind are around what to write.
      !said.contains("'")
    else { return "…" }
    let text = EndMark.removed(from: said)
    switch (part.key, part.name) {
    case ("border", "width"): return BorderShorthand.width(text)
    case ("border", _):
      return Escape.yamlValue(ForeignColors.meant(by: text, in: theme), isInBrackets: !isAlone)
    case ("font", "family"):
      // CSS lists what to take where there is no such family.
      let family = String(text.prefix { $0 != "," })
      return family.isEmpty ? "…" : Escape.yamlValue(family, isInBrackets: !isAlone)
    case ("font", _):
      return number(text, in: Limits.fontSize)
        ?? (isAlone && TextStyle(word: text) != nil ? text : "…")
    case ("frame", let name):
      if name.hasPrefix("max"), text == "100%" || LengthValue.isInfinity(text) {
        return "infinity"
      }
      return number(text, in: 0...Limits.coordinate) ?? "…"
    default: return number(text, in: -Limits.coordinate...Limits.coordinate) ?? "…"
    }
  }

  private func number(_ text: String, in range: ClosedRange<Double>) -> String? {
    guard let (value, unit) = SpecReader.amount(of: text), unit != "%", range.contains(value)
    else { return nil }
    return NumberFormat.short(value)
  }

  /// A value of a spec as ``text(of:_:isAlone:)`` has the same.
  static func short(_ text: String) -> String {
    Double(decimal: text).map { NumberFormat.short($0) }
      ?? Escape.yamlValue(text, isInBrackets: true)
  }
}
