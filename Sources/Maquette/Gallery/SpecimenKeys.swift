import MaquetteCore

/// The keys below `specimen`, for what no spec says:
///
/// * `title`, the page's, where the picture has another one;
/// * `overlays`, what is drawn over it;
/// * `variants`, those that baselines are kept of: a list for all platforms, or one for each of them
///   (`{ios+macos: [light, dark], ipados: [light]}`);
/// * `sides` and their `width`, for a rule in several directions and locales: each has its own `view`,
///   or all have the spec's component.
struct SpecimenKeys {
  /// One picture of a rule.
  struct Side {
    var name = ""
    var caption = ""
    var direction = LayoutDirection.leftToRight
    var locale = ""
    var view: SpecNode.Entry?
    let location: SourceLocation
  }

  private(set) var title: String?
  private(set) var overlays: [Overlay] = []
  private(set) var width = 0.0
  private(set) var sides: [Side] = []
  private(set) var variants: [Platform: [Variant]] = [:]

  /// Nothing is said.
  init() {}

  /// - Throws: ``DiagnosticError`` when a key or a value is unknown.
  init(_ node: SpecNode, platforms: [Platform]) throws {
    for entry in try Self.map(node) {
      let value = entry.value
      switch entry.key {
      case "title": title = try Self.text(value)
      case "overlays":
        overlays = try Self.list(value).map {
          try Self.known(Overlay(rawValue: Self.text($0)), $0, "overlay")
        }
      case "variants": variants = try Self.variants(value, platforms)
      case "sides": sides = try Self.list(value).map(Self.side)
      case "width": width = try Self.known(Double(Self.text(value)), value, "width")
      default: throw Self.wrong("unknown key '\(entry.key)'", at: entry.location)
      }
    }
  }

  private static func side(_ node: SpecNode) throws -> Side {
    var side = Side(location: node.location)
    for entry in try map(node) {
      switch entry.key {
      case "name": side.name = try text(entry.value)
      case "caption": side.caption = try text(entry.value)
      case "locale": side.locale = try text(entry.value)
      case "direction":
        let words: [String: LayoutDirection] = ["ltr": .leftToRight, "rtl": .rightToLeft]
        side.direction = try known(words[text(entry.value)], entry.value, "direction")
      case "view": side.view = entry
      default: throw wrong("unknown key '\(entry.key)'", at: entry.location)
      }
    }
    return side
  }

  private static func variants(_ node: SpecNode, _ platforms: [Platform]) throws
    -> [Platform: [Variant]]
  {
    guard let entries = node.map else {
      let variants = try variants(node)
      return platforms.reduce(into: [:]) { $0[$1] = variants }
    }
    var all: [Platform: [Variant]] = [:]
    for entry in entries {
      for word in entry.key.split(separator: "+", omittingEmptySubsequences: false) {
        guard let platform = platforms.first(where: { $0.rawValue == word }), all[platform] == nil
        else {
          throw wrong(
            "'\(word)' is not a platform of the file, or occurs twice", at: entry.location)
        }
        all[platform] = try variants(entry.value)
      }
    }
    for platform in platforms where all[platform] == nil {
      throw wrong("no variants for '\(platform.rawValue)'", at: node.location)
    }
    return all
  }

  private static func variants(_ node: SpecNode) throws -> [Variant] {
    let words = try list(node).map(text)
    do {
      return try Variant.list(words.joined(separator: ","))
    } catch let error as DiagnosticError {
      throw wrong(error.diagnostics.map(\.message).joined(separator: ", "), at: node.location)
    }
  }

  // MARK: Values

  private static func text(_ node: SpecNode) throws -> String {
    try known(node.scalar, node, "text")
  }

  private static func list(_ node: SpecNode) throws -> [SpecNode] {
    try known(node.list, node, "list")
  }

  private static func map(_ node: SpecNode) throws -> [SpecNode.Entry] {
    try known(node.map, node, "map")
  }

  private static func known<Value>(_ value: Value?, _ node: SpecNode, _ kind: String) throws
    -> Value
  {
    guard let value else { throw wrong("\(node.kindName) is no \(kind)", at: node.location) }
    return value
  }

  private static func wrong(_ message: String, at location: SourceLocation) -> DiagnosticError {
    DiagnosticError([Diagnostic(.error, message, location: location)])
  }
}
