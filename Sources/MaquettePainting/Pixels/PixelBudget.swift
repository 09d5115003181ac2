import MaquetteCore

/// How many pixels a picture has, checked against the limits before any memory is taken.
struct PixelBudget {
  let width: Int
  let height: Int

  /// - Parameter place: what says in a spec how large it is.
  init(_ size: Size, scale: Double, at place: SourceLocation? = nil) throws {
    try PixelBudget.check(scale: scale)
    // Exact sizes come with a rounding error that must not add a row.
    func pixels(_ points: Double) -> Int {
      max(1, PixelRect.whole((points * scale - 1e-6).rounded(.up)))
    }
    width = pixels(size.width)
    height = pixels(size.height)
    let size = "\(width) × \(height) pixels at @\(NumberFormat.short(scale))x"
    let hint = "use a smaller 'width' or 'height', or a lower --scale"
    guard width <= Limits.pixelsPerSide, height <= Limits.pixelsPerSide else {
      throw DiagnosticError([
        Diagnostic(
          .error, "the picture would be \(size); a side may have \(Limits.pixelsPerSide) at most",
          location: place, hint: hint, id: .tooMuch)
      ])
    }
    guard width * height <= Limits.pixels else {
      throw DiagnosticError([
        Diagnostic(
          .error, "the picture would be \(size); it may have \(Limits.pixels) in all",
          location: place, hint: hint, id: .tooMuch)
      ])
    }
    try WorkBudget.check(adding: width * height * 4)
  }

  /// Throws when a scale is not a number of pixels per point that can be drawn.
  static func check(scale: Double) throws {
    guard Limits.scale.contains(scale) else {
      let range =
        "\(NumberFormat.short(Limits.scale.lowerBound)) to "
        + NumberFormat.short(Limits.scale.upperBound)
      throw DiagnosticError(
        "the scale is \(NumberFormat.short(scale)) pixels per point; it may be \(range)",
        hint: "use --scale 1, 2 or 3")
    }
  }
}
