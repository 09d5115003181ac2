import MaquetteCore
import MaquetteThemes

/// What is said beside the tabs of a bar since iOS 26, in a capsule on glass: SwiftUI's
/// `tabViewBottomAccessory`.
struct TabAccessory {
  private let content: any LayoutElement
  private let bar: TabBar
  private let look: TabBarLook
  private let context: LayoutContext
  /// The corners of the capsule.
  private let corners = CornerContainer()

  /// `nil` for a bar without one.
  ///
  /// - Parameter context: that of the bar.
  init?(_ bar: TabBar, _ look: TabBarLook, in context: LayoutContext) {
    guard let first = bar.accessory.first else { return nil }
    let shown = bar.accessory.count == 1 ? first : AnyComponent(HStack { bar.accessory })
    content = context.inFront(of: .custom(look.pill ?? .clear)).besideBar.inInk(.primary)
      .inside(corners).entering("Accessory").element(for: shown, at: 0, axis: .horizontal)
    self.bar = bar
    self.look = look
    self.context = context
  }

  /// Contents of several lines make the capsule higher; large text does not, as texts keep their size in bars.
  /// Estimated: how much room stays above and below them.
  var height: Double {
    max(look.accessoryHeight ?? 0, content.size(for: .ideal).height + 2 * TabAccessory.inset)
  }
  private static let inset = 8.0

  /// It over what is behind a capsule, which may be lighter or darker than what is behind the tabs.
  private func adapted(to capsule: Rect) -> TabAccessory {
    let own = context.environment.appearance
    guard !context.hasOpaqueGlass, context.appearanceAround != nil,
      let ground = context.glassBackdrop?.mean(in: capsule)
    else { return self }
    let appearance = context.appearanceOfGlass(over: ground)
    guard appearance != own else { return self }
    let other = context.quiet.onGlass(in: appearance)
    return TabBarLook(other).flatMap { TabAccessory(bar, $0, in: other) } ?? self
  }

  /// What it draws and shows.
  func parts(in capsule: Rect) -> (items: [DrawItem], nodes: [SceneNode]) {
    adapted(to: capsule).ownParts(in: capsule)
  }

  private func ownParts(in capsule: Rect) -> (items: [DrawItem], nodes: [SceneNode]) {
    corners.place(in: capsule, radii: CornerRadii(all: capsule.height / 2))
    let room = capsule.inset(
      by: EdgeInsets(vertical: 0, horizontal: look.accessoryPadding ?? 0))
    let size = content.size(for: ProposedSize(room.size))
    return (
      look.pillItems(capsule, in: context),
      content.place(in: context.align(size, in: room, .center))
    )
  }
}

extension LayoutContext {
  /// Whether tabs stand at the upper edge of a screen, and their accessory apart from them at the lower one.
  var partsTabAccessory: Bool {
    conventions.screenBars == .tabsAbove && TabBarLook(self)?.accessoryWidth != nil
  }
}

/// The accessory of tabs that stand at the upper edge of a screen: a capsule in the middle of the lower edge.
final class LowerTabAccessoryElement: LayoutElement {
  private let accessory: TabAccessory
  private let width: Double
  private let margin: Double
  private let gap: Double
  private let context: LayoutContext

  /// `nil` for tabs without one, and where it stands with them.
  ///
  /// - Parameters:
  ///   - component: the bar of the tabs.
  ///   - isLowest: whether no bar is below it.
  init?(of component: AnyComponent?, isLowest: Bool, in context: LayoutContext) {
    guard context.partsTabAccessory, let bar = component?.unmodified as? TabBar,
      let inner = context.deeper(component?.provenance)?.entering("TabBar").inBar,
      let look = TabBarLook(inner), let accessory = TabAccessory(bar, look, in: inner)
    else { return nil }
    self.accessory = accessory
    let bars = ToolbarLook(context)
    width = look.accessoryWidth ?? .infinity
    margin = bars?.margin ?? 0
    // It floats over the room that the system keeps free at the lower edge, as items of a toolbar do.
    let reach = context.barReach.bottom
    let free = (reach > 0 ? bars?.bottomGap : bars?.leastGap) ?? 0
    gap = isLowest ? free - reach : look.accessoryGap ?? 0
    self.context = inner.entering("LowerAccessory")
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? context.screenWidth, height: max(0, accessory.height + gap))
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func place(in frame: Rect) -> [SceneNode] {
    let own = min(width, max(0, frame.width - 2 * margin))
    let capsule = Rect(
      x: context.rounded(frame.midX - own / 2), y: frame.minY, width: own,
      height: accessory.height)
    let parts = accessory.parts(in: capsule)
    return [
      context.containerNode(
        "TabAccessory", frame: capsule, items: parts.items, children: parts.nodes)
    ]
  }
}
