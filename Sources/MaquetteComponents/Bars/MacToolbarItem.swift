import MaquetteCore
import MaquetteThemes

/// A button as a window's toolbar shows it: a symbol without a bezel, its name below it or nothing.
struct MacToolbarItem: Component {
  var button: Button
  var mode: ToolbarDisplayMode
  /// What the node is called.
  var component = "Button"
  /// Whether somebody has written it, and not the bar made it.
  var isGiven = false
  /// Whether it shows that it opens a menu.
  var hasSign = false
  /// Whether it is a pane of settings, whose ground is behind its name, too.
  var isPane = false
  /// How high the box of a pane's symbol is, in points: panes of a toolbar have one height, so that their names have one
  /// baseline.
  var imageHeight = 0.0
  /// The toggle whose state it shows; `nil` for a button.
  var toggle: Toggle?
  /// What it opens; `nil` for a button.
  var menu: Menu?

  init(_ button: Button, mode: ToolbarDisplayMode) {
    self.button = button
    self.mode = mode
  }

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering(component)
    guard let look = ToolbarLook(context) else { return EmptyElement() }
    toggle.map { ToggleLayout(toggle: $0, context: context).warnOfUnusedKeys() }
    let element = MacToolbarItemElement(self, look: look, context: context)
    guard let menu else { return element }
    return context.menuElement(
      element, content: menu.items, isPresented: menu.isPresented, highlighted: menu.highlighted,
      anchor: MenuAnchor(placement: menu.placement, alignment: menu.alignment, overlaid: nil))
  }
}

/// An item as what may have a menu open below it.
private final class MacToolbarItemElement: WrappingElement, MenuHolder {
  let content: any LayoutElement
  let titleStart: Double

  init(_ item: MacToolbarItem, look: ToolbarLook, context: LayoutContext) {
    content = item.element(look, in: context)
    titleStart = look.itemPadding ?? 0
  }

  func place(in frame: Rect) -> [SceneNode] { content.place(in: frame) }

  func openNodes(in frame: Rect) -> [SceneNode] { place(in: frame) }
}

extension MacToolbarItem {
  /// A symbol or a text, the sign of a menu after it, and a name below both.
  fileprivate func element(_ look: ToolbarLook, in context: LayoutContext) -> any LayoutElement {
    let name = button.symbolOfItem
    let title =
      button.title.isEmpty
      ? button.systemItem?.label(in: context.languageTag) ?? "" : button.title
    if name.isEmpty, title.isEmpty {
      context.report(
        .warning, "the button has neither a title nor a symbol",
        hint: "write '{title: Archive, symbol: archivebox}', for example", id: .nothingToShow)
    }
    if isGiven {
      context.warnUnused(
        "font", "symbolFont", because: "all items of a toolbar have the font of the toolbar")
      context.warnUnused(
        "size", "cornerStyle", "imagePadding", "showsActivityIndicator",
        because: "a toolbar draws all its items alike")
      if toggle == nil {
        context.warnUnused("subtitle", because: "an item of a toolbar has one line")
      }
    }
    let color = color(look, in: context)
    let isTitle = mode == .labelOnly || button.labelStyle == .titleOnly
    let showsSymbol = !name.isEmpty && (!isTitle || title.isEmpty)
    let isBelow = showsSymbol && mode == .iconAndLabel
    let sign =
      hasSign
      ? context.symbolPart("chevron.down", look.sign?.resolved(), color: color, key: "indicator")
      : nil
    let symbol =
      showsSymbol
      ? context.symbolPart(
        name, (isPane ? look.paneSymbol : look.symbol)?.resolved(), color: color, key: "symbol")
      : nil
    let hasOwnColor = !isBelow || button.state == .disabled
    let labelColor =
      context.isInactive ? look.inactiveItem : isOn ? context.tint : look.labelColor
    let label =
      symbol == nil || isBelow || button.labelStyle == .titleAndIcon
      ? context.textPart(
        title, (isBelow ? look.label : look.textItem)?.resolved(),
        color: hasOwnColor ? color : labelColor ?? .clear, key: "title", alignment: .center,
        balancesScripts: true) : nil
    if isBelow { label?.snaps = nil }
    if isPane {
      func signed(_ part: (any LayoutElement)?) -> (any LayoutElement)? {
        sign == nil ? part : context.row([part, sign], spacing: look.signGap ?? 0)
      }
      let image = signed(symbol).map {
        FrameElement(FrameValue(height: imageHeight), content: $0, context: context)
      }
      let parts: [(any LayoutElement)?] = symbol == nil ? [signed(label)] : [image, label]
      return pane(parts, title: title, look, context)
    }
    let box = BoxElement(
      context.row([symbol, isBelow ? nil : label, sign], spacing: look.signGap ?? 0),
      minWidth: look.minItemWidth ?? 0, height: look.itemHeight ?? 0,
      padding: look.itemPadding ?? 0, context: context
    ) { ground(in: $0, look, context) }
    let below = label.map {
      PaddingElement(
        EdgeInsets(vertical: 0, horizontal: look.labelPadding ?? 0), content: $0, context: context)
    }
    return control(
      context.column([box, isBelow ? below : nil], spacing: 0),
      title: title.isEmpty ? name : title, context)
  }

