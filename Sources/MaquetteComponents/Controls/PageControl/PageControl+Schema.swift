import MaquetteCore

extension PageControl {
  /// Its name, and other names for it.
  public static let names = ["PageControl", "UIPageControl"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    PageControl(numberOfPages: 0),
    summary: "Dots for pages beside one another, of which one is shown.", titleKey: "numberOfPages",
    examples: [
      ComponentExample("The second of five pages", "PageControl: 5\ncurrentPage: 1\n"),
      ComponentExample(
        "More pages than there is room for",
        "PageControl:\n  numberOfPages: 30\n  currentPage: 9\n  width: 200\n"
          + "  backgroundStyle: prominent\n"),
    ])
}
