internal import _FoundationICU

extension ICU {
  /// Where lines of a text may be broken, in units of UTF-16, in their order; `nil` where ICU has no
  /// rules for it.
  static func lineBreaks(in text: String) -> [Int]? {
    let units = Array(text.utf16)
    guard units.count < Int32.max else { return nil }
    // The iterator reads the units until it is closed.
    return units.withUnsafeBufferPointer { units -> [Int]? in
      let opened = call {
        swift_ubrk_open(UBRK_LINE, "root", units.baseAddress, Int32(units.count), &$0)
      }
      guard let iterator = opened ?? nil else { return nil }
      defer { swift_ubrk_close(iterator) }
      var breaks: [Int] = []
      var next = swift_ubrk_next(iterator)
      while next >= 0 {
        breaks.append(Int(next))
        next = swift_ubrk_next(iterator)
      }
      return breaks
    }
  }
}
