import MaquetteCore
import MaquetteThemes

/// Makes elements of what stands in a window's toolbar.
struct MacToolbarItems {
  private let mode: ToolbarDisplayMode
  private let look: ToolbarLook
  private let context: LayoutContext

  init(_ mode: ToolbarDisplayMode, look: ToolbarLook, context: LayoutContext) {
    self.mode = mode
    self.look = look
    self.context = context
  }

  /// The elements of items under a name of their own: buttons as items, everything else as it is.
  func elements(_ items: [AnyComponent], named name: String)
    -> [(component: AnyComponent?, element: any LayoutElement)]
  {
    let inner = context.entering(name)
    return items.enumerated().map { index, item in
      let shown = item.replacingButton { button in
        let isPlain = button.style == .automatic || button.style == .plain
        let item: any Component = isPlain ? MacToolbarItem(button, mode: mode) : button
        return item
      }
      return (item, inner.element(for: flat(shown), at: index, axis: .horizontal))
    }
  }

  /// The button of a menu is an item, too, with a sign that there is more.
  private func flat(_ item: AnyComponent) -> AnyComponent {
    guard let menu = item.base as? Menu, menu.style == nil else { return item }
    var button = Button(menu.title, symbol: menu.symbol, state: menu.state)
    button.tint = menu.tint
    var shown = MacToolbarItem(button, mode: mode)
    shown.component = "Menu"
    shown.hasSign = context.showsMenuSign(menu.indicator)
    shown.menu = menu
    return AnyComponent(shown, provenance: item.provenance)
  }
}

/// A button as a window's toolbar shows it: a symbol without a bezel, its name below it or nothing.
struct MacToolbarItem: Component {
  var button: Button
  var mode: ToolbarDisplayMode
  /// What the node is called.
  var component = "Button"
  /// Whether it shows that it opens a menu.
  var hasSign = false
  /// What it opens; `nil` for a button.
  var menu: Menu?

  init(_ button: Button, mode: ToolbarDisplayMode) {
    self.button = button
    self.mode = mode
  }

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering(component)
    guard let look = ToolbarLook(context) else { return EmptyElement() }
    let element = MacToolbarItemElement(self, look: look, context: context)
    guard let menu else { return element }
    return context.menuElement(
      element, content: menu.items, isPresented: menu.isPresented, highlighted: menu.highlighted,
      anchor: MenuAnchor(placement: menu.placement, alignment: menu.alignment, overlaid: nil))
  }
}

private final class MacToolbarItemElement: MenuHolder {
  private let button: Button
  private let look: ToolbarLook
  private let context: LayoutContext
  private let symbol: SymbolDrawing?
  private let label: TextBlock?
  private let sign: SymbolDrawing?
  private let component: String
  private let accessibleName: String
  /// Whether the text stands below the symbol and not in the item.
  private let isBelow: Bool

  init(_ item: MacToolbarItem, look: ToolbarLook, context: LayoutContext) {
    button = item.button
    component = item.component
    self.look = look
    self.context = context
    sign =
      item.hasSign
      ? look.sign?.resolved().flatMap {
        context.symbolDrawing("chevron.down", font: $0, scale: 1, key: "indicator")
      } : nil
    let name = item.button.systemItem?.symbol ?? item.button.symbol
    let title =
      item.button.title.isEmpty
      ? item.button.systemItem?.label(in: context.environment.languageTag) ?? ""
      : item.button.title
    let showsSymbol = !name.isEmpty && (item.mode != .labelOnly || title.isEmpty)
    isBelow = showsSymbol && item.mode == .iconAndLabel
    symbol =
      showsSymbol
      ? look.symbol?.resolved().flatMap {
        context.symbolDrawing(name, font: $0, scale: 1, key: "symbol")
      } : nil
    let isShown = symbol == nil || isBelow
    label =
      isShown && !title.isEmpty
      ? (isBelow ? look.label?.resolved() : look.textItem?.resolved()).flatMap {
        context.textBlock(
          title, resolved: $0, maxLines: 1, alignment: .center, key: "title",
          name: "the title", balancesScripts: true)
      } : nil
    accessibleName = title.isEmpty ? name : title
    if name.isEmpty, title.isEmpty {
      context.report(
        .warning, "the button has neither a title nor a symbol",
        hint: "write '{title: Archive, symbol: archivebox}', for example", id: .nothingToShow)
    }
  }

  private var boxHeight: Double { look.itemHeight ?? 0 }

  private var boxWidth: Double {
    let text = isBelow ? 0 : label?.layout(width: nil).size.width ?? 0
    let content = max(text, symbol?.bounds.width ?? 0) + signWidth
    return max(look.minItemWidth ?? 0, content + 2 * (look.itemPadding ?? 0))
  }

