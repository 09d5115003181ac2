import MaquetteCore

extension Label {
  /// The label with as many lines as it needs, as rows have them; `nil` where somebody says how many it has,
  /// or how its one line fits.
  ///
  /// - Parameter provenance: where its keys stand.
  func wrapped(_ provenance: Provenance?) -> Label? {
    guard wrapsInRows, provenance?.keys["numberOfLines"] == nil else { return nil }
    var label = self
    label.numberOfLines = 0
    return label
  }

  /// Whether it has as many lines as it needs in a row, unless a spec says how many.
  package var wrapsInRows: Bool {
    self.numberOfLines == 1 && !self.adjustsFontSizeToFitWidth
      && !self.enablesMarqueeWhenAncestorFocused
  }
}
