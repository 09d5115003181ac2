import MaquetteCore

/// One of the choices of a segmented control: a text, a symbol, or both.
///
/// Where a segment shows only one of them, which is everywhere but on macOS, the symbol is drawn and
/// the title told to assistive technology.
public struct Segment: Hashable, Sendable, ExpressibleByStringLiteral, Selectable {
  /// The text; empty for a symbol alone.
  public var title: String
  /// The name of a symbol; empty for none.
  public var systemImage: String
  /// Whether it can be chosen; yes by default.
  public var isEnabled: Bool
  /// A fixed width, in points; `nil`, the default, for the control's choice.
  public var width: Double?
  /// What chooses it where its title does not tell it from others; empty, the default, for none.
  public var tag = ""
  /// What assistive technology is told where there is no title; empty for the symbol's name.
  package var accessibilityLabel = ""

  /// A segment from its parts.
  public init(
    _ title: String = "", systemImage: String = "", isEnabled: Bool = true, width: Double? = nil
  ) {
    self.title = title
    self.systemImage = systemImage
    self.isEnabled = isEnabled
    self.width = width
  }

  /// A segment with a text.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Segment {
  static let infos: [PropertyInfo] = [
    PropertyInfo(
      name: "title", aliases: ["text", "label"], summary: "The text.", type: .text),
    PropertyInfo(
      name: "systemImage", aliases: ["symbol", "image", "icon"], summary: "A symbol.",
      type: .symbol),
    PropertyInfo(
      name: "isEnabled", aliases: ["enabled"], summary: "Whether it can be chosen.",
      type: .boolean, defaultText: "true"),
    PropertyInfo(name: "width", summary: "A fixed width.", type: .number(0...10_000)),
    PropertyInfo(
      name: "tag", aliases: ["id"],
      summary:
        "A name that 'selection' can use when two titles are equal.",
      type: .text),
  ]

  static func read(_ node: SpecNode, by reader: SpecReader) -> Segment? {
    guard let entries = node.map else {
      return String.read(node, by: reader).map { Segment($0) }
    }
    var segment = Segment()
    var seen: Set<String> = []
    for entry in entries {
      guard let info = infos.first(where: { $0.allNames.contains(entry.key) }) else {
        reader.fail(
          "unknown key '\(SpecNode.excerpt(entry.key))' of a segment", at: entry.location,
          length: entry.key.count, hint: Suggestion.hint(for: entry.key, in: infos.map(\.name)),
          id: .unknownKey)
        continue
      }
      guard seen.insert(info.name).inserted else {
        reader.fail(
          "'\(entry.key)' is given twice", at: entry.location, length: entry.key.count,
          hint: "remove one of them", id: .duplicateKey)
        continue
      }
      var reader = reader
      reader.key = entry.key
      reader.range = 0...10_000
      switch info.name {
      case "title": segment.title = String.read(entry.value, by: reader) ?? ""
      case "systemImage":
        reader.checkSymbol(entry.value)
        segment.systemImage = String.read(entry.value, by: reader) ?? ""
      case "isEnabled": segment.isEnabled = Bool.read(entry.value, by: reader) ?? true
      case "tag": segment.tag = String.read(entry.value, by: reader) ?? ""
      default: segment.width = Double.read(entry.value, by: reader)
      }
    }
    return segment
  }
}

extension Segment: SpecListElement {
  static var listType: SpecType { .items(infos) }
  static var listName: String { "a list of segments" }
}

extension Segment {
  var name: String { title.isEmpty ? systemImage : title }
}
