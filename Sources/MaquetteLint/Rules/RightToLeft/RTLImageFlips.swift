import Maquette

extension LintRule {
  static let rtlImageFlips = LintRule(
    "rtl/mark-flips", .warning, .rightToLeft,
    sentence: "Don't flip logos, universal signs and marks, or icons of real objects.",
    summary: "The spec flips a sign, a mark or an object in right-to-left.",
    advice: "leave 'flipsForRightToLeftLayoutDirection' out: each symbol has the right rule",
    wrong: "Image: checkmark\nlabel: Done\nflipsForRightToLeftLayoutDirection: true\n",
    right: "Image: checkmark\nlabel: Done\n",
    fine: ["Image: arrow.forward\nlabel: Next\nflipsForRightToLeftLayoutDirection: true\n"]
  ) { picture in
    picture.all(Image.self).compactMap { item, image in
      guard image.flipsForRightToLeftLayoutDirection == true,
        let symbol = item.environment.symbol(named: image.systemName),
        symbol.rule == .universal || symbol.rule == .object
      else { return nil }
      let kind = symbol.rule == .universal ? "is a universal sign" : "shows a real object"
      return picture.issue(
        item, key: "flipsForRightToLeftLayoutDirection", "'\(image.systemName)' \(kind) and flips",
        fix: item.provenance?.keys["flipsForRightToLeftLayoutDirection"].map { .remove($0) })
    }
  }
}
