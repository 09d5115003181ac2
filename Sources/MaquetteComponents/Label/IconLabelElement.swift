import MaquetteCore
import MaquetteThemes

/// A label with an icon before its title, on one baseline.
final class IconLabelElement: LayoutElement {
  /// What stands before the title.
  private enum Icon {
    /// - Parameter height: how much room it takes.
    case symbol(SymbolDrawing, Color, height: Double)
    /// - Parameters:
    ///   - width: how much room it takes before the title.
    ///   - reach: how far it may stand into the room around the text.
    ///   - isTile: whether it stands in the column of a list's icons.
    case component(any LayoutElement, Size, width: Double, reach: Double, isTile: Bool)

    var width: Double {
      switch self {
      case .symbol(let drawing, _, _): drawing.bounds.width
      case .component(_, _, let width, _, _): width
      }
    }

    /// The height of what is drawn.
    var drawnHeight: Double {
      switch self {
      case .symbol(let drawing, _, _): drawing.bounds.height
      case .component(_, let size, _, _, _): size.height
      }
    }

    /// How much room it takes beside one line; the ink of symbols takes none of its own on most platforms.
    var height: Double {
      switch self {
      case .symbol(_, _, let height): height
      case .component(_, let size, _, let reach, _): size.height - 2 * reach
      }
    }

    /// Whether it stands in the column of a list's icons: symbols, tiles and what is no larger do. A picture that is
    /// wider, such as a portrait, moves its own title only.
    var isInColumn: Bool {
      if case .component(_, _, _, _, let isTile) = self { isTile } else { true }
    }
  }

  private let label: Label
  private let name: String
  private let context: LayoutContext
  private let title: (any LayoutElement)?
  private let icon: Icon?
  private let font: ResolvedFont?

  /// - Parameter below: what stands below the texts, as far from the edge as they; `nil` for nothing.
  init(
    _ label: Label, above below: (any LayoutElement)? = nil, name: String, context: LayoutContext
  ) {
    self.label = label
    self.name = name
    self.context = context
    // The title counts it.
    let text = LabelFitting(label, context: context, isCounted: false)?.text
    let font = text?.looks.first?.font ?? text?.font
    self.font = font
    icon = IconLabelElement.icon(of: label, font: font, color: text?.color, context: context)
    // Without a text the icon has the height of a line.
    let saysNothing = label.text.isEmpty && label.attributedText == nil && label.subtitle.isEmpty
    title =
      label.labelStyle == .iconOnly || saysNothing
      ? below : label.texts(above: below, named: name, in: context)
    if context.isListRow, title != nil, let icon, icon.isInColumn {
      context.list?.widenIcons(to: icon.width)
    }
  }

  private static func icon(
    of label: Label, font: ResolvedFont?, color: Color?, context: LayoutContext
  ) -> Icon? {
    if let component = label.icon?.fittingFrame {
      let element = context.element(for: component, at: 0, axis: nil)
      // A tile is no higher than a row's controls, and stands in the room around its text.
      let row = context.list?.theme
      let size = element.size(for: component.iconProposal(beside: font))
      let isTile = context.isListRow && component.isRowTile(of: size, in: context)
      let reaches = isTile && context.accessibilityScale == 1
      let reach =
        reaches ? max(0, (row?.verticalPadding ?? 0) - (row?.controlPadding ?? 0)) : 0
      let column = reaches ? IconTileLook(context)?.column : nil
      return .component(element, size, width: column ?? size.width, reach: reach, isTile: isTile)
    }
    let theme = context.theme.labels
    let drawing = font.flatMap {
      context.symbolDrawing(
        label.systemImage, font: $0,
        scale: theme.iconScale * (context.isListRow ? theme.listIconScale : 1), key: "systemImage")
    }
    guard let drawing else { return nil }
    let isLarge = context.accessibilityScale != 1
    let height = context.isListRow && !isLarge ? theme.listIconHeight : 0
    if let own = label.iconColor {
      return .symbol(drawing, context.color(own, key: "iconColor"), height: height)
    }
    if context.isListRow, label.isEnabled, let own = theme.listIconColor {
      return .symbol(drawing, context.color(own, tint: context.tint), height: height)
    }
    return .symbol(drawing, color ?? .clear, height: height)
  }

  // MARK: Measuring

  /// The width of the icon's column and the space behind it.
  private var column: (width: Double, gap: Double) {
    let theme = context.theme.labels
    let own = icon?.width ?? 0
    guard title != nil else { return (own, 0) }
    guard context.isListRow else { return (own, theme.iconSpacing) }
    let shared = context.list?.iconWidth ?? theme.listIconWidth
    return (max(own, shared), theme.listIconSpacing)
  }

  /// Where the text stands in a width: beside the icon, or below it.
  private func place(in width: Double?) -> (lead: Double, top: Double) {
    let lead = column.width + column.gap
    guard let icon, let width, widestWord > width - lead, widestWord > 0 else { return (lead, 0) }
    return (0, context.roundedUp(icon.drawnHeight + column.gap / 2))
  }

