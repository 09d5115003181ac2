import MaquetteCore

extension Button {
  /// Where the lines of title and subtitle stand.
  func titleSide(in context: LayoutContext) -> HorizontalAlignment {
    let isRightToLeft = context.direction == .rightToLeft
    switch self.titleAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center: return .center
    case .automatic:
      // A row of a list starts all its lines where its text starts.
      let isLeading = hasOrnamentBeside || context.isListRow
      return isLeading ? (isRightToLeft ? .right : .left) : .center
    }
  }

  /// Whether there is something before or after the title.
  private var hasOrnamentBeside: Bool {
    (hasSymbolOrIcon || self.showsActivityIndicator)
      && (self.symbolPlacement == .leading || self.symbolPlacement == .trailing)
  }
}
