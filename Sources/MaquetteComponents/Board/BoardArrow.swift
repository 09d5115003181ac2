import MaquetteCore

/// An arrow of a ``Board``: from a control, or a whole artboard, to the artboard that it opens.
///
/// Both ends are named by the title of an artboard, by the title, identifier, kind or path of a
/// component in it, or by both: `Sign In/Continue` is the first `Continue` of the artboard
/// `Sign In`; `*` matches anything.
public struct BoardArrow: Hashable, Sendable {
  /// Where it begins.
  public var from: String
  /// Where it ends.
  public var to: String
  /// A few words beside it; empty for none.
  public var title: String
  /// Its colour; `nil` for the board's tint.
  public var color: ColorValue?
  /// Where a spec says it. Not part of the value.
  var source: SourceLocation?

  /// An arrow from its parts.
  public init(from: String, to: String, title: String = "", color: ColorValue? = nil) {
    (self.from, self.to, self.title, self.color) = (from, to, title, color)
  }

  public static func == (lhs: BoardArrow, rhs: BoardArrow) -> Bool {
    (lhs.from, lhs.to, lhs.title, lhs.color) == (rhs.from, rhs.to, rhs.title, rhs.color)
  }

  public func hash(into hasher: inout Hasher) {
    for text in [from, to, title] { hasher.combine(text) }
    hasher.combine(color)
  }
}

extension BoardArrow: SpecListElement {
  private static let specKeys = SpecKeys<BoardArrow>([
    SpecKey(
      always: "from", \.from,
      "Where the arrow begins: an artboard, a component, or artboard/component."),
    SpecKey(always: "to", \.to, "Where the arrow ends."),
    SpecKey(always: "title", \.title, "A short text beside the arrow.", aliases: ["label"]),
    SpecKey("color", \.color, "The arrow's colour; the board's tint colour when not given."),
  ])

  static var listType: SpecType { .items(specKeys.keys.map(\.info)) }
  static let listName = "a list of arrows such as 'Home/Sign In -> Sign In'"

  /// What stands between the two ends of an arrow that is a text.
  private static let signs = [" -> ", " → ", " => "]

  static func read(_ node: SpecNode, by reader: SpecReader) -> BoardArrow? {
    guard let entries = node.map else {
      guard let text = String.read(node, by: reader) else { return nil }
      if var arrow = BoardArrow(text) {
        arrow.source = node.location
        return arrow
      }
      reader.fail(
        "'\(SpecNode.excerpt(text))' is not an arrow", at: node,
        hint: "write 'Home/Sign In -> Sign In', for example")
      return nil
    }
    var arrow = BoardArrow(from: "", to: "")
    arrow.source = node.location
    specKeys.apply(entries, to: &arrow, of: "an arrow", by: reader)
    for (key, value) in [("from", arrow.from), ("to", arrow.to)] where value.isEmpty {
      reader.fail(
        "an arrow needs '\(key)'", at: node,
        hint: "write '\(key):' with the title of an artboard or component", id: .missingKey)
      return nil
    }
    return arrow
  }

  /// The arrow that a text such as `Home/Sign In -> Sign In` says; `nil` for another text.
  package init?(_ text: String) {
    for sign in BoardArrow.signs {
      let ends = text.split(separator: sign, maxSplits: 1).map {
        $0.trimmingSpaces
      }
      guard ends.count == 2, ends.allSatisfy({ !$0.isEmpty }) else { continue }
      self.init(from: ends[0], to: ends[1])
      return
    }
    return nil
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
