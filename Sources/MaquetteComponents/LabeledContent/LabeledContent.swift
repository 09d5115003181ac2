import MaquetteCore
import MaquetteThemes

/// How a label and its value stand to one another, under UIKit's names of styles of cells.
public enum CellStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the platform does.
  case automatic
  /// The value at the row's end.
  case value1
  /// The label in the tint, at the end of a narrow column; the value after it.
  case value2
}

/// A label that introduces a control or a value.
public struct LabeledContent: CatalogComponent, IconBearer {
  public struct Keys: KeyList {
    public let title = Key("", "The label's text.", aliases: ["label"])
    public let subtitle = Key("", "A smaller text below the label.")
    public let systemImage = Key(
      "", "A symbol before the label.", aliases: ["symbol"], type: .symbol)
    let icon = PartKey(
      \LabeledContent.specIcon,
      "A symbol's name, a component, or a tile: {symbol: wifi, background: blue}.")
    public let value = Key("", "A text after the label, in the secondary colour.")
    public let content = Key<[AnyComponent]>(
      [], "The component or components that the label introduces; they replace 'value'.",
      aliases: ["children", "control"])
    public let cellStyle = Key(
      CellStyle.automatic, "How label and value are arranged, as in UIKit's cells.")
  }

  public static let keys = Keys()
  public static var symbolKey: Key<String> { keys.systemImage }
  public var values = KeyedValues()

  /// A component before the label, an ``IconTile`` for example; `nil`, the default, for the symbol.
  public var icon: AnyComponent?

  /// A label with a value.
  public init(_ title: String, value: String) {
    self.title = title
    self.value = value
    self.content = []
  }

  /// A label with what it introduces.
  public init(_ title: String, @ComponentBuilder content: () -> [AnyComponent]) {
    self.title = title
    self.value = ""
    self.content = content()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("LabeledContent")
    if !self.value.isEmpty, !self.content.isEmpty {
      context.report(
        .error, "a labeled content shows a 'value' or a 'content', not both", key: "value",
        length: self.value.count, hint: "remove one of them", id: .conflictingKeys)
    }
    if self.cellStyle == .value2, let cell = valueCell(in: context) { return cell }
    let axis: Axis = context.stacksLabels ? .vertical : .horizontal
    // Below one another they keep the colours of such a cell.
    let isCell = self.cellStyle == .value2 && context.has(ValueCellLook.self)
    var title = Label(self.title, color: isCell ? .tint : .primary, numberOfLines: 0)
    title.systemImage = self.systemImage
    title.icon = icon
    title.subtitle = self.subtitle
    let label = AnyComponent(title, provenance: context.provenance(key: "title"))
    let spacing = context.theme.lists.labelSpacing
    let first = context.element(for: label, at: 0, axis: axis)
    let shown = shownContent(isSecondary: !isCell, in: context)
    let rest = context.elements(for: shown, from: 1, axis: axis)
      .map {
        IntroducedElement(spokenTitle, content: $0) as any LayoutElement
      }
    let element: any LayoutElement
    if axis == .vertical {
      // Below the text, as far from the edge as an icon moves that.
      let lead = hasIcon ? first.textInset(in: first.size(for: .ideal)) ?? 0 : 0
      let below =
        lead == 0
        ? rest
        : rest.map {
          PaddingElement(EdgeInsets(leading: lead), content: $0, context: context)
        }
      element = StackElement(
        axis: .vertical, spacing: 0, alignment: .start, children: [first] + below,
        component: "LabeledContent", context: context)
    } else {
      let content =
        rest.count == 1
        ? rest[0]
        : StackElement(
          axis: .horizontal, spacing: spacing, alignment: .firstTextBaseline, children: rest,
          component: "HStack", context: context.entering("Content"))
      element = LabeledElement(
        label: first, content: content, spacing: spacing, isCentered: !self.subtitle.isEmpty,
        context: context)
    }
    guard let value = plainValue else { return element }
    return CombinedElement(
      Accessibility(role: .staticText, label: spokenTitle, value: value), content: element)
  }

  /// What assistive technology calls what it introduces.
  private var spokenTitle: String { Label.spoken(self.title, self.subtitle) ?? "" }

  /// The content as it is drawn: text that has no colour of its own is secondary, but for cells of other colours.
  private func shownContent(isSecondary: Bool, in context: LayoutContext) -> [AnyComponent] {
    let components =
      self.value.isEmpty
      ? self.content
      : [AnyComponent(Label(self.value), provenance: context.provenance(key: "value"))]
    return components.map { component in
      guard var label = component.base as? Label, label.color == .primary else { return component }
      // A value is as long as it is, and ends where the row does.
      label = label.wrapped(component.provenance) ?? label
      if isSecondary { label.color = .secondary }
      if label.alignment == .natural, !context.stacksLabels { label.alignment = .trailing }
      return AnyComponent(label, provenance: component.provenance)
    }
  }

  /// The value, when all there is is one text.
  private var plainValue: String? {
    if self.content.isEmpty { return self.value.isEmpty ? nil : self.value }
    return self.content.count == 1 ? (self.content[0].base as? Label)?.text : nil
  }

  public static let names = ["LabeledContent"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    LabeledContent("", value: ""), summary: "A label that introduces a control or a value.",
    titleKey: "title", childrenKey: "content",
    examples: [
      ComponentExample("A value", "LabeledContent: Storage\nvalue: 42 GB\n"),
      ComponentExample(
        "A control",
        "LabeledContent: Updates\ncontent:\n  Button: Check Now\n  style: tinted\n"
          + "  size: small\n"),
    ])
}

extension LayoutContext {
  /// Whether labels stand above what they introduce: at accessibility sizes, where texts grow.
  var stacksLabels: Bool {
    let sizes = theme.typography.styles[.body]?.sizes.count ?? 1
    return sizes > 1 && environment.textSize.isAccessibilitySize
  }

  /// The place of a label made of one key's text: what is wrong with it is wrong there.
  func provenance(key: String) -> Provenance? {
    guard var copy = provenance else { return nil }
    let place = copy.keys[key]
    copy.keys["text"] = place
    return copy
  }

  /// The elements of contents that are numbered from more than 0.
  fileprivate func elements(for children: [AnyComponent], from start: Int, axis: Axis)
    -> [any LayoutElement]
  {
    children.enumerated().map { element(for: $1, at: start + $0, axis: axis) }
  }
}
