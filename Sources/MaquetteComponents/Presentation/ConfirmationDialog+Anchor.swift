import MaquetteThemes

extension ConfirmationDialog {
  /// It stands where what opened it does.
  var hasAnchor: Bool { !self.anchor.isEmpty }

  /// What opened it, and the dialog where the platform has it: beside that, or over the screen.
  func anchored(in context: LayoutContext) -> any LayoutElement {
    let look = popoverLook(in: context)
    let anchor =
      self.anchor.column.map {
        context.entering("Anchor").element(for: $0, at: 0, axis: nil)
      } ?? EmptyElement()
    guard self.isPresented else { return anchor }
    var inner = context.outOfBar.offGlass.withTintOfOpened
    inner.isListRow = false
    guard let look else {
      return PresentingElement(
        anchor, AnyComponent(withoutAnchor, provenance: context.provenance), context: inner)
    }
    guard let bubble = bubble(in: inner) else { return EmptyElement() }
    let attachment = PopoverAttachment(
      edge: self.arrowEdge, alignment: self.alignment, point: self.attachmentAnchor)
    return AnchoredPopoverElement(
      anchor, attachment: attachment, look: look, component: "ConfirmationDialog",
      replaced: replacedSide(in: context), context: inner, bubble: bubble)
  }

  /// The dialog over the screen.
  private var withoutAnchor: ConfirmationDialog {
    var copy = self
    copy.anchor = []
    return copy
  }

  /// How large what opened it is at least, whose place it takes; `nil` where it stands beside that. View
  /// tree of 26.1: it morphs out of the control.
  private func replacedSide(in context: LayoutContext) -> Double? {
    guard MenuPanelLook(context)?.replacesGlass ?? false else { return nil }
    return context.isToolbar ? context.glassSide ?? 0 : 0
  }

  /// How dialogs stand beside what opened them; `nil` where the platform has them over the screen.
  private func popoverLook(in context: LayoutContext) -> PopoverLook? {
    switch context.conventions.confirmationDialog {
    case .popover, .capsules: PopoverLook(context)
    case .sheet, .alert: nil
    }
  }
}

extension ConfirmationDialog {
  /// Beside its anchor an action sheet dims as on its own, and a popover as others do.
  func dimsTint(in context: LayoutContext) -> Bool {
    guard hasAnchor, self.isPresented else { return false }
    let isPopover = context.conventions.confirmationDialog == .popover
    return isPopover || withoutAnchor.presentation(in: context.muted).dimsTint
  }
}

extension AnyComponent {
  /// Whether it is a dialog that is open where what opened it stands.
  var showsDialogAtAnchor: Bool {
    guard let dialog = unmodified as? ConfirmationDialog else { return false }
    return dialog.hasAnchor && dialog.isPresented
  }
}
