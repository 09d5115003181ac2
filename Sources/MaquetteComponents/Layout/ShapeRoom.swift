import MaquetteCore

/// How a shape around text is made so that no letter leaves it: as high as its ink needs, and round only
/// as far as its corners keep off the letters.
struct ShapeRoom {
  /// The room around the text.
  let insets: EdgeInsets
  /// How far letters reach out of their lines, in points.
  let overhang: Double

  /// The least height around text of some height.
  func height(around text: Double) -> Double {
    guard overhang > 0 else { return 0 }
    // Estimated: half of what is around lines.
    return text + 2 * overhang + insets.vertical / 2
  }

  /// A radius that a rounded rectangle around text can have.
  ///
  /// - Parameters:
  ///   - radius: the radius that is wanted.
  ///   - height: the shape's height.
  ///   - text: the height of the text in its middle.
  ///   - lines: how many lines it has; a single line keeps off the corners by itself, as capitals
  ///     neither reach up nor down to its ends.
  func radius(_ radius: Double, height: Double, text: Double, lines: Int) -> Double {
    guard lines > 1 || overhang > 0 else { return radius }
    let across = max(0, min(insets.leading, insets.trailing))
    let down = max(0, (height - text) / 2 - overhang)
    // The corner of the text lies on the arc: (r - across)² + (r - down)² = r².
    return min(radius, across + down + (2 * across * down).squareRoot())
  }
}
