import MaquetteCore

/// What stands in a column of a screen: components, and bars of its own where it has any.
struct ColumnContents {
  private let content: ScreenContents
  private let bars: ScreenBarElements
  /// The bars over contents that are scrolled; `nil` where they are the same.
  private let scrolledBars: (BarsAtScrollEdge) -> ScrolledBars?
  /// The room of a window's buttons where no bar has it.
  private let controlHeight: Double
  private let ground: Color?
  private let glassBackdrop: GlassBackdrop?
  private let context: LayoutContext

  /// - Parameters:
  ///   - ground: the column's colour; `nil` for a material, over which glass is as light or dark as that is.
  ///   - context: that of the column.
  init(
    _ children: [AnyComponent], safeArea: EdgeInsets, alignment: VStack.Alignment = .center,
    ground: Color? = nil, in context: LayoutContext
  ) {
    self.context = context
    self.ground = ground
    glassBackdrop = ground == nil ? nil : context.newGlassBackdrop
    var own = ScreenBars()
    let rest = children.withoutBars(&own)
    let hasControls = context.leadingControls > 0 && own.navigationBar == nil
    controlHeight = hasControls ? WindowLook(context)?.controlHeight ?? 0 : 0
    content = ScreenContents(rest, alignment: alignment, in: context.withoutControls)
    let over = context.onGlass(over: glassBackdrop, ground: ground)
    let shown = content
    bars = ScreenBarElements(own, around: shown, safeArea: safeArea, context: over)
    scrolledBars = { [own] in own.scrolled(shown, from: $0, below: safeArea, in: over) }
  }

  /// The nodes in a column.
  ///
  /// - Parameters:
  ///   - safeArea: what contents keep to its edges, bars included that are not its own.
  ///   - alignment: where contents stand that are smaller.
  func place(in frame: Rect, safeArea: EdgeInsets, alignment: Alignment) -> [SceneNode] {
    func placed(
      below bars: ScreenBarElements, collapse: Double = 0, isAsked: Bool = false
    ) -> [SceneNode] {
      var insets = bars.safeArea(of: frame, device: safeArea)
      insets.top += controlHeight
      var room = frame.inset(by: insets, direction: context.direction)
      if content.scrolls { room.size.height = max(0, frame.maxY - room.minY) }
      content.room.place(
        in: frame, insets: bars.scrollInsets(insets), direction: context.direction,
        showsThrough: bars.showsThrough, collapse: collapse, isAsked: isAsked)
      let size = content.element.size(for: ProposedSize(room.size))
      let isHigh = size.height > room.height + 0.01
      return content.element.place(
        in: context.align(size, in: room, isHigh ? .top : alignment))
    }
    let (bars, nodes) = content.room.settled(
      placed(below: bars, isAsked: !bars.isEmpty),
      below: BarsAtScrollEdge(bars: bars, width: frame.width), scrolledBars: scrolledBars
    ) { placed(below: $0, collapse: $1) }
    glassBackdrop?.take(ground.map { [.fill(.rect(frame), .color($0))] } ?? [], nodes)
    return nodes + bars.place(over: frame, device: safeArea, in: context.direction)
  }
}

/// A column beside the contents of a screen: the list in the middle of three, or an inspector.
struct ScreenColumn {
  /// On which side of the contents it stands.
  enum Side {
    /// Before them, with its line at its end.
    case before
    /// After them, with its line at its start.
    case after
  }

  private let contents: ColumnContents
  private let name: String
  private let side: Side
  private let ownWidth: Double
  private let background: Color
  private let separator: Color
  private let context: LayoutContext

  /// `nil` where there is nothing in it.
  ///
  /// - Parameters:
  ///   - name: what its node is called.
  ///   - width: how wide it would like to be.
  init?(
    _ children: [AnyComponent], name: String, side: Side, width: Double, background: Color,
    separator: Color, safeArea: EdgeInsets, context: LayoutContext
  ) {
    guard !children.isEmpty else { return nil }
    self.name = name
    self.side = side
    ownWidth = width
    var bars = ScreenBars()
    let background = children.withoutBars(&bars).screenBackground(in: context) ?? background
    self.background = background
    self.separator = separator
    self.context = context.entering(name).inFront(of: .custom(background))
    contents = ColumnContents(
      children, safeArea: EdgeInsets(top: safeArea.top, bottom: safeArea.bottom),
      ground: background, in: self.context)
  }

  /// Its width in a room.
  ///
  /// - Parameter share: how much of the room it takes at most, 0 to 1.
  func width(in room: Double, atMost share: Double) -> Double {
    context.rounded(min(ownWidth, room * share))
  }

  /// Its node in a column of a screen.
  ///
  /// - Parameter reach: how far its ground goes on before it, under a sidebar that floats.
  func place(in frame: Rect, safeArea: EdgeInsets, reach: Double = 0) -> SceneNode {
    let line = context.hairline
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let x = side == .before ? frame.width - line : 0
    let edge = place(Rect(x: x, y: 0, width: line, height: frame.height))
    var insets = safeArea
    if side == .before { insets.trailing = line } else { insets.leading = line }
    let children = contents.place(in: frame, safeArea: insets, alignment: .top)
    let ground = place(Rect(x: -reach, y: 0, width: frame.width + reach, height: frame.height))
    var node = context.containerNode(
      name, frame: frame,
      items: [.fill(.rect(ground), .color(background)), .fill(.rect(edge), .color(separator))],
      clip: .rect(ground), children: children)
    node.accessibility = Accessibility(role: .group, label: "")
    return node
  }
}
