import MaquetteCore
import Yams

/// Lets a text with a repeated key through Yams, which names only one of the two places.
///
/// The first letter of the key that Yams complains about becomes a character the text does not
/// have. Then the walk over the nodes, which turns it back, finds both places.
struct YAMLDuplicates {
  /// The text to compose.
  private(set) var text: String
  private let source: YAMLSourceText
  private var letters: [Unicode.Scalar: Unicode.Scalar] = [:]

  init(_ source: YAMLSourceText, text: String) {
    self.source = source
    self.text = text
  }

  /// Hides the key that an error is about; `false` when it is about something else.
  mutating func hide(_ error: YamlError) throws(ReadingError) -> Bool {
    guard case .duplicatedKeysInMapping(let keys, let context) = error else { return false }
    let place = source.location(line: context.mark.line, scalarColumn: context.mark.column)
    let problem = ReadingError(
      "the key '\(SpecNode.excerpt(keys.first ?? ""))' is there more than once in a map", at: place,
      hint: "leave it there once", id: .duplicateKey)
    var scalars = Array(text.unicodeScalars)
    // Each key hidden means composing all of it again: in long texts one place must do.
    guard keys.count <= 8, letters.count < 16, source.bytes.count <= 1 << 18,
      var index = index(line: context.mark.line, column: context.mark.column, in: scalars)
    else { throw problem }
    if scalars[index] == "\"" || scalars[index] == "'" { index += 1 }
    guard index < scalars.count, isLetter(scalars[index]) else { throw problem }
    let mark = PrivateCharacters.unused(in: text)
    letters[mark] = scalars[index]
    scalars[index] = mark
    text = String(String.UnicodeScalarView(scalars))
    return true
  }

  /// A key as it was written.
  func restored(_ key: String) -> String {
    guard let first = key.unicodeScalars.first, let letter = letters[first] else { return key }
    return String(Character(letter)) + String(key.unicodeScalars.dropFirst())
  }

  // Anchors, tags and escapes before or in a key are not worth the trouble.
  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  private func index(line: Int, column: Int, in scalars: [Unicode.Scalar]) -> Int? {
    var line = line - 1
    var index = 0
    while line > 0, index < scalars.count {
      if scalars[index] == "\n" { line -= 1 }
      index += 1
    }
    let found = index + column - 1
    return line == 0 && found < scalars.count ? found : nil
  }
}
