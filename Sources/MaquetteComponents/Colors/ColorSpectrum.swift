import MaquetteCore

/// All hues beside one another, from white above to black below, with a mark on the colour that was picked.
///
/// Recalled: the tab of UIColorPickerViewController. Estimated: the size of the mark.
final class ColorSpectrum: ColorPanelPart, LayoutElement {
  /// As large as the grid, so that the panel keeps its height.
  func size(for proposal: ProposedSize) -> Size { look.gridSize(for: proposal) }

  /// Where a colour lies, as shares of the width and the height.
  private var place: Point {
    let channels = [color.red, color.green, color.blue].map { Double($0) / 255 }
    let lightness = ((channels.max() ?? 0) + (channels.min() ?? 0)) / 2
    return Point(x: color.hueSaturationBrightness.hue, y: 1 - lightness)
  }

  private func fills(in frame: Rect) -> [DrawItem] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let (start, end) = (place(x: 0, y: 0), place(x: frame.width, y: 0))
    let hues = Gradient(
      .linear(from: start, to: end),
      stops: (0...6).map { step in
        let share = Double(step) / 6
        return Gradient.Stop(
          location: share, color: Color(hue: share, saturation: 1, brightness: 1))
      })
    func shade(_ color: Color, from top: Double, to bottom: Double, _ alphas: (Double, Double))
      -> DrawItem
    {
      let part = Rect(
        x: frame.minX, y: frame.minY + top * frame.height, width: frame.width,
        height: (bottom - top) * frame.height)
      let course = Gradient(
        .linear(from: Point(x: part.minX, y: part.minY), to: Point(x: part.minX, y: part.maxY)),
        stops: [
          Gradient.Stop(location: 0, color: color.withAlpha(alphas.0)),
          Gradient.Stop(location: 1, color: color.withAlpha(alphas.1)),
        ])
      return .fill(.rect(part), .gradient(course))
    }
    return [
      .fill(.rect(frame), .gradient(hues)), shade(.white, from: 0, to: 0.5, (1, 0)),
      shade(.black, from: 0.5, to: 1, (0, 1)),
    ]
  }

  func place(in frame: Rect) -> [SceneNode] {
    let reading = ReadingFrame(frame: frame, direction: context.direction)
    let side = 0.75 * look.knob
    let box = reading(
      Rect(
        x: place.x * frame.width - side / 2, y: place.y * frame.height - side / 2, width: side,
        height: side))
    let circle = Shape.roundedRect(box, radius: side / 2, curve: .circular)
    let outline = Shape.roundedRect(frame, radius: look.radius, curve: .continuous)
    var node = context.containerNode(
      "Spectrum", frame: frame,
      items: [.group(DrawGroup(fills(in: frame), clips: [outline]))] + mark(circle, blur: 4),
      children: [])
    node.hitTarget = frame
    node.accessibility = Accessibility(
      role: .button, label: context.word(.spectrum), value: color.hex, traits: [.adjustable])
    return [node]
  }
}
