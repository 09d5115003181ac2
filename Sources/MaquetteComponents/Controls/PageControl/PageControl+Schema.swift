extension PageControl {
  public static let names = ["PageControl", "UIPageControl"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    PageControl(numberOfPages: 0),
    summary: "A dot for each page, with the current page marked.", titleKey: "numberOfPages",
    examples: [
      ComponentExample("The second of five pages", "PageControl: 5\ncurrentPage: 1\n"),
      ComponentExample(
        "More pages than fit",
        "PageControl:\n  numberOfPages: 30\n  currentPage: 9\n  width: 200\n"
          + "  backgroundStyle: prominent\n"),
    ])
}
