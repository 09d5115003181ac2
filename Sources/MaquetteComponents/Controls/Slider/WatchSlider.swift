import MaquetteCore

extension Slider {
  /// The slider of a watch: minus, a bar and plus across a platter.
  func aroundElement(
    _ accessibility: Accessibility, look: SliderLook, in context: LayoutContext
  ) -> any LayoutElement {
    var stepper = Stepper(self.title, value: self.value)
    stepper.range = self.range
    stepper.state = self.state
    var figure = StepperFigure(stepper, slider: look, context: context)
    if !self.minimumValueImage.isEmpty { figure.symbols.decrement = self.minimumValueImage }
    if !self.maximumValueImage.isEmpty { figure.symbols.increment = self.maximumValueImage }
    let bar = SegmentBarElement(self, look: look, context: context.entering("Bar"))
    return AroundElement(
      stepper, figure: figure, pressedOpacity: look.pressedOpacity, centre: bar,
      accessibility: accessibility,
      name: "Slider", context: context)
  }
}

/// The bar in the middle of a watch's slider: one segment for each step, or one bar without steps.
final class SegmentBarElement: LayoutElement {
  private let slider: Slider
  private let look: SliderLook
  private let context: LayoutContext

  init(_ slider: Slider, look: SliderLook, context: LayoutContext) {
    self.slider = slider
    self.look = look
    self.context = context
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }
  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? look.minWidth : look.barHeight ?? 0
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(
      width: max(look.minWidth, proposal.width ?? (look.barWidth ?? 0)),
      height: look.barHeight ?? 0)
  }

  /// How many segments there is room for.
  private func segments(in width: Double) -> Int {
    let count = slider.steps
    let least = (look.minSegment ?? 0) + (look.segmentGap ?? 0)
    return count > 0 && Double(count) * least <= width ? count : 0
  }

  func place(in frame: Rect) -> [SceneNode] {
    let share = slider.range.share(of: slider.value)
    let own = slider.minimumTrackTintColor.map {
      context.color($0, key: "minimumTrackTintColor")
    }
    let rest = slider.maximumTrackTintColor.map {
      context.color($0, key: "maximumTrackTintColor")
    }
    let bar = CapsuleBar(
      fill: own ?? (look.fillColor ?? .clear), track: rest ?? look.track, look: look,
      context: context)
    let count = segments(in: frame.width)
    var items: [DrawItem] = []
    if count == 0 {
      items = bar.items(in: frame, to: share)
    } else {
      let gap = look.segmentGap ?? 0
      let width = (frame.width - gap * Double(count - 1)) / Double(count)
      let radius = look.segmentRadius ?? 0
      let shape = Shape.capsule(frame)
      let filled = Int((share * Double(count)).rounded())
      let parts: [DrawItem] = (0..<count).map { index in
        let part = Rect(
          x: Double(index) * (width + gap), y: 0, width: width, height: frame.height)
        return .fill(
          .roundedRect(context.mirrored(part, in: frame), radius: radius, curve: .circular),
          .color(index < filled ? bar.fill : bar.track))
      }
      items = [.group(DrawGroup(parts, clips: [shape]))]
    }
    return [
      SceneNode(
        path: context.path, component: "Bar", frame: frame, source: context.source,
        items: items)
    ]
  }
}
