import MaquetteCore

extension Sheet {
  /// How high a sheet on an iPhone is.
  public enum Detent: Hashable, Sendable {
    /// About half of the screen.
    case medium
    /// All of it, but for a strip at the top.
    case large
    /// A share of the screen's safe area.
    case fraction(Double)
    /// A number of points above the lower edge of the safe area.
    case height(Double)

    /// Whether it leaves a part of the screen free.
    var isPartial: Bool { self != .large }
  }

  /// The detent that it has in an environment. Documented (UIKit, `medium()`): where the height is compact, as on a
  /// phone on its side, medium is inactive, and so the sheet is large.
  func shownDetent(in context: LayoutContext) -> Detent {
    self.detent == .medium && context.hasCompactHeight ? .large : self.detent
  }

  /// Whether it fills the screen. Documented (UIKit, `prefersEdgeAttachedInCompactHeight`): where the height is
  /// compact, sheets do. Estimated: one whose height is given keeps that.
  func fillsScreen(in context: LayoutContext) -> Bool {
    context.conventions.sheet == .card && context.hasCompactHeight
      && shownDetent(in: context) == .large
  }

  /// Whether people can use what lies behind a sheet, under SwiftUI's names.
  public enum BackgroundInteraction: String, Hashable, Sendable, CaseIterable, SpecChoice {
    /// What the system does: nothing behind it answers.
    case automatic
    /// What lies behind it answers, and is not dimmed.
    case enabled
    /// Nothing behind it answers.
    case disabled
  }
}

extension Sheet.Detent: SpecValue {
  /// The words for detents of the platform.
  private enum Word: String, CaseIterable, SpecChoice {
    case medium, large
  }

  private static let share = 0.0...1.0
  private static let heights = SheetTop.least...Limits.coordinate

  private static let infos = [
    PropertyInfo(
      name: "height", summary: "The height above the lower edge of the safe area, in points.",
      type: .number(heights)),
    PropertyInfo(name: "fraction", summary: "A share of the safe area.", type: .number(share)),
  ]

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.choice(Word.allCases.map(\.rawValue)), .either(.number(share), .map(infos)))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> Sheet.Detent? {
    var reader = reader
    reader.range = share
    if let entries = node.map {
      guard entries.count == 1, infos.contains(where: { $0.name == entries[0].key }) else {
        reader.fail(
          "'\(reader.key)' is a 'height' or a 'fraction'", at: node,
          hint: "write '{height: 120}', or '{fraction: 0.3}'", id: .unknownKey)
        return nil
      }
      reader.key = entries[0].key
      guard reader.key == "height" else {
        return reader.number(entries[0].value).map { .fraction($0) }
      }
      reader.range = heights
      return reader.number(entries[0].value).map { .height($0) }
    }
    if let text = node.scalar, Double(text) != nil {
      return reader.number(node).map { .fraction($0) }
    }
    let type = specType(range: share)
    guard let text = node.scalar else {
      reader.mismatch(node, wanted: type.phrase)
      return nil
    }
    if let word = Word.named(text) { return word == .medium ? .medium : .large }
    let nearest = Suggestion.nearest(to: text, in: Word.allCases.map(\.rawValue))
    reader.fail(
      "unknown value '\(SpecNode.excerpt(text))' for '\(reader.key)'", at: node,
      hint: nearest.map { "did you mean '\($0)'?" } ?? "use \(type.text)", id: .unknownValue)
    return nil
  }

  package var specText: String {
    switch self {
    case .medium: Word.medium.rawValue
    case .large: Word.large.rawValue
    case .fraction(let share): NumberFormat.short(share)
    case .height(let height): "{height: \(NumberFormat.short(height))}"
    }
  }

  /// A share or a height outside of its bounds.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    switch self {
    case .medium, .large: nil
    case .fraction(let share): share.problem(key: key, range: Self.share)
    case .height(let height): height.problem(key: key, range: Self.heights)
    }
  }
}
