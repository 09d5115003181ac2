import MaquetteCore

/// A rating as a row of symbols: AppKit's `NSLevelIndicator` of the style `rating`.
///
/// It fills from the leading edge: from right to left the first symbol is at the right, and the right
/// half of a symbol stands for half of it. Other platforms than macOS have none; it is drawn there as
/// apps make theirs, from symbols.
public struct RatingIndicator: CatalogComponent {
  /// What is rated; empty, the default, for nothing.
  public var title: String
  /// The rating, from 0 to ``maximum``; 0 by default.
  public var value: Double
  /// How many symbols there are, 1 to 20; 5 by default.
  public var maximum: Int
  /// Whether halves are shown; otherwise the rating is rounded to whole symbols. Yes by default.
  public var allowsHalves = true
  /// The symbol, which is filled where there is a filled one; a star by default.
  public var symbol = "star"
  /// Whether symbols that are not reached are shown faintly; yes by default.
  public var showsPlaceholders = true
  /// Whether numerals stand below the symbols; no by default.
  public var showsNumerals = false
  /// Whether people can change it; no by default.
  public var isEditable = false
  /// The symbols' colour; `nil`, the default, for the platform's.
  public var color: ColorValue?
  /// The text that the symbols would stand beside; `nil`, the default, for body text, on macOS that
  /// of ``controlSize``.
  public var font: FontValue?
  /// How large it is, on macOS; regular by default.
  public var controlSize = ControlSize.regular
  /// What is happening to it; nothing by default.
  public var state = ControlState.normal

  /// A rating; everything else has its default.
  public init(_ title: String = "", value: Double = 0, maximum: Int = 5) {
    self.title = title
    self.value = value
    self.maximum = maximum
  }

  /// The rating in another colour.
  public func color(_ color: ColorValue?) -> RatingIndicator { with { $0.color = color } }

  /// The rating with another symbol.
  public func symbol(_ name: String) -> RatingIndicator { with { $0.symbol = name } }

  /// The rating in another size.
  public func controlSize(_ size: ControlSize) -> RatingIndicator {
    with { $0.controlSize = size }
  }

  /// The rating beside another font.
  public func font(_ font: FontValue?) -> RatingIndicator { with { $0.font = font } }

  /// The rating with numerals below it, or not.
  public func showsNumerals(_ shows: Bool = true) -> RatingIndicator {
    with { $0.showsNumerals = shows }
  }

  /// The rating for people to change, or not.
  public func editable(_ isEditable: Bool = true) -> RatingIndicator {
    with { $0.isEditable = isEditable }
  }

  /// The rating in another state.
  public func state(_ state: ControlState) -> RatingIndicator { with { $0.state = state } }

  /// The rating disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> RatingIndicator {
    state(isDisabled ? .disabled : .normal)
  }

  private func with(_ change: (inout RatingIndicator) -> Void) -> RatingIndicator {
    var copy = self
    change(&copy)
    return copy
  }

  /// How many symbols there may be.
  static let count = 1.0...20.0

  /// The rating as it is shown: whole or half symbols.
  var shown: Double {
    allowsHalves ? (value * 2).rounded() / 2 : value.rounded()
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("RatingIndicator")
    context.warnUnused("controlSize", exceptOn: .macos)
    guard let look = context.look(RatingIndicatorLook.self, component: "rating indicator"),
      isRight(in: context)
    else { return EmptyElement() }
    let told = accessibility(in: context)
    let symbols = RatingElement(self, look: look, context: context.entering("Symbols"))
    let row = context.introduced(
      by: ControlIntroduction(
        title: title, size: controlSize, isEnabled: state != .disabled),
      component: "RatingIndicator", content: symbols)
    return CombinedElement(told, content: row)
  }

  private func isRight(in context: LayoutContext) -> Bool {
    guard RatingIndicator.count.contains(Double(maximum)) else {
      context.report(
        .error, "'maximum' is \(maximum); a rating has 1 to 20 symbols", key: "maximum",
        length: String(maximum).count, hint: "use 5, for example")
      return false
    }
    return ValueRange(0, Double(maximum)).isRight(
      for: value, of: "rating", in: context, rangeKey: "maximum")
  }

  private func accessibility(in context: LayoutContext) -> Accessibility {
    var traits: [Accessibility.Trait] = isEditable ? [.adjustable] : []
    if isEditable, state == .disabled { traits.append(.notEnabled) }
    return Accessibility(
      role: isEditable ? .button : .image, label: title.isEmpty ? context.word(.rating) : title,
      value: context.place(shown, of: maximum), traits: traits)
  }
}
