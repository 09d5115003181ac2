import MaquetteCore
import MaquetteThemes

/// A row that leads on: a title, a value, and at its end a chevron or another sign. Links and pickers
/// share it; on watchOS, and where text is very large, the value stands below the title.
struct NavigationRow {
  /// The component's name.
  var component: String
  /// The title; `nil` for none.
  var title: Label?
  /// What stands in place of the title; `nil` for nothing.
  var content: AnyComponent?
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
      accessory, look: look, color: isDimmed ? color.opacity(dimmed) : color,
      mark: isDimmed ? mark.opacity(dimmed) : mark, context: context)
    let speech = content.map { _ in RowSpeech() }
    let control = TitledControl(
      name: component, title: texts(look: look, platter: platter, heard: speech, in: context),
      figure: figure, spacing: figure.size.width > 0 ? look.spacing : 0, fills: true,
      centersFigure: content != nil, target: .everything, state: state,
      accessibility: accessibility, platter: platter,
      opacity: state == .pressed && platter == nil ? look.pressedOpacity : 1,
      font: look.titleFont.value)
    let row = TitledControlElement(control, context: context)
    return speech.map { $0.said(by: row) } ?? row
  }

  /// How opaque a sign is in a row that does not react.
  private var dimmed: Double { 0.5 }

  /// What stands in place of the title, in the colours of the platter that it stands on.
  ///
  /// - Parameter speech: takes its words.
  private func own(
    platter: ControlPlatter?, heard speech: RowSpeech?, in context: LayoutContext
  ) -> (any LayoutElement)? {
    guard let content, let speech else { return nil }
    var place = context.entering("Label")
    if let color = platter?.foreground { place = place.onRow(of: color) }
    let element = place.element(for: content, at: 0, axis: .horizontal)
    let opacity = state == .disabled && platter == nil ? dimmed : 1
    return AlteredElement(element) { nodes in
      speech.hear(nodes)
      guard opacity < 1 else { return nodes }
      return nodes.map { node in
        let middle = node.frame.centre
        return node.transformed(opacity: opacity, scale: 1, about: middle)
      }
    }
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

  private func texts(
    look: NavigationRowLook, platter: ControlPlatter?, heard speech: RowSpeech?,
    in context: LayoutContext
  ) -> (any LayoutElement)? {
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
      if let text = context.sectionText {
        label = label.map { text.lettered($0, nil) }
      } else {
        label?.font = look.valueFont.value
      }
      if !isBelow { label?.alignment = .trailing }
      // The symbol of a title stands in the list's column of symbols; that of a value does not.
      return element(label, key: key, at: index, isRow: false)
    }
    let value = faint(value, key: valueKey, at: 1)
    let badge =
      prominentBadge?.element(in: inner) ?? faint(badge, key: "badge", at: value == nil ? 1 : 2)
    let content = joined(value, badge, in: inner)
    let own = own(platter: platter, heard: speech, in: context)
    var title = self.content == nil ? title : nil
    if let color = platter?.foreground { title?.color = .custom(color) }
    if let text = context.sectionText {
      title = title.map { text.lettered($0, nil) }
    } else {
      title?.font = look.titleFont.value
    }
    let hasIcon = title?.hasIcon == true
    // The items of a list are all at one side, whatever their script. A title without a symbol is not
    // told that it is one of them.
    if context.isListRow, !hasIcon { title?.alignment = .leading }
    // Below the title the value is one of the texts beside its symbol.
    let isBesideIcon = isBelow && hasIcon
    let first =
      own
      ?? element(
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
