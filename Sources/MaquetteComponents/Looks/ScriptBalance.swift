import MaquetteCore

/// Makes Arabic and Hebrew a little larger beside Latin capitals: they have no capitals, and look
/// too small there ("increase the RTL font size by about 2 points", HIG, Right to left).
enum ScriptBalance {
  /// The bytes of a text that grow; none unless Arabic or Hebrew meets Latin text that is all
  /// capitals.
  ///
  /// - Parameter companions: texts that stand beside it in the same control.
  static func grown(_ text: String, beside companions: [String] = []) -> [Range<Int>] {
    // Latin alone, which most texts are, needs no look at its letters.
    guard text.utf8.contains(where: { (0xD6...0xDF).contains($0) || $0 >= 0xE0 }) else {
      return []
    }
    let ranges = rightToLeft(in: text)
    return ranges.isEmpty || isAboutNumbers(text) || !hasOnlyCapitals([text] + companions)
      ? [] : ranges
  }

  /// Whether a text is mostly digits, or has Arabic ones: beside letters that grew, those would stand
  /// in another size than the words of their own script.
  private static func isAboutNumbers(_ text: String) -> Bool {
    var (digits, letters) = (0, 0)
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType != nil {
        if scalar.value > 0x7F { return true }
        digits += 1
      } else if scalar.properties.isAlphabetic {
        letters += 1
      }
    }
    return digits > 0 && digits >= letters
  }

  /// Whether there are two Latin capitals at least, and no small letter.
  private static func hasOnlyCapitals(_ texts: [String]) -> Bool {
    var capitals = 0
    for scalar in texts.joined().unicodeScalars where isLatin(scalar) {
      if scalar.properties.isLowercase { return false }
      if scalar.properties.isUppercase { capitals += 1 }
    }
    return capitals >= 2
  }

  static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value)
  }

  /// Stretches of Arabic or Hebrew from their first to their last letter.
  private static func rightToLeft(in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    var isOpen = false
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if isArabicOrHebrew(scalar.value) {
        if isOpen, let last = ranges.indices.last {
          ranges[last] = ranges[last].lowerBound..<end
        } else {
          ranges.append(offset..<end)
        }
        isOpen = true
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        // Spaces and marks between two words belong to both; other letters and digits do not.
        isOpen = false
      }
      offset = end
    }
    return ranges
  }

  private static func isArabicOrHebrew(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0591...0x05F4, 0x0610...0x061A, 0x0620...0x065F, 0x066E...0x06EF, 0x06FA...0x06FF,
      0x0750...0x077F, 0x0870...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC:
      true
    default: false
    }
  }
}

extension LayoutContext {
  /// Whether a list is around, whose rows have texts of one size whatever their scripts.
  var isInList: Bool { isListRow || self.list != nil }

  /// How much Arabic and Hebrew grow beside Latin capitals, in points; 0 for not at all.
  var scriptBalance: Double { ScriptBalanceLook(self)?.points ?? 0 }

  /// A text's stretches, and whether each grows; one stretch when nothing does.
  ///
  /// - Parameter bytes: how long the text is.
  func balanced(_ ranges: [Range<Int>], in bytes: Range<Int>) -> [(range: Range<Int>, grows: Bool)]
  {
    var result: [(range: Range<Int>, grows: Bool)] = []
    var start = bytes.lowerBound
    for range in ranges where range.overlaps(bytes) {
      let part = range.clamped(to: bytes)
      if part.lowerBound > start { result.append((start..<part.lowerBound, false)) }
      result.append((part, true))
      start = part.upperBound
    }
    if start < bytes.upperBound || result.isEmpty {
      result.append((start..<bytes.upperBound, false))
    }
    return result
  }
}

extension ResolvedFont {
  /// The font some points larger, on lines that stay as high as they were.
  func grown(by points: Double) -> ResolvedFont {
    var copy = self
    copy.size += points
    return copy
  }
}
