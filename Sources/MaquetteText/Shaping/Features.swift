internal import CPango

/// OpenType features that HarfBuzz does not choose by itself.
enum Features {
  /// The features of a stretch.
  ///
  /// - Parameters:
  ///   - isPrimary: whether the first family draws it.
  ///   - file: the face that draws it.
  ///   - bytes: the paragraph.
  ///   - range: the part of it that is shaped.
  ///   - start: the byte that the buffer counts as its first.
  static func features(
    of style: SpanStyle, isPrimary: Bool, file: FontFile, _ bytes: [UInt8], in range: Range<Int>,
    from start: Int
  ) -> [hb_feature_t] {
    // Looking for marks takes a third of the time, and is in vain where there are none.
    let hasNoMarks = file.composesOnlyMarks && !mayHaveMarks(bytes, in: range)
    let times = isPrimary ? times(bytes, in: range, from: start) : []
    // Most texts.
    if isPrimary, hasNoMarks, times.isEmpty, style.ligatures == .standard,
      !style.hasMonospacedDigits
    {
      return latinWithoutMarks
    }
    let own = isPrimary ? latin + times : []
    var features =
      switch style.ligatures {
      case .standard: own
      case .none: own + [feature("liga", 0), feature("clig", 0), feature("dlig", 0)]
      case .all: [feature("dlig", 1)]
      }
    if style.hasMonospacedDigits { features.append(feature("tnum", 1)) }
    if hasNoMarks { features.append(noMarks) }
    return features
  }

  /// Inter rewrites texts where SF does not: `->` becomes an arrow, `10x20` a multiplication.
  private static let latin = [feature("calt", 0), feature("liga", 0), feature("clig", 0)]
  private static let noMarks = feature("ccmp", 0)
  private static let latinWithoutMarks = latin + [noMarks]

  /// Both fonts raise the colon of a time, so that alone is asked for.
  private static func times(_ bytes: [UInt8], in range: Range<Int>, from start: Int)
    -> [hb_feature_t]
  {
    var features: [hb_feature_t] = []
    guard range.count > 2 else { return features }
    for index in range.dropFirst().dropLast()
    where bytes[index] == colon && isDigit(bytes[index - 1]) && isDigit(bytes[index + 1]) {
      features.append(feature("calt", 1, index - start..<index - start + 1))
    }
    return features
  }

  /// Whether some character may be a combining mark. The first of them is U+0300; between U+2000 and U+203F, where
  /// ellipses, dashes and quotation marks are, there is none.
  private static func mayHaveMarks(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    range.contains { index in
      bytes[index] >= 0xCC
        && !(bytes[index] == 0xE2 && index + 1 < range.upperBound && bytes[index + 1] == 0x80)
    }
  }

  private static let colon = UInt8(ascii: ":")
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func feature(
    _ name: StaticString, _ value: UInt32, _ range: Range<Int>? = nil
  ) -> hb_feature_t {
    let tag = name.withUTF8Buffer { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    return hb_feature_t(
      tag: tag, value: value, start: UInt32(clamping: range?.lowerBound ?? 0),
      end: range.map { UInt32(clamping: $0.upperBound) } ?? .max)
  }
}
