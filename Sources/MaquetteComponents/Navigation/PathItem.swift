import MaquetteCore

/// One step of a path.
public struct PathItem: Hashable, Sendable, ExpressibleByStringLiteral, Selectable {
  /// Its name; empty for a symbol alone.
  public var title: String
  /// The name of a symbol before it; empty for none.
  public var systemImage: String
  /// What chooses it where its name does not tell it from others; empty, the default, for none.
  public var tag = ""

  /// A step from its parts.
  public init(_ title: String, systemImage: String = "") {
    self.title = title
    self.systemImage = systemImage
  }

  /// A step with a name alone.
  public init(stringLiteral value: String) { self.init(value) }

  /// What it is called.
  var name: String { title.isEmpty ? systemImage : title }

  static let specKeys = SpecKeys<PathItem>([
    SpecKey(always: "title", \.title, "Its name.", aliases: ["text", "label", "name"]),
    SpecKey(
      always: "systemImage", \.systemImage, "A symbol before it.",
      aliases: ["symbol", "image", "icon"], type: .symbol),
    SpecKey(
      always: "tag", \.tag,
      "A name for 'selection' to choose the step by, where names are equal.", aliases: ["id"]),
  ])
}

extension PathItem: TitledListElement {
  static var specName: String { "a step" }
  static var listName: String { "a list of steps" }
}
