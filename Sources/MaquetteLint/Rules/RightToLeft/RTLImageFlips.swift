import Maquette

extension LintRule {
  static let rtlImageFlips = LintRule(
    "rtl/mark-flips", .warning, .rightToLeft,
    sentence: "Don't flip logos, universal signs and marks, or icons of real objects.",
    summary:
      "The spec flips a sign, a mark, an object, a tool, a slash or letters in right-to-left.",
    advice: "leave 'flipsForRightToLeftLayoutDirection' out: each symbol has the right rule",
    wrong: "Image: checkmark\nlabel: Done\nflipsForRightToLeftLayoutDirection: true\n",
    right: "Image: checkmark\nlabel: Done\n",
    fine: [
      "Image: arrow.forward\nlabel: Next\nflipsForRightToLeftLayoutDirection: true\n",
      // The lines of text below the tool flip.
      "Image: text.magnifyingglass\nlabel: Find\nflipsForRightToLeftLayoutDirection: true\n",
      "Image: calendar.badge.plus\nlabel: Add\nflipsForRightToLeftLayoutDirection: true\n",
    ]
  ) { picture in
    picture.all(Image.self).compactMap { item, image in
      guard image.flipsForRightToLeftLayoutDirection == true,
        let symbol = item.environment.symbol(named: image.systemName), let kind = stays(symbol)
      else { return nil }
      return picture.issue(
        item, key: "flipsForRightToLeftLayoutDirection", "'\(image.systemName)' \(kind) and flips",
        fix: item.provenance?.keys["flipsForRightToLeftLayoutDirection"].map { .remove($0) })
    }
  }

  /// Why a symbol stays as it is in right-to-left; `nil` for one that flips, or whose parts do.
  private static func stays(_ symbol: Symbol) -> String? {
    switch symbol.rule {
    case .universal: return "is a universal sign"
    case .object: return "shows a real object"
    case .tool, .slash, .localized:
      guard symbol.layers.allSatisfy({ symbol.rightToLeft($0) == .stay }) else { return nil }
      return switch symbol.rule {
      case .tool: "shows a tool"
      case .slash: "has a slash"
      default: "shows letters or digits"
      }
    default: return nil
    }
  }
}
