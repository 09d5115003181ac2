import MaquetteCore
import MaquetteThemes

/// What the system shows at the edges of a screen by itself.
protocol ScreenFurniture {
  /// Whether it lies over what is presented, undimmed.
  var liesOverEverything: Bool { get }
  /// Its nodes over a screen.
  func place(over frame: Rect, safeArea: EdgeInsets, corner: Double?) -> [SceneNode]
  /// How far it reaches below the edge of the safe area at the top, in points.
  func reach(below top: Double) -> Double
}

extension ScreenFurniture {
  func reach(below top: Double) -> Double { 0 }
}

/// Lays out a screen: contents between bars, what the system shows, and what is presented over it.
final class ScreenElement: LayoutElement {
  private let component: String
  private let growsWithContent: Bool
  private let device: Device?
  private let bars: ScreenBarElements
  private let restingBars: ScreenBarElements?
  private let scrolledBars: (Bool, BarsAtScrollEdge) -> ScrolledBars?
  private let statusBar: (any ScreenFurniture)?
  private let ignoresSafeArea: Bool
  private let scrolls: Bool
  private let ground: ScreenGround
  private let content: any LayoutElement
  private let scrollRoom: ScrollRoom?
  private let columns: ScreenColumns
  private let input: InputPanel?
  private let presented: [PresentedElement]
  private let glassBackdrop: GlassBackdrop?
  private let signBackdrop: GlassBackdrop?
  private let contentBackdrop: GlassBackdrop?
  private let context: LayoutContext

  /// - Parameters:
  ///   - component: what it is, for the tree of nodes.
  ///   - growsWithContent: whether contents that need more room make it higher where nothing else
  ///     says how high it is.
  ///   - restingBars: the bars where people type into the contents; `nil` where they are the same.
  ///   - scrolledBars: the bars over contents that are scrolled, where people type into the contents or not; `nil` where
  ///     they are the same.
  ///   - glassBackdrop: what is told what lies behind the bars; `nil` where nothing of them depends on that.
  ///   - signBackdrop: what is told what lies behind the system's own signs; `nil` where nothing of them depends on
  ///     that.
  ///   - contentBackdrop: what is told what lies behind the contents; `nil` where nothing of them depends on that.
  ///   - scrollRoom: where contents that scroll go on; `nil` where they end at the bars.
  init(
    component: String = "Screen", growsWithContent: Bool = false, device: Device?,
    bars: ScreenBarElements, restingBars: ScreenBarElements? = nil,
    scrolledBars: @escaping (Bool, BarsAtScrollEdge) -> ScrolledBars? = { _, _ in nil },
    statusBar: (any ScreenFurniture)?,
    ignoresSafeArea: Bool, scrolls: Bool, ground: ScreenGround, content: any LayoutElement,
    scrollRoom: ScrollRoom? = nil, columns: ScreenColumns, input: InputPanel?,
    presented: [PresentedElement], glassBackdrop: GlassBackdrop? = nil,
    signBackdrop: GlassBackdrop? = nil, contentBackdrop: GlassBackdrop? = nil,
    context: LayoutContext
  ) {
    self.component = component
    self.growsWithContent = growsWithContent
    self.device = device
    self.bars = bars
    self.restingBars = restingBars
    self.scrolledBars = scrolledBars
    self.statusBar = statusBar
    self.ignoresSafeArea = ignoresSafeArea
    self.scrolls = scrolls
    self.ground = ground
    self.content = content
    self.scrollRoom = scrollRoom
    self.columns = columns
    self.input = input
    self.presented = presented
    self.glassBackdrop = glassBackdrop
    self.signBackdrop = signBackdrop
    self.contentBackdrop = contentBackdrop
    self.context = context
  }

