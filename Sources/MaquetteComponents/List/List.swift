import MaquetteCore
import MaquetteThemes

/// How a list looks, under SwiftUI's names.
public enum ListStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the platform does.
  case automatic
  /// Sections on rounded grounds, away from the edges.
  case insetGrouped
  /// Sections on grounds from edge to edge.
  case grouped
  /// Rows on the background.
  case plain
  /// The same away from the edges, with round corners around a selection: SwiftUI's own on a Mac.
  case inset
  /// Rows beside the content that they lead to.
  case sidebar
  /// Rows of a watch that get smaller and fainter towards the lower edge.
  case carousel

  public static var synonyms: [String: ListStyle] { ["elliptical": .carousel] }
}

/// Rows below one another, in sections.
public struct List: CatalogComponent {
  public struct Keys: KeyList {
    public let style = Key<ListStyle>(
      .automatic, "How it looks; 'automatic' is the platform's style.", aliases: ["listStyle"])
    public let children = Key<[AnyComponent]>(
      [], "Rows, and sections of them, from top to bottom.",
      aliases: ["content", "rows", "sections"])
    public let selection = Key<RowNumbers?>(
      nil, "The numbers of the selected rows; the first row of the list is 0.",
      aliases: ["selectedRows"])
    public let editMode = Key(
      EditMode.inactive,
      "Whether the list is in edit mode; with 'selection', its rows then have circles to select "
        + "them.",
      aliases: ["isEditing"])
    public let editActions = Key<EditActions>(
      [], "What people can do with rows in edit mode: delete, move or all.")
    public let separators = Key(
      Visibility.automatic, "Whether separators are drawn between rows.",
      aliases: ["separatorStyle"])
    public let rowSpacing = Key<Double?>(
      nil, "Space between rows; each row then has a background of its own.",
      aliases: ["listRowSpacing"])
    public let sectionSpacing = Key<Double?>(
      nil, "Space between sections; the platform's when not given.",
      aliases: ["listSectionSpacing"])
    public let alternatesRowBackgrounds = Key(
      false, "Whether every second row has another background.",
      aliases: ["alternatingRowBackgrounds", "usesAlternatingRowBackgroundColors"])
    public let indexTitles = Key<TextList>(
      [], "The letters of the index at the list's end; the sections' 'indexTitle' when not given.",
      aliases: ["sectionIndexTitles"])
    public let isRefreshing = Key(
      false, "Whether the list is refreshing because people have pulled it down.",
      aliases: ["refreshing"])
    public let refreshTitle = Key("", "A text below the spinner while the list refreshes.")
    public let contentOffset = Key(
      Point.zero,
      "How far the list is scrolled when its rows don't fit: [0, y], in points.",
      range: 0...Limits.coordinate)
    public let defaultScrollAnchor = Key<ScrollAnchor?>(
      nil, "The part that is shown first when its rows don't fit; the start when not given.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A list of rows and sections.
  public init(style: ListStyle = .automatic, @ComponentBuilder children: () -> [AnyComponent]) {
    self.style = style
    self.children = children()
  }

  /// The list in another style.
  public func listStyle(_ style: ListStyle) -> List { with { $0.style = style } }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("List")
    guard let usual = context.listLook(self.style) else { return EmptyElement() }
    let index = SectionIndex(titles(), in: context)
    let look = usual.with(theme(of: usual), mode(index, style: usual.name, in: context))
    context.list = look
    context.ground = look.rowBackground.over(look.background.over(context.backdrop))
    let sections = sections(in: context)
    context.check(selection: self.selection, among: look.rowCount)
    let element = ListElement(
      look,
      sections: refreshing(in: context) + sections
        + (sections.isEmpty ? [] : end(of: look, in: context)),
      index: index,
      scroll: RowScroll(self.contentOffset, anchor: self.defaultScrollAnchor, context: context),
      context: context)
    guard self.style == .carousel else { return element }
    guard let look = context.look(CarouselLook.self, component: "carousel list") else {
      return EmptyElement()
    }
    return CarouselElement(element, look: look, context: context)
  }

