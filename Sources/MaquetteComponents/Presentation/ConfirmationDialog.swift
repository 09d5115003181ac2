import MaquetteCore
import MaquetteThemes

/// Choices about an action that somebody has started.
///
/// On an iPhone it is an action sheet, with the button that cancels in a group of its own; on an iPad
/// a popover without that button, since people tap beside it. Since iOS 26 there are capsules on glass
/// without that button on both. On macOS and tvOS it is an alert, on watchOS all of the screen, with
/// what cancels in the upper corner and the others below one another. Among the contents of a
/// ``Screen`` it is presented over them; anywhere else it is drawn where it stands.
///
/// With an `anchor` it stands where that does. On an iPad it opens beside it, and since version 26 it takes its
/// place, on an iPhone too. On other platforms it opens over the screen around.
public struct ConfirmationDialog: CatalogComponent, PresentedComponent {
  public struct Keys: KeyList {
    public let title = Key("", "The title, such as a question about the action.")
    public let message = Key("", "A text below the title that explains more.")
    public let anchor = Key<[AnyComponent]>(
      [],
      "The component or components that opened the dialog. Without an anchor, the dialog is drawn "
        + "by itself.",
      aliases: ["sourceView", "attachment"])
    public let arrowEdge = Key<ArrowEdge>(
      .top,
      "The dialog's edge at the anchor, where an iPad's popover has its arrow; 'top' puts the "
        + "dialog below the anchor.")
    public let attachmentAnchor = Key.attachmentAnchor()
    public let alignment = Key<MenuAlignment>(
      .center,
      "Which edges of the dialog and the anchor line up.")
    public let isPresented = Key(
      true, "Whether it is open; when it is closed, only its anchor is drawn.",
      aliases: ["isOpen"])
    public let showsSuppressionButton = Key(false, DialogSuppression.showSummary)
    public let suppressionTitle = Key("", DialogSuppression.titleSummary)
    public let isSuppressed = Key(false, DialogSuppression.stateSummary)
    let buttons = PartKey(
      \ConfirmationDialog.actionList, "The choices; their roles decide their places.",
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
    if !self.anchor.isEmpty { return anchored(in: context) }
    context.warnOfUnusedKeys(of: "ConfirmationDialog")
    if !context.isGiven("anchor") {
      context.warnUnused("isPresented", because: "without an 'anchor' a dialog is open")
    }
    switch context.conventions.confirmationDialog {
    case .popover:
      guard let bubble = bubble(in: context) else { return EmptyElement() }
      return NamedElement(
        bubble(self.arrowEdge), component: "ConfirmationDialog", context: context)
    case .sheet: return sheet(in: context)
    case .alert:
      var content = content
      content.suppression = DialogSuppression(
        isShown: self.showsSuppressionButton, title: self.suppressionTitle,
        isSuppressed: self.isSuppressed, in: context)
      return content.alert(name: "ConfirmationDialog", in: context)
    case .capsules: return capsules(in: context)
    }
  }

  /// What it says, and what can be chosen.
  private var content: DialogContent {
    DialogContent(
      title: self.title, message: self.message, buttons: buttons, cancelsInCorner: true)
  }

  func presentation(in context: LayoutContext) -> Presentation {
    let look = DialogLook(.actionSheet, context)
    switch context.conventions.confirmationDialog {
    case .sheet:
      return Presentation(
        place: .bottom, backdrop: look?.backdrop ?? .clear,
        margin: look?.margin ?? 0)
    case .popover, .capsules:
      return Presentation(
        place: .center, backdrop: .clear, margin: DialogContent.capsuleMargin(in: context))
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
        look, name: "ConfirmationDialog", isColumn: true, isBare: isBare,
        scrolls: hasAnchor || context.isPresented, in: context)
  }

  /// The dialog as a popover, by the edge at which its arrow stands; `nil` after reporting what the
  /// theme lacks.
  func bubble(in context: LayoutContext) -> ((ArrowEdge) -> PopoverElement)? {
    let look: DialogLook
    let surface: Surface
    let content: any LayoutElement
    // Where settings make glass opaque, its line lies on its ground, which are drawn as one.
    var isWhole = false
    if context.conventions.alert == .capsules {
      guard let own = context.look(DialogLook.self, .actionSheet, component: "confirmation dialog")
      else { return nil }
      let isPhone = context.conventions.confirmationDialog == .capsules
      look = own
      surface = Surface(
        look, shadows: isPhone ? look.shadow : look.popoverShadow, context: context)
      isWhole = !surface.isMaterial && (look.arrowHeight ?? 0) == 0
      content = capsules(isBare: isWhole || surface.isMaterial, in: context)
    } else {
      guard let cells = ActionSheetCells(self.content, isPopover: true, in: context)
      else { return nil }
      warnOfNothing(cells.isEmpty, in: context)
      (look, surface, content) = (cells.look, cells.popoverSurface, cells.main)
    }
    let arrow = Size(width: look.arrowWidth ?? 0, height: look.arrowHeight ?? 0)
    return {
      PopoverElement(
        content, surface: surface, arrow: $0, size: arrow, drawsGround: isWhole, context: context)
    }
  }

  private func warnOfNothing(_ isEmpty: Bool, in context: LayoutContext) {
    guard isEmpty else { return }
    context.report(
      .warning, "the confirmation dialog has nothing to choose from",
      hint: "list buttons below 'buttons:'", id: .nothingToShow)
  }

  /// An action sheet.
  private func sheet(in context: LayoutContext) -> any LayoutElement {
    guard let cells = ActionSheetCells(content, isPopover: false, in: context)
    else { return EmptyElement() }
    warnOfNothing(cells.isEmpty, in: context)
    let groups: [any LayoutElement] = [cells.main] + [cells.cancel].compactMap(\.self)
    let column = StackElement(
      axis: .vertical, spacing: cells.look.cancelGap ?? 0, alignment: .center, children: groups,
      component: "VStack", context: context.entering("VStack"))
    return NamedElement(column, component: "ConfirmationDialog", context: context)
  }

  var actionList: ActionList {
    get { ActionList(buttons: buttons) }
    set { buttons = newValue.buttons }
  }
}
