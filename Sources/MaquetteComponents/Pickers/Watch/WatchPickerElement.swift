import MaquetteCore

/// Lays out the columns of a picker on a watch beside one another, with captions above them.
final class WatchPickerElement: LayoutElement {
  private let name: String
  private let columns: [WatchColumn]
  private let look: PickerListLook
  private let context: LayoutContext
  private let showsOutline: Bool
  private let state: ControlState
  private let label: String
  /// Columns that stand from left to right whatever people read: hours and minutes.
  private let ordered: Range<Int>?

  /// - Parameters:
  ///   - label: what all columns are together, to assistive technology.
  ///   - ordered: the columns that are never mirrored.
  init(
    _ name: String, columns: [WatchColumn], label: String, showsOutline: Bool, state: ControlState,
    ordered: Range<Int>? = nil, look: PickerListLook, context: LayoutContext
  ) {
    self.name = name
    self.columns = columns
    self.label = label
    self.showsOutline = showsOutline
    self.state = state
    self.ordered = ordered
    self.look = look
    self.context = context
  }

  // MARK: Measuring

  /// The room above the outlines.
  private var captionRoom: Double {
    columns.contains { !$0.caption.isEmpty } ? WatchCaption.room(look) : 0
  }

  /// The height of outlines where nobody asks for another one.
  private var boxHeight: Double {
    let height = look.height - look.captionHeight - look.captionGap
    // It grows with the text.
    return context.rounded(height * look.scaled(look.text) / max(1, look.text))
  }

  private var padding: Double { look.padding }

  private func gap(before index: Int) -> Double {
    index == 0
      ? 0 : columns[index].separator.isEmpty ? look.columnGap : look.separatorGap
  }

  private var gaps: Double { columns.indices.reduce(0) { $0 + gap(before: $1) } }

  /// The width of a watch between its margins.
  private var screenWidth: Double {
    let device = context.environment.device ?? .standard(for: context.theme.platform)
    return context.screenWidth - (device?.safeArea.horizontal ?? 0)
  }

  func size(for proposal: ProposedSize) -> Size {
    let least = captionRoom + look.leastHeight
    let height = min(captionRoom + boxHeight, max(least, proposal.height ?? .infinity))
    return Size(width: proposal.width ?? screenWidth, height: height)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .vertical
      ? captionRoom + look.leastHeight
      : gaps + Double(columns.count) * (2 * padding + look.text)
  }

  /// The widths of the columns and the share of the size that their texts have.
  private func widths(in total: Double) -> (widths: [Double], scale: Double) {
    let free = max(0, total - gaps)
    let fixed = columns.compactMap(\.width).reduce(0, +)
    // Columns that are about as wide are equally wide.
    let own = columns.map { $0.width ?? $0.content.idealWidth + 2 * padding }
    let narrow = zip(columns, own).filter { $0.0.width == nil && $0.1 < 1.25 * (own.min() ?? 0) }
    let common = narrow.map(\.1).max() ?? 0
    let ideal = zip(columns, own).map { column, width in
      column.width == nil && width < 1.25 * (own.min() ?? 0) ? common : width
    }
    let wanted = ideal.reduce(0, +)
    let flexible = columns.filter { $0.width == nil }
    guard wanted > free, !flexible.isEmpty else {
      let extra = flexible.isEmpty ? 0 : max(0, free - wanted) / Double(flexible.count)
      return (zip(columns, ideal).map { $0.width == nil ? $1 + extra : $1 }, 1)
    }
    // Where there is not enough room all texts become smaller alike.
    let margins = 2 * padding * Double(flexible.count)
    let texts = flexible.map(\.content.idealWidth).reduce(0, +)
    let share = max(0, free - fixed - margins) / max(1, texts)
    let widths = columns.map { $0.width ?? $0.content.idealWidth * share + 2 * padding }
    return (widths, max(look.leastTextScale, share))
  }

  // MARK: Drawing

