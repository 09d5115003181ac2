/// Checks a text before it reaches the text engine.
public enum TextLimits {
  /// Why a text is refused; `nil` when it may be laid out.
  ///
  /// - Parameter name: what the text is, for the message, for example `title`.
  public static func problem(with text: String, name: String) -> (message: String, hint: String)? {
    let bytes = text.utf8.count
    if bytes > Limits.textBytes {
      return (
        "\(name) has \(bytes) bytes; the limit is \(Limits.textBytes)",
        "shorten it, or split it into several labels"
      )
    }
    if text.utf8.contains(0) {
      return ("\(name) contains a NUL character", "remove the character U+0000")
    }
    // Only a long text can hold a long word: most texts end here.
    guard bytes > Limits.unbreakableCharacters else { return nil }
    let longest = longestUnbreakableRun(in: text)
    if longest > Limits.unbreakableCharacters {
      return (
        "\(name) has \(longest) characters without a place to break a line; "
          + "the limit is \(Limits.unbreakableCharacters)",
        "put spaces, hyphens or zero-width spaces (U+200B) into it"
      )
    }
    return nil
  }

  /// Characters in the longest stretch without white space, hyphen or zero-width space; ideographs
  /// break anywhere.
  private static func longestUnbreakableRun(in text: String) -> Int {
    var longest = 0
    var current = 0
    for scalar in text.unicodeScalars {
      let breaks =
        scalar.properties.isWhitespace || scalar == "-" || scalar.value == 0x200B
        || scalar.value == 0x00AD || scalar.properties.isIdeographic
      current = breaks ? 0 : current + 1
      longest = max(longest, current)
    }
    return longest
  }
}
