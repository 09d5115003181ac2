import MaquetteCore

/// The part of a control that is drawn and not written: a switch, a box, a chevron.
protocol ControlFigure {
  /// What the node is called.
  var name: String { get }
  /// How much room it takes, in points.
  var size: Size { get }
  /// What is drawn in its frame, from back to front.
  func items(in frame: Rect) -> [DrawItem]
  /// Parts that answer to touch or pointer by themselves; a figure with any has no target of its own.
  func parts(in frame: Rect, path: String) -> [SceneNode]
}

extension ControlFigure {
  func parts(in frame: Rect, path: String) -> [SceneNode] { [] }

  /// The node of the figure.
  func node(in frame: Rect, context: LayoutContext) -> SceneNode {
    let path = "\(context.path)/\(name)"
    return SceneNode(
      path: path, component: name, frame: frame, source: context.source,
      items: items(in: frame).filter(\.leavesMark), children: parts(in: frame, path: path))
  }
}

/// A short text in the place of a figure.
struct TextFigure: ControlFigure {
  let name = "Value"
  let size: Size
  private let layout: TextLayout
  private let color: Color

  init(_ block: TextBlock, color: Color, context: LayoutContext) {
    layout = block.layout(width: nil)
    size = Size(
      width: context.roundedUp(layout.size.width), height: context.roundedUp(layout.size.height))
    self.color = color
  }

  func items(in frame: Rect) -> [DrawItem] {
    let corner = Point(
      x: frame.midX - layout.size.width / 2, y: frame.midY - layout.size.height / 2)
    return TextBlock.items(of: layout, at: corner, color: color)
  }
}
