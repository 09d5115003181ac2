import MaquetteCore
import MaquetteThemes

/// Symbol, title and badge of one tab.
struct TabContent {
  private let tab: TabItem
  private let index: Int
  private let count: Int
  private let isSelected: Bool
  private let layout: TabItemLayout
  private let look: TabBarLook
  private let context: LayoutContext
  private let color: Color
  private let title: TextBlock?
  private let symbol: SymbolDrawing?
  private let badgeText: String
  private let badge: TabBadge?
  private let isFocused: Bool
  /// Whether it is a symbol on a platter of its own.
  private let isOnOwnPlatter: Bool

  init(
    _ tab: TabItem, at index: Int, of count: Int, isSelected: Bool, isBare: Bool = false,
    bar: TabBar, layout: TabItemLayout, look: TabBarLook, context: LayoutContext
  ) {
    self.tab = tab
    // Among titles a search shows its symbol.
    let isBare = isBare || look.titlesOnly == 1 && tab.role == .search
    isOnOwnPlatter = isBare
    self.index = index
    self.count = count
    self.isSelected = isSelected
    self.layout = layout
    self.look = look
    self.context = context
    isFocused =
      isSelected && bar.state != .normal && bar.state != .disabled
      && look.focusedFill != nil
    color = TabContent.color(
      tab, isSelected: isSelected, isFocused: isFocused, bar: bar, look: look, context: context)
    let isStacked = layout == .stacked
    let stacked = isSelected ? look.selectedLabel ?? look.label : look.label
    let font = isStacked ? stacked : layout == .inline ? look.inlineLabel : look.compactLabel
    title =
      tab.title.isEmpty || isBare && !tab.shownImage.isEmpty
      ? nil
      : font.resolved().flatMap {
        context.textBlock(
          tab.title, resolved: $0, maxLines: 1, alignment: .center, key: "items",
          name: "a tab's title")
      }
    let isText = look.titlesOnly == 1 && !tab.title.isEmpty && !isBare
    let name =
      isText ? "" : TabContent.symbolName(tab.shownImage, isFilled: look.fillsSymbols != 0)
    symbol =
      name.isEmpty
      ? nil
      : TabContent.symbolFont(layout, look).resolved().flatMap {
        context.symbolDrawing(name, font: $0, scale: 1, key: "items")
      }
    badgeText = context.environment.badgeText(tab.badge)
    badge = TabBadge(badgeText, look: look, context: context)
  }

  /// The filled form of a symbol, where there is one and the platform likes it.
  private static func symbolName(_ name: String, isFilled: Bool) -> String {
    let filled = name + ".fill"
    return isFilled && !name.isEmpty && Symbol.named(filled) != nil ? filled : name
  }

  private static func symbolFont(_ layout: TabItemLayout, _ look: TabBarLook) -> LookFont {
    switch layout {
    case .automatic, .stacked: look.symbol
    case .inline: look.inlineSymbol
    case .compactInline: look.compactSymbol
    }
  }

  private static func color(
    _ tab: TabItem, isSelected: Bool, isFocused: Bool, bar: TabBar, look: TabBarLook,
    context: LayoutContext
  ) -> Color {
    if !tab.isEnabled { return look.disabled }
    if isFocused { return (look.focusedColor ?? .clear) }
    if isSelected { return look.selected(over: context.groundOfGlass) }
    if let own = bar.unselectedItemTintColor {
      return context.color(own, key: "unselectedItemTintColor")
    }
    return context.environment.contrast == .increased ? look.contrastColor : look.color
  }

  private var gap: Double {
    guard title != nil, symbol != nil else { return 0 }
    // A badge beside a title needs room of its own to leave the symbol seen.
    return look.inlineGap + (badge.map { $0.width - badgeOverlap($0) } ?? 0)
  }

  /// How much of a badge lies on the symbol beside a title.
  private func badgeOverlap(_ badge: TabBadge) -> Double { min(badge.width / 2, 6) }

  /// The width of symbol and title beside one another, or of the wider one.
  var idealWidth: Double {
    let text = title?.layout(width: nil).size.width ?? 0
    let sign = symbol?.bounds.width ?? 0
    return layout == .stacked ? max(text, sign) : text + gap + sign
  }

  /// How far letters of a title keep from the edge of the screen at least, in points. Estimated: Latin ones keep about
  /// as far from it.
  private static let leastRoom = 2.0

  /// How much further down letters of a title below its symbol reach than a bar of a height lets them, in points.
  func overhang(beyond height: Double) -> Double {
    guard layout == .stacked, symbol != nil, let title else { return 0 }
    let text = title.layout(width: nil)
    guard let baseline = text.lines.first?.baseline else { return 0 }
    let room = height - look.labelBaseline - TabContent.leastRoom
    guard text.size.height - baseline + title.overhang > room else { return 0 }
    return max(0, (title.reach?.down ?? 0) - room)
  }

  // MARK: Drawing

