extension String {
  /// Whether it is Chinese or Japanese: these have no spaces between words, and a character says about
  /// as much as two letters do.
  var isDense: Bool { unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) } }
}
