import MaquetteCore

/// What the pointer shows that rests on something: a short text beside it. SwiftUI's `help`, AppKit's
/// `toolTip`. Platforms without a pointer have none.
public struct Tooltip: CatalogComponent {
  public struct Keys: KeyList {
    public let text = Key("", "The text.", aliases: ["title", "help"])
    public let anchor = Key<[AnyComponent]>(
      [], "The component or components to which the tooltip belongs.",
      aliases: ["children", "content"])
    public let isPresented = Key(
      true, "Whether it is shown; it then covers what surrounds its anchor.", aliases: ["isOpen"]
    )
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A text beside what it belongs to.
  public init(_ text: String, @ComponentBuilder anchor: () -> [AnyComponent] = { [] }) {
    self.text = text
    self.anchor = anchor()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Tooltip")
    let over = context.offGlass
    guard let look = over.look(TooltipLook.self, component: "tooltip") else {
      return EmptyElement()
    }
    if self.text.isEmpty {
      context.report(
        .warning, "the tooltip has no text", key: "text",
        hint: "write 'Tooltip: Opens the settings', for example", id: .nothingToShow)
    }
    let single = self.anchor.count == 1 ? self.anchor.first : AnyComponent(VStack { self.anchor })
    let anchor =
      self.anchor.isEmpty
      ? nil : single.map { context.entering("Anchor").element(for: $0, at: 0, axis: nil) }
    var label = Label(
      self.text, font: look.font.value, color: .custom(look.color), numberOfLines: 0)
    label.systemImage = ""
    let tip = AnyComponent(label, provenance: context.provenance(key: "text"))
      .makeElement(in: over.entering("Tip").inFront(of: .custom(look.background)))
    guard let anchor else { return TipElement(tip, look: look, context: over) }
    let help = self.text
    guard self.isPresented else {
      return AlteredElement(anchor) { nodes in nodes.map { $0.hinted(help) } }
    }
    return AnchoredTipElement(
      AlteredElement(anchor) { nodes in nodes.map { $0.hinted(help) } },
      tip: TipElement(tip, look: look, context: over), look: look, context: context)
  }

  public static let names = ["Tooltip"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Tooltip(""), summary: "The text that appears when the pointer rests on something.",
    titleKey: "text",
    childrenKey: "anchor",
    examples: [
      ComponentExample(
        "Below a button",
        "platform: macos\nTooltip: Send the message\nanchor:\n  - {Button: Send}\n")
    ])
}

extension SceneNode {
  /// The node with a hint for whoever listens, where it is a thing of its own.
  fileprivate func hinted(_ text: String) -> SceneNode {
    var copy = self
    if copy.accessibility != nil, copy.accessibility?.hint == nil {
      copy.accessibility?.hint = text
    } else if copy.children.count == 1 {
      copy.children[0] = copy.children[0].hinted(text)
    }
    return copy
  }
}

/// The text on its ground.
private final class TipElement: LayoutElement {
  private let text: any LayoutElement
  private let look: TooltipLook
  private let context: LayoutContext

  init(_ text: any LayoutElement, look: TooltipLook, context: LayoutContext) {
    self.text = text
    self.look = look
    self.context = context
  }

  private var insets: EdgeInsets {
    EdgeInsets(vertical: look.verticalPadding, horizontal: look.padding)
  }

  func size(for proposal: ProposedSize) -> Size {
    let room = min(look.width, proposal.width ?? look.width) - insets.horizontal
    let inner = text.size(for: ProposedSize(width: max(1, room), height: nil))
    return Size(
      width: context.roundedUp(inner.width + insets.horizontal),
      height: context.roundedUp(inner.height + insets.vertical))
  }

  func place(in frame: Rect) -> [SceneNode] {
    return [
      context.containerNode(
        "Tooltip", frame: frame, items: Surface(look, context: context).items(in: frame),
        children: text.place(in: frame.inset(by: insets, direction: context.direction)))
    ]
  }
}

/// An anchor with a text beside it, which lies over everything around.
private final class AnchoredTipElement: WrappingElement {
  let content: any LayoutElement
  private let tip: TipElement
  private let look: TooltipLook
  private let context: LayoutContext

  init(_ anchor: any LayoutElement, tip: TipElement, look: TooltipLook, context: LayoutContext) {
    content = anchor
    self.tip = tip
    self.look = look
    self.context = context
  }

  func place(in frame: Rect) -> [SceneNode] {
    context.presentations.add(anchor: frame, in: context) { [self] room in
      let attachment = AnchorRoom.Attachment(
        sides: [.below, .above, .after, .before], gap: look.gap, alignment: .center)
      let (rect, _) = room.frame(attachment) { _, width in
        tip.size(for: ProposedSize(width: width, height: nil))
      }
      var frame = room.place(rect)
      frame.origin = Point(x: context.rounded(frame.minX), y: context.rounded(frame.minY))
      return tip.place(in: frame)
    }
    return content.place(in: frame)
  }
}
