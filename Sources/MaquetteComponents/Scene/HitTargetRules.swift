import MaquetteCore
import MaquetteThemes

/// How large and how far apart a platform wants what answers to touch or pointer; in points.
struct HitTargetRules {
  /// What controls usually are.
  let usual: Double
  /// What they are at least.
  let minimum: Double
  /// Between two controls that have a shape around them.
  let bezelledGap: Double
  /// Between controls of which one has none.
  let plainGap: Double
  /// What is smaller than this is reported: controls of a Mac are small on purpose, and the pointer
  /// hits them all the same.
  let wanted: Double
  /// What the platform is called.
  let platform: String

  init(_ theme: Theme) {
    let numbers = theme.controls["hitTarget"]?.numbers ?? [:]
    let least = min(theme.metrics.minHitTarget.width, theme.metrics.minHitTarget.height)
    usual = numbers["usualSize"] ?? least
    minimum = theme.minimumHitTarget
    bezelledGap = numbers["bezelledGap"] ?? 0
    plainGap = numbers["plainGap"] ?? 0
    wanted = theme.conventions.pointer ? minimum : usual
    platform = theme.platform.displayName
  }

  /// Farther apart than this nothing is too near.
  var largestGap: Double { max(bezelledGap, plainGap) }

  /// What is wanted between two neighbours.
  func gap(_ first: ReachableTarget, _ second: ReachableTarget) -> Double {
    first.hasBezel && second.hasBezel ? bezelledGap : plainGap
  }
}
