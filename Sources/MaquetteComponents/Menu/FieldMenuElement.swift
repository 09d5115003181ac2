import MaquetteCore

/// A field with a list of texts open below it, over what is there: that of a combo box, and the
/// suggestions of a search on a Mac.
final class FieldMenuElement: WrappingElement {
  let content: any LayoutElement
  private let items: MenuContent
  private let key: String
  private let look: MenuLook
  private let context: LayoutContext

  /// - Parameters:
  ///   - content: the field, and what belongs to it.
  ///   - texts: the list.
  ///   - highlighted: the number of the text that stands out; `nil` for none.
  ///   - key: the one that gives the texts.
  init(
    _ content: any LayoutElement, texts: [String], highlighted: Int? = nil, key: String,
    look: MenuLook, context: LayoutContext
  ) {
    self.content = content
    self.key = key
    self.look = look
    self.context = context
    items = MenuContent(
      texts.enumerated().map { index, text in
        .item(MenuItem(text, isHighlighted: index == highlighted))
      })
  }

  func place(in frame: Rect) -> [SceneNode] {
    let nodes = content.place(in: frame)
    let field = nodes.lazy.compactMap(\.field).first?.frame ?? frame
    context.presentations.add(anchor: field, in: context, make: list)
    return nodes
  }

  private func list(in room: AnchorRoom) -> [SceneNode] {
    let panel = MenuPanel(
      items, look: look, minWidth: room.anchor.width,
      maxWidth: room.width.map { max(room.anchor.width, $0) })
    let rect = room.frame(
      AnchorRoom.Attachment(
        sides: [.below, .above], gap: look.theme.gap, alignment: .leading)
    ) { _, _ in panel.size }.rect
    let corner = Point(x: context.rounded(rect.minX), y: context.rounded(rect.minY))
    return panel.nodes(at: corner, in: room.place, path: "\(context.path)/\(key)")
  }
}

extension SceneNode {
  /// The first field of it and what is inside.
  fileprivate var field: SceneNode? {
    accessibility?.role == .textField ? self : children.lazy.compactMap(\.field).first
  }
}
