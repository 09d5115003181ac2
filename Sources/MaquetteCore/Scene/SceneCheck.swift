/// A scene that painters may draw.
///
/// This is the one funnel before C: a painter takes nothing else, and the only way to one is the
/// initializer, which looks at every number. Cairo aborts or loops on numbers that are refused
/// here, and its status says nothing about most of them.
package struct CheckedScene: Sendable {
  /// The scene as it was checked.
  package let scene: Scene

  /// Checks every coordinate, length and size of a scene.
  ///
  /// - Throws: ``DiagnosticError`` that names each node with a bad number, at most
  ///   ``Limits/diagnostics`` of them.
  package init(_ scene: Scene) throws {
    var checker = SceneChecker()
    checker.check(scene)
    guard checker.problems.isEmpty else { throw DiagnosticError(checker.problems) }
    self.scene = scene
  }

  private init(unchecked scene: Scene) { self.scene = scene }

  /// The scene with edges and baselines moved to whole pixels, which cannot leave the limits.
  package func snapped(toScale scale: Double) -> CheckedScene {
    var scene = scene
    PixelSnapping(scale: scale, canvas: scene.size).snap(&scene.root)
    return CheckedScene(unchecked: scene)
  }

  /// The same for a page: the scene is as large as that, and what ends with its canvas fills the page.
  package func filling(_ page: Size, atScale scale: Double) -> CheckedScene {
    var scene = scene
    PixelSnapping(scale: scale, canvas: scene.size, page: page).snap(&scene.root)
    scene.size = page
    return CheckedScene(unchecked: scene)
  }
}

extension DrawItem {
  /// Whether a scene with the item may be drawn, as far as its numbers go.
  package var isWithinLimits: Bool { SceneChecker().isGood(self) }
}

private struct SceneChecker {
  var problems: [Diagnostic] = []

  mutating func check(_ scene: Scene) {
    let size = scene.size
    let isGood =
      size.width > 0 && size.height > 0 && size.width <= Limits.coordinate
      && size.height <= Limits.coordinate
    if size.width == 0 || size.height == 0, !scene.root.component.isEmpty {
      problems.append(
        Diagnostic(
          .error,
          "the picture would be \(shown(size.width)) × \(shown(size.height)) points: the "
            + "\(scene.root.component) has nothing to show",
          location: scene.root.source,
          hint: "give it a text or contents, or set 'width' and 'height'; a text that begins with "
            + "#, ! or & needs quotes", id: .nothingToShow))
      return
    }
    if !isGood {
      problems.append(
        Diagnostic(
          .error,
          "the picture would be \(shown(size.width)) × \(shown(size.height)) points; "
            + "both must be above 0 and at most \(Int(Limits.coordinate))",
          location: scene.root.source, hint: "set 'width' and 'height'", id: .tooMuch))
      // What is too large in it would only say so again.
      return
    }
    if let background = scene.background, !self.isGood(background) {
      problems.append(
        Diagnostic(
          .error,
          "the background's opacity is \(shown(background.alpha)); it must be a number from 0 to 1",
          hint: "write a colour of its own, such as #FFFFFF80"))
    }
    check(scene.root, depth: 0)
  }

  private mutating func check(_ node: SceneNode, depth: Int) {
    guard problems.count < Limits.diagnostics else { return }
    guard depth <= Limits.depth else {
      problems.append(
        Diagnostic(
          .error, "the scene has more than \(Limits.depth) nodes inside one another",
          location: node.source, hint: "put fewer containers into one another", id: .tooMuch))
      return
    }
    let rects = [node.frame, node.hitTarget].compactMap { $0 }
    let isGood =
      rects.allSatisfy(isGood) && node.items.allSatisfy(isGood)
      && (node.clip.map(isGood) ?? true) && (node.effects.map(isGood) ?? true)
      && isCoordinate(node.baseline ?? 0)
    if !isGood {
      problems.append(
        Diagnostic(
          .error,
          "\(node.path) has a coordinate, radius, stroke, blur or opacity that is not a number or "
            + "beyond what can be drawn (\(Int(Limits.coordinate)) points)",
          location: node.source, length: node.component.count,
          hint: "use smaller numbers for its sizes and those around it", id: .outOfRange))
    }
    for child in node.children { check(child, depth: depth + 1) }
  }

