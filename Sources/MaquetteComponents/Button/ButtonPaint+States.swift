import MaquetteCore
import MaquetteThemes

extension ButtonPaint {
  /// The names of the theme's looks that lie over one another: first what it shows as a toggle.
  static func states(
    of button: Button, in style: ButtonStyleTheme, _ context: LayoutContext
  ) -> [String] {
    var names: [String] = []
    if context.environment.accessibilityShowButtonShapes, button.type == .system {
      // UIKit's own types are round symbols.
      let isSymbol = button.title.isEmpty && button.subtitle.isEmpty
      names.append(isSymbol ? "buttonShapesSymbol" : "buttonShapes")
    }
    switch button.value {
    case .on: names.append(context.isInactive ? "inactiveSelected" : "selected")
    case .mixed where style.states["mixed"] != nil: names.append("mixed")
    case .mixed:
      names.append("selected")
      context.report(
        .warning,
        "a button on \(context.theme.platform.displayName) has no mixed state; it is drawn as on",
        key: "value", hint: "use 'value: on' or 'value: off'", id: .notOnPlatform)
    case .off, nil: break
    }
    // The keyboard is on nothing in a window that does not take what people type.
    let isFocusLost = button.state == .focused && context.environment.controlActiveState != .key
    if button.state == .selected, context.isInactive {
      names.append("inactiveSelected")
    } else if button.state != .normal, !isFocusLost {
      names.append(button.state.rawValue)
    }
    if button.state == .disabled, button.value == .on || button.value == .mixed {
      names.append("disabledSelected")
    }
    // What the remote presses has focus.
    if button.state == .focused || button.state == .pressed, button.role == .destructive {
      names.append("focusedDestructive")
      if button.state == .pressed { names.append("pressedDestructive") }
    }
    switch button.springLoadingHighlight {
    case .none: break
    case .standard: names.append("springLoaded")
    case .emphasized: names.append("springLoadedEmphasized")
    }
    if button.springLoadingHighlight != .none, !context.conventions.dragging {
      let name = context.theme.platform.displayName
      context.report(
        .warning, "people don't drag on \(name), so no button opens that way",
        key: "springLoadingHighlight", hint: "remove 'springLoadingHighlight'", id: .unusedKey)
      names.removeLast()
    }
    return names
  }
}