  /// The sign and the room before it.
  private var signWidth: Double { sign.map { $0.bounds.width + (look.signGap ?? 0) } ?? 0 }

  func size(for proposal: ProposedSize) -> Size {
    guard isBelow, let label else {
      return Size(width: context.roundedUp(boxWidth), height: boxHeight)
    }
    let text = label.layout(width: nil).size
    return Size(
      width: context.roundedUp(max(boxWidth, text.width + 2 * (look.labelPadding ?? 0))),
      height: boxHeight + context.roundedUp(text.height))
  }

  func minimum(along axis: Axis) -> Double { size(for: .ideal)[axis] }

  var titleStart: Double { look.itemPadding ?? 0 }

  func openNodes(in frame: Rect) -> [SceneNode] { place(in: frame) }

  func place(in frame: Rect) -> [SceneNode] {
    let isDisabled = button.state == .disabled
    let color =
      isDisabled
      ? (look.disabledItem ?? .clear)
      : button.baseForegroundColor.map { context.color($0, key: "baseForegroundColor") }
        ?? (isOn
          ? context.tint
          : button.tint.map { context.color($0, key: "tint") } ?? itemColor)
    let box = Rect(
      x: frame.midX - boxWidth / 2, y: frame.minY, width: boxWidth, height: boxHeight)
    var items: [DrawItem] = ground(in: box)
    // The sign stands after what is in the middle without it.
    let isMirrored = context.direction == .rightToLeft
    let middle = box.midX - (isMirrored ? -signWidth : signWidth) / 2
    if let symbol {
      items += symbol.items(
        at: Point(x: middle - symbol.bounds.midX, y: box.midY - symbol.bounds.midY),
        color: color)
    }
    if let sign {
      let text = isBelow ? 0 : label?.layout(width: nil).size.width ?? 0
      let reach = max(symbol?.bounds.width ?? 0, text) / 2 + signWidth - sign.bounds.width / 2
      let x = isMirrored ? middle - reach : middle + reach
      items += sign.items(
        at: Point(x: x - sign.bounds.midX, y: box.midY - sign.bounds.midY), color: color)
    }
    let layout = label?.layout(width: frame.width)
    var baseline: Double?
    if let layout {
      let y = isBelow ? box.maxY : context.rounded(box.midY - layout.size.height / 2)
      let centre = isBelow ? frame.midX : middle
      let corner = Point(x: centre - layout.size.width / 2, y: y)
      items += TextBlock.items(
        of: layout, at: corner,
        color: isBelow && !isDisabled
          ? (context.isInactive ? (look.inactiveItem ?? .clear) : look.labelColor ?? .clear)
          : color)
      baseline = layout.lines.first.map { corner.y + $0.baseline }
    }
    var traits: [Accessibility.Trait] = [.button]
    if isOn { traits.append(.selected) }
    if isDisabled { traits.append(.notEnabled) }
    return [
      SceneNode(
        path: context.path, component: component, frame: frame, hitTarget: frame,
        baseline: baseline, text: layout?.shownText,
        style: layout.flatMap { layout in
          label.map { context.style(of: layout, font: $0.font, color: color) }
        },
        accessibility: Accessibility(role: .button, label: accessibleName, traits: traits),
        source: context.source, items: items)
    ]
  }

  private var itemColor: Color {
    let isIncreased = context.environment.contrast == .increased
    let color = isIncreased ? look.contrastItem : look.item
    return (context.isInactive ? look.inactiveItem : color) ?? .clear
  }

  private var isOn: Bool { button.value == .on || button.state == .selected }

  /// What is behind it under the pointer, and where settings ask for a shape.
  private func ground(in box: Rect) -> [DrawItem] {
    let radius = look.itemRadius ?? 0
    let shape = Shape.roundedRect(box, radius: radius, curve: .continuous)
    var items: [DrawItem] = []
    switch button.state {
    case .pressed: items.append(.fill(shape, .color(look.pressedFill ?? .clear)))
    case .hovered: items.append(.fill(shape, .color(look.hoveredFill ?? .clear)))
    case .focused: items += context.focusRing(around: box, radius: radius)
    default:
      if isOn, context.environment.accessibilityDifferentiateWithoutColor {
        items.append(.fill(shape, .color(look.pressedFill ?? .clear)))
      }
    }
    if context.environment.accessibilityShowButtonShapes {
      items.append(
        DrawItem.outline(
          of: box, radius: radius, width: look.shapeWidth ?? 0, color: look.shape ?? .clear))
    }
    return items
  }
}
