import MaquetteCore

/// Whether a button shows that it opens a menu, under SwiftUI's names.
public enum MenuIndicator: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the platform does: macOS shows it, the others do not.
  case automatic
  case visible
  case hidden
}

/// A button that opens a menu of commands, as SwiftUI has it.
///
/// An open menu lies over what is around: below or above its button, where there is room for it.
public struct Menu: TitledMenuOpener, StatefulComponent, FreelySizedComponent {
  /// Its name.
  public static let names = ["Menu"]
  public static let keys = TitledMenuKeys()
  public var values = KeyedValues()

  /// A menu; everything that is not given has its default.
  public init(
    _ title: String, symbol: String = "", isPresented: Bool = false, highlighted: Int? = nil,
    @MenuBuilder items: () -> [MenuElement] = { [] }
  ) {
    self.title = title
    self.symbol = symbol
    self.items = MenuContent(items())
    self.isPresented = isPresented
    self.highlighted = highlighted
  }

  /// What measures and draws it in an environment.
  ///
  /// watchOS has no menus: that is an error. A television's are tvOS 17's.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    element("Menu", named: "menu's button", in: context.entering("Menu"))
  }

  /// The element under a component's own name.
  func element(_ component: String, named name: String, in context: LayoutContext)
    -> any LayoutElement
  {
    guard context.look(MenuPanelLook.self, component: "menu") != nil else { return EmptyElement() }
    if self.title.isEmpty, self.symbol.isEmpty {
      context.report(
        .warning, "the \(name) has neither a title nor a symbol",
        hint: "write '\(component): Options', for example", id: .nothingToShow)
    }
    if self.symbol.isEmpty { context.warnUnused("labelStyle", because: "there is no symbol") }
    let button = MenuButton(
      component: component, control: .pullDownButton, title: self.hidesTitle ? "" : self.title,
      symbol: self.hidesSymbol ? "" : self.symbol, name: self.title,
      sign: context.showsMenuSign(self.indicator) ? .down : nil,
      style: context.menuButtonStyle(self.style), size: self.size, state: self.state,
      tint: self.tint, label: "")
    return context.menuElement(
      button, content: self.items, isPresented: self.isPresented, highlighted: self.highlighted,
      anchor: MenuAnchor(placement: self.placement, alignment: self.alignment, overlaid: nil))
  }
}

extension LayoutContext {
  /// How the buttons of menus look: as asked, or as the platform has them.
  func menuButtonStyle(_ style: ButtonStyle?) -> ButtonStyle {
    if let style, style != .automatic { return style }
    return conventions.menuButton == .bare ? .plain : .gray
  }

  /// Whether a button for commands shows that there are more.
  func showsMenuSign(_ indicator: MenuIndicator) -> Bool {
    guard let look = MenuButtonLook(.pullDownButton, self) else { return false }
    switch indicator {
    case .automatic: return look.bezel > 0
    case .visible: return true
    case .hidden: return false
    }
  }
}
