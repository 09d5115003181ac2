import MaquetteCore
import MaquetteThemes

/// Rows of a list that belong together.
public struct Section: CatalogComponent {
  /// Its keys.
  public struct Keys: KeyList {
    public let header = Key("", "The text above the rows.", aliases: ["title"])
    public let footer = Key("", "The text below the rows.")
    public let children = Key<[AnyComponent]>(
      [], "The rows from top to bottom.", aliases: ["content", "rows"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A section of rows.
  public init(
    _ header: String = "", footer: String = "",
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.header = header
    self.footer = footer
    self.children = children()
  }

  /// A section of rows that are there already, without header and footer.
  init(_ rows: [AnyComponent]) {
    self.header = ""
    self.footer = ""
    self.children = rows
  }

  /// What measures and draws it in an environment; outside of a list as in one of the automatic
  /// style.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("Section")
    guard let look = context.list ?? context.listLook(.automatic) else { return EmptyElement() }
    context.list = look
    let all = ExpandedPickerRows.rows(
      of: DisclosureRows.rows(of: self.children, in: context), in: context)
    let rows = all.enumerated().map { index, child in
      RowElement(child, at: index, look: look, context: context)
    }
    return SectionElement(
      look, header: text(self.header, look.theme.header, key: "header", in: context), rows: rows,
      footer: text(self.footer, look.theme.footer, key: "footer", in: context), context: context)
  }

  private func text(
    _ text: String, _ look: ListTextTheme, key: String, in context: LayoutContext
  ) -> (any LayoutElement)? {
    guard !text.isEmpty else { return nil }
    var font = FontValue.theme(look.font)
    font.weight = look.weight ?? font.weight
    let shown = look.uppercase ? context.uppercased(text) : text
    let label = Label(
      shown, font: font, color: .custom(context.color(look.color, tint: context.tint)),
      numberOfLines: 0)
    var patch = AccessibilityPatch(label: text)
    if key == "header" { patch.traits = [.header] }
    let component = AnyComponent(label, provenance: context.provenance(key: key)).accessibility(
      patch)
    var inner = context.entering(key == "header" ? "Header" : "Footer")
    inner.isListRow = false
    return component.makeElement(in: inner)
  }

  /// Its name, and other names for it.
  public static let names = ["Section"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Section {}, summary: "Rows of a list that belong together, below a header and above a footer.",
    titleKey: "header", childrenKey: "children",
    examples: [
      ComponentExample(
        "With header and footer",
        "width: 390\nList:\n  - Section: Downloads\n    footer: Only over Wi-Fi.\n"
          + "    children:\n      - Label: Automatic Downloads\n      - Label: In App Content\n")
    ])
}

extension LayoutContext {
  /// A text in capitals, with the dots that Turkish and Azerbaijani keep on theirs.
  fileprivate func uppercased(_ text: String) -> String {
    let language = environment.languageTag.prefix { $0 != "-" }
    let dotted = language == "tr" || language == "az" ? text.replacing("i", with: "İ") : text
    return dotted.uppercased()
  }
}
