/// The words of scripts that have no spaces between them, which only a dictionary can tell apart.
package enum WordDictionary {
  /// Where lines of a text may be broken, in units of UTF-16, in their order; `nil` where ICU cannot
  /// be asked. It has dictionaries of Burmese, Khmer, Lao and Thai. It is not needed for Thai, whose
  /// words Pango knows.
  package static func lineBreaks(in text: String) -> [Int]? { ICU.lineBreaks(in: text) }
}
