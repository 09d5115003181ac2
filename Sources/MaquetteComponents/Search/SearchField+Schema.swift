extension SearchField {
  public static let names = ["SearchField", "SearchBar"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    SearchField(),
    summary: "A search field, with its tokens, scopes and suggestions. The search screen of a "
      + "television, with its row of letters, is not drawn.",
    titleKey: "placeholder",
    examples: [
      ComponentExample("A search field", "width: 340\nSearchField: Search\n"),
      ComponentExample(
        "While people search",
        "width: 340\nSearchField: Search\ntext: Lov\nfocused: true\nshowsCancelButton: true\n"
          + "scopes: [All, Mail, Files]\nsuggestions: [Lovelace, Love letters]\n"),
    ])
}
