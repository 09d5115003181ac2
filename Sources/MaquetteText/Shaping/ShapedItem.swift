import MaquetteCore

/// Glyphs of one face, script and direction; lengths in points.
struct ShapedItem {
  /// What cannot be divided: one or more characters and their glyphs.
  struct Cluster {
    // Each letter has one, and no text has so many bytes.
    private var bytes: Range<Int32>
    private var shown: Range<Int32>
    /// How much room it takes, tracking included.
    var advance: Double

    init(range: Range<Int>, glyphs: Range<Int>, advance: Double) {
      (bytes, shown) = (Self.short(range), Self.short(glyphs))
      self.advance = advance
    }

    /// Bytes of the paragraph's UTF-8.
    var range: Range<Int> {
      get { Int(bytes.lowerBound)..<Int(bytes.upperBound) }
      set { bytes = Self.short(newValue) }
    }

    /// Its glyphs, as positions in the item's.
    var glyphs: Range<Int> {
      get { Int(shown.lowerBound)..<Int(shown.upperBound) }
      set { shown = Self.short(newValue) }
    }

    private static func short(_ range: Range<Int>) -> Range<Int32> {
      Int32(clamping: range.lowerBound)..<Int32(clamping: range.upperBound)
    }
  }

  /// Bytes of the paragraph's UTF-8.
  var range: Range<Int>
  /// `nil` when no family at all is there: then there are no glyphs either.
  var file: FontFile?
  /// Number of its span's style.
  var style: Int
  /// Its embedding level; odd ones read from right to left.
  var level: UInt8
  /// The glyphs from left to right, positions from the item's start.
  var glyphs: [Glyph] = []
  /// The clusters in the order of the text.
  var clusters: [Cluster] = []
  /// How wide it is.
  var advance = 0.0
  /// Whether each of its characters stands for what is no text.
  var isAttachment = false

  var isRightToLeft: Bool { level % 2 == 1 }
}

extension ShapedItem {
  /// Moves apart what stands around some clusters.
  ///
  /// - Parameter extra: the width added after a cluster, in points.
  mutating func widen(by extra: (Cluster) -> Double) {
    // Glyphs stand from left to right; clusters in the order of the text.
    let order = isRightToLeft ? Array(clusters.indices.reversed()) : Array(clusters.indices)
    var shift = 0.0
    for index in order {
      let added = extra(clusters[index])
      for glyph in clusters[index].glyphs { glyphs[glyph].position.x += shift }
      clusters[index].advance += added
      shift += added
    }
    advance += shift
  }
}
