import MaquetteCore

/// A rating as a row of symbols: AppKit's `NSLevelIndicator` of the style `rating`.
///
/// It fills from the leading edge: from right to left the first symbol is at the right, and the right
/// half of a symbol stands for half of it. Other platforms than macOS have none; it is drawn there as
/// apps make theirs, from symbols.
public struct RatingIndicator: CatalogComponent {
  public struct Keys: StateKeys {
    public let value = Key<Double>(
      0, "The rating.", aliases: ["rating", "doubleValue"], range: 0...count.upperBound)
    public let maximum = Key(
      5, "How many symbols there are.", aliases: ["maxValue", "count"], range: count)
    public let title = Key(
      "", "The title, which says what the rating is about.", aliases: ["text", "label"])
    public let allowsHalves = Key(
      true, "Whether a symbol can be half filled.", aliases: ["halfStars"])
    public let symbol = Key(
      "star", "The symbol.", aliases: ["systemImage", "image", "ratingImage"], type: .symbol)
    public let showsPlaceholders = Key(
      true, "Whether the symbols beyond the rating are drawn faintly.",
      aliases: ["placeholderVisibility"])
    public let showsNumerals = Key(
      false, "Whether numerals are drawn below the symbols, in the locale's digits.",
      aliases: ["numerals"])
    public let isEditable = Key(false, "Whether people can change it.", aliases: ["editable"])
    public let color = Key<ColorValue?>(
      nil, "The symbols' colour.", aliases: ["tint", "tintColor", "fillColor"])
    public let font = Key<FontValue?>(nil, "The font that sets the symbols' size.")
    public let controlSize = Key.controlSize()
    public let state = Key.controlState()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A rating; everything else has its default.
  public init(_ title: String = "", value: Double = 0, maximum: Int = 5) {
    self.title = title
    self.value = value
    self.maximum = maximum
  }

  /// The rating for people to change, or not.
  public func editable(_ isEditable: Bool = true) -> RatingIndicator {
    with { $0.isEditable = isEditable }
  }

  /// How many symbols there may be.
  static let count = 1.0...20.0

  /// The rating as it is shown: whole or half symbols.
  var shown: Double {
    self.allowsHalves ? (self.value * 2).rounded() / 2 : self.value.rounded()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("RatingIndicator")
    context.warnOfUnusedKeys(of: "RatingIndicator")
    guard let look = context.look(RatingIndicatorLook.self, component: "rating indicator"),
      isRight(in: context)
    else { return EmptyElement() }
    let told = accessibility(in: context)
    let symbols = RatingElement(self, look: look, context: context.entering("Symbols"))
    let row = context.introduced(
      by: ControlIntroduction(
        title: self.title, size: self.controlSize, isEnabled: self.state != .disabled),
      component: "RatingIndicator", content: symbols)
    return CombinedElement(told, content: row)
  }

  private func isRight(in context: LayoutContext) -> Bool {
    guard RatingIndicator.count.contains(Double(self.maximum)) else {
      context.report(
        .error, "'maximum' is \(self.maximum); a rating has 1 to 20 symbols", key: "maximum",
        length: String(self.maximum).count, hint: "use 5, for example")
      return false
    }
    return ValueRange(0, Double(self.maximum)).isRight(
      for: self.value, of: "rating", in: context, rangeKey: "maximum")
  }

  private func accessibility(in context: LayoutContext) -> Accessibility {
    var traits: [Accessibility.Trait] = self.isEditable ? [.adjustable] : []
    if self.isEditable, self.state == .disabled { traits.append(.notEnabled) }
    return Accessibility(
      role: self.isEditable ? .button : .image,
      label: self.title.isEmpty ? context.word(.rating) : self.title,
      value: context.place(shown, of: self.maximum), traits: traits)
  }
}

extension RatingIndicator: StatefulComponent {
  var unusedStateReason: String? { self.isEditable ? nil : "people cannot change the rating" }
}
