import MaquetteCore

/// The track of a slider with its thumb, tick marks and numerals.
final class SliderTrackElement: LayoutElement {
  private let slider: Slider
  private let look: SliderLook
  private let context: LayoutContext
  private let numerals: NumeralScale
  private let ticks: Int
  private let isVertical: Bool
  private let showsThumb: Bool
  private let font: ResolvedFont?

  init(_ slider: Slider, look: SliderLook, context: LayoutContext) {
    self.slider = slider
    self.look = look
    self.context = context
    isVertical = slider.isUpright(in: context)
    let places = slider.steps > 0 ? slider.steps + 1 : 0
    showsThumb = slider.showsThumb(in: context)
    let asked = slider.uses("numberOfTickMarks", in: context) ? slider.numberOfTickMarks : nil
    let marks = look.tickLength == nil ? 0 : asked ?? places
    ticks = marks
    let count = marks > 0 ? marks : places
    numerals = NumeralScale(
      slider.showsNumerals
        ? NumeralScale.places(
          count, of: slider.range, format: slider.valueFormat, context: context) : [],
      gap: look.numeralGap ?? 0, font: look.numeralFont?.value ?? .body,
      color: look.numeralColor ?? .clear, context: context)
    font = look.endFont?.resolved()
  }

  // MARK: Measuring

  /// How high a slider that lies is, without numerals.
  private var across: Double { look.height(at: slider.controlSize) }

  func stretch(along axis: Axis) -> Stretch {
    axis == (isVertical ? .vertical : .horizontal) ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    if axis == (isVertical ? .vertical : .horizontal) { return look.minWidth }
    return size(for: .ideal)[axis]
  }

  func size(for proposal: ProposedSize) -> Size {
    let (least, usual) = (look.minWidth, look.width)
    if isVertical {
      return Size(width: across + numerals.width, height: max(least, proposal.height ?? usual))
    }
    return Size(width: max(least, proposal.width ?? usual), height: across + numerals.height)
  }

  func firstBaseline(in size: Size) -> Double? {
    guard !isVertical, let font else { return nil }
    // What stands at the ends has the middle of its capitals where the track is.
    return across / 2 + font.capHeight / 2
  }

  // MARK: Geometry

  private var thumb: Size {
    // Estimated: without one the fill takes its share of the whole track, as that of a progress bar.
    guard showsThumb else { return .zero }
    let side = look.thumb(at: slider.controlSize) ?? 0
    let ticked = ticks > 0 ? look.tickThumbWidth : nil
    guard let usual = look.thumbWidth else { return Size(width: ticked ?? side, height: side) }
    // Long thumbs are long at every size.
    let scale = side / max(1, look.thumb(at: .regular) ?? side)
    return Size(width: (ticked ?? usual) * scale, height: side)
  }

  /// A rectangle from its extent along the track, from the minimum on, and where it stands across
  /// it, from the top or leading side.
  private func rect(along: Range, across: Range, in frame: Rect) -> Rect {
    if isVertical {
      let box = Rect(
        x: across.start, y: frame.height - along.end, width: across.length,
        height: along.length)
      return context.mirrored(box, in: frame)
    }
    let box = Rect(x: along.start, y: across.start, width: along.length, height: across.length)
    return context.mirrored(box, in: frame)
  }

  private struct Range {
    var start: Double
    var end: Double
    var length: Double { end - start }

    init(_ start: Double, _ end: Double) {
      self.start = start
      self.end = end
    }

    init(middle: Double, length: Double) { self.init(middle - length / 2, middle + length / 2) }
  }

  /// The distance of the thumb's middle from the minimum's end.
  private func middle(at share: Double, in length: Double) -> Double {
    thumb.width / 2 + share * max(0, length - thumb.width)
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    let length = isVertical ? frame.height : frame.width
    let at = middle(at: slider.range.share(of: slider.value), in: length)
    let thumbRect = rect(
      along: Range(middle: at, length: thumb.width),
      across: Range(middle: across / 2, length: thumb.height), in: frame)
    let control = rect(along: Range(0, length), across: Range(0, across), in: frame)
    // The track must not shine through a faint thumb: both are then drawn as one.
    let isDisabled = slider.state == .disabled
    let thumbItems = showsThumb ? thumbItems(thumbRect) : []
    let thumbNode = SceneNode(
      path: "\(context.path)/Thumb", component: "Thumb", frame: thumbRect,
      source: context.source, items: isDisabled ? [] : thumbItems)
    let isMirrored = context.direction == .rightToLeft
    let marks =
      isVertical
      ? numerals.column(in: frame, after: across) { length - self.middle(at: $0, in: length) }
      : numerals.row(in: frame, below: frame.minY + across) {
        let x = self.middle(at: $0, in: length)
        return isMirrored ? length - x : x
      }
    return [
      SceneNode(
        path: context.path, component: "Track", frame: frame,
        hitTarget: control.expanded(toAtLeast: context.theme.metrics.minHitTarget),
        source: context.source,
        items: trackItems(to: at, length: length, in: frame) + (isDisabled ? thumbItems : []),
        children: (showsThumb ? [thumbNode] : []) + marks)
    ]
  }

