import Glibc

extension DrawItem {
  /// Where the item may leave ink, after a transform; `nil` for one that leaves none.
  ///
  /// - Parameters:
  ///   - reach: how far a shadow is seen around its shape, in points.
  ///   - text: where glyphs leave ink, before the transform; `nil` for nowhere.
  package func bounds(
    _ transform: Transform = .identity, reach: (Shadow) -> Double,
    text: (GlyphRun) throws -> Rect?
  ) rethrows -> Rect? {
    switch self {
    case .fill(let shape, _):
      return shape.bounds.map(transform.apply)
    case .stroke(let shape, let width, _):
      return shape.bounds.map { transform.apply($0.inset(by: -width / 2)) }
    case .line(let shape, let style, _):
      return shape.bounds.map { transform.apply($0.inset(by: -style.reach(along: shape))) }
    case .text(let run, _):
      return try text(run).map(transform.apply)
    case .shadow(let shape, let shadow):
      return shape.bounds.map { bounds in
        var area = bounds.inset(by: -reach(shadow))
        area.origin = area.origin.offset(x: shadow.offset.x, y: shadow.offset.y)
        return transform.apply(area)
      }
    case .image(let image):
      return transform.apply(image.frame)
    case .group(let group):
      let inner = transform.after(group.transform)
      var result: Rect?
      for item in group.items where item.leavesMark {
        guard let next = try item.bounds(inner, reach: reach, text: text) else { continue }
        result = result?.union(next) ?? next
      }
      for clip in group.clips {
        guard let bounds = clip.bounds.map(inner.apply) else { return nil }
        result = result?.intersection(bounds)
      }
      return result
    }
  }

  /// Where fills, lines, pictures and shadows are seen; texts have their frames.
  fileprivate func visibleBounds(fainterThan opacity: Double) -> Rect? {
    leavesMark ? bounds(reach: { $0.reach(fainterThan: opacity) }) { _ in nil } : nil
  }

  /// Whether it leaves any mark.
  package var leavesMark: Bool {
    switch self {
    case .stroke(_, _, let color), .text(_, let color): color.alpha > 0
    case .fill(_, let paint): paint.isVisible
    case .line(_, let style, let paint): style.width > 0 && paint.isVisible
    case .shadow(_, let shadow): shadow.color.alpha > 0
    case .group(let group): group.opacity > 0
    case .image: true
    }
  }
}

extension Shadow {
  /// How far around its shape the shadow is seen, in points: farther out it is fainter than an
  /// opacity.
  package func reach(fainterThan opacity: Double) -> Double {
    guard blur > 0, color.alpha * 0.5 > opacity else { return 0 }
    // Half of a Gaussian lies beyond the edge of a long shape; nothing to see beyond five deviations.
    var (near, far) = (0.0, 5.0)
    for _ in 0..<24 {
      let middle = (near + far) / 2
      let left = color.alpha / 2 * erfc(middle / 2.0.squareRoot())
      (near, far) = left > opacity ? (middle, far) : (near, middle)
    }
    return blur / 2 * far
  }
}

extension SceneNode {
  /// Opacity of which nothing is seen: a step of 8-bit colour.
  package static let unseen = 1.0 / 255

  /// Where the node, without those inside, leaves ink within a clip; `nil` for nowhere.
  ///
  /// - Parameter opacity: what is fainter counts for nothing.
  package func inkBounds(within clip: Rect?, fainterThan opacity: Double = unseen) -> Rect? {
    var result: Rect?
    for item in items {
      guard var next = item.visibleBounds(fainterThan: opacity) else { continue }
      if let clip {
        guard let inside = next.intersection(clip) else { continue }
        next = inside
      }
      result = result?.union(next) ?? next
    }
    return result
  }

  /// What the node's clip leaves of the one around it; `nil` for everything.
  package func clipBounds(within outer: Rect?) -> Rect? {
    guard let own = clip?.bounds else { return outer }
    guard let outer else { return own }
    return own.intersection(outer) ?? Rect(origin: own.origin, size: .zero)
  }

  /// Where the node and those inside leave ink, rings, lift and shadows included; `nil` for nowhere.
  package func visualBounds(within outer: Rect? = nil) -> Rect? {
    let clip = clipBounds(within: outer)
    var result = inkBounds(within: clip)
    for child in children {
      guard let next = child.visualBounds(within: clip) else { continue }
      result = result?.union(next) ?? next
    }
    guard let reach = effects?.reach, reach > 0 else { return result }
    let wide = result?.inset(by: -reach)
    return outer.map { outer in wide?.intersection(outer) } ?? wide
  }
}
