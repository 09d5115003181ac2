import MaquetteCore
import MaquetteThemes

/// What stands where there is nothing to show: a symbol, a title, the reason, and what people can do
/// about it. SwiftUI's `ContentUnavailableView`, UIKit's `UIContentUnavailableConfiguration`.
///
/// It takes all the space that it is offered, with its contents in the middle.
public struct ContentUnavailableView: CatalogComponent {
  /// Its keys.
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
    if words.title.isEmpty, words.symbol.isEmpty, words.description.isEmpty, self.actions.isEmpty {
      context.report(
        .warning, "the content unavailable view shows nothing", key: "title",
        hint: "write 'ContentUnavailableView: No Mail', for example", id: .nothingToShow)
    }
    let heading = group(
      symbol(words.symbol, look, in: context) + text(words.title, "title", look, in: context),
      spacing: look.symbolGap)
    let texts = group(
      heading + text(words.description, "description", look, in: context), spacing: look.textGap)
    let whole = group(texts + buttons(look), spacing: look.actionsGap)
    let centered = AnyComponent(VStack { whole })
      .padding(look.padding).frame(maxWidth: .infinity, maxHeight: .infinity)
    return context.element(for: centered, at: 0, axis: .vertical)
  }

  // MARK: Parts

  /// What is said; where a search has found nothing, by the system.
  private func words(in context: LayoutContext) -> (
    symbol: String, title: String, description: String
  ) {
    guard let search = self.search else { return (self.systemImage, self.title, self.description) }
    let title = search.isEmpty ? context.word(.noResults) : context.noResults(for: search)
    return (
      self.systemImage.isEmpty ? "magnifyingglass" : self.systemImage,
      self.title.isEmpty ? title : self.title,
      self.description.isEmpty ? context.word(.newSearchHint) : self.description
    )
  }

  private func symbol(_ name: String, _ look: ContentUnavailableLook, in context: LayoutContext)
    -> [AnyComponent]
  {
    guard !name.isEmpty else { return [] }
    var font = look.symbol.value
    font.weight = .medium
    var image = Image(
      systemName: name, font: font, color: .custom(look.symbolColor), imageScale: .large)
    image.decorative = true
    return [AnyComponent(image, provenance: context.provenance(key: "systemImage"))]
  }

  private func text(
    _ text: String, _ key: String, _ look: ContentUnavailableLook, in context: LayoutContext
  ) -> [AnyComponent] {
    guard !text.isEmpty else { return [] }
    let isTitle = key == "title"
    var font = isTitle ? look.title.value : look.description.value
    if isTitle, look.isEmphasized == 1 { font.weight = .bold }
    let label = Label(
      text, font: font, color: .custom(isTitle ? look.titleColor : look.descriptionColor),
      alignment: .center, numberOfLines: 0)
    let shown = AnyComponent(label, provenance: context.provenance(key: key))
    return [isTitle ? shown.accessibilityAddTraits(.header) : shown]
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

  /// Its name, and other names for it.
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
