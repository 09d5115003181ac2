import MaquetteCore
import MaquetteThemes

/// Puts a field together: the title before it, its edge, what stands in it, what is wrong below it.
struct FieldLayout {
  private var contents: FieldContents
  private let component: String
  private let look: TextFieldLook
  private let font: ResolvedFont
  private let edge: FieldEdge
  private let context: LayoutContext
  /// The context of what stands in the field: a bezel keeps its colours on a selected row.
  private let inside: LayoutContext

  /// `nil` after reporting what keeps it from being drawn.
  init?(_ contents: FieldContents, component: String, context: LayoutContext) {
    var context = context
    if let tint = contents.tint { context.environment.tint = tint }
    let inside = contents.isOnRow(in: context) ? context : context.besideRow
    guard let look = inside.look(TextFieldLook.self, component: "text field"),
      let font = contents.font?.resolved(in: context.environment)
        ?? look.font(at: contents.controlSize).resolved()
    else { return nil }
    self.contents = contents.settled(in: context)
    self.component = component
    self.look = look
    self.font = font
    self.context = context
    self.inside = inside
    edge = FieldEdge(contents, look: look, context: inside)
    guard self.contents.isSound(in: context) else { return nil }
  }

  func element() -> any LayoutElement {
    let field = titled(fieldElement())
    guard !contents.error.isEmpty else { return field }
    let label = Label(
      contents.error, font: look.errorFont.value, color: .custom(look.error), numberOfLines: 0)
    let error = context.element(
      for: AnyComponent(label, provenance: context.provenance(key: "error")), at: 0,
      axis: .vertical)
    let both = StackElement(
      axis: .vertical, spacing: look.errorGap, alignment: .start, children: [field, error],
      component: component, context: context)
    return contents.isFocused ? both.withFocus : both
  }

  /// The field after its title: at accessibility sizes below it.
  private func titled(_ field: any LayoutElement) -> any LayoutElement {
    let title = context.controlTitle(
      contents.introduction, size: contents.controlSize, isEnabled: !contents.isDisabled)
    guard let title else { return field }
    let label = AlteredElement(title) { $0.map(\.silenced) }
    return StackElement(
      axis: context.stacksLabels ? .vertical : .horizontal,
      spacing: context.stacksLabels ? 0 : context.theme.lists.labelSpacing,
      alignment: context.stacksLabels ? .start : .firstTextBaseline, children: [label, field],
      component: component, context: context)
  }

  private func fieldElement() -> any LayoutElement {
    let isAlone = contents.introduction.isEmpty && contents.error.isEmpty
    let inner = isAlone ? inside : inside.entering("Field")
    let foreground = edge.foreground
    let text = foreground?.text ?? (contents.isDisabled ? look.disabledColor : look.color)
    let prompt = foreground?.prompt ?? look.placeholder
    let affix = foreground?.prompt ?? (contents.isDisabled ? look.disabledColor : look.affix)
    let typed = TypedTextElement(
      contents, look: look, font: font,
      colors: TypedTextElement.Colors(text: text, prompt: prompt), context: inner)
    // It is whole before what is typed has more than its least room.
    func affixed(_ text: String, _ key: String) -> LayoutPriorityElement? {
      inner.textPart(text, font, color: affix, key: key, name: "the \(key)")
        .map { LayoutPriorityElement(1, content: $0) }
    }
    var parts: [(any LayoutElement)?] = elements(contents.leading, from: 0, in: inner)
    let prefix = affixed(contents.prefix, "prefix")
    let side = contents.alignment.side(in: context.direction)
    // What stands before a text stays with it, wherever that is.
    let isPushed = prefix != nil && side != TextAlignment.leading.side(in: context.direction)
    typed.fills = !isPushed && !hasTrailingTokens
    parts += [
      inner.symbolPart(
        contents.systemImage, font, scale: look.symbolScale, color: affix, key: "systemImage"),
      isPushed ? SpacerElement(axis: .horizontal) : nil, prefix, tokens(before: typed, in: inner),
      isPushed && side == .center ? SpacerElement(axis: .horizontal) : nil,
      affixed(contents.suffix, "suffix"),
      contents.clearButton(look, font, in: inner),
    ]
    parts += elements(contents.trailing, from: contents.leading.count, in: inner)
    return FieldElement(
      component, content: inner.row(parts, spacing: look.gap), edge: edge,
      line: font.lineHeight, width: look.width, isFocused: contents.isFocused,
      accessibility: accessibility, context: inner)
  }

  /// What is typed after the tokens of the field, in as many lines as they need.
  private func tokens(before typed: any LayoutElement, in context: LayoutContext)
    -> any LayoutElement
  {
    guard !contents.tokens.isEmpty else { return typed }
    let tokens = contents.tokens.enumerated().map { index, text in
      TokenElement(
        text, isSelected: index == contents.selectedToken, isDisabled: contents.isDisabled,
        look: look, font: font,
        context: context)
    }
    // At the end of a row they end there, where nobody types.
    let isWhole = hasTrailingTokens && contents.text.isEmpty && !contents.isFocused
    return PaddingElement(
      EdgeInsets(vertical: contents.tokenGap, horizontal: 0),
      content: FlowElement(
        tokens, typed: isWhole ? nil : typed, isTrailing: hasTrailingTokens,
        gap: contents.tokenGap, context: context),
      context: context)
  }

  /// Whether tokens stand at the trailing edge.
  private var hasTrailingTokens: Bool {
    !contents.tokens.isEmpty
      && contents.alignment.side(in: context.direction)
        == TextAlignment.trailing.side(in: context.direction)
  }

  private func elements(
    _ components: [AnyComponent], from start: Int, in context: LayoutContext
  ) -> [any LayoutElement] {
    components.enumerated().map {
      context.element(for: $1, at: start + $0, axis: .horizontal)
    }
  }

  private var accessibility: Accessibility {
    let name = contents.title.isEmpty ? contents.placeholder : contents.title
    let shown =
      contents.isSecure
      ? String(repeating: "•", count: contents.text.count)
      : contents.prefix + contents.text + (contents.suffix.isEmpty ? "" : " " + contents.suffix)
    let placeholder = name == contents.placeholder ? "" : contents.placeholder
    let isEmpty = contents.text.isEmpty && contents.tokens.isEmpty
    let texts = contents.tokens + (contents.text.isEmpty ? [] : [shown])
    let value = isEmpty ? placeholder : texts.joined(separator: ", ")
    return Accessibility(
      role: .textField, label: name, value: value.isEmpty ? nil : value,
      traits: contents.isDisabled ? [.notEnabled] : [])
  }
}

extension FieldContents {
  /// The contents as the surroundings show them: in rows of macOS the title stands before the field
  /// whatever else there is, and the text at the row's end.
  fileprivate func settled(in context: LayoutContext) -> FieldContents {
    guard context.conventions.windows, context.isListRow, style == .automatic else { return self }
    var copy = self
    copy.introducesAlways = true
    if alignment == .natural, !copy.introduction.isEmpty { copy.alignment = .trailing }
    return copy
  }

  /// Whether nothing lies between what is typed and the row of a list.
  fileprivate func isOnRow(in context: LayoutContext) -> Bool {
    style == .plain || style == .automatic && context.isListRow
  }
}
