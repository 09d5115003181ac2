import MaquetteCore
import MaquetteThemes

/// A label with a symbol before its title, on one baseline.
final class IconLabelElement: LayoutElement {
  private let label: Label
  private let name: String
  private let context: LayoutContext
  private let title: LabelElement?
  private let symbol: SymbolDrawing?
  private let font: ResolvedFont?
  private let color: Color

  init(_ label: Label, name: String, context: LayoutContext) {
    self.label = label
    self.name = name
    self.context = context
    let fitting = LabelFitting(label, context: context)
    let theme = context.theme.labels
    font = fitting?.text.looks.first?.font ?? fitting?.text.base.font
    symbol = font.flatMap {
      context.symbolDrawing(
        label.systemImage, font: $0, scale: theme.iconScale, key: "systemImage")
    }
    title =
      label.labelStyle == .iconOnly
      ? nil : LabelElement(label, name: name, context: context)
    if let own = label.iconColor {
      color = context.color(own, key: "iconColor")
    } else if context.isListRow, label.isEnabled, let own = theme.listIconColor {
      color = context.color(own, tint: context.tint)
    } else {
      color = fitting?.text.base.color ?? .clear
    }
  }

  /// The width of the icon's column and the space behind it.
  private var column: (width: Double, gap: Double) {
    let theme = context.theme.labels
    let own = symbol?.bounds.width ?? 0
    guard title != nil else { return (own, 0) }
    // In a list titles stand below one another, whatever their icons.
    return context.isListRow
      ? (max(own, theme.listIconWidth), theme.listIconSpacing) : (own, theme.iconSpacing)
  }

  private var lead: Double { column.width + column.gap }

  func size(for proposal: ProposedSize) -> Size {
    guard let title else {
      return Size(
        width: context.roundedUp(column.width),
        height: context.roundedUp(font?.lineHeight ?? symbol?.bounds.height ?? 0))
    }
    let inner = title.size(
      for: ProposedSize(width: proposal.width.map { max(1, $0 - lead) }, height: proposal.height))
    return Size(width: context.roundedUp(inner.width + lead), height: inner.height)
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? context.roundedUp(lead) : title?.minimum(along: axis) ?? size(for: .ideal).height
  }

  func firstBaseline(in size: Size) -> Double? {
    guard let title else { return font.map { size.height / 2 + $0.capHeight / 2 } }
    return title.firstBaseline(in: Size(width: max(1, size.width - lead), height: size.height))
  }

  func textInset(in size: Size) -> Double? { title == nil ? nil : lead }

  func place(in frame: Rect) -> [SceneNode] {
    let isRightToLeft = context.direction == .rightToLeft
    let inner = Rect(
      x: frame.minX + (isRightToLeft ? 0 : lead), y: frame.minY,
      width: max(0, frame.width - lead), height: frame.height)
    var node =
      title?.place(in: inner).first
      ?? SceneNode(
        path: context.path, component: name, frame: frame,
        accessibility: Accessibility(role: .image, label: label.text), source: context.source)
    node.frame = frame
    let baseline = node.baseline ?? frame.minY + (firstBaseline(in: frame.size) ?? 0)
    if let symbol, let font {
      let column = Rect(
        x: isRightToLeft ? frame.maxX - column.width : frame.minX, y: frame.minY,
        width: column.width, height: frame.height)
      // The grid's middle is the middle of the capitals; the ink stands in the column's middle.
      let centre = Point(
        x: column.midX - symbol.bounds.midX, y: baseline - font.capHeight / 2)
      node.items = symbol.items(at: centre, color: color) + node.items
    }
    return [node]
  }
}
