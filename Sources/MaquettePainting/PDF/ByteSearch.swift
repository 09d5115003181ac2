/// Finds a short text in bytes.
struct ByteSearch {
  private let word: [UInt8]

  init(_ word: String) { self.word = Array(word.utf8) }

  /// Where the word is first, from a place on.
  func first(in bytes: ArraySlice<UInt8>) -> Int? {
    guard let start = word.first, bytes.count >= word.count else { return nil }
    var place = bytes.startIndex
    let last = bytes.endIndex - word.count
    while place <= last {
      guard let next = bytes[place...last].firstIndex(of: start) else { return nil }
      if bytes[next..<next + word.count].elementsEqual(word) { return next }
      place = next + 1
    }
    return nil
  }

  /// Where the word is last.
  func last(in bytes: ArraySlice<UInt8>) -> Int? {
    var found: Int?
    for place in all(in: bytes) { found = place }
    return found
  }

  /// All places of the word.
  func all(in bytes: ArraySlice<UInt8>) -> [Int] {
    var places: [Int] = []
    var rest = bytes
    while let next = first(in: rest) {
      places.append(next)
      rest = bytes[(next + word.count)...]
    }
    return places
  }
}