  func place(in whole: Rect) -> [SceneNode] {
    // One column keeps away from the edges of the screen, several need the room.
    let inset = columns.count == 1 ? (whole.width * look.inset).rounded() : 0
    let frame = whole.inset(
      by: EdgeInsets(vertical: 0, horizontal: inset), direction: context.direction)
    let (widths, scale) = widths(in: frame.width)
    let top = captionRoom
    var captions: [SceneNode] = []
    var nodes: [SceneNode] = []
    var items: [DrawItem] = []
    for (index, box) in boxes(widths, in: frame, below: top) {
      let column = columns[index]
      if index > 0, !column.separator.isEmpty {
        items += separator(column.separator, before: index, box, in: frame)
      }
      nodes.append(
        node(of: column, at: index, in: box, scale: column.content.isScalable ? scale : 1))
      captions += WatchCaption(
        column.caption, isFocused: column.isFocused, look: look,
        context: columns.count == 1 ? context : context.entering("Caption", at: index)
      ).place(above: box, in: frame)
    }
    let isOne = columns.count == 1
    var all = SceneNode(
      path: context.path, component: name, frame: frame,
      accessibility: isOne || label.isEmpty ? nil : Accessibility(role: .group, label: label),
      source: context.source, items: items, children: nodes + captions)
    if state == .disabled {
      all = all.transformed(
        opacity: look.disabledOpacity, scale: 1,
        about: frame.centre)
    }
    return [all]
  }

  /// The outlines of columns, in whole pixels.
  private func boxes(_ widths: [Double], in frame: Rect, below top: Double) -> [(Int, Rect)] {
    var start = max(0, frame.width - gaps - widths.reduce(0, +)) / 2
    // Columns that are never mirrored stand in turned order where everything else is.
    var order = Array(columns.indices)
    if context.direction == .rightToLeft, let ordered {
      // In place: read while it is replaced, it would be read wrongly by optimized programs.
      order[ordered].reverse()
    }
    return order.enumerated().map { place, index in
      start += gap(before: place)
      let (left, right) = (context.rounded(start), context.rounded(start + widths[index]))
      start += widths[index]
      return (
        index,
        context.mirrored(
          Rect(
            x: left, y: top, width: right - left, height: max(1, frame.height - top)), in: frame)
      )
    }
  }

  private func node(of column: WatchColumn, at index: Int, in box: Rect, scale: Double) -> SceneNode
  {
    let inner = columns.count == 1 ? context : context.entering(column.name, at: index)
    let isMarked =
      column.isFocused && context.environment.accessibilityDifferentiateWithoutColor
    let width =
      isMarked
      ? look.markedOutlineWidth
      : column.isFocused ? look.focusedOutlineWidth : look.outlineWidth
    let radius = min(look.radius, box.height / 2)
    let shape = Shape.roundedRect(box.inset(by: width / 2), radius: radius, curve: .continuous)
    var room = box.inset(by: EdgeInsets(vertical: 0, horizontal: padding), direction: .leftToRight)
    if column.position != nil {
      // Both sides give way, so that what is chosen stays in the middle.
      let taken = look.indicatorWidth + look.indicatorInset
      room = room.inset(by: EdgeInsets(vertical: 0, horizontal: taken), direction: .leftToRight)
    }
    let drawing = column.content.place(in: room, scale: scale)
    var items: [DrawItem] = []
    if !drawing.items.isEmpty {
      items.append(.group(DrawGroup(drawing.items, clips: [shape])))
    }
    if showsOutline { items.append(.stroke(shape, width: width, outline(of: column))) }
    items += column.position.map { look.indicator(at: $0, in: box) } ?? []
    return SceneNode(
      path: columns.count == 1 ? "\(inner.path)/\(column.name)" : inner.path,
      component: column.name, frame: box, hitTarget: state == .disabled ? nil : box,
      accessibility: column.accessibility, source: context.source, items: items,
      children: drawing.chosen)
  }

  private func outline(of column: WatchColumn) -> Color {
    if column.isFocused { return look.focusedOutline }
    return context.environment.contrast == .increased ? look.contrastOutline : look.outline
  }

  /// The mark between two columns, in the middle of what is between their outlines.
  private func separator(_ text: String, before index: Int, _ box: Rect, in frame: Rect)
    -> [DrawItem]
  {
    let gap = look.separatorGap
    let isLeft = context.direction == .leftToRight || ordered?.contains(index) ?? false
    let middle = isLeft ? box.minX - gap / 2 : box.maxX + gap / 2
    let label = Label(text, font: look.font(size: look.text), color: .custom(look.textColor))
    let element = label.makeElement(in: context.entering("Separator", at: index))
    let size = element.size(for: .ideal)
    let rect = Rect(
      x: middle - size.width / 2, y: box.midY - size.height / 2, width: size.width,
      height: size.height)
    return element.place(in: rect).flatMap(\.drawing)
  }
}
