import MaquetteCore
import MaquetteThemes

/// A view that people finish or leave before they go on, with buttons for both.
///
/// On an iPhone and iPad the buttons stand in a bar beside the title: the one that cancels at the
/// leading end, those that confirm or destroy at the trailing end. On macOS they stand in the lower
/// trailing corner, the one that confirms last, and the one that destroys apart at the leading edge;
/// a sheet of macOS shows no title, which only assistive technology is told. On tvOS they stand in a
/// row below the content. On watchOS it takes over the screen under the time: what cancels and what
/// confirms are a cross and a check mark in the upper corners, and what destroys follows the content. Among the contents of a ``Screen`` it is presented over them; anywhere else
/// it is drawn where it stands.
public struct Sheet: CatalogComponent, PresentedComponent {
  /// How high a sheet on an iPhone is.
  public enum Detent: String, Hashable, Sendable, CaseIterable, SpecChoice {
    /// About half of the screen.
    case medium
    /// All of it, but for a strip at the top.
    case large
  }

  /// What it is about.
  public var title: String
  /// How high it is over a screen; large by default.
  public var detent: Detent
  /// Whether there is a handle at the top; `nil` for one where it is not large, as iOS has it.
  public var showsGrabber: Bool?
  /// The button that leaves things as they are; `nil` for none.
  public var cancellationAction: AnyComponent?
  /// The button that finishes; `nil` for none.
  public var confirmationAction: AnyComponent?
  /// The button that removes something; `nil` for none.
  public var destructiveAction: AnyComponent?
  /// Where a help button stands, on macOS; `nil`, the default, for none. With buttons below the
  /// content it is in the corner opposite to them, in line with them; without, in the one asked for.
  public var help: HelpPlacement?
  /// What it shows, from top to bottom.
  public var content: [AnyComponent]

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

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("Sheet")
    // What is above the screen is lighter in dark appearances.
    context.environment.level = .elevated
    context.warnUnused("detent", exceptOn: .ios)
    context.warnUnused("showsGrabber", exceptOn: .ios, .ipados)
    guard let look = context.look(SheetLook.self, component: "sheet") else { return EmptyElement() }
    switch context.environment.platform {
    case .ios, .ipados: return SheetLayout(self, look, context).barred
    case .watchos: return SheetLayout(self, look, context).watch
    case .macos, .tvos: return SheetLayout(self, look, context).footed
    }
  }

  func presentation(in context: LayoutContext) -> Presentation {
    let look = SheetLook(context)
    let backdrop = look?.backdrop ?? .clear
    switch context.environment.platform {
    case .ios:
      let share = detent == .large ? look?.topShare : look?.mediumTopShare
      return Presentation(place: .sheet, backdrop: backdrop, topShare: share ?? 0)
    case .ipados: return Presentation(place: .center, backdrop: backdrop)
    case .macos: return Presentation(place: .top, backdrop: backdrop)
    case .tvos: return Presentation(place: .center, backdrop: backdrop)
    case .watchos: return Presentation(place: .full, backdrop: backdrop)
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
