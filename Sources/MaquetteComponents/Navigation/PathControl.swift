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
  /// The step that the pointer is down on, from 0; -1, the default, for none.
  public var selection = PathControl.noSelection
  /// What is happening to all of it; nothing by default.
  public var state = ControlState.normal

  /// A path.
  public init(_ items: [PathItem]) { self.items = items }

  /// The path in another state.
  public func state(_ state: ControlState) -> PathControl {
    var copy = self
    copy.state = state
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("PathControl")
    guard let look = ControlLook("pathControl", context: context) else {
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
    guard selection == PathControl.noSelection || items.indices.contains(selection) else {
      context.report(
        .error, "'selection' is \(selection); there is no such step", key: "selection",
        length: String(selection).count, hint: "use 0 to \(items.count - 1), or -1 for none")
      return EmptyElement()
    }
    return PathControlElement(self, look: look, context: context)
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
        "selection", \.selection, "The step that the pointer is down on, from 0; -1 for none.",
        aliases: ["clickedPathItem"], range: -1...10_000, prototype: prototype),
      Property("state", \.state, "What is happening to all of it.", prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "A file",
        "platform: macos\nPathControl:\n  - {title: Macintosh HD, symbol: archivebox}\n"
          + "  - {title: Users, symbol: folder}\n  - {title: Report, symbol: doc.text}\n")
    ])
}
