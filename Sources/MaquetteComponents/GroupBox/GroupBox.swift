import MaquetteCore

/// A titled box around components that belong together: SwiftUI's `GroupBox`, AppKit's `NSBox`.
///
/// iOS and iPadOS have a rounded ground with the title in it, macOS a box below its title. One inside
/// of another has the next ground of the platform. watchOS and tvOS have none.
public struct GroupBox: CatalogComponent {
  public struct Keys: KeyList {
    public let title = Key("", "The title; empty for none.", aliases: ["label", "text"])
    public let systemImage = Key(
      "", "A symbol before the title.", aliases: ["symbol", "icon"], type: .symbol)
    public let alignment = Key<VStack.Alignment>(
      .leading, "How components narrower than the widest one are aligned.")
    public let spacing = Key<Double?>(nil, "Space between components; the theme's when not given.")
    public let children = Key<[AnyComponent]>(
      [], "The components from top to bottom.", aliases: ["content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A box with a title above its components.
  public init(
    _ title: String = "", alignment: VStack.Alignment = .leading, spacing: Double? = nil,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.title = title
    self.alignment = alignment
    self.spacing = spacing
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("GroupBox")
    guard let look = context.look(GroupBoxLook.self, component: "group box") else {
      return EmptyElement()
    }
    var inner = context
    inner.isListRow = false
    let corners = CornerContainer()
    inner.corners = corners
    let isNested = context.ground == look.fill.over(context.systemBackground)
    let fill = isNested ? look.nestedFill : look.fill
    inner.ground = fill.over(context.plainGround)
    let stack = VStack(alignment: self.alignment, spacing: self.spacing) { self.children }
    return GroupBoxElement(
      look, fill: fill, title: heading(look, in: inner), alignment: self.alignment,
      content: inner.element(for: AnyComponent(stack), at: 0, axis: .vertical), corners: corners,
      context: context)
  }

  private func heading(_ look: GroupBoxLook, in context: LayoutContext) -> (any LayoutElement)? {
    guard !self.title.isEmpty || !self.systemImage.isEmpty else { return nil }
    var label = Label(
      self.title, font: look.title.value, color: .custom(look.titleColor), numberOfLines: 0)
    label.systemImage = self.systemImage
    let heading = AnyComponent(label, provenance: context.provenance(key: "title"))
      .accessibility(AccessibilityPatch(label: self.title, traits: [.header]))
    return heading.makeElement(in: context.entering("Title"))
  }

  public static let names = ["GroupBox"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    GroupBox {}, summary: "A titled box around components that belong together.",
    titleKey: "title", childrenKey: "children",
    examples: [
      ComponentExample(
        "A card",
        "width: 350\nGroupBox: Heart Rate\nsystemImage: heart.fill\nchildren:\n"
          + "  - Label: 68 beats per minute\n  - Label: Today, 9:41\n"
          + "    color: secondaryLabel\n"),
      ComponentExample(
        "Settings of a Mac",
        "platform: macos\nwidth: 300\nGroupBox: Sound\nchildren:\n"
          + "  - Toggle: Play sounds\n    isOn: true\n  - Toggle: Play feedback\n"),
    ])
}
