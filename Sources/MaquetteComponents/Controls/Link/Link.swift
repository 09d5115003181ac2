import MaquetteCore
import MaquetteThemes

/// A text that leads to a URL: SwiftUI's `Link`.
///
/// On iOS and macOS it is a text in the colour of links, underlined with increased contrast, Button
/// Shapes and without colour; on watchOS and tvOS it looks like a button.
public struct Link: CatalogComponent {
  /// The text.
  public var title: String
  /// Where it leads; a link without is an error.
  public var destination: LinkURL?
  /// A symbol before the text; empty for none.
  public var systemImage = ""
  /// The font; body text by default.
  public var font = FontValue.body
  /// The colour; `nil`, the default, for the platform's.
  public var tint: ColorValue?
  /// What is happening to it; nothing by default.
  public var state = ControlState.normal

  /// A link.
  public init(_ title: String, destination: LinkURL?) {
    self.title = title
    self.destination = destination
  }

  /// The link in another state.
  public func state(_ state: ControlState) -> Link {
    var copy = self
    copy.state = state
    return copy
  }

  /// The link disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> Link {
    state(isDisabled ? .disabled : .normal)
  }

  /// The link in another colour.
  public func tint(_ color: ColorValue?) -> Link {
    var copy = self
    copy.tint = color
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    if destination == nil {
      context.entering("Link").report(
        .error, "a link needs a destination",
        hint: "write 'destination: https://www.apple.com', for example", id: .nothingToShow)
    }
    let isText = context.has(LinkLook.self)
    let content = isText ? textElement(in: context) : buttonElement(in: context)
    let accessibility = Accessibility(
      role: .link, label: title.isEmpty ? systemImage : title,
      traits: state == .disabled ? [.link, .notEnabled] : [.link], url: destination?.text)
    let least = context.theme.metrics.minHitTarget
    return AlteredElement(content) { nodes in
      guard var node = nodes.first else { return nodes }
      node.component = "Link"
      node.accessibility = accessibility
      node.hitTarget = (node.hitTarget ?? node.frame).expanded(toAtLeast: least)
      return [node] + nodes.dropFirst()
    }
  }

  private func textElement(in context: LayoutContext) -> any LayoutElement {
    let inner = context.entering("Link")
    guard let look = LinkLook(inner) else { return EmptyElement() }
    var color = tint.map { inner.color($0, key: "tint") } ?? look.color
    if state == .disabled { color = look.disabled }
    // Without colour nothing else tells a link from the text around it.
    let isUnderlined =
      inner.underlinesButtons || inner.environment.accessibilityDifferentiateWithoutColor
      || look.underline != 0
    let shown = isUnderlined ? AttributedText(title, .underline) : nil
    var label = shown.map { Label($0, numberOfLines: 0) } ?? Label(title, numberOfLines: 0)
    label.font = font
    label.color = .custom(color)
    label.systemImage = systemImage
    label.iconColor = .custom(color)
    let content = label.makeElement(in: context, named: "Link")
    let opacity = state == .pressed ? look.pressedOpacity : 1
    let isFocused = state == .focused
    return AlteredElement(content) { nodes in
      guard var node = nodes.first else { return nodes }
      node = node.transformed(opacity: opacity, scale: 1, about: .zero)
      if isFocused {
        let area = node.frame.inset(by: -look.focusOutset)
        node.items =
          inner.focusRing(around: area, radius: look.focusRadius) + node.items
      }
      return [node] + nodes.dropFirst()
    }
  }

  private func buttonElement(in context: LayoutContext) -> any LayoutElement {
    // In a list the row is its ground.
    let style: ButtonStyle = context.isListRow ? .plain : .gray
    let button = Button(
      title, symbol: systemImage, style: style, state: state.buttonState, tint: tint)
    let path = context.entering("Link").path
    return AlteredElement(button.makeElement(in: context)) { nodes in
      guard var node = nodes.first else { return nodes }
      node.path = path
      return [node] + nodes.dropFirst()
    }
  }

  private static let prototype = Link("", destination: nil)

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Link", prototype: prototype, summary: "A text that leads to a URL.", titleKey: "title",
    properties: [
      Property("title", \.title, "The text.", aliases: ["text", "label"], prototype: prototype),
      Property(
        "destination", \.destination, "The URL that it leads to.", aliases: ["url", "href"],
        prototype: prototype),
      Property(
        "systemImage", \.systemImage, "A symbol before the text.", aliases: ["symbol", "icon"],
        type: .symbol, prototype: prototype),
      Property("font", \.font, "The font.", aliases: ["textStyle"], prototype: prototype),
      Property(
        "tint", \.tint, "The colour.", aliases: ["color", "tintColor", "foregroundStyle"],
        prototype: prototype),
      Property("state", \.state, "What is happening to it.", prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "A link", "Link: Terms of Service\ndestination: https://www.example.com/terms\n")
    ])
}
