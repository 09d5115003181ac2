import MaquetteCore

/// A slider on a track from one colour to another.
final class ColorTrack: LayoutElement {
  /// What it is called in paths, and what VoiceOver calls it.
  private let name: (component: String, label: String)
  private let ends: (start: Color, end: Color)
  /// Where the knob stands, from 0 to 1, and the colour in it.
  private let knob: (place: Double, color: Color)
  /// What VoiceOver says it is at; `nil` for how far along it is.
  private let value: String?
  private let look: ColorPanelLook
  private let context: LayoutContext

  private init(
    _ name: String, label: String, ends: (start: Color, end: Color),
    knob: (place: Double, color: Color), value: String? = nil, look: ColorPanelLook,
    context: LayoutContext
  ) {
    self.name = (name, label)
    self.ends = ends
    self.knob = knob
    self.value = value
    self.look = look
    self.context = context.entering(name)
  }

  /// A part of a colour.
  enum Channel: String {
    case red = "Red"
    case green = "Green"
    case blue = "Blue"

    var path: WritableKeyPath<Color, UInt8> & Sendable {
      switch self {
      case .red: \.red
      case .green: \.green
      case .blue: \.blue
      }
    }
  }

  /// A track from a colour without a part of it to the same with all of that.
  static func channel(
    _ channel: Channel, of color: Color, label: String, value: String, look: ColorPanelLook,
    context: LayoutContext
  ) -> ColorTrack {
    var (none, all) = (color.opaque, color.opaque)
    none[keyPath: channel.path] = 0
    all[keyPath: channel.path] = 255
    return ColorTrack(
      channel.rawValue, label: label, ends: (none, all),
      knob: (Double(color[keyPath: channel.path]) / 255, color.opaque), value: value, look: look,
      context: context)
  }

  /// A track from nothing to a colour.
  static func opacity(of color: Color, look: ColorPanelLook, context: LayoutContext) -> ColorTrack {
    ColorTrack(
      "Opacity", label: context.word(.opacity), ends: (color.withAlpha(0), color.opaque),
      knob: (color.alpha, color.opaque), look: look, context: context)
  }

  /// A track from black to a colour as bright as it can be.
  static func brightness(of color: Color, look: ColorPanelLook, context: LayoutContext)
    -> ColorTrack
  {
    let parts = color.hueSaturationBrightness
    let bright = Color(hue: parts.hue, saturation: parts.saturation, brightness: 1)
    return ColorTrack(
      "Brightness", label: context.word(.brightness), ends: (.black, bright),
      knob: (parts.brightness, color.opaque), look: look, context: context)
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? look.cell * look.columns,
      height: max(look.trackHeight, look.knob))
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? look.knob : size(for: .ideal).height
  }

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let y = (frame.height - look.trackHeight) / 2
    let track = place(Rect(x: 0, y: y, width: frame.width, height: look.trackHeight))
    let shape = Shape.roundedRect(track, radius: look.trackHeight / 2, curve: .circular)
    let (from, to) = (place(x: 0, y: frame.height / 2), place(x: frame.width, y: frame.height / 2))
    let course = Gradient(
      .linear(from: from, to: to),
      stops: [
        Gradient.Stop(location: 0, color: ends.start), Gradient.Stop(location: 1, color: ends.end),
      ])
    let checks = ends.start.alpha < 1 ? squares(in: frame, track) : []
    let fills = checks + [.fill(.rect(track), .gradient(course))]
    let inset = (look.trackHeight - look.knob) / 2
    let room = frame.width - look.knob - 2 * inset
    let disc = place(
      Rect(
        x: inset + room * knob.place, y: (frame.height - look.knob) / 2, width: look.knob,
        height: look.knob))
    let round = Shape.roundedRect(disc, radius: look.knob / 2, curve: .circular)
    var node = context.containerNode(
      name.component, frame: frame,
      items: [
        .group(DrawGroup(fills, clips: [shape])),
        .shadow(round, Shadow(color: Color.black.withAlpha(0.25), blur: 4, offset: .zero)),
        .fill(round, .color(.white)),
        .fill(
          .roundedRect(disc.inset(by: 3), radius: look.knob / 2 - 3, curve: .circular),
          .color(knob.color)),
      ], children: [])
    node.hitTarget = frame
    node.accessibility = Accessibility(
      role: .button, label: name.label,
      value: value ?? context.text(of: knob.place, in: ValueRange(0, 1), format: .percent),
      traits: [.adjustable])
    return [node]
  }

  /// What shows through a colour that is not opaque.
  private func squares(in frame: Rect, _ track: Rect) -> [DrawItem] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let y = (frame.height - look.trackHeight) / 2
    let side = look.trackHeight / 3
    var squares: [DrawItem] = [.fill(.rect(track), .color(.white))]
    let gray = Color(hue: 0, saturation: 0, brightness: 0.82)
    for row in 0..<3 {
      var x = row.isMultiple(of: 2) ? 0 : side
      while x < frame.width {
        let square = place(
          Rect(x: x, y: y + Double(row) * side, width: min(side, frame.width - x), height: side))
        squares.append(.fill(.rect(square), .color(gray)))
        x += 2 * side
      }
    }
    return squares
  }
}
