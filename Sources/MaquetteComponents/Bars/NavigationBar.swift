import MaquetteCore
import MaquetteThemes

/// How a navigation bar shows its title, under SwiftUI's names.
public enum TitleDisplayMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Large on a screen that nothing leads back from, in the row of buttons elsewhere.
  case automatic
  /// In the row of buttons.
  case inline
  /// Below the row of buttons, where the content is not scrolled.
  case large

  /// UIKit's names.
  public static var synonyms: [String: TitleDisplayMode] { ["always": .large, "never": .inline] }
}

/// The bar at the top of a screen: where one is, what leads back, and what can be done.
///
/// iOS, iPadOS and tvOS draw it; watchOS draws it as a part of its `Screen`, and macOS has a
/// ``Toolbar`` in its place. What leads back stands at the leading end and points there: from right
/// to left at the right, pointing right.
public struct NavigationBar: CatalogComponent {
  /// Where one is; empty for no title.
  public var title: String
  /// How the title is shown.
  public var titleDisplayMode: TitleDisplayMode
  /// The title of the screen that one gets back to; empty for a chevron alone, `nil`, the default, for
  /// nothing that leads back. tvOS has a button on its remote in its place.
  public var backTitle: String?
  /// What the button that leads back shows.
  public var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What stands at the leading end, after what leads back.
  public var leadingItems: [AnyComponent]
  /// What stands at the trailing end, in reading direction.
  public var trailingItems: [AnyComponent]
  /// A line above the row of buttons; empty for none.
  public var prompt = ""
  /// The placeholder of a search field below the title; `nil`, the default, for no field.
  public var searchPrompt: String?
  /// Whether the bar's material and line are drawn; by default where content lies under the bar.
  public var backgroundVisibility = BarBackground.automatic
  /// Whether the content stands at its upper end; yes by default. Content that is scrolled lies under
  /// the bar, and makes a large title small.
  public var isAtScrollEdge = true

  /// A navigation bar.
  public init(
    _ title: String, titleDisplayMode: TitleDisplayMode = .automatic, backTitle: String? = nil,
    @ComponentBuilder leadingItems: () -> [AnyComponent] = { [] },
    @ComponentBuilder trailingItems: () -> [AnyComponent] = { [] }
  ) {
    self.title = title
    self.titleDisplayMode = titleDisplayMode
    self.backTitle = backTitle
    self.leadingItems = leadingItems()
    self.trailingItems = trailingItems()
  }

  /// The bar with a line above its buttons.
  public func prompt(_ prompt: String) -> NavigationBar { with { $0.prompt = prompt } }

  /// The bar with more or less shown of what leads back.
  public func backButtonDisplayMode(_ mode: BackButtonDisplayMode) -> NavigationBar {
    with { $0.backButtonDisplayMode = mode }
  }

  /// The bar with a search field.
  public func searchable(prompt: String = "Search") -> NavigationBar {
    with { $0.searchPrompt = prompt }
  }

  /// The bar with its background shown or hidden.
  public func toolbarBackground(_ visibility: BarBackground) -> NavigationBar {
    with { $0.backgroundVisibility = visibility }
  }

  /// The bar above content that is scrolled, or not.
  public func scrolled(_ isScrolled: Bool = true) -> NavigationBar {
    with { $0.isAtScrollEdge = !isScrolled }
  }

  private func with(_ change: (inout NavigationBar) -> Void) -> NavigationBar {
    var copy = self
    change(&copy)
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("NavigationBar")
    guard
      let look = context.bar(
        NavigationBarLook.self, component: "navigation bar", instead: NavigationBar.instead)
    else { return EmptyElement() }
    context.warnUnused(
      "backTitle", "backButtonDisplayMode", "searchPrompt", "prompt", exceptOn: .ios, .ipados)
    if backTitle == nil {
      context.warnUnused("backButtonDisplayMode", because: "there is no 'backTitle'")
    }
    return NavigationBarElement(self, look: look, context: context)
  }

  private static let instead: [Platform: String] = [
    .macos: "use 'Toolbar' with a 'title'; what leads back is a 'PreviousNextControl' in its "
      + "'leadingItems'",
    .watchos: "write 'navigationBar:' below a 'Screen': on a watch it shares the line of the time",
  ]

  /// Whether the title stands below the row of buttons.
  var hasLargeTitle: Bool {
    guard !title.isEmpty, isAtScrollEdge else { return false }
    switch titleDisplayMode {
    case .automatic: return backTitle == nil
    case .inline: return false
    case .large: return true
    }
  }
}
