extension NavigationBar {
  public static let names = ["NavigationBar"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    NavigationBar(""),
    summary: "The bar at the top of a screen, with its title, the back button and actions.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "With a back button",
        "width: 390\nNavigationBar: Display & Text Size\nbackTitle: Accessibility\n"
          + "backgroundVisibility: visible\ntrailingItems: [{systemItem: edit}]\n"),
      ComponentExample(
        "A large title, with a search field",
        "width: 390\nNavigationBar: Contacts\nsearchPrompt: Search\n"
          + "leadingItems: [Lists]\ntrailingItems: [{systemItem: add}]\n"),
      ComponentExample(
        "A view in place of the title",
        "width: 390\nNavigationBar: Calls\nprincipal:\n  - Picker: {selection: All, style: segmented, "
          + "options: [All, Missed]}\ntrailingItems: [{systemItem: edit}]\n"),
    ])
}
