import MaquetteCore
import MaquetteLocale

/// A value that a text is checked for.
protocol CheckedText: SpecValue, CustomStringConvertible {
  init(_ text: String) throws(InputProblem)
}

extension CheckedText {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .text }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> Self? {
    guard let text = String.read(node, by: reader) else { return nil }
    do throws(InputProblem) {
      return try Self(text)
    } catch {
      reader.fail(error.message, at: node, hint: error.hint)
      return nil
    }
  }

  public var specText: String { description }
}

extension LocaleIdentifier: CheckedText {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .locale }
}
extension TimeZoneIdentifier: CheckedText {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .timeZone }
}
extension Moment: CheckedText {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .moment }
}
extension DatePattern: CheckedText {}
extension DateTemplate: CheckedText {}

extension DateStyle: SpecChoice {}

extension CalendarIdentifier: SpecChoice {
  /// The names of BCP 47 and of Foundation.
  public static var synonyms: [String: CalendarIdentifier] {
    [
      "gregory": .gregorian, "ethioaa": .ethiopicAmeteAlem, "islamicc": .islamicCivil,
      "ethiopicAmeteAlem": .ethiopicAmeteAlem, "islamicCivil": .islamicCivil,
      "islamicTabular": .islamicTabular, "islamicUmmAlQura": .islamicUmmAlQura,
      "republicOfChina": .roc,
    ]
  }
}

extension HourCycle: SpecChoice {
  /// The hours of a day.
  public static var synonyms: [String: HourCycle] { ["12": .h12, "24": .h23] }
}

extension DurationStyle: SpecChoice {}

extension NumberStyle: SpecChoice {}

extension RelativeDateStyle: SpecChoice {}

/// The units that a duration is counted in.
public struct DurationUnits: Hashable, Sendable, SpecValue, ExpressibleByArrayLiteral {
  /// The units, from long to short.
  public let units: [DurationUnit]

  /// Units in any order.
  public init(_ units: [DurationUnit]) {
    self.units = Set(units).sorted()
  }

  /// Units in any order.
  public init(arrayLiteral elements: DurationUnit...) {
    self.init(elements)
  }

  private static let names = DurationUnit.allCases.map(\.rawValue)

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    let singular = names.map { (String($0.dropLast()), $0) }
    return .words(names, synonyms: Dictionary(singular) { first, _ in first })
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> DurationUnits? {
    let nodes = node.list ?? (node.scalar == nil ? nil : [node])
    guard let nodes, !nodes.isEmpty else {
      reader.mismatch(node, wanted: "a list of units, for example [hours, minutes]")
      return nil
    }
    let units = nodes.compactMap { node -> DurationUnit? in
      let word = (node.scalar ?? "").lowercased()
      if let unit = DurationUnit(rawValue: word) ?? DurationUnit(rawValue: word + "s") {
        return unit
      }
      reader.fail(
        "unknown unit \(node.kindName) for '\(reader.key)'", at: node,
        hint: Suggestion.hint(for: word, in: names))
      return nil
    }
    return units.count == nodes.count ? DurationUnits(units) : nil
  }

  public var specText: String { units.map(\.rawValue).joined(separator: ", ") }
}
