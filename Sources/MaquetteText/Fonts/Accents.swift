internal import CPango

/// Puts accents right in a face whose own accented letters are wrong.
///
/// Debian's Inter Display 3.19 has hundreds of letters whose accents stand a tenth of an em too low
/// or too high, so that they run into the letter; which ones differs with the weight. Its letters
/// and its accents by themselves are right, and Inter, the face for small text, has all of them
/// where they belong. So a letter that is off is put together anew, as far from its accents as in
/// that face.
final class Accents {
  /// A glyph of a letter that is put together.
  struct Part {
    var glyph: UInt32
    /// Where its origin stands, in units of the design upwards.
    var x = 0.0
    var y = 0.0
  }

  private let face: FontFile
  private let model: FontFile
  /// Letters by their glyph; `nil` for those that are right as they are.
  private var known: [UInt32: [Part]?] = [:]
  /// How far an accent may be off, in ems. In print 0.02 em is seen.
  fileprivate static let tolerance = 0.02

  /// - Parameters:
  ///   - face: the one to put right.
  ///   - model: one of the same weight and slant that is right.
  init(face: FontFile, model: FontFile) {
    self.face = face
    self.model = model
  }

  /// What to draw for a letter; `nil` to draw its glyph.
  ///
  /// - Parameter scalars: the characters of the glyph.
  func parts(of glyph: UInt32, scalars: String.UnicodeScalarView) -> [Part]? {
    if let parts = known[glyph] { return parts }
    guard let letter = Letter(scalars), face.nominalGlyph(letter.whole) == glyph else { return nil }
    let parts = parts(of: letter, glyph: glyph)
    known[glyph] = .some(parts)
    return parts
  }

  // MARK: Measuring

  /// A letter in one face: its base and its accents, each with the room it takes.
  private struct Drawn {
    var base: Box
    /// Of each accent in the order of the letter's; `nil` for one that hangs together with the base.
    var accents: [Box?]
  }

  private func drawn(_ letter: Letter, in face: FontFile) -> Drawn? {
    guard let base = face.nominalGlyph(letter.base).flatMap({ Box(face.contours(of: $0)) }),
      let whole = face.nominalGlyph(letter.whole)
    else { return nil }
    let contours = face.contours(of: whole)
    var accents: [Box?] = letter.accents.map { _ in nil }
    for isAbove in [true, false] {
      let wanted = letter.accents.indices.filter { letter.accents[$0].isAbove == isAbove }
      let parts = wanted.map { index in
        face.nominalGlyph(letter.accents[index].scalar).map { face.contours(of: $0).count } ?? 0
      }
      // From the letter outwards.
      var found = contours.filter {
        isAbove
          ? $0.bottom > base.top - Self.overlap : $0.top < base.bottom + Self.overlap
      }
      found.sort { isAbove ? $0.bottom < $1.bottom : $0.top > $1.top }
      // All there is belongs to the only accent; several of them share it out.
      let counts = wanted.count == 1 ? [found.count] : parts
      guard !found.isEmpty, found.count == counts.reduce(0, +) else { continue }
      for (index, count) in zip(wanted, counts) {
        accents[index] = Box(Array(found.prefix(count)))
        found.removeFirst(count)
      }
    }
    return Drawn(base: base, accents: accents)
  }

  /// How far an accent may reach into its letter and still be seen as one, in ems.
  private static let overlap = 0.01

  private func parts(of letter: Letter, glyph: UInt32) -> [Part]? {
    guard let right = drawn(letter, in: model), let own = drawn(letter, in: face),
      let base = face.nominalGlyph(letter.base)
    else { return nil }
    var parts = [Part(glyph: base)]
    var isOff = false
    // What the next accent above and below is placed by, here and in the model.
    var inner = [true: (own.base, right.base), false: (own.base, right.base)]
    for (index, accent) in letter.accents.enumerated() {
      // What hangs together in the model as well, does so by design.
      guard let wanted = right.accents[index], let near = inner[accent.isAbove],
        let (glyph, shape) = shape(of: accent.scalar, like: wanted)
      else { return nil }
      let x = near.0.center + wanted.center - near.1.center
      let y =
        accent.isAbove
        ? near.0.top + wanted.bottom - near.1.top - shape.bottom
        : near.0.bottom + wanted.top - near.1.bottom - shape.top
      let placed = shape.moved(x: x - shape.center, y: y)
      parts.append(
        Part(glyph: glyph, x: (x - shape.center) * face.unitsPerEm, y: y * face.unitsPerEm))
      inner[accent.isAbove] = (placed, wanted)
      isOff = isOff || own.accents[index].map { !$0.isAt(placed, accent.isAbove) } ?? true
    }
    return isOff ? parts : nil
  }

  /// The glyph of an accent that looks as it does on the model's letter; `nil` when none does.
  private func shape(of accent: UInt32, like wanted: Box) -> (UInt32, Box)? {
    // Inter Display has the strokes of the combining double acute one above the other.
    for scalar in accent == 0x30B ? [accent, 0x2DD] : [accent] {
      if let glyph = face.nominalGlyph(scalar), let box = Box(face.contours(of: glyph)),
        abs(box.right - box.left - wanted.right + wanted.left) < 0.25,
        abs(box.top - box.bottom - wanted.top + wanted.bottom) < 0.12
      {
        return (glyph, box)
      }
    }
    return nil
  }

  /// A letter and the accents that stand free above and below it.
  private struct Letter {
    var whole: UInt32
    var base: UInt32
    var accents: [(scalar: UInt32, isAbove: Bool)] = []

    init?(_ scalars: String.UnicodeScalarView) {
      guard let first = scalars.first, first.value >= 0x80 || scalars.count > 1 else { return nil }
      // What is composed in the text is one character in the face.
      whole = scalars.dropFirst().reduce(first.value) { whole, next in
        FontFile.composition(whole, next.value) ?? 0
      }
      base = whole
      while let (rest, mark) = FontFile.decomposition(base),
        let kind = Unicode.Scalar(mark)?.properties.canonicalCombiningClass,
        kind == .above || kind == .below
      {
        accents.insert((mark, kind == .above), at: 0)
        base = rest
      }
      guard !accents.isEmpty else { return nil }
      if accents.contains(where: \.isAbove) {
        // An accent stands in the place of the dot.
        if base == 0x69 || base == 0x456 { base = 0x131 }
        if base == 0x6A || base == 0x458 { base = 0x237 }
      }
    }
  }

  /// The room of some contours, in ems.
  private struct Box {
    var left: Double
    var bottom: Double
    var right: Double
    var top: Double
    var center: Double { (left + right) / 2 }

    func moved(x: Double, y: Double) -> Box {
      var copy = self
      (copy.left, copy.right) = (left + x, right + x)
      (copy.bottom, copy.top) = (bottom + y, top + y)
      return copy
    }

    /// Whether an accent is as near to the letter and as much in its middle as another.
    func isAt(_ other: Box, _ isAbove: Bool) -> Bool {
      let distance = isAbove ? bottom - other.bottom : top - other.top
      return abs(distance) <= Accents.tolerance && abs(center - other.center) <= Accents.tolerance
    }

    init?(_ contours: [FontFile.Contour]) {
      guard let first = contours.first else { return nil }
      (left, bottom, right, top) = (first.left, first.bottom, first.right, first.top)
      for contour in contours.dropFirst() {
        left = min(left, contour.left)
        bottom = min(bottom, contour.bottom)
        right = max(right, contour.right)
        top = max(top, contour.top)
      }
    }
  }
}
