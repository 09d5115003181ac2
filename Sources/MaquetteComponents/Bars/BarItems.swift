import MaquetteCore
import MaquetteThemes

/// Makes elements of what stands in a bar of iOS or tvOS.
///
/// Buttons lose their shapes there, symbols alone have the size that bars give them, and what UIKit
/// draws by itself has the room that titles have.
struct BarItems {
  /// The room before and after what has none of its own, in points.
  let inset: Double
  /// The room between two items, in points.
  private let spacing: Double
  private let context: LayoutContext

  /// - Parameter context: that of the bar.
  init(inset: Double, spacing: Double = 0, context: LayoutContext) {
    self.inset = inset
    self.spacing = spacing
    self.context = context.inBar
  }

  /// The elements of items under a name of their own.
  func elements(_ items: [AnyComponent], named name: String) -> [any LayoutElement] {
    let items = items.map(\.styledForBar)
    var inner = context.entering(name)
    let glass = BarGlass(inner.withoutDimmedTint)
    inner.isOnGlass = glass != nil
    guard let glass else {
      return items.enumerated().map { index, item in
        element(atEnds(item, index, of: items.count), at: index, in: inner)
      }
    }
    return elements(items, on: glass, in: inner)
  }

  /// Runs of symbols on one glass, other buttons on one each, and what has none as it is.
  private func elements(_ items: [AnyComponent], on glass: BarGlass, in context: LayoutContext)
    -> [any LayoutElement]
  {
    var result: [any LayoutElement] = []
    var run: [(item: BarGlass.Item, element: any LayoutElement)] = []
    // What a fixed space adds to the room before the next group.
    var excess = 0.0
    func append(_ element: any LayoutElement) {
      result.append(
        excess > 0
          ? PaddingElement(EdgeInsets(leading: excess), content: element, context: context)
          : element)
      excess = 0
    }
    func flush() {
      if !run.isEmpty { append(glass.element(run, at: result.count)) }
      run = []
    }
    for (index, component) in items.enumerated() {
      if let space = component.unmodified as? FixedSpace {
        flush()
        excess += space.excess(over: spacing)
        continue
      }
      guard let item = glass.item(component) else {
        flush()
        context.warnOfMissingGlass(below: component)
        let other = element(component, at: index, in: context)
        // The room at both sides of a flexible space is that between two groups.
        append(
          component.unmodified is Spacer
            ? PaddingElement(EdgeInsets(trailing: -spacing), content: other, context: context)
            : other)
        continue
      }
      if !(item.isShared && run.last?.item.isShared != false) { flush() }
      let own = item.isInk ? context.inInk(.primary) : context
      run.append((item, element(item.component, at: index, in: own)))
    }
    flush()
    return result
  }

  /// The element of one item.
  func element(_ component: AnyComponent, at index: Int) -> any LayoutElement {
    element(component.styledForBar, at: index, in: context)
  }

  private func element(_ component: AnyComponent, at index: Int, in context: LayoutContext)
    -> any LayoutElement
  {
    var item = component.replacingButton { plain($0) }
    let needsRoom = component.isSystemButton || component.unmodified is Label
    if needsRoom, inset > 0 { item = item.padding(EdgeInsets(vertical: 0, horizontal: inset)) }
    return context.element(for: item, at: index, axis: .horizontal)
  }

  /// What is seen up to its edge, at the start or end of a bar, as far from there as titles are.
  private func atEnds(_ component: AnyComponent, _ index: Int, of count: Int) -> AnyComponent {
    guard inset > 0, !hasOwnRoom(component) else { return component }
    let (isFirst, isLast) = (index == 0, index == count - 1)
    guard isFirst || isLast else { return component }
    return component.padding(
      EdgeInsets(leading: isFirst ? inset : 0, trailing: isLast ? inset : 0))
  }

  /// Whether a component has room at its ends: titles and symbols, which are all that is seen of a plain
  /// button.
  private func hasOwnRoom(_ component: AnyComponent) -> Bool {
    let item = component.barItem
    if let button = item.button {
      return component.isSystemButton || plain(button).style == .plain
    }
    return component.isSpace || item.unmodified is Label || item.unmodified is Menu
  }

  private func plain(_ button: Button) -> Button {
    var button = button
    if button.style == .gray || button.style == .automatic { button.style = .plain }
    button.stretch = false
    if button.isSymbolAlone, button.systemItem == nil, button.type == .system,
      button.symbolFont == nil, button.font == nil
    {
      button.symbolFont = context.barSymbolFont
    }
    return button
  }
}

extension AnyComponent {
  /// The same in a bar of iOS or iPadOS: of a button or menu with a symbol, that alone is shown.
  var styledForBar: AnyComponent {
    replacing(Button.self) { $0.styledForBar }.replacing(Menu.self) { $0.styledForBar }
      .replacing(PullDownButton.self) { $0.styledForBar }
  }
}

extension LayoutContext {
  /// The context of what stands in a bar: texts keep the size that they have at the default text
  /// size, as in UIKit.
  var inBar: LayoutContext {
    var copy = self
    copy.isToolbar = true
    copy.axis = .horizontal
    copy.isListRow = false
    copy.textSizeAround = self.textSizeAround ?? environment.textSize
    copy.environment.textSize = environment.defaultTextSize
    return copy
  }

  /// The context of what belongs to a bar and is arranged as in a view, such as the accessory of tabs:
  /// its texts keep their size, as all in bars.
  var besideBar: LayoutContext {
    var copy = outOfInk
    copy.isToolbar = false
    return copy
  }

  /// The context of what is opened from a bar or a section's header and lies over the screen: a menu's texts grow.
  var outOfBar: LayoutContext {
    var copy = besideBar
    if let textSizeAround = self.textSizeAround { copy.environment.textSize = textSizeAround }
    copy.textSizeAround = nil
    copy.sectionText = nil
    return copy
  }

  /// The font beside which a symbol alone stands in a bar; `nil` where bars have none of their own.
  var barSymbolFont: FontValue? {
    guard let look = BarButtonLook(self),
      case .fixed(let size, let weight) = look.font.theme
    else { return nil }
    return .system(size: size * look.symbolScale(in: self), weight: weight)
  }

  /// The weight of plain texts on a bar's glass; `nil` elsewhere.
  var barTextWeight: FontWeight? {
    guard self.isToolbar, let look = BarButtonLook(self), look.glassSide != nil,
      case .fixed(_, let weight) = look.font.theme
    else { return nil }
    return weight
  }

  /// The room beside plain texts on a bar's glass, in points; `nil` elsewhere.
  var barTextPadding: Double? {
    barTextWeight == nil ? nil : BarButtonLook(self)?.glassPadding
  }

  /// How much larger symbols are in a bar than beside text; `nil` outside of bars.
  var barSymbolScale: Double? {
    self.isToolbar ? BarButtonLook(self)?.symbolScale(in: self) : nil
  }

  /// What the theme says about a bar; `nil` after reporting that the platform has none or that it
  /// stands in another bar.
  ///
  /// - Parameter name: the name of the bar's component.
  func bar<Found: SingleLook>(
    _ type: Found.Type, _ name: String, component: String
  ) -> Found? {
    if self.isToolbar {
      report(
        .error, "a \(component) is in another bar",
        hint: "give the screen both: 'navigationBar:', 'toolbar:', 'tabBar:'")
      return nil
    }
    let instead = conventions.instead[name]
    if let look = Found(self), instead == nil { return look }
    report(
      .error, "\(theme.platform.displayName) has no \(component)",
      hint: instead ?? "draw it on another platform", id: .notOnPlatform)
    return nil
  }
}
