import MaquetteCore

/// The title of a disclosure group: by itself a row of a list.
struct DisclosureHeader: Component {
  var group: DisclosureGroup
  /// What the node is called: that of a group, or the heading of one.
  var name = "DisclosureGroup"

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    element(in: context.entering(name))
  }

  /// What the theme says of the group's style; `nil` after reporting that there is no such thing.
  func look(in context: LayoutContext) -> DisclosureLook? {
    switch group.style {
    case .automatic where context.has(DisclosureLook.self, .disclosureChevron):
      return DisclosureLook(.disclosureChevron, context)
    case .automatic where !context.has(DisclosureLook.self, .disclosureTriangle):
      return context.look(DisclosureLook.self, .disclosureTriangle, component: "disclosure group")
    case .automatic, .triangle:
      return styled(.disclosureTriangle, "disclosure triangle", in: context)
    case .button: return styled(.disclosureButton, "disclosure button", in: context)
    }
  }

  private func styled(
    _ control: DisclosureLook.Control, _ component: String, in context: LayoutContext
  ) -> DisclosureLook? {
    if let look = DisclosureLook(control, context) { return look }
    context.report(
      .error, "\(context.theme.platform.displayName) has no \(component)", key: "style",
      length: group.style.rawValue.count, hint: "leave 'style' out to get the platform's own style",
      id: .notOnPlatform)
    return nil
  }

  private func element(in context: LayoutContext) -> any LayoutElement {
    guard let look = look(in: context) else { return EmptyElement() }
    let isDisabled = group.state == .disabled
    // Outside of a list the title of iOS is in the tint, as that of a button.
    let isTinted = (look.tintedTitle ?? 0) != 0 && !context.isListRow && !isDisabled
    let title = context.controlTitle(
      group.title, subtitle: group.subtitle, systemImage: group.systemImage,
      size: group.controlSize, color: isTinted ? .tint : nil, isEnabled: !isDisabled)
    let badge = badge(in: context)
    let figure = DisclosureFigure(group, look: look, context: context)
    let isButton = look.fill != nil
    return TitledControlElement(
      TitledControl(
        name: name, title: badged(title, badge, in: context), figure: figure,
        order: look.isLeading != 0 ? .figureFirst : .titleFirst,
        spacing: look.spacing, fills: look.fillsWidth != 0,
        target: isButton ? .figure : .everything, state: group.state,
        accessibility: Accessibility(
          role: .button, label: Label.spoken(group.title, group.subtitle) ?? group.systemImage,
          value: [group.isExpanded ? "expanded" : "collapsed", badge].compactMap(\.self)
            .joined(separator: ", "),
          traits: isDisabled ? [.button, .notEnabled] : [.button]),
        opacity: group.state == .pressed ? look.pressedOpacity ?? 1 : 1),
      context: context)
  }

  /// The badge as people read it; `nil` for none, and outside of a list.
  private func badge(in context: LayoutContext) -> String? {
    guard context.isListRow, !group.badge.isEmpty, !group.title.isEmpty else { return nil }
    return context.environment.badgeText(group.badge)
  }

  /// The title with the badge at the other end of its room.
  private func badged(
    _ title: (any LayoutElement)?, _ badge: String?, in context: LayoutContext
  ) -> (any LayoutElement)? {
    guard let title, let badge, let look = RowBadgeLook(context) else { return title }
    let text = BadgeText(badge, prominence: group.badgeProminence, look: look)
    return LabeledElement(
      label: title, content: text.element(in: context), spacing: look.gap,
      isCentered: !group.subtitle.isEmpty, context: context)
  }
}

extension DisclosureHeader: StatefulComponent {
  var currentState: ControlState {
    get { group.state }
    set { group.state = newValue }
  }
}
