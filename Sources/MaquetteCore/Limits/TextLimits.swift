/// Checks a text before it reaches the text engine.
///
/// How long its words are is no matter: lines end inside of a word that is too wide for one, between
/// two characters as readers count them, and finding that place takes no longer than any other.
package enum TextLimits {
  /// Why a text is refused; `nil` when it may be laid out.
  ///
  /// - Parameter name: what the text is, for the message, for example `title`.
  package static func problem(with text: String, name: String) -> (message: String, hint: String)? {
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
    return nil
  }
}
