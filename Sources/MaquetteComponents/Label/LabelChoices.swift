import MaquetteCore

/// Where text stands that was made smaller to fit: UIKit's `UIBaselineAdjustment`.
public enum BaselineAdjustment: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// The baseline stays where it was.
  case alignBaselines
  /// The text stands in the middle of the room it had.
  case alignCenters
  /// The text stands at the top of the room it had.
  case none
}

/// Whether text over a material is blended with it: UIKit's `UILabelVibrancy`.
public enum LabelVibrancy: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Over a material, yes.
  case automatic
  /// Never.
  case none
}

/// What a label shows of its icon and title: SwiftUI's `LabelStyle`.
public enum LabelStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Title and icon.
  case automatic
  /// Both.
  case titleAndIcon
  /// The title alone.
  case titleOnly
  /// The icon alone; assistive technology is still told the title.
  case iconOnly
}

extension LineBreakMode: SpecChoice {
  /// SwiftUI's truncation modes, and the names without `by`.
  public static var synonyms: [String: LineBreakMode] {
    [
      "tail": .byTruncatingTail, "head": .byTruncatingHead, "middle": .byTruncatingMiddle,
      "truncatingTail": .byTruncatingTail, "truncatingHead": .byTruncatingHead,
      "truncatingMiddle": .byTruncatingMiddle, "wordWrapping": .byWordWrapping,
      "charWrapping": .byCharWrapping, "clipping": .byClipping, "wordWrap": .byWordWrapping,
      "charWrap": .byCharWrapping, "clip": .byClipping,
    ]
  }
}

extension LetterformSizingRule: SpecChoice {}

extension LineBreakStrategy: SpecValue {
  private static let words: [(String, LineBreakStrategy)] = [
    ("none", []), ("standard", .standard), ("pushOut", .pushOut),
    ("hangulWordPriority", .hangulWordPriority),
  ]

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .words(words.map(\.0))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> LineBreakStrategy? {
    var result: LineBreakStrategy = []
    for item in node.list ?? [node] {
      guard let text = item.scalar else {
        reader.mismatch(item, wanted: "one of \(words.map(\.0).joined(separator: ", "))")
        return nil
      }
      guard let word = words.first(where: { $0.0.lowercased() == text.lowercased() }) else {
        reader.fail(
          "unknown value '\(SpecNode.excerpt(text))' for '\(reader.key)'", at: item,
          hint: Suggestion.hint(for: text, in: words.map(\.0)), id: .unknownValue)
        return nil
      }
      result.formUnion(word.1)
    }
    return result
  }

  public var specText: String {
    if let exact = LineBreakStrategy.words.first(where: { $0.1 == self }) { return exact.0 }
    let parts = LineBreakStrategy.words.filter { !$0.1.isEmpty && contains($0.1) }
    return "[\(parts.map(\.0).joined(separator: ", "))]"
  }
}

/// A distance to the right and down, in points; in specs `[x, y]`.
extension Point: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .offset(range) }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> Point? {
    guard let list = node.list, list.count == 2 else {
      reader.mismatch(node, wanted: "two numbers, [x, y]")
      return nil
    }
    let numbers = list.compactMap(reader.number)
    return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }

  public var specText: String { "[\(NumberFormat.short(x)), \(NumberFormat.short(y))]" }
}
