import MaquetteCore
import MaquetteThemes

/// What an app gives others to take: what is shared, people and apps to send it to, and what else can be
/// done with it. UIKit's activity view, SwiftUI's `ShareLink` opened.
///
/// Among the contents of a ``Screen`` it lies over them, on iOS at the lower edge; anywhere else it is
/// drawn where it stands. A Mac has a menu of the same. Televisions and watches have none.
public struct ShareSheet: CatalogComponent, PresentedComponent {
  public struct Keys: KeyList {
    public let title = Key(
      "", "The title of the item that is shared.", aliases: ["text", "subject"])
    public let subtitle = Key(
      "", "A smaller text below the title, such as the site or the size.", aliases: ["message"])
    public let preview = Key<[AnyComponent]>(
      [],
      "A small picture of the item that is shared; a page when not "
        + "given.", aliases: ["image", "icon"])
    public let people = Key<TextList>([], "The names of people to share it with.")
    let apps = PartKey(
      \ShareSheet.appList,
      "The apps to share it with: names, or maps of title, systemImage and color.")
    let actions = PartKey(
      \ShareSheet.actionList, "Other actions: titles, or maps of title and systemImage.",
      aliases: ["items"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// Apps to send it to.
  public var apps: [ShareTarget] = []
  /// What else can be done with it.
  public var actions: [ShareTarget] = []

  /// A sheet for something that is shared.
  public init(
    _ title: String, subtitle: String = "", people: TextList = [], apps: [ShareTarget] = [],
    actions: [ShareTarget] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.people = people
    self.apps = apps
    self.actions = actions
  }

  func presentation(in context: LayoutContext) -> Presentation {
    let backdrop = SheetLook(context)?.backdrop ?? .clear
    switch context.conventions.sheet {
    case .card: return Presentation(place: .lowerEdge, backdrop: backdrop)
    // A menu leaves what is behind it as it is.
    case .window: return Presentation(place: .center, backdrop: .clear)
    default: return Presentation(place: .center, backdrop: backdrop)
    }
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("ShareSheet")
    context.environment.level = .elevated
    guard
      let look = context.look(ShareSheetLook.self, component: "share sheet", named: "ShareSheet")
    else { return EmptyElement() }
    let inner = context.inFront(of: .custom(look.background))
    let parts = ShareSheetParts(self, look: look, context: inner)
    return ShareSheetElement(
      inner.element(for: parts.content, at: 0, axis: .vertical), look: look, label: self.title,
      context: context)
  }

  var appList: SpecList<ShareTarget> {
    get { apps.specList }
    set { apps.specList = newValue }
  }

  var actionList: SpecList<ShareTarget> {
    get { actions.specList }
    set { actions.specList = newValue }
  }

  public static let names = ["ShareSheet"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ShareSheet(""), summary: "The sheet that shares something with people and apps.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "Over a screen",
        """
        Screen:
          - Label: An article
          - ShareSheet: The Analytical Engine
            subtitle: example.com
            people: [Anna Bauer, Ben Ode]
            apps:
              - {title: Messages, symbol: message.fill, color: green}
              - {title: Mail, symbol: envelope.fill, color: blue}
            actions:
              - {title: Copy, symbol: doc.on.doc}
              - {title: Add to Reading List, symbol: bookmark}

        """)
    ])
}

/// An app or an action of a share sheet.
public struct ShareTarget: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What it is called.
  public var title: String
  /// The name of its symbol; empty for none.
  public var systemImage: String
  /// The ground of an app's icon; `nil` for the tint.
  public var color: ColorValue?

  /// An app or an action.
  public init(_ title: String, systemImage: String = "", color: ColorValue? = nil) {
    self.title = title
    self.systemImage = systemImage
    self.color = color
  }

  /// One with a name alone.
  public init(stringLiteral value: String) { self.init(value) }
}

extension ShareTarget: TitledListElement {
  static let specKeys = SpecKeys<ShareTarget>([
    SpecKey(always: "title", \.title, "The name under the icon, or of the action."),
    SpecKey(
      always: "systemImage", \.systemImage, "The name of its symbol.", aliases: ["symbol"],
      type: .symbol),
    SpecKey("color", \.color, "The background colour of an app's icon.", aliases: ["background"]),
  ])

  static var listName: String { "a list of titles, or of {title, symbol}" }
  static var specName: String { "an app or action" }
}
