internal import CPixelComparison

extension PixelComparison {
  /// How pictures are compared.
  package struct Options: Hashable, Sendable {
    /// How a pixel is compared.
    package var metric: Metric
    /// The largest perceived difference that is tolerated, from 0 (none) to 1 (black to white), as
    /// pixelmatch has it; 0.1 by default. A number outside counts as the nearest one, NaN as 0.
    package var threshold: Double
    /// Whether pixels that differ only as anti-aliasing does count as different.
    package var countsAntialiasing: Bool
    /// Areas of text ink, in pixels, in which the default metric is tolerant.
    package var ink: [PixelRect]
    /// Areas that are not compared, in pixels.
    package var ignored: [PixelRect]
    /// What the default metric takes for a rounding; `nil` for what the threshold says: a level for
    /// each tenth, at least one, and in the mean six times the threshold.
    package var rounding: Rounding?
    /// Whether any pixel that differs counts, whatever the other options say.
    package var isExact = false
    /// Whether edges may be a pixel away, however large the difference.
    var mayMoveEdges = false

    /// Options from their parts.
    package init(
      metric: Metric = .maquette, threshold: Double = 0.1, countsAntialiasing: Bool = false,
      ink: [PixelRect] = [], ignored: [PixelRect] = [], rounding: Rounding? = nil
    ) {
      self.metric = metric
      self.threshold = threshold
      self.countsAntialiasing = countsAntialiasing
      self.ink = ink
      self.ignored = ignored
      self.rounding = rounding
    }

    /// Any pixel that differs counts.
    ///
    /// - Parameters:
    ///   - ink: areas of text ink, which decide on ``Cluster/isOnEdges``.
    ///   - ignored: areas that are not compared, in pixels.
    package static func exact(ink: [PixelRect] = [], ignored: [PixelRect] = []) -> Options {
      var options = Options(ink: ink, ignored: ignored)
      options.isExact = true
      return options
    }

    /// What another version of a rasteriser may draw of the same scene: whole fills may be a level
    /// away, too, and single pixels two.
    package static func otherRasterizer(
      ink: [PixelRect] = [], ignored: [PixelRect] = []
    ) -> Options {
      Options(ink: ink, ignored: ignored, rounding: Rounding(levels: 2, mean: 1))
    }

    /// What is seen to be the same scene, if not the same picture: edges may be a pixel away.
    package static func otherEdges(ink: [PixelRect] = [], ignored: [PixelRect] = []) -> Options {
      var options = otherRasterizer(ink: ink, ignored: ignored)
      options.mayMoveEdges = true
      options.threshold = 1
      return options
    }

    /// By how much colours may differ anywhere, as another rounding does.
    package struct Rounding: Hashable, Sendable {
      /// The most that each channel of a pixel differs by, from 0 to 255.
      package var levels: Int
      /// The most that a channel differs by in the mean of any 16 × 16 pixels around it; what is
      /// lighter makes up for what is darker. From 1 on a fill may be another colour.
      package var mean: Double
    }

    /// The threshold as a number from 0 to 1.
    var share: Double { threshold.isNaN ? 0 : max(0, min(1, threshold)) }

    /// The square that the weighted distance in YIQ is compared with; 35,215 is the largest there
    /// is between two colours.
    var limit: Double { 35215 * share * share }

    /// What the default metric tolerates.
    var tolerance: maquette_tolerance {
      // Beside an edge people see half as much of a difference. Measured with the same scenes drawn
      // by librsvg: along edges and in text a tenth is not enough, two tenths are.
      let seen = min(1, 2 * share)
      let rounding =
        rounding ?? Rounding(levels: max(1, Int(share * 10 + 1e-9)), mean: 6 * share)
      return maquette_tolerance(
        edge_limit: 35215 * seen * seen, speck_limit: limit,
        levels: UInt8(clamping: rounding.levels),
        mean: rounding.mean.isNaN ? 0 : max(0, rounding.mean), may_move: mayMoveEdges)
    }
  }
}
