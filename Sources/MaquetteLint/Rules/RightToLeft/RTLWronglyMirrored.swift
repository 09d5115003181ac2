import Maquette
import MaquetteSpec

extension LintRule {
  static let rtlActualDirection = LintRule(
    "rtl/actual-direction", .warning, .rightToLeft,
    sentence: "Preserve the direction of a control that refers to an actual direction.",
    summary:
      "The English title of a button or of a menu's item says left or right, and its symbol flips.",
    advice: "use the symbol that is named after the side, such as 'arrow.right': it never flips",
    wrong: "Button: Turn Right\nsymbol: arrow.forward\n",
    right: "Button: Turn Right\nsymbol: arrow.right\n",
    fine: [
      "Button: Next\nsymbol: arrow.forward\n",
      "Button: Turn Right\nsymbol: arrow.forward\ndirectionIsAbsolute: true\n",
    ]
  ) { picture in
    let buttons = picture.all(Button.self).compactMap { item, button -> LintIssue? in
      let words = "\(button.title) \(item.spokenLabel)"
      guard let side = side(of: button.symbol, for: words, item) else { return nil }
      return picture.issue(
        item, key: "symbol", message(button.symbol),
        fix: item.provenance?.keys["symbol"].map { .replace($0, with: side) })
    }
    let entries = picture.menuEntries.compactMap { found -> LintIssue? in
      let entry = found.entry
      guard let side = side(of: entry.symbol, for: entry.title, found.item) else { return nil }
      return picture.issue(
        found, word: entry.symbol, message(entry.symbol), hint: "use '\(side)'",
        change: .replace(with: side))
    }
    return buttons + entries
  }

  private static func message(_ symbol: String) -> String {
    "'\(symbol)' points the other way in right-to-left"
  }

  /// The symbol that points to the side that a title names; `nil` where it names none, or where the
  /// symbol does not flip.
  private static func side(of symbol: String, for title: String, _ item: LintItem) -> String? {
    let words = title.lowercased().split { !$0.isLetter }
    guard item.isEnglish, words.contains("left") || words.contains("right"),
      !item.isDirectionFixed
    else { return nil }
    return SymbolSides.absolute(of: symbol, words.contains("right"))
  }
}

/// Symbols that are named after sides, and after the direction of reading.
enum SymbolSides {
  /// The symbol after the direction of reading for one that is named after a side; `nil` where
  /// there is none.
  static func reading(of name: String) -> String? {
    let words = name.split(separator: ".").map(String.init)
    guard words.contains("left") != words.contains("right") else { return nil }
    let other = words.map { $0 == "right" ? "forward" : $0 == "left" ? "backward" : $0 }
      .joined(separator: ".")
    return Symbol.named(other) == nil ? nil : other
  }

  /// The symbol of a side for one that is named after the direction of reading.
  static func absolute(of name: String, _ isRight: Bool) -> String? {
    let words = name.split(separator: ".").map(String.init)
    guard words.contains("forward") || words.contains("backward") else { return nil }
    let other = words.map {
      ["forward", "backward"].contains($0) ? (isRight ? "right" : "left") : $0
    }
    .joined(separator: ".")
    return Symbol.named(other) == nil ? nil : other
  }
}
