import MaquetteCore
import MaquetteThemes

/// The glass that buttons in bars stand on since iOS 26: neighbouring symbols share one capsule, and a text
/// or a prominent button has one of its own.
struct BarGlass {
  private let ground: GlassGround
  private var side: Double { ground.side }
  private var look: BarButtonLook { ground.look }
  private var context: LayoutContext { ground.context }

  /// `nil` on platforms without.
  init?(_ context: LayoutContext) {
    guard let ground = GlassGround(context) else { return nil }
    self.ground = ground
  }

  /// An item with the glass that it asks for.
  struct Item {
    var component: AnyComponent
    var isProminent = false
    /// Whether its neighbours may stand on the same glass.
    var isShared = false
    /// Whether it takes the colour of texts for its tint.
    var isInk = false
    /// Whether it is pressed, which the glass shows.
    var isPressed = false
    /// Whether the glass is drawn.
    var hasGround = true
  }

  /// A button, a menu or another control for a bar; `nil` for what has no glass.
  func item(_ component: AnyComponent) -> Item? {
    guard component.hidesSharedBackground else {
      let released = component.releasedBarItem
      var item = grounded(released ?? component)
      item?.isPressed = released != nil
      return item
    }
    guard let item = grounded(component) else { return nil }
    // A prominent button draws its own ground.
    var bare = item.isProminent ? Item(component: component) : item
    bare.isShared = false
    bare.hasGround = false
    return bare
  }

  private func grounded(_ component: AnyComponent) -> Item? {
    if let room = room(for: component) {
      return Item(
        component: component.padding(EdgeInsets(vertical: 0, horizontal: room)),
        isInk: !(component.unmodified is any TextInput))
    }
    if let menu = component.barItem.unmodified as? Menu {
      let inked = component.replacing(Menu.self) { menu in
        var menu = menu
        if menu.tint == nil { menu.tint = .primary }
        return menu
      }
      return Item(component: inked, isShared: menu.isSymbolAlone)
    }
    guard let button = component.barItem.button else { return nil }
    var item = Item(component: component)
    let isProminent =
      button.style.isProminent || button.role == .primary || button.systemItem == .done
    // What cannot be pressed stands on plain glass.
    item.isProminent = isProminent && button.state != .disabled
    item.isShared = !isProminent && button.systemItem != .close && isSymbol(button)
    let isTinted = item.isProminent
    item.component = component.replacingButton {
      var shown = self.button($0, isProminent: isTinted)
      if isProminent, !isSymbol(shown) { shown.titleWeight = $0.titleWeight ?? ground.boldWeight }
      return shown
    }
    if let name = button.systemItem, name.glassSymbol != nil {
      // VoiceOver says the word that the symbol stands for.
      let label = name.label(in: context.languageTag)
      item.component = item.component.accessibility(AccessibilityPatch(label: label))
    }
    return item
  }

  /// The room at both ends of a control that stands on glass of its own; `nil` for all others.
  private func room(for component: AnyComponent) -> Double? {
    switch component.unmodified {
    // Segments are as far from the glass's ends as from its edges.
    case is SegmentedControl: BarGlass.segmentInset
    case is TextField, is SecureField: look.glassPadding ?? 0
    case is PopUpButton, is PullDownButton, is any ToolbarGroup, is Image: 0
    default: component.isCustomBarItem ? look.glassPadding ?? 0 : nil
    }
  }

  /// Estimated, in points.
  private static let segmentInset = 7.0

  private func isSymbol(_ button: Button) -> Bool {
    button.systemItem.map { !$0.isTitle } ?? button.isSymbolAlone
  }

  /// A button in one colour, with the room that its glass has. Done is a check mark, and so on.
  private func button(_ given: Button, isProminent: Bool) -> Button {
    var button = given
    if let item = given.systemItem, let symbol = item.glassSymbol {
      (button.systemItem, button.title, button.symbol) = (nil, "", symbol)
    }
    button.style = .plain
    if button.baseForegroundColor == nil, button.tint == nil || isProminent {
      let plain: ColorValue = button.role == .destructive ? .named("systemRed") : .primary
      button.baseForegroundColor =
        isProminent ? .custom(look.glassProminentText ?? .white) : plain
    }
    let isSymbol = isSymbol(button)
    if button.contentInsets == nil {
      button.contentInsets = EdgeInsets(
        vertical: 0, horizontal: isSymbol ? 0 : look.glassPadding ?? 0)
    }
    return button
  }

