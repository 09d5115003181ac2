import Maquette
import MaquetteSpec

extension LintRule {
  static let rtlSymbolSide = LintRule(
    "rtl/symbol-side", .warning, .rightToLeft,
    sentence:
      "Flip an icon that shows forward or backward motion, and controls that lead forward or back.",
    summary: "A symbol that means forward or back is named after a side, so it never flips.",
    advice: "use its name with 'forward' or 'backward'",
    wrong: "Button: Continue\nsymbol: chevron.right\nstyle: filled\n",
    right: "Button: Continue\nsymbol: chevron.forward\nstyle: filled\n",
    fine: [
      "Button: Turn Right\nsymbol: arrow.right\n", "Button: Align\nsymbol: text.alignleft\n",
      "Button: Continue\nsymbol: chevron.right\ndirectionIsAbsolute: true\n",
      "Button: Up\nsymbol: chevron.up\n",
    ]
  ) { picture in
    let uses =
      picture.all(Button.self).map { ($0.item, $0.value.symbol, $0.value.title, "symbol") }
      + picture.all(Label.self).map {
        ($0.item, $0.value.systemImage, $0.value.text, "systemImage")
      }
      + picture.all(Image.self).map {
        ($0.item, $0.value.systemName, $0.value.label, $0.item.says("name") ? "name" : "systemName")
      }
      + picture.items.filter { otherButtons.contains($0.name) }.compactMap { item in
        item.value("symbol").map { (item, $0, item.value("title") ?? "", "symbol") }
      }
    let rows = picture.items.compactMap { item -> (LintItem, String, String, String)? in
      guard titledRows.contains(item.name), let symbol = item.value("systemImage") as String?
      else { return nil }
      return (item, symbol, item.value("title") ?? "", "systemImage")
    }
    let components = (uses + rows).compactMap { item, symbol, title, key -> LintIssue? in
      guard (item.component as? Image)?.flipsForRightToLeftLayoutDirection == nil,
        let other = other(for: symbol, beside: "\(title) \(item.spokenLabel)", item)
      else { return nil }
      return picture.issue(
        item, key: key, message(symbol), hint: hint(other),
        fix: item.provenance?.keys[key].map { .replace($0, with: other) })
    }
    return components + parts(picture)
  }

  /// Items of menus, tabs, and segments with a title: those with a symbol alone may mean the sides.
  private static func parts(_ picture: LintPicture) -> [LintIssue] {
    let entries = picture.menuEntries.compactMap { found -> LintIssue? in
      let (symbol, title) = (found.entry.symbol, found.entry.title)
      return other(for: symbol, beside: title, found.item).map {
        picture.issue(
          found, word: symbol, message(symbol), hint: hint($0), change: .replace(with: $0))
      }
    }
    func issues(_ item: LintItem, _ key: String, _ parts: [(symbol: String, title: String)])
      -> [LintIssue]
    {
      zip(parts, picture.numbersAmongEqual(parts.map(\.title))).compactMap { part, number in
        other(for: part.symbol, beside: part.title, item).map {
          picture.issue(
            item, key: key, part: part.title, number: number, word: part.symbol,
            message(part.symbol), hint: hint($0), change: .replace(with: $0))
        }
      }
    }
    let tabs = picture.all(TabBar.self).flatMap { item, bar in
      issues(item, "items", bar.items.map { ($0.systemImage, $0.title) })
    }
    let segments = picture.all(SegmentedControl.self).flatMap { item, control in
      issues(
        item, "segments",
        control.segments.filter { !$0.title.isEmpty }.map { ($0.systemImage, $0.title) })
    }
    return entries + tabs + segments
  }

  /// The symbol that flips, for one that does not; `nil` where the words beside it mean the side itself.
  private static func other(for symbol: String, beside title: String, _ item: LintItem) -> String? {
    let words = title.lowercased().split { !$0.isLetter }
    guard !symbol.isEmpty, !item.isDirectionFixed, !words.contains("left"),
      !words.contains("right")
    else { return nil }
    return SymbolSides.reading(of: symbol)
  }

  private static func message(_ symbol: String) -> String {
    "'\(symbol)' points the same way in right-to-left interfaces"
  }

  private static func hint(_ other: String) -> String {
    "use '\(other)', or 'directionIsAbsolute: true' where the side itself is meant"
  }

  /// What else has a symbol that may lead on or back.
  private static let titledRows: Set = ["LabeledContent", "NavigationLink", "Tab"]
  private static let otherButtons = LintItem.symbolButtons.union(["Link"])
}
