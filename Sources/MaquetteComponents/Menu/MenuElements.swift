import MaquetteCore

/// A button that may have a menu open beside it.
protocol MenuHolder: LayoutElement {
  /// Where its title starts, in points from its leading edge.
  var titleStart: Double { get }
  /// What it shows while its menu is open.
  func openNodes(in frame: Rect) -> [SceneNode]
}

/// The button of a menu that is as light or dark as what is behind it where it is placed.
private final class AdaptiveMenuHolder: WrappingElement, MenuHolder {
  private let adaptive: AdaptiveElement
  var content: any LayoutElement { adaptive }

  init(_ adaptive: AdaptiveElement) { self.adaptive = adaptive }

  var titleStart: Double { (adaptive.content as? any MenuHolder)?.titleStart ?? 0 }

  func place(in frame: Rect) -> [SceneNode] { adaptive.place(in: frame) }

  func openNodes(in frame: Rect) -> [SceneNode] {
    (adaptive.shown(in: frame) as? any MenuHolder)?.openNodes(in: frame) ?? []
  }
}

extension LayoutContext {
  /// The button of a menu, with the menu when it is open.
  func menuElement(
    _ button: MenuButton, content: MenuContent, isPresented: Bool, highlighted: Int?,
    anchor: MenuAnchor
  ) -> any LayoutElement {
    menuElement(
      holder(button), content: content, isPresented: isPresented, highlighted: highlighted,
      anchor: anchor)
  }

  /// A button's element; plain glass is light or dark as what is behind it.
  private func holder(_ button: MenuButton) -> any MenuHolder {
    guard button.style.isPlainGlass(in: button.state) else {
      return MenuButtonElement(button, context: self)
    }
    let element = flipping { MenuButtonElement(button, context: $0) }
    return (element as? AdaptiveElement).map(AdaptiveMenuHolder.init)
      ?? element as? any MenuHolder ?? MenuButtonElement(button, context: self)
  }

  /// A button that is there already, with its menu when it is open.
  func menuElement(
    _ element: any MenuHolder, content: MenuContent, isPresented: Bool, highlighted: Int?,
    anchor: MenuAnchor
  ) -> any LayoutElement {
    // A closed menu is read too: what is wrong in it is wrong.
    check(content)
    guard content.items.count <= Limits.menuItems else {
      report(
        .error, "the menu has \(content.items.count) items; the limit is \(Limits.menuItems)",
        key: "items", hint: "no screen shows that many: leave some out", id: .tooMuch)
      return EmptyElement()
    }
    var content = content
    if let highlighted {
      let count = content.items.count
      if highlighted < count {
        content.changeItems { if $0 == highlighted { $1.isHighlighted = true } }
      } else {
        report(
          .error, "'highlighted' is \(highlighted), and the menu has \(count) items",
          key: "highlighted", length: String(highlighted).count,
          hint: "items count from 0; dividers and titles of sections do not count")
      }
    }
    guard isPresented else { return element }
    guard !content.isEmpty else {
      report(
        .warning, "the menu is open and has nothing in it", key: "isPresented",
        hint: "list what can be chosen below 'items:'", id: .nothingToShow)
      return element
    }
    guard let look = MenuLook(context: outOfBar.offGlass) else { return EmptyElement() }
    return AnchoredMenuElement(
      element, content: content, look: look, anchor: anchor, context: self)
  }

  /// Counts items against the budget of a picture, and looks for symbols that do not exist.
  private func check(_ content: MenuContent) {
    for item in content.items {
      guard budget.take(reportingTo: sink, at: provenance) else { return }
      if !item.symbol.isEmpty, let font = FontValue.body.resolved(in: environment) {
        _ = symbolDrawing(item.symbol, font: font, scale: 1, key: "items")
      }
      check(item.submenu)
    }
  }
}