  func isGood(_ item: DrawItem) -> Bool {
    switch item {
    case .fill(let shape, let paint): isGood(shape) && isGood(paint)
    case .stroke(let shape, let width, let color):
      isGood(shape) && isLength(width, Limits.radius) && isGood(color)
    case .line(let shape, let style, let paint):
      isGood(shape) && isGood(style, along: shape) && isGood(paint)
    case .text(let run, let color):
      Limits.fontSize.contains(run.size) && isGood(run.origin) && isGood(color)
        && run.glyphs.allSatisfy { isGood($0.position) }
    case .shadow(let shape, let shadow):
      isGood(shape) && isLength(shadow.blur, Limits.blur) && isGood(shadow.offset)
        && isGood(shadow.color)
    case .image(let image):
      isGood(image.frame) && (image.tint.map(isGood) ?? true)
    case .group(let group):
      group.items.allSatisfy(isGood) && group.clips.allSatisfy(isGood)
        && (0...1).contains(group.opacity) && isGood(group.transform)
    }
  }

  private func isGood(_ effects: NodeEffects) -> Bool {
    isLength(effects.blur, Limits.blur) && (effects.mask ?? []).allSatisfy(isGood)
  }

  private func isGood(_ effect: MaterialEffect) -> Bool {
    isLength(effect.blur, Limits.blur) && isLength(effect.lens, Limits.radius)
      && abs(effect.lift) <= 255 && abs(effect.chroma) <= 10
      && effect.curve.count == MaterialEffect.samples
      && effect.curve.allSatisfy { abs($0) <= 1000 } && (effect.rim.map(isGood) ?? true)
  }

  private func isGood(_ shape: Shape) -> Bool {
    switch shape {
    case .rect(let rect): isGood(rect)
    case .roundedRect(let rect, let radius, _): isGood(rect) && isLength(radius, Limits.radius)
    case .path(let path, _):
      path.elements.allSatisfy { element in
        switch element {
        case .move(let point), .line(let point): isGood(point)
        case .curve(let first, let second, let point):
          isGood(first) && isGood(second) && isGood(point)
        case .close: true
        }
      }
    }
  }

  private func isGood(_ style: StrokeStyle, along shape: Shape) -> Bool {
    isLength(style.width, Limits.radius) && style.miterLimit >= 1
      && style.miterLimit <= Limits.miter && style.dash.allSatisfy { isLength($0, Limits.radius) }
      && style.dash.count <= Limits.dashLengths && isCoordinate(style.dashPhase)
      && style.dashCount(along: shape) <= Limits.dashes
  }

  private func isGood(_ paint: Paint) -> Bool {
    guard paint.colors.allSatisfy(isGood) else { return false }
    if case .material(let material) = paint {
      let ends = material.ramp.map { [$0.full, $0.end] } ?? []
      return isGood(material.effect) && ends.allSatisfy(isCoordinate)
    }
    guard case .gradient(let gradient) = paint else { return true }
    let places = gradient.stops.map(\.location)
    guard !places.isEmpty, places.count <= Limits.gradientStops,
      places.allSatisfy({ (0...1).contains($0) }),
      zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return false }
    return switch gradient.course {
    case .linear(let from, let to): isGood(from) && isGood(to)
    case .radial(let centre, let radius): isGood(centre) && isLength(radius, Limits.coordinate)
    case .angular(let centre, let from, let to):
      isGood(centre) && isCoordinate(from) && isCoordinate(to)
    }
  }

  private func isGood(_ rect: Rect) -> Bool {
    isGood(rect.origin) && isLength(rect.width, Limits.coordinate)
      && isLength(rect.height, Limits.coordinate)
  }

  private func isGood(_ point: Point) -> Bool { isCoordinate(point.x) && isCoordinate(point.y) }

  private func isGood(_ transform: Transform) -> Bool {
    [transform.a, transform.b, transform.c, transform.d].allSatisfy { abs($0) <= 1000 }
      && isCoordinate(transform.tx) && isCoordinate(transform.ty)
  }

  private func isGood(_ color: Color) -> Bool { (0...1).contains(color.alpha) }

  // Comparisons with NaN are false, so these refuse it too.
  private func isCoordinate(_ value: Double) -> Bool { abs(value) <= Limits.coordinate }
  private func isLength(_ value: Double, _ limit: Double) -> Bool { value >= 0 && value <= limit }

  private func shown(_ value: Double) -> String { NumberFormat.short(value) }
}
