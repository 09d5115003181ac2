import MaquetteCore

// Dividing words by the rules of their language.

extension LinePass {
  /// How full a line of a paragraph is that takes no part of a word, as a share of its room.
  func hyphenationFactor(of paragraph: Int) -> Double {
    guard request.lineBreakMode != .byCharWrapping else { return 0 }
    return SafeNumber.within(style(of: paragraph).hyphenationFactor, 0...1)
  }

  /// What is missing for words to be divided that are to be; `nil` where nothing is, or where there
  /// was no need.
  var hyphenationProblem: TextProblem? {
    let isNeeded = isTruncated || lines.count > 1
    guard isNeeded, request.paragraphs.indices.contains(where: { hyphenationFactor(of: $0) > 0 }),
      hyphenation.patterns(for: language) == nil,
      let package = HyphenationFiles.package(for: language)
    else { return nil }
    let packages = HyphenationPatterns.hasLibrary ? [package] : ["libhyphen0", package]
    let needed = packages.map(PinnedFolders.current.toInstall)
    // What a program brings itself has one name.
    return .missingHyphenation(
      language: language, packages: Set(needed).count == 1 ? Array(needed.prefix(1)) : needed)
  }

  /// The clusters of a paragraph before which a word may be divided.
  ///
  /// - Parameter breaks: for each byte what may happen before it.
  func divisions(
    of paragraph: Paragraph, clusters: [LineBreaker.Cluster], breaks: [UInt8]
  ) -> Set<Int> {
    guard let patterns = hyphenation.patterns(for: language) else { return [] }
    var result: Set<Int> = []
    var word = Word()
    func close(before next: Unicode.Scalar?) {
      // What somebody divided by hand is divided there alone.
      let isByHand = word.follows == SoftHyphen.scalar || next == SoftHyphen.scalar
      if !isByHand {
        for place in patterns.places(in: word.letters) {
          let byte = word.bytes[place]
          let index = clusters.partitioningIndex { $0.range.lowerBound >= byte }
          if index < clusters.count, clusters[index].range.lowerBound == byte, byte < breaks.count,
            breaks[byte] == 1
          {
            result.insert(index)
          }
        }
      }
      word = Word(follows: next)
    }
    var byte = 0
    for scalar in String(decoding: paragraph.bytes, as: UTF8.self).unicodeScalars {
      if scalar.properties.isAlphabetic
        || scalar.properties.generalCategory == .nonspacingMark
      {
        // Letters whose small form is several have no patterns.
        let small = scalar.properties.lowercaseMapping.unicodeScalars
        word.letters.append(small.count == 1 ? small.first?.value ?? 0 : scalar.value)
        word.bytes.append(byte)
      } else {
        close(before: scalar)
      }
      byte += UTF8.width(scalar)
    }
    close(before: nil)
    return result
  }
}

/// A word whose end is not found yet.
private struct Word {
  /// What stands before it.
  var follows: Unicode.Scalar?
  /// Its letters, small.
  var letters: [UInt32] = []
  /// Where each of them starts.
  var bytes: [Int] = []
}

extension SoftHyphen {
  fileprivate static let scalar: Unicode.Scalar = "\u{AD}"
}
