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
      // A row of a list, and a plain title above or below rows, starts all its lines where its text starts.
      let isSectionText = context.sectionTitle(of: self.style) != nil
      let isLeading = hasOrnamentBeside || context.isListRow || isSectionText
      return isLeading ? (isRightToLeft ? .right : .left) : .center
    }
  }

  /// Whether a title of one line is as high in all scripts; above a subtitle, letters that stack have room.
  func keepsTitleLine(in context: LayoutContext) -> Bool {
    self.subtitle.isEmpty && (keepsLine || context.isInBarRow)
  }

  /// Whether there is something before or after the title.
  private var hasOrnamentBeside: Bool {
    (hasSymbolOrIcon || self.showsActivityIndicator)
      && (self.symbolPlacement == .leading || self.symbolPlacement == .trailing)
  }
}
