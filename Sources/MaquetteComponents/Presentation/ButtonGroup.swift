import MaquetteCore
import MaquetteThemes

/// Buttons that belong together, placed by their roles as the platform places them.
///
/// A column has the primary button on top and the one that cancels at the bottom. A row has the
/// primary button at the trailing end, after the one that cancels, on iOS and macOS, and on macOS
/// what destroys something apart at the leading end; on tvOS it starts with the primary button. From
/// right to left all of this is mirrored. A row without room for its buttons becomes a column.
public struct ButtonGroup: CatalogComponent {
  public struct Keys: KeyList {
    public let axis = Key<Axis>(.automatic, "Whether buttons are beside or below one another.")
    public let spacing = Key<Double?>(nil, "Space between buttons; the platform's when not given.")
    public let stretch = Key<Bool?>(
      nil, "Whether they fill the available width; the platform decides when not given.")
    let buttons = PartKey(
      \ButtonGroup.actionList, "The buttons, in any order.",
      aliases: ["actions", "children", "content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// Whether buttons are beside or below one another.
  public enum Axis: String, Hashable, Sendable, CaseIterable, SpecChoice {
    /// What the platform does: a row on macOS and tvOS, elsewhere a column.
    case automatic
    /// A row, as long as there is room.
    case horizontal
    /// A column.
    case vertical

    public static var synonyms: [String: Axis] { ["row": .horizontal, "column": .vertical] }
  }

  /// The buttons.
  public var buttons: [AnyComponent] = []
  /// The order of a row; `nil` for the platform's.
  var rowOrder: RoleOrder?
  /// Whether buttons of a row are equally high, whatever the platform's are.
  var hasEvenRow = false

  /// A group of buttons, in any order: their roles decide on their places.
  public init(
    axis: Axis = .automatic, spacing: Double? = nil, stretch: Bool? = nil,
    @ComponentBuilder buttons: () -> [AnyComponent]
  ) {
    self.axis = axis
    self.spacing = spacing
    self.stretch = stretch
    self.buttons = buttons()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ButtonGroup")
    guard let look = context.look(ButtonGroupLook.self, component: "button group") else {
      return EmptyElement()
    }
    let actions = context.actions(buttons)
    if actions.isEmpty {
      context.report(
        .warning, "the button group has no buttons", hint: "list them below 'buttons:'",
        id: .nothingToShow)
    }
    let elements = actions.map { action in
      ButtonGroupElement.Member(
        element: context.element(for: action.component, at: action.index, axis: nil),
        role: action.role)
    }
    let layout = ButtonGroupLayout(
      prefersRow: self.axis == .automatic ? look.prefersRow > 0 : self.axis == .horizontal,
      rowSpacing: self.spacing ?? look.rowSpacing,
      columnSpacing: self.spacing ?? look.columnSpacing,
      hasEqualWidths: self.stretch == true || look.equalWidths > 0,
      hasEqualHeights: look.equalHeights > 0, hasEvenRow: hasEvenRow,
      stretch: self.stretch ?? context.theme.buttons.stretches,
      endsAtTrailing: self.stretch != true && look.trailing > 0,
      rowOrder: rowOrder ?? .row(context.conventions.rowRoles))
    return ButtonGroupElement(elements, layout: layout, context: context)
  }

  var actionList: ActionList {
    get { ActionList(buttons: buttons) }
    set { buttons = newValue.buttons }
  }
}
