import MaquetteCore
import MaquetteThemes

extension PickerLayout {
  /// A pop-up button: on macOS after the title, elsewhere in a row of a list at the row's end, and
  /// outside of lists alone, as SwiftUI draws it.
  func menuElement() -> any LayoutElement {
    let inner = context.entering("PopUpButton")
    let option = selectedOption
    // A television has no pop-up buttons, but since tvOS 17 it has menus, pickers' among them.
    let hasPlatter = context.conventions.menuButton == .platter
    let look =
      hasPlatter ? nil : inner.look(MenuButtonLook.self, .popUpButton, component: "pop-up button")
    guard hasPlatter || look != nil else { return EmptyElement() }
    let hasBezel = hasPlatter || look.map { $0.bezel != 0 } == true
    let isBare = context.isListRow && !hasBezel
    var button = MenuButton(
      component: "PopUpButton", control: .popUpButton, title: option?.title ?? "",
      symbol: option?.symbolName ?? "", sign: .upDown, style: inner.menuButtonStyle(nil),
      size: picker.controlSize.buttonSize, state: picker.state.buttonState,
      tint: picker.tint, label: picker.title, isBare: isBare)
    button.isQuiet = context.isForm && context.isListRow && look?.quietArrow != nil
    let chosen = selectedIndex
    let overlays = (look?.overlays ?? 0) != 0
    let element = inner.menuElement(
      button, content: menuContent(chosen), isPresented: picker.isPresented,
      highlighted: overlays && picker.isPresented ? chosen : nil,
      anchor: MenuAnchor(
        placement: .automatic,
        alignment: isBare && !context.stacksLabels ? .trailing : .leading,
        overlaid: overlays ? chosen : nil))
    var introduction = introduction
    if !hasBezel, !context.isListRow { introduction.isHidden = true }
    let whole = context.introduced(by: introduction, component: "Picker", content: element)
    guard isBare, !picker.isPresented else { return whole }
    // In a row of iOS all of it is the button.
    return AlteredElement(whole) { [accessibility = buttonAccessibility] nodes in
      nodes.map { node in
        var node = node.silenced.withoutTargets
        node.accessibility = accessibility
        return node
      }
    }
  }

  private func menuContent(_ chosen: Int?) -> MenuContent {
    let items = picker.options.enumerated().map { index, option in
      if option.title.isEmpty, option.symbolName.isEmpty {
        context.report(
          .warning, "option \(index) has neither a title nor a symbol to show in a menu",
          key: "options", hint: "write a text, or '{title: Star, symbol: star}'",
          id: .nothingToShow)
      }
      return MenuItem(
        option.title, symbol: option.symbolName, state: index == chosen ? .on : .off,
        isEnabled: option.isEnabled)
    }
    let sections = picker.options.sections
    guard sections.count > 1 || sections.first?.title.isEmpty == false else {
      return MenuContent(items.map(MenuElement.item))
    }
    return MenuContent(
      sections.map { .section(MenuSection($0.title, items: $0.indices.map { items[$0] })) })
  }
}

extension SceneNode {
  /// The node without areas that answer to touch, its own and those inside.
  var withoutTargets: SceneNode {
    var copy = self
    copy.hitTarget = nil
    copy.children = children.map(\.withoutTargets)
    return copy
  }
}
