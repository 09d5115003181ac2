import MaquetteCore

/// Finds how a label's text is laid out in a room: at its own size, or smaller where the label asks
/// for that.
final class LabelFitting {
  /// A text in a room. An element remembers several, which have most in common.
  final class Fit {
    let text: LabelText
    let layout: TextLayout
    /// The share of the font's size.
    let scale: Double

    init(text: LabelText, layout: TextLayout, scale: Double) {
      (self.text, self.layout, self.scale) = (text, layout, scale)
    }
  }

  private let maker: LabelTextMaker
  let fillsWidth: Bool
  private let adjustsFontSizeToFitWidth: Bool
  private let full: (text: LabelText, block: TextBlock)

  /// How finely sizes are told apart: far below what an eye sees.
  private static let steps = 256

  /// `nil` after reporting why the text cannot be laid out.
  ///
  /// - Parameter isCounted: whether it is one more text of the picture.
  convenience init?(_ label: Label, context: LayoutContext, isCounted: Bool = true) {
    self.init(LabelTextMaker(label, context: context), isCounted: isCounted)
  }

  /// `nil` after reporting why the text cannot be laid out.
  init?(_ maker: LabelTextMaker, isCounted: Bool = true) {
    self.maker = maker
    let (label, context) = (maker.label, maker.context)
    fillsWidth = label.fillsWidth(in: context)
    adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
    let key = label.attributedText == nil ? "text" : "attributedText"
    if let problem = TextLimits.problem(with: label.text, name: "the text") {
      context.report(.error, problem.message, key: key, hint: problem.hint)
      return nil
    }
    guard LabelFitting.isSound(label, context: context),
      !isCounted
        || context.budget.take(label.text, reportingTo: context.sink, at: context.provenance),
      let text = maker.text(scale: 1, fillsWidth: fillsWidth)
    else { return nil }
    full = (text, TextBlock(text.request, key: key, context: maker.surroundings))
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
    context.reportBeyond(range, of: label.text, key: "selectedRange")
    return false
  }

  /// The text at its own size.
  var text: LabelText { full.text }

  /// The text on a single line of any width.
  func naturalLine() -> TextLayout {
    var request = full.text.request.value
    request.maxLines = 1
    request.fillsWidth = false
    return maker.context.measurer.layout(request)
  }

  /// The text in a room; `nil` lengths are as much as is needed.
  func fit(width: Double?, height: Double?, lines: Int? = nil) -> Fit {
    let layout = full.block.layout(width: width, height: height, lines: lines)
    let own = Fit(text: full.text, layout: layout, scale: 1)
    guard adjustsFontSizeToFitWidth, let width, layout.isTruncated else {
      return own
    }
    return smaller(Room(width: width, height: height, lines: lines)) ?? own
  }

  /// Frees what was laid out; it is laid out once more when somebody asks.
  func forget() { full.block.forget() }

  /// What is offered to a text, and how many lines it may have where that is not its own number.
  private struct Room {
    var width: Double
    var height: Double?
    var lines: Int?
  }

  /// The largest step that fits, or the smallest one that may be; `nil` when there is none.
  ///
  /// What fits at a size fits at every smaller one. Each step means to shape all of the text, so
  /// those are looked at first that the answer is likely to be: the smallest, for texts that are
  /// far too long, and the ones around what the text's width tells.
  private func smaller(_ room: Room) -> Fit? {
    let least = max(
      maker.label.minimumScaleFactor,
      Limits.fontSize.lowerBound / full.text.request.value.font.size)
    var low = max(1, Int((least * Double(Self.steps)).rounded(.up)))
    var high = Self.steps - 1
    guard low <= high else { return nil }
    var best = fit(step: low, room)
    guard !best.layout.isTruncated else { return best }
    // First the guess, then farther and farther away from it until the answer lies between two
    // steps, and then in the middle of them.
    var (next, reach) = (guess(in: room), 1)
    var (hasFit, hasCut) = (false, false)
    while low < high {
      let isBetween = hasFit && hasCut
      let step = isBetween ? (low + high + 1) / 2 : min(max(next, low + 1), high)
      let found = fit(step: step, room)
      if found.layout.isTruncated {
        (high, next, hasCut) = (step - 1, step - reach, true)
      } else {
        (low, best, next, hasFit) = (step, found, step + reach, true)
      }
      reach *= 2
    }
    return best
  }

  /// The step at which one line of the text would be about as wide as its room.
  private func guess(in room: Room) -> Int {
    let lines = Double(max(1, room.lines ?? full.text.request.value.maxLines))
    let width = max(1, full.block.layout(width: nil).size.width)
    return Int((min(1, room.width * lines / width) * Double(Self.steps)).rounded(.down))
  }

  private func fit(step: Int, _ room: Room) -> Fit {
    let scale = Double(step) / Double(Self.steps)
    guard let text = maker.text(scale: scale, fillsWidth: fillsWidth) else {
      let layout = full.block.layout(width: room.width, height: room.height, lines: room.lines)
      return Fit(text: full.text, layout: layout, scale: scale)
    }
    let block = TextBlock(text.request, key: "text", context: maker.surroundings)
    return Fit(
      text: text,
      layout: block.layout(width: room.width, height: room.height, lines: room.lines), scale: scale)
  }
}
