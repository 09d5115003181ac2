import MaquetteCore

/// Whether a search field in the bar at the bottom of a phone's screen is a button, under SwiftUI's names.
public enum SearchToolbarBehavior: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// A field; a button where the items beside it leave too little room for one.
  case automatic
  /// A button that opens the field.
  case minimize
}

extension Toolbar {
  /// The items with a button in the place of the field to search with. Its glass is its own, and without other spaces
  /// it stands at the end of the bar where the field stood.
  static func minimizingSearch(_ items: [AnyComponent], in context: LayoutContext)
    -> [AnyComponent]
  {
    let hasSpace = items.contains(where: \.isSpace)
    let gap = hasSpace ? AnyComponent(FixedSpace()) : AnyComponent(Spacer())
    return items.enumerated().flatMap { index, item -> [AnyComponent] in
      guard let prompt = item.emptyPrompt else { return [item] }
      let name = prompt.isEmpty ? context.word(.search) : prompt
      let sign = AnyComponent(Button("", symbol: "magnifyingglass"), provenance: item.provenance)
        .accessibilityLabel(name)
      let isLast = index == items.count - 1
      let before = index > 0 || isLast ? [gap] : []
      return before + [sign] + (isLast ? [] : [gap])
    }
  }

  /// How much room the empty field to search with among items that are more than that needs for what stands in it;
  /// `nil` where there is none. A long text is cut.
  static func searchNeed(_ items: [AnyComponent], in context: LayoutContext) -> Double? {
    guard items.count > 1, let look = SearchFieldLook(context),
      let prompt = items.lazy.compactMap(\.emptyPrompt).first
    else { return nil }
    return SearchBox(prompt: prompt).need(look, in: context.inBar).map {
      min($0, ToolbarLook(context)?.leastSearchWidth ?? $0)
    }
  }
}

extension AnyComponent {
  /// What stands in the empty field that it is; `nil` for anything else.
  fileprivate var emptyPrompt: String? { unmodified.cast(to: (any BarFilling).self)?.emptyPrompt }
}

/// A field to search with, or the items of a toolbar with one, which is a button where they leave too little room for
/// what stands in the empty field. Documented: the system makes it one by itself where space is short (WWDC25, "Build a
/// SwiftUI app with the new design").
final class MinimizingSearchRow: LayoutElement {
  private let whole: any LayoutElement
  private let minimized: any LayoutElement
  private let excess: Double

  /// - Parameters:
  ///   - whole: the row with the field.
  ///   - minimized: the row with the button.
  ///   - excess: how much wider the field is at least than the button.
  init(whole: any LayoutElement, minimized: any LayoutElement, excess: Double) {
    self.whole = whole
    self.minimized = minimized
    self.excess = excess
  }

  private func row(in width: Double?) -> any LayoutElement {
    guard let width else { return whole }
    let least = minimized.size(for: .ideal).width + excess
    return least > width + 0.01 ? minimized : whole
  }

  func size(for proposal: ProposedSize) -> Size {
    row(in: proposal.width).size(for: proposal)
  }

  func stretch(along axis: Axis) -> Stretch { whole.stretch(along: axis) }

  func minimum(along axis: Axis) -> Double { minimized.minimum(along: axis) }

  func place(in frame: Rect) -> [SceneNode] { row(in: frame.width).place(in: frame) }
}
