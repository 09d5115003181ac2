import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A disc of all hues, which are paler towards its middle, with a mark on the colour that was picked.
final class ColorWheel: ColorPanelPart, LayoutElement {
  func size(for proposal: ProposedSize) -> Size {
    let side = min(look.wheel ?? look.width, proposal.width ?? .infinity)
    return Size(width: side, height: side)
  }

  /// The colours of the wheel in a square: red at the right, and on against the clock.
  static func fills(in frame: Rect, brightness: Double) -> [DrawItem] {
    let disc = Shape.roundedRect(frame, radius: frame.width / 2, curve: .circular)
    let centre = frame.centre
    let hues = Gradient(
      .angular(centre: centre, from: 0, to: 360),
      stops: (0...12).map { step in
        let share = Double(step) / 12
        return Gradient.Stop(
          location: share, color: Color(hue: 1 - share, saturation: 1, brightness: 1))
      })
    let paleness = Gradient(
      .radial(centre: centre, radius: frame.width / 2),
      stops: [
        Gradient.Stop(location: 0, color: .white),
        Gradient.Stop(location: 1, color: Color.white.withAlpha(0)),
      ])
    var items: [DrawItem] = [.fill(disc, .gradient(hues)), .fill(disc, .gradient(paleness))]
    if brightness < 1 { items.append(.fill(disc, .color(Color.black.withAlpha(1 - brightness)))) }
    return items
  }

  /// Where a colour lies in the wheel.
  private func place(of color: Color, in frame: Rect) -> Point {
    let parts = color.hueSaturationBrightness
    let angle = parts.hue * 2 * .pi
    let reach = parts.saturation * frame.width / 2
    return Point(x: frame.midX + reach * cos(angle), y: frame.midY - reach * sin(angle))
  }

  func place(in frame: Rect) -> [SceneNode] {
    let side = min(frame.width, frame.height)
    let square = Rect(
      x: context.rounded(frame.midX - side / 2), y: frame.minY, width: side, height: side)
    let middle = place(of: color, in: square)
    let radius = 3 * look.marker
    let ring = Rect(centre: middle, side: 2 * radius)
    let circle = Shape.roundedRect(ring, radius: radius, curve: .circular)
    var node = context.containerNode(
      "ColorWheel", frame: square,
      items: ColorWheel.fills(in: square, brightness: color.hueSaturationBrightness.brightness) + [
        DrawItem.outline(
          of: square, radius: side / 2, width: context.hairline, color: look.swatchBorder ?? .clear)
      ] + mark(circle, blur: 2), children: [])
    node.hitTarget = square
    node.accessibility = Accessibility(
      role: .button, label: context.word(.colorWheel), value: color.hex, traits: [.adjustable])
    return [node]
  }
}

/// The colour that was picked, what picks one from the screen, and colours that people keep.
final class ColorKeeper: ColorPanelPart, LayoutElement {
  private var pitch: Double { look.swatch + look.swatchGap }
  private var height: Double { 2 * pitch - look.swatchGap }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? look.cell * look.columns, height: height)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let border = look.swatchBorder ?? .clear
    func box(_ rect: Rect, _ fill: Color?) -> [DrawItem] {
      let shape = Shape.roundedRect(rect, radius: 2, curve: .circular)
      return [
        fill.map { DrawItem.fill(shape, .color($0)) },
        DrawItem.outline(of: rect, radius: 2, width: context.hairline, color: border),
      ].compactMap(\.self)
    }
    var items = box(place(Rect(x: 0, y: 0, width: 1.5 * height, height: height)), color)
    var x = 1.5 * height + look.spacing
    let ink = context.color(.secondary, key: "selection")
    if let symbol = context.symbolPart(
      "eyedropper", look.mode?.resolved(), color: ink, key: "selection")
    {
      let size = symbol.size(for: .ideal)
      let rect = place(
        Rect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height))
      items += symbol.place(in: rect).flatMap(\.items)
      x += size.width + look.spacing
    }
    let columns = max(0, Int((frame.width - x + look.swatchGap) / pitch))
    let start = frame.width - Double(columns) * pitch + look.swatchGap
    for index in 0..<2 * columns {
      let rect = place(
        Rect(
          x: start + Double(index % columns) * pitch, y: Double(index / columns) * pitch,
          width: look.swatch, height: look.swatch))
      items += box(rect, nil)
    }
    return [context.containerNode("Swatches", frame: frame, items: items, children: [])]
  }
}
