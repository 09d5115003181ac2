import Maquette

extension LintRule {
  static let rtlMotionStays = LintRule(
    "rtl/motion-stays", .warning, .rightToLeft,
    sentence: "Flip icons that stand for text, reading direction, or motion forward and backward.",
    summary: "The spec keeps a symbol of text or motion from flipping in right-to-left.",
    advice: "leave 'flipsForRightToLeftLayoutDirection' out: each symbol has the right rule",
    wrong: "Image: list.bullet\nlabel: List\nflipsForRightToLeftLayoutDirection: false\n",
    right: "Image: list.bullet\nlabel: List\n",
    fine: ["Image: star\nlabel: Logo\nflipsForRightToLeftLayoutDirection: false\n"]
  ) { picture in
    picture.all(Image.self).compactMap { item, image in
      guard image.flipsForRightToLeftLayoutDirection == false,
        let symbol = item.environment.symbol(named: image.systemName),
        symbol.rule == .textDirection || symbol.rule == .motion
      else { return nil }
      let kind = symbol.rule == .motion ? "motion" : "the direction of text"
      return picture.issue(
        item, key: "flipsForRightToLeftLayoutDirection",
        "'\(image.systemName)' shows \(kind) and does not flip",
        fix: item.provenance?.keys["flipsForRightToLeftLayoutDirection"].map { .remove($0) })
    }
  }
}
