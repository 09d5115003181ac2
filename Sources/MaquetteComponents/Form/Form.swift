import MaquetteCore
import MaquetteThemes

/// How a form arranges its controls, under SwiftUI's names.
public enum FormStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the platform does: columns on macOS, rows on grounds elsewhere.
  case automatic
  /// Rows on rounded grounds, as of a list.
  case grouped
  /// Labels that end at one line, and controls that start there.
  case columns
}

/// Controls that belong together, as in settings: SwiftUI's `Form`.
public struct Form: CatalogComponent {
  public struct Keys: KeyList {
    public let style = Key<FormStyle>(
      .automatic,
      "Whether it has grouped rows or two columns; 'automatic' is the platform's style.",
      aliases: ["formStyle"])
    public let children = Key<[AnyComponent]>(
      [], "Controls, and sections of them, from top to bottom.",
      aliases: ["content", "rows", "sections"])
    public let contentOffset = Key.rowOffset()
    public let defaultScrollAnchor = Key.rowAnchor()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A form.
  public init(style: FormStyle = .automatic, @ComponentBuilder children: () -> [AnyComponent]) {
    self.style = style
    self.children = children()
  }

  /// The form in another style.
  public func formStyle(_ style: FormStyle) -> Form { with { $0.style = style } }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("Form")
    if let list = list(in: context) {
      context.isForm = true
      return list.makeElement(in: context)
    }
    context.isForm = false
    context.warnUnused(
      "contentOffset", "defaultScrollAnchor", because: "a form in columns does not scroll")
    guard let look = context.look(FormLook.self, component: "form in columns") else {
      return EmptyElement()
    }
    context.isListRow = false
    context.list = nil
    var rows: [FormRow] = []
    for (index, child) in self.children.enumerated() {
      let inner = context.entering("Row", at: index)
      guard let section = child.base as? Section else {
        rows.append(FormRow(child, look: look, in: inner))
        continue
      }
      let labels = (header: section.header, footer: section.footer)
      var parts = section.children.enumerated().map { number, row in
        FormRow(row, look: look, in: inner.entering("Row", at: number))
      }
      let header = SectionText(font: look.header.value)
        .element(of: section.headerContent, isHeading: true, in: inner.entering("Header"))
      if let header {
        parts.insert(FormRow(header, isWhole: true), at: 0)
      } else if !labels.header.isEmpty {
        let patch = AccessibilityPatch(traits: [.header])
        let header = Label(labels.header, font: look.header.value).accessibility(patch)
        parts.insert(FormRow(whole: header, in: inner.entering("Header")), at: 0)
      }
      let footer = SectionText(font: look.footer.value, color: look.footerColor)
        .element(of: section.footerContent, isHeading: false, in: inner.entering("Footer"))
      if let footer {
        parts.append(FormRow(footer, isWhole: false))
      } else if !labels.footer.isEmpty {
        let color = ColorValue.custom(look.footerColor)
        let footer = Label(
          labels.footer, font: look.footer.value, color: color, numberOfLines: 0)
        parts.append(FormRow(AnyComponent(footer), look: look, in: inner.entering("Footer")))
      }
      if !rows.isEmpty, !parts.isEmpty { parts[0].gap = look.sectionGap }
      rows += parts
    }
    return FormColumnsElement(rows, look: look, context: context)
  }

  /// The list that it looks like; `nil` for columns.
  func list(in context: LayoutContext) -> List? {
    let isColumns =
      self.style == .columns || self.style == .automatic && context.conventions.windows
    guard !isColumns else { return nil }
    return List(style: .insetGrouped) { self.children }
      .contentOffset(self.contentOffset).defaultScrollAnchor(self.defaultScrollAnchor)
  }

  public static let names = ["Form"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Form {}, summary: "Controls that belong together, in grouped rows or in two columns.",
    childrenKey: "children",
    examples: [
      ComponentExample(
        "Settings of a Mac",
        "platform: macos\nwidth: 360\nForm:\n  - TextField: Name\n"
          + "    placeholder: Full name\n  - Picker: Appearance\n    options: [Light, Dark]\n"
          + "  - Toggle: Show in menu bar\n    isOn: true\n"),
      ComponentExample(
        "Settings of a phone",
        "width: 390\nForm:\n  - Section: Sound\n    children:\n      - Toggle: Vibrate\n"
          + "      - LabeledContent: Ringtone\n        value: Reflection\n"),
    ])
}
