import MaquetteCore
import MaquetteThemes

/// Lines that people type into, in all the room there is: SwiftUI's `TextEditor`, `UITextView`,
/// `NSTextView`.
///
/// What has no room below is cut, or what is above where people type; a bar at the trailing edge shows
/// how much is seen.
public struct TextEditor: TextInput, StatefulComponent {
  public struct Keys: TextInputKeyList, StateKeys {
    public let input = TextInputKeys()
    let isFocused = TextInputKeys.focused(in: TextEditor.self)
    public let alignment = Key(
      TextAlignment.natural, "How the lines are aligned.",
      aliases: ["textAlignment", "multilineTextAlignment"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// An editor with a text; everything else has its default.
  public init(_ text: String = "") { self.text = text }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("TextEditor")
    context.warnOfUnusedKeys(of: "TextEditor")
    if let tint = self.tint { context.environment.tint = tint }
    var contents = FieldContents(of: self)
    contents.isMultiline = true
    contents.alignment = self.alignment
    guard
      let look = context.look(
        TextEditorLook.self, component: "text editor", named: "TextEditor"),
      let typing = context.look(TextFieldLook.self, component: "text editor"),
      let font = self.font?.resolved(in: context.environment)
        ?? typing.font(at: .regular).resolved(),
      contents.isSound(in: context)
    else { return EmptyElement() }
    let color = contents.isDisabled ? typing.disabledColor : typing.color
    let typed = TypedTextElement(
      contents, look: typing, font: font,
      colors: TypedTextElement.Colors(text: color, prompt: typing.placeholder), context: context)
    return TextEditorElement(
      typed, look: look, least: Double(look.lines) * font.lineHeight,
      isFocused: contents.isFocused,
      accessibility: Accessibility(
        role: .textField, label: self.placeholder.isEmpty ? self.text : self.placeholder,
        value: self.text.isEmpty || self.placeholder.isEmpty ? nil : self.text,
        traits: contents.isDisabled ? [.notEnabled] : []), context: context)
  }

  public static let names = ["TextEditor", "TextView"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    TextEditor(), summary: "A view for several lines of text that people type.", titleKey: "text",
    examples: [
      ComponentExample(
        "A note",
        "width: 320\nheight: 120\nTextEditor: Tea, bread, two lemons and a newspaper.\n"
          + "focused: true\n")
    ])
}

/// The lines of an editor on their ground.
private final class TextEditorElement: LayoutElement {
  private let content: TypedTextElement
  private let look: TextEditorLook
  private let least: Double
  private let isFocused: Bool
  private let accessibility: Accessibility
  private let context: LayoutContext

  init(
    _ content: TypedTextElement, look: TextEditorLook, least: Double, isFocused: Bool,
    accessibility: Accessibility, context: LayoutContext
  ) {
    self.content = content
    self.look = look
    self.least = least
    self.isFocused = isFocused
    self.accessibility = accessibility
    self.context = context
  }

  private var padding: EdgeInsets {
    EdgeInsets(vertical: look.verticalPadding, horizontal: look.padding)
  }

  func size(for proposal: ProposedSize) -> Size {
    let width = proposal.width ?? look.width
    let inner = content.size(
      for: ProposedSize(width: max(0, width - padding.horizontal), height: nil))
    let height = proposal.height ?? max(least, inner.height) + padding.vertical
    return Size(width: width, height: context.roundedUp(height))
  }

  func stretch(along axis: Axis) -> Stretch { .fill }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? content.minimum(along: axis) + padding.horizontal
      : content.minimum(along: axis) + padding.vertical
  }

  func firstBaseline(in size: Size) -> Double? {
    place(in: Rect(origin: .zero, size: size))[0].children.first?.baseline
  }

  func place(in frame: Rect) -> [SceneNode] {
    var room = frame.inset(by: padding, direction: context.direction)
    // Lines go on under bars, but not what people type.
    let below = context.scrollRoom?.covered(of: frame) ?? 0
    room.size.height = max(0, room.height - below)
    let around = context.scrollRoom
    let above = room.minY - (around?.seen(of: frame) ?? frame).minY
    let beyond = EdgeInsets(
      top: above > padding.top + 0.01 ? above : 0, bottom: below > 0 ? frame.maxY - room.maxY : 0)
    let lines = content.place(in: room, seenBeyond: beyond)
    around?.reveal(by: lines.moved)
    if lines.moved > 0 { around?.noteScrolling(of: frame, by: lines.moved) }
    let ground = around?.isBelowGlass == true ? around?.ground(of: frame) : nil
    let fill = DrawItem.fill(.rect(ground ?? frame), .color(look.fill))
    var node = SceneNode(
      path: context.path, component: "TextEditor", frame: frame,
      hitTarget: frame.expanded(toAtLeast: context.theme.metrics.minHitTarget),
      accessibility: accessibility, source: context.source,
      items: [fill].filter(\.leavesMark), children: lines.nodes)
    node.isFocused = isFocused
    return [node]
  }
}
