import MaquetteCore

/// The knob of a circular slider of macOS: its dot is at the top for the minimum and goes round
/// clockwise, from right to left too, as clocks do.
final class SliderDialElement: LayoutElement {
  private let slider: Slider
  private let look: CircularSliderLook
  private let context: LayoutContext
  private let ticks: Int

  init(_ slider: Slider, look: CircularSliderLook, context: LayoutContext) {
    self.slider = slider
    self.look = look
    self.context = context
    ticks = slider.numberOfTickMarks ?? slider.steps
  }

  private var knob: Double { look.knob(at: slider.controlSize) }
  private var side: Double {
    ticks > 0 ? look.tickedSide(at: slider.controlSize) : knob
  }

  func size(for proposal: ProposedSize) -> Size { Size(width: side, height: side) }

  func firstBaseline(in size: Size) -> Double? {
    SliderLook(context)?.endFont?.resolved().map {
      size.height / 2 + $0.capHeight / 2
    }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let centre = frame.centre
    let disc = Rect(centre: centre, side: knob)
    let shape = Shape.roundedRect(disc, radius: knob / 2, curve: .circular)
    var items: [DrawItem] =
      slider.state == .focused ? context.focusRing(around: disc, radius: knob / 2) : []
    items += look.shadow.items(of: shape)
    let own = slider.thumbTintColor.map { context.color($0, key: "thumbTintColor") }
    items.append(.fill(shape, .color(own ?? look.fill)))
    if slider.state == .pressed {
      items.append(.fill(shape, .color(look.pressedOverlay)))
    }
    items.append(
      DrawItem.outline(
        of: disc, radius: knob / 2, width: look.borderWidth,
        color: look.border))
    items += look.contrastOutline(of: disc, radius: knob / 2, in: context)
    items.append(dot(centre))
    for index in 0..<ticks {
      let spot = Path.point(
        on: centre, radius: side / 2 - look.tick / 2,
        at: Double(index) / Double(ticks))
      var path = Path()
      path.addCircle(centre: spot, radius: look.tick / 2)
      items.append(.fill(.path(path, evenOdd: false), .color(look.tickColor)))
    }
    return [
      SceneNode(
        path: context.path, component: "Knob", frame: frame,
        hitTarget: frame.expanded(toAtLeast: context.theme.metrics.minHitTarget),
        source: context.source, items: items)
    ]
  }

  private func dot(_ centre: Point) -> DrawItem {
    let radius = knob * look.dotShare / 2
    let spot = Path.point(
      on: centre, radius: knob / 2 - knob * look.dotInsetShare,
      at: slider.range.share(of: slider.value))
    var path = Path()
    path.addCircle(centre: spot, radius: radius)
    return .fill(.path(path, evenOdd: false), .color(look.dot))
  }
}
