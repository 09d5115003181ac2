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
  /// The title.
  public var title: String
  /// A symbol before the title; empty for none.
  public var systemImage = ""
  /// Whether the contents are shown; no by default.
  public var isExpanded: Bool
  /// How it shows that it opens; what the platform does by default.
  public var style = DisclosureGroupStyle.automatic
  /// How large a triangle or button is, on macOS; regular by default.
  public var controlSize = ControlSize.regular
  /// What is happening to it; nothing by default.
  public var state = ControlState.normal
  /// What is shown when it is open.
  public var children: [AnyComponent]

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
    var copy = self
    copy.style = style
    return copy
  }

  /// The group in another state.
  public func state(_ state: ControlState) -> DisclosureGroup {
    var copy = self
    copy.state = state
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("DisclosureGroup")
    context.warnUnused("controlSize", exceptOn: .macos)
    let header = DisclosureHeader(group: self)
    guard let look = header.look(in: context) else { return EmptyElement() }
    let top = context.element(of: DisclosureHeader(group: self, name: "Header"))
    let insets = EdgeInsets(leading: look.indent)
    // What a closed group hides is made too: what is wrong in it is wrong.
    let contents = context.elements(for: children, axis: .vertical).map {
      PaddingElement(insets, content: $0, context: context)
    }
    return wrapped(isExpanded ? [top] + contents : [top], look, in: context)
  }

  private func wrapped(
    _ elements: [any LayoutElement], _ look: DisclosureLook, in context: LayoutContext
  ) -> any LayoutElement {
    StackElement(
      axis: .vertical, spacing: look.rowSpacing, alignment: .start, children: elements,
      component: "DisclosureGroup", context: context)
  }

  private static let prototype = DisclosureGroup("")

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "DisclosureGroup", prototype: prototype, summary: "A title that opens what is below it.",
    titleKey: "title", childrenKey: "children",
    properties: [
      Property("title", \.title, "The title.", aliases: ["text", "label"], prototype: prototype),
      Property(
        "systemImage", \.systemImage, "A symbol before the title.", aliases: ["symbol", "icon"],
        type: .symbol, prototype: prototype),
      Property(
        "isExpanded", \.isExpanded, "Whether the contents are shown.", aliases: ["expanded"],
        prototype: prototype),
      Property(
        "style", \.style, "How it shows that it opens; triangle and button on macOS only.",
        aliases: ["disclosureGroupStyle"], prototype: prototype),
      Property(
        "controlSize", \.controlSize, "How large a triangle or button is, on macOS.",
        aliases: ["size"], prototype: prototype),
      Property("state", \.state, "What is happening to it.", prototype: prototype),
      Property(
        "children", \.children, "What is shown when it is open.", aliases: ["content"],
        prototype: prototype),
    ],
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
