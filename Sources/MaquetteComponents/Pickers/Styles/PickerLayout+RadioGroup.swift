import MaquetteCore

extension PickerLayout {
  /// Radio buttons below one another, or beside one another; the title stands beside the first one.
  func radioGroupElement() -> any LayoutElement {
    guard !picker.options.isEmpty,
      let look = context.look(RadioGroupLook.self, component: "radio group")
    else { return EmptyElement() }
    var inner = context.entering("RadioGroup")
    // In a row of a list the buttons stand together at its end.
    inner.isListRow = false
    let axis: Axis = picker.isHorizontal ? .horizontal : .vertical
    let buttons = picker.options.enumerated().map { index, option in
      inner.element(for: radio(option, isOn: index == selectedIndex), at: index, axis: axis)
    }
    let stack = StackElement(
      axis: axis, spacing: picker.isHorizontal ? look.columnSpacing : look.rowSpacing,
      alignment: picker.isHorizontal ? .firstTextBaseline : .start, children: buttons,
      component: "RadioGroup", context: inner)
    let gap = look.rowSpacing
    let buttonsApart = AlteredElement(stack) { nodes in
      nodes.map { node in
        var node = node
        node.children = node.children.map { $0.withTarget(atMost: gap / 2) }
        return node
      }
    }
    return grouped(
      context.introduced(by: introduction, component: "Picker", content: buttonsApart))
  }

  private func radio(_ option: PickerOption, isOn: Bool) -> AnyComponent {
    var toggle = Toggle(option.title, isOn: isOn, style: .radio)
    toggle.systemImage = option.symbolName
    toggle.controlSize = picker.controlSize
    toggle.tint = picker.tint
    switch picker.state {
    // The keyboard is at the one that is chosen.
    case .focused, .pressed, .hovered: toggle.state = isOn ? picker.state : .normal
    case .normal, .disabled: toggle.state = picker.state
    }
    if !option.isEnabled { toggle.state = .disabled }
    return AnyComponent(toggle, provenance: context.provenance(key: "options"))
  }
}

extension SceneNode {
  /// The node with a target that reaches no further above and below it: small buttons of a column
  /// have less room than a target would like.
  fileprivate func withTarget(atMost reach: Double) -> SceneNode {
    guard let target = hitTarget else { return self }
    var copy = self
    let top = max(target.minY, frame.minY - reach)
    copy.hitTarget = Rect(
      x: target.minX, y: top, width: target.width,
      height: min(target.maxY, frame.maxY + reach) - top)
    return copy
  }
}
