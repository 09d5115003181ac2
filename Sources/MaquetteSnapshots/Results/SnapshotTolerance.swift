import MaquetteCore
import MaquettePainting

/// What of a picture is not compared with its baseline, and how much of the rest may differ.
///
/// Nothing is left out and nothing may differ unless somebody says so.
public struct SnapshotTolerance: Hashable, Sendable {
  /// Areas that are not compared, in points from the picture's top left.
  public var ignoredAreas: [Rect]
  /// Paths of components that are not compared, with all that is in them, for example
  /// `VStack/Label[2]`; `*` matches anything. What of them is moved, resized, drawn or said
  /// otherwise does not count, nor do pixels where either scene has them.
  public var ignoredComponents: [String]
  /// How many pixels may differ; 0 by default. Playwright calls it `maxDiffPixels`. It excuses no
  /// change of the scene.
  public var maxDifferentPixels: Int
  /// What part of all pixels may differ, from 0 to 1; 0 by default. Playwright calls it
  /// `maxDiffPixelRatio`. The larger of both numbers holds.
  public var maxDifferentPixelRatio: Double

  /// Parts of the picture in which some pixels may differ.
  public var parts: [Part] = []

  /// A part of a picture in which some pixels may differ. It excuses no change of the scene.
  public struct Part: Hashable, Sendable {
    /// Areas, in points from the picture's top left.
    public var areas: [Rect]
    /// Paths of components, with all that is in them; `*` matches anything.
    public var components: [String]
    /// How many pixels may differ in all of them.
    public var pixels: Int

    /// A part from its areas and components.
    public init(areas: [Rect] = [], components: [String] = [], pixels: Int) {
      (self.areas, self.components, self.pixels) = (areas, components, pixels)
    }
  }

  /// A tolerance from its parts.
  public init(
    ignoredAreas: [Rect] = [], ignoredComponents: [String] = [], maxDifferentPixels: Int = 0,
    maxDifferentPixelRatio: Double = 0
  ) {
    self.ignoredAreas = ignoredAreas
    self.ignoredComponents = ignoredComponents
    self.maxDifferentPixels = maxDifferentPixels
    self.maxDifferentPixelRatio = maxDifferentPixelRatio
  }

  /// What both leave out, and the larger numbers of both.
  public func joined(with other: SnapshotTolerance) -> SnapshotTolerance {
    var joined = self
    joined.join(other)
    return joined
  }

  fileprivate mutating func join(_ other: SnapshotTolerance) {
    ignoredAreas += other.ignoredAreas
    ignoredComponents += other.ignoredComponents
    maxDifferentPixels = max(maxDifferentPixels, other.maxDifferentPixels)
    maxDifferentPixelRatio = max(maxDifferentPixelRatio, other.maxDifferentPixelRatio)
    parts += other.parts
  }

  /// The pixels of those ``parts`` in which no more differ than may.
  func excused(
    in scenes: [SceneOutline], scale: Double, by comparison: @autoclosure () -> PixelComparison
  ) -> [PixelRect] {
    guard !parts.isEmpty else { return [] }
    let pixels = comparison()
    return parts.flatMap { part -> [PixelRect] in
      let areas = IgnoredParts(
        SnapshotTolerance(ignoredAreas: part.areas, ignoredComponents: part.components), scenes,
        scale: scale
      ).areas
      return pixels.differentPixels(in: areas) <= part.pixels ? areas : []
    }
  }

  /// How many of so many pixels may differ.
  public func allowance(of pixels: Int) -> Int {
    let ratio = maxDifferentPixelRatio.isNaN ? 0 : max(0, min(1, maxDifferentPixelRatio))
    return max(0, maxDifferentPixels, Int(ratio * Double(pixels)))
  }

  /// A tolerance of pictures with certain names.
  public struct Rule: Hashable, Sendable {
    /// The names of baselines, for example `ui/clock*`; `*` matches anything.
    public var pattern: String
    /// What holds for them beside what holds for all.
    public var tolerance: SnapshotTolerance

    /// A rule from its parts.
    public init(_ pattern: String, _ tolerance: SnapshotTolerance) {
      self.pattern = pattern
      self.tolerance = tolerance
    }
  }
}

/// The tolerances of a run: one for all pictures, and more for some.
public struct SnapshotTolerances: Hashable, Sendable {
  /// What holds for every picture.
  public var common: SnapshotTolerance
  /// What holds for some beside that; all rules whose pattern matches a whole name hold.
  public var rules: [SnapshotTolerance.Rule]

  /// Tolerances from their parts.
  public init(_ common: SnapshotTolerance = .init(), rules: [SnapshotTolerance.Rule] = []) {
    self.common = common
    self.rules = rules
  }

  /// The tolerance of a picture.
  ///
  /// - Parameter id: the name of its baseline.
  package func tolerance(of id: SnapshotID) -> SnapshotTolerance {
    rules.reduce(into: common) { joined, rule in
      if Wildcard.matchesWhole(id.text, rule.pattern) { joined.join(rule.tolerance) }
    }
  }
}
