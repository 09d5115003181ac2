import MaquetteCore

/// A value of a column: the chosen one, or the one before or after it.
struct WatchRow {
  /// Its text, symbol or component.
  var option: PickerOption
  /// Whether it can be chosen.
  var isEnabled = true
}

/// A value at full size in the middle, and its neighbours cut off and faded by the outline.
final class WatchRows: WatchPickerContent {
  private let before: WatchRow?
  private let chosen: WatchRow
  private let after: WatchRow?
  private let look: PickerListLook
  private let context: LayoutContext
  /// The width of the widest value where only some are here, in points.
  private let leastWidth: Double
  let isScalable: Bool

  /// - Parameters:
  ///   - widest: a text as wide as any value; empty for those that are here.
  ///   - isScalable: whether all values have one size, smaller where they need it.
  init(
    before: WatchRow?, chosen: WatchRow, after: WatchRow?, widest: String = "", isScalable: Bool,
    look: PickerListLook, context: LayoutContext
  ) {
    self.before = before
    self.chosen = chosen
    self.after = after
    self.look = look
    self.context = context
    self.isScalable = isScalable
    leastWidth =
      widest.isEmpty
      ? 0
      : Label(widest, font: WatchRows.font(look, isScalable, 1)).makeElement(in: context)
        .size(for: .ideal).width
  }

  /// Values that are measured together are numbers: their digits have one width.
  private static func font(_ look: PickerListLook, _ isNumber: Bool, _ scale: Double) -> FontValue {
    let font = look.font(size: look.text, share: scale)
    return isNumber ? font.monospacedDigit() : font
  }

  private(set) lazy var idealWidth: Double = [before, chosen, after].compactMap { $0 }
    .map { element($0, at: 0, scale: 1).size(for: .ideal).width }.reduce(leastWidth, max)

  private func element(_ row: WatchRow, at index: Int, scale: Double) -> any LayoutElement {
    let color = row.isEnabled ? look.textColor : look.disabledText
    var label = Label(
      row.option.title, font: WatchRows.font(look, isScalable, scale), color: .custom(color),
      alignment: .center)
    label.systemImage = row.option.systemImage
    label.icon = row.option.icon
    if row.option.title.isEmpty { label.labelStyle = .iconOnly }
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = isScalable ? look.leastTextScale : look.leastOptionScale
    return context.element(
      for: AnyComponent(label, provenance: context.provenance(key: "options")), at: index,
      axis: .vertical)
  }

  func place(in room: Rect, scale: Double) -> WatchPickerDrawing {
    let text = look.scaled(look.text) * scale
    // In a low outline neighbours come nearer, as far as lines do not touch.
    let pitch = max(
      text * look.leastRowPitch,
      min(text * look.rowPitch, room.height / 2 - text * look.neighbourInset))
    func nodes(_ row: WatchRow, at index: Int, offset: Double) -> [SceneNode] {
      let element = element(row, at: index, scale: scale)
      // Centred text would fill what it is offered, and leave its icon at the edge.
      var size = element.size(for: .ideal)
      if size.width > room.width {
        size = element.size(for: ProposedSize(width: room.width, height: nil))
      }
      let line = Rect(
        x: room.minX, y: room.midY + offset - size.height / 2, width: room.width,
        height: size.height)
      return element.place(in: context.align(size, in: line, .center)).map(\.silenced)
    }
    var items: [DrawItem] = []
    for (row, offset) in [(before, -pitch), (after, pitch)] {
      guard let row else { continue }
      let drawn = nodes(row, at: offset < 0 ? 0 : 2, offset: offset)
      let area = drawn.map(\.frame).reduce(nil) { $0?.union($1) ?? $1 }
      items += drawn.flatMap(\.drawing)
      if let area { items += fade(over: area, in: room) }
    }
    return WatchPickerDrawing(items: items, chosen: nodes(chosen, at: 1, offset: 0))
  }

  /// The background laid over a neighbour, more and more towards the outline.
  private func fade(over area: Rect, in room: Rect) -> [DrawItem] {
    let height = room.height * look.fade
    let isAbove = area.midY < room.midY
    let rect = Rect(
      x: area.minX - 1, y: isAbove ? room.minY : room.maxY - height, width: area.width + 2,
      height: height)
    let solid = context.backdrop
    let clear = solid.opacity(0)
    return [
      .fill(
        .rect(rect),
        .verticalGradient(top: isAbove ? solid : clear, bottom: isAbove ? clear : solid))
    ]
  }
}
