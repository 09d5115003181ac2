import MaquetteCore

/// A bar with a field to search with: at the end of its row, or where that leaves too little room, below
/// its title.
final class SearchingBar: WrappingElement {
  /// The bar with the field below its title.
  let content: any LayoutElement
  private let row: BarRow
  private let beside: BarElement
  private let context: LayoutContext

  /// - Parameter row: the row with the field in it.
  init(row: BarRow, beside: BarElement, below: BarElement, context: LayoutContext) {
    self.row = row
    self.beside = beside
    content = below
    self.context = context
  }

  /// The form that has enough room in a width; `nil` for that of the screen.
  func bar(in width: Double?) -> any LayoutElement {
    row.hasRoomForLast(in: width ?? context.screenWidth) ? beside : content
  }

  func size(for proposal: ProposedSize) -> Size { bar(in: proposal.width).size(for: proposal) }

  func place(in frame: Rect) -> [SceneNode] { bar(in: frame.width).place(in: frame) }
}
