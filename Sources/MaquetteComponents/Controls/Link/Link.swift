import MaquetteCore
import MaquetteThemes

/// A text that leads to a URL: SwiftUI's `Link`.
///
/// On iOS and macOS it is a text in the colour of links, underlined with increased contrast, Button
/// Shapes and without colour; on watchOS and tvOS it looks like a button.
public struct Link: CatalogComponent, StatefulComponent, FreelySizedComponent {
  public struct Keys: StateKeys {
    public let title = Key("", "The text.", aliases: ["text", "label"])
    public let destination = Key<LinkURL?>(
      nil, "The URL that it leads to.", aliases: ["url", "href"])
    public let systemImage = Key(
      "", "A symbol before the text.", aliases: ["symbol", "icon"], type: .symbol)
    public let font = Key(FontValue.body, "The font.", aliases: ["textStyle"])
    public let tint = Key<ColorValue?>(
      nil, "The colour.", aliases: ["color", "tintColor", "foregroundStyle"])
    public let state = Key.controlState()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A link.
  public init(_ title: String, destination: LinkURL?) {
    self.title = title
    self.destination = destination
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    if self.destination == nil {
      context.entering("Link").report(
        .error, "a link needs a destination",
        hint: "write 'destination: https://www.apple.com', for example", id: .nothingToShow)
    }
    let isText = context.has(LinkLook.self)
    let content = isText ? textElement(in: context) : buttonElement(in: context)
    let accessibility = Accessibility(
      role: .link, label: self.title.isEmpty ? self.systemImage : self.title,
      traits: self.state == .disabled ? [.link, .notEnabled] : [.link], url: self.destination?.text)
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
    let tint = self.tint.map { inner.color($0, key: "tint") }
    var color = inner.inactiveItemColor ?? tint ?? look.color
    if self.state == .disabled { color = look.disabled }
    // Without colour nothing else tells a link from the text around it.
    let isUnderlined =
      inner.underlinesButtons || inner.environment.accessibilityDifferentiateWithoutColor
      || look.underline != 0
    let shown = isUnderlined ? AttributedText(self.title, .underline) : nil
    var label = shown.map { Label($0, numberOfLines: 0) } ?? Label(self.title, numberOfLines: 0)
    label.font = self.font
    label.color = .custom(color)
    label.systemImage = self.systemImage
    label.iconColor = .custom(color)
    if let text = context.sectionText { label = text.lettered(label, inner.provenance) }
    let content = label.makeElement(in: context, named: "Link")
    let opacity = self.state == .pressed ? look.pressedOpacity : 1
    let isFocused = self.state == .focused
    return AlteredElement(content) { nodes in
      guard var node = nodes.first else { return nodes }
      node = node.transformed(opacity: opacity, scale: 1, about: .zero)
      if isFocused {
        let area = node.frame.inset(by: -look.focusOutset)
        node.items = inner.focusRing(around: area, radius: look.focusRadius) + node.items
      }
      return [node] + nodes.dropFirst()
    }
  }

  private func buttonElement(in context: LayoutContext) -> any LayoutElement {
    // In a list the row is its ground.
    let style: ButtonStyle = context.isListRow ? .plain : .gray
    let button = Button(
      self.title, symbol: self.systemImage, style: style, state: self.state.buttonState,
      tint: self.tint)
    let path = context.entering("Link").path
    return AlteredElement(button.makeElement(in: context)) { nodes in
      guard var node = nodes.first else { return nodes }
      node.path = path
      return [node] + nodes.dropFirst()
    }
  }

  public static let names = ["Link"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Link("", destination: nil), summary: "A text that leads to a URL.", titleKey: "title",
    examples: [
      ComponentExample(
        "A link", "Link: Terms of Service\ndestination: https://www.example.com/terms\n")
    ])
}
