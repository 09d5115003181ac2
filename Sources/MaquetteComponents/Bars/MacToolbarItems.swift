import MaquetteCore
import MaquetteThemes

/// Makes elements of what stands in a window's toolbar.
struct MacToolbarItems {
  private let mode: ToolbarDisplayMode
  private let look: ToolbarLook
  private let context: LayoutContext
  /// Whether items stand on glass.
  private let haveGlass: Bool

  /// - Parameter isBare: whether items stand on no glass, whatever the look has.
  init(
    _ mode: ToolbarDisplayMode, look: ToolbarLook, isBare: Bool = false, context: LayoutContext
  ) {
    self.mode = mode
    haveGlass = !isBare && look.itemGlass != nil
    self.look = look
    self.context = context
  }

  /// Items that have no room, and where among all items the button with a menu of them stands.
  struct OverflowMenu {
    /// The numbers of the items.
    var items: Set<Int>
    /// The number of the item before which the button stands.
    var place: Int
  }

  /// The elements of items under a name of their own: buttons as items, everything else as it is.
  ///
  /// - Parameter menu: the items that are in a menu; `nil` for none.
  func elements(_ items: [AnyComponent], named name: String, menu: OverflowMenu? = nil)
    -> [any LayoutElement]
  {
    var inner = context.entering(name)
    let glass = haveGlass ? MacToolbarGlass(mode, look: look, context: inner) : nil
    if glass != nil { inner.isOnGlass = true }
    func element(_ item: AnyComponent, at index: Int) -> MacToolbarGlass.Item {
      var flat = tool(item)
      let place = MacToolbarGlass.place(of: flat)
      var own = inner
      if glass != nil, flat.isCustomBarItem || flat.isPlainBarField {
        if flat.isCustomBarItem, !flat.isFilledWithTint {
          own.environment.tint = .custom(look.itemColor(in: inner))
        }
        if !flat.hidesSharedBackground {
          flat = flat.padding(EdgeInsets(vertical: 0, horizontal: look.itemPadding ?? 0))
        }
      } else if glass != nil, place == .bare, !item.isGlassButton {
        inner.warnOfMissingGlass(below: item)
      }
      return MacToolbarGlass.Item(
        element: own.element(for: flat, at: index, axis: .horizontal), place: place)
    }
    var elements: [MacToolbarGlass.Item] = []
    for index in 0...items.count {
      if menu?.place == index { elements.append(overflowButton(at: index, in: inner)) }
      guard index < items.count, menu?.items.contains(index) != true else { continue }
      elements.append(element(items[index], at: index))
    }
    return glass?.grouped(elements) ?? elements.map(\.element)
  }

  /// The button with a menu of what has no room, on glass of its own.
  private func overflowButton(at index: Int, in context: LayoutContext) -> MacToolbarGlass.Item {
    let item = sign(context.word(.more), "chevron.forward.2", named: "OverflowButton")
    return MacToolbarGlass.Item(
      element: context.element(for: AnyComponent(item), at: index, axis: .horizontal), place: .own)
  }

  /// A button with a symbol alone, whatever the bar's items show.
  private func sign(_ title: String, _ symbol: String, named name: String) -> MacToolbarItem {
    var item = MacToolbarItem(Button(title, symbol: symbol), mode: .iconOnly)
    item.component = name
    return item
  }

  /// A field to search with; a button where there is too little room for what stands in the empty field. Documented: it
  /// becomes one by itself (WWDC20, "Adopt the new look of macOS": `NSSearchToolbarItem`).
  func search(_ prompt: String) -> (any LayoutElement)? {
    let glass = haveGlass ? MacToolbarGlass(mode, look: look, context: context) : nil
    guard
      let field = SearchFieldLook(context).flatMap({
        SearchBox(prompt: prompt, controlSize: .large).element(
          $0, key: "searchPrompt", in: context.entering("SearchField"), on: glass?.capsule)
      })
    else { return nil }
    var inner = context
    if glass != nil { inner.isOnGlass = true }
    let name = prompt.isEmpty ? context.word(.search) : prompt
    let sign = sign(name, "magnifyingglass", named: "SearchField").makeElement(in: inner)
    let ground =
      glass == nil
      ? nil
      : MacToolbarGlass(
        mode, look: look, context: context.entering("SearchItem"))
    let button = ground?.grouped([MacToolbarGlass.Item(element: sign, place: .own)]).first ?? sign
    // A long text is cut.
    let width = field.size(for: .ideal).width
    let need = min(SearchBox.need(of: field) ?? width, width)
    return MinimizingSearchRow(
      whole: glass?.level(field) ?? field, minimized: button,
      excess: need - button.size(for: .ideal).width)
  }

