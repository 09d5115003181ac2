import MaquetteCore
import MaquetteThemes

/// Where something is, step by step: AppKit's `NSPathControl`, breadcrumbs elsewhere. macOS only;
/// other platforms lead back with a ``NavigationBar``.
///
/// The first step stands at the leading end and each chevron points to the next: from right to left
/// the path starts at the right and leads to the left. Where it is too long, the names of the first
/// steps are left out, then the last one ends in an ellipsis.
public struct PathControl: CatalogComponent {
  /// The value of ``selection`` when nothing is pressed.
  public static let noSelection = -1

  /// The steps, from the first to where one is.
  public var items: [PathItem]
  /// The step that the pointer is down on: by its number, name or tag; none by default.
  public var chosen = Selection.nothing
  /// What is happening to all of it; nothing by default.
  public var state = ControlState.normal

  /// A path.
  public init(_ items: [PathItem]) { self.items = items }

  /// The step that the pointer is down on, from 0; -1 for none, or where there is none of its name.
  public var selection: Int {
    get {
      if case .index(let number) = chosen { return number }
      return chosen.index(among: items, prefersNumbers: true) ?? PathControl.noSelection
    }
    set { chosen = Selection(number: newValue) }
  }

  /// The path in another state.
  public func state(_ state: ControlState) -> PathControl {
    var copy = self
    copy.state = state
    return copy
  }

  /// What measures and draws it in an environment.
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
    guard chosen.resolved(among: items, prefersNumbers: true) != .missing else {
      chosen.reportMissing(among: items, kind: "step", key: "selection", in: context)
      return EmptyElement()
    }
    var control = self
    control.selection = chosen.index(among: items, prefersNumbers: true) ?? -1
    return PathControlElement(control, look: look, context: context)
  }

  private static let prototype = PathControl([])

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "PathControl", prototype: prototype, aliases: ["Breadcrumbs", "NSPathControl"],
    summary: "macOS: where something is, step by step.", childrenKey: "items",
    properties: [
      Property(
        "items", \.items.specList, "The steps: texts, or maps with title and symbol.",
        aliases: ["pathItems", "steps", "children"], prototype: prototype),
      Property(
        "selection", \.chosen,
        "The step that the pointer is down on: its number from 0, its name or tag; none or -1 for "
          + "nothing.",
        aliases: ["clickedPathItem"], prototype: prototype),
      Property("state", \.state, "What is happening to all of it.", prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "A file",
        "platform: macos\nPathControl:\n  - {title: Macintosh HD, symbol: archivebox}\n"
          + "  - {title: Users, symbol: folder}\n  - {title: Report, symbol: doc.text}\n")
    ])
}
