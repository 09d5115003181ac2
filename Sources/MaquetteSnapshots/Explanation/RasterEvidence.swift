import MaquettePainting

/// What pixels tell of whether the same scene was only drawn by another rasteriser.
struct RasterEvidence {
  /// A text of both scenes, with what became of its ink.
  struct Text {
    /// How sentences call it, for example `Label 'Title'`.
    var name: String
    /// Where its ink is in either picture, in pixels; empty where none is seen.
    var area: PixelRect
    /// What became of its ink.
    var verdict: InkVerdict
  }

  /// The pixels that another rasteriser may draw otherwise; `nil` where there is no other one, and
  /// then nothing is rasterised differently.
  let tolerated: PixelMask?
  /// The texts in whose places pixels differ.
  let texts: [Text]

  /// Nothing is rasterised differently, and of texts nothing is known.
  static let none = RasterEvidence(tolerated: nil, texts: [])

  /// Whether every text's ink is what it was but for another rasteriser.
  var hasSoundTexts: Bool { texts.allSatisfy { $0.verdict == .sound } }

  /// Whether all pixels that differ in a rectangle are rasterised differently: along edges, by a
  /// rounding, or in a text whose ink is where it was and about as much.
  func allows(_ bounds: PixelRect, isDifferent: (Int, Int) -> Bool) -> Bool {
    guard let tolerated else { return false }
    let near = texts.filter { !$0.area.intersection(bounds).isEmpty }
    let sound = near.filter { $0.verdict == .sound }.map(\.area)
    let doubtful = near.filter { $0.verdict != .sound }.map(\.area)
    for y in bounds.minY..<bounds.maxY {
      for x in bounds.minX..<bounds.maxX where isDifferent(x, y) {
        if doubtful.contains(where: { $0.contains(x, y) }) { return false }
        if tolerated[x, y] == .different, !sound.contains(where: { $0.contains(x, y) }) {
          return false
        }
      }
    }
    return true
  }

  /// What happened to texts in a rectangle, for example `ink of Label 'Title' is missing`.
  func notes(on bounds: PixelRect) -> [String] {
    texts.filter { !$0.area.intersection(bounds).isEmpty }.compactMap { text in
      text.verdict.words(for: text.name)
    }
  }
}

extension RasterEvidence {
  /// Whether a note says that a whole text is gone, which no other font does: its letters may be
  /// elsewhere, but there are some.
  static func saysTextIsGone(_ note: String) -> Bool {
    note.hasPrefix("ink of ") && (note.hasSuffix(missing) || note.hasSuffix(missingBefore))
  }

  fileprivate static let missing = " is missing"
  fileprivate static let missingBefore = " is missing in the baseline"
}

extension PixelRect {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    x >= minX && x < maxX && y >= minY && y < maxY
  }
}

extension InkVerdict {
  /// What a sentence says of a text; `nil` when there is nothing to say.
  fileprivate func words(for name: String) -> String? {
    switch self {
    case .sound: nil
    case .missing: "ink of \(name)\(RasterEvidence.missing)"
    case .missingBefore: "ink of \(name)\(RasterEvidence.missingBefore)"
    case .partlyMissing: "part of the ink of \(name) is missing or covered"
    case .added: "\(name) has ink that its baseline lacks"
    case .recolored: "ink of \(name) has another colour"
    case .reweighted: "ink of \(name) is much heavier or lighter"
    }
  }
}
