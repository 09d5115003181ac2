import MaquetteCore

extension StrokeStyle {
  /// How far before the end of a line its last dash begins, in points.
  private static let rest = 0.005
  /// What is left of a dash without a length, which some readers do not draw with square ends.
  private static let least = 0.01

  /// The dashes for a page.
  ///
  /// A dash that begins where the line ends is a dot on pixels, and not there in most programs that draw
  /// pages. So it begins a bit earlier.
  func pageDash(along shape: Shape) -> [Double] {
    let period = dash.reduce(0, +)
    guard dash.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite else { return dash }
    var dashes = dash
    if cap == .square, dash.count % 2 == 0 {
      for index in stride(from: 0, to: dash.count, by: 2) where dash[index] == 0 {
        dashes[index] = StrokeStyle.least
        dashes[index + 1] = max(0, dash[index + 1] - StrokeStyle.least)
      }
    }
    guard cap != .butt, let length = shape.openLength, length > period / 2,
      endsAtDash(dash.count % 2 == 0 ? dash : dash + dash, length)
    else { return dashes }
    let factor = 1 - StrokeStyle.rest / (length + dashPhase.magnitude)
    return dashes.map { $0 * factor }
  }

  /// Whether a dash begins at the end of a line.
  private func endsAtDash(_ dash: [Double], _ length: Double) -> Bool {
    let period = dash.reduce(0, +)
    var start = 0.0
    for index in stride(from: 0, to: dash.count, by: 2) {
      let past = (length + dashPhase - start).remainder(dividingBy: period)
      if (-0.001...StrokeStyle.rest / 2).contains(past) { return true }
      start += dash[index] + dash[index + 1]
    }
    return false
  }
}

extension Shape {
  /// How long an outline is that is one line with corners and has ends; `nil` for any other.
  fileprivate var openLength: Double? {
    guard case .path(let path, _) = self, case .move = path.elements.first else { return nil }
    let isOpen = path.elements.dropFirst().allSatisfy {
      if case .line = $0 { return true }
      return false
    }
    return isOpen ? path.controlLength : nil
  }
}
