internal import CPixelComparison

/// How two pictures differ, pixel by pixel.
///
/// Pictures of different sizes are laid onto each other at the top left; what only one of them has
/// differs.
package struct PixelComparison: Sendable {
  /// How a pixel is compared.
  package enum Metric: String, Hashable, Sendable, CaseIterable {
    /// Exact but along edges and in text ink, where small perceived differences are tolerated.
    case maquette
    /// As pixelmatch 7 does it, with the same counts.
    case pixelmatch
  }

  /// Pixels that differ and are near each other: at most 8 pixels apart.
  package struct Cluster: Hashable, Sendable {
    /// The smallest rectangle around them.
    package var bounds: PixelRect
    /// How many differ.
    package var differentPixels: Int
    /// Whether all of them are along edges or in text ink of both pictures.
    package var isOnEdges: Bool
  }

  /// How many pixels differ.
  package let differentPixels: Int
  /// How many pixels have other values but are tolerated: as anti-aliasing, or, by the default
  /// metric, as so small a difference that nobody sees it. pixelmatch counts only the first.
  package let toleratedPixels: Int
  /// The smallest rectangle around the pixels that differ; `nil` when none do.
  package let bounds: PixelRect?
  /// The pixels that differ in groups, from the top.
  package let clusters: [Cluster]
  /// Which pixels differ.
  package let mask: PixelMask
  /// Columns of the expected picture.
  package let expectedWidth: Int
  /// Rows of the expected picture.
  package let expectedHeight: Int
  /// Columns of the actual picture.
  package let actualWidth: Int
  /// Rows of the actual picture.
  package let actualHeight: Int

  /// Whether nothing differs.
  package var isSame: Bool { differentPixels == 0 }
  /// Whether both pictures are as large.
  package var hasSameSize: Bool {
    expectedWidth == actualWidth && expectedHeight == actualHeight
  }
  /// Pixels that one of the pictures has or both have.
  package var pixelCount: Int {
    expectedWidth * expectedHeight + actualWidth * actualHeight
      - min(expectedWidth, actualWidth) * min(expectedHeight, actualHeight)
  }

  /// Compares two pictures of any sizes.
  package init(
    _ expected: RasterImage, _ actual: RasterImage, options: Options = Options()
  ) {
    let usesStraight = options.metric == .pixelmatch && !options.isExact
    self.init(
      expected, usesStraight ? expected.straightPixels : nil, actual,
      usesStraight ? actual.straightPixels : nil, options)
  }

  /// Compares two PNG files; by pixelmatch's metric with the colours that are in the files, which
  /// are not multiplied by alpha.
  package init(_ expected: PNGPicture, _ actual: PNGPicture, options: Options = Options()) {
    self.init(
      expected.image, expected.straightPixels, actual.image, actual.straightPixels, options)
  }

  /// What comes of comparing a picture with itself.
  ///
  /// - Parameters:
  ///   - width: its columns.
  ///   - height: its rows.
  package init(sameOfWidth width: Int, height: Int) {
    (expectedWidth, expectedHeight) = (width, height)
    (actualWidth, actualHeight) = (width, height)
    let area = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    mask = PixelMask(
      width: width, height: height, common: area, pictures: [area, area], slots: [], values: [])
    (differentPixels, toleratedPixels) = (0, 0)
    bounds = nil
    clusters = []
  }

  /// - Parameters:
  ///   - expectedStraight: the colours before they were multiplied by alpha; `nil` when they are
  ///     the same.
  ///   - actualStraight: the same of the other picture.
  private init(
    _ expected: RasterImage, _ expectedStraight: [UInt32]?, _ actual: RasterImage,
    _ actualStraight: [UInt32]?, _ options: Options
  ) {
    let usesStraight = options.metric == .pixelmatch && !options.isExact
    let work = PixelWork(
      expected: expected, actual: actual,
      expectedPixels: usesStraight ? expectedStraight ?? expected.pixels : expected.pixels,
      actualPixels: usesStraight ? actualStraight ?? actual.pixels : actual.pixels)
    let found = work.run(options)
    (expectedWidth, expectedHeight) = (expected.width, expected.height)
    (actualWidth, actualHeight) = (actual.width, actual.height)
    mask = found.mask
    toleratedPixels = found.tolerated
    let rest = PixelComparison.rest(expected, actual, without: options.ignored)
    clusters = (found.clusters + rest).sorted {
      ($0.bounds.minY, $0.bounds.minX) < ($1.bounds.minY, $1.bounds.minX)
    }
    differentPixels = clusters.reduce(0) { $0 + $1.differentPixels }
    bounds = clusters.dropFirst().reduce(clusters.first?.bounds) { $0?.union($1.bounds) }
  }

  /// What only one of the pictures has: to the right of what both have, and below it.
  private static func rest(
    _ one: RasterImage, _ other: RasterImage, without ignored: [PixelRect]
  ) -> [Cluster] {
    let wider = one.width > other.width ? one : other
    let taller = one.height > other.height ? one : other
    let (width, height) = (min(one.width, other.width), min(one.height, other.height))
    let right = PixelRect(minX: width, minY: 0, maxX: wider.width, maxY: wider.height)
    // The corner belongs to what is right when one picture is larger in both directions.
    let below = PixelRect(minX: 0, minY: height, maxX: width, maxY: taller.height)
    let parts = ignored.reduce([right, below]) { parts, area in
      parts.flatMap { $0.parts(without: area) }
    }
    return parts.filter { !$0.isEmpty }.map {
      Cluster(bounds: $0, differentPixels: $0.width * $0.height, isOnEdges: false)
    }
  }
}

extension PixelRect {
  /// What is left of a rectangle where another one is taken out of it: up to four that do not
  /// overlap.
  func parts(without other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
      PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}
