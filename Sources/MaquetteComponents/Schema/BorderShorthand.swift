import MaquetteCore
import MaquetteThemes

/// A border as CSS writes it, in any order: `1px solid red`.
enum BorderShorthand {
  /// What to write in its place; `nil` for a text that is none, as a colour alone.
  ///
  /// - Parameter isPlain: whether it is without quotes, so that a comment may follow.
  static func advice(on text: String, isPlain: Bool, in theme: Theme?) -> String? {
    guard text.utf8.count <= 120 else { return nil }
    let words = words(of: EndMark.removed(from: text))
    if words == ["0"] || words.contains(where: ["none", "hidden"].contains) {
      return "leave the key out for none"
    }
    var width: Double?
    var dashes = ""
    var isStyled = false
    var color: String?
    for word in words {
      if let known = length(word), width == nil {
        width = known
      } else if styles.contains(word), !isStyled {
        isStyled = true
      } else if color == nil {
        color = word.filter { $0 != "\"" && $0 != "'" }
      } else {
        return nil
      }
      if ["dashed", "dotted"].contains(word) { dashes = word }
    }
    guard width != nil || isStyled else { return nil }
    // Round ends alone are dots.
    let pattern = [
      "dashed": "dash: [4, 2]",
      "dotted": "dash: [0, \(NumberFormat.short(2 * (width ?? 1)))], cap: round",
    ][dashes]
    let shown = color.map { word in
      Escape.yamlValue(ForeignColors.meant(by: word, in: theme), isInBrackets: true)
    }
    // Behind a width with a style comes the colour in most style sheets: here perhaps `#FF0000`.
    let isLost =
      color == nil && isPlain && width != nil && words.last.map(styles.contains) == true
    let parts = [
      (width ?? (color == nil ? 1 : nil)).map { "width: \(written($0))" },
      isLost ? "color: \"#…\"" : shown.map { "color: \($0)" }, pattern,
    ]
    return "write {\(parts.compactMap { $0 }.joined(separator: ", "))}"
      + (isLost ? "; without quotes, # begins a comment" : "")
  }

  /// What stands between spaces outside of parentheses.
  private static func words(of text: String) -> [String] {
    var depth = 0
    return text.split { letter in
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      return depth <= 0 && letter == " "
    }.map(String.init)
  }

  private static func length(_ word: String) -> Double? {
    widths[word] ?? SpecReader.amount(of: word).flatMap { $0.unit == "%" ? nil : $0.value }
  }

  /// A width as a spec has it: `thin` as 1; `…` for what is none.
  static func width(_ word: String) -> String { length(word).map(written) ?? "…" }

  private static func written(_ width: Double) -> String {
    StrokeValue.widths.contains(width) ? NumberFormat.short(width) : "…"
  }

  /// CSS's words for widths. Documented: CSS Backgrounds and Borders 4, 2.3.
  private static let widths: [String: Double] = ["thin": 1, "medium": 3, "thick": 5]
  private static let styles: Set<String> = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset",
  ]
}
