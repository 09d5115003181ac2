import MaquetteCore
import MaquetteThemes

extension Component {
  /// Shows the row of a list that it is lifted, with the menu of what can be done with it, as after a
  /// long press. Elsewhere it changes nothing.
  public func contextMenu(@MenuBuilder _ items: () -> [MenuElement]) -> AnyComponent {
    let menu = AnyComponent(Menu("", items: items))
    return listRow { $0.contextMenu = menu }
  }
}

/// The open menu of a row, which lies over the list: the row lifted, and the menu below it. On a Mac a
/// ring around the row, and the menu at its middle.
struct RowMenu {
  private let content: MenuContent
  private let look: RowPreviewLook
  private let menu: MenuLook
  private let context: LayoutContext

  /// `nil` without a menu, and where rows of the platform have none.
  init?(_ traits: ListRowTraits, in context: LayoutContext) {
    guard let menu = traits.contextMenu?.base as? Menu else { return nil }
    guard let look = RowPreviewLook(context), let panel = MenuLook(context: context) else {
      context.warnUnused(
        "contextMenu", because: "rows on \(context.theme.platform.displayName) have none")
      return nil
    }
    content = menu.items
    self.look = look
    self.menu = panel
    self.context = context
  }

  /// Presents the menu of a row.
  ///
  /// - Parameters:
  ///   - row: what the row draws.
  ///   - frame: where the row is.
  ///   - list: where the list is, which is dimmed where no screen is around.
  func present(_ row: [SceneNode], at frame: Rect, in list: Rect) {
    let inner = context.entering("ContextMenu")
    context.presentations.add(anchor: frame, in: inner, backdrop: backdrop) { room in
      nodes(row, at: frame, in: list, room)
    }
  }

  /// What dims and blurs a screen, as behind any context menu; `nil` where nothing is dimmed.
  private var backdrop: PresentationBackdrop? {
    guard look.veil.alpha > 0, let look = ContextMenuLook(context) else { return nil }
    return PresentationBackdrop(
      color: look.backdrop, blur: look.blur,
      context: context.entering("ContextMenu").entering("Backdrop"))
  }

  private func nodes(
    _ row: [SceneNode], at frame: Rect, in list: Rect, _ room: AnchorRoom
  ) -> [SceneNode] {
    let inner = context.entering("ContextMenu")
    var nodes: [SceneNode] = []
    if look.veil.alpha > 0, room.screen == nil {
      nodes.append(
        inner.entering("Veil").containerNode(
          "Veil", frame: list, items: [.fill(.rect(list), .color(look.veil))], children: []))
    }
    nodes.append(lifted(row, at: frame, within: room.screen, inner))
    let isRing = look.ring > 0
    let attachment = AnchorRoom.Attachment(
      sides: [.below, .above], gap: isRing ? -frame.height / 2 : look.gap + look.reach / 2,
      alignment: isRing ? .center : .leading)
    let panel = MenuPanel.fitting(
      content, look: menu, sides: attachment.sides, gap: attachment.gap, in: room)
    let rect = room.frame(attachment) { _, _ in panel.size }.rect
    let corner = Point(x: context.rounded(rect.minX), y: context.rounded(rect.minY))
    return nodes + panel.nodes(at: corner, in: room.place, path: "\(inner.path)/items")
  }

  /// - Parameter screen: whose sides it does not leave.
  private func lifted(
    _ row: [SceneNode], at frame: Rect, within screen: Rect?, _ context: LayoutContext
  ) -> SceneNode {
    var outline = frame.inset(by: -look.reach / 2)
    if let screen {
      let (left, right) = (max(outline.minX, screen.minX), min(outline.maxX, screen.maxX))
      outline = Rect(
        x: left, y: outline.minY, width: max(0, right - left), height: outline.height)
    }
    let shape = Shape.roundedRect(outline, radius: look.radius, curve: .continuous)
    var items: [DrawItem] = []
    if look.ring > 0 {
      items.append(
        .outline(of: outline, radius: look.radius, width: look.ring, color: context.tint))
    } else {
      items = look.shadow.items(of: shape)
      items.append(.fill(shape, .color(look.ground)))
      items.append(.group(DrawGroup(row.flatMap(\.flattened), clips: [shape])))
    }
    let preview = context.entering("Preview")
    return SceneNode(
      path: preview.path, component: "Preview", frame: outline,
      accessibility: Accessibility(
        role: .group, label: row.lazy.compactMap(\.spoken).first ?? ""),
      source: context.source, items: items)
  }
}

extension SceneNode {
  /// The name of the first thing in it that assistive technology is told of.
  fileprivate var spoken: String? {
    accessibility?.label ?? children.lazy.compactMap(\.spoken).first
  }
}
