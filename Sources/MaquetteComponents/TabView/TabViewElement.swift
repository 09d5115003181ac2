import MaquetteCore

/// Lays what a tab view shows beside, below or under what switches between its tabs.
final class TabViewElement: LayoutElement {
  /// Where the control stands.
  enum Place {
    /// At the lower edge, below the contents.
    case below
    /// At the upper edge.
    case above
    /// Over the contents, at the lower edge.
    case over
    /// Half on the upper edge of a box around the contents.
    case box(GroupBoxLook)
  }

  private let content: any LayoutElement
  private let control: (any LayoutElement)?
  private let place: Place
  private let context: LayoutContext
  private var memo = SizeMemo()

  init(
    _ content: any LayoutElement, control: (any LayoutElement)?, place: Place,
    context: LayoutContext
  ) {
    self.content = content
    self.control = control
    self.place = place
    self.context = context
  }

  private func controlSize(in width: Double?) -> Size {
    control?.size(for: ProposedSize(width: width, height: nil)) ?? .zero
  }

  /// The room around the contents.
  private func insets(in width: Double?) -> EdgeInsets {
    let height = controlSize(in: width).height
    switch place {
    case .below: return EdgeInsets(bottom: height)
    case .above: return EdgeInsets(top: height)
    case .over: return .zero
    case .box(let look):
      return EdgeInsets(
        top: height + look.padding, leading: look.padding, bottom: look.padding,
        trailing: look.padding)
    }
  }

  func size(for proposal: ProposedSize) -> Size {
    memo.size(for: proposal) {
      let insets = insets(in: proposal.width)
      let inner = content.size(for: proposal.inset(by: insets))
      let control = controlSize(in: proposal.width)
      let own = Size(
        width: max(inner.width + insets.horizontal, control.width),
        height: max(inner.height + insets.vertical, control.height))
      // It takes all the room there is, whatever is shown in it.
      return Size(
        width: max(own.width, proposal.width ?? 0), height: proposal.height ?? own.height)
    }
  }

  func stretch(along axis: Axis) -> Stretch { .fill }

  func minimum(along axis: Axis) -> Double {
    let insets = insets(in: nil)
    let own = axis == .horizontal ? insets.horizontal : insets.vertical
    return max(content.minimum(along: axis) + own, control?.minimum(along: axis) ?? 0)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let insets = insets(in: frame.width)
    let room = frame.inset(by: insets, direction: context.direction)
    let inner = content.size(for: ProposedSize(room.size))
    let isCut = inner.height > room.height + 0.01 || inner.width > room.width + 0.01
    let shown = content.place(
      in: context.align(inner, in: room, inner.height > room.height ? .top : .center))
    let page = context.entering("Page").containerNode(
      "Page", frame: room, clip: isCut ? .rect(room) : nil, children: shown)
    let size = controlSize(in: frame.width)
    let alignment: Alignment
    switch place {
    case .below, .over: alignment = .bottom
    case .above, .box: alignment = .top
    }
    let bar = context.align(size, in: frame, alignment)
    return [
      context.containerNode(
        "TabView", frame: frame, items: box(in: frame, below: bar),
        children: [page] + (control?.place(in: bar) ?? []))
    ]
  }

  /// The box around the contents, with what is behind it below the control.
  private func box(in frame: Rect, below bar: Rect) -> [DrawItem] {
    guard case .box(let look) = place else { return [] }
    let half = context.rounded(bar.height / 2)
    let box = frame.inset(by: EdgeInsets(top: half), direction: context.direction)
    var items: [DrawItem] = [
      .fill(
        .roundedRect(box, radius: look.radius, curve: context.theme.buttons.cornerCurve),
        .color(look.fill))
    ]
    if let border = look.border {
      items.append(
        DrawItem.outline(
          of: box, radius: look.radius, width: look.borderWidth ?? 0, color: border))
    }
    items += look.contrastOutline(of: box, radius: look.radius, in: context)
    let patch = Shape.roundedRect(bar, radius: bar.height / 4, curve: .circular)
    return items + [.fill(patch, .color(look.fill.over(context.plainGround).opaque))]
  }
}
