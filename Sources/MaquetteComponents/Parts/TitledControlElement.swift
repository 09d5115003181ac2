import MaquetteCore
import MaquetteThemes

/// A control with a figure and, before or after it, a title: what is common to switches, check
/// boxes, steppers and headings that open.
struct TitledControl {
  /// Where the figure stands.
  enum Order {
    /// After the title; at the trailing edge where there is room.
    case titleFirst
    /// Before the title, beside its first line.
    case figureFirst
  }

  /// What areas answer to touch or pointer.
  enum Target {
    case figure
    case everything
    /// The figure's parts.
    case parts
  }

  /// The component's name.
  var name: String
  var title: (any LayoutElement)?
  var figure: any ControlFigure
  var order = Order.titleFirst
  /// The room between title and figure, in points.
  var spacing: Double
  /// Whether it takes all the width there is.
  var fills = false
  /// How far the figure reaches beyond the room that it takes beside a title, at both sides, in points.
  var overhang = 0.0
  /// Whether the figure stands in the middle of the title's height, however many lines that has.
  var centersFigure = false
  var target = Target.figure
  var state = ControlState.normal
  var accessibility: Accessibility
  var platter: ControlPlatter?
  /// Whether the figure stands below the title.
  var isStacked = false
  /// How opaque it is.
  var opacity = 1.0
  /// The title's font; in a row of a list that of its titles where it is body text.
  var font = FontValue.body
}

/// Lays out a title and a figure beside one another.
final class TitledControlElement: LayoutElement {
  private let control: TitledControl
  private let context: LayoutContext
  private let font: ResolvedFont?
  private var solved = Memo<Double?, Solution>()

  /// Frames from the leading top corner.
  private struct Solution {
    var title: Rect?
    var figure: Rect
    var size: Size
  }

  init(_ control: TitledControl, context: LayoutContext) {
    self.control = control
    self.context = context
    let row = control.font == .body ? context.rowTitleFont : nil
    font =
      row.map { context.resolve($0, weight: nil) } ?? control.font.resolved(in: context.environment)
  }

  // MARK: Measuring

  private var padding: EdgeInsets { control.platter?.padding ?? .zero }
  private var gap: Double { control.title == nil ? 0 : control.spacing }
  private var overhang: Double { control.title == nil ? 0 : control.overhang }
  private var stretches: Bool {
    control.title != nil && (control.fills || context.isListRow || control.platter != nil)
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && stretches ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    guard axis == .horizontal else { return size(for: .ideal).height }
    let title = control.title?.minimum(along: axis) ?? 0
    let figure = control.figure.size.width
    let width = control.isStacked ? max(title, figure) : title + gap + figure - 2 * overhang
    return width + padding.horizontal
  }

  func size(for proposal: ProposedSize) -> Size {
    var size = solution(in: proposal.width).size
    if stretches, let width = proposal.width { size.width = max(size.width, width) }
    return size
  }

  func firstBaseline(in size: Size) -> Double? {
    let solution = solution(in: size.width)
    let shift = (size.height - solution.size.height) / 2
    if let frame = solution.title {
      return control.title?.firstBaseline(in: frame.size).map { $0 + frame.minY + shift }
    }
    // Alone it stands so that the capitals of a text beside it are in its middle.
    return font.map { context.rounded(solution.figure.midY + shift + $0.capHeight / 2) }
  }

  func textInset(in size: Size) -> Double? {
    guard let frame = solution(in: size.width).title else { return nil }
    return frame.minX + (control.title?.textInset(in: frame.size) ?? 0)
  }

  private func solution(in width: Double?) -> Solution {
    solved.answer(to: width) { solve(width.map { max(0, $0 - padding.horizontal) }) }
  }

  private func solve(_ room: Double?) -> Solution {
    let figure = control.figure.size
    guard let element = control.title else {
      return padded(Solution(figure: Rect(origin: .zero, size: figure), size: figure))
    }
    if control.isStacked { return padded(stacked(element, in: room)) }
    let taken = figure.width - 2 * overhang + gap
    let title = element.size(
      for: ProposedSize(width: room.map { max(1, $0 - taken) }, height: nil))
    let edge = roomInRow
    let middle = middle(of: element, in: title) + edge
    let top = max(middle, figure.height / 2)
    let titleY = context.rounded(top - middle + edge)
    let figureY = context.rounded(top - figure.height / 2)
    let height = max(titleY + title.height + edge, figureY + figure.height)
    let width = max(title.width + taken, stretches ? room ?? 0 : 0)
    let isFirst = control.order == .figureFirst
    let figureX =
      isFirst ? 0 : (stretches ? width - figure.width + 2 * overhang : title.width + gap) - overhang
    return padded(
      Solution(
        title: Rect(
          origin: Point(x: isFirst ? taken : 0, y: titleY), size: title),
        figure: Rect(origin: Point(x: figureX, y: figureY), size: figure),
        size: Size(width: width, height: height)))
  }