  private func trackItems(to end: Double, length: Double, in frame: Rect) -> [DrawItem] {
    let height = look.trackHeight(at: slider.controlSize) ?? 0
    let breadth = Range(middle: across / 2, length: height)
    let inset = min(look.trackInset ?? 0, length / 2)
    let whole = rect(along: Range(inset, length - inset), across: breadth, in: frame)
    let shape = Shape.roundedRect(whole, radius: height / 2, curve: .circular)
    let own = slider.minimumTrackTintColor.map {
      context.color($0, key: "minimumTrackTintColor")
    }
    let rest =
      slider.maximumTrackTintColor.map { context.color($0, key: "maximumTrackTintColor") }
      ?? look.track
    var items = tickItems(length, in: frame) + [.fill(shape, .color(rest))]
    // AppKit fills no track with tick marks unless it is told a colour.
    let neutral = neutral(in: length)
    if own != nil || ticks == 0 || look.tickThumbWidth == nil || neutral != nil || !showsThumb {
      let part = filled(from: neutral ?? inset, to: max(inset, min(end, length - inset)))
      let box = rect(along: part, across: breadth, in: frame)
      let radius = neutral == nil && showsThumb ? height / 2 : min(height, part.length) / 2
      if part.length > 0 || showsThumb && neutral == nil {
        let shape = Shape.roundedRect(box, radius: radius, curve: .circular)
        items.append(.fill(shape, .color(own ?? look.fill)))
      }
    }
    return items
      + look.contrastOutline(of: whole, radius: height / 2, in: context)
  }

  /// Where the fill begins that goes from a neutral value to the thumb; `nil` for the minimum's end.
  private func neutral(in length: Double) -> Double? {
    guard let value = slider.neutralValue, slider.uses("neutralValue", in: context) else {
      return nil
    }
    return middle(at: slider.range.share(of: value), in: length)
  }

  private func filled(from start: Double, to end: Double) -> Range {
    Range(min(start, end), max(start, end))
  }

  private func tickItems(_ length: Double, in frame: Rect) -> [DrawItem] {
    // Marks that would run into one another are left out.
    guard ticks > 0,
      length - thumb.width >= (look.tickPitch ?? 0) * Double(ticks - 1)
    else { return [] }
    let (width, reach) = (look.tickWidth ?? 0, look.tickLength ?? 0)
    let gap = (look.tickGap ?? 0) + (look.trackHeight(at: slider.controlSize) ?? 0) / 2
    let isAbove = slider.tickMarkPosition == .above
    let middle = across / 2
    let breadth =
      isAbove
      ? Range(middle - gap - reach, middle - gap) : Range(middle + gap, middle + gap + reach)
    return (0..<ticks).map { index in
      let share = ticks == 1 ? 0.5 : Double(index) / Double(ticks - 1)
      let mark = rect(
        along: Range(middle: self.middle(at: share, in: length), length: width),
        across: breadth, in: frame)
      return .fill(
        .roundedRect(mark, radius: width / 2, curve: .circular), .color(look.tick ?? .clear))
    }
  }

  private func thumbItems(_ frame: Rect) -> [DrawItem] {
    if slider.state == .pressed, slider.thumbTintColor == nil, look.pressedThumb != nil {
      let knob = GlassKnob(
        look.pressedThumbPaint, from: frame, scale: look.pressedThumbScale ?? 1,
        shadows: look.thumbShadow)
      return knob.items(outlinedAs: look, in: context)
    }
    let own = ticks > 0 ? look.tickThumbRadius : nil
    let radius = min(own ?? .infinity, min(frame.width, frame.height) / 2)
    let shape = Shape.roundedRect(frame, radius: radius, curve: .circular)
    var items = slider.state == .focused ? context.focusRing(around: frame, radius: radius) : []
    items += look.thumbShadow.items(of: shape)
    let color =
      slider.thumbTintColor.map { context.color($0, key: "thumbTintColor") }
      ?? (look.thumbColor ?? .clear)
    items.append(.fill(shape, .color(color)))
    if slider.state == .pressed, let overlay = look.pressedOverlay {
      items.append(.fill(shape, .color(overlay)))
    }
    if let border = look.thumbBorder {
      items.append(
        DrawItem.outline(
          of: frame, radius: radius, width: look.thumbBorderWidth ?? 0, color: border))
    }
    return items + look.contrastOutline(of: frame, radius: radius, in: context)
  }
}
