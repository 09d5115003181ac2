import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// The context in which a keyboard has the keys of one that floats.
  var withFloatingKeyboard: LayoutContext { withKeys(of: FloatingKeyboardLook.control) }

  /// The context in which a keyboard has the keys of the device, and of the side on which it lies.
  var withKeyboardOfDevice: LayoutContext {
    let turned = withTurnedKeyboard
    guard let device = environment.device, let height = device.keyboardHeight,
      let look = KeyboardLook(turned)
    else { return turned }
    let hasRow = look.isWide == 0 && device.safeArea.bottom > 0
    let bottomRow = hasRow ? look.bottomRow : 0
    let rowHeight = max(1, (height - device.safeArea.bottom - look.barHeight - bottomRow) / 4)
    let more = rowHeight - look.rowHeight
    return turned.withKeys(
      ControlTable(numbers: [
        "rowHeight": rowHeight, "keyHeight": max(1, look.keyHeight + more),
        "padKeyHeight": max(1, look.padKeyHeight + more),
      ]))
  }

  private var withTurnedKeyboard: LayoutContext {
    guard let device = environment.device, device.isLandscape,
      let look = LandscapeKeyboardLook(self)
    else { return self }
    let copy = withKeys(of: LandscapeKeyboardLook.control)
    guard device.safeArea.bottom == 0 else { return copy }
    return copy.withKeys(
      ControlTable(numbers: [
        "barHeight": look.homeButtonBarHeight, "rowHeight": look.homeButtonRowHeight,
        "keyHeight": look.homeButtonKeyHeight,
      ]))
  }

  private func withKeys(of control: String) -> LayoutContext {
    theme.controls[control].map(withKeys) ?? self
  }

  /// The context in which what a table says of a keyboard comes before what the theme says.
  private func withKeys(_ own: ControlTable) -> LayoutContext {
    guard var table = theme.controls[KeyboardLook.control] else { return self }
    table.numbers.merge(own.numbers) { _, new in new }
    table.fonts.merge(own.fonts) { _, new in new }
    var copy = self
    copy.environment.theme.controls[KeyboardLook.control] = table
    return copy
  }
}
