import MaquetteCore

/// Which one of several things is chosen: by its tag, its title or its number, or none of them.
///
/// SwiftUI chooses by tags, UIKit by numbers, AppKit by titles; every component here takes each.
public enum Selection: Hashable, Sendable {
  /// What the component chooses by itself: mostly the first one.
  case automatic
  /// Nothing.
  case nothing
  /// The one with a number, from 0.
  case index(Int)
  /// The one with a tag, or else the first one with a title.
  case name(String)
}

extension Selection: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// The one with a tag or a title.
  public init(stringLiteral value: String) { self.init(named: value) }

  /// The one with a number; nothing below 0.
  public init(integerLiteral value: Int) { self.init(number: value) }

  /// The one with a tag or a title; an empty one stands for what the component chooses.
  public init(named text: String) { self = text.isEmpty ? .automatic : .name(text) }

  /// The one with a number; nothing below 0.
  public init(number: Int) { self = number < 0 ? .nothing : .index(number) }
}

/// Something that a selection can choose.
protocol Selectable {
  /// What chooses it where titles are equal, or not wanted; empty for none.
  var tag: String { get }
  /// Its title, or what it is called without one.
  var name: String { get }
}

extension Selection {
  /// What a selection turned out to mean.
  enum Resolution: Hashable {
    /// This one is chosen.
    case item(Int)
    /// Nothing is.
    case nothing
    /// What should be chosen is not there.
    case missing
  }

  /// What it means among some things.
  ///
  /// - Parameter prefersNumbers: whether a number is that of a thing even where another has it as its
  ///   title, as in UIKit's segments and tabs.
  func resolved(among items: some Collection<some Selectable>, prefersNumbers: Bool = false)
    -> Resolution
  {
    switch self {
    case .automatic: return items.isEmpty ? .nothing : .item(0)
    case .nothing: return .nothing
    case .index(let number):
      let isThere = (0..<items.count).contains(number)
      if prefersNumbers, isThere { return .item(number) }
      if let named = Selection.index(of: String(number), among: items) { return .item(named) }
      return isThere ? .item(number) : .missing
    case .name(let text):
      if let index = Selection.index(of: text, among: items) { return .item(index) }
      return Selection.nothingWords.contains(text.lowercased()) ? .nothing : .missing
    }
  }

  /// The number of what is chosen; `nil` for nothing, and for what is not there.
  func index(among items: some Collection<some Selectable>, prefersNumbers: Bool = false) -> Int? {
    if case .item(let index) = resolved(among: items, prefersNumbers: prefersNumbers) {
      return index
    }
    return nil
  }

  /// The same of what is chosen by its number first, which stays where there is none of that number.
  func number(among items: some Collection<some Selectable>) -> Int? {
    if case .index(let number) = self { return number }
    return index(among: items, prefersNumbers: true)
  }

  private static func index(of text: String, among items: some Collection<some Selectable>) -> Int?
  {
    let text = ByteExact(text)
    let all = items.enumerated()
    let tagged = all.first { !$0.element.tag.isEmpty && ByteExact($0.element.tag) == text }
    return (tagged ?? all.first { ByteExact($0.element.name) == text })?.offset
  }

  /// What says that nothing is chosen, where nothing is called so.
  private static let nothingWords: Set<String> = ["none", "null", "~"]

  /// As somebody wrote it.
  var text: String {
    switch self {
    case .automatic: ""
    case .nothing: "-1"
    case .index(let number): String(number)
    case .name(let name): name
    }
  }

  /// Reports that what should be chosen is not there.
  ///
  /// - Parameter kind: what is chosen: `option`, `segment`, `tab`.
  func reportMissing(
    among items: some Collection<some Selectable>, kind: String, key: String,
    in context: LayoutContext
  ) {
    let names = items.flatMap { [$0.tag, $0.name] }.filter { !$0.isEmpty }
    let advice =
      items.isEmpty
      ? "leave it out" : "use a title, a tag, 0 to \(items.count - 1), or 'none' for nothing"
    var near: String?
    var message = "'\(SpecNode.excerpt(text))' is not among the \(kind)s"
    if case .index(let number) = self {
      message = "'\(key)' is \(number); there is no such \(kind)"
    } else {
      near = Suggestion.nearest(to: text, in: names)
    }
    context.report(
      .error, message, key: key, length: text.count,
      hint: near.map { "did you mean '\($0)'?" } ?? advice,
      id: .outOfRange)
  }
}

extension Selection: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .text }

  /// The value of a node; `nil` after reporting what is wrong.
  ///
  /// A number without quotation marks is a number; `"1"` is a tag or a title.
  package static func read(_ node: SpecNode, by reader: SpecReader) -> Selection? {
    guard let text = String.read(node, by: reader) else { return nil }
    let isQuoted = (node.textOffset ?? 0) > 0
    guard !isQuoted, let number = Int(text), String(number) == text else {
      return Selection(named: text)
    }
    return Selection(number: number)
  }

  public var specText: String { text }
}
