import MaquetteCore
import MaquetteThemes

/// Lays out the bar at the bottom of a screen of iOS.
final class ToolbarElement: LayoutElement {
  private let look: ToolbarLook
  private let context: LayoutContext
  private let ground: BarGround?
  private let stack: StackElement

  init(_ bar: Toolbar, look: ToolbarLook, context: LayoutContext) {
    self.look = look
    self.context = context
    let isDrawn = bar.backgroundVisibility.isVisible(overContent: !bar.isAtScrollEdge)
    ground =
      isDrawn
      ? BarGround(
        look.background ?? .clear, hairline: look.hairline ?? .clear,
        contrast: look.contrastHairline ?? .clear, edge: .top, context: context) : nil
    if bar.items.isEmpty {
      context.report(
        .warning, "the toolbar has nothing in it", key: "items",
        hint: "list buttons below 'items:'", id: .nothingToShow)
    }
    let elements = BarItems(inset: look.itemInset ?? 0, context: context)
      .elements(Toolbar.spread(bar.items), named: "Items")
    stack = StackElement(
      axis: .horizontal, spacing: look.spacing, alignment: .center,
      children: elements, component: "Items", context: context.inBar.entering("Items"))
  }

  private var margin: Double { look.margin }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? context.screenWidth, height: look.height)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? stack.minimum(along: axis) + 2 * margin : look.height
  }

  func place(in frame: Rect) -> [SceneNode] {
    let room = frame.inset(
      by: EdgeInsets(vertical: 0, horizontal: margin), direction: context.direction)
    let size = stack.size(for: ProposedSize(room.size))
    let area = frame.inset(by: context.barReach.outward, direction: context.direction)
    return [
      context.containerNode(
        "Toolbar", frame: frame, items: ground?.items(in: area) ?? [],
        children: stack.place(in: context.align(size, in: room, .leading)))
    ]
  }
}

extension Toolbar {
  /// Items with room between all of them, unless there is a space among them already. One alone stands
  /// in the middle.
  static func spread(_ items: [AnyComponent]) -> [AnyComponent] {
    guard !items.contains(where: \.isSpace) else { return items }
    let space = AnyComponent(Spacer())
    guard items.count != 1 else { return [space] + items + [space] }
    return items.enumerated().flatMap { index, item in index == 0 ? [item] : [space, item] }
  }
}

extension AnyComponent {
  /// Whether it only keeps others apart.
  var isSpace: Bool { unmodified is Spacer }
}
