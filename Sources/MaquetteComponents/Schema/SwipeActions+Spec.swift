import MaquetteCore

extension SwipeAction.Role: SpecChoice {}

extension SwipeAction: TitledListElement {
  static let specKeys = SpecKeys<SwipeAction>([
    SpecKey(
      always: "title", \.title,
      "The title; where only the symbol is drawn, assistive technology still gets it.",
      aliases: ["text", "label"]),
    SpecKey(
      always: "systemImage", \.systemImage,
      "A symbol; the platform and the row's height decide whether the title is drawn too.",
      aliases: ["symbol", "image", "icon"], type: .symbol),
    SpecKey(always: "role", \.role, "The role: whether the action removes something."),
    SpecKey("tint", \.tint, "The colour behind it.", aliases: ["color", "background"]),
  ])

  static var listName: String { "a list of actions" }
  static var specName: String { "a swipe action" }
}

extension SwipeActions: SpecValue {
  private static var infos: [PropertyInfo] {
    [
      PropertyInfo(
        name: "leading", summary: "The actions at the leading edge.", type: SwipeAction.listType),
      PropertyInfo(
        name: "trailing", summary: "The actions at the trailing edge.", type: SwipeAction.listType),
    ]
  }

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(SwipeAction.listType, .map(infos))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> SwipeActions? {
    func list(_ node: SpecNode) -> [SwipeAction]? {
      (SpecList<SwipeAction>.read(node, by: reader) as SpecList<SwipeAction>?)?.elements
    }
    guard let entries = node.map else { return list(node).map { SwipeActions($0) } }
    guard entries.count == 1, let edge = SwipeEdge(rawValue: entries[0].key) else {
      reader.fail(
        "'\(reader.key)' shows actions at one end only, 'leading' or 'trailing'", at: node,
        hint: "write 'swipeActions: {leading: [Pin]}', for example; a row is open at one end")
      return nil
    }
    return list(entries[0].value).map { SwipeActions(edge: edge, $0) }
  }

  package var specText: String { "" }
}
