import Maquette
import MaquetteCore
import MaquettePainting

extension SnapshotTolerances {
  /// What a configuration says of the pictures of a set.
  public init(of set: Configuration.PictureSet) {
    self.init()
    for rule in set.tolerances {
      var tolerance = SnapshotTolerance()
      if rule.isWhole {
        tolerance.maxDifferentPixels = rule.pixels
      } else {
        tolerance.parts = [
          SnapshotTolerance.Part(
            areas: rule.areas, components: rule.components, pixels: rule.pixels)
        ]
      }
      add(tolerance, of: rule)
    }
    for rule in set.ignored {
      add(
        SnapshotTolerance(ignoredAreas: rule.areas, ignoredComponents: rule.components), of: rule)
    }
  }

  private mutating func add(
    _ tolerance: SnapshotTolerance, of rule: Configuration.ComparingRule
  ) {
    let patterns = rule.pictures.isEmpty ? ["*"] : rule.pictures
    rules += patterns.map { SnapshotTolerance.Rule($0, tolerance) }
  }
}

extension PixelComparison {
  /// How many pixels of some areas differ, each counted once.
  func differentPixels(in areas: [PixelRect]) -> Int {
    let canvas = PixelRect(
      minX: 0, minY: 0, maxX: max(expectedWidth, actualWidth),
      maxY: max(expectedHeight, actualHeight))
    var count = 0
    for (index, area) in areas.enumerated() {
      let inside = area.intersection(canvas)
      guard !inside.isEmpty else { continue }
      let earlier = areas[..<index].filter { !$0.intersection(inside).isEmpty }
      for y in inside.minY..<inside.maxY {
        for x in inside.minX..<inside.maxX where mask[x, y] == .different {
          let isCounted = earlier.contains {
            x >= $0.minX && x < $0.maxX && y >= $0.minY && y < $0.maxY
          }
          if !isCounted { count += 1 }
        }
      }
    }
    return count
  }
}
