import MaquetteCore

extension OutlineLine {
  private static let courses: [StaticString] = ["linear (", "radial (", "angular ("]

  /// How a line looks: all words up to those of its paint.
  mutating func lineStyle() throws(Problem) -> String {
    var words: [String] = []
    while !isAtEnd, !peek("#"), !OutlineLine.courses.contains(where: { peek($0) }) {
      words.append(word())
      guard take(" ") else { break }
    }
    guard !words.isEmpty else { throw problem("the style of the line is missing") }
    return words.joined(separator: " ")
  }

  /// A colour, a colour and the one below it, or a gradient.
  mutating func paint() throws(Problem) -> OutlinePaint {
    guard !peek("#") else {
      var paint = OutlinePaint(course: "", colors: [try color()], places: [])
      if take(" to ") {
        paint.course = "down"
        paint.colors.append(try color())
      }
      return paint
    }
    guard OutlineLine.courses.contains(where: { peek($0) }) else {
      throw problem("'\(excerpt)' is neither a colour nor a gradient")
    }
    var words: [String] = []
    repeat {
      words.append(word())
    } while !(words.last?.hasSuffix(")") ?? true) && take(" ")
    var paint = OutlinePaint(course: words.joined(separator: " "), colors: [], places: [])
    while take(" ") {
      paint.colors.append(try color())
      try expect(" at ")
      paint.places.append(try number())
      try expect("%")
    }
    return paint
  }
}
