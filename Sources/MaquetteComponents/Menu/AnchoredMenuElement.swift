import MaquetteCore

/// Where an open menu stands to its button.
public enum MenuPlacement: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Where the platform opens it: below, or over a pop-up button of macOS.
  case automatic
  /// Below the button.
  case below
  /// Above the button.
  case above

  /// Other words that specs may use.
  public static var synonyms: [String: MenuPlacement] { ["bottom": .below, "top": .above] }
}

/// Which edge of an open menu lines up with that of its button.
public enum MenuAlignment: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case leading
  case center
  case trailing
}

/// How an open menu stands to its button.
struct MenuAnchor {
  var placement: MenuPlacement
  var alignment: MenuAlignment
  /// The number of the item that lies over the button; `nil` for a menu beside it.
  var overlaid: Int?
}

/// Lays out a button and the menu that it has opened. An open menu takes room, so that it is never
/// cut off and covers nothing but its button.
final class AnchoredMenuElement: LayoutElement {
  private let button: MenuButtonElement
  private let content: MenuContent
  private let look: MenuLook
  private let anchor: MenuAnchor
  private let context: LayoutContext
  private var known = Memo<Double?, Arrangement>()

  /// Places in reading direction, from the top leading corner of everything.
  private struct Arrangement {
    var size: Size
    var button: Rect
    var panel: MenuPanel
    var origin: Point
  }

  init(
    _ button: MenuButtonElement, content: MenuContent, look: MenuLook, anchor: MenuAnchor,
    context: LayoutContext
  ) {
    self.button = button
    self.content = content
    self.look = look
    self.anchor = anchor
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size { arrangement(width: proposal.width).size }

  func minimum(along axis: Axis) -> Double {
    axis == .vertical ? size(for: .ideal).height : min(size(for: .ideal).width, 44)
  }

  func firstBaseline(in size: Size) -> Double? {
    let arrangement = arrangement(width: size.width)
    return button.firstBaseline(in: arrangement.button.size).map { arrangement.button.minY + $0 }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let arrangement = arrangement(width: frame.width)
    let place = ReadingFrame(frame: frame, direction: context.direction)
    var node = button.node(in: place(arrangement.button), isOpen: true)
    let panels = arrangement.panel.nodes(
      at: arrangement.origin, in: place, path: "\(context.path)/items")
    // What lies below a menu does not answer.
    if panels.contains(where: { $0.frame.intersection(node.frame) != nil }) {
      node.hitTarget = nil
    }
    return [node] + panels
  }

  private func arrangement(width: Double?) -> Arrangement {
    if let hit = known[width] { return hit }
    let arrangement = makeArrangement(width: width)
    known[width] = arrangement
    return arrangement
  }

  private func makeArrangement(width: Double?) -> Arrangement {
    let size = button.size(for: ProposedSize(width: width, height: nil))
    let anchorRect = Rect(origin: .zero, size: size)
    let (panel, origin) =
      anchor.overlaid.flatMap { over(anchorRect, item: $0) }
      ?? beside(anchorRect, width: width)
    let extent = panel.extent
    let all = anchorRect.union(
      Rect(origin: extent.origin.offset(x: origin.x, y: origin.y), size: extent.size))
    return Arrangement(
      size: Size(width: context.roundedUp(all.width), height: context.roundedUp(all.height)),
      button: Rect(origin: Point(x: -all.minX, y: -all.minY), size: size), panel: panel,
      origin: origin.offset(x: -all.minX, y: -all.minY))
  }

  /// The menu over its button, titles over the button's title.
  private func over(_ button: Rect, item: Int) -> (MenuPanel, Point)? {
    let narrow = MenuPanel(content, look: look)
    let x = self.button.titleStart - narrow.textStart
    let panel = MenuPanel(content, look: look, minWidth: button.width - x)
    guard let middle = panel.middle(ofRow: item) else { return nil }
    return (panel, Point(x: x, y: context.rounded(button.midY - middle)))
  }

  private func beside(_ button: Rect, width: Double?) -> (MenuPanel, Point) {
    let panel = MenuPanel(content, look: look, minWidth: button.width, maxWidth: width)
    let free = button.width - panel.size.width
    let x: Double =
      switch anchor.alignment {
      case .leading: 0
      case .center: context.rounded(free / 2)
      case .trailing: free
      }
    let gap = look.theme.number("gap")
    let y = anchor.placement == .above ? -gap - panel.extent.maxY : button.maxY + gap
    return (panel, Point(x: x, y: y))
  }
}
