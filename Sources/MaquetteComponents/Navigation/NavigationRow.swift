import MaquetteCore
import MaquetteThemes

/// A row that leads on: a title, a value, and at its end a chevron or another sign. Links and pickers
/// share it; on watchOS, and where text is very large, the value stands below the title.
struct NavigationRow {
  /// The component's name.
  var component: String
  /// The title; `nil` for none.
  var title: Label?
  /// The value; `nil` for none.
  var value: Label?
  /// The spec's key for the value, where messages point.
  var valueKey: String
  /// What stands after the value and looks like it; `nil` for nothing.
  var badge: Label?
  /// The badge where it has a look of its own; `nil` for none.
  var prominentBadge: BadgeText?
  var state: ControlState
  var accessory = RowAccessory.disclosureIndicator
  var accessibility: Accessibility

  /// What measures and draws it.
  func element(look: NavigationRowLook, in context: LayoutContext) -> any LayoutElement {
    let platter = ControlPlatter(state: state, context: context)
    let isDimmed = state == .disabled && platter == nil
    let color = platter?.secondaryForeground ?? look.chevronColor
    let mark = platter?.foreground ?? context.tint
    let figure = AccessoryFigure(
      accessory, look: look, color: isDimmed ? color.opacity(0.5) : color,
      mark: isDimmed ? mark.opacity(0.5) : mark, context: context)
    let control = TitledControl(
      name: component, title: texts(look: look, platter: platter, in: context), figure: figure,
      spacing: figure.size.width > 0 ? look.spacing : 0, fills: true,
      target: .everything, state: state, accessibility: accessibility, platter: platter,
      opacity: state == .pressed && platter == nil ? look.pressedOpacity : 1,
      font: look.titleFont.value)
    return TitledControlElement(control, context: context)
  }

  /// A value with the badge after it.
  private func joined(
    _ value: (any LayoutElement)?, _ badge: (any LayoutElement)?, in context: LayoutContext
  ) -> (any LayoutElement)? {
    guard let value, let badge else { return value ?? badge }
    var inner = context.entering("Values")
    inner.isListRow = false
    return LabeledElement(
      label: value, content: badge,
      spacing: RowBadgeLook(context)?.gap ?? context.theme.lists.labelSpacing, context: inner)
  }

  private func texts(look: NavigationRowLook, platter: ControlPlatter?, in context: LayoutContext)
    -> (any LayoutElement)?
  {
    let isEnabled = state != .disabled || platter != nil
    let isBelow = look.isStacked != 0 || context.stacksLabels
    var inner = context.entering("Texts")
    func element(
      _ label: Label?, key: String, at index: Int, isRow: Bool,
      above below: (any LayoutElement)? = nil
    ) -> (any LayoutElement)? {
      guard var label else { return nil }
      label.isEnabled = isEnabled
      var place = inner
      place.isListRow = isRow
      let provenance = context.provenance(key: key)
      if let below {
        place.slot = index
        return place.deeper(provenance).map {
          label.makeElement(in: $0, named: "Label", above: below)
        }
      }
      return place.element(
        for: AnyComponent(label, provenance: provenance), at: index, axis: .horizontal)
    }
    let valueColor = ColorValue.custom(platter?.secondaryForeground ?? look.value)
    func faint(_ label: Label?, key: String, at index: Int) -> (any LayoutElement)? {
      var label = label
      label?.color = valueColor
      if label?.iconColor != nil { label?.iconColor = valueColor }
      label?.font = look.valueFont.value
      if !isBelow { label?.alignment = .trailing }
      // The symbol of a title stands in the list's column of symbols; that of a value does not.
      return element(label, key: key, at: index, isRow: false)
    }
    let value = faint(value, key: valueKey, at: 1)
    let badge =
      prominentBadge?.element(in: inner) ?? faint(badge, key: "badge", at: value == nil ? 1 : 2)
    let content = joined(value, badge, in: inner)
    var title = title
    if let color = platter?.foreground { title?.color = .custom(color) }
    title?.font = look.titleFont.value
    let hasIcon = title?.hasIcon == true
    // The items of a list are all at one side, whatever their script. A title without a symbol is not
    // told that it is one of them.
    if context.isListRow, !hasIcon { title?.alignment = .leading }
    // Below the title the value is one of the texts beside its symbol.
    let isBesideIcon = isBelow && hasIcon
    let first = element(
      title, key: "title", at: 0, isRow: context.isListRow && hasIcon,
      above: isBesideIcon ? content : nil)
    guard let first, let content else { return first ?? content }
    if isBesideIcon { return first }
    if isBelow {
      inner.isListRow = false
      return StackElement(
        axis: .vertical, spacing: 0, alignment: .start, children: [first, content],
        component: "Texts", context: inner)
    }
    // The value stands at the end, in a list and elsewhere.
    inner.isListRow = true
    return LabeledElement(
      label: first, content: content, spacing: context.theme.lists.labelSpacing,
      isCentered: title?.subtitle.isEmpty == false, context: inner)
  }
}
