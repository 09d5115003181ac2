extension String {
  /// What stands between its spaces, without them. It looks at bytes: finding characters takes ten times as long.
  package var spacedWords: [String] {
    utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}
