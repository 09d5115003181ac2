import MaquetteCore

/// Answers what UIKit's labels answer when they are asked about their text.
public struct LabelMeasurer {
  private let measurer: any TextMeasuring
  private let environment: Environment

  /// A measurer of labels in an environment.
  package init(measurer: any TextMeasuring, environment: Environment) {
    self.measurer = measurer
    self.environment = environment
  }

  /// The size a label has when nothing else decides on it: `intrinsicContentSize`, in points.
  ///
  /// - Throws: ``DiagnosticError`` with everything that keeps the label from being drawn.
  public func intrinsicContentSize(of label: Label) throws -> Size {
    try answer(label) { $0.makeElement(in: $1).size(for: .ideal) }
  }

  /// Where a label draws its text in some bounds: `textRect(forBounds:limitedToNumberOfLines:)`,
  /// in points. 0 lines are as many as there is room for.
  ///
  /// - Throws: ``DiagnosticError`` with everything that keeps the label from being drawn.
  public func textRect(
    of label: Label, forBounds bounds: Rect, limitedToNumberOfLines lines: Int
  ) throws -> Rect {
    let size = try room(bounds.size)
    let most = Limits.coordinate
    guard abs(bounds.minX) <= most, abs(bounds.minY) <= most, lines >= 0 else {
      throw DiagnosticError(
        lines < 0
          ? "\(lines) lines are not possible" : "the bounds start at a point that is not a number",
        hint: lines < 0
          ? "use 0 for as many as fit"
          : "use coordinates up to \(NumberFormat.short(most))")
    }
    return try answer(label) {
      LabelElement($0, context: $1).textRect(
        forBounds: Rect(origin: bounds.origin, size: size), limitedToNumberOfLines: lines)
    }
  }

  /// The distances of a label's first and last baseline from the top of a size, in points.
  ///
  /// - Throws: ``DiagnosticError`` with everything that keeps the label from being drawn.
  public func baselines(of label: Label, in size: Size) throws -> (first: Double, last: Double) {
    let size = try room(size)
    return try answer(label) { label, context in
      let nodes = label.makeElement(in: context).place(in: Rect(origin: .zero, size: size))
      let last = nodes.first?.textGeometry?.lastBaseline ?? 0
      return (nodes.first?.baseline ?? last, last)
    }
  }

  /// A size that is offered to a label. Callers who mean "as much as there is" have many numbers for
  /// it: the largest there is, infinity.
  private func room(_ size: Size) throws(DiagnosticError) -> Size {
    guard size.width >= 0, size.height >= 0 else {
      throw DiagnosticError(
        "a size of \(NumberFormat.short(size.width)) × \(NumberFormat.short(size.height)) "
          + "is not possible",
        hint: "use lengths of 0 and more")
    }
    return Size(
      width: min(size.width, Limits.coordinate), height: min(size.height, Limits.coordinate))
  }

  private func answer<Value>(
    _ label: Label, _ body: (Label, LayoutContext) -> Value
  ) throws -> Value {
    let sink = DiagnosticSink()
    let context = LayoutContext(environment: environment, measurer: measurer, sink: sink)
    let value = body(label, context)
    guard !sink.hasErrors else { throw DiagnosticError(sink.sorted) }
    return value
  }
}
