/// Finds texts by patterns in which `*` stands for anything.
enum Wildcard {
  /// Whether the parts of a pattern between its asterisks occur in a text, in order.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    matchesWhole(text, "*\(pattern)*")
  }

  /// Whether a whole text is what a pattern says.
  static func matchesWhole(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
    let star = UInt8(ascii: "*")
    var (at, place) = (0, 0)
    // Where the last asterisk stands, and how much of the text it has taken.
    var lastStar: (place: Int, at: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == star {
        lastStar = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == text[at] {
        (at, place) = (at + 1, place + 1)
      } else if let last = lastStar {
        lastStar = (last.place, last.at + 1)
        (at, place) = (last.at + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == star }
  }
}
