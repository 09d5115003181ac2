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
    return (uses + rows + parts(picture)).compactMap { item, symbol, title, key in
      let isPart = ["contextMenu", "items", "segments"].contains(key)
      let words = (isPart ? title : "\(title) \(item.spokenLabel)").lowercased()
        .split { !$0.isLetter }
      guard !symbol.isEmpty, !item.isDirectionFixed, !words.contains("left"),
        !words.contains("right"), let other = SymbolSides.reading(of: symbol),
        (item.component as? Image)?.flipsForRightToLeftLayoutDirection == nil
      else { return nil }
      let message = "'\(symbol)' points the same way in right-to-left interfaces"
      let hint = "use '\(other)', or 'directionIsAbsolute: true' where the side itself is meant"
      if isPart {
        return picture.issue(
          item, key: key, part: title, word: symbol, message, hint: hint,
          change: .replace(with: other))
      }
      return picture.issue(
        item, key: key, message, hint: hint,
        fix: item.provenance?.keys[key].map { .replace($0, with: other) })
    }
  }

  /// Items of menus, tabs, and segments with a title: those with a symbol alone may mean the sides.
  private static func parts(_ picture: LintPicture) -> [(LintItem, String, String, String)] {
    let entries = picture.menuEntries.map {
      ($0.item, $0.entry.symbol, $0.entry.title, $0.item.menuKey)
    }
    let tabs = picture.all(TabBar.self).flatMap { item, bar in
      bar.items.map { (item, $0.systemImage, $0.title, "items") }
    }
    let segments = picture.all(SegmentedControl.self).flatMap { item, control in
      control.segments.filter { !$0.title.isEmpty }
        .map { (item, $0.systemImage, $0.title, "segments") }
    }
    return entries + tabs + segments
  }

  /// What else has a symbol that may lead on or back.
  private static let titledRows: Set = ["LabeledContent", "NavigationLink", "Tab"]
  private static let otherButtons = LintItem.symbolButtons.union(["Link"])
}
