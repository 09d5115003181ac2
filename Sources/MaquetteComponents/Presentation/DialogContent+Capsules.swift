import MaquetteCore
import MaquetteThemes

extension DialogContent {
  /// The alert of iOS 26: texts at the leading edge, and capsules, two short ones in a row.
  ///
  /// - Parameters:
  ///   - isColumn: two short ones stand below one another, too.
  ///   - isBare: its ground is drawn by what is around it.
  ///   - scrolls: it is cut off where there is less height than it needs.
  func capsuleAlert(
    _ look: DialogLook, name: String, isColumn: Bool = false, isBare: Bool = false,
    scrolls: Bool, in context: LayoutContext
  ) -> any LayoutElement {
    let corners = CornerContainer()
    let inner = context.inFront(of: .custom(look.background)).inside(corners)
    let margin = look.margin ?? 0
    var header: AnyComponent?
    let messageColor = look.messageColor.map(ColorValue.custom) ?? .primary
    let lone =
      isColumn || !textField.isEmpty || title.isEmpty == message.isEmpty ? nil : look.loneText
    if let texts = texts(
      look, colors: (.primary, lone == nil ? messageColor : .primary), loneFont: lone,
      alignment: lone == nil ? .natural : .center, hasField: false, in: context)
    {
      let room = look.horizontalPadding ?? 0
      let insets = EdgeInsets(
        top: look.verticalPadding ?? 0, leading: room - margin, bottom: 0, trailing: room - margin)
      header = texts.frame(maxWidth: lone == nil ? nil : .infinity).padding(insets)
    }
    if let field = field(in: context) {
      // A field is as wide as the buttons.
      let above = [header].compactMap(\.self)
      header = AnyComponent(
        VStack(alignment: .leading, spacing: look.fieldGap) { above + [field] })
    }
    // Without texts the upper margin is that of the other edges.
    let top = title.isEmpty && message.isEmpty ? margin : 0
    let isLarge = context.environment.textSize.isAccessibilitySize
    let choices = capsules(look, isColumn: isColumn, isLarge: isLarge, in: context)
    let stack = AnyComponent(
      VStack(alignment: .leading, spacing: look.gap ?? 0) { [header, choices].compactMap(\.self) })
    let surface =
      isBare
      ? Surface(.clear, radius: look.radius ?? 0, shadows: [], context: context)
      : Surface(look, context: context)
    let padding = EdgeInsets(top: top, leading: margin, bottom: margin, trailing: margin)
    let whole = SurfaceElement(
      surface, width: isLarge ? look.accessibilityWidth : look.width, padding: padding,
      content: inner.element(for: stack, at: 0, axis: .vertical), corners: corners,
      component: name, context: context)
    guard scrolls else { return whole }
    let quiet = inner.quiet
    return CutDialogElement(
      whole, surface: surface, padding: padding, gap: look.gap ?? 0, corners: corners,
      component: name, context: context
    ) {
      CutDialogElement.Parts(
        texts: header.map { quiet.element(for: $0, at: 0, axis: .vertical) },
        buttons: choices.map { quiet.element(for: $0, at: 1, axis: .vertical) })
    }
  }

  /// The buttons as capsules; `nil` where there are none.
  private func capsules(
    _ look: DialogLook, isColumn: Bool, isLarge: Bool, in context: LayoutContext
  ) -> AnyComponent? {
    let actions = context.actions(buttons)
    if isColumn {
      // Choices stand as they were given.
      let choices = actions.map { action in
        capsule(action.changed { $0.stretch = true }, look, in: context).component
      }
      return AnyComponent(VStack(spacing: look.buttonGap ?? 0) { choices })
    }
    guard !actions.isEmpty else { return nil }
    var group = ButtonGroup(
      axis: actions.count == 2 && !isLarge ? .horizontal : .vertical,
      spacing: look.buttonGap ?? 0,
      stretch: true
    ) { actions.map { capsule($0, look, in: context).component } }
    group.rowOrder = .rowFromCancel
    group.hasEvenRow = true
    return AnyComponent(group)
  }

  /// A button as a capsule as high as the look says, and higher with larger texts. The primary one is
  /// filled; others have the colour of labels, and what destroys its own.
  private func capsule(_ action: Action, _ look: DialogLook, in context: LayoutContext) -> Action {
    let font = look.button ?? look.title
    let line = font.resolved()?.lineHeight ?? 0
    // Estimated: with large texts 6 points stay above and below.
    let padding = max(6, ((look.buttonHeight ?? 0) - line) / 2)
    return action.changed { button in
      button.keepsLine = true
      button.style = action.role == .primary ? .filled : .gray
      button.titleWeight = action.role == .primary ? .semibold : font.fixedWeight
      if action.role != .primary, button.baseBackgroundColor == nil {
        button.baseBackgroundColor =
          look.buttonFill.map(ColorValue.custom) ?? .named("tertiarySystemFill")
      }
      if action.role == .normal || action.role == .cancel, button.baseForegroundColor == nil {
        button.baseForegroundColor = .primary
      }
      if button.contentInsets == nil {
        button.contentInsets = EdgeInsets(vertical: padding, horizontal: look.buttonPadding ?? 0)
      }
    }
  }
}