  /// A Mac's screen is a window, which has any size; another is as large as the device, or as small
  /// as it is told to be, as beside another app.
  func size(for proposal: ProposedSize) -> Size {
    guard let own = device?.size else {
      let inner = content.size(for: proposal)
      guard !columns.isEmpty else { return inner }
      return Size(
        width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    }
    let isWindow = context.conventions.windows
    func extent(_ own: Double, _ offered: Double?) -> Double {
      guard let offered, offered > 0, offered < .infinity else { return own }
      return isWindow ? offered : min(own, offered)
    }
    var size = Size(
      width: extent(own.width, proposal.width), height: extent(own.height, proposal.height))
    if growsWithContent, proposal.height == nil {
      let safe = safeArea(of: Rect(origin: .zero, size: size), below: bars)
      let inner = content.size(
        for: ProposedSize(width: max(0, size.width - safe.horizontal), height: nil))
      size.height = max(size.height, inner.height + safe.vertical)
    }
    return size
  }

  /// What contents keep to the edges, below bars and what the system shows.
  private func safeArea(of frame: Rect, below bars: ScreenBarElements) -> EdgeInsets {
    let device = device?.safeArea ?? .zero
    var insets = bars.safeArea(of: frame, device: device)
    insets.top = max(insets.top, device.top + (statusBar?.reach(below: device.top) ?? 0))
    return insets
  }

  /// The contents below bars and above a keyboard.
  ///
  /// - Parameter isAsked: whether they are only asked how far they are scrolled.
  private func contents(
    below bars: ScreenBarElements, in frame: Rect, above keyboard: Double, collapse: Double = 0,
    isAsked: Bool = false
  ) -> [SceneNode] {
    let main = columns.barRoom(of: frame)
    let taken = safeArea(of: main, below: bars)
    var insets = ignoresSafeArea ? .zero : taken
    // Contents make room for what lies over them, as they do for a keyboard.
    if input != nil { insets.bottom = bars.height(aboveKeyboardIn: main.width) }
    // What is safe from the edges is below the columns there.
    if columns.hasLeading { insets.leading = 0 }
    if columns.hasTrailing { insets.trailing = 0 }
    let detail = columns.detail(of: frame)
      .inset(by: EdgeInsets(bottom: keyboard), direction: context.direction)
    var room = detail.inset(by: insets, direction: context.direction)
    scrollRoom?.place(
      in: detail, insets: bars.scrollInsets(insets), direction: context.direction,
      showsThrough: bars.showsThrough,
      safe: ignoresSafeArea ? main.inset(by: taken, direction: context.direction) : nil,
      followsFocus: keyboard > 0, collapse: collapse, isAsked: isAsked,
      panel: columns.panelWidth(in: frame))
    // What scrolls goes on under the bars, to the edge of the screen or a keyboard.
    if scrolls { room.size.height = max(0, detail.maxY - room.minY) }
    let size = content.size(for: ProposedSize(room.size))
    // What is too high starts where reading starts, and not above it.
    let alignment: Alignment = size.height > room.height + 0.01 ? .top : .center
    return content.place(in: context.align(size, in: room, alignment))
  }

  func place(in frame: Rect) -> [SceneNode] {
    if context.scrollRoom?.leavesOutScreens() == true {
      return [context.containerNode(component, frame: frame, children: [])]
    }
    context.corners?.place(in: frame)
    let safeArea = device?.safeArea ?? .zero
    let sidebar = columns.sidebar
    let main = columns.barRoom(of: frame)
    let keyboard = input?.height(in: frame.size, safeArea: safeArea) ?? 0
    let ground = ground.items(in: frame)
    contentBackdrop?.take(ground, [])
    var bars = self.bars
    // What people type into may be in a screen among the contents.
    let isAsked = keyboard == 0 && !bars.isEmpty
    var shown = contents(below: bars, in: frame, above: keyboard, isAsked: isAsked)
    let isResting = restingBars != nil && shown.contains(where: \.hasFocusedField)
    if isResting, let restingBars {
      bars = restingBars
      shown = contents(below: bars, in: frame, above: keyboard)
    }
    if let scrollRoom {
      (bars, shown) = scrollRoom.settled(
        shown, below: BarsAtScrollEdge(bars: bars, width: main.width),
        scrolledBars: { scrolledBars(isResting, $0) }, mayReveal: true
      ) { contents(below: $0, in: frame, above: keyboard, collapse: $1) }
    }
    let barArea = self.safeArea(of: main, below: bars)
    let side = sidebar?.place(in: frame, safeArea: safeArea) ?? []
    // A panel that floats lies over the contents.
    let floats = sidebar?.floats == true
    var children = floats ? [] : side
    children +=
      columns.isEmpty ? [] : columns.place(in: frame, safeArea: safeArea, below: barArea.top)
    children += shown
    glassBackdrop?.take(ground, children)
    children += bars.place(
      over: main, device: safeArea, above: keyboard, in: context.direction)
    if floats { children += side }
    // A keyboard belongs to the alert or sheet over it, and the system's own signs lie over everything.
    let panel = input?.place(in: frame, safeArea: safeArea) ?? []
    let isKept = presented.contains(where: \.keepsKeyboard)
    if !isKept { children += panel }
    func signs() -> [SceneNode] {
      statusBar?.place(over: frame, safeArea: safeArea, corner: device?.cornerRadius) ?? []
    }
    let signsAreAbove = statusBar?.liesOverEverything == true
    if !signsAreAbove { children += signs() }
    var bounds = PresentationBounds(
      frame.inset(by: safeArea, direction: context.direction), in: context)
    bounds.screen = frame
    let below = context.presentations.present(over: &children, in: bounds)
    children += below
    var layers = PresentedLayers(children, of: frame)
    for element in presented {
      layers.present(element, safeArea: safeArea, below: barArea.top, above: keyboard)
    }
    children = layers.nodes
    if isKept { children += panel }
    // What opens in a sheet lies over it.
    let above = context.presentations.present(over: &children, in: bounds)
    children += above
    if signsAreAbove {
      signBackdrop?.cover(layers.moved(ground), children)
      children += signs()
    }
    // Nothing beyond the screen shines through its glass.
    let window = MaterialWindow(frame, cornerRadius: 0)
    children = children.map { $0.confiningMaterials(to: window) }
    return [
      context.containerNode(
        component, frame: frame, items: layers.moved(ground),
        clip: .rect(frame), children: children)
    ]
  }
}
