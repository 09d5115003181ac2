import MaquetteCore
import MaquetteThemes

/// The contents of a sheet below a navigation bar among them: they scroll under that as those of a screen do, and take
/// a large title and a search field with them.
final class BarredContents: LayoutElement {
  private let contents: ScreenContents
  private let bars: ScreenBarElements
  /// The bar over contents that are scrolled; `nil` where it is the same.
  private let scrolledBars: (BarsAtScrollEdge) -> ScrolledBars?
  private let reach: Double
  private let ground: Color?
  private let glassBackdrop: GlassBackdrop?
  private let context: LayoutContext

  /// `nil` where no bar is first among the components, or nothing below it scrolls.
  ///
  /// - Parameters:
  ///   - reach: how far above them the sheet begins, in points; what is behind the bar goes on there.
  ///   - ground: the sheet's colour; `nil` for glass.
  init?(
    _ children: [AnyComponent], reach: Double, ground: Color?, in context: LayoutContext
  ) {
    let places = context.conventions.screenBars
    guard places == .edges || places == .tabsAbove,
      children.first?.unmodified is NavigationBar, let look = NavigationBarLook(context)
    else { return nil }
    var own = ScreenBars()
    let rest = children.withoutBars(&own)
    guard own.toolbar == nil, own.tabBar == nil, rest.beginInScrolling(in: context) else {
      return nil
    }
    var inner = context
    inner.hasRoomAboveCards = rest.leaveRoomAboveCards(
      isBelowSmallTitle: own.watchBar?.leavesRoomForLists(in: context) == true, in: context)
    let contents = ScreenContents(rest, in: inner)
    let glassBackdrop = ground == nil ? nil : context.newGlassBackdrop
    var over = context.onGlass(over: glassBackdrop, ground: ground)
    // The sheet keeps it from its edge.
    over.panelInset = -(look.rowTop ?? 0)
    let safeArea = EdgeInsets(top: reach)
    bars = ScreenBarElements(own, around: contents, safeArea: safeArea, context: over)
    scrolledBars = { [own, over] in own.scrolled(contents, from: $0, below: safeArea, in: over) }
    self.contents = contents
    self.reach = reach
    self.ground = ground
    self.glassBackdrop = glassBackdrop
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let height = bars.upperHeight(in: proposal.width ?? context.screenWidth)
    let inner = contents.element.size(
      for: ProposedSize(
        width: proposal.width, height: proposal.height.map { max(0, $0 - height) }))
    return Size(
      width: proposal.width ?? max(inner.width, context.screenWidth),
      height: height + inner.height)
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal ? .fill : contents.element.stretch(along: axis)
  }

  func minimum(along axis: Axis) -> Double {
    let inner = contents.element.minimum(along: axis)
    return axis == .horizontal ? inner : inner + bars.upperHeight(in: context.screenWidth)
  }

  func place(in frame: Rect) -> [SceneNode] {
    if context.scrollRoom?.leavesOutScreens() == true {
      return [context.containerNode("BarredContents", frame: frame, children: [])]
    }
    let whole = Rect(
      x: frame.minX, y: frame.minY - reach, width: frame.width, height: frame.height + reach)
    func placed(
      below bars: ScreenBarElements, collapse: Double = 0, isAsked: Bool = false
    ) -> [SceneNode] {
      let height = bars.upperHeight(in: frame.width)
      contents.room.place(
        in: whole, below: reach + height, of: context.scrollRoom, direction: context.direction,
        showsThrough: bars.showsThrough, collapse: collapse, isAsked: isAsked)
      let room = frame.inset(by: EdgeInsets(top: height), direction: context.direction)
      let size = contents.element.size(for: ProposedSize(room.size))
      return contents.element.place(in: context.align(size, in: room, .top))
    }
    let (bars, nodes) = contents.room.settled(
      placed(below: bars, isAsked: true), below: BarsAtScrollEdge(bars: bars, width: frame.width),
      scrolledBars: scrolledBars
    ) { placed(below: $0, collapse: $1) }
    glassBackdrop?.take(ground.map { [.fill(.rect(whole), .color($0))] } ?? [], nodes)
    return nodes
      + bars.place(over: whole, device: EdgeInsets(top: reach), in: context.direction)
  }
}
