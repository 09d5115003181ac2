import MaquetteCore

/// Tokens and what is typed after them in one line, which is seen as far as there is room: its end where
/// people type, and its beginning otherwise.
final class TokenLineElement: LayoutElement {
  private let tokens: [any LayoutElement]
  private let typed: any LayoutElement
  private let gap: Double
  private let caret: Double
  private let showsEnd: Bool
  private let context: LayoutContext

  /// - Parameters:
  ///   - caret: the width of the caret behind what is typed.
  ///   - showsEnd: whether people type.
  init(
    _ tokens: [any LayoutElement], typed: any LayoutElement, gap: Double, caret: Double,
    showsEnd: Bool, context: LayoutContext
  ) {
    self.tokens = tokens
    self.typed = typed
    self.gap = gap
    self.caret = caret
    self.showsEnd = showsEnd
    self.context = context
  }

  /// The widths of everything in the line, from its beginning.
  private func widths(in width: Double?) -> [Double] {
    let own = tokens.map { min($0.size(for: .ideal).width, width ?? .infinity) }
    let wanted = typed.size(for: .ideal).width + caret
    guard let width else { return own + [wanted] }
    let rest = width - own.reduce(0) { $0 + $1 + gap }
    // Where the rest has no room for letters and an ellipsis, the line goes on beyond its end.
    let goesOn = showsEnd || rest < typed.minimum(along: .horizontal)
    return own + [goesOn ? max(rest, min(wanted, width)) : rest]
  }

  private func length(of widths: [Double]) -> Double {
    widths.reduce(0, +) + gap * Double(widths.count - 1)
  }

  func size(for proposal: ProposedSize) -> Size {
    let heights = (tokens + [typed]).map { $0.size(for: .ideal).height }
    return Size(
      width: proposal.width ?? length(of: widths(in: nil)),
      height: proposal.height ?? heights.max() ?? 0)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double { typed.minimum(along: axis) }

  func firstBaseline(in size: Size) -> Double? { typed.firstBaseline(in: size) }

  func place(in frame: Rect) -> [SceneNode] {
    let widths = widths(in: frame.width)
    let length = length(of: widths)
    var x = showsEnd ? min(0, frame.width - length) : 0
    let place = ReadingFrame(frame: frame, direction: context.direction)
    var nodes: [SceneNode] = []
    for (part, width) in zip(tokens + [typed], widths) {
      // What lies beside the field is not there to be heard either.
      if width > 0, x < frame.width, x + width > 0 {
        nodes += part.place(in: place(Rect(x: x, y: 0, width: width, height: frame.height)))
      }
      x += width + gap
    }
    let isCut = length > frame.width + 1e-6
    return [
      context.containerNode(
        "Line", frame: frame, clip: isCut ? .rect(frame) : nil, children: nodes)
    ]
  }
}
