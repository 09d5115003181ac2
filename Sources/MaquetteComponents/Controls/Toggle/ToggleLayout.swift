import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// Decides what a toggle is made of.
struct ToggleLayout {
  let toggle: Toggle
  let context: LayoutContext

  func element() -> any LayoutElement {
    warnOfUnusedKeys()
    switch resolvedStyle {
    case .button: return buttonElement()
    case .automatic: return valueElement()
    case .switch:
      if toggle.isMixed {
        context.report(
          .warning, "a switch has no mixed state; it is drawn as 'isOn' says",
          key: "isMixed", length: 4, hint: "use the style 'checkbox' of macOS")
      }
      guard let look = tinted(SwitchLook(context), "switch") else { return EmptyElement() }
      return element(
        SwitchFigure(switched, look: look, context: context), order: .titleFirst,
        spacing: look.spacing, fills: look.fillsWidth != 0, overhang: look.overhang ?? 0)
    case .checkbox: return checkMark(.checkbox, "check box")
    case .radio: return checkMark(.radio, "radio button")
    }
  }

  private func checkMark(_ control: CheckMarkLook.Control, _ component: String)
    -> any LayoutElement
  {
    guard let look = tinted(CheckMarkLook(control, context), component) else {
      return EmptyElement()
    }
    return element(
      CheckFigure(toggle, look: look, context: context), order: .figureFirst,
      spacing: look.spacing(at: toggle.controlSize), fills: false)
  }

  /// Whether it is a row of a form on a Mac. Estimated: SwiftUI's forms have the smallest switches there, as
  /// System Settings has.
  private var isFormSwitch: Bool {
    toggle.style == .automatic && context.isForm && context.conventions.windows
  }

  /// The toggle whose switch is drawn.
  private var switched: Toggle {
    guard isFormSwitch, toggle.controlSize == .regular else { return toggle }
    var copy = toggle
    copy.controlSize = .mini
    return copy
  }

  /// The style that is drawn; automatic stands for a row that says its value.
  var resolvedStyle: ToggleStyle {
    guard toggle.style == .automatic else { return toggle.style }
    if isFormSwitch { return .switch }
    if context.has(CheckMarkLook.self, .checkbox) { return .checkbox }
    return context.has(SwitchLook.self) ? .switch : .automatic
  }

  /// A look in the toggle's tint; `nil` after reporting that the platform has none.
  private func tinted<Found: Look>(_ look: Found?, _ component: String) -> Found? {
    guard var look else {
      context.report(
        .error, "\(context.theme.platform.displayName) has no \(component)", key: "style",
        length: toggle.style.rawValue.count,
        hint: "leave 'style' out to get the platform's own style, or draw it on another one",
        id: .notOnPlatform)
      return nil
    }
    if let tint = toggle.tint { look.tint = context.controlTint(tint) }
    return look
  }

  /// - Parameter font: the title's; `nil` for that of texts, or of titles of rows.
  private func title(color: ColorValue? = nil, font: FontValue? = nil) -> (any LayoutElement)? {
    guard !toggle.labelsHidden else { return nil }
    // A platter dims all that stands on it.
    let isEnabled = toggle.state != .disabled || context.has(PlatterLook.self)
    // In the toolbar of a window that is not in front it is as faint as the items beside it.
    let faint = isEnabled ? context.inactiveItemColor.map(ColorValue.custom) : nil
    return context.controlTitle(
      toggle.title, subtitle: toggle.subtitle, systemImage: toggle.systemImage,
      icon: toggle.icon, size: toggle.controlSize, font: font, color: color ?? faint,
      isEnabled: isEnabled)
  }

  private func element(
    _ figure: any ControlFigure, order: TitledControl.Order, spacing: Double, fills: Bool,
    overhang: Double = 0
  ) -> any LayoutElement {
    let title = title()
    let ground = ControlPlatter(state: toggle.state, context: context)
    // A figure alone stands on no ground, and is as faint as one when it does not react.
    let platter = title == nil ? nil : ground
    let opacity = title == nil && toggle.state == .disabled ? ground?.opacity ?? 1 : 1
    // A box is one thing with its title; of a switch the figure alone reacts, but on a platter.
    let isWhole = order == .figureFirst || platter != nil
    return TitledControlElement(
      TitledControl(
        name: "Toggle", title: title, figure: figure, order: order,
        spacing: spacing,
        fills: fills, overhang: overhang, target: isWhole ? .everything : .figure,
        state: toggle.state, accessibility: accessibility, platter: platter, opacity: opacity),
      context: context)
  }

