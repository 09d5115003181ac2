import MaquetteCore

/// Where an open menu stands to its button.
public enum MenuPlacement: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Where the platform opens it: below, or over a pop-up button of macOS.
  case automatic
  /// Below the button.
  case below
  /// Above the button.
  case above

  public static var synonyms: [String: MenuPlacement] { ["bottom": .below, "top": .above] }
}

/// How an open menu stands to its button.
struct MenuAnchor {
  var placement: MenuPlacement
  var alignment: MenuAlignment
  /// The number of the item that lies over the button; `nil` for a menu beside it.
  var overlaid: Int?
}

/// A button, and the menu that it has opened, which lies over everything around it, or in the place of a
/// button on a bar's glass.
final class AnchoredMenuElement: WrappingElement {
  var content: any LayoutElement { button }
  private let button: any MenuHolder
  private let items: MenuContent
  private let look: MenuLook
  private let anchor: MenuAnchor
  private let context: LayoutContext

  init(
    _ button: any MenuHolder, content: MenuContent, look: MenuLook, anchor: MenuAnchor,
    context: LayoutContext
  ) {
    self.button = button
    items = content
    self.look = look
    self.anchor = anchor
    self.context = context
  }

  func place(in frame: Rect) -> [SceneNode] {
    let nodes = button.openNodes(in: frame)
    guard let side = replacedSide else {
      context.presentations.add(anchor: frame, in: context, make: self.nodes)
      return nodes
    }
    let glass = frame.expanded(toAtLeast: Size(width: side, height: side))
    context.presentations.add(anchor: glass, in: context, make: self.nodes)
    return nodes.map(\.undrawn)
  }

  /// How high the glass in a bar is whose place the menu takes; `nil` for a menu beside its button.
  private var replacedSide: Double? {
    guard context.isToolbar, look.theme.replacesGlass, anchor.overlaid == nil else { return nil }
    return context.glassSide
  }

  private func nodes(in room: AnchorRoom) -> [SceneNode] {
    let (panel, origin) = anchor.overlaid.flatMap { over(room, item: $0) } ?? beside(room)
    return panel.nodes(at: origin, in: room.place, path: "\(context.path)/items")
  }

  /// The menu over its button, titles over the button's title.
  private func over(_ room: AnchorRoom, item: Int) -> (MenuPanel, Point)? {
    let narrow = MenuPanel(items, look: look)
    let x = button.titleStart - narrow.textStart
    let panel = MenuPanel(items, look: look, minWidth: room.anchor.width - x, maxWidth: room.width)
    guard let middle = panel.middle(ofRow: item) else { return nil }
    let y = context.rounded(room.anchor.height / 2 - middle)
    let extent = panel.extent
    let kept = room.kept(Rect(origin: extent.origin.offset(x: x, y: y), size: extent.size))
    return (panel, origin(of: panel, extent: kept))
  }

  private func beside(_ room: AnchorRoom) -> (MenuPanel, Point) {
    let isReplacing = replacedSide != nil
    let room = isReplacing ? room.reachingAnchor : room
    let gap = isReplacing ? -room.anchor.height : look.theme.gap
    let stacked: [AnchorRoom.Side] =
      anchor.placement == .above ? [.above, .below] : [.below, .above]
    let sides = isReplacing ? stacked : stacked + [.after, .before]
    func open(before: Bool) -> MenuPanel {
      MenuPanel.fitting(
        items, look: look, minWidth: room.anchor.width, sides: sides, gap: gap,
        opensBefore: before, in: room)
    }
    var panel = open(before: false)
    var size = panel.size
    // Estimated: what grows out of glass ends with it where it has no room to begin with it.
    let isTight = isReplacing && room.kept(Rect(origin: .zero, size: size)).minX < -0.01
    let alignment = isTight ? .trailing : anchor.alignment
    func frame() -> Rect {
      room.frame(
        AnchorRoom.Attachment(sides: sides, gap: gap, alignment: alignment)
      ) { _, _ in size }.rect
    }
    var rect = frame()
    // The menu itself stands at its button, an open submenu where there is room beside it.
    let extent = panel.extent
    let whole = Rect(
      origin: extent.origin.offset(x: rect.minX, y: rect.minY), size: extent.size)
    if room.kept(whole).minX < whole.minX - 0.01 {
      panel = open(before: true)
      size = panel.size
      rect = frame()
    }
    rect.origin = Point(x: context.rounded(rect.minX), y: context.rounded(rect.minY))
    let final = room.kept(
      Rect(
        origin: panel.extent.origin.offset(x: rect.minX, y: rect.minY), size: panel.extent.size))
    return (panel, origin(of: panel, extent: final))
  }

  /// Where the panel starts when all that is open of it has a place.
  private func origin(of panel: MenuPanel, extent: Rect) -> Point {
    extent.origin.offset(x: -panel.extent.minX, y: -panel.extent.minY)
  }
}
