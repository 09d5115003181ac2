import MaquetteCore
import MaquetteLocale

/// How large the mark below a day is, under UIKit's names.
public enum CalendarDecorationSize: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case small, medium, large
}

/// A mark below a day of a calendar: UIKit's `UICalendarView.Decoration`.
public struct CalendarDecoration: Hashable, Sendable {
  /// The day; needed.
  public var date: Moment?
  /// The mark's colour; `nil`, the default, for a quiet grey.
  public var color: ColorValue?
  /// How large the mark is; medium by default.
  public var size = CalendarDecorationSize.medium
  /// The name of a symbol in place of a circle; empty, the default, for none.
  public var systemImage = ""
  /// A short text in place of a circle, such as an emoji; empty, the default, for none.
  public var text = ""

  /// A circle below a day.
  public init(_ date: Moment?, color: ColorValue? = nil) {
    self.date = date
    self.color = color
  }
}

extension CalendarDecoration: SpecListElement {
  private static let specKeys = SpecKeys<CalendarDecoration>([
    SpecKey("date", \.date, "The day.", aliases: ["day"]),
    SpecKey("color", \.color, "The mark's colour; a gray when not given."),
    SpecKey(always: "size", \.size, "How large the mark is."),
    SpecKey(
      always: "systemImage", \.systemImage, "A symbol in place of a circle.",
      aliases: ["symbol", "image"], type: .symbol),
    SpecKey(
      always: "text", \.text, "A short text in place of a circle, such as an emoji.",
      aliases: ["title"]),
  ])

  static var listType: SpecType { .lists(.moment, specKeys.keys.map(\.info)) }
  static var listName: String { "a list of days, each a date or a map with 'date'" }

  static func read(_ node: SpecNode, by reader: SpecReader) -> CalendarDecoration? {
    guard let entries = node.map else {
      return Moment.read(node, by: reader).map { CalendarDecoration($0) }
    }
    var decoration = CalendarDecoration(nil)
    specKeys.apply(entries, to: &decoration, of: "a decoration", by: reader)
    if decoration.date == nil, !entries.contains(where: { ["date", "day"].contains($0.key) }) {
      reader.fail(
        "'date' is missing: the day that is marked", at: node,
        hint: "add it, for example 'date: 2025-03-14'", id: .missingKey)
      return nil
    }
    return decoration
  }
}
