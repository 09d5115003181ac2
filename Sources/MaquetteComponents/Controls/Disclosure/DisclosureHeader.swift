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
      length: group.style.rawValue.count, hint: "leave 'style' out for what the platform has",
      id: .notOnPlatform)
    return nil
  }

  private func element(in context: LayoutContext) -> any LayoutElement {
    guard let look = look(in: context) else { return EmptyElement() }
    let isDisabled = group.state == .disabled
    // Outside of a list the title of iOS is in the tint, as that of a button.
    let isTinted = (look.tintedTitle ?? 0) != 0 && !context.isListRow && !isDisabled
    let title = context.controlTitle(
      group.title, systemImage: group.systemImage, size: group.controlSize,
      color: isTinted ? .tint : nil, isEnabled: !isDisabled)
    let figure = DisclosureFigure(group, look: look, context: context)
    let isButton = look.fill != nil
    return TitledControlElement(
      TitledControl(
        name: name, title: title, figure: figure,
        order: look.isLeading != 0 ? .figureFirst : .titleFirst,
        spacing: look.spacing, fills: look.fillsWidth != 0,
        target: isButton ? .figure : .everything, state: group.state,
        accessibility: Accessibility(
          role: .button, label: group.title.isEmpty ? group.systemImage : group.title,
          value: group.isExpanded ? "expanded" : "collapsed",
          traits: isDisabled ? [.button, .notEnabled] : [.button]),
        opacity: group.state == .pressed ? look.pressedOpacity ?? 1 : 1),
      context: context)
  }
}

/// The rows of a list with those of open groups among them.
enum DisclosureRows {
  static func rows(of children: [AnyComponent], in context: LayoutContext, level: Int = 0)
    -> [AnyComponent]
  {
    children.flatMap { child -> [AnyComponent] in
      if let options = PickerOptionRow.rows(of: child, in: context) { return options }
      guard let group = child.base as? DisclosureGroup else { return [child] }
      let header = AnyComponent(DisclosureHeader(group: group), provenance: child.provenance)
      guard group.isExpanded else { return [header] }
      guard level < Limits.depth else {
        context.report(
          .error, "there are more than \(Limits.depth) disclosure groups around this one",
          hint: "put fewer of them into one another", id: .tooMuch)
        return [header]
      }
      guard let look = DisclosureHeader(group: group).look(in: context) else { return [header] }
      let indent = look.listIndent
      return [header]
        + rows(of: group.children, in: context, level: level + 1).map { row in
          AnyComponent(
            row.padding(EdgeInsets(leading: indent)), provenance: row.provenance)
        }
    }
  }
}

extension DisclosureHeader: StatefulComponent {
  var currentState: ControlState {
    get { group.state }
    set { group.state = newValue }
  }
}
