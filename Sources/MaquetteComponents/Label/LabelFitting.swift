import MaquetteCore

/// Finds how a label's text is laid out in a room: at its own size, or smaller where the label asks
/// for that.
final class LabelFitting {
  /// A text in a room.
  struct Fit {
    var text: LabelText
    var layout: TextLayout
    /// The share of the font's size.
    var scale: Double
  }

  private let maker: LabelTextMaker
  private let fillsWidth: Bool
  private let full: (text: LabelText, block: TextBlock)
  private var smaller: [Int: (text: LabelText, block: TextBlock)] = [:]

  /// How finely sizes are told apart: far below what an eye sees.
  private static let steps = 256

  /// `nil` after reporting why the text cannot be laid out.
  init?(_ label: Label, context: LayoutContext) {
    maker = LabelTextMaker(label, context: context)
    fillsWidth = label.fillsWidth(in: context)
    let key = label.attributedText == nil ? "text" : "attributedText"
    if let problem = TextLimits.problem(with: label.text, name: "the text") {
      context.report(.error, problem.message, key: key, hint: problem.hint)
      return nil
    }
    guard LabelFitting.isSound(label, context: context),
      let text = maker.text(scale: 1, fillsWidth: fillsWidth)
    else { return nil }
    full = (text, TextBlock(text.request, key: key, context: context))
  }

  /// Whether a label's values make sense; reports those that do not. Swift can set numbers that no
  /// spec can say.
  private static func isSound(_ label: Label, context: LayoutContext) -> Bool {
    let problems = Label.schema.problems(label)
    for (key, problem) in problems {
      context.report(.error, problem.message, key: key, hint: problem.hint)
    }
    guard let range = label.selectedRange, range.bytes(in: label.text) == nil else {
      return problems.isEmpty
    }
    let count = label.text.count
    context.report(
      .error,
      "the range \(range.lowerBound)..<\(range.upperBound) goes beyond the text, which has "
        + "\(count) characters", key: "selectedRange",
      hint: count == 0 ? "give the text characters" : "use 0..<\(count) or a part of it",
      id: .outOfRange)
    return false
  }

  /// The text at its own size.
  var text: LabelText { full.text }

  /// The text on a single line of any width.
  func naturalLine() -> TextLayout {
    var request = full.text.request
    request.maxLines = 1
    request.fillsWidth = false
    return maker.context.measurer.layout(request)
  }

  /// The text in a room; `nil` lengths are as much as is needed.
  func fit(width: Double?, height: Double?, lines: Int? = nil) -> Fit {
    let layout = full.block.layout(width: width, height: height, lines: lines)
    let own = Fit(text: full.text, layout: layout, scale: 1)
    guard maker.label.adjustsFontSizeToFitWidth, width != nil, layout.isTruncated else {
      return own
    }
    let least = max(
      maker.label.minimumScaleFactor, Limits.fontSize.lowerBound / full.text.request.font.size)
    var low = max(1, Int((least * Double(Self.steps)).rounded(.up)))
    var high = Self.steps - 1
    guard low <= high else { return own }
    // What fits at a size fits at every smaller one.
    while low < high {
      let middle = (low + high + 1) / 2
      if fit(step: middle, width, height, lines).layout.isTruncated {
        high = middle - 1
      } else {
        low = middle
      }
    }
    return fit(step: low, width, height, lines)
  }

  private func fit(step: Int, _ width: Double?, _ height: Double?, _ lines: Int?) -> Fit {
    let scale = Double(step) / Double(Self.steps)
    let part = smaller[step] ?? make(scale)
    smaller[step] = part
    return Fit(
      text: part.text, layout: part.block.layout(width: width, height: height, lines: lines),
      scale: scale)
  }

  private func make(_ scale: Double) -> (text: LabelText, block: TextBlock) {
    guard let text = maker.text(scale: scale, fillsWidth: fillsWidth) else { return full }
    return (text, TextBlock(text.request, key: "text", context: maker.context))
  }
}
