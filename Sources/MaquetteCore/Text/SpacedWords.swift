extension String {
  /// What stands between its spaces, without them. It looks at bytes: finding characters takes ten times as long.
  package var spacedWords: [String] {
    var text = self
    return text.withUTF8 { bytes in
      var words: [String] = []
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
        if start < end {
          let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
          words.append(String(decoding: word, as: UTF8.self))
        }
        start = end + 1
      }
      return words
    }
  }
}
