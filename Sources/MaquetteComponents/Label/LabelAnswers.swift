import MaquetteCore

/// The sizes that a label answered, with the texts in them.
///
/// Nested containers ask more than once, and whoever places a label means what it measured.
struct LabelAnswers {
  /// A size that was answered.
  struct Answer {
    let proposal: ProposedSize
    let size: Size
    /// Whether the text is whole and at its own size there.
    let isWhole: Bool
    /// The text in it; `nil` where it is better found again.
    fileprivate(set) var fit: LabelFitting.Fit?
  }

  private var answers: [Answer] = []
  /// How many answers are remembered: see ``Memo``.
  private static let capacity = 256
  /// How many of them with their texts.
  private static let texts = 8

  /// The size that was answered to a proposal; `nil` where it was not made, or long ago.
  func size(for proposal: ProposedSize) -> Size? {
    answers.first { $0.proposal == proposal }?.size
  }

  /// Takes an answer.
  mutating func add(_ size: Size, to proposal: ProposedSize, with fit: LabelFitting.Fit) {
    if answers.count >= Self.texts { answers[answers.count - Self.texts].fit = nil }
    if answers.count == Self.capacity { answers.removeFirst() }
    // The layout that no width limits is found at once; who has less room will not need it.
    answers.append(
      Answer(
        proposal: proposal, size: size, isWhole: !fit.layout.isTruncated && fit.scale == 1,
        fit: proposal == .ideal ? nil : fit))
  }

  /// The answer that a size is: in a room that is only as wide as the widest line, other lines might be
  /// broken elsewhere.
  ///
  /// - Parameter pixel: how much larger it may be, in points.
  func answer(in size: Size, pixel: Double) -> Answer? {
    answers.suffix(Self.texts).last { answer in
      let (wider, higher) = (
        size.width - answer.size.width, size.height - answer.size.height
      )
      guard wider > -1e-6, wider < pixel, higher > -1e-6 else { return false }
      // More height may show more of what was cut or made smaller for want of it.
      return higher < pixel || answer.proposal.height == nil || answer.isWhole
    }
  }
}
