import MaquetteCore

/// A button that shows which one of several things is chosen, and opens them as a menu.
///
/// On macOS the open menu lies over the button, what is chosen over its title; elsewhere it opens
/// below or above. Either way it lies over what is around.
public struct PopUpButton: CatalogComponent, StatefulComponent, FreelySizedComponent {
  public struct Keys: MenuOpenerKeys, StateKeys {
    public let chosen = Key<Selection>(
      .automatic,
      "The chosen item: its title, its tag, its number from 0, or none or -1 for nothing. When "
        + "not given, it is the item with 'isOn', or else the first.", named: "selection",
      aliases: ["title", "selectedItem", "titleOfSelectedItem", "indexOfSelectedItem"])
    public let label = Key("", "The name that assistive technology reads; it is not drawn.")
    public let menu = MenuKeys()
  }

  /// Its name.
  public static let names = ["PopUpButton"]
  public static let keys = Keys()
  public var values = KeyedValues()

  /// A pop-up button; everything that is not given has its default.
  public init(
    _ selection: String = "", isPresented: Bool = false, highlighted: Int? = nil,
    @MenuBuilder items: () -> [MenuElement] = { [] }
  ) {
    self.chosen = Selection(named: selection)
    self.items = MenuContent(items())
    self.isPresented = isPresented
    self.highlighted = highlighted
  }

  /// The title of the item that is chosen; empty for the one with a checkmark, or the first.
  public var selection: String {
    get {
      guard case .index = self.chosen else { return self.chosen.text }
      let all = self.items.items
      return self.chosen.index(among: all).map { all[$0].name } ?? self.chosen.text
    }
    set { self.chosen = Selection(named: newValue) }
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("PopUpButton")
    guard let look = context.look(MenuButtonLook.self, .popUpButton, component: "pop-up button")
    else {
      return EmptyElement()
    }
    let chosen = chosenItem(in: context)
    var content = self.items
    content.changeItems { index, item in
      if item.state != .mixed { item.state = index == chosen ? .on : .off }
    }
    let item = chosen.map { content.items[$0] }
    let button = MenuButton(
      component: "PopUpButton", control: .popUpButton,
      title: item?.title ?? (self.items.items.isEmpty ? self.chosen.text : ""),
      symbol: item?.symbol ?? "", sign: .upDown, style: context.menuButtonStyle(self.style),
      size: self.size, state: self.state, tint: self.tint, label: self.label)
    let overlays = (look.overlays ?? 0) > 0 && self.placement == .automatic
    return context.menuElement(
      button, content: content, isPresented: self.isPresented,
      highlighted: self.highlighted ?? (overlays && self.isPresented ? chosen : nil),
      anchor: MenuAnchor(
        placement: self.placement, alignment: self.alignment, overlaid: overlays ? chosen : nil))
  }

  /// The number of what is chosen; `nil` in an empty menu, or after reporting that it is not there.
  private func chosenItem(in context: LayoutContext) -> Int? {
    let all = self.items.items
    if all.isEmpty {
      if self.chosen == .automatic {
        context.report(
          .warning, "the pop-up button has nothing to choose from",
          hint: "list what can be chosen below 'items:'", id: .nothingToShow)
      }
      return nil
    }
    switch self.chosen == .automatic ? .nothing : self.chosen.resolved(among: all) {
    case .item(let index): return index
    case .nothing:
      return self.chosen == .automatic ? all.firstIndex { $0.state == .on } ?? 0 : nil
    case .missing:
      self.chosen.reportMissing(among: all, kind: "item", key: "selection", in: context)
      return nil
    }
  }

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    PopUpButton(),
    summary: "Shows which one of several options is chosen; it is drawn closed or open.",
    titleKey: "selection", childrenKey: "items",
    examples: [
      ComponentExample(
        "Closed", "PopUpButton: Medium\nitems: [Small, Medium, Large]\n"),
      ComponentExample(
        "Open on macOS",
        "platform: macos\nPopUpButton: Medium\nisPresented: true\npadding: 24\n"
          + "items: [Small, Medium, Large]\n"),
    ])
}