  /// The panes of settings, one of which is chosen: each has its symbol over its name.
  func panes(_ items: [AnyComponent], selection: Selection) -> [any LayoutElement] {
    let inner = context.entering("Items")
    let names = items.map(PaneName.init)
    if selection.resolved(among: names, prefersNumbers: true) == .missing {
      selection.reportMissing(among: names, kind: "pane", key: "selection", in: context)
    }
    let chosen = selection.index(among: names, prefersNumbers: true)
    let height = items.map { symbolHeight(of: $0, in: inner) }.max() ?? 0
    return items.enumerated().map { index, item in
      let shown = tool(item, pane: height, isChosen: index == chosen)
      return inner.element(for: shown, at: index, axis: .horizontal)
    }
  }

  /// How high the symbol of a pane is, in points; 0 for none.
  private func symbolHeight(of item: AnyComponent, in context: LayoutContext) -> Double {
    let shown = item.barItem
    let name = shown.button?.symbolOfItem ?? (shown.unmodified as? Menu)?.symbol ?? ""
    // What does not exist is reported where it is drawn.
    guard context.environment.symbol(named: name) != nil else { return 0 }
    return context.symbolPart(name, look.paneSymbol?.resolved(), color: .clear, key: "symbol")?
      .size(for: .ideal).height ?? 0
  }

  /// Buttons and menus as items, or as panes of settings whatever style they have. The button of a menu has
  /// a sign that there is more.
  ///
  /// - Parameter pane: how high the symbols of panes are, in points; `nil` for an item that is none.
  private func tool(_ item: AnyComponent, pane: Double? = nil, isChosen: Bool = false)
    -> AnyComponent
  {
    let isPane = pane != nil
    func tool(_ given: Button) -> MacToolbarItem {
      var button = given
      if isChosen { button.value = .on }
      var shown = MacToolbarItem(button, mode: isPane ? .iconAndLabel : mode)
      shown.isGiven = item.provenance != nil
      shown.isPane = isPane
      shown.imageHeight = pane ?? 0
      return shown
    }
    let isOnGlass = !isPane && haveGlass
    let shown = item.replacingButton { button -> any Component in
      if isOnGlass, let capsule = capsule(button) { return capsule }
      let isPlain = button.style == .automatic || button.style == .plain
      guard isPane || isPlain else { return button }
      return tool(button)
    }
    let plain = isOnGlass ? shown.groundless(in: look.itemColor(in: context)) : shown
    let switched = plain.replacing(Toggle.self) { toggle -> any Component in
      guard !isPane, toggle.style == .button else { return toggle }
      var button = toggle.button(.automatic)
      // It has its tint while it is on.
      if !toggle.isOn { button.tint = nil }
      var shown = tool(button)
      shown.component = "Toggle"
      shown.toggle = toggle
      return shown
    }
    return switched.replacing(Menu.self) { menu -> any Component in
      guard isPane || menu.style == nil else { return menu }
      var button = Button(menu.title, symbol: menu.symbol, state: menu.state)
      button.tint = menu.tint
      button.labelStyle = menu.labelStyle
      var shown = tool(button)
      shown.component = "Menu"
      shown.hasSign = context.showsMenuSign(menu.indicator)
      shown.menu = menu
      return shown
    }
  }

  /// A button with a ground of its own beside capsules of glass: a capsule as high as they are;
  /// `nil` for one that stands on glass. Documented: what confirms stands on prominent glass (WWDC25,
  /// "Build a SwiftUI app with the new design").
  private func capsule(_ given: Button) -> (any Component)? {
    var button = given
    let isPrimary = button.role == .primary || button.systemItem == .done
    if button.style == .automatic, isPrimary, button.state != .disabled {
      button.style = .prominentGlass
    }
    // What has a name below it has no ground that would cover that.
    let isNamed = mode == .iconAndLabel && given.style == .automatic
    guard !isNamed, button.style != .automatic, button.style != .plain else { return nil }
    if button.size == .medium { button.size = .large }
    guard given.style == .automatic, !button.symbol.isEmpty, mode != .labelOnly else {
      return button
    }
    // As of other items only the symbol is shown, with as much room.
    button.title = ""
    if button.contentInsets == nil {
      button.contentInsets = EdgeInsets(vertical: 0, horizontal: look.itemPadding ?? 0)
    }
    let label = given.title.isEmpty ? nil : given.title
    return button.accessibility(AccessibilityPatch(label: label))
  }
}

extension AnyComponent {
  /// Whether it is a button, a menu or a field, which stand on glass unless they have a ground of their own.
  fileprivate var isGlassButton: Bool {
    switch barItem.unmodified {
    case is Button, is Menu, is PopUpButton, is PullDownButton, is TextField, is SecureField,
      is any ToolbarGroup:
      true
    case let toggle as Toggle: toggle.style == .button
    default: false
    }
  }
}

/// What a pane of settings is called.
private struct PaneName: Selectable {
  let tag = ""
  let name: String

  init(_ item: AnyComponent) {
    let shown = item.barItem
    name = shown.button?.title ?? (shown.unmodified as? Menu)?.title ?? ""
  }
}
