/// One tab of a `TabView`, or one of its pages, with what it shows: SwiftUI's `Tab`.
public struct Tab: CatalogComponent {
  public struct Keys: KeyList {
    public let title = Key("", "The title in the bar.", aliases: ["text", "label"])
    public let systemImage = Key(
      "", "A symbol in the bar; iOS draws its filled form.", aliases: ["symbol", "image", "icon"],
      type: .symbol)
    public let badge = Key(
      "", "A number or a short text in a red oval; numbers have the locale's digits.",
      aliases: ["badgeValue"])
    public let isEnabled = Key(true, "Whether it can be chosen.", aliases: ["enabled"])
    public let role = Key(
      TabRole.normal,
      "The purpose of the tab; since iOS 26, a search tab is apart from the others.")
    public let tag = Key(
      "", "A name that 'selection' can use when two titles are equal.",
      aliases: ["id", "value"])
    public let children = Key<[AnyComponent]>(
      [], "The contents, from top to bottom.", aliases: ["content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A tab with what it shows.
  public init(
    _ title: String = "", systemImage: String = "",
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.title = title
    self.systemImage = systemImage
    self.children = children()
  }

  /// What a bar shows of it.
  var item: TabItem {
    var item = TabItem(self.title, systemImage: self.systemImage, badge: self.badge)
    item.isEnabled = self.isEnabled
    item.tag = self.tag
    item.role = self.role
    return item
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Tab")
    let single = self.children.count == 1 ? self.children.first : nil
    let content = single ?? AnyComponent(VStack { self.children })
    return context.element(for: content, at: 0, axis: .vertical)
  }

  public static let names = ["Tab"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Tab {}, summary: "One tab or page of a TabView, with its contents.", titleKey: "title",
    childrenKey: "children",
    examples: [
      ComponentExample(
        "In a TabView",
        "width: 390\nheight: 300\nTabView:\n  - Tab: Home\n    symbol: house\n"
          + "    children: [Label: Welcome]\n  - Tab: Account\n    symbol: person\n")
    ])
}
