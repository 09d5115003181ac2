import MaquetteCore

/// What the letters of a stretch take more than their face gives them.
struct LetterRoom {
  let spacing: LetterSpacing
  /// What a share of 1 is, in points.
  let unit: Double
  /// The bytes that clusters count in.
  let bytes: ArraySlice<UInt8>

  /// Letters that give up more than this share are much wider than those they stand for, whose shapes
  /// are narrower. Of two of them beside each other the first gives up nothing: they would touch.
  private static let wide = -0.015

  /// In points.
  ///
  /// - Parameters:
  ///   - cluster: where a letter begins.
  ///   - next: where the one after it begins; `nil` for the last one.
  func extra(of cluster: UInt32, before next: UInt32?) -> Double {
    let own = share(of: cluster)
    if own < LetterRoom.wide, let next, share(of: next) < LetterRoom.wide { return 0 }
    return own * unit
  }

  /// An accent makes no letter wider.
  private func share(of cluster: UInt32) -> Double {
    let place = bytes.startIndex + Int(cluster)
    guard place < bytes.endIndex else { return 0 }
    guard bytes[place] >= 0x80 else { return spacing[bytes[place]] }
    // The letters of Latin Extended and before, and of Latin Extended Additional.
    guard (0xC3...0xC9).contains(bytes[place]) || bytes[place] == 0xE1,
      var letter = String(decoding: bytes[place...].prefix(3), as: UTF8.self).unicodeScalars.first?
        .value
    else { return 0 }
    while let (base, _) = FontFile.decomposition(letter) { letter = base }
    return UInt8(exactly: letter).map { spacing[$0] } ?? 0
  }
}
