import MaquetteCore

/// A row of an outline, with the rows that it opens and closes.
public struct OutlineItem: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The title.
  public var title: String
  /// A smaller text below the title; empty for none.
  public var subtitle = ""
  /// The name of a symbol before the title; empty for none.
  public var systemImage: String
  /// A number or short text at the row's end; empty for none.
  public var badge = ""
  /// Whether the rows below are shown.
  public var isExpanded: Bool
  /// The rows that it opens and closes; `nil` for a row without any.
  public var children: [OutlineItem]?

  /// A row; what is not given is left out.
  public init(
    _ title: String, systemImage: String = "", isExpanded: Bool = false,
    children: [OutlineItem]? = nil
  ) {
    self.title = title
    self.systemImage = systemImage
    self.isExpanded = isExpanded
    self.children = children
  }

  /// A row with a title alone.
  public init(stringLiteral value: String) { self.init(value) }
}

/// The rows of an outline from top to bottom.
public struct OutlineItems: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The rows.
  public var items: [OutlineItem]

  /// Rows from top to bottom.
  public init(_ items: [OutlineItem]) { self.items = items }

  /// Rows, as they are written in Swift.
  public init(arrayLiteral elements: OutlineItem...) { items = elements }
}

/// Rows that open and close others below them, as deep as there are any: SwiftUI's `OutlineGroup`, and
/// its `List` with `children`. Titles at one depth stand below one another.
public struct OutlineGroup: CatalogComponent {
  public struct Keys: KeyList {
    public let items = Key<OutlineItems>(
      [], "The rows: titles, or maps with title, symbol, children and isExpanded.",
      aliases: ["children", "content", "rows"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// An outline.
  public init(_ items: OutlineItems) { self.items = items }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("OutlineGroup")
    let rows = context.elements(for: components(in: context), axis: .vertical)
    return StackElement(
      axis: .vertical, spacing: context.theme.metrics.spacing, alignment: .start, children: rows,
      component: "OutlineGroup", context: context)
  }

  /// What it is made of: groups that open, and labels.
  func components(in context: LayoutContext) -> [AnyComponent] {
    let lead = DisclosureHeader(group: DisclosureGroup("")).look(in: context)?.lead ?? 0
    return self.items.items.map { $0.component(lead: lead, provenance: context.provenance) }
  }

  public static let names = ["OutlineGroup"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    OutlineGroup([]), summary: "Rows that open and close other rows below them, to any depth.",
    childrenKey: "items",
    examples: [
      ComponentExample(
        "In a sidebar",
        "platform: macos\nwidth: 240\nList:\n  style: sidebar\n  children:\n"
          + "    - OutlineGroup:\n        - title: Documents\n          symbol: folder\n"
          + "          isExpanded: true\n          children:\n"
          + "            - {title: Report, symbol: doc}\n        - {title: Notes, symbol: doc}\n")
    ])
}

extension OutlineItem {
  /// - Parameter lead: the room that what opens a row takes before its title.
  fileprivate func component(lead: Double, provenance: Provenance?) -> AnyComponent {
    guard let children else {
      var label = Label(title, numberOfLines: 0)
      label.systemImage = systemImage
      label.subtitle = subtitle
      var row = AnyComponent(label, provenance: provenance)
      if lead > 0 { row = row.padding(EdgeInsets(leading: lead)) }
      return badge.isEmpty ? row : row.listRowBadge(badge)
    }
    var group = DisclosureGroup(title, isExpanded: isExpanded) {
      children.map { $0.component(lead: lead, provenance: provenance) }
    }.with { $0.systemImage = systemImage }
    group.subtitle = subtitle
    group.badge = badge
    return AnyComponent(group, provenance: provenance)
  }
}

extension OutlineItem: TitledListElement {
  static let specKeys = SpecKeys<OutlineItem>([
    SpecKey(always: "title", \.title, "The title.", aliases: ["text", "label"]),
    SpecKey(always: "subtitle", \.subtitle, "A smaller text below the title."),
    SpecKey(
      always: "systemImage", \.systemImage, "A symbol before the title.",
      aliases: ["symbol", "icon"], type: .symbol),
    SpecKey(always: "badge", \.badge, "A number or short text at the row's end."),
    SpecKey(
      always: "isExpanded", \.isExpanded, "Whether the rows below are shown.",
      aliases: ["expanded"]),
    SpecKey(
      PropertyInfo(
        name: "children", aliases: ["items"], summary: "The rows that it opens and closes.",
        type: .nestedElements(of: "outlineRows"))
    ) { item, node, reader in
      guard let list = node.list else {
        reader.mismatch(node, wanted: OutlineItem.listName)
        return
      }
      item.children = list.compactMap { OutlineItem.read($0, by: reader) }
    },
  ])

  static var listName: String { "a list of rows" }
  static var specName: String { "a row" }
}

extension OutlineItems: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { OutlineItem.listType }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> OutlineItems? {
    (SpecList<OutlineItem>.read(node, by: reader) as SpecList<OutlineItem>?)
      .map { OutlineItems($0.elements) }
  }

  public var specText: String { items.map(\.title).joined(separator: ", ") }
}
