/// What may be the name of a picture.
enum PictureID {
  /// Bytes; with what variants add it stays below what file systems take.
  private static let longest = 100

  /// What is wrong with a name; `nil` for a good one.
  static func problem(with id: String) -> String? {
    if id.isEmpty { return "the id is empty" }
    if id.utf8.count > longest {
      return "the id has \(id.utf8.count) bytes; the limit is \(longest)"
    }
    if let first = id.first, first == "." || first == "-" {
      return "the id starts with '\(first)', and files get their names from it"
    }
    guard let bad = id.first(where: { !isAllowed($0) }) else { return nil }
    return "the id contains '\(bad)', which names of files may not contain"
  }

  static let hint = "use letters, digits, '-', '_' and '.', for example signin"

  private static func isAllowed(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_.".contains(character)
  }

  /// A heading as an id: small letters and digits, all else a hyphen; `nil` when nothing is left.
  static func slug(of text: String) -> String? {
    var result = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber {
        result.append(character)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result.append("-")
      }
      if result.utf8.count > 60 { break }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return problem(with: result) == nil ? result : nil
  }
}