  /// The rest of the room below the last card of a window, which is as much as above the first. Estimated.
  private func end(of look: ListLook, in context: LayoutContext) -> [any LayoutElement] {
    let rest = look.theme.listTop - look.theme.sectionBottom
    let styles: [ListStyle] = [.insetGrouped, .grouped]
    guard context.conventions.windows, rest > 0,
      styles.contains(where: { $0.rawValue == look.name })
    else { return [] }
    return [
      PaddingElement(EdgeInsets(bottom: rest), content: EmptyElement(), context: context)
    ]
  }

  /// The sections; rows that are in none make some of their own.
  private func sections(in context: LayoutContext) -> [any LayoutElement] {
    var result: [any LayoutElement] = []
    var context = context
    var rows: [AnyComponent] = []
    var start = 0
    func add(_ section: AnyComponent, at index: Int) {
      result.append(context.element(for: section, at: index, axis: .vertical))
      context.isFirstSection = false
    }
    func flush() {
      guard !rows.isEmpty else { return }
      let section = AnyComponent(Section(rows))
      add(section, at: start)
      rows = []
    }
    for (index, child) in self.children.enumerated() {
      if child.isSection {
        flush()
        add(child, at: index)
      } else if let sections = PickerOptionRow.sections(of: child, in: context) {
        flush()
        for (number, section) in sections.enumerated() {
          // Further sections of one child have numbers of their own.
          let place = number == 0 ? index : self.children.count + result.count
          add(section, at: place)
        }
      } else {
        if rows.isEmpty { start = index }
        rows.append(child)
      }
    }
    flush()
    return result
  }

  public static let names = ["List"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    List {},
    summary:
      "Rows below one another, with or without sections. Any component can be a row.",
    childrenKey: "children",
    examples: [
      ComponentExample(
        "Settings",
        "width: 390\nList:\n  - Section: General\n    footer: Updates are installed at night.\n"
          + "    children:\n      - LabeledContent: Name\n        value: iPhone\n"
          + "      - LabeledContent: Updates\n        content:\n"
          + "          Button: Check Now\n          style: tinted\n          size: small\n"
          + "  - Section:\n      - Button: Sign Out\n        style: plain\n"
          + "        role: destructive\n"),
      ComponentExample(
        "In edit mode",
        "width: 390\nList:\n  editMode: active\n  editActions: all\n  children:\n"
          + "    - Label: Milk\n    - Label: Bread\n    - {Label: Pinned, moveDisabled: true}\n"),
      ComponentExample(
        "Chosen rows",
        "width: 390\nList:\n  editMode: active\n  selection: [0, 2]\n  children:\n"
          + "    - Label: Milk\n    - Label: Bread\n    - {Label: Eggs, badge: 12}\n"),
      ComponentExample(
        "Rows alone",
        "width: 390\nList:\n  style: plain\n  children:\n"
          + "    - Label: Inbox\n    - Label: Drafts\n"),
    ])
}

extension AnyComponent {
  /// Whether it is a section, whatever is said about it besides.
  fileprivate var isSection: Bool { unmodified is Section }
}

extension LayoutContext {
  /// The look of a list; `nil` after reporting that the theme has none.
  func listLook(_ style: ListStyle) -> ListLook? {
    let isOwn = style == .automatic || style == .carousel
    let name = isOwn ? self.automaticListStyle ?? theme.lists.automatic : style.rawValue
    let styles = theme.lists.styles
    guard let look = styles[name] ?? (style == .inset ? styles[ListStyle.plain.rawValue] : nil)
    else {
      report(
        .error, "theme '\(theme.name)' has no list style '\(name)'", key: "style",
        id: .incompleteTheme)
      return nil
    }
    let background = color(look.background, tint: tint)
    let isHidden = self.isOverBackdrop || self.isInSheet && background == systemBackground
    return ListLook(
      name: name, theme: look,
      // As with SwiftUI's `scrollContentBackground(.hidden)`.
      background: isHidden ? .clear : background,
      rowBackground: color(look.rowBackground, tint: tint),
      separator: color(look.separator, tint: tint), iconWidth: theme.labels.listIconWidth)
  }
}
