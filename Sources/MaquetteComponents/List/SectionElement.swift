import MaquetteCore
import MaquetteThemes

/// Lays a header, rows and a footer below one another, and draws what is behind and between rows.
final class SectionElement: LayoutElement {
  private let look: ListLook
  private let header: (any LayoutElement)?
  private let rows: [RowElement]
  private let footer: (any LayoutElement)?
  /// Whether it is at the top of its list.
  private let isFirst: Bool
  private let context: LayoutContext
  private var memo = SizeMemo()

  init(
    _ look: ListLook, header: (any LayoutElement)?, rows: [RowElement],
    footer: (any LayoutElement)?, context: LayoutContext
  ) {
    self.look = look
    self.header = header
    self.rows = rows
    self.footer = footer
    self.context = context
    isFirst = context.isFirstSection
  }

  func size(for proposal: ProposedSize) -> Size {
    memo.size(for: ProposedSize(width: proposal.width, height: nil)) {
      let inner = proposal.width.map { max(0, $0 - 2 * look.theme.margin) }
      let widths = rows.map { $0.size(for: ProposedSize(width: inner, height: nil)).width }
      let texts = [(header, look.theme.header), (footer, look.theme.footer)].map { text, look in
        text.map { self.size(of: $0, look, in: inner).width + 2 * look.horizontal } ?? 0
      }
      let width = (widths + texts).max().map { $0 + 2 * look.theme.margin } ?? 0
      let parts = Parts(self, width: max(width, proposal.width ?? 0))
      return Size(width: max(width, proposal.width ?? 0), height: parts.height)
    }
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    guard axis == .horizontal else { return size(for: .ideal).height }
    return (rows.map { $0.minimum(along: axis) }.max() ?? 0) + 2 * look.theme.margin
  }

  fileprivate func size(of text: any LayoutElement, _ look: ListTextTheme, in width: Double?)
    -> Size
  {
    let room = width.map { max(0, $0 - 2 * look.horizontal) }
    return text.size(for: ProposedSize(width: room, height: nil))
  }

  /// Where everything is in a width, from the section's top leading corner.
  private struct Parts {
    var header: Rect?
    var rows: [Rect] = []
    var footer: Rect?
    var height = 0.0

    init(_ section: SectionElement, width: Double) {
      let look = section.look.theme
      let inner = max(0, width - 2 * look.margin)
      func text(_ text: any LayoutElement, _ theme: ListTextTheme, at y: Double) -> Rect {
        Rect(
          origin: Point(x: look.margin + theme.horizontal, y: y + theme.top),
          size: section.size(of: text, theme, in: inner))
      }
      if let element = section.header {
        let frame = text(element, look.header, at: 0)
        header = frame
        height = frame.maxY + look.header.bottom
      } else {
        height = section.isFirst ? look.listTop : look.sectionTop
      }
      for row in section.rows {
        if !rows.isEmpty { height += look.rowGap }
        let size = row.size(for: ProposedSize(width: inner, height: nil))
        rows.append(Rect(x: look.margin, y: height, width: inner, height: size.height))
        height += size.height
      }
      if let element = section.footer {
        let frame = text(element, look.footer, at: height)
        footer = frame
        height = frame.maxY + look.footer.bottom
      } else {
        height += look.sectionBottom
      }
    }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let parts = Parts(self, width: frame.width)
    /// A rectangle in reading direction, in the frame.
    func placed(_ rect: Rect) -> Rect {
      let isMirrored = context.direction == .rightToLeft
      let x = isMirrored ? frame.maxX - rect.maxX : frame.minX + rect.minX
      return Rect(origin: Point(x: x, y: frame.minY + rect.minY), size: rect.size)
    }
    var nodes: [SceneNode] = []
    if let header, let rect = parts.header { nodes += header.place(in: placed(rect)) }
    let frames = parts.rows.map(placed)
    for (row, rect) in zip(rows, frames) { nodes += row.place(in: rect) }
    if let footer, let rect = parts.footer { nodes += footer.place(in: placed(rect)) }
    return [
      context.containerNode(
        "Section", frame: frame, items: grounds(behind: frames) + separators(below: frames),
        children: nodes)
    ]
  }

  private func shape(_ rect: Rect) -> Shape {
    look.theme.radius > 0
      ? .roundedRect(rect, radius: look.theme.radius, curve: .continuous) : .rect(rect)
  }

  /// One ground behind all rows, or one behind each when there are gaps, and those of rows that stand
  /// out.
  private func grounds(behind frames: [Rect]) -> [DrawItem] {
    guard let first = frames.first, let last = frames.last else { return [] }
    let isOne = look.rowBackground.alpha > 0 && look.theme.rowGap == 0
    let rects = isOne ? [first.union(last)] : frames
    let usual = look.rowBackground.alpha > 0 ? rects : []
    return usual.map { .fill(shape($0), .color(look.rowBackground)) }
      + zip(rows, frames).compactMap { row, frame in
        row.fill.map { fill in
          guard isOne else { return .fill(shape(frame), .color(fill)) }
          let item = DrawItem.fill(.rect(frame), .color(fill))
          return .group(DrawGroup([item], clips: [shape(first.union(last))]))
        }
      }
  }

  /// Lines at the lower edge of each row but the last, from where its text starts.
  private func separators(below frames: [Rect]) -> [DrawItem] {
    guard look.separator.alpha > 0, look.theme.rowGap == 0, let first = frames.first,
      let last = frames.last
    else { return [] }
    let line = context.hairline
    // A row that stands out has no lines above and below it.
    let isPlain = rows.map { $0.fill == nil }
    var rects = zip(rows, frames).enumerated().dropLast().compactMap { index, pair -> Rect? in
      let (row, frame) = pair
      guard isPlain[index], isPlain[index + 1] else { return nil }
      let insets = EdgeInsets(
        top: frame.height - line, leading: row.textInset(in: frame.size) ?? 0, bottom: 0,
        trailing: look.theme.separatorTrailing)
      return frame.inset(by: insets, direction: context.direction)
    }
    if look.theme.edgeSeparators {
      rects.append(Rect(x: first.minX, y: first.minY, width: first.width, height: line))
      rects.append(Rect(x: last.minX, y: last.maxY - line, width: last.width, height: line))
    }
    return rects.map { .fill(.rect($0), .color(look.separator)) }
  }
}
