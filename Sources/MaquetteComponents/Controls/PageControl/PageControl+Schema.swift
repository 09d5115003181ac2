import MaquetteCore

extension PageControl {
  private static let prototype = PageControl(numberOfPages: 0)
  private static let pages = 0.0...Double(mostPages)

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "PageControl", prototype: prototype, aliases: ["UIPageControl"],
    summary: "Dots for pages beside one another, of which one is shown.",
    titleKey: "numberOfPages",
    properties: [
      Property(
        "numberOfPages", \.numberOfPages, "How many pages there are.",
        aliases: ["pages", "count"], range: pages, prototype: prototype),
      Property(
        "currentPage", \.currentPage, "The page shown, from 0.",
        aliases: ["selection", "current"], range: pages, prototype: prototype),
      Property(
        "hidesForSinglePage", \.hidesForSinglePage, "Whether a single page has no dot.",
        prototype: prototype),
      Property(
        "backgroundStyle", \.backgroundStyle, "Whether it has a ground.", prototype: prototype),
      Property(
        "pageIndicatorTintColor", \.pageIndicatorTintColor, "The colour of dots.",
        prototype: prototype),
      Property(
        "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor,
        "The colour of the current page's dot.", aliases: ["tint", "tintColor", "color"],
        prototype: prototype),
      Property(
        "preferredIndicatorImage", \.preferredIndicatorImage,
        "A symbol in place of every dot.", aliases: ["indicatorImage"], type: .symbol,
        prototype: prototype),
      Property(
        "preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage,
        "A symbol for the current page.", aliases: ["currentIndicatorImage"], type: .symbol,
        prototype: prototype),
      Property(
        "firstIndicatorImage", \.firstIndicatorImage, "A symbol for the first page alone.",
        type: .symbol, prototype: prototype),
      Property("state", \.state, "What is happening to it.", prototype: prototype),
    ],
    examples: [
      ComponentExample("The second of five pages", "PageControl: 5\ncurrentPage: 1\n"),
      ComponentExample(
        "More pages than there is room for",
        "PageControl:\n  numberOfPages: 30\n  currentPage: 9\n  width: 200\n"
          + "  backgroundStyle: prominent\n"),
    ])
}
