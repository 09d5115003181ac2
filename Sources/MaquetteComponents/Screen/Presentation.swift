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
  /// How much of the screen's height stays free above a sheet, as a share.
  var topShare: Double = 0
  /// How high a sheet is in a safe area of a height, where it says so; `nil` for the platform's heights.
  var extent: @Sendable (Double) -> Double? = { _ in nil }
  /// Whether bars at the upper edge of the screen keep it down, as those of a window do.
  var isBelowBars = false
  /// A sheet starts at the safe area, whatever the share.
  var startsAtSafeArea = false
  /// How it pushes back the screen behind it; `nil` where that stays where it is.
  var pushed: PushedScreen?
  /// How far the screen behind it is blurred, a standard deviation in points.
  var blur = 0.0
  /// Whether nothing else answers as long as it is there.
  var isModal = true
  /// Whether people type into it, so that a keyboard stays and belongs to it: alerts and sheets. Others send
  /// the keyboard away, or lie over it.
  var keepsKeyboard = false

  /// The room in a screen.
  func room(in screen: Rect, safeArea: EdgeInsets, direction: LayoutDirection) -> Rect {
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
      var top = startsAtSafeArea ? safeArea.top : (screen.height * topShare).rounded()
      // Documented: heights of custom detents don't include the safe area at the lower edge.
      if let height = extent(screen.height - safeArea.top - safeArea.bottom) {
        top = (screen.height - safeArea.bottom - height).rounded()
      }
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
  /// How it is presented in an environment.
  func presentation(in context: LayoutContext) -> Presentation
}

extension AnyComponent {
  /// The presented component that it is, whatever is said about it besides.
  var presented: (any PresentedComponent)? { unmodified as? any PresentedComponent }
}

/// Something presented over a screen, ready to be placed.
struct PresentedElement {
  private let presentation: Presentation
  private let element: any LayoutElement
  private let context: LayoutContext

  /// - Parameter index: its place among the screen's children.
  init?(_ component: AnyComponent, at index: Int, in context: LayoutContext) {
    guard let presented = component.presented else { return nil }
    presentation = presented.presentation(in: context)
    var inner = context
    inner.isPresented = true
    element = inner.element(for: component, at: index, axis: nil)
    self.context = context.entering("Backdrop", at: index)
  }

  private var backdrop: PresentationBackdrop {
    PresentationBackdrop(
      color: presentation.backdrop, blur: presentation.blur, isModal: presentation.isModal,
      context: context)
  }

  /// Whether a keyboard belongs to it.
  var keepsKeyboard: Bool { presentation.keepsKeyboard }

  /// How it pushes back the screen behind it.
  var pushed: PushedScreen? { presentation.pushed }

  /// The nodes of a screen behind it.
  func behind(_ nodes: [SceneNode], in screen: Rect) -> [SceneNode] {
    backdrop.behind(nodes, in: screen)
  }

  /// What it draws over a screen, with what it lays over the contents.
  ///
  /// - Parameters:
  ///   - bars: what bars take at the upper edge, the safe area included.
  ///   - keyboard: what a keyboard takes at the lower edge, which keeps up what stands in the middle.
  func place(
    over screen: Rect, safeArea: EdgeInsets, below bars: Double, above keyboard: Double
  ) -> [SceneNode] {
    var safeArea = safeArea
    if presentation.isBelowBars { safeArea.top = max(safeArea.top, bars) }
    if presentation.keepsKeyboard, presentation.place == .center {
      safeArea.bottom = max(safeArea.bottom, keyboard)
    }
    let room = presentation.room(
      in: screen, safeArea: safeArea, direction: context.direction)
    var size = element.size(for: ProposedSize(room.size))
    if presentation.place == .full { size = room.size }
    var nodes = element.place(in: context.align(size, in: room, presentation.alignment))
    // Nothing else of the screen answers as long as it is there.
    if !nodes.isEmpty, presentation.isModal {
      var thing = nodes[0].accessibility ?? Accessibility(role: .group, label: "")
      thing.traits.append(.modal)
      nodes[0].accessibility = thing
    }
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