  /// Elements on one glass, in reading direction.
  func element(_ items: [(item: Item, element: any LayoutElement)], at index: Int)
    -> any LayoutElement
  {
    let inner = context.entering("Glass[\(index)]")
    let side = items.reduce(side) { max($0, height(around: $1.element, of: $1.item)) }
    let boxes = items.map { BoxElement($0.element, minWidth: side, height: side, context: inner) }
    let content = boxes.count == 1 ? boxes[0] as any LayoutElement : inner.row(boxes, spacing: 0)
    let tint = items.first.flatMap { $0.item.isProminent ? prominentColor($0.item) : nil }
    guard items.first?.item.hasGround == true, let left = left(of: items.map(\.item), boxes)
    else { return BoxElement(content, minWidth: side, height: side, context: inner) }
    let isPressed = items.contains(where: \.item.isPressed)
    let pressed = isPressed ? ground.pressedLook(isProminent: tint != nil) : nil
    let box = BoxElement(content, minWidth: side, height: side, context: inner) {
      ground.items(
        in: $0.inset(by: left, direction: context.direction), tint: tint, overlay: pressed?.overlay)
    }
    return pressed?.scale.map { GrownElement(box, scale: $0) } ?? box
  }

  /// How high glass is around a button with a font of its own, whose letters and symbol stay inside; 0 around others.
  private func height(around element: any LayoutElement, of item: Item) -> Double {
    guard let button = item.component.barItem.button, (button.font ?? button.symbolFont) != nil
    else { return 0 }
    return element.size(for: .ideal).height + 2 * BarGlass.fontRoom
  }

  /// Above and below them. Estimated, in points.
  private static let fontRoom = 4.0

  /// What remains of the glass beside open menus and dialogs that take its place; `nil` for nothing. Estimated: it
  /// ends beside them where it is shared.
  private func left(of items: [Item], _ boxes: [BoxElement]) -> EdgeInsets? {
    guard MenuPanelLook(context)?.replacesGlass ?? false else { return .zero }
    let isClosed = items.map { !$0.component.isReplaced }
    guard let first = isClosed.firstIndex(of: true), let last = isClosed.lastIndex(of: true)
    else { return nil }
    func width(_ boxes: ArraySlice<BoxElement>) -> Double {
      boxes.reduce(0) { $0 + $1.size(for: .ideal).width }
    }
    return EdgeInsets(leading: width(boxes[..<first]), trailing: width(boxes[(last + 1)...]))
  }

  private func prominentColor(_ item: Item) -> Color {
    item.component.barItem.button?.tint.map { context.color($0, key: "tint") } ?? context.tint
  }
}

extension AnyComponent {
  /// Whether it is a button whose menu or dialog is open, which takes its place.
  fileprivate var isReplaced: Bool {
    if showsDialogAtAnchor || showsPopoverAtAnchor { return true }
    return switch barItem.unmodified {
    case let menu as Menu: menu.isPresented && !menu.items.isEmpty
    case let button as PullDownButton: button.isPresented && !button.items.isEmpty
    case let button as PopUpButton: button.isPresented && !button.items.isEmpty
    default: false
    }
  }

  /// Whether it is put together from others, or a picture: a toolbar gives it glass of its own.
  var isCustomBarItem: Bool {
    switch unmodified {
    case is HStack, is VStack, is ZStack, is Image: true
    default: false
    }
  }

  /// Whether it asks for no glass.
  package var hidesSharedBackground: Bool {
    guard let modified = base as? ModifiedComponent else { return false }
    if case .sharedBackground(let visibility) = modified.modifier { return visibility == .hidden }
    return modified.content.hidesSharedBackground
  }

  /// Whether it, or a part of it, fills a shape with the tint, which is no ink then.
  var isFilledWithTint: Bool {
    fillsWithTint || arranged.contains(where: \.isFilledWithTint)
  }

  /// Whether it fills a shape with the tint by itself.
  var fillsWithTint: Bool {
    switch unmodified {
    case let button as Button: button.style.isProminent || button.role == .primary
    case is Slider, is Toggle, is ProgressView, is Gauge, is any TextInput: true
    default: false
    }
  }
}

extension LayoutContext {
  /// Warns of what is said about the glass of an item that has none.
  func warnOfMissingGlass(below item: AnyComponent) {
    deeper(item.provenance)?.warnUnused(
      "sharedBackgroundVisibility", because: "there is no glass behind such an item")
  }

  /// The context of what lies over bars or scrolls below them and not on their glass: it is as light or dark as the
  /// screen.
  var offGlass: LayoutContext {
    guard self.isOnGlass || self.appearanceAround != nil || self.glassBackdrop != nil else {
      return self
    }
    var copy = self
    copy.isOnGlass = false
    copy.glassBackdrop = nil
    if let appearanceAround = self.appearanceAround {
      copy.environment.appearance = appearanceAround
    }
    copy.appearanceAround = nil
    return copy
  }
}

extension ButtonSystemItem {
  /// The symbol that stands for a word on glass. Documented: HIG, Toolbars.
  fileprivate var glassSymbol: String? {
    switch self {
    case .done: "checkmark"
    case .close, .cancel: "xmark"
    default: nil
    }
  }
}
