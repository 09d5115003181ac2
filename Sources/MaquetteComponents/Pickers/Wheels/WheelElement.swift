import MaquetteCore

/// Wheels beside one another, as `UIPickerView` draws them: a cylinder of rows for each column, and a
/// band behind the selected ones.
final class WheelElement: LayoutElement {
  /// The smallest share of their size that texts are drawn at before they are truncated.
  private static let smallest = 0.4

  private let columns: [WheelColumn]
  private let look: WheelLook
  private let context: LayoutContext
  private let component: String
  private let title: String
  private var naturals: [Double]?
  private var blocks: [ByteExact: TextBlock] = [:]

  /// - Parameters:
  ///   - columns: the wheels in reading order.
  ///   - style: how they look.
  ///   - component: what the node is called.
  ///   - title: what assistive technology calls all of them; empty for nothing.
  init(
    columns: [WheelColumn], style: WheelLook, context: LayoutContext,
    component: String = "Wheels", title: String = ""
  ) {
    self.columns = columns
    look = style
    self.context = context
    self.component = component
    self.title = title
  }

  // MARK: Measuring

  func size(for proposal: ProposedSize) -> Size {
    let height = proposal.height.map { min($0, look.height) } ?? look.height
    return Size(
      width: proposal.width ?? max(look.width, minimumWidth),
      height: max(height, min(look.height, minimum(along: .vertical))))
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    // The band and half a row above and below it.
    axis == .horizontal ? minimumWidth : look.bandHeight + look.rowHeight
  }

  private var minimumWidth: Double {
    Double(max(1, columns.count)) * (look.font?.size ?? 0) + 2 * look.bandInset
  }

  /// How wide the texts of each column are.
  private var natural: [Double] {
    if let naturals { return naturals }
    let widths = columns.map { column -> Double in
      // One wheel alone has all of the width.
      if column.ownWidth != nil || (columns.count == 1 && look.kind == .generic) { return 0 }
      let texts = seen(of: column) + column.widest.map { WheelRow($0) }
      let widest = texts.map { content(of: $0, in: nil).width }.max() ?? 0
      let unit = label(of: column).map { look.labelGap + $0.layout.size.width } ?? 0
      return widest * max(1, look.magnification) + unit
    }
    naturals = widths
    return widths
  }

  private func seen(of column: WheelColumn) -> [WheelRow] {
    let reach = WheelGeometry(height: look.height, look: look).reach
    return (-reach...reach).compactMap(column.row)
  }

  private func content(of row: WheelRow, in width: Double?) -> WheelRowContent {
    WheelRowContent(
      row, block: block(row.title), width: width, font: look.font, gap: look.symbolGap,
      context: context)
  }

  /// A text, which is measured once.
  private func block(_ title: String) -> TextBlock? {
    if let known = blocks[ByteExact(title)] { return known }
    guard !title.isEmpty, let font = look.font else { return nil }
    let block = context.textBlock(
      title, resolved: font, maxLines: 1, alignment: .left, key: "options",
      name: "the title of an option")
    blocks[ByteExact(title)] = block
    return block
  }

  /// The unit of a column, whose capitals are in the middle of the band.
  private func label(of column: WheelColumn) -> InnerLine? {
    guard !column.label.isEmpty, let font = look.labelFont else { return nil }
    return InnerLine(
      column.label, font: font, in: look.bandHeight,
      middle: { ($0.lines.first?.baseline ?? 0) - font.capHeight / 2 },
      block: {
        context.textBlock(
          column.label, resolved: $0, maxLines: 1, alignment: .left, key: "columns",
          name: "the unit of a column")
      })
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    let room = WheelColumnLayout.room(for: columns.count, in: frame.width, look: look)
    let total = natural.reduce(0, +)
    if look.kind != .generic, total > room {
      // Dates without their last digits would be wrong dates: they are smaller instead.
      let fitting = WheelElement(
        columns: columns, style: look.scaled(by: max(WheelElement.smallest, room / total)),
        context: context, component: component, title: title)
      return fitting.nodes(in: frame)
    }
    return nodes(in: frame)
  }

  private func nodes(in frame: Rect) -> [SceneNode] {
    let layouts = WheelColumnLayout.columns(
      columns, natural: natural, in: frame.width, look: look)
    let geometry = WheelGeometry(height: frame.height, look: look)
    let children = columns.indices.map { index in
      let layout = layouts[index]
      let drawing = WheelDrawing(
        column: columns[index], look: look, geometry: geometry,
        content: rect(layout.content, in: frame), area: rect(layout.area, in: frame), wheels: frame,
        context: context.entering("Wheel", at: index))
      return drawing.node(label: label(of: columns[index]), content: content)
    }
    let isNamed = !title.isEmpty && columns.count > 1
    return [
      SceneNode(
        path: context.path, component: component, frame: frame,
        accessibility: isNamed ? Accessibility(role: .group, label: title) : nil,
        source: context.source, items: [band(in: frame)], clip: .rect(frame),
        children: children.map { node in
          var node = node
          if node.accessibility?.label.isEmpty == true { node.accessibility?.label = title }
          return node
        })
    ]
  }

  /// A stretch in reading direction.
  private func rect(_ range: ClosedRange<Double>, in frame: Rect) -> Rect {
    context.mirrored(
      Rect(
        x: range.lowerBound, y: 0, width: range.upperBound - range.lowerBound,
        height: frame.height), in: frame)
  }

  private func band(in frame: Rect) -> DrawItem {
    let inset = min(look.bandInset, frame.width / 8)
    let height = min(look.bandHeight, frame.height)
    let band = Rect(
      x: frame.minX + inset, y: context.rounded(frame.midY - height / 2),
      width: max(0, frame.width - 2 * inset), height: height)
    return .fill(
      .roundedRect(band, radius: min(look.bandRadius, height / 2), curve: .continuous),
      .color(look.bandColor))
  }
}