  /// What a text of several lines keeps to the edges of a row more than a control does.
  private var roomInRow: Double {
    context.isListRow ? context.contentRoom?.textRoom ?? 0 : 0
  }

  /// The distance of what the figure's middle stands beside from the title's top: the capitals of a
  /// single line or of the first one, or all of the lines.
  private func middle(of title: any LayoutElement, in size: Size) -> Double {
    guard !control.centersFigure, let font, let baseline = title.firstBaseline(in: size) else {
      return size.height / 2
    }
    let isLine = size.height < 1.5 * baseline / 0.8
    guard isLine || control.order == .figureFirst else { return size.height / 2 }
    return baseline - font.capHeight / 2
  }

  private func stacked(_ element: any LayoutElement, in room: Double?) -> Solution {
    let title = element.size(for: ProposedSize(width: room, height: nil))
    let figure = control.figure.size
    let top = context.rounded(title.height + control.spacing)
    return Solution(
      title: Rect(origin: .zero, size: title),
      figure: Rect(origin: Point(x: 0, y: top), size: figure),
      size: Size(width: max(title.width, figure.width), height: top + figure.height))
  }

  /// A solution in the middle of what the platter leaves.
  private func padded(_ solution: Solution) -> Solution {
    guard let platter = control.platter else { return solution }
    var result = solution
    let inner = max(solution.size.height, platter.minHeight - padding.vertical)
    let shift = Point(
      x: padding.leading, y: padding.top + context.rounded((inner - solution.size.height) / 2))
    result.title = solution.title.map { title in
      Rect(origin: title.origin.offset(x: shift.x, y: shift.y), size: title.size)
    }
    result.figure.origin = result.figure.origin.offset(x: shift.x, y: shift.y)
    result.size = Size(
      width: solution.size.width + padding.horizontal, height: inner + padding.vertical)
    return result
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    let solution = solution(in: frame.width)
    let top = context.rounded((frame.height - solution.size.height) / 2)
    let area = Rect(
      x: frame.minX, y: frame.minY + top, width: frame.width, height: solution.size.height)
    var children: [SceneNode] = []
    if let title = control.title, let rect = solution.title {
      children += title.place(in: context.mirrored(rect, in: area)).map(\.silenced)
    }
    let figureFrame = context.mirrored(solution.figure, in: area)
    let figure = control.figure.node(in: figureFrame, context: context)
    children.append(figure)
    let least = context.theme.metrics.minHitTarget
    let target: Rect? =
      switch control.target {
      case .figure: figureFrame.expanded(toAtLeast: least)
      case .everything: (control.platter?.area(of: frame) ?? frame).expanded(toAtLeast: least)
      case .parts: nil
      }
    let node = SceneNode(
      path: context.path, component: control.name, frame: frame, hitTarget: target,
      accessibility: control.accessibility, source: context.source,
      items: control.platter?.items(behind: frame) ?? [], children: children)
    return [
      node.transformed(
        opacity: control.opacity * (control.platter?.opacity ?? 1),
        scale: control.platter?.scale ?? 1, about: frame.centre)
    ]
  }
}

extension LayoutContext {
  /// The label of a control; `nil` without a title.
  ///
  /// - Parameters:
  ///   - size: the control's size, where labels follow it.
  ///   - color: the colour of the text; `nil` for the usual one.
  func controlTitle(
    _ title: String, subtitle: String = "", systemImage: String = "", icon: AnyComponent? = nil,
    size: ControlSize = .regular, font: FontValue? = nil, color: ColorValue? = nil,
    isEnabled: Bool = true
  ) -> (any LayoutElement)? {
    guard !title.isEmpty || !systemImage.isEmpty || icon != nil else { return nil }
    var label = Label(title, color: color ?? .primary, numberOfLines: 0)
    label.systemImage = systemImage
    label.icon = icon
    label.subtitle = subtitle
    label.isEnabled = isEnabled
    label.controlSize = size
    if let font { label.font = font }
    if let text = self.sectionText { label = text.lettered(label, nil) }
    if let color, !systemImage.isEmpty { label.iconColor = color }
    return element(
      for: AnyComponent(label, provenance: provenance(key: "title")), at: 0, axis: .horizontal)
  }
}
