import MaquetteCore
import MaquetteThemes

/// Lays out the steps of a path with chevrons between them.
final class PathControlElement: LayoutElement {
  private let control: PathControl
  private let look: PathControlLook
  private let context: LayoutContext
  private let steps: [Step]
  private let chevron: SymbolDrawing?

  private struct Step {
    var symbol: SymbolDrawing?
    var title: TextBlock?
  }

  /// A step with what is shown of it.
  private struct Shown {
    var title: TextLayout?
    var width: Double
  }

  init(_ control: PathControl, look: PathControlLook, context: LayoutContext) {
    self.control = control
    self.look = look
    self.context = context
    let font = look.font.resolved()
    let side: HorizontalAlignment = context.direction == .rightToLeft ? .right : .left
    steps = control.items.map { item in
      if item.name.isEmpty {
        context.report(
          .warning, "a step of the path has neither a title nor a symbol", key: "items",
          hint: "write a text, or '{title: Users, symbol: folder}'", id: .nothingToShow)
      }
      return Step(
        symbol: item.systemImage.isEmpty
          ? nil
          : look.symbol.resolved().flatMap {
            context.symbolDrawing(item.systemImage, font: $0, scale: 1, key: "items")
          },
        title: item.title.isEmpty
          ? nil
          : font.flatMap {
            context.textBlock(
              item.title, resolved: $0, maxLines: 1, alignment: side, key: "items",
              name: "a step's title")
          })
    }
    chevron = look.chevron.resolved().flatMap {
      context.symbolDrawing("chevron.forward", font: $0, scale: 1, key: "items")
    }
  }

  // MARK: Measuring

  private var gap: Double { look.spacing }
  private var chevronRoom: Double { (chevron?.bounds.width ?? 0) + 2 * gap }

  private func shown(_ step: Step, hasTitle: Bool, width: Double? = nil) -> Shown {
    let sign = step.symbol.map { $0.bounds.width } ?? 0
    guard hasTitle, let title = step.title else { return Shown(width: sign) }
    let between = step.symbol == nil ? 0 : look.symbolGap
    let layout = title.layout(width: width.map { max(1, $0 - sign - between) })
    return Shown(title: layout, width: sign + between + layout.size.width)
  }

  /// What is shown in a width: all of it, or less of the first steps, and of the last one in the end.
  private func shown(in width: Double?) -> [Shown] {
    var result = steps.map { shown($0, hasTitle: true) }
    guard let width else { return result }
    var total = result.reduce(chevronRoom * Double(steps.count - 1)) { $0 + $1.width }
    func replace(_ index: Int, by part: Shown) {
      total += part.width - result[index].width
      result[index] = part
    }
    for index in steps.indices.dropLast() where total > width + 0.01 {
      // A step without a symbol keeps a letter and its ellipsis.
      let least = look.leastTitle
      replace(
        index,
        by: steps[index].symbol == nil
          ? shown(steps[index], hasTitle: true, width: least)
          : shown(steps[index], hasTitle: false))
    }
    if let last = steps.last, let part = result.last, total > width + 0.01 {
      let room = max(look.leastTitle, width - (total - part.width))
      replace(steps.count - 1, by: shown(last, hasTitle: true, width: room))
    }
    return result
  }

  private func width(_ shown: [Shown]) -> Double {
    context.roundedUp(
      shown.reduce(chevronRoom * Double(max(0, steps.count - 1))) { $0 + $1.width })
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: width(shown(in: proposal.width)), height: look.height)
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? width(shown(in: 0)) : look.height
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let isDisabled = control.state == .disabled
    var items: [DrawItem] =
      control.state == .focused
      ? context.focusRing(around: frame, radius: look.radius) : []
    var nodes: [SceneNode] = []
    var x = 0.0
    for (index, part) in shown(in: frame.width).enumerated() {
      let rect = Rect(x: x, y: 0, width: part.width, height: frame.height)
      nodes.append(node(of: part, at: index, in: place(rect), isDisabled: isDisabled))
      x += part.width
      guard index < steps.count - 1 else { break }
      if let chevron {
        let centre = place(x: x + chevronRoom / 2, y: frame.height / 2)
        let color = look.chevronColor
        items += chevron.items(
          at: Point(x: centre.x - chevron.bounds.midX, y: centre.y - chevron.bounds.midY),
          color: isDisabled ? color.opacity(0.5) : color)
      }
      x += chevronRoom
    }
    var node = context.containerNode("PathControl", frame: frame, items: items, children: nodes)
    node.accessibility = Accessibility(
      role: .group, label: context.word(.path),
      value: control.items.map(\.name).joined(separator: ", "),
      traits: isDisabled ? [.notEnabled] : [])
    return [node]
  }

  private func node(of part: Shown, at index: Int, in frame: Rect, isDisabled: Bool) -> SceneNode {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let isPressed = index == control.selection
    let color = isDisabled ? look.disabled : look.color
    var items: [DrawItem] = []
    if isPressed {
      let inset = look.symbolGap / 2
      let box = frame.inset(by: EdgeInsets(vertical: 2, horizontal: -inset))
      items.append(
        .fill(
          .roundedRect(box, radius: look.radius, curve: .continuous),
          .color(look.pressedFill)))
    }
    var start = 0.0
    if let symbol = steps[index].symbol {
      let centre = place(x: symbol.bounds.width / 2, y: frame.height / 2)
      let own = isDisabled ? color : look.symbolColor
      items += symbol.items(
        at: Point(x: centre.x - symbol.bounds.midX, y: centre.y - symbol.bounds.midY),
        color: own)
      start = symbol.bounds.width + look.symbolGap
    }
    var baseline: Double?
    if let layout = part.title {
      let corner = place(
        Rect(
          x: start, y: context.rounded((frame.height - layout.size.height) / 2),
          width: layout.size.width, height: layout.size.height))
      items += TextBlock.items(of: layout, at: corner.origin, color: color)
      baseline = layout.lines.first.map { corner.minY + $0.baseline }
    }
    var traits: [Accessibility.Trait] = [.button]
    if index == steps.count - 1 { traits.append(.selected) }
    if isDisabled { traits.append(.notEnabled) }
    return SceneNode(
      path: "\(context.path)/PathItem[\(index)]", component: "PathItem", frame: frame,
      hitTarget: frame, baseline: baseline, text: part.title?.shownText,
      accessibility: Accessibility(
        role: .button, label: control.items[index].name, traits: traits),
      source: context.source, items: items)
  }
}

extension Rect {
  /// The rectangle without some room at its sides, whatever is read first.
  func inset(by insets: EdgeInsets) -> Rect { inset(by: insets, direction: .leftToRight) }
}
