import MaquetteCore
import MaquetteThemes

/// Where something stands that is presented over a screen.
struct Presentation {
  /// Where in the screen.
  enum Place {
    /// In the middle of the safe area.
    case center
    /// At the lower edge of the safe area.
    case bottom
    /// At the lower edge of the screen, as high as there is room.
    case sheet
    /// Below the upper edge of the safe area.
    case top
    /// In the upper trailing corner of the safe area.
    case corner
    /// At the lower edge of the screen, as high as it is.
    case lowerEdge
    /// In all of the screen, which it takes over.
    case full
  }

  var place: Place
  /// What lies over the screen behind it.
  var backdrop: Color
  /// Distances from the screen's edges, beside those that the safe area keeps.
  var margin: Double = 0
  /// The least distance from the screen's leading and trailing edge.
  var sideMargin: Double = 0
  /// Where the upper edge of a sheet is, unless it pushes back the screen.
  var sheetTop = SheetTop.share(0)
  /// How far a sheet stays from the screen's edges.
  var sheetInset = 0.0
  /// Whether bars at the upper edge of the screen keep it down, as those of a window do.
  var isBelowBars = false
  /// How it pushes back the screen behind it; `nil` where that stays where it is.
  var pushed: PushedScreen?
  /// How far the screen behind it is blurred, a standard deviation in points.
  var blur = 0.0
  /// Whether nothing else answers as long as it is there.
  var isModal = true
  /// Whether people type into it, so that a keyboard stays and belongs to it: alerts and sheets. Others send
  /// the keyboard away, or lie over it.
  var keepsKeyboard = false

  /// Whether the tint of what is behind it turns gray: behind alerts and sheets that dim the screen, and not behind
  /// menus, which blur it.
  var dimsTint: Bool { backdrop.alpha > 0 && blur == 0 }

  /// The room in a screen.
  ///
  /// - Parameter keyboard: what a keyboard that belongs to it takes at the lower edge: what stands in
  ///   the middle, and low sheets, stand above it.
  func room(
    in screen: Rect, safeArea: EdgeInsets, above keyboard: Double, direction: LayoutDirection
  ) -> Rect {
    var safeArea = safeArea
    if place == .center { safeArea.bottom = max(safeArea.bottom, keyboard) }
    switch place {
    case .full: return screen
    case .lowerEdge:
      return screen.inset(by: EdgeInsets(top: safeArea.top), direction: direction)
    case .center, .top, .corner:
      let (top, side) = (margin, max(margin, sideMargin))
      return screen.inset(by: safeArea, direction: direction)
        .inset(
          by: EdgeInsets(top: top, leading: side, bottom: top, trailing: side),
          direction: direction)
    case .bottom:
      var insets = safeArea
      insets.top = max(safeArea.top, margin)
      insets.bottom = max(safeArea.bottom, margin)
      insets.leading = max(safeArea.leading, margin)
      insets.trailing = max(safeArea.trailing, margin)
      return screen.inset(by: insets, direction: direction)
    case .sheet:
      var top = sheetTop.distance(
        in: screen.size, safeArea: safeArea, keyboard: keyboard, inset: sheetInset)
      if let pushed, pushed.card(in: screen, safeArea: safeArea) != nil {
        top = safeArea.top + pushed.gap
      }
      return screen.inset(by: EdgeInsets(top: top), direction: direction)
    }
  }

  /// Where in its room.
  var alignment: Alignment {
    switch place {
    case .center, .full: .center
    case .bottom, .sheet, .lowerEdge: .bottom
    case .top: .top
    case .corner: .topTrailing
    }
  }
}

/// A component that is presented over the screen it stands in and takes no room among the contents.
/// Anywhere else it is drawn where it stands, complete.
protocol PresentedComponent: Component {
  /// Whether it stands among the contents after all, with what opened it.
  var hasAnchor: Bool { get }
  /// How it is presented in an environment.
  func presentation(in context: LayoutContext) -> Presentation
}

extension PresentedComponent {
  var hasAnchor: Bool { false }
}

extension AnyComponent {
  /// The presented component that it is, whatever is said about it besides; `nil` for one that stands
  /// with what opened it.
  var presented: (any PresentedComponent)? {
    unmodified.cast(to: (any PresentedComponent).self).flatMap { $0.hasAnchor ? nil : $0 }
  }
}

/// Something presented over a screen, ready to be placed.
struct PresentedElement {
  private let presentation: Presentation
  private let element: any LayoutElement
  private let opensDimming: Bool
  /// What a keyboard and the screen's lower edge leave of a sheet, which tells it before it is placed.
  private let uncovered = ScrollRoom()
  private let context: LayoutContext

