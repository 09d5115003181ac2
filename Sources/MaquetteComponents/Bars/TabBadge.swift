import MaquetteCore

/// The red oval with a number at a tab's symbol.
struct TabBadge {
  private let line: InnerLine
  private let size: Size
  private let look: TabBarLook
  private let context: LayoutContext

  /// `nil` without a text, and where tabs have no badges.
  init?(_ text: String, look: TabBarLook, context: LayoutContext) {
    let height = look.badgeHeight
    guard !text.isEmpty, let font = look.badge.resolved(),
      let line = InnerLine(
        text, font: font, in: height, width: look.badgeMostText, middle: { $0.size.height / 2 },
        block: {
          context.textBlock(
            text, resolved: $0, maxLines: 1, alignment: .center, key: "items",
            name: "a tab's badge", keepsLine: false)
        })
    else { return nil }
    self.line = line
    size = Size(
      width: max(height, context.roundedUp(line.layout.size.width + 2 * look.badgePadding)),
      height: height)
    self.look = look
    self.context = context
  }

  /// How wide it is, in points.
  var width: Double { size.width }

  /// The badge, which starts at a distance from the leading edge of its tab.
  func node(in place: ReadingFrame, x: Double, y: Double) -> SceneNode {
    let frame = place(Rect(x: context.rounded(x), y: y, width: size.width, height: size.height))
    let shape = Shape.capsule(frame)
    let text = line.layout
    let corner = Point(
      x: frame.midX - text.size.width / 2, y: context.rounded(frame.midY - line.middle))
    let ground = look.badgeColor
    return SceneNode(
      path: "\(context.path)/Badge", component: "Badge", frame: frame, text: text.shownText,
      source: context.source,
      items: [.fill(shape, .color(ground))]
        + TextBlock.items(
          of: text, at: corner, color: context.legible(look.badgeText, on: [ground])))
  }
}
