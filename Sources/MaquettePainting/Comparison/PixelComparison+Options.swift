import MaquetteCore

extension PixelComparison {
  /// How pictures are compared.
  public struct Options: Hashable, Sendable {
    /// How a pixel is compared.
    public var metric: Metric
    /// The largest perceived difference that is tolerated, from 0 (none) to 1 (black to white), as
    /// pixelmatch has it; 0.1 by default. A number outside counts as the nearest one, NaN as 0.
    public var threshold: Double
    /// Whether pixels that differ only as anti-aliasing does count as different.
    public var countsAntialiasing: Bool
    /// Areas of text ink, in pixels, in which the default metric is tolerant.
    public var ink: [PixelRect]
    /// Whether any pixel that differs counts, whatever the other options say.
    public var isExact = false

    /// Options from their parts.
    public init(
      metric: Metric = .maquette, threshold: Double = 0.1, countsAntialiasing: Bool = false,
      ink: [PixelRect] = []
    ) {
      self.metric = metric
      self.threshold = threshold
      self.countsAntialiasing = countsAntialiasing
      self.ink = ink
    }

    /// Any pixel that differs counts.
    ///
    /// - Parameter ink: areas of text ink, which decide on ``Cluster/isOnEdges``.
    public static func exact(ink: [PixelRect] = []) -> Options {
      var options = Options(ink: ink)
      options.isExact = true
      return options
    }

    /// The square that the weighted distance in YIQ is compared with; 35,215 is the largest there
    /// is between two colours.
    var limit: Double {
      let share = threshold.isNaN ? 0 : max(0, min(1, threshold))
      // Beside an edge people see half as much of a difference. Measured with the same scenes drawn
      // by librsvg: along edges and in text a tenth is not enough, two tenths are.
      let seen = metric == .maquette ? min(1, 2 * share) : share
      return 35215 * seen * seen
    }
  }
}