  /// The width of the widest word in a row of an accessibility text size; 0 for all other labels.
  private lazy var widestWord: Double = {
    guard context.isListRow, context.stacksLabels, title != nil else { return 0 }
    let texts = [label, label.subtitleLabel(in: context)].compactMap { $0 }
    return texts.map { $0.widestWord(in: context) }.max() ?? 0
  }()

  func size(for proposal: ProposedSize) -> Size {
    let own = icon?.height ?? 0
    guard let title else {
      return Size(
        width: context.roundedUp(column.width),
        height: context.roundedUp(max(own, font?.lineHeight ?? 0)))
    }
    let (lead, top) = place(in: proposal.width)
    let inner = title.size(
      for: ProposedSize(
        width: proposal.width.map { max(1, $0 - lead) },
        height: proposal.height.map { max(0, $0 - top) }))
    return Size(
      width: context.roundedUp(max(inner.width + lead, column.width)),
      height: max(inner.height + top, context.roundedUp(own)))
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? context.roundedUp(column.width + column.gap)
      : max(icon?.height ?? 0, title?.minimum(along: axis) ?? size(for: .ideal).height)
  }

  func firstBaseline(in size: Size) -> Double? {
    guard let title else { return font.map { size.height / 2 + $0.capHeight / 2 } }
    let (lead, top) = place(in: size.width)
    let inner = Size(width: max(1, size.width - lead), height: max(0, size.height - top))
    return title.firstBaseline(in: inner).map { $0 + top }
  }

  func textInset(in size: Size) -> Double? { title == nil ? nil : place(in: size.width).lead }

  /// How far the icon stands from the leading edge, so that it is beside the text of a label that is not aligned there.
  /// In a row it stands in the column of icons.
  ///
  /// - Parameter room: the width that the text has.
  private func shift(in room: Double) -> Double {
    guard !context.isListRow, let title else { return 0 }
    let free = max(0, room - title.size(for: .ideal).width)
    let side = label.alignment.side(in: context.direction)
    if side == .center { return context.rounded(free / 2) }
    return side == TextAlignment.natural.side(in: context.direction) ? 0 : context.rounded(free)
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    let isRightToLeft = context.direction == .rightToLeft
    let (lead, top) = place(in: frame.width)
    var inner = Rect(
      x: frame.minX + (isRightToLeft ? 0 : lead), y: frame.minY + top,
      width: max(0, frame.width - lead), height: max(0, frame.height - top))
    // Beside a picture that is higher, the text of a row stands in the middle.
    if context.isListRow, let title, let icon, icon.height > 0, top == 0 {
      let height = min(frame.height, title.size(for: ProposedSize(inner.size)).height)
      if height < icon.height {
        inner.origin.y = context.rounded(frame.midY - height / 2)
        inner.size.height = height
      }
    }
    var node =
      title?.place(in: inner).first
      ?? SceneNode(
        path: context.path, component: name, frame: frame,
        accessibility: Accessibility(
          role: .image, label: label.text.isEmpty ? label.systemImage : label.text),
        source: context.source)
    node.frame = frame
    guard let icon, let font else { return [node] }
    let baseline = node.baseline ?? frame.minY + (firstBaseline(in: frame.size) ?? 0)
    // Beside a subtitle it stands in the middle of both. Above its text it has no column.
    let half = (top > 0 ? icon.width : column.width) / 2 + shift(in: frame.width - lead)
    let beside =
      title is SubtitledElement || inner.height < frame.height
      ? frame.midY : baseline - font.capHeight / 2
    let middle = Point(
      x: isRightToLeft ? frame.maxX - half : frame.minX + half,
      y: top > 0 ? frame.minY + icon.drawnHeight / 2 : beside)
    switch icon {
    case .symbol(let drawing, let color, _):
      // The grid's middle is the middle of the capitals; the ink stands in the column's middle.
      let centre = Point(x: middle.x - drawing.bounds.midX, y: middle.y)
      node.items = drawing.items(at: centre, color: color) + node.items
    case .component(let element, let size, _, let reach, _):
      let place = Rect(
        x: context.rounded(middle.x - size.width / 2),
        y: max(frame.minY - reach, context.rounded(middle.y - size.height / 2)), width: size.width,
        height: size.height)
      // The title says what it shows.
      node.children = element.place(in: place).map(\.silenced) + node.children
    }
    return [node]
  }
}

extension Label {
  /// The width of its widest word, of those that lines do not break in their middle.
  fileprivate func widestWord(in context: LayoutContext) -> Double {
    let shown = pseudolocalized(in: context.environment.pseudo).cased(in: context.textLanguage)
    let words = shown.text.split { $0.isWhitespace || $0 == "-" || $0 == "/" }
      .filter { !$0.contains { $0.isLetter && !$0.isSpacedLetter } }
    // A word of fewer letters is hardly ever wider than all of those.
    return words.sorted { $0.count > $1.count }.prefix(3).reduce(0) { widest, word in
      var one = shown
      // Without runs a label has no text, so the text comes behind them.
      one.attributedText = nil
      one.text = String(word)
      let line = LabelFitting(one, context: context, isCounted: false)?.naturalLine()
      return max(widest, line?.size.width ?? 0)
    }
  }
}
