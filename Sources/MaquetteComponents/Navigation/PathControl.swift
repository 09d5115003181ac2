import MaquetteCore
import MaquetteThemes

/// Where something is, step by step: AppKit's `NSPathControl`, breadcrumbs elsewhere. macOS only;
/// other platforms lead back with a ``NavigationBar``.
///
/// The first step stands at the leading end and each chevron points to the next: from right to left
/// the path starts at the right and leads to the left. Where it is too long, the names of the first
/// steps are left out, then the last one ends in an ellipsis.
public struct PathControl: CatalogComponent, StatefulComponent {
  public struct Keys: StateKeys {
    let items = PartKey(
      \PathControl.items.specList, "The steps: texts, or maps with title and symbol.",
      aliases: ["pathItems", "steps", "children"])
    public let chosen = Key(
      Selection.nothing,
      "The pressed step: its number from 0, its name or tag; none or -1 for no step.",
      named: "selection", aliases: ["clickedPathItem"])
    public let state = Key(ControlState.normal, "The state in which the whole control is drawn.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// The value of ``selection`` when nothing is pressed.
  public static let noSelection = -1

  /// The steps, from the first to where one is.
  public var items: [PathItem] = []

  /// A path.
  public init(_ items: [PathItem]) { self.items = items }

  /// The pressed step, from 0; -1 for none, or where there is none of its name.
  public var selection: Int {
    get { self.chosen.number(among: items) ?? PathControl.noSelection }
    set { self.chosen = Selection(number: newValue) }
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("PathControl")
    guard let look = PathControlLook(context) else {
      context.report(
        .error, "\(context.theme.platform.displayName) has no path control",
        hint: "use a 'NavigationBar' with a 'backTitle'", id: .notOnPlatform)
      return EmptyElement()
    }
    guard !items.isEmpty else {
      context.report(
        .error, "a path control needs steps", key: "items",
        hint: "write 'items: [Home, Documents]', for example")
      return EmptyElement()
    }
    guard self.chosen.resolved(among: items, prefersNumbers: true) != .missing else {
      self.chosen.reportMissing(among: items, kind: "step", key: "selection", in: context)
      return EmptyElement()
    }
    var control = self
    control.selection = self.chosen.index(among: items, prefersNumbers: true) ?? -1
    return PathControlElement(control, look: look, context: context)
  }

  public static let names = ["PathControl", "Breadcrumbs", "NSPathControl"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    PathControl([]),
    summary:
      "macOS: the path to a file, a folder or something else, step by step.", childrenKey: "items",
    examples: [
      ComponentExample(
        "A file",
        "platform: macos\nPathControl:\n  - {title: Macintosh HD, symbol: archivebox}\n"
          + "  - {title: Users, symbol: folder}\n  - {title: Report, symbol: doc.text}\n")
    ])
}
