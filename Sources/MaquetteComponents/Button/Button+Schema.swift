extension Button {
  public static let names = ["Button"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Button(""), summary: "A control that starts an action.", titleKey: "title",
    examples: [
      ComponentExample(
        "The most likely action",
        "Button: Add to Cart\nstyle: filled\nsize: large\nsymbol: cart\n"),
      ComponentExample("With a subtitle", "Button: Subscribe\nsubtitle: $4.99 a month\n"),
      ComponentExample("Something dangerous", "Button: Delete\nrole: destructive\n"),
      ComponentExample(
        "While its action runs",
        "Button: Checkout\nstyle: filled\nshowsActivityIndicator: true\n"
          + "activityTitle: Checking out…\n"),
      ComponentExample("A system button of UIKit", "Button:\n  type: close\n"),
      ComponentExample("A bar button item", "Button:\n  systemItem: done\n"),
    ])
}
