import Maquette

extension LintRule {
  static let rtlMotionStays = LintRule(
    "rtl/motion-stays", .warning, .rightToLeft,
    sentence: "Flip icons that represent text, reading direction, or motion forward and backward.",
    summary:
      "The spec keeps a symbol of text or motion, or one named after forward or backward, from "
      + "flipping in right-to-left.",
    advice: "leave 'flipsForRightToLeftLayoutDirection' out: each symbol has the right rule",
    wrong: "Image: list.bullet\nlabel: List\nflipsForRightToLeftLayoutDirection: false\n",
    right: "Image: list.bullet\nlabel: List\n",
    fine: [
      "Image: star\nlabel: Logo\nflipsForRightToLeftLayoutDirection: false\n",
      "Image: arrow.right\nlabel: Right\nflipsForRightToLeftLayoutDirection: false\n",
    ]
  ) { picture in
    picture.all(Image.self).compactMap { item, image in
      guard image.flipsForRightToLeftLayoutDirection == false,
        let symbol = item.environment.symbol(named: image.systemName),
        symbol.mirrors, let kind = kind(of: symbol)
      else { return nil }
      return picture.issue(
        item, key: "flipsForRightToLeftLayoutDirection",
        "'\(image.systemName)' shows \(kind) and does not flip",
        fix: item.provenance?.keys["flipsForRightToLeftLayoutDirection"].map { .remove($0) })
    }
  }

  /// What a symbol shows that goes on in the direction of reading; `nil` for one that shows something
  /// else besides.
  private static func kind(of symbol: Symbol) -> String? {
    switch symbol.rule {
    case .textDirection: "the direction of text"
    case .motion: "motion"
    case .direction: "what is before or behind"
    case .universal, .object, .tool, .slash, .badge, .localized: nil
    }
  }
}
