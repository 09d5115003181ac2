extension String {
  /// Digits with zeros before them, up to a number of digits.
  package func zeroPadded(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - utf8.count)) + self
  }
}

extension BinaryInteger {
  /// Hexadecimal digits, at least so many.
  package func hex(digits: Int, uppercase: Bool = false) -> String {
    String(self, radix: 16, uppercase: uppercase).zeroPadded(to: digits)
  }
}

extension Unicode.Scalar {
  /// The scalar as Unicode writes its number: `U+00E9`.
  package var codePoint: String { "U+" + value.hex(digits: 4, uppercase: true) }
}
