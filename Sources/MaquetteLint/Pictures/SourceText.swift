import Maquette

/// A spec's text by lines, and what is written where.
struct SourceText {
  let file: String
  /// All of it.
  let text: String
  /// The lines, without their ends.
  let lines: [Substring.UTF8View]
  /// Where the parts of components stand in it.
  let parts: PartPlaces

  init(_ source: [UInt8], file: String) {
    self.file = file
    parts = PartPlaces(source, file: file)
    text = String(decoding: source, as: UTF8.self)
    lines = SourceLines.split(text)
  }

  /// A line by its number from 1; empty for none.
  func line(_ number: Int) -> String {
    guard lines.indices.contains(number - 1) else { return "" }
    return String(Substring(lines[number - 1]))
  }

  /// How many characters the text of a value at a place has, on its line.
  func length(at place: SourceLocation) -> Int {
    guard lines.indices.contains(place.line - 1), lines[place.line - 1].count < 4000 else {
      return 1
    }
    let rest = line(place.line).dropFirst(place.column - 1)
    guard let first = rest.first else { return 1 }
    if first == "\"" || first == "'" {
      let end = rest.dropFirst().firstIndex(of: first)
      return end.map { rest.distance(from: rest.startIndex, to: $0) + 1 } ?? rest.count
    }
    var length = 0
    var last: Character = " "
    for character in rest {
      if character == "#", last == " " { break }
      if ",]}".contains(character) { break }
      length += 1
      last = character
    }
    let word = rest.prefix(length)
    return max(1, length - word.reversed().prefix { $0 == " " }.count)
  }
}