  /// A row that says On or Off at its end.
  private func valueElement() -> any LayoutElement {
    guard let look = context.look(ToggleValueLook.self, component: "toggle"),
      let font = context.rowTitleFont.map({ context.resolve($0, weight: nil) })
        ?? look.font.resolved()
    else { return EmptyElement() }
    let platter = ControlPlatter(state: toggle.state, context: context)
    let text = spoken(context.shownWord)
    let key = toggle.isOn ? "onText" : "offText"
    guard
      let block = context.textBlock(
        text, resolved: font, maxLines: 1, alignment: .center, key: key, name: "the value")
    else { return EmptyElement() }
    let color = platter?.secondaryForeground ?? look.color
    let ownFont = context.isListRow ? nil : look.font.value
    return TitledControlElement(
      TitledControl(
        name: "Toggle",
        title: title(color: platter?.foreground.map(ColorValue.custom), font: ownFont),
        figure: TextFigure(block, color: color, context: context),
        spacing: look.spacing, target: .everything, state: toggle.state,
        accessibility: accessibility, platter: platter, font: ownFont ?? .body),
      context: context)
  }

  /// A button that shows whether it is on.
  private func buttonElement() -> any LayoutElement {
    guard let look = context.look(ToggleButtonLook.self, component: "button toggle") else {
      return EmptyElement()
    }
    let button = toggle.button(look.isBorderless != 0 ? .plain : .gray)
    let content = context.element(
      for: AnyComponent(button, provenance: context.provenance), at: 0, axis: context.axis)
    let (context, accessibility) = (context, accessibility)
    return AlteredElement(content) { nodes in
      guard var button = nodes.first?.silenced else { return nodes }
      let target = button.hitTarget
      button.hitTarget = nil
      return [
        SceneNode(
          path: context.path, component: "Toggle", frame: button.frame, hitTarget: target,
          accessibility: accessibility, source: context.source, children: [button])
      ]
    }
  }

  /// Warns of keys that mean nothing in its style.
  func warnOfUnusedKeys() {
    guard resolvedStyle != .switch else { return context.warnOfUnusedKeys(of: "Toggle") }
    context.warnOfUnusedKeys(of: "Toggle", except: ["showsOnOffLabels"])
    context.warnUnused(
      "thumbTintColor", "showsOnOffLabels", because: "only a switch has a thumb")
    guard resolvedStyle == .button else { return }
    context.warnUnused(
      "subtitle", "icon", because: "a button has no subtitle, and a symbol as its icon")
  }

  /// A word for what it is.
  private func spoken(_ text: (SystemWord) -> String) -> String {
    if toggle.isMixed { return text(.mixed) }
    let own = toggle.isOn ? toggle.onText : toggle.offText
    return own.isEmpty ? text(toggle.isOn ? .on : .off) : own
  }

  var accessibility: Accessibility {
    var traits: [Accessibility.Trait] = [.button]
    if toggle.style == .radio {
      if toggle.isOn { traits.append(.selected) }
    } else {
      traits.append(.toggleButton)
    }
    if toggle.state == .disabled { traits.append(.notEnabled) }
    var accessibility = Accessibility(
      role: .button, label: Label.spoken(toggle.title, toggle.subtitle) ?? toggle.systemImage,
      value: spoken(\.rawValue), traits: traits)
    switch resolvedStyle {
    case .checkbox: accessibility.macControl = .checkbox
    case .radio: accessibility.macControl = .radioButton
    case .automatic, .switch, .button: break
    }
    return accessibility
  }
}

extension Toggle {
  /// The button as which it is drawn in the style for buttons.
  func button(_ style: ButtonStyle) -> Button {
    var button = Button(
      self.labelsHidden ? "" : self.title, symbol: self.systemImage, style: style,
      size: self.controlSize.buttonSize, state: self.state.buttonState, tint: self.tint)
    button.value = self.isMixed ? .mixed : self.isOn ? .on : .off
    return button
  }
}
