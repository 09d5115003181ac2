import MaquetteCore

/// What a span's glyphs and lines depend on beside its text.
struct SpanStyle {
  /// The families asked, in order.
  var chain: FaceChain
  /// Size of an em, in points.
  var size: Double
  /// Space after each character of the first family, in points.
  var tracking: Double
  /// How wide letters of the first family shall be; `nil` when as wide as they are.
  var letters: LetterWidths?
  /// Space after each character that is not joined to its neighbours, in points.
  var kern: Double
  /// How far it stands above the baseline, in points.
  var baselineOffset: Double
  /// Where a line is drawn below it, in points below its baseline; `nil` for none.
  var underlineBand: ClosedRange<Double>?
  /// Room of a line above its baseline, in points.
  var ascent: Double
  /// Room of a line below its baseline, in points.
  var descent: Double
  /// The room of what stands in the place of each U+FFFC; `nil` where that is a character like others.
  var attachment: TextAttachment?
  /// Which letters are drawn as one.
  var ligatures: Ligatures
  /// Whether all digits are equally wide.
  var hasMonospacedDigits: Bool

  init(
    _ font: ResolvedFont, chain: FaceChain, kern: Double = 0, baselineOffset: Double = 0,
    underlineBand: ClosedRange<Double>? = nil, attachment: TextAttachment? = nil
  ) {
    self.chain = chain
    self.underlineBand = underlineBand
    let size = SafeNumber.within(font.size, Limits.fontSize)
    self.size = size
    tracking = SafeNumber.within(font.tracking, -1000...1000)
    letters = font.letters
    self.kern = SafeNumber.within(kern, -1000...1000, or: 0)
    let length = -Limits.coordinate...Limits.coordinate
    self.baselineOffset = SafeNumber.within(baselineOffset, length, or: 0)
    let own = font.hasOwnLineHeight ? chain.primary?.lineExtent : nil
    ascent = SafeNumber.within(own.map { $0.above * size } ?? font.ascent, length)
    descent = SafeNumber.within(own.map { $0.below * size } ?? font.descent, length)
    self.attachment = attachment.map {
      TextAttachment(
        width: SafeNumber.within($0.width, 0...Limits.coordinate),
        ascent: SafeNumber.within($0.ascent, length, or: 0),
        descent: SafeNumber.within($0.descent, length, or: 0))
    }
    ligatures = font.ligatures
    hasMonospacedDigits = font.hasMonospacedDigits
  }
}

/// Makes numbers of callers safe: libraries below take none that is infinite or no number.
enum SafeNumber {
  /// The nearest number of a range; its start for what is no number.
  static func within(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    // Comparisons with NaN are false, which makes it the start.
    value >= range.lowerBound ? min(value, range.upperBound) : range.lowerBound
  }

  /// The nearest number of a range; another one for what is no number.
  static func within(_ value: Double, _ range: ClosedRange<Double>, or other: Double) -> Double {
    value.isNaN ? other : within(value, range)
  }
}
