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
public struct PageControl: CatalogComponent {
  /// How many pages there are, 0 to 1000; 0 by default.
  public var numberOfPages: Int
  /// The page shown, from 0; 0 by default.
  public var currentPage: Int
  /// Whether nothing is drawn for a single page; no by default.
  public var hidesForSinglePage = false
  /// Whether it has a ground; only while touched, by default.
  public var backgroundStyle = PageControlBackgroundStyle.automatic
  /// The colour of dots; `nil`, the default, for the platform's.
  public var pageIndicatorTintColor: ColorValue?
  /// The colour of the current page's dot; `nil`, the default, for the platform's.
  public var currentPageIndicatorTintColor: ColorValue?
  /// A symbol in place of every dot; empty, the default, for dots.
  public var preferredIndicatorImage = ""
  /// A symbol for the current page; empty, the default, for the same as others.
  public var preferredCurrentPageIndicatorImage = ""
  /// A symbol for the first page alone, such as the place where people are; empty, the default, for
  /// the same as others.
  public var firstIndicatorImage = ""
  /// What is happening to it; nothing by default.
  public var state = ControlState.normal

  /// A page control; everything else has its default.
  public init(numberOfPages: Int, currentPage: Int = 0) {
    self.numberOfPages = numberOfPages
    self.currentPage = currentPage
  }

  /// The control on another ground.
  public func backgroundStyle(_ style: PageControlBackgroundStyle) -> PageControl {
    with { $0.backgroundStyle = style }
  }

  /// The control with a symbol in place of every dot.
  public func indicatorImage(_ name: String) -> PageControl {
    with { $0.preferredIndicatorImage = name }
  }

  /// The control with a symbol for the first page.
  public func firstIndicatorImage(_ name: String) -> PageControl {
    with { $0.firstIndicatorImage = name }
  }

  /// The control in another state.
  public func state(_ state: ControlState) -> PageControl { with { $0.state = state } }

  /// The control disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> PageControl {
    state(isDisabled ? .disabled : .normal)
  }

  private func with(_ change: (inout PageControl) -> Void) -> PageControl {
    var copy = self
    change(&copy)
    return copy
  }

  /// The most pages.
  static let mostPages = 1000

  /// The symbol of a page; `nil` for a dot.
  func image(of page: Int) -> (name: String, key: String)? {
    if page == currentPage, !preferredCurrentPageIndicatorImage.isEmpty {
      return (preferredCurrentPageIndicatorImage, "preferredCurrentPageIndicatorImage")
    }
    if page == 0, !firstIndicatorImage.isEmpty {
      return (firstIndicatorImage, "firstIndicatorImage")
    }
    return preferredIndicatorImage.isEmpty
      ? nil : (preferredIndicatorImage, "preferredIndicatorImage")
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("PageControl")
    let found = context.look(
      PageControlLook.self, component: "page control",
      instead: "show pages with SegmentedControl, or draw it on another platform")
    guard let look = found, isRight(in: context) else { return EmptyElement() }
    return PageControlElement(self, look: look, context: context)
  }

  private func isRight(in context: LayoutContext) -> Bool {
    guard (0...PageControl.mostPages).contains(numberOfPages) else {
      context.report(
        .error, "'numberOfPages' is \(numberOfPages); a page control has 0 to 1000 pages",
        key: "numberOfPages", length: String(numberOfPages).count)
      return false
    }
    if currentPage >= 0, currentPage < max(1, numberOfPages) { return true }
    context.report(
      .error, "'currentPage' is \(currentPage); there is no such page", key: "currentPage",
      length: String(currentPage).count,
      hint: numberOfPages > 1
        ? "use 0 to \(numberOfPages - 1)" : "use 0, or raise 'numberOfPages'", id: .outOfRange)
    return false
  }

  func accessibility(in context: LayoutContext) -> Accessibility {
    Accessibility(
      role: .button, label: context.word(.page),
      value: context.place(Double(currentPage + 1), of: numberOfPages),
      traits: state == .disabled ? [.adjustable, .notEnabled] : [.adjustable])
  }
}
