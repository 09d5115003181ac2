import MaquetteCore
import MaquetteThemes

/// Choices about an action that somebody has started.
///
/// On an iPhone it is an action sheet, with the button that cancels in a group of its own; on an iPad
/// a popover without that button, since people tap beside it. Since iOS 26 there are capsules on glass
/// without that button on both. On macOS and tvOS it is an alert, on watchOS all of the screen, with
/// what cancels in the upper corner and the others below one another. Among the contents of a
/// ``Screen`` it is presented over them; anywhere else it is drawn where it stands.
public struct ConfirmationDialog: CatalogComponent, PresentedComponent {
  /// Its keys.
  public struct Keys: KeyList {
    public let title = Key("", "What is asked.")
    public let message = Key("", "More about it.")
    public let arrowEdge = Key<ArrowEdge>(.top, "Where the arrow of an iPad's popover stands.")
    let buttons = PartKey(
      \ConfirmationDialog.actionList, "The choices; their roles decide on their places.",
      aliases: ["actions"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// The edge of a popover at which its arrow stands.
  public enum ArrowEdge: String, Hashable, Sendable, CaseIterable, SpecChoice {
    /// At the top, towards what is above.
    case top
    /// At the bottom, towards what is below.
    case bottom
    /// At the leading edge, towards what is before.
    case leading
    /// At the trailing edge, towards what is after.
    case trailing
  }

  /// The choices; their roles decide on their places.
  public var buttons: [AnyComponent] = []

  /// A dialog with its choices.
  public init(
    _ title: String = "", message: String = "", arrowEdge: ArrowEdge = .top,
    @ComponentBuilder buttons: () -> [AnyComponent]
  ) {
    self.title = title
    self.message = message
    self.arrowEdge = arrowEdge
    self.buttons = buttons()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ConfirmationDialog")
    context.warnOfUnusedKeys(of: "ConfirmationDialog")
    let content = DialogContent(
      title: self.title, message: self.message, buttons: buttons, cancelsInCorner: true)
    switch context.conventions.confirmationDialog {
    case .popover where context.conventions.alert == .capsules:
      return capsulePopover(in: context)
    case .sheet, .popover: return sheet(content, in: context)
    case .alert: return content.alert(name: "ConfirmationDialog", in: context)
    case .capsules: return capsules(in: context)
    }
  }

  func presentation(in context: LayoutContext) -> Presentation {
    let look = DialogLook(.actionSheet, context)
    switch context.conventions.confirmationDialog {
    case .sheet:
      return Presentation(
        place: .bottom, backdrop: look?.backdrop ?? .clear,
        margin: look?.margin ?? 0)
    case .popover, .capsules: return Presentation(place: .center, backdrop: .clear)
    case .alert: return DialogContent.alertPresentation(in: context)
    }
  }

  /// The choices as those of an alert of capsules, one below the other.
  private func capsules(
    isBare: Bool = false, in context: LayoutContext
  ) -> any LayoutElement {
    guard let look = context.look(DialogLook.self, .actionSheet, component: "confirmation dialog")
    else { return EmptyElement() }
    let choices = buttons.filter { $0.button?.role != .cancel }
    warnOfNothing(choices.isEmpty, in: context)
    return DialogContent(title: self.title, message: self.message, buttons: choices)
      .capsuleAlert(
        look, name: "ConfirmationDialog", isColumn: true, isBare: isBare, in: context)
  }

  /// The capsules of iOS 26 in a popover with its arrow.
  private func capsulePopover(in context: LayoutContext) -> any LayoutElement {
    guard let look = DialogLook(.actionSheet, context) else { return capsules(in: context) }
    let surface = Surface(look, shadows: look.popoverShadow, context: context)
    return NamedElement(
      PopoverElement(
        capsules(isBare: surface.isMaterial, in: context), surface: surface, arrow: self.arrowEdge,
        size: Size(width: look.arrowWidth ?? 0, height: look.arrowHeight ?? 0), context: context),
      component: "ConfirmationDialog", context: context)
  }

  private func warnOfNothing(_ isEmpty: Bool, in context: LayoutContext) {
    guard isEmpty else { return }
    context.report(
      .warning, "the confirmation dialog has nothing to choose from",
      hint: "list buttons below 'buttons:'", id: .nothingToShow)
  }

  /// An action sheet, or its choices in a popover.
  private func sheet(_ content: DialogContent, in context: LayoutContext) -> any LayoutElement {
    var inner = context
    inner.isOnMaterial = true
    guard let look = inner.look(DialogLook.self, .actionSheet, component: "action sheet") else {
      return EmptyElement()
    }
    let isPopover = context.conventions.confirmationDialog == .popover
    let actions = inner.actions(buttons)
    let choices = actions.filter { $0.role != .cancel }
    let cancels = isPopover ? [] : actions.filter { $0.role == .cancel }
    warnOfNothing(choices.isEmpty, in: inner)
    let padding = EdgeInsets(
      vertical: look.verticalPadding ?? 0, horizontal: look.horizontalPadding ?? 0)
    let header = content.texts(
      look, colors: (.secondary, .secondary), titleWeight: .semibold, in: inner
    ).map {
      inner.element(for: $0, at: 0, axis: .vertical)
    }
    let ideal =
      isPopover
      ? (look.popoverWidth ?? 0) : context.screenWidth - 2 * (look.margin ?? 0)
    func surface(_ color: Color, shadows: [Shadow]? = nil) -> Surface {
      Surface(look, color: color, isDimmed: !isPopover, shadows: shadows, context: inner)
    }
    func stack(
      _ header: (any LayoutElement)?, _ actions: [Action], surface: Surface, name: String
    ) -> ActionStackElement {
      ActionStackElement(
        header: header, padding: padding, actions: content.cells(actions, look, in: inner),
        look: ActionStackElement.Look(
          surface: surface,
          separator: look.separator ?? .clear, width: isPopover ? ideal : nil,
          idealWidth: ideal, rowOrder: nil),
        context: inner.entering(name))
    }
    let main = stack(header, choices, surface: surface(look.background), name: "Actions")
    if isPopover {
      return NamedElement(
        PopoverElement(
          main, surface: surface(look.background, shadows: look.popoverShadow),
          arrow: self.arrowEdge,
          size: Size(width: look.arrowWidth ?? 0, height: look.arrowHeight ?? 0),
          context: context),
        component: "ConfirmationDialog", context: context)
    }
    var groups: [any LayoutElement] = [main]
    if !cancels.isEmpty {
      var ground = surface(look.cancelBackground ?? .clear)
      // Over a screen the dimmed backdrop parts it from what is behind.
      if !context.isPresented {
        ground = ground.edged(look.separator ?? .clear, on: context.plainGround)
      }
      groups.append(stack(nil, cancels, surface: ground, name: "Cancel"))
    }
    let column = StackElement(
      axis: .vertical, spacing: look.cancelGap ?? 0, alignment: .center, children: groups,
      component: "VStack", context: context.entering("VStack"))
    return NamedElement(column, component: "ConfirmationDialog", context: context)
  }

  var actionList: ActionList {
    get { ActionList(buttons: buttons) }
    set { buttons = newValue.buttons }
  }
}
