import MaquetteCore

/// Several short texts, as a list or as one of them.
public struct TextList: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The texts in their order.
  public var texts: [String]

  /// A list of texts.
  public init(_ texts: [String]) { self.texts = texts }

  /// A list of texts, as it is written in Swift.
  public init(arrayLiteral elements: String...) { texts = elements }
}

extension TextList: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .items([]) }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> TextList? {
    guard let list = node.list else { return String.read(node, by: reader).map { TextList([$0]) } }
    let texts = list.compactMap { String.read($0, by: reader) }
    return texts.count == list.count ? TextList(texts) : nil
  }

  public var specText: String { texts.joined(separator: ", ") }
}
