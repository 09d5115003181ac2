extension NavigationLink {
  static let titleKey = Key("", "The title, which names the screen that the row leads to.")

  /// The title, or the components in its place, as specs write them.
  var specTitle: LabelContent {
    get { labelContent(Self.titleKey, label) }
    set { setLabelContent(newValue, Self.titleKey, \.label) }
  }
}
