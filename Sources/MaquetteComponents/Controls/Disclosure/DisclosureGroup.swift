import MaquetteCore

/// How a disclosure group shows that it opens.
public enum DisclosureGroupStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the platform does: a chevron at the trailing edge on iOS, a triangle before the title on
  /// macOS.
  case automatic
  /// A triangle before the title; on macOS only.
  case triangle
  /// A button with a chevron after the title; on macOS only.
  case button

  /// AppKit's words.
  public static var synonyms: [String: DisclosureGroupStyle] {
    ["disclosure": .triangle, "pushDisclosure": .button, "roundedDisclosure": .button]
  }
}

/// A title that opens what is below it: SwiftUI's `DisclosureGroup`, AppKit's disclosure triangles and
/// buttons.
///
/// In a list its contents are rows of their own. Assistive technology is told `expanded` or
/// `collapsed`. watchOS and tvOS have none.
public struct DisclosureGroup: CatalogComponent {
  public struct Keys: StateKeys {
    public let title = Key("", "The title.", aliases: ["text", "label"])
    public let systemImage = Key(
      "", "A symbol before the title.", aliases: ["symbol", "icon"], type: .symbol)
    public let isExpanded = Key(false, "Whether the contents are shown.", aliases: ["expanded"])
    public let style = Key(
      DisclosureGroupStyle.automatic,
      "The mark that shows that it opens; 'triangle' and 'button' exist on macOS only.",
      aliases: ["disclosureGroupStyle"])
    public let controlSize = Key(
      ControlSize.regular, "How large a triangle or button is, on macOS.", aliases: ["size"])
    public let state = Key.controlState()
    public let children = Key<[AnyComponent]>(
      [], "The contents, which are shown when it is open.", aliases: ["content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A smaller text below the title, which a row of an outline may have.
  var subtitle = ""
  /// A number or short text at the end of the row that its title is; empty for none.
  var badge = ""
  /// How much the badge stands out.
  var badgeProminence = BadgeProminence.standard

  /// A group with its contents.
  public init(
    _ title: String, isExpanded: Bool = false,
    @ComponentBuilder children: () -> [AnyComponent] = { [] }
  ) {
    self.title = title
    self.isExpanded = isExpanded
    self.children = children()
  }

  /// The group in another style.
  public func disclosureGroupStyle(_ style: DisclosureGroupStyle) -> DisclosureGroup {
    with { $0.style = style }
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("DisclosureGroup")
    context.warnOfUnusedKeys(of: "DisclosureGroup")
    let header = DisclosureHeader(group: self)
    guard let look = header.look(in: context) else { return EmptyElement() }
    let top = context.element(of: DisclosureHeader(group: self, name: "Header"))
    let insets = EdgeInsets(leading: look.indent)
    // What a closed group hides is made too: what is wrong in it is wrong.
    let contents = context.elements(for: self.children, axis: .vertical).map {
      PaddingElement(insets, content: $0, context: context)
    }
    return wrapped(self.isExpanded ? [top] + contents : [top], look, in: context)
  }

  private func wrapped(
    _ elements: [any LayoutElement], _ look: DisclosureLook, in context: LayoutContext
  ) -> any LayoutElement {
    StackElement(
      axis: .vertical, spacing: look.rowSpacing, alignment: .start, children: elements,
      component: "DisclosureGroup", context: context)
  }

  public static let names = ["DisclosureGroup"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    DisclosureGroup(""), summary: "A title that shows and hides the contents below it.",
    titleKey: "title",
    childrenKey: "children",
    examples: [
      ComponentExample(
        "In a list",
        "width: 390\nList:\n  - DisclosureGroup: Advanced\n    isExpanded: true\n"
          + "    children:\n      - Toggle: Low Data Mode\n      - Toggle: Private Address\n"
          + "        isOn: true\n  - DisclosureGroup: Accessibility\n"),
      ComponentExample(
        "A triangle",
        "platform: macos\nDisclosureGroup: Details\nisExpanded: true\nchildren:\n"
          + "  - Label: Version 14.2\n"),
    ])
}
