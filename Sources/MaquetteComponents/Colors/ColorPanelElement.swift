import MaquetteCore

/// The panel of colours as a popover beside what opened it.
final class ColorPanelElement: LayoutElement {
  private let look: ColorPanelLook
  private let surface: Surface
  private let context: LayoutContext
  private let head: BarRow
  private let content: any LayoutElement
  /// What is free above the head, and between it and the contents.
  private let gaps: (above: Double, below: Double)

  init(_ contents: ColorPanelContents, surface: Surface) {
    look = contents.look
    self.surface = surface
    context = contents.context
    head = contents.head
    content = contents.body
    let sheet = contents.sheet
    gaps = (
      sheet.barTop ?? sheet.topPadding ?? 0, (sheet.barBottom ?? 0) + contents.headGap
    )
  }

  private var top: Double { gaps.above + head.height + gaps.below }

  func size(for proposal: ProposedSize) -> Size {
    look.size(for: proposal, top: top, above: content, in: context)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let bar = Rect(
      x: frame.minX, y: frame.minY + gaps.above, width: frame.width, height: head.height)
    let room = look.room(below: top, for: content, in: frame)
    var node = context.containerNode(
      "ColorPanel", frame: frame, items: surface.items(in: frame),
      children: head.place(in: bar) + content.place(in: room))
    node.accessibility = Accessibility(role: .group, label: context.word(.colors), traits: [.modal])
    return [node]
  }
}
