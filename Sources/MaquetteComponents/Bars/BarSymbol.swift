import MaquetteCore

extension AnyComponent {
  /// What bars of iOS and iPadOS show of it: of a button or a menu with a symbol that alone, and VoiceOver reads the
  /// title. Documented: `UIBarButtonItem(title:image:)`, and SwiftUI's automatic label style in toolbars.
  var symbolInBar: AnyComponent {
    let shown = replacingButton { button -> any Component in
      guard !button.symbol.isEmpty, !button.title.isEmpty, button.systemItem == nil else {
        return button
      }
      var alone = button
      (alone.title, alone.subtitle) = ("", "")
      return alone.accessibility(AccessibilityPatch(label: button.title))
    }
    return shown.replacing(Menu.self) { menu -> any Component in
      guard !menu.symbol.isEmpty, !menu.title.isEmpty else { return menu }
      var alone = menu
      alone.title = ""
      return alone.accessibility(AccessibilityPatch(label: menu.title))
    }
  }
}
