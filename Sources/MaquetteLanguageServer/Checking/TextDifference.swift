/// The one part in which two texts differ.
enum TextDifference {
  /// What makes the second text of the first one; `nil` for equal texts.
  static func edit(from old: [UInt8], to new: [UInt8]) -> TextFix.Edit? {
    guard old != new else { return nil }
    var start = zip(old, new).prefix { $0 == $1 }.count
    // Both ends are between lines, and so never inside of a character.
    while start > 0, old[start - 1] != 0x0A { start -= 1 }
    let most = min(old.count, new.count) - start
    var end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    end = min(end, most)
    while end > 0, !endsLine(old, at: old.count - end) { end -= 1 }
    return TextFix.Edit(
      start..<old.count - end, String(decoding: new[start..<new.count - end], as: UTF8.self))
  }

  /// Whether a line ends at a place: in both of its bytes where they are two.
  private static func endsLine(_ text: [UInt8], at place: Int) -> Bool {
    if text[place] == 0x0D { return text.dropFirst(place + 1).first == 0x0A }
    return text[place] == 0x0A && (place == 0 || text[place - 1] != 0x0D)
  }
}
