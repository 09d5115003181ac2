import MaquetteCore

/// Lays out the steps of a path with chevrons between them.
final class PathControlElement: LayoutElement {
  private let control: PathControl
  private let look: PathControlLook
  private let context: LayoutContext
  /// The steps with all that they can show.
  private let steps: [Step]
  /// The symbols alone of those that have one.
  private let symbols: [Step?]
  private let chevron: SymbolPart?

  /// A step as it is shown.
  private struct Step {
    var box: BoxElement
    var control: ControlElement

    func width(in room: Double? = nil) -> Double {
      box.size(for: ProposedSize(width: room, height: nil)).width
    }
  }

  init(_ control: PathControl, look: PathControlLook, context: LayoutContext) {
    self.control = control
    self.look = look
    self.context = context
    let isDisabled = control.state == .disabled
    func step(_ index: Int, title: TextPart?, symbol: SymbolPart?) -> Step {
      let box = BoxElement(
        context.row([symbol, title], spacing: look.symbolGap, packing: .start),
        height: look.height, context: context
      ) { frame in
        guard index == control.selection else { return [] }
        let inset = look.symbolGap / 2
        let box = frame.inset(by: EdgeInsets(vertical: 2, horizontal: -inset))
        let shape = Shape.roundedRect(box, radius: look.radius, curve: .continuous)
        return [.fill(shape, .color(look.pressedFill))]
      }
      var traits: [Accessibility.Trait] = [.button]
      if index == control.items.count - 1 { traits.append(.selected) }
      if isDisabled { traits.append(.notEnabled) }
      let whole = ControlElement(
        "PathItem", box,
        accessibility: Accessibility(
          role: .button, label: control.items[index].name, traits: traits),
        context: context.entering("PathItem", at: index)
      ) { $0 }
      return Step(box: box, control: whole)
    }
    var (steps, symbols) = ([Step](), [Step?]())
    for (index, item) in control.items.enumerated() {
      if item.name.isEmpty {
        context.report(
          .warning, "a step of the path has neither a title nor a symbol", key: "items",
          hint: "write a text, or '{title: Users, symbol: folder}'", id: .nothingToShow)
      }
      let symbol = context.symbolPart(
        item.systemImage, look.symbol.resolved(),
        color: isDisabled ? look.disabled : look.symbolColor, key: "items")
      let title = context.textPart(
        item.title, look.font.resolved(), color: isDisabled ? look.disabled : look.color,
        key: "items", name: "a step's title")
      title?.isReported = false
      steps.append(step(index, title: title, symbol: symbol))
      symbols.append(symbol.map { step(index, title: nil, symbol: $0) })
    }
    (self.steps, self.symbols) = (steps, symbols)
    chevron = context.symbolPart(
      "chevron.forward", look.chevron.resolved(),
      color: isDisabled ? look.chevronColor.opacity(0.5) : look.chevronColor, key: "items")
  }

  // MARK: Measuring

  private var chevronRoom: Double {
    (chevron?.size(for: .ideal).width ?? 0) + 2 * look.spacing
  }

  private var chevronsWidth: Double { chevronRoom * Double(max(0, steps.count - 1)) }

  /// What is shown in a width: all of it, or less of the first steps, and of the last one in the end.
  private func shown(in width: Double?) -> [(step: Step, width: Double)] {
    var result = steps.map { (step: $0, width: $0.width()) }
    guard let width else { return result }
    var total = result.reduce(chevronsWidth) { $0 + $1.width }
    func replace(_ index: Int, by step: Step, in room: Double? = nil) {
      let own = step.width(in: room)
      total += own - result[index].width
      result[index] = (step, own)
    }
    for index in steps.indices.dropLast() where total > width + 0.01 {
      // A step without a symbol keeps a letter and its ellipsis.
      if let symbol = symbols[index] {
        replace(index, by: symbol)
      } else {
        replace(index, by: steps[index], in: look.leastTitle)
      }
    }
    if let last = steps.last, let part = result.last, total > width + 0.01 {
      let room = max(look.leastTitle, width - (total - part.width))
      replace(steps.count - 1, by: last, in: room)
    }
    return result
  }

  private func width(in room: Double?) -> Double {
    context.roundedUp(shown(in: room).reduce(chevronsWidth) { $0 + $1.width })
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: width(in: proposal.width), height: look.height)
  }

  func minimum(along axis: Axis) -> Double { axis == .horizontal ? width(in: 0) : look.height }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    var items: [DrawItem] =
      control.state == .focused ? context.focusRing(around: frame, radius: look.radius) : []
    var nodes: [SceneNode] = []
    var x = 0.0
    for (index, part) in shown(in: frame.width).enumerated() {
      let rect = Rect(x: x, y: 0, width: part.width, height: frame.height)
      nodes += part.step.control.place(in: place(rect))
      x += part.width
      guard index < steps.count - 1 else { break }
      let between = Rect(x: x, y: 0, width: chevronRoom, height: frame.height)
      items += chevron?.place(in: place(between)).flatMap(\.items) ?? []
      x += chevronRoom
    }
    var node = context.containerNode("PathControl", frame: frame, items: items, children: nodes)
    node.accessibility = Accessibility(
      role: .group, label: context.word(.path),
      value: control.items.map(\.name).joined(separator: ", "),
      traits: control.state == .disabled ? [.notEnabled] : [])
    return [node]
  }
}

extension Rect {
  /// The rectangle without some room at its sides, whatever is read first.
  func inset(by insets: EdgeInsets) -> Rect { inset(by: insets, direction: .leftToRight) }
}
