import MaquetteCore

/// Whether a page control has a ground, under UIKit's names.
public enum PageControlBackgroundStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// None while nobody touches it.
  case automatic
  /// Always.
  case prominent
  /// Never.
  case minimal
}

/// Dots for pages beside one another, of which one is shown: `UIPageControl`.
///
/// From right to left the first page is at the right. Where there is no room for all dots, those
/// around the current page are shown, smaller at the ends that hide some. macOS has none.
public struct PageControl: CatalogComponent, StatefulComponent {
  public struct Keys: StateKeys {
    public let numberOfPages = Key(
      0, "How many pages there are.", aliases: ["pages", "count"], range: 0...1000)
    public let currentPage = Key(
      0, "The number of the current page; the first is 0.", aliases: ["selection", "current"],
      range: 0...1000)
    public let hidesForSinglePage = Key(
      false,
      "Whether the dot is hidden when there is only one page.")
    public let backgroundStyle = Key(
      PageControlBackgroundStyle.automatic, "Whether it has a background.")
    public let pageIndicatorTintColor = Key<ColorValue?>(
      nil,
      "The colour of the other pages' dots.")
    public let currentPageIndicatorTintColor = Key<ColorValue?>(
      nil, "The colour of the current page's dot.", aliases: ["tint", "tintColor", "color"])
    public let preferredIndicatorImage = Key(
      "", "A symbol in place of the dots.", aliases: ["indicatorImage"], type: .symbol)
    public let preferredCurrentPageIndicatorImage = Key(
      "", "A symbol for the current page.", aliases: ["currentIndicatorImage"], type: .symbol)
    public let firstIndicatorImage = Key("", "A symbol for the first page alone.", type: .symbol)
    public let state = Key.controlState()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A page control; everything else has its default.
  public init(numberOfPages: Int, currentPage: Int = 0) {
    self.numberOfPages = numberOfPages
    self.currentPage = currentPage
  }

  /// The control with a symbol in place of every dot.
  public func indicatorImage(_ name: String) -> PageControl {
    with { $0.preferredIndicatorImage = name }
  }

  static let mostPages = 1000

  /// The symbol of a page; `nil` for a dot.
  func image(of page: Int) -> (name: String, key: String)? {
    if page == self.currentPage, !self.preferredCurrentPageIndicatorImage.isEmpty {
      return (self.preferredCurrentPageIndicatorImage, "preferredCurrentPageIndicatorImage")
    }
    if page == 0, !self.firstIndicatorImage.isEmpty {
      return (self.firstIndicatorImage, "firstIndicatorImage")
    }
    return self.preferredIndicatorImage.isEmpty
      ? nil : (self.preferredIndicatorImage, "preferredIndicatorImage")
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("PageControl")
    let found = context.look(
      PageControlLook.self, component: "page control",
      instead: "show pages with SegmentedControl, or draw it on another platform")
    guard let look = found, isRight(in: context) else { return EmptyElement() }
    return PageControlElement(self, look: look, context: context)
  }

  private func isRight(in context: LayoutContext) -> Bool {
    guard (0...PageControl.mostPages).contains(self.numberOfPages) else {
      context.report(
        .error, "'numberOfPages' is \(self.numberOfPages); a page control has 0 to 1000 pages",
        key: "numberOfPages", length: String(self.numberOfPages).count)
      return false
    }
    if self.currentPage >= 0, self.currentPage < max(1, self.numberOfPages) { return true }
    context.report(
      .error, "'currentPage' is \(self.currentPage); there is no such page", key: "currentPage",
      length: String(self.currentPage).count,
      hint: self.numberOfPages > 1
        ? "use 0 to \(self.numberOfPages - 1)" : "use 0, or raise 'numberOfPages'", id: .outOfRange)
    return false
  }

  func accessibility(in context: LayoutContext) -> Accessibility {
    Accessibility(
      role: .button, label: context.word(.page),
      value: context.place(Double(self.currentPage + 1), of: self.numberOfPages),
      traits: self.state == .disabled ? [.adjustable, .notEnabled] : [.adjustable])
  }
}
