import MaquetteCore

/// Lays out a complication: the outline with its contents, and a text that curves around it.
final class ComplicationElement: LayoutElement {
  private let family: ComplicationFamily
  private let showsBackground: Bool
  private let content: any LayoutElement
  private let label: TextBlock?
  private let look: ComplicationLook
  private let context: LayoutContext

  init(
    _ component: Complication, content: any LayoutElement, look: ComplicationLook,
    context: LayoutContext
  ) {
    family = component.family
    showsBackground = component.showsBackground ?? (family.outline == .circle)
    self.content = content
    self.look = look
    self.context = context
    let font = look.font(size: look.label, weight: .semibold).resolved(in: context.environment)
    let text = family.hasCurvedLabel ? component.widgetLabel : ""
    label =
      text.isEmpty
      ? nil
      : font.flatMap {
        context.textBlock(
          text, resolved: $0, maxLines: 1, alignment: .center, key: "widgetLabel",
          name: "a complication's label")
      }
  }

  // MARK: Measuring

  private var shape: Size { family.outlineSize(in: look, context: context) }

  /// A length of the face, on this case.
  private func curve(_ length: Double) -> Double {
    context.rounded(length * look.share)
  }

  /// The curved text as far as there is room for it.
  private var line: TextLayout? { label?.layout(width: arcLength) }

  /// How long a curved text may be.
  private var arcLength: Double {
    family == .graphicBezel ? curve(look.bezelText) : curve(look.cornerText)
  }

  func size(for proposal: ProposedSize) -> Size {
    let shape = shape
    guard let line else { return shape }
    if family == .graphicBezel {
      return Size(
        width: max(shape.width, curve(look.bezelWidth)),
        height: shape.height + line.size.height + look.labelGap)
    }
    let arc = cornerArc(line, around: Rect(origin: .zero, size: shape))
    return Size(
      width: max(shape.width, context.roundedUp(arc.end.x)),
      height: max(shape.height, context.roundedUp(arc.end.x)))
  }

  /// The text around the upper side of a dial.
  private func bezelArc(_ line: TextLayout, in frame: Rect) -> TextArc {
    let radius = curve(look.bezelRadius)
    let ascent = line.lines.first?.baseline ?? 0
    return TextArc(
      layout: line, centre: Point(x: frame.midX, y: frame.minY + ascent + radius), radius: radius,
      angle: 0)
  }

  /// The text inside of a circle in the upper left corner: the middle of the face lies to its lower
  /// right, as far as the edge of the screen is curved.
  private func cornerArc(_ line: TextLayout, around outline: Rect) -> TextArc {
    let radius = curve(look.cornerRadius)
    let ascent = line.lines.first?.baseline ?? 0
    let distance = outline.width / 2 + look.labelGap + ascent + radius
    let side = distance / 2.0.squareRoot()
    return TextArc(
      layout: line, centre: Point(x: outline.midX + side, y: outline.midY + side), radius: radius,
      angle: -Double.pi / 4)
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    let shape = shape
    // A watch's face is not mirrored.
    var outline = Rect(origin: frame.origin, size: shape)
    if let line, family == .graphicBezel {
      outline.origin = Point(
        x: context.rounded(frame.midX - shape.width / 2),
        y: frame.minY + line.size.height + look.labelGap)
    }
    let clip = Shape.roundedRect(
      outline,
      radius: family.outline == .circle ? outline.width / 2 : look.radius,
      curve: .circular)
    let inset = family.outline == .circle ? outline.width * look.inset : 0
    let room = outline.inset(by: inset)
    let size = content.size(for: ProposedSize(room.size))
    let alignment: Alignment = family.outline == .circle ? .center : .leading
    let ground = showsBackground ? [DrawItem.fill(clip, .color(look.background))] : []
    var inner = context.containerNode(
      "Face", frame: outline, items: ground, clip: clip,
      children: content.place(in: context.align(size, in: room, alignment)))
    inner.path = "\(context.path)/Face"
    var children = [inner]
    if let line { children.append(curved(line, around: outline, in: frame)) }
    return [context.containerNode(Complication.componentName, frame: frame, children: children)]
  }

  private func curved(_ line: TextLayout, around outline: Rect, in frame: Rect) -> SceneNode {
    let arc =
      family == .graphicBezel ? bezelArc(line, in: frame) : cornerArc(line, around: outline)
    return SceneNode(
      path: "\(context.path)/WidgetLabel", component: "WidgetLabel", frame: frame,
      text: line.shownText,
      accessibility: Accessibility(role: .staticText, label: line.shownText),
      source: context.source, items: arc.items(color: look.labelColor))
  }
}

extension ComplicationFamily {
  /// The outline's size on the watch that is drawn for.
  func outlineSize(in look: ComplicationLook, context: LayoutContext) -> Size {
    let (width, height) = size(in: look)
    // Families that are documented have a size for each case; the others follow the circle.
    let isOwn = self == .graphicCircular || self == .graphicRectangular
    let share = isOwn ? 1 : look.share
    return Size(width: context.rounded(width * share), height: context.rounded(height * share))
  }

  /// The outline's width and height before it follows the case.
  fileprivate func size(in look: ComplicationLook) -> (width: Double, height: Double) {
    switch self {
    case .modularSmall: (look.modularSmallWidth, look.modularSmallHeight)
    case .modularLarge: (look.modularLargeWidth, look.modularLargeHeight)
    case .utilitarianSmall: (look.utilitarianSmallWidth, look.utilitarianSmallHeight)
    case .utilitarianSmallFlat: (look.utilitarianSmallFlatWidth, look.utilitarianSmallFlatHeight)
    case .utilitarianLarge: (look.utilitarianLargeWidth, look.utilitarianLargeHeight)
    case .circularSmall: circle(look.circularSmallWidth)
    case .extraLarge: (look.extraLargeWidth, look.extraLargeHeight)
    case .graphicCorner: circle(look.graphicCornerWidth)
    case .graphicBezel: circle(look.graphicBezelWidth)
    case .graphicCircular: circle(look.graphicCircularWidth)
    case .graphicRectangular: (look.graphicRectangularWidth, look.graphicRectangularHeight)
    case .graphicExtraLarge: circle(look.graphicExtraLargeWidth)
    }
  }

  private func circle(_ diameter: Double) -> (width: Double, height: Double) {
    (diameter, diameter)
  }
}