  /// The node in the tab's area.
  ///
  /// - Parameter rise: how much higher than usual a symbol and the title below it stand, in points.
  func node(in frame: Rect, risenBy rise: Double = 0) -> SceneNode {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let sign = symbol?.bounds.width ?? 0
    let padding = look.textPadding
    let taken = layout == .stacked ? 0 : sign + gap
    // Tabs of a platter overlap, their titles do not.
    let shared = isOnOwnPlatter ? 0 : look.platterOverlap ?? 0
    let overlap = layout == .stacked ? shared : 0
    let text = title?.layout(width: max(1, frame.width - overlap - taken - 2 * padding))
    let textSize = text?.size ?? .zero
    // What stands beside one another stands in the middle together.
    let width = layout == .stacked ? 0 : taken + textSize.width
    let start = (frame.width - width) / 2
    let isAlone = title == nil || symbol == nil
    let middle = frame.height / 2
    let iconX = layout == .stacked ? frame.width / 2 : start + sign / 2
    let rise = layout == .stacked && !isAlone ? rise : 0
    let iconY = layout == .stacked && !isAlone ? look.iconMiddle - rise : middle
    var items = ground(in: frame)
    if let symbol {
      let centre = place(x: iconX, y: iconY)
      items += symbol.items(
        at: Point(x: centre.x - symbol.bounds.midX, y: centre.y - symbol.bounds.midY),
        color: color)
    }
    var baseline: Double?
    if let text, let line = text.lines.first {
      let x = layout == .stacked ? (frame.width - textSize.width) / 2 : start + taken
      let y =
        layout == .stacked && !isAlone
        ? look.labelBaseline - rise - line.baseline
        : context.rounded(middle - textSize.height / 2)
      let corner = place(Rect(x: x, y: y, width: textSize.width, height: textSize.height))
      items += TextBlock.items(of: text, at: corner.origin, color: color)
      baseline = corner.minY + line.baseline
    }
    let badges = badge.map { badge in
      let beside = max(layout == .compactInline ? look.badgeTop : 0, iconY - look.badgeRise)
      let x = badgeStart(badge, iconX: iconX, textWidth: textSize.width, in: frame)
      return [
        badge.node(
          in: place, x: x, y: layout == .stacked ? look.badgeTop - rise : beside)
      ]
    }
    return SceneNode(
      path: "\(context.path)/Tab[\(index)]", component: "Tab", frame: frame,
      hitTarget: frame.inset(
        by: EdgeInsets(vertical: 0, horizontal: shared / 2)
      )
      .expanded(toAtLeast: Size(width: 0, height: least.height)),
      baseline: baseline, text: text?.shownText,
      style: text.flatMap { text in
        title.map { context.style(of: text, font: $0.font, color: color) }
      },
      accessibility: accessibility, source: context.source, items: scaled(items, in: frame),
      children: badges ?? [])
  }

  /// Where a badge begins: half of it lies on the symbol, and none on the title, or above that where it stands alone.
  private func badgeStart(_ badge: TabBadge, iconX: Double, textWidth: Double, in frame: Rect)
    -> Double
  {
    if layout == .stacked, let offset = look.badgeEdgeOffset {
      return frame.width / 2 + (symbol?.bounds.width ?? 0) / 2 + offset
    }
    guard symbol != nil else { return (frame.width + textWidth) / 2 + look.badgeOffset }
    guard title != nil, layout != .stacked else { return iconX + look.badgeOffset }
    return iconX + (symbol?.bounds.width ?? 0) / 2 - badgeOverlap(badge)
  }

  private var least: Size { context.theme.metrics.minHitTarget }

  /// What shows which one is chosen, in a pill.
  private func ground(in frame: Rect) -> [DrawItem] {
    guard isSelected, !isOnOwnPlatter else { return [] }
    guard let fill = (isFocused ? look.focusedFill : look.selectedFill) else {
      return shape(in: frame)
    }
    let inset = look.selectionInset ?? 0
    let box = frame.inset(by: inset)
    let shape = Shape.capsule(box)
    let shadows = isFocused ? look.focusedShadow.items(of: shape) : []
    return shadows + [.fill(shape, .color(fill))]
  }

  /// What shows which one is chosen where its colour alone does otherwise: to people who asked for
  /// the shapes of buttons, or for states to be told without colour.
  private func shape(in frame: Rect) -> [DrawItem] {
    let environment = context.environment
    guard
      environment.accessibilityShowButtonShapes
        || environment.accessibilityDifferentiateWithoutColor
    else { return [] }
    let width = min(frame.width, idealWidth + 2 * look.shapePadding)
    let inset = look.shapeInset
    let box = Rect(
      x: frame.midX - width / 2, y: frame.minY + inset, width: width,
      height: frame.height - 2 * inset)
    let radius = look.shapeRadius
    return [.fill(.roundedRect(box, radius: radius, curve: .continuous), .color(look.shape))]
  }

  private func scaled(_ items: [DrawItem], in frame: Rect) -> [DrawItem] {
    guard isFocused else { return items }
    let centre = frame.centre
    let transform = Transform(scale: look.focusedScale ?? 0, about: centre)
    return [.group(DrawGroup(items, transform: transform))]
  }

  private var accessibility: Accessibility {
    var values: [String] = []
    if !badgeText.isEmpty { values.append(badgeText) }
    values.append(context.place(Double(index + 1), of: count))
    var traits: [Accessibility.Trait] = [.button]
    if isSelected { traits.append(.selected) }
    if !tab.isEnabled { traits.append(.notEnabled) }
    return Accessibility(
      role: .button, label: tab.name, value: values.joined(separator: ", "), traits: traits)
  }
}
