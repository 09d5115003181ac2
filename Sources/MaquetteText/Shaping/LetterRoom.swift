import MaquetteCore

/// What the letters of a stretch take more or less than their face gives them.
struct LetterRoom {
  /// How wide the letters shall be.
  let widths: LetterWidths
  /// How wide they are in the face, as shares of the size.
  let face: [Double]
  /// Whether all digits are equally wide, which they stay.
  let keepsDigits: Bool
  /// Size of an em, in points.
  let size: Double
  /// The bytes that clusters count in.
  let bytes: ArraySlice<UInt8>

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// In points.
  ///
  /// - Parameter cluster: where a letter begins.
  func extra(of cluster: UInt32) -> Double {
    let place = bytes.startIndex + Int(cluster)
    guard place < bytes.endIndex, let letter = base(at: place), let width = widths[letter],
      !(keepsDigits && LetterRoom.digits.contains(letter))
    else { return 0 }
    let own = face[Int(letter - LetterTable.letters.lowerBound)]
    return own > 0 ? (width - own - widths.correction) * size : 0
  }

  /// The letter, without its accents, which make none wider; `nil` beyond the Latin script.
  private func base(at place: Int) -> UInt8? {
    guard bytes[place] >= 0x80 else { return bytes[place] }
    // The letters of Latin Extended and before, and of Latin Extended Additional.
    guard (0xC3...0xC9).contains(bytes[place]) || bytes[place] == 0xE1,
      var letter = String(decoding: bytes[place...].prefix(3), as: UTF8.self).unicodeScalars.first?
        .value
    else { return nil }
    while let (base, _) = FontFile.decomposition(letter) { letter = base }
    return UInt8(exactly: letter)
  }
}
