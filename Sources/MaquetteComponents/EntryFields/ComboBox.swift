import MaquetteCore
import MaquetteThemes

/// A line that people type into, or choose a text for from a list: AppKit's `NSComboBox`. SwiftUI has
/// none, and no other platform.
public struct ComboBox: TextInput, StatefulComponent, SingleControl {
  public struct Keys: FieldKeyList, StateKeys {
    public let field = FieldKeys()
    public let input = TextInputKeys()
    let isFocused = TextInputKeys.focused(in: ComboBox.self)
    public let items = Key<TextList>(
      [], "The values to choose from.", aliases: ["options", "children", "content"])
    public let isPresented = Key(
      false, "Whether the list is open; it then covers its surroundings.",
      aliases: ["isOpen", "isExpanded"])
    public let highlighted = Key<Int?>(
      nil, "The number of the item that the pointer or the arrow keys are on; the first is 0.",
      aliases: ["highlightedItem"], range: 0...Double(Limits.menuItems))
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A combo box; everything else has its default.
  ///
  /// - Parameters:
  ///   - title: what is typed.
  ///   - text: what has been typed or chosen.
  ///   - items: what can be chosen.
  public init(_ title: String = "", text: String = "", items: TextList = []) {
    self.title = title
    self.text = text
    self.items = items
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ComboBox")
    guard let look = context.look(ComboBoxLook.self, component: "combo box") else {
      return EmptyElement()
    }
    let texts = self.items.texts
    if let highlighted = self.highlighted, highlighted >= texts.count {
      context.report(
        .error, "'highlighted' is \(highlighted); there is no such item", key: "highlighted",
        hint: texts.isEmpty ? "leave it out" : "use 0 to \(texts.count - 1)", id: .outOfRange)
    }
    var contents = FieldContents(self)
    if contents.style == .automatic { contents.style = .roundedBorder }
    contents.introducesAlways = context.conventions.windows && context.isListRow
    contents.radius = look.radius(at: self.controlSize)
    contents.height = look.height(at: self.controlSize)
    contents.trailingPadding = look.buttonInset
    contents.trailing.append(
      AnyComponent(ComboArrow(controlSize: self.controlSize, isDisabled: contents.isDisabled)))
    guard
      let field = FieldLayout(contents, component: "ComboBox", context: context)?.element()
    else { return EmptyElement() }
    guard self.isPresented else {
      context.warnUnused("highlighted", because: "the list is closed; write 'isPresented: true'")
      return field
    }
    guard let menu = MenuLook(context: context) else { return field }
    let chosen = self.highlighted ?? texts.firstIndex(of: self.text)
    return FieldMenuElement(
      field, texts: texts, highlighted: chosen, key: "items", look: menu, context: context)
  }

  public static let names = ["ComboBox"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ComboBox(), summary: "A text field with a list of values to choose from, on macOS.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "A combo box",
        "platform: macos\nwidth: 260\nComboBox: Size\nplaceholder: Points\ntext: '12'\n"
          + "items: ['9', '12', '18', '24']\n"),
      ComponentExample(
        "Open",
        "platform: macos\nwidth: 240\nheight: 150\nComboBox:\n  text: Berlin\n"
          + "  items: [Amman, Berlin, Cairo]\n  isPresented: true\n"),
    ])
}

/// The button at the end of a combo box.
private struct ComboArrow: Component {
  var controlSize: ControlSize
  var isDisabled: Bool

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ShowChoices")
    guard let look = ComboBoxLook(context) else { return EmptyElement() }
    let side = look.button(at: controlSize)
    let color = isDisabled ? look.disabledArrow : look.arrow
    let box = BoxElement(
      context.row([], spacing: 0), minWidth: side, height: side, context: context
    ) { frame in
      let shape = Shape.roundedRect(frame, radius: look.buttonRadius, curve: .circular)
      let paint: Paint =
        isDisabled
        ? .color(look.disabledButton)
        : .verticalGradient(top: look.buttonTop, bottom: look.buttonBottom)
      var path = Path()
      let reach = frame.width * 0.22
      path.move(to: Point(x: frame.midX - reach, y: frame.midY - reach / 2))
      path.line(to: Point(x: frame.midX, y: frame.midY + reach / 2))
      path.line(to: Point(x: frame.midX + reach, y: frame.midY - reach / 2))
      return [
        .fill(shape, paint),
        .stroke(.path(path, evenOdd: false), width: look.arrowWidth, color),
      ]
    }
    return ControlElement(
      "ShowChoices", box,
      accessibility: Accessibility(
        role: .button, label: context.word(.showChoices),
        traits: isDisabled ? [.button, .notEnabled] : [.button]), context: context,
      target: { $0 })
  }
}
