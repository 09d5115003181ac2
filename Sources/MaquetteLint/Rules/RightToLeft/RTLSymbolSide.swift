import Maquette
import MaquetteSpec

extension LintRule {
  static let rtlSymbolSide = LintRule(
    "rtl/symbol-side", .warning, .rightToLeft,
    sentence:
      "Flip an icon that shows forward or backward motion, and controls that lead on or back.",
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
    return uses.compactMap { item, symbol, title, key in
      let words = title.lowercased().split { !$0.isLetter }
      guard !symbol.isEmpty, !item.isDirectionFixed, !words.contains("left"),
        !words.contains("right"), let other = SymbolSides.reading(of: symbol),
        (item.component as? Image)?.flipsForRightToLeftLayoutDirection == nil
      else { return nil }
      return picture.issue(
        item, key: key, "'\(symbol)' points the same way in right-to-left interfaces",
        hint: "use '\(other)', or 'directionIsAbsolute: true' where the side itself is meant",
        fix: item.provenance?.keys[key].map { .replace($0, with: other) })
    }
  }

  /// What else has a symbol that may lead on or back.
  private static let otherButtons = LintItem.symbolButtons.union(["Link"])
}
