import MaquetteCore

/// The title that introduces a control, and how it is written.
struct ControlIntroduction {
  /// The text; empty for none.
  var title: String
  /// The control's size, which the title follows on macOS.
  var size = ControlSize.regular
  /// Whether the title is not drawn.
  var isHidden = false
  /// Whether the control reacts.
  var isEnabled = true
  /// The colour of the title; `nil` for the usual one.
  var color: ColorValue?
}

extension LayoutContext {
  /// A control after the title that introduces it: on one baseline with it, in a row of a list at the
  /// row's end, at accessibility sizes below it.
  ///
  /// - Parameters:
  ///   - content: the control, whose path is another one than the context's.
  ///   - component: the name of the node around both.
  func introduced(
    by introduction: ControlIntroduction, component: String, content: any LayoutElement
  ) -> any LayoutElement {
    let title =
      introduction.isHidden
      ? nil
      : controlTitle(
        introduction.title, size: introduction.size, color: introduction.color,
        isEnabled: introduction.isEnabled)
    guard let title else { return NamedElement(content, component: component, context: self) }
    // What introduces a control is read together with it.
    let label = AlteredElement(title) { $0.map(\.silenced) }
    if stacksLabels {
      return StackElement(
        axis: .vertical, spacing: theme.lists.labelSpacing / 2, alignment: .start,
        children: [label, content], component: component, context: self)
    }
    let element = LabeledElement(
      label: label, content: content, spacing: theme.lists.labelSpacing, context: self)
    return AlteredElement(element) { nodes in
      nodes.map { node in
        var node = node
        node.component = component
        return node
      }
    }
  }
}
