import MaquetteCore
import MaquetteThemes

/// Keeps hit targets within an extent that an author gives a control.
///
/// A control of the size that the system gives it answers around itself, as far as fingers need it.
/// One that somebody made smaller answers in its frame (UIKit: `UIView.point(inside:with:)`).
struct HitTargetLimit {
  /// What targets have at least where nobody chose an extent.
  private let least: Size
  /// A figure of the system's may be lower than that, but not than this.
  private let minimum: Double
  private let isFree: Bool

  /// - Parameter isFree: whether the control is as large as its author wants it to be; others have a
  ///   figure of the system's size.
  init(isFree: Bool, in context: LayoutContext) {
    least = context.theme.metrics.minHitTarget
    minimum = context.theme.minimumHitTarget
    self.isFree = isFree
  }

  /// The nodes of the control, with targets of the given extents where these are too small.
  ///
  /// - Parameters:
  ///   - width: the width that was given; `nil` for none.
  ///   - height: the height that was given; `nil` for none.
  ///   - natural: the size that the control has by itself.
  ///   - frame: where the extents lie.
  func applied(
    to nodes: [SceneNode], width: Double?, height: Double?, natural: @autoclosure () -> Size,
    in frame: Rect
  ) -> [SceneNode] {
    guard width ?? .infinity < least.width || height ?? .infinity < least.height else {
      return nodes
    }
    let natural = isFree ? .zero : natural()
    func isSmall(_ extent: Double?, _ axis: Axis) -> Bool {
      guard let extent, extent < least[axis] else { return false }
      // Half a point is a matter of rounding.
      return isFree || extent < min(natural[axis], minimum) - 0.5
    }
    let isNarrow = isSmall(width, .horizontal)
    let isLow = isSmall(height, .vertical)
    guard isNarrow || isLow else { return nodes }
    return nodes.map { node in
      var node = node
      node.limitHitTargets(to: frame, isNarrow: isNarrow, isLow: isLow, withParts: !isFree)
      return node
    }
  }
}

extension Theme {
  /// What a hit target has at least on each side, in points: less than is usual.
  var minimumHitTarget: Double {
    controls["hitTarget"]?.numbers["minimumSize"]
      ?? min(metrics.minHitTarget.width, metrics.minHitTarget.height)
  }
}

extension SceneNode {
  /// - Parameter withParts: whether parts of the control answer by themselves.
  fileprivate mutating func limitHitTargets(
    to frame: Rect, isNarrow: Bool, isLow: Bool, withParts: Bool
  ) {
    if var target = hitTarget {
      if isNarrow {
        (target.origin.x, target.size.width) = (frame.minX, min(target.width, frame.width))
      }
      if isLow {
        (target.origin.y, target.size.height) = (frame.minY, min(target.height, frame.height))
      }
      hitTarget = target
    }
    guard withParts else { return }
    for index in children.indices {
      children[index].limitHitTargets(
        to: frame, isNarrow: isNarrow && children[index].frame.width >= frame.width, isLow: isLow,
        withParts: true)
    }
  }
}