  /// A symbol over a name on one ground.
  private func pane(
    _ parts: [(any LayoutElement)?], title: String, _ look: ToolbarLook, _ context: LayoutContext
  ) -> any LayoutElement {
    let column = context.column(parts, spacing: look.paneGap ?? 0)
    let size = column.size(for: .ideal)
    let height = look.paneHeight ?? 0
    let room = EdgeInsets(
      vertical: max(0, (height - size.height) / 2),
      horizontal: max(look.panePadding ?? 0, ((look.paneWidth ?? 0) - size.width) / 2))
    let box = BoxElement(
      PaddingElement(room, content: column, context: context), height: height, context: context
    ) { ground(in: $0, look, context) }
    return control(box, title: title, context)
  }

  private func control(
    _ content: any LayoutElement, title: String, _ context: LayoutContext
  ) -> any LayoutElement {
    var traits: [Accessibility.Trait] = [.button]
    if isOn { traits.append(.selected) }
    if button.state == .disabled { traits.append(.notEnabled) }
    return ControlElement(
      component, content,
      accessibility: toggle.map { ToggleLayout(toggle: $0, context: context).accessibility }
        ?? Accessibility(role: .button, label: title, traits: traits), context: context
    ) { $0 }
  }

  private func color(_ look: ToolbarLook, in context: LayoutContext) -> Color {
    if button.state == .disabled { return look.disabledItem ?? .clear }
    if let own = button.baseForegroundColor {
      return context.color(own, key: "baseForegroundColor")
    }
    // In a window that is not in front all are faint.
    guard !context.isInactive, isOn || button.tint != nil else {
      return look.itemColor(in: context)
    }
    return button.tint.map { context.color($0, key: "tint") } ?? context.tint
  }

  private var isOn: Bool { button.value == .on || button.state == .selected }

  /// What is behind it under the pointer, and where settings ask for a shape.
  private func ground(in box: Rect, _ look: ToolbarLook, _ context: LayoutContext) -> [DrawItem] {
    let radius = (isPane ? look.paneRadius : look.itemRadius) ?? 0
    let shape = Shape.roundedRect(box, radius: radius, curve: .continuous)
    var items: [DrawItem] = []
    switch button.state {
    case .pressed: items.append(.fill(shape, .color(look.pressedFill ?? .clear)))
    case .hovered: items.append(.fill(shape, .color(look.hoveredFill ?? .clear)))
    case .focused: items += context.focusRing(around: box, radius: radius)
    default:
      if isOn { items.append(.fill(shape, .color(look.pressedFill ?? .clear))) }
    }
    if context.environment.accessibilityShowButtonShapes {
      items.append(
        DrawItem.outline(
          of: box, radius: radius, width: look.shapeWidth ?? 0, color: look.shape ?? .clear))
    }
    return items
  }
}

extension Button {
  /// The name of the symbol that it has in a toolbar; empty for none.
  var symbolOfItem: String { self.systemItem?.symbol ?? self.symbol }
}

extension ToolbarLook {
  /// The colour of items that nothing colours.
  func itemColor(in context: LayoutContext) -> Color {
    let isIncreased = context.environment.contrast == .increased
    let color = isIncreased ? contrastItem : item
    return (context.isInactive ? inactiveItem : color) ?? .clear
  }
}
