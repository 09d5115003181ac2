import Maquette

extension LintRule {
  static let acrossTallText = LintRule(
    "across/text-taller-than-frame", .warning, .across,
    sentence: "Make an interface work at every text size, up to the largest accessibility size.",
    summary: "A text is taller than the fixed height around it.",
    advice: "use 'minHeight' in place of 'height'", looksAt: [.layout],
    wrong: "VStack:\n  - Label: Balance\n    height: 22\n",
    right: "VStack:\n  - Label: Balance\n    frame: {minHeight: 22}\n",
    fine: [
      "VStack:\n  - Label: Balance\n    height: 200\n",
      "platform: macos\nVStack:\n  - Label: Balance\n    height: 22\n",
    ]
  ) { picture in
    picture.all(Label.self).compactMap { item, label in
      guard item.hasFixedHeight, let node = picture.node(of: item),
        let drawn = node.textGeometry?.textRect.height, let height = item.nearestHeight
      else { return nil }
      let needed = drawn / node.systemScale
      guard needed > height + 1 else { return nil }
      return picture.issue(
        item,
        "the text is \(NumberFormat.short(needed, digits: 0)) points high in a height of "
          + NumberFormat.short(height, digits: 1))
    }
  }
}

extension LintItem {
  /// Its own fixed height or that of the stacks that it is in, in points; `nil` for none.
  fileprivate var nearestHeight: Double? {
    if let own = fixedHeight { return own }
    guard let parent, ["HStack", "VStack", "ZStack"].contains(parent.name) else { return nil }
    return parent.nearestHeight
  }

  /// Its own fixed height, in points; `nil` for none.
  private var fixedHeight: Double? {
    modifiers.lazy.compactMap { modifier -> Double? in
      if case .frame(let frame) = modifier { frame.height ?? frame.maxHeight } else { nil }
    }.first { $0.isFinite }
  }
}
