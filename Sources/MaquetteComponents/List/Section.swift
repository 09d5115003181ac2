import MaquetteThemes

/// Rows of a list that belong together.
public struct Section: CatalogComponent {
  public struct Keys: KeyList {
    let headerOrContent = PartKey(
      \Section.specHeader, "The text above the rows, or components in its place.",
      named: "header", aliases: ["title"])
    let footerOrContent = PartKey(
      \Section.specFooter, "The text below the rows, or components in its place.",
      named: "footer")
    public let children = Key<[AnyComponent]>(
      [], "The rows from top to bottom.", aliases: ["content", "rows"])
    public let headerProminence = Key(Prominence.standard, "How prominent the header is.")
    public let isExpanded = Key<Bool?>(
      nil,
      "Whether the rows are shown; without this key, people cannot open and close the section.",
      aliases: ["expanded"])
    public let indexTitle = Key(
      "", "The letter in the list's index that leads to this section.",
      aliases: ["sectionIndexLabel"])
    /// The text above the rows.
    public var header: Key<String> { Section.headerKey }
    /// The text below the rows.
    public var footer: Key<String> { Section.footerKey }
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// What stands above the rows in place of a text.
  public var headerContent: [AnyComponent] = []
  /// What stands below the rows in place of a text.
  public var footerContent: [AnyComponent] = []

  /// A section of rows.
  public init(
    _ header: String = "", footer: String = "",
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.header = header
    self.footer = footer
    self.children = children()
  }

  /// A section of rows between components of one's own.
  public init(
    @ComponentBuilder content: () -> [AnyComponent],
    @ComponentBuilder header: () -> [AnyComponent],
    @ComponentBuilder footer: () -> [AnyComponent] = { [] }
  ) {
    self.children = content()
    headerContent = header()
    footerContent = footer()
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
    context.warnOfMissingIndex("indexTitle")
    let header = SectionHeader(self, look: look, in: context)
    let shown = header.isOpen ? self.children : []
    let all = ExpandedPickerRows.rows(
      of: DisclosureRows.rows(of: shown, in: context), in: context)
    let rows = all.enumerated().map { index, child in
      RowElement(child, at: index, look: look, context: context)
    }
    // What a closed section hides is made too: what is wrong in it is wrong.
    if !header.isOpen {
      _ = self.children.enumerated().map { index, child in
        RowElement(child, at: index, look: look.with(look.theme, ListMode()), context: context)
      }
    }
    return SectionElement(
      look, header: header.element(), headerTheme: header.theme, rows: rows,
      footer: header.footer(look.theme.footer), context: context)
  }

  public static let names = ["Section"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Section {}, summary: "Rows of a list that belong together, between a header and a footer.",
    titleKey: "header", childrenKey: "children",
    examples: [
      ComponentExample(
        "With header and footer",
        "width: 390\nList:\n  - Section: Downloads\n    footer: Only over Wi-Fi.\n"
          + "    children:\n      - Label: Automatic Downloads\n      - Label: In App Content\n"),
      ComponentExample(
        "A section that opens and closes",
        "platform: ipados\nwidth: 320\nList:\n  style: sidebar\n  children:\n"
          + "    - Section: Library\n      isExpanded: true\n      children:\n"
          + "        - {Label: Recents, symbol: clock}\n    - Section: Albums\n"
          + "      isExpanded: false\n"),
      ComponentExample(
        "A header of one's own",
        "width: 390\nList:\n  - Section:\n      header:\n        - {Label: Pinned, font: title2 bold}\n"
          + "        - Spacer\n        - Button: Edit\n      children: [{Label: Notes}]\n"),
    ])
}