  /// All that is presented among a screen's children: each lies over those before it.
  static func all(of children: [AnyComponent], in context: LayoutContext) -> [PresentedElement] {
    let last = children.lastIndex {
      $0.presented?.presentation(in: context.muted).dimsTint ?? false
    }
    // What is open in one that lies over others is over all of them.
    let opening = children.lastIndex { $0.presented != nil && [$0].openDimming(in: context) }
    return children.enumerated().compactMap { index, child in
      let isBehind = max(last ?? 0, opening ?? 0) > index
      let isAround = index == opening
      return PresentedElement(
        child, at: index,
        in: isBehind || isAround ? context.withDimmedTint(isAnchored: !isBehind) : context,
        opensDimming: isAround)
    }
  }

  /// - Parameters:
  ///   - index: its place among the screen's children.
  ///   - opensDimming: whether something is open in it that dims the tint of all around.
  init?(
    _ component: AnyComponent, at index: Int, in context: LayoutContext, opensDimming: Bool = false
  ) {
    guard let presented = component.presented else { return nil }
    self.opensDimming = opensDimming
    presentation = presented.presentation(in: context)
    var inner = context
    inner.isPresented = true
    inner.scrollRoom = uncovered
    element = inner.element(for: component, at: index, axis: nil)
    self.context = context.entering("Backdrop", at: index)
  }

  /// What lies between it and the screen.
  var backdrop: PresentationBackdrop {
    PresentationBackdrop(
      color: presentation.backdrop, blur: presentation.blur, isModal: presentation.isModal,
      context: context)
  }

  /// Whether the tint of what is behind it turns gray.
  var dimsTint: Bool { presentation.dimsTint || opensDimming }

  /// Whether a keyboard belongs to it.
  var keepsKeyboard: Bool { presentation.keepsKeyboard }

  /// How it pushes back the screen behind it.
  var pushed: PushedScreen? { presentation.pushed }

  /// What it draws over the screen around what opened it, or below that where there is none.
  func place(in room: AnchorRoom) -> [SceneNode] {
    guard let screen = room.screen else {
      let attachment = AnchorRoom.Attachment(
        sides: [.below], gap: context.theme.metrics.spacing, alignment: .center)
      let (rect, _) = room.frame(attachment) { _, width in element.size(atMost: width) }
      return element.place(in: room.place(rect))
    }
    return place(over: screen, safeArea: room.safeArea, below: 0, above: 0, hasVeil: false)
  }

  func behind(_ nodes: [SceneNode], in screen: Rect) -> [SceneNode] {
    backdrop.behind(nodes, in: screen)
  }

  /// What it draws over a screen, with what it lays over the contents.
  ///
  /// - Parameters:
  ///   - bars: what bars take at the upper edge, the safe area included.
  ///   - keyboard: what a keyboard takes at the lower edge.
  ///   - hasVeil: whether it is what dims the screen.
  func place(
    over screen: Rect, safeArea: EdgeInsets, below bars: Double, above keyboard: Double,
    hasVeil: Bool = true
  ) -> [SceneNode] {
    var safeArea = safeArea
    if presentation.isBelowBars { safeArea.top = max(safeArea.top, bars) }
    let keyboard = presentation.keepsKeyboard ? keyboard : 0
    let room = presentation.room(
      in: screen, safeArea: safeArea, above: keyboard, direction: context.direction)
    // A sheet reaches to the edge, or below a keyboard; its contents end before.
    let lower = keyboard > 0 ? keyboard : safeArea.bottom
    let isSheet = presentation.place == .sheet
    // Sensors are at its sides where it reaches to those of the screen.
    let sides = isSheet && presentation.sheetInset == 0 ? safeArea : .zero
    uncovered.place(
      in: room,
      insets: EdgeInsets(
        leading: sides.leading, bottom: isSheet ? lower : 0, trailing: sides.trailing),
      direction: context.direction, followsFocus: keyboard > 0)
    var size = element.size(for: ProposedSize(room.size))
    if presentation.place == .full { size = room.size }
    var nodes = element.place(in: context.align(size, in: room, presentation.alignment))
    // Nothing else of the screen answers as long as it is there.
    if !nodes.isEmpty, presentation.isModal {
      var thing = nodes[0].accessibility ?? Accessibility(role: .group, label: "")
      if !thing.traits.contains(.modal) { thing.traits.append(.modal) }
      nodes[0].accessibility = thing
    }
    guard hasVeil else { return nodes }
    let card = pushed?.card(in: screen, safeArea: safeArea)
    let around = card.flatMap { pushed?.surroundings(of: $0, in: screen) }
    return backdrop.veil(over: screen, behind: [around].compactMap(\.self)) + nodes
  }
}

extension LayoutContext {
  /// How wide the screen is that something without a screen around it would be presented on.
  var screenWidth: Double {
    let device = environment.device ?? .standard(for: environment.platform)
    return device?.size.width ?? 390
  }
}
