import MaquetteCore

/// Whether people edit a list, under SwiftUI's names.
public enum EditMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// They read it.
  case inactive
  /// Its rows show how they are deleted, moved and chosen.
  case active

  /// UIKit's `isEditing`.
  public static var synonyms: [String: EditMode] {
    ["true": .active, "false": .inactive, "yes": .active, "no": .inactive]
  }
}

/// What can be done with the rows of a list that is edited, under SwiftUI's names.
public struct EditActions: OptionSet, Hashable, Sendable {
  /// The actions as bits.
  public let rawValue: Int

  /// Actions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Rows can be deleted.
  public static let delete = EditActions(rawValue: 1)
  /// Rows can be moved.
  public static let move = EditActions(rawValue: 2)
  /// Rows can be deleted and moved.
  public static let all: EditActions = [.delete, .move]
}

extension EditActions: SpecValue {
  private static let words: [(word: String, action: EditActions)] = [
    ("delete", .delete), ("move", .move), ("all", .all),
  ]

  /// The modifiers of SwiftUI for the same.
  private static let synonyms = ["onDelete": "delete", "onMove": "move"]

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .choices(words.map(\.word), synonyms: synonyms)
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> EditActions? {
    var result: EditActions = []
    for item in node.list ?? [node] {
      let written = item.scalar ?? ""
      let word = synonyms[written] ?? written
      guard let action = words.first(where: { $0.word == word })?.action else {
        reader.fail(
          "unknown value '\(SpecNode.excerpt(item.scalar ?? item.kindName))' for '\(reader.key)'",
          at: item, hint: Suggestion.hint(for: word, in: words.map(\.word)), id: .unknownValue)
        return nil
      }
      result.formUnion(action)
    }
    return result
  }

  public var specText: String {
    self == .all
      ? "all" : EditActions.words.filter { contains($0.action) }.map(\.word).joined(separator: ", ")
  }
}

/// The numbers of rows, from 0.
public struct RowNumbers: Hashable, Sendable, ExpressibleByArrayLiteral,
  ExpressibleByIntegerLiteral
{
  /// The numbers in their order.
  public var numbers: [Int]

  /// Rows by their numbers.
  public init(_ numbers: [Int]) { self.numbers = numbers }

  /// Rows by their numbers, as they are written in Swift.
  public init(arrayLiteral elements: Int...) { numbers = elements }

  /// One row.
  public init(integerLiteral value: Int) { numbers = [value] }
}

extension RowNumbers: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .numbers(0...Double(Limits.nodes))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> RowNumbers? {
    var reader = reader
    reader.range = 0...Double(Limits.nodes)
    let list = node.list ?? [node]
    let numbers = list.compactMap { Int.read($0, by: reader) }
    return numbers.count == list.count ? RowNumbers(numbers) : nil
  }

  public var specText: String { numbers.map(String.init).joined(separator: ", ") }
}

/// How much the header of a section stands out, under SwiftUI's names.
public enum Prominence: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// As the list's style has it.
  case standard
  /// Larger, in the colour of titles.
  case increased
}
