import MaquetteCore

extension MenuPanel {
  /// A menu beside something: whole, or cut off where a screen has no room for all of it, as a device's scrolls.
  ///
  /// - Parameters:
  ///   - minWidth: the least width, where the width follows the content.
  ///   - sides: where it may stand.
  ///   - gap: its distance from what it stands beside, in points.
  ///   - opensBefore: whether submenus open at the leading edge, where they stand beside their menus.
  static func fitting(
    _ content: MenuContent, look: MenuLook, minWidth: Double = 0, sides: [AnchorRoom.Side],
    gap: Double, opensBefore: Bool = false, in room: AnchorRoom
  ) -> MenuPanel {
    func panel(_ maxHeight: Double?) -> MenuPanel {
      MenuPanel(
        content, look: look, minWidth: minWidth, maxWidth: room.width, maxHeight: maxHeight,
        opensBefore: opensBefore)
    }
    let whole = panel(nil)
    let height = room.cutHeight(of: whole.extent.height, on: sides, gap: gap)
    return height.map(panel) ?? whole
  }
}

extension MenuLook {
  /// The thin lines between rows; 0 where there are none.
  var separatorHeight: Double {
    theme.separators > 0 ? context.hairline : 0
  }

  /// A section's title; `nil` without one.
  func header(_ text: String) -> TextBlock? {
    guard !text.isEmpty else { return nil }
    return context.textBlock(
      text, resolved: header, maxLines: maxLines,
      alignment: context.direction == .rightToLeft ? .right : .left, key: "items",
      name: "the title of a section")
  }
}

extension SceneNode {
  /// Moves back what the node and its children draw, and lets them answer to nothing.
  mutating func recede(_ transform: Transform) {
    hitTarget = nil
    accessibility?.isHidden = true
    if !items.isEmpty { items = [.group(DrawGroup(items, transform: transform))] }
    clip = clip.map { .path($0.path.mapPoints(transform.apply), evenOdd: $0.isEvenOdd) }
    for index in children.indices { children[index].recede(transform) }
  }
}
