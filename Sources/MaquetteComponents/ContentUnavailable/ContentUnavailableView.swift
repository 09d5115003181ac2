import MaquetteCore

/// What stands where there is nothing to show: a symbol, a title, the reason, and what people can do
/// about it. SwiftUI's `ContentUnavailableView`, UIKit's `UIContentUnavailableConfiguration`.
///
/// It takes all the space that it is offered, with its contents in the middle.
public struct ContentUnavailableView: CatalogComponent {
  public struct Keys: KeyList {
    public let title = Key("", "What is missing, such as 'No Mail'.", aliases: ["label"])
    public let systemImage = Key(
      "", "The symbol above the title.", aliases: ["symbol", "icon"], type: .symbol)
    public let description = Key(
      "", "A smaller text below the title: the reason, or what people can do.",
      aliases: ["secondaryText", "message"])
    public let search = Key<String?>(
      nil,
      "What people searched for; empty when that is not said. The symbol and the texts are the "
        + "system's then, unless they are given.")
    public let actions = Key<[AnyComponent]>(
      [], "Buttons below the texts.", aliases: ["buttons"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// What is missing, why, and what people can do.
  public init(
    _ title: String, systemImage: String = "", description: String = "",
    @ComponentBuilder actions: () -> [AnyComponent] = { [] }
  ) {
    self.title = title
    self.systemImage = systemImage
    self.description = description
    self.actions = actions()
  }

  /// What stands where a search has found nothing.
  ///
  /// - Parameter search: what people searched for; empty when that is not said.
  public init(search: String) {
    self.init("")
    self.search = search
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ContentUnavailableView")
    guard
      let look = context.look(ContentUnavailableLook.self, component: "content unavailable view")
    else { return EmptyElement() }
    let words = words(in: context)
    let title = text(words.title, key: "title", titleFont(look), look.titleColor, in: context)
      .map { $0.accessibilityAddTraits(.header) }
    let description = text(
      words.description, key: "description", look.description.value, look.descriptionColor,
      in: context)
    let heading = group(symbol(words.symbol, look, in: context) + title, spacing: look.symbolGap)
    let texts = group(heading + description, spacing: look.textGap)
    guard let whole = group(texts + buttons(look), spacing: look.actionsGap).first else {
      context.report(
        .warning, "the content unavailable view shows nothing", key: "title",
        hint: "write 'ContentUnavailableView: No Mail', for example", id: .nothingToShow)
      return EmptyElement()
    }
    let centered = whole.padding(look.padding).frame(maxWidth: .infinity, maxHeight: .infinity)
    return context.element(for: centered, at: 0, axis: .vertical)
  }

  // MARK: Parts

  /// What is said; where a search has found nothing, by the system.
  private func words(in context: LayoutContext) -> (
    symbol: String, title: String, description: String
  ) {
    guard let search = self.search else { return (self.systemImage, self.title, self.description) }
    return (
      self.systemImage.isEmpty ? "magnifyingglass" : self.systemImage,
      self.title.isEmpty ? context.noResults(for: search) : self.title,
      self.description.isEmpty ? context.shownWord(.newSearchHint) : self.description
    )
  }

  private func symbol(_ name: String, _ look: ContentUnavailableLook, in context: LayoutContext)
    -> [AnyComponent]
  {
    guard !name.isEmpty else { return [] }
    var font = look.symbol.value
    // Peer (SwiftUIBackports).
    font.weight = .medium
    var image = Image(
      systemName: name, font: font, color: .custom(look.symbolColor), imageScale: .large)
    image.decorative = true
    return [AnyComponent(image, provenance: context.provenance(key: "systemImage"))]
  }

  private func titleFont(_ look: ContentUnavailableLook) -> FontValue {
    var font = look.title.value
    font.weight = look.isEmphasized == 1 ? .bold : font.weight
    return font
  }

  /// A text, as the only one of a list; none when it is empty.
  private func text(
    _ text: String, key: String, _ font: FontValue, _ color: Color, in context: LayoutContext
  ) -> [AnyComponent] {
    guard !text.isEmpty else { return [] }
    let label = Label(
      text, font: font, color: .custom(color), alignment: .center, numberOfLines: 0)
    return [AnyComponent(label, provenance: context.provenance(key: key))]
  }

  private func buttons(_ look: ContentUnavailableLook) -> [AnyComponent] {
    guard look.actionsBeside == 1 else { return group(self.actions, spacing: look.actionGap) }
    return self.actions.isEmpty
      ? [] : [AnyComponent(HStack(spacing: look.actionGap) { self.actions })]
  }

  /// Components below one another, as one; none when there are none.
  private func group(_ components: [AnyComponent], spacing: Double) -> [AnyComponent] {
    components.count < 2 ? components : [AnyComponent(VStack(spacing: spacing) { components })]
  }

  public static let names = ["ContentUnavailableView"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ContentUnavailableView(""),
    summary: "What stands where there is nothing to show: a symbol, a title, the reason, buttons.",
    titleKey: "title", childrenKey: "actions",
    examples: [
      ComponentExample(
        "No mail",
        "width: 390\nheight: 360\nContentUnavailableView: No Mail\nsystemImage: tray.fill\n"
          + "description: New messages will appear here.\nactions:\n  - Button: Refresh\n"),
      ComponentExample(
        "A search that has found nothing",
        "width: 390\nheight: 300\nContentUnavailableView:\n  search: Harbour Lights\n"),
    ])
}
