import MaquetteCore

/// What takes the keyboard's place at the lower edge of a screen, with a bar of buttons above it:
/// UIKit's input view and input accessory view.
struct InputPanel {
  private let bar: (any LayoutElement)?
  private let content: (any LayoutElement)?
  private let look: InputViewLook
  /// The distance of a keyboard that floats from the screen's edges; `nil` for what does not.
  private let floatingMargin: Double?
  /// The distance of a bar of glass from what is below it; `nil` for a bar that is a part of the panel.
  private let barGap: Double?
  private let context: LayoutContext

  /// `nil` where a screen has neither, or after reporting that the platform has none.
  init?(view: [AnyComponent], accessory: [AnyComponent], context: LayoutContext) {
    guard !view.isEmpty || !accessory.isEmpty,
      let look = context.look(InputViewLook.self, component: "input view")
    else { return nil }
    self.look = look
    self.context = context
    let around = context.entering("InputAccessoryView")
    // Glass floats over what is behind it.
    barGap = BarGlass(around) == nil ? nil : look.barGap
    bar =
      accessory.isEmpty
      ? nil : InputPanel.bar(accessory, look, isGlass: barGap != nil, in: around)
    var inner = context.entering("InputView").inFront(of: .custom(look.background))
    inner.isInputView = true
    let single = view.count == 1 ? view.first : AnyComponent(VStack { view })
    let keyboard = single?.unmodified as? Keyboard
    floatingMargin = keyboard?.isFloating == true ? FloatingKeyboardLook(context)?.panelMargin : nil
    content =
      view.isEmpty ? nil : single.map { inner.element(for: $0, at: 0, axis: .vertical) }
  }

  /// The bar's items; on a bar that is a part of the panel they stand as in a toolbar.
  private static func bar(
    _ items: [AnyComponent], _ look: InputViewLook, isGlass: Bool, in context: LayoutContext
  ) -> any LayoutElement {
    let ground = isGlass ? context : context.inFront(of: .custom(look.barBackground))
    let inset = ToolbarLook(context)?.itemInset ?? 0
    return StackElement(
      axis: .horizontal, spacing: look.barSpacing, alignment: .center,
      children: BarItems(inset: inset, spacing: look.barSpacing, context: ground)
        .elements(items, named: "Items"),
      component: "Items", context: ground.inBar.entering("Items"))
  }

  /// Whether it is a keyboard that floats, from which nothing moves away.
  var floats: Bool { floatingMargin != nil }

  private var barHeight: Double { bar == nil ? 0 : look.barHeight + (barGap ?? 0) }

  private func contentSize(in width: Double) -> Size {
    content?.size(for: ProposedSize(width: width, height: nil)) ?? .zero
  }

  /// How high it is in a screen, the safe area below it included.
  func height(in screen: Size, safeArea: EdgeInsets) -> Double {
    let width = max(1, screen.width - safeArea.horizontal)
    // What floats takes no room from what is below.
    if floatingMargin != nil { return min(screen.height, barHeight + safeArea.bottom) }
    return min(screen.height, barHeight + contentSize(in: width).height + safeArea.bottom)
  }

  /// The nodes at the lower edge of a screen.
  func place(in screen: Rect, safeArea: EdgeInsets) -> [SceneNode] {
    let height = height(in: screen.size, safeArea: safeArea)
    let panel = Rect(
      x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
    let barFrame = Rect(
      x: panel.minX, y: panel.minY, width: panel.width, height: barHeight - (barGap ?? 0))
    let ground = Rect(
      x: panel.minX, y: panel.minY + barHeight, width: panel.width,
      height: panel.height - barHeight)
    let sides = EdgeInsets(leading: safeArea.leading, trailing: safeArea.trailing)
    var children: [SceneNode] = []
    if let bar {
      let margin = look.barMargin
      let room = barFrame.inset(by: sides, direction: context.direction)
        .inset(by: EdgeInsets(vertical: 0, horizontal: margin), direction: context.direction)
      let size = bar.size(for: ProposedSize(room.size))
      var nodes = bar.place(in: context.align(size, in: room, .leading))
      for index in nodes.indices { nodes[index].moveHitTargets(into: barFrame) }
      children += nodes
    }
    if let content, let floatingMargin {
      let size = content.size(for: .ideal)
      let place = ReadingFrame(frame: screen, direction: context.direction)
      let rect = place(
        Rect(
          x: screen.width - safeArea.trailing - floatingMargin - size.width,
          y: screen.height - height - floatingMargin - size.height, width: size.width,
          height: size.height))
      let keys = content.place(in: rect)
      guard bar != nil else { return keys }
      return keys + [
        context.entering("Input").containerNode(
          "Input", frame: panel, items: [.fill(.rect(panel), .color(look.barBackground))],
          children: children)
      ]
    }
    if let content {
      let room = ground.inset(by: sides, direction: context.direction)
      let size = contentSize(in: room.width)
      children += content.place(in: context.align(size, in: room, .top))
    }
    // Without an input view the bar lies on the lower edge alone.
    let color = content == nil ? look.barBackground : look.background
    // Rounded at the top, and at the edge of the screen not.
    let radius = look.radius ?? 0
    let solid = barGap == nil ? panel : ground
    let shape: Shape =
      radius == 0
      ? .rect(solid)
      : .roundedRect(
        Rect(
          x: solid.minX, y: solid.minY, width: solid.width, height: solid.height + radius),
        radius: radius, curve: .circular)
    var items: [DrawItem] = [.fill(.rect(ground), .color(color))]
    if content == nil, barGap != nil { items = [] }
    if bar != nil, barGap == nil {
      items.append(.fill(.rect(barFrame), .color(look.barBackground)))
    }
    if radius > 0 {
      items = [.group(DrawGroup(items, clips: [shape]))]
    } else {
      let line = Rect(
        x: panel.minX, y: panel.minY, width: panel.width, height: context.hairline)
      items.append(.fill(.rect(line), .color(look.separator)))
    }
    return [
      context.entering("Input").containerNode(
        "Input", frame: panel, items: items, clip: barGap == nil ? .rect(panel) : nil,
        children: children)
    ]
  }
}
