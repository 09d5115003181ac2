import MaquetteCore

/// The choices of a dialog as cells below one another, in an action sheet or in a popover.
struct ActionSheetCells {
  let look: DialogLook
  private let content: DialogContent
  private let actions: [Action]
  private let isPopover: Bool
  private let context: LayoutContext
  /// The context of what lies on the sheet.
  private let inner: LayoutContext

  /// `nil` after reporting what the theme lacks.
  init?(_ content: DialogContent, isPopover: Bool, in context: LayoutContext) {
    var inner = context
    inner.isOnMaterial = true
    guard let look = inner.look(DialogLook.self, .actionSheet, component: "action sheet") else {
      return nil
    }
    self.look = look
    self.content = content
    self.isPopover = isPopover
    self.context = context
    self.inner = inner
    actions = inner.actions(content.buttons)
  }

  /// Whether it offers nothing but to leave.
  var isEmpty: Bool { choices.isEmpty }

  private var choices: [Action] { actions.filter { $0.role != .cancel } }

  /// What a popover stands on.
  var popoverSurface: Surface { surface(look.background, shadows: look.popoverShadow) }

  /// The texts, and the choices below them.
  var main: ActionStackElement {
    let header = content.texts(
      look, colors: (.secondary, .secondary), titleWeight: .semibold, in: inner
    ).map {
      inner.element(for: $0, at: 0, axis: .vertical)
    }
    return stack(header, choices, surface: surface(look.background), name: "Actions")
  }

  /// What cancels, in a group of its own; `nil` without.
  var cancel: ActionStackElement? {
    let cancels = actions.filter { $0.role == .cancel }
    guard !cancels.isEmpty else { return nil }
    var ground = surface(look.cancelBackground ?? .clear)
    // Over a screen the dimmed backdrop parts it from what is behind.
    if !context.isPresented {
      ground = ground.edged(look.separator ?? .clear, on: context.plainGround)
    }
    return stack(nil, cancels, surface: ground, name: "Cancel")
  }

  private func surface(_ color: Color, shadows: [Shadow]? = nil) -> Surface {
    Surface(look, color: color, isDimmed: !isPopover, shadows: shadows, context: inner)
  }

  private func stack(
    _ header: (any LayoutElement)?, _ actions: [Action], surface: Surface, name: String
  ) -> ActionStackElement {
    let ideal =
      isPopover
      ? (look.popoverWidth ?? 0) : context.screenWidth - 2 * (look.margin ?? 0)
    return ActionStackElement(
      header: header,
      padding: EdgeInsets(
        vertical: look.verticalPadding ?? 0, horizontal: look.horizontalPadding ?? 0),
      actions: content.cells(actions, look, in: inner),
      look: ActionStackElement.Look(
        surface: surface,
        separator: look.separator ?? .clear, width: isPopover ? ideal : nil,
        idealWidth: ideal, rowOrder: nil),
      context: inner.entering(name))
  }
}
