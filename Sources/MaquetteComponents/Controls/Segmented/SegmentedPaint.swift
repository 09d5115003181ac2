import MaquetteCore

/// The colours of a segmented control and what is behind its segments.
struct SegmentedPaint {
  private let control: SegmentedControl
  private let look: SegmentedControlLook
  private let context: LayoutContext
  /// What chosen segments have on the glass of a window's toolbar; `nil` elsewhere.
  private let glassThumb: Color?
  private let ownThumb: Color?
  private let ownText: Color?

  init(_ control: SegmentedControl, look: SegmentedControlLook, context: LayoutContext) {
    self.control = control
    self.look = look
    self.context = context
    glassThumb = context.isOnGlass ? ToolbarLook(context)?.segmentFill : nil
    ownThumb = control.selectedSegmentTintColor.map {
      context.color($0, key: "selectedSegmentTintColor")
    }
    ownText = control.selectedTextColor.map { context.color($0, key: "selectedTextColor") }
  }

  private var isDisabled: Bool { control.state == .disabled }

  /// Whether a segment is drawn as the chosen one: one that acts at once while a finger is on it.
  func isSelected(_ index: Int) -> Bool {
    index == (control.isMomentary ? control.pressedSegment : control.selection)
  }

  private func isPressed(_ index: Int) -> Bool {
    index == control.pressedSegment || (control.state == .pressed && index == control.selection)
  }

  /// Whether the chosen segment is lifted off the others, with dark content on white.
  private var isLifted: Bool {
    control.state == .focused && look.focusedThumb != nil
  }

  /// The colour of a segment's content.
  func foreground(at index: Int) -> Color {
    if isDisabled || !control.segments[index].isEnabled { return look.disabledText }
    // In the toolbar of a window that is not in front they are as faint as the items beside them.
    if let faint = context.inactiveItemColor { return faint }
    guard isSelected(index) else { return look.text }
    return ownText ?? context.legible(selectedText, on: [thumbColor])
  }

  /// The colour that the chosen segment's content has where it can be read.
  private var selectedText: Color {
    if isLifted { return (look.focusedText ?? .clear) }
    if control.selectedSegmentTintColor != nil, let color = look.tintedText {
      return color
    }
    return look.selectedText
  }

  private var thumbColor: Color {
    ownThumb ?? (isLifted ? look.focusedThumb ?? .clear : glassThumb ?? look.thumb)
  }

  /// The content of a segment that may be pressed.
  func wrapped(_ items: [DrawItem], at index: Int, in frame: Rect) -> [DrawItem] {
    guard isPressed(index), control.segments[index].isEnabled, !isDisabled, !items.isEmpty else {
      return items
    }
    if isSelected(index), !control.isMomentary { return scaled(items, in: frame) }
    if control.isMomentary { return items }
    return [.group(DrawGroup(items, opacity: look.pressedOpacity))]
  }

  private func scaled(_ items: [DrawItem], in frame: Rect) -> [DrawItem] {
    let centre = frame.centre
    let transform = Transform(scale: look.pressedScale, about: centre)
    return [.group(DrawGroup(items, transform: transform))]
  }

  /// The track, the lines between segments and the chosen segment's ground.
  func background(_ area: Rect, segments: [Rect]) -> [DrawItem] {
    let radius = glassThumb == nil ? self.radius(in: area) : area.height / 2
    let curve = context.theme.buttons.cornerCurve
    let shape = Shape.roundedRect(area, radius: radius, curve: curve)
    var items: [DrawItem] = []
    let ring = control.state == .focused ? context.focusRing(around: area, radius: radius) : []
    items += ring
    if glassThumb == nil { items.append(.fill(shape, .color(look.fill))) }
    if let border = look.border {
      items.append(
        DrawItem.outline(
          of: area, radius: radius, width: look.borderWidth ?? 0, color: border))
    }
    // Glass has an outline of its own.
    if glassThumb == nil {
      items += look.contrastOutline(
        of: area, radius: radius, isDisabled: isDisabled, in: context)
    }
    items += separators(in: area, segments)
    if let index = segments.indices.first(where: isSelected) {
      items += thumb(in: area, segment: segments[index], at: index)
    }
    return items.filter(\.leavesMark)
  }

  private func radius(in area: Rect) -> Double {
    min(look.radius(at: control.controlSize), area.height / 2)
  }

  private func separators(in area: Rect, _ segments: [Rect]) -> [DrawItem] {
    let width = look.separatorWidth
    let inset = look.separatorInset
    guard width > 0 else { return [] }
    return segments.indices.dropFirst().compactMap { index in
      guard !isSelected(index), !isSelected(index - 1) else { return nil }
      // In the middle between two segments.
      let isMirrored = context.direction == .rightToLeft
      let edge =
        isMirrored
        ? (segments[index].maxX + segments[index - 1].minX) / 2
        : (segments[index].minX + segments[index - 1].maxX) / 2
      let line = Rect(
        x: context.rounded(edge - width / 2), y: area.minY + inset, width: width,
        height: area.height - 2 * inset)
      return .fill(
        .roundedRect(line, radius: width / 2, curve: .circular),
        .color(look.separator))
    }
  }

  private func thumb(in area: Rect, segment: Rect, at index: Int) -> [DrawItem] {
    let vertical = glassThumb == nil ? look.verticalPadding : 0
    let out = look.thumbOutset
    let rect = Rect(
      x: segment.minX - out, y: area.minY + vertical, width: segment.width + 2 * out,
      height: area.height - 2 * vertical)
    let own = glassThumb == nil ? look.thumbRadius(at: control.controlSize) : rect.height
    let radius = min(own, rect.height / 2)
    let shape = Shape.roundedRect(rect, radius: radius, curve: context.theme.buttons.cornerCurve)
    let color = thumbColor
    let isDown = isPressed(index) && !isDisabled && !control.isMomentary
    if isDown, ownThumb == nil, look.pressedThumb != nil {
      let outset = look.pressedThumbOutset ?? 0
      let lens = GlassKnob(
        look.pressedThumbPaint, around: rect, by: Size(width: outset, height: outset),
        shadows: look.thumbShadow)
      return lens.items(
        curve: context.theme.buttons.cornerCurve, outlinedAs: look, in: context)
    }
    let isFlat = isDisabled || glassThumb != nil
    var items = isFlat ? [] : look.thumbShadow.items(of: shape)
    if isLifted { items = look.focusedShadow.items(of: shape) }
    items.append(.fill(shape, .color(isDisabled ? color.opacity(0.5) : color)))
    items += look.contrastOutline(
      of: rect, radius: radius, isDisabled: isDisabled, in: context)
    if isLifted { return lifted(items, in: rect) }
    if isDown, let overlay = look.pressedOverlay {
      items.append(.fill(shape, .color(overlay)))
    }
    return isDown ? scaled(items, in: rect) : items
  }

  private func lifted(_ items: [DrawItem], in rect: Rect) -> [DrawItem] {
    let centre = rect.centre
    let transform = Transform(scale: look.focusedScale ?? 0, about: centre)
    return [.group(DrawGroup(items, transform: transform))]
  }
}
