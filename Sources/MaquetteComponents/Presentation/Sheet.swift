import MaquetteCore
import MaquetteThemes

/// A view that people finish or leave before they go on, with buttons for both.
///
/// On an iPhone and iPad the buttons stand in a bar beside the title: the one that cancels at the
/// leading end, those that confirm or destroy at the trailing end. On macOS they stand in the lower
/// trailing corner, the one that confirms last, and the one that destroys apart at the leading edge;
/// a sheet of macOS shows no title, which only assistive technology is told. On tvOS they stand in a
/// row below the content. On watchOS it takes over the screen under the time: what cancels and what
/// confirms are a cross and a check mark in the upper corners, and what destroys follows the content.
///
/// Among the contents of a ``Screen`` it is presented over them; anywhere else it is drawn where it stands. On an
/// iPhone before version 26 a large one pushes the screen back, which becomes a card on black.
public struct Sheet: CatalogComponent, PresentedComponent {
  public struct Keys: KeyList {
    public let title = Key(
      "", "The title, which says what the sheet is about.", aliases: ["navigationTitle"])
    public let detent = Key<Detent>(
      .large,
      "On an iPhone: the sheet's height, as a word, as a share of the safe area, or as {height: "
        + "120}.",
      aliases: ["presentationDetent", "selectedDetentIdentifier"])
    public let showsGrabber = Key<Bool?>(
      nil,
      "Whether a grabber is shown at the top; by default when the sheet leaves a part of the "
        + "screen free.",
      aliases: ["presentationDragIndicator", "prefersGrabberVisible"])
    public let backgroundInteraction = Key(
      BackgroundInteraction.automatic,
      "On iOS and iPadOS: whether people can use the screen behind the sheet. The screen is then "
        + "not dimmed.",
      aliases: ["presentationBackgroundInteraction"])
    public let ignoresSafeArea = Key(
      false,
      "On an iPhone: whether the contents also use the space below the home indicator. A list or "
        + "a scroll view that fills the sheet always does.")
    let cancellationAction = PartKey(
      \Sheet.cancellation,
      "The button that closes the sheet and changes nothing. A watch has one always.",
      aliases: ["cancel"])
    let confirmationAction = PartKey(
      \Sheet.confirmation, "The button that confirms and closes the sheet.",
      aliases: ["confirm", "primaryAction"])
    let destructiveAction = PartKey(
      \Sheet.destruction,
      "A button that removes something, such as Delete.")
    public let help = Key<HelpPlacement?>(
      nil, "On macOS: where a help button is.", aliases: ["helpButton"])
    public let content = Key<[AnyComponent]>(
      [], "The contents of the sheet, from top to bottom.", aliases: ["children"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// The button that leaves things as they are; `nil` for none.
  public var cancellationAction: AnyComponent?
  /// The button that finishes; `nil` for none.
  public var confirmationAction: AnyComponent?
  /// The button that removes something; `nil` for none.
  public var destructiveAction: AnyComponent?

  /// A sheet; buttons get the roles of their places unless they have others.
  public init(
    _ title: String = "", detent: Detent = .large, showsGrabber: Bool? = nil,
    cancellationAction: Button? = nil, confirmationAction: Button? = nil,
    destructiveAction: Button? = nil, help: HelpPlacement? = nil,
    @ComponentBuilder content: () -> [AnyComponent]
  ) {
    self.title = title
    self.detent = detent
    self.showsGrabber = showsGrabber
    self.cancellationAction = cancellationAction.map { AnyComponent($0) }
    self.confirmationAction = confirmationAction.map { AnyComponent($0) }
    self.destructiveAction = destructiveAction.map { AnyComponent($0) }
    self.help = help
    self.content = content()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("Sheet")
    // What is above the screen is lighter in dark appearances.
    context.environment.level = .elevated
    context.warnOfUnusedKeys(of: "Sheet")
    guard let look = context.look(SheetLook.self, component: "sheet") else { return EmptyElement() }
    switch context.conventions.sheet {
    case .card, .form: return SheetLayout(self, look, context).barred
    case .full: return SheetLayout(self, look, context).watch
    case .window, .panel: return SheetLayout(self, look, context).footed
    }
  }

  func presentation(in context: LayoutContext) -> Presentation {
    let look = SheetLook(context)
    let isModal = self.backgroundInteraction != .enabled
    let backdrop = look?.backdrop ?? .clear
    let shown = isModal ? backdrop : .clear
    switch context.conventions.sheet {
    case .card:
      let detent = shownDetent(in: context)
      return Presentation(
        place: .sheet, backdrop: shown,
        sheetTop: fillsScreen(in: context) ? .share(0) : top(detent, look),
        sheetInset: detent.isPartial ? look?.partialInset ?? 0 : 0,
        pushed: detent == .large ? look?.pushed : nil, isModal: isModal, keepsKeyboard: true)
    case .form:
      return Presentation(
        place: .center, backdrop: shown, isModal: isModal, keepsKeyboard: true)
    case .panel:
      return Presentation(place: .center, backdrop: backdrop, keepsKeyboard: true)
    case .window:
      return Presentation(
        place: .top, backdrop: backdrop, sideMargin: look?.padding ?? 0, isBelowBars: true)
    case .full: return Presentation(place: .full, backdrop: backdrop)
    }
  }

  /// Where its upper edge is on a phone.
  private func top(_ detent: Detent, _ look: SheetLook?) -> SheetTop {
    switch detent {
    case .large: look?.topAtSafeArea == 1 ? .safeArea : .share(look?.topShare ?? 0)
    case .medium: .share(look?.mediumTopShare ?? 0)
    case .fraction(let share): .portion(share)
    case .height(let height): .height(height)
    }
  }

  /// The three buttons with the roles of their places.
  var actions: (cancel: AnyComponent?, confirm: AnyComponent?, destructive: AnyComponent?) {
    func role(_ component: AnyComponent?, _ role: ButtonRole) -> AnyComponent? {
      component?.replacingButton { button in
        var button = button
        if button.role == .normal { button.role = role }
        return button
      }
    }
    return (
      role(cancellationAction, .cancel), role(confirmationAction, .primary),
      role(destructiveAction, .destructive)
    )
  }

  var cancellation: ActionValue {
    get { ActionValue(button: cancellationAction) }
    set { cancellationAction = newValue.button }
  }

  var confirmation: ActionValue {
    get { ActionValue(button: confirmationAction) }
    set { confirmationAction = newValue.button }
  }

  var destruction: ActionValue {
    get { ActionValue(button: destructiveAction) }
    set { destructiveAction = newValue.button }
  }
}

extension SheetLook {
  /// How a large sheet pushes back the screen; `nil` where that stays where it is.
  fileprivate var pushed: PushedScreen? {
    guard let pushedMargin, pushedMargin > 0 else { return nil }
    return PushedScreen(margin: pushedMargin, radius: pushedRadius ?? 0, gap: pushedGap ?? 0)
  }
}
