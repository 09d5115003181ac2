import MaquetteCore

/// Lays a title above components, on the ground around both or above it.
final class GroupBoxElement: LayoutElement {
  private let look: GroupBoxLook
  private let fill: Color
  private let title: (any LayoutElement)?
  private let alignment: VStack.Alignment
  private let content: any LayoutElement
  private let corners: CornerContainer
  private let context: LayoutContext
  private var memo = SizeMemo()

  init(
    _ look: GroupBoxLook, fill: Color, title: (any LayoutElement)?, alignment: VStack.Alignment,
    content: any LayoutElement, corners: CornerContainer, context: LayoutContext
  ) {
    self.look = look
    self.fill = fill
    self.title = title
    self.alignment = alignment
    self.content = content
    self.corners = corners
    self.context = context
  }

  private var isTitleInside: Bool { look.titleInside != 0 }
  private var titleInset: Double { isTitleInside ? look.padding : look.titleInset }
  private var sides: Double { 2 * look.padding }

  /// The room for the title, and for what is below it, in a width.
  private func titleSize(in width: Double?) -> Size {
    let room = width.map { max(0, $0 - 2 * titleInset) }
    return title?.size(for: ProposedSize(width: room, height: nil)) ?? .zero
  }

  /// How far the components start below the upper edge.
  private func contentTop(below title: Size) -> Double {
    guard self.title != nil else { return look.padding }
    let gap = hasContent ? look.titleGap : 0
    return isTitleInside
      ? look.padding + context.roundedUp(title.height) + gap
      : context.roundedUp(title.height) + look.titleGap + look.padding
  }

  private var hasContent: Bool { content.size(for: .ideal).height > 0 }

  func size(for proposal: ProposedSize) -> Size {
    memo.size(for: proposal) {
      let title = titleSize(in: proposal.width)
      let top = contentTop(below: title)
      let inner = content.size(for: inside(proposal, top: top))
      let own = max(title.width + 2 * titleInset, inner.width + sides)
      let isWide = look.fillsWidth != 0 || content.stretch(along: .horizontal) == .fill
      let width = isWide ? max(own, proposal.width ?? own) : own
      return Size(width: context.roundedUp(width), height: top + inner.height + look.padding)
    }
  }

  private func inside(_ proposal: ProposedSize, top: Double) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max(0, $0 - sides) },
      height: proposal.height.map { max(0, $0 - top - look.padding) })
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && look.fillsWidth != 0 ? .fill : content.stretch(along: axis)
  }

  func minimum(along axis: Axis) -> Double {
    if axis == .horizontal {
      return max(
        content.minimum(along: axis) + sides,
        (title?.minimum(along: axis) ?? 0) + 2 * titleInset)
    }
    return contentTop(below: titleSize(in: nil)) + content.minimum(along: axis) + look.padding
  }

  func place(in frame: Rect) -> [SceneNode] {
    let size = titleSize(in: frame.width)
    let top = contentTop(below: size)
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let boxTop = isTitleInside || title == nil ? 0 : top - look.padding
    let box = Rect(
      x: frame.minX, y: frame.minY + boxTop, width: frame.width, height: frame.height - boxTop)
    corners.place(in: box, radii: CornerRadii(all: look.radius))
    var nodes =
      title?.place(
        in: place(
          Rect(
            x: titleInset, y: isTitleInside ? look.padding : 0, width: size.width,
            height: size.height))) ?? []
    let inner = content.size(for: inside(ProposedSize(frame.size), top: top))
    let free = frame.width - sides - inner.width
    let before = context.rounded(max(0, free) * share)
    nodes += content.place(
      in: place(
        Rect(x: look.padding + before, y: top, width: inner.width, height: inner.height)))
    return [
      context.containerNode("GroupBox", frame: frame, items: ground(box), children: nodes)
    ]
  }

  private var share: Double {
    switch alignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  private func ground(_ box: Rect) -> [DrawItem] {
    let radius = min(look.radius, box.height / 2)
    let shape = Shape.roundedRect(box, radius: radius, curve: context.theme.buttons.cornerCurve)
    var items: [DrawItem] = [.fill(shape, .color(fill))]
    if let border = look.border {
      items.append(
        DrawItem.outline(of: box, radius: radius, width: look.borderWidth ?? 0, color: border))
    }
    return items + look.contrastOutline(of: box, radius: radius, in: context)
  }
}
