extension Section {
  static let headerKey = Key("", "The text above the rows.")
  static let footerKey = Key("", "The text below the rows.")

  /// The header as specs write it.
  var specHeader: LabelContent {
    get { labelContent(Self.headerKey, headerContent) }
    set { setLabelContent(newValue, Self.headerKey, \.headerContent) }
  }

  /// The footer as specs write it.
  var specFooter: LabelContent {
    get { labelContent(Self.footerKey, footerContent) }
    set { setLabelContent(newValue, Self.footerKey, \.footerContent) }
  }
}
