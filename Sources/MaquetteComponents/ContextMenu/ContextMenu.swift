import MaquetteCore
import MaquetteThemes

/// What a long press shows: a preview of something, lifted out of the blurred screen, and a menu of what
/// can be done with it. On macOS a menu alone, at what was clicked.
///
/// Among the contents of a ``Screen`` it is presented over them; anywhere else it is drawn where it stands.
public struct ContextMenu: CatalogComponent, PresentedComponent {
  public struct Keys: KeyList {
    public let preview = Key<[AnyComponent]>(
      [], "The component or components to which the menu belongs. They are drawn lifted.",
      aliases: ["children", "content"])
    public let items = Key(
      MenuContent([]), "The items: titles, or Button, Toggle, Menu, Section and Divider.",
      aliases: ["actions", "menu"])
    public let highlighted = Key<Int?>(
      nil, "The number, from 0, of the item under the finger or pointer.", range: 0...10_000)
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A menu with a preview of what it belongs to.
  public init(
    @MenuBuilder items: () -> [MenuElement], @ComponentBuilder preview: () -> [AnyComponent]
  ) {
    self.items = MenuContent(items())
    self.preview = preview()
  }

  func presentation(in context: LayoutContext) -> Presentation {
    let look = ContextMenuLook(context)
    return Presentation(
      place: .center, backdrop: look?.backdrop ?? .clear, margin: look?.margin ?? 0,
      blur: look?.blur ?? 0)
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("ContextMenu")
    // What is lifted is lighter in dark appearances.
    context.environment.level = .elevated
    guard let look = context.look(ContextMenuLook.self, component: "context menu"),
      let menu = MenuLook(context: context)
    else { return EmptyElement() }
    var content = self.items
    if content.items.isEmpty {
      context.report(
        .warning, "the context menu has nothing to choose from", key: "items",
        hint: "list titles below 'items:'", id: .nothingToShow)
    }
    if let highlighted = self.highlighted {
      if highlighted < content.items.count {
        content.changeItems { if $0 == highlighted { $1.isHighlighted = true } }
      } else {
        context.report(
          .error, "'highlighted' is \(highlighted); there is no such item", key: "highlighted",
          hint: "use 0 to \(max(0, content.items.count - 1))", id: .outOfRange)
      }
    }
    let ground: ColorValue = .custom(look.background)
    let corners = CornerContainer()
    let inner = context.entering("Preview").inFront(of: ground).inside(corners)
    let single =
      self.preview.count == 1 ? self.preview.first : AnyComponent(VStack { self.preview })
    let preview =
      self.preview.isEmpty ? nil : single.map { inner.element(for: $0, at: 0, axis: .vertical) }
    return ContextMenuElement(
      preview, content, corners: corners, look: look, menu: menu, context: context)
  }

  public static let names = ["ContextMenu"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ContextMenu {
    } preview: {
    }, summary: "A preview of something, with a menu of its actions.",
    childrenKey: "preview",
    examples: [
      ComponentExample(
        "Over a screen",
        """
        Screen:
          - List: [Label: Inbox, Label: Sent]
          - ContextMenu:
              preview:
                - {Label: Lunch at one, padding: 16, width: 240}
              items:
                - {title: Reply, symbol: arrowshape.turn.up.left}
                - {title: Flag, symbol: flag}
                - Divider
                - {title: Delete, symbol: trash, role: destructive}

        """)
    ])
}

/// Lays a menu below its preview.
private final class ContextMenuElement: LayoutElement {
  private let preview: (any LayoutElement)?
  private let items: MenuContent
  private let corners: CornerContainer
  private let look: ContextMenuLook
  private let menu: MenuLook
  private let context: LayoutContext

  init(
    _ preview: (any LayoutElement)?, _ items: MenuContent, corners: CornerContainer,
    look: ContextMenuLook, menu: MenuLook, context: LayoutContext
  ) {
    self.preview = preview
    self.items = items
    self.corners = corners
    self.look = look
    self.menu = menu
    self.context = context
  }

  /// How much of the height a preview keeps over a menu that is too high, and so scrolls. Estimated.
  private static let keptShare = 0.25

  /// The menu, and the size of the preview above it, in what they are offered.
  private func parts(in proposal: ProposedSize) -> (panel: MenuPanel, preview: Size) {
    var own = preview?.size(for: ProposedSize(width: proposal.width, height: nil)) ?? .zero
    if let width = proposal.width { own.width = min(own.width, width) }
    guard let height = proposal.height else {
      return (MenuPanel(items, look: menu, maxWidth: proposal.width), own)
    }
    let kept = min(own.height, height * ContextMenuElement.keptShare)
    let panel = MenuPanel(
      items, look: menu, maxWidth: proposal.width, maxHeight: height - gap - kept)
    own.height = min(own.height, max(kept, height - panel.size.height - gap))
    return (panel, own)
  }

  private var gap: Double { preview == nil ? 0 : look.gap }

  func size(for proposal: ProposedSize) -> Size {
    let (panel, own) = parts(in: proposal)
    return Size(
      width: max(own.width, panel.size.width), height: own.height + gap + panel.size.height)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let (panel, own) = parts(in: ProposedSize(frame.size))
    let place = ReadingFrame(frame: frame, direction: context.direction)
    // The menu's shadow falls on the screen and not on what it belongs to.
    var nodes = panel.nodes(
      at: Point(x: 0, y: own.height + gap), in: place, path: "\(context.path)/items")
    if let preview {
      let rect = place(Rect(origin: .zero, size: own))
      corners.place(in: rect, radii: CornerRadii(all: look.radius))
      let outline = Shape.roundedRect(rect, radius: look.radius, curve: .continuous)
      let size = preview.size(for: ProposedSize(width: rect.width, height: nil))
      var node = context.entering("Preview").containerNode(
        "Preview", frame: rect,
        items: [.fill(outline, .color(look.background))], clip: outline,
        children: preview.place(in: context.align(size, in: rect, .top)))
      node.accessibility = Accessibility(role: .group, label: "")
      nodes.append(
        context.entering("Lift").containerNode(
          "Lift", frame: rect, items: look.shadow.items(of: outline), children: [node]))
    }
    return [context.containerNode("ContextMenu", frame: frame, children: nodes)]
  }
}
