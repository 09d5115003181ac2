import Maquette

extension LintRule {
  static let labelRoomToWrap = LintRule(
    "label/room-to-wrap", .warning, .uiLabel,
    sentence: "Set how many lines a label may have; with 0, it takes as many as the text needs.",
    summary:
      "A text is cut in the spec's own variant, and there is space for another line below it.",
    advice: "write 'numberOfLines: 0'", looksAt: [.layout, .scene],
    wrong: """
      width: 200
      Label: Your order arrives on Thursday morning
      numberOfLines: 1
      """,
    right: """
      width: 200
      Label: Your order arrives on Thursday morning
      numberOfLines: 2
      """,
    fine: [
      // No room for a second line.
      "width: 200\nheight: 22\nLabel: Your order arrives on Thursday morning\nnumberOfLines: 1\n",
      """
      width: 200
      height: 60
      VStack:
        - Label: طلبك يصل صباح يوم الخميس إن شاء الله
          numberOfLines: 1
        - Label: 東京
      """,
      """
      width: 200
      Label: Your order arrives on Thursday morning
      lineBreakMode: byTruncatingMiddle
      """,
      // A button stands right below it.
      """
      device: iPhone SE 4-inch landscape
      Screen:
        - VStack:
            - {Rectangle: gray, height: 180}
            - Label: Your order arrives on Thursday morning, and the rest of it in the week after that
              numberOfLines: 1
            - {Rectangle: gray, height: 60}
      """,
    ], variants: "light"
  ) { picture in
    guard picture.environment.pseudo == nil, !picture.environment.textSize.isAccessibilitySize
    else { return [] }
    return picture.cutTexts.compactMap { item, node in
      guard let item, let label = item.component as? Label, label.numberOfLines == 1,
        item.says("numberOfLines"), !item.says("lineBreakMode", "adjustsFontSizeToFitWidth"),
        !item.isInControl, hasRoom(below: node, item, in: picture), picture.canWrap(item, node)
      else { return nil }
      return picture.issue(
        item, key: "numberOfLines",
        "'\(shown(node))' is cut after one line, and there is space for more",
        fix: item.provenance?.keys["numberOfLines"].map { .replace($0, with: "0") })
    }
  }

  /// Whether the picture could be a line higher: it has no fixed height, its screen is not full, or a
  /// spacer around the text has room to give.
  private static func hasRoom(below node: SceneNode, _ item: LintItem, in picture: LintPicture)
    -> Bool
  {
    let line = node.frame.height
    guard !item.hasFixedHeight else { return false }
    guard let screen = item.ancestors.first(where: { $0.component is Screen }) else {
      return picture.freeHeight.map { $0 >= 1.3 * line } ?? true
    }
    let least = 2 * line + 34
    return picture.freeHeight(of: screen) ?? 0 >= least
      || picture.spacerHeight(around: item) >= least
  }
}

extension LintItem {
  /// Whether it or what is around it, up to the next view, has a fixed height.
  var hasFixedHeight: Bool {
    for item in [self] + ancestors {
      if LintItem.views.contains(item.name) { return false }
      for modifier in item.modifiers {
        if case .frame(let frame) = modifier, frame.height != nil || frame.maxHeight != nil {
          return true
        }
      }
    }
    return false
  }
}
