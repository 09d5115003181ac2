import MaquetteCore

/// Draws one wheel: its rows on the cylinder, and the unit beside the selected one.
struct WheelDrawing {
  let column: WheelColumn
  let look: WheelLook
  let geometry: WheelGeometry
  /// Where texts stand.
  let content: Rect
  /// What belongs to it.
  let area: Rect
  /// All wheels.
  let wheels: Rect
  let context: LayoutContext

  /// The node of the wheel.
  ///
  /// - Parameters:
  ///   - label: its unit.
  ///   - layOut: lays out a row in a width.
  func node(
    label: InnerLine?, content layOut: (WheelRow, Double?) -> WheelRowContent
  ) -> SceneNode {
    let unit = label.map { look.labelGap + $0.layout.size.width } ?? 0
    let isMirrored = context.direction == .rightToLeft
    let magnification = max(0.1, look.magnification)
    // The selected row is larger about their middle, and must not leave the column by that.
    let room = max(1, content.width - unit)
    let width = room / max(1, magnification)
    let texts = Rect(
      x: content.minX + (isMirrored ? unit : 0) + (room - width) / 2, y: content.minY,
      width: width, height: content.height)
    var items: [DrawItem] = []
    let reach = geometry.reach
    // From the edges to the middle, so that what is nearer covers what is further away.
    for distance in (0...reach).reversed() where distance > 0 {
      for row in [-distance, distance] {
        let position = Double(row) - column.offset
        guard let value = column.row(at: row), let seen = geometry.projection(of: position) else {
          continue
        }
        let opacity = opacity(of: seen, at: position)
        guard opacity > 0 else { continue }
        let drawn = layOut(value, texts.width)
        let x = start(of: drawn, in: texts)
        let transform = transform(of: seen, middleOfText: x + drawn.width / 2)
        let color = color(of: value).opacity(opacity)
        let texts = magnified(
          drawn.items(x: x, middle: wheels.midY, color: color), at: position, about: texts.midX)
        items.append(.group(DrawGroup(texts, transform: transform)))
      }
    }
    guard let value = column.row(at: 0) else {
      return node(items: items, value: nil, drawn: nil)
    }
    let drawn = layOut(value, texts.width)
    let x = start(of: drawn, in: texts)
    if column.offset != 0 {
      items += turning(drawn, x: x, color: color(of: value), about: texts.midX)
      return node(items: items, value: value, drawn: drawn)
    }
    let front = drawn.items(x: x, middle: wheels.midY, color: color(of: value))
    let anchor = Point(x: texts.midX, y: wheels.midY)
    items +=
      magnification == 1
      ? front
      : [.group(DrawGroup(front, transform: Transform(scale: magnification, about: anchor)))]
    if let label {
      let end = (x + drawn.width - anchor.x) * magnification + anchor.x
      let first = (x - anchor.x) * magnification + anchor.x
      items += unitItems(
        label,
        at: isMirrored ? first - look.labelGap - label.layout.size.width : end + look.labelGap)
    }
    return node(items: items, value: value, drawn: drawn)
  }

  private func node(items: [DrawItem], value: WheelRow?, drawn: WheelRowContent?) -> SceneNode {
    let isReacting = look.isEnabled && value != nil
    let unit = column.label.isEmpty ? "" : " \(column.label)"
    let color = value.map(color) ?? look.color
    return SceneNode(
      path: context.path, component: "Wheel", frame: area,
      hitTarget: isReacting ? area : nil,
      baseline: drawn?.text.map { _ in
        wheels.midY + (drawn?.baseline ?? 0) * look.magnification
      },
      text: drawn?.text, style: drawn?.style(color: color),
      accessibility: Accessibility(
        role: .button,
        label: column.accessibilityLabel.isEmpty ? column.label : column.accessibilityLabel,
        value: (value?.name ?? "") + unit,
        traits: isReacting ? [.adjustable] : [.adjustable, .notEnabled]),
      source: context.source, items: items, clip: .rect(wheels))
  }

  private func color(of row: WheelRow) -> Color {
    row.isEnabled && look.isEnabled ? look.color : look.disabledColor
  }

  /// The left edge of a row.
  private func start(of drawn: WheelRowContent, in texts: Rect) -> Double {
    let spare = texts.width - drawn.width
    return switch column.alignment.side(in: context.direction) {
    case .left: texts.minX
    case .center: texts.minX + spare / 2
    case .right: texts.minX + spare
    }
  }

  /// From the front of the cylinder to where a row is seen. The columns at the sides are seen from
  /// the middle of the wheels, if not from all of the way.
  private func transform(of seen: WheelGeometry.Projection, middleOfText x: Double) -> Transform {
    let away = content.midX - wheels.midX
    let most = area.width
    let vanishing = content.midX - look.offAxis * min(max(away, -most), most)
    let lean = seen.lean * (x - vanishing)
    let middle = wheels.midY
    return Transform(
      a: seen.scaleX, b: 0, c: lean, d: seen.scaleY,
      tx: vanishing * (1 - seen.scaleX) - lean * middle,
      ty: middle + seen.y - seen.scaleY * middle)
  }

  private func unitItems(_ label: InnerLine, at x: Double) -> [DrawItem] {
    let color = look.isEnabled ? look.color : look.disabledColor
    let corner = Point(x: x, y: wheels.midY - label.middle)
    return TextBlock.items(of: label.layout, at: corner, color: color)
  }

  // MARK: Turning

  /// How near a row is to the band, from 0 to 1. Estimated: between two rows UIKit's magnifier grows
  /// with it.
  private func nearness(_ position: Double) -> Double { max(0, 1 - abs(position)) }

  /// Rows in the band are opaque, those beside it fade in as the wheel turns.
  private func opacity(of seen: WheelGeometry.Projection, at position: Double) -> Double {
    let outside = look.opacity(at: seen.y, height: wheels.height)
    return column.offset == 0 ? outside : outside + (1 - outside) * nearness(position)
  }

  /// A row that a turning wheel brings into the band or takes out of it is a little larger.
  private func magnified(_ items: [DrawItem], at position: Double, about x: Double) -> [DrawItem] {
    let scale = 1 + (max(0.1, look.magnification) - 1) * nearness(position)
    guard column.offset != 0, scale != 1 else { return items }
    let anchor = Point(x: x, y: wheels.midY)
    return [.group(DrawGroup(items, transform: Transform(scale: scale, about: anchor)))]
  }

  /// The selected row of a wheel that has turned on from it.
  private func turning(_ drawn: WheelRowContent, x: Double, color: Color, about middle: Double)
    -> [DrawItem]
  {
    let position = -column.offset
    guard let seen = geometry.projection(of: position) else { return [] }
    let items = drawn.items(
      x: x, middle: wheels.midY, color: color.opacity(opacity(of: seen, at: position)))
    return [
      .group(
        DrawGroup(
          magnified(items, at: position, about: middle),
          transform: transform(of: seen, middleOfText: x + drawn.width / 2)))
    ]
  }
}
