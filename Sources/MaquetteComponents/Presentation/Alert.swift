import MaquetteCore
import MaquetteThemes

/// A message that has to be answered, as the platform shows it.
///
/// Among the contents of a ``Screen`` it is presented in the screen's middle, over a dimmed backdrop;
/// anywhere else it is drawn where it stands. On iOS two buttons stand beside one another where both
/// titles fit on a line, with the one that cancels first; more stand below one another, with the one
/// that cancels last. A button with the primary role has a bold title; without one, what cancels has.
/// On macOS the default button is the one with the primary role, or the first that has none; two
/// buttons stand in a row that ends with it, more in a column that starts with it.
public struct Alert: CatalogComponent, PresentedComponent {
  public struct Keys: KeyList {
    public let title = Key(
      "", "The title, which says what happened or asks a question.", aliases: ["messageText"])
    public let message = Key(
      "", "A text below the title that explains more.", aliases: ["informativeText"])
    public let textField = Key("", "The placeholder of a text field.", aliases: ["placeholder"])
    public let symbol = Key(
      "", "The symbol above the title on macOS; an app's icon when not given.",
      aliases: ["icon", "systemImage"], type: .symbol)
    public let showsHelp = Key(
      false, "Whether there is a help button, on macOS.", aliases: ["helpButton", "help"])
    public let showsSuppressionButton = Key(false, DialogSuppression.showSummary)
    public let suppressionTitle = Key("", DialogSuppression.titleSummary)
    public let isSuppressed = Key(false, DialogSuppression.stateSummary)
    let buttons = PartKey(
      \Alert.actionList, "The answers; their roles decide their places.", aliases: ["actions"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// The answers; their roles decide on their places.
  public var buttons: [AnyComponent] = []

  /// An alert with its answers.
  public init(
    _ title: String, message: String = "", textField: String = "", symbol: String = "",
    @ComponentBuilder buttons: () -> [AnyComponent]
  ) {
    self.title = title
    self.message = message
    self.textField = textField
    self.symbol = symbol
    self.buttons = buttons()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Alert")
    var content = DialogContent(
      title: self.title, message: self.message, textField: self.textField, symbol: self.symbol,
      buttons: buttons,
      showsHelp: self.showsHelp)
    content.suppression = DialogSuppression(
      isShown: self.showsSuppressionButton, title: self.suppressionTitle,
      isSuppressed: self.isSuppressed, in: context)
    return content.alert(name: "Alert", in: context)
  }

  func presentation(in context: LayoutContext) -> Presentation {
    DialogContent.alertPresentation(in: context)
  }

  var actionList: ActionList {
    get { ActionList(buttons: buttons) }
    set { buttons = newValue.buttons }
  }
}

extension DialogContent {
  /// How alerts are presented over a screen.
  static func alertPresentation(in context: LayoutContext) -> Presentation {
    let look = DialogLook(.alert, context)
    let isFull = context.conventions.alert == .full
    return Presentation(
      place: isFull ? .full : .center, backdrop: look?.backdrop ?? .clear,
      margin: capsuleMargin(in: context), keepsKeyboard: true)
  }

  /// How far a dialog of capsules stays from the edges of the safe area at least. Estimated: the layout margin, so
  /// that it touches the edges of no screen that is as narrow as itself.
  static func capsuleMargin(in context: LayoutContext) -> Double {
    guard context.conventions.alert == .capsules else { return 0 }
    return LayoutMarginsLook(context)?.margin ?? 0
  }

  /// An alert of the platform.
  func alert(name: String, in context: LayoutContext) -> any LayoutElement {
    guard let look = context.look(DialogLook.self, .alert, component: "alert") else {
      return EmptyElement()
    }
    if title.isEmpty, message.isEmpty {
      context.report(
        .warning, "the alert has neither a title nor a message",
        hint: "write 'title: Delete the file?', for example", id: .nothingToShow)
    }
    if buttons.isEmpty {
      context.report(
        .warning, "the alert has no buttons, so people cannot leave it",
        hint: "list them below 'buttons:', for example '- OK'", id: .nothingToShow)
    }
    checkRoles(in: context)
    context.warnOfUnusedKeys(of: "Alert")
    switch context.conventions.alert {
    case .capsules:
      return capsuleAlert(look, name: name, scrolls: context.isPresented, in: context)
    case .cells: return cellAlert(name: name, in: context)
    case .window, .panel: return column(look, name: name, in: context)
    case .full: return watch(look, name: name, in: context)
    }
  }

  /// The alert of a watch; of an action sheet, what cancels stands in the corner.
  private func watch(_ look: DialogLook, name: String, in context: LayoutContext)
    -> any LayoutElement
  {
    var content = self
    let corner = cancelsInCorner ? buttons.firstIndex { $0.button?.role == .cancel } : nil
    let cancel = corner.map { content.buttons.remove(at: $0) }
    let inner = context.inFront(of: .custom(look.background))
    // What is higher than the screen scrolls: no text is cut.
    let stack = FixedSizeElement(
      .vertical,
      content: inner.element(for: content.stack(look, in: context), at: 0, axis: .vertical),
      context: context)
    let padded = PaddingElement(
      EdgeInsets(all: look.padding ?? 0), content: stack, context: context)
    return WatchModal(component: name, cancel: cancel, background: look.background)
      .element(padded, in: context)
  }

  private func checkRoles(in context: LayoutContext) {
    let roles = context.actions(buttons).map(\.role)
    for (role, what) in [(ButtonRole.cancel, "cancel"), (.primary, "are primary")]
    where roles.filter({ $0 == role }).count > 1 {
      context.report(
        .warning, "the alert has several buttons that \(what)", key: "buttons",
        hint: "an alert has one at most (HIG, Alerts)")
    }
    if showsHelp, context.conventions.alert != .window {
      context.report(
        .warning, "\(context.theme.platform.displayName) has no help button", key: "showsHelp",
        hint: "leave 'showsHelp' out; help buttons belong to macOS (HIG, Buttons)",
        id: .notOnPlatform)
    }
  }

  /// The alert of iOS.
  private func cellAlert(name: String, in context: LayoutContext) -> any LayoutElement {
    var inner = context
    inner.isOnMaterial = true
    guard let look = DialogLook(.alert, inner) else { return EmptyElement() }
    let padding = look.padding ?? 0
    let isLarge = context.environment.textSize.isAccessibilitySize
    let width = isLarge ? (look.accessibilityWidth ?? 0) : look.width ?? 0
    let actions = inner.actions(buttons)
    // In a column what cancels comes last, in a row first; UIKit moves no other button.
    let sorted = RoleOrder.cancelLast.sorted(actions.map(\.role)).map { actions[$0] }
    let cancels = sorted.indices.filter { sorted[$0].role == .cancel }
    let others = sorted.indices.filter { sorted[$0].role != .cancel }
    let header = texts(look, colors: (.primary, .primary), in: inner).map {
      inner.element(for: $0, at: 0, axis: .vertical)
    }
    // With large texts UIKit puts even short ones below one another.
    let isRow = sorted.count == 2 && !isLarge
    let stack = ActionStackElement(
      header: header, padding: EdgeInsets(all: padding), actions: cells(sorted, look, in: inner),
      look: ActionStackElement.Look(
        surface: Surface(look, context: inner), separator: look.separator ?? .clear,
        width: width, idealWidth: width, rowOrder: isRow ? cancels + others : nil),
      context: inner.entering("Actions"))
    return NamedElement(stack, component: name, context: context)
  }
}
