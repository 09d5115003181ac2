import MaquetteCore

/// A row of gradient buttons below a table, as wide as the table: no gaps, shared lines of one
/// point. macOS only; elsewhere it is an error.
public struct ButtonBar: CatalogComponent {
  public struct Keys: KeyList {
    public let children = Key<[AnyComponent]>(
      [], "The buttons from the leading edge, and spacers.", aliases: ["buttons"])
    public let content = Key<[AnyComponent]>(
      [], "The view on which the buttons act, drawn above them.", aliases: ["table"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A bar of buttons.
  public init(
    @ComponentBuilder children: () -> [AnyComponent],
    @ComponentBuilder below content: () -> [AnyComponent] = { [] }
  ) {
    self.children = children()
    self.content = content()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ButtonBar")
    guard let look = context.look(GradientButtonLook.self, component: "bar of gradient buttons")
    else {
      return EmptyElement()
    }
    context.warnOfToolbar("the bar of gradient buttons", instead: "use toolbar items in its place")
    var inside = context
    inside.isButtonBar = true
    let row = StackElement(
      axis: .horizontal, spacing: -look.lineWidth, alignment: .center,
      children: inside.elements(for: self.children, axis: .horizontal), component: "Buttons",
      context: inside.entering("Buttons"))
    let above =
      self.content.isEmpty
      ? nil
      : StackElement(
        axis: .vertical, spacing: 0, alignment: .start,
        children: context.elements(for: self.content, axis: .vertical), component: "Content",
        context: context.entering("Content"))
    return ButtonBarElement(row, above: above, look: look, context: context)
  }

  public static let names = ["ButtonBar", "GradientBar"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ButtonBar {}, summary: "macOS: a row of gradient buttons below the view on which they act.",
    childrenKey: "children",
    examples: [
      ComponentExample(
        "Below a table",
        "platform: macos\nwidth: 240\npadding: 20\nButtonBar:\n  content:\n    - List:\n"
          + "        style: plain\n        children:\n          - Label: Work\n"
          + "          - Label: Home\n  buttons:\n    - GradientButton: Add\n      symbol: plus\n"
          + "    - GradientButton: Remove\n      symbol: minus\n")
    ])
}

/// Lays the row below the content and draws the line around both.
private final class ButtonBarElement: LayoutElement {
  private let row: StackElement
  private let above: StackElement?
  private let look: GradientButtonLook
  private let context: LayoutContext

  init(_ row: StackElement, above: StackElement?, look: GradientButtonLook, context: LayoutContext)
  {
    self.row = row
    self.above = above
    self.look = look
    self.context = context
  }

  private var line: Double { look.lineWidth }

  private func rowHeight(_ width: Double?) -> Double {
    max(
      look.height(at: .regular), row.size(for: ProposedSize(width: width, height: nil)).height)
  }

  func size(for proposal: ProposedSize) -> Size {
    let height = rowHeight(proposal.width)
    let row = row.size(for: ProposedSize(width: proposal.width, height: height))
    guard let above else {
      return Size(width: max(row.width, proposal.width ?? 0), height: height)
    }
    let inner = above.size(
      for: ProposedSize(
        width: proposal.width.map { max(0, $0 - 2 * line) },
        height: proposal.height.map { max(0, $0 - height - line) }))
    return Size(
      width: max(row.width, inner.width + 2 * line, proposal.width ?? 0),
      height: line + inner.height + height)
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal ? .fill : above?.stretch(along: axis) ?? .none
  }

  func minimum(along axis: Axis) -> Double {
    guard axis == .vertical else {
      return max(row.minimum(along: axis), above.map { $0.minimum(along: axis) + 2 * line } ?? 0)
    }
    return rowHeight(nil) + (above.map { $0.minimum(along: axis) + line } ?? 0)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let bezel = GradientBezel(look: look, context: context)
    let height = rowHeight(frame.width)
    let bar = Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    var nodes: [SceneNode] = []
    var items: [DrawItem] = []
    if let above {
      let inner = Rect(
        x: frame.minX + line, y: frame.minY + line, width: frame.width - 2 * line,
        height: frame.height - height - line)
      nodes += above.place(in: inner)
      let whole = Rect(
        x: frame.minX, y: frame.minY, width: frame.width, height: inner.height + 2 * line)
      items += bezel.viewLine(around: whole)
    }
    let radius = above == nil ? look.radius(at: .regular) : 0
    items += bezel.items(in: bar, radius: radius)
    let size = row.size(for: ProposedSize(bar.size))
    nodes += row.place(in: context.align(size, in: bar, .leading))
    return [
      context.containerNode("ButtonBar", frame: frame, items: items, children: nodes)
    ]
  }
}
