import MaquetteCore

/// A bar across a screen: what stands in it, from top to bottom, on a ground that reaches under what
/// the screen shows by itself.
final class BarElement: WrappingElement {
  let content: any LayoutElement
  /// The row that may have tabs in its middle; `nil` for none.
  let row: BarRow?
  private let ground: BarGround?
  /// What a part that moves up fades into under the row; `nil` where it is cut there.
  private let edge: BarGround?
  private let context: LayoutContext

  init(
    _ component: String, _ rows: [(any LayoutElement)?], row: BarRow? = nil, ground: BarGround?,
    edge: BarGround? = nil, context: LayoutContext
  ) {
    self.row = row
    content = StackElement(
      axis: .vertical, spacing: 0, alignment: .start, packing: .start,
      children: rows.compactMap(\.self), component: component, context: context)
    self.ground = ground
    self.edge = edge
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let width = proposal.width ?? context.screenWidth
    return Size(
      width: width, height: content.size(for: ProposedSize(width: width, height: nil)).height)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func place(in frame: Rect) -> [SceneNode] {
    var nodes = content.place(in: frame)
    let area = frame.inset(by: context.barReach.outward, direction: context.direction)
    nodes[0].items = ground?.closedItems(in: area, tail: context.groundTail) ?? []
    if let edge {
      nodes[0].children = nodes[0].children.fadingLifted { end in
        var above = area
        above.size.height = end - area.minY
        return context.entering("ScrollEdge").containerNode(
          "ScrollEdge", frame: above, items: edge.items(in: above), children: [])
      }
    }
    nodes[0].hasOpaqueGlass = context.hasOpaqueBarGlass
    if let ground = ground ?? edge, ground.hasScrollEdge, ground.edge == .bottom {
      context.glassBackdrop?.upperEdge = context.environment.appearance
    }
    return nodes
  }
}

extension LayoutContext {
  /// A part of a bar in all of its width, with room around it.
  ///
  /// - Parameter margin: what grows with the system's margin in wide bars; the room at its start when not given.
  func band(
    _ content: any LayoutElement, height: Double? = nil, minHeight: Double? = nil,
    minWidth: Double? = 0, insets: EdgeInsets, margin: Double? = nil, alignment: Alignment
  ) -> any LayoutElement {
    let frame = FrameValue(
      height: height, minWidth: minWidth, maxWidth: .infinity, minHeight: minHeight,
      alignment: alignment)
    return PaddingElement(
      insets, wide: wideInset(of: margin ?? insets.leading),
      content: FrameElement(frame, content: content, context: self), context: self)
  }
}

extension EdgeInsets {
  /// The same distances to the outside.
  var outward: EdgeInsets {
    EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
  }
}
