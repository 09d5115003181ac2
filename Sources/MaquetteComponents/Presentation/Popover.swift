import MaquetteCore
import MaquetteThemes

/// Content in a surface with an arrow that points to what it belongs to, as SwiftUI's `popover` has
/// it.
///
/// An open popover lies over what is beside its anchor, on the side that it is asked for or on one
/// where there is room. tvOS and watchOS have none.
public struct Popover: CatalogComponent {
  public struct Keys: KeyList {
    public let anchor = Key<[AnyComponent]>(
      [], "The component or components to which the arrow points.",
      aliases: ["sourceView", "attachment"])
    public let content = Key<[AnyComponent]>(
      [], "The contents of the popover, from top to bottom.", aliases: ["children"])
    public let arrowEdge = Key<ConfirmationDialog.ArrowEdge>(
      .top, "The popover's edge with the arrow; 'top' puts the popover below its anchor.")
    public let attachmentAnchor = Key.attachmentAnchor()
    public let alignment = Key<MenuAlignment>(
      .center,
      "Which edges of the popover and the anchor line up.")
    public let isPresented = Key(
      false, "Whether it is open; it then covers what surrounds its anchor.", aliases: ["isOpen"]
    )
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A popover beside its anchor.
  public init(
    arrowEdge: ConfirmationDialog.ArrowEdge = .top, alignment: MenuAlignment = .center,
    @ComponentBuilder anchor: () -> [AnyComponent] = { [] },
    @ComponentBuilder content: () -> [AnyComponent]
  ) {
    self.anchor = anchor()
    self.content = content()
    self.arrowEdge = arrowEdge
    self.alignment = alignment
    self.attachmentAnchor = nil
    self.isPresented = true
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let around = context.entering("Popover")
    var context = around.offGlass
    // What is above the screen is lighter in dark appearances.
    context.environment.level = .elevated
    guard let look = context.look(PopoverLook.self, component: "popover") else {
      return EmptyElement()
    }
    let anchor = self.anchor.column.map {
      around.entering("Anchor").element(for: $0, at: 0, axis: nil)
    }
    guard self.isPresented else { return anchor ?? EmptyElement() }
    if self.content.isEmpty {
      context.report(
        .warning, "the popover has nothing to show", hint: "list components below 'content:'",
        id: .nothingToShow)
    }
    var surface = Surface(look, context: context)
    var inner = context.outOfBar.withTintOfOpened.entering("Content")
      .inFront(of: .custom(surface.color))
    inner.isOverBackdrop = surface.isMaterial
    // Documented (HIG, Color, macOS): as on other vibrant materials.
    if context.conventions.windows, surface.isMaterial { inner.isOnMaterial = true }
    let corners = CornerContainer()
    inner.corners = corners
    inner.fillsPopover = self.content.isList(in: inner)
    // The arrow goes on with what the contents have behind them up to the edge.
    if !surface.isMaterial, let ground = self.content.edgeBackground(in: inner) {
      surface.color = ground
    }
    let shown = PopoverContentElement(
      inner.element(for: self.content.column ?? AnyComponent(VStack {}), at: 0, axis: .vertical),
      surface: surface, corners: corners, width: inner.fillsPopover ? look.listWidth : nil,
      context: inner)
    let size = Size(width: look.arrowWidth, height: look.arrowHeight)
    func bubble(_ edge: ConfirmationDialog.ArrowEdge) -> PopoverElement {
      PopoverElement(shown, surface: surface, arrow: edge, size: size, context: context)
    }
    guard let anchor else {
      return NamedElement(bubble(self.arrowEdge), component: "Popover", context: context)
    }
    let attachment = PopoverAttachment(
      edge: self.arrowEdge, alignment: self.alignment, point: self.attachmentAnchor)
    return AnchoredPopoverElement(
      anchor, attachment: attachment, look: look, flowsFromGlass: flowsFromGlass(in: around),
      context: context, bubble: bubble)
  }

  /// Whether what it belongs to is not seen meanwhile. Documented: popovers flow out of glass controls (WWDC25,
  /// "Build a SwiftUI app with the new design").
  private func flowsFromGlass(in context: LayoutContext) -> Bool {
    context.isToolbar && context.glassSide != nil && isOpenAtAnchor
      && (MenuPanelLook(context)?.replacesGlass ?? false)
  }

  /// Whether it is open above or below what it belongs to.
  fileprivate var isOpenAtAnchor: Bool {
    let isBeside = self.arrowEdge == .leading || self.arrowEdge == .trailing
    return self.isPresented && !self.anchor.isEmpty && !isBeside
  }
}

extension AnyComponent {
  /// Whether it is a popover that is open above or below what it belongs to.
  var showsPopoverAtAnchor: Bool { (unmodified as? Popover)?.isOpenAtAnchor == true }
}

/// The surface of a popover, and what is cut off by its round corners.
private final class PopoverContentElement: WrappingElement {
  let content: any LayoutElement
  private let surface: Surface
  private let corners: CornerContainer
  private let width: Double?
  private let context: LayoutContext

  /// - Parameter width: how wide it is where nothing else says it; `nil` for as wide as its contents.
  init(
    _ content: any LayoutElement, surface: Surface, corners: CornerContainer, width: Double?,
    context: LayoutContext
  ) {
    self.content = content
    self.surface = surface
    self.corners = corners
    self.width = width
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    content.size(for: ProposedSize(width: proposal.width ?? width, height: proposal.height))
  }

  func place(in frame: Rect) -> [SceneNode] {
    corners.place(in: frame, radii: CornerRadii(all: surface.radius))
    let shape = surface.shape(frame)
    // What is higher than the screen starts where reading starts, and is cut below.
    let height = content.size(for: ProposedSize(frame.size)).height
    let isCut = height > frame.height + 0.01
    if isCut {
      context.report(
        .warning, "the popover needs more height than the screen has, and its end is cut off",
        hint: "give it less, or put its contents into a ScrollView")
    }
    let room =
      isCut ? Rect(origin: frame.origin, size: Size(width: frame.width, height: height)) : frame
    var node = context.containerNode(
      "Content", frame: frame, items: surface.isMaterial ? [] : surface.ground(of: shape),
      clip: shape,
      children: content.place(in: room))
    node.accessibility = Accessibility(role: .group, label: "", traits: [.modal])
    return [node]
  }
}

extension Key where Value == Alignment? {
  /// Where an arrow points.
  static func attachmentAnchor() -> Key {
    Key(
      nil, "Where along the anchor's edge the arrow points; the middle by default.",
      aliases: ["attachmentEdge"])
  }
}
