/// How a material or glass changes what is behind it.
///
/// What is behind is blurred, its brightness is led through a curve and its colour made weaker or
/// stronger. Over gray the curve alone decides; sources of the numbers are in `Themes/*.yaml`.
package struct MaterialEffect: Hashable, Sendable {
  /// How far what is behind is smeared: a Gaussian's standard deviation, in points.
  package var blur: Double
  /// What becomes of black, the grays 64, 128 and 191, and white: 0 to 255; what lies beyond is cut off.
  package var curve: [Double]
  /// How much of a colour's distance from gray is left, as a share.
  package var chroma: Double
  /// What glass adds, from 0 to 255, where all that is behind it is bright.
  package var lift: Double
  /// How far from its edge it bends what is behind, in points.
  package var lens: Double
  /// The line along the inside of its edge, ``rimWidth`` points wide; `nil` for none.
  package var rim: Color?

  /// Measured in the dark: from 0.165 of white to nothing over 1.22 points. Measured in light (iOS 26.0): white as wide.
  /// Two lines stand for the fading: one of half of the colour over all of it, and one over its outer half.
  package static let rimWidth = 1.2

  /// How much of the rim's colour is there at most where a tint lies over the glass. Estimated, from a button on white
  /// (beta), whose edge is a brighter tint and not white.
  private static let tintedRim = 0.28

  /// The rim of glass that a tint lies over.
  package static func tinted(_ rim: Color) -> Color {
    var rim = rim
    rim.alpha = min(rim.alpha, tintedRim)
    return rim
  }

  /// The grays of which a curve says what becomes of them.
  package static let grays: [Double] = [0, 64, 128, 191, 255]
  /// How many they are.
  package static let samples = grays.count

  /// An effect from its parts.
  package init(
    blur: Double, curve: [Double], chroma: Double, lift: Double = 0, lens: Double = 0,
    rim: Color? = nil
  ) {
    self.blur = blur
    self.curve = curve
    self.chroma = chroma
    self.lift = lift
    self.lens = lens
    self.rim = rim
  }

  /// What becomes of a gray, from 0 to 255, by the curve alone; it may lie beyond these.
  package func brightness(of gray: Double) -> Double {
    let grays = MaterialEffect.grays
    guard curve.count == grays.count else { return gray }
    let part = min(grays.count - 2, grays.lastIndex { $0 <= gray } ?? 0)
    let share = (gray - grays[part]) / (grays[part + 1] - grays[part])
    return curve[part] + (curve[part + 1] - curve[part]) * share
  }

  /// What is added to every gray.
  ///
  /// - Parameter brightness: the mean of all that is behind, 0 to 255.
  package func lift(over brightness: Double) -> Double {
    let share = max(0, min(1, (brightness / 255 - 0.19) / (0.5 - 0.19)))
    return lift * (share * share * (3 - 2 * share))
  }
}

/// A material as a shape is filled with it.
package struct Material: Hashable, Sendable {
  /// What the theme calls it.
  package var name: String
  /// What it does to what is behind it.
  package var effect: MaterialEffect
  /// The translucent colour that stands for it where nothing can be blurred.
  package var flat: Color
  /// What is behind it where the picture is transparent.
  package var ground: Color
  /// The picture inside of the scene that it is part of: nothing beyond is seen through it; `nil` for
  /// the whole scene.
  package var window: MaterialWindow?
  /// Where it fades out; `nil` for nowhere.
  package var ramp: MaterialRamp?
  /// What it looks like; `nil` as long as nobody asked.
  package var sight: MaterialSight?
  /// Tells it from others while pictures are made of them; 0 otherwise.
  package var number = 0

  /// A material from its parts.
  package init(_ name: String, _ effect: MaterialEffect, flat: Color, ground: Color) {
    self.name = name
    self.effect = effect
    self.flat = flat
    self.ground = ground
  }
}

/// What a material looks like at one pixel per point.
package struct MaterialSight: Hashable, Sendable {
  /// What tells the pixels behind it from others: eight hexadecimal digits.
  package var backdrop: String
  /// The mean of what is seen of it.
  package var mean: Color

  /// What is seen, from its parts.
  package init(backdrop: String, mean: Color) { (self.backdrop, self.mean) = (backdrop, mean) }
}

/// How a material fades out along the height of a picture, as where contents scroll under a bar.
package struct MaterialRamp: Hashable, Sendable {
  /// Where all of it is there, in points from the top of the scene.
  package var full: Double
  /// Where nothing of it is left.
  package var end: Double

  /// A ramp from its ends.
  package init(full: Double, end: Double) { (self.full, self.end) = (full, end) }

  /// The ramp elsewhere.
  func moved(by offset: Double) -> MaterialRamp {
    MaterialRamp(full: full + offset, end: end + offset)
  }
}

/// A picture inside of a scene, such as a screen of a board.
package struct MaterialWindow: Hashable, Sendable {
  /// Where it is.
  package var frame: Rect
  /// How round its corners are, in points.
  package var cornerRadius: Double
  /// All of it that a material sees; `nil` for all.
  package var part: Rect?

  /// A window from its parts.
  package init(_ frame: Rect, cornerRadius: Double) {
    (self.frame, self.cornerRadius) = (frame, cornerRadius)
  }
}

extension Paint {
  /// A shape painted with it; glass has its rim.
  ///
  /// - Parameter tint: what lies over glass, below its rim, or stands in the place of one colour; `nil` for
  ///   nothing.
  package func items(in shape: Shape, tint: Paint? = nil) -> [DrawItem] {
    var rim: Color
    let layers: [DrawItem]
    switch self {
    case .material(let material):
      layers = [self, tint].compactMap { $0 }.map { DrawItem.fill(shape, $0) }
      guard let own = material.effect.rim else { return layers }
      rim = own
    case .edged(let color, let own):
      layers = [.fill(shape, tint ?? .color(color))]
      rim = own
    case .color, .verticalGradient, .gradient: return [.fill(shape, tint ?? self)]
    }
    if tint != nil { rim = MaterialEffect.tinted(rim) }
    let faint = rim.opacity(0.5)
    let lines = [MaterialEffect.rimWidth, MaterialEffect.rimWidth / 2].map { width in
      DrawItem.innerLine(of: shape, width: width, color: faint)
    }
    return layers + lines
  }
}

extension DrawItem {
  /// A line along the inside of a shape's edge.
  package static func innerLine(of shape: Shape, width: Double, color: Color) -> DrawItem {
    guard case .path = shape else {
      return .stroke(shape.inset(by: width / 2), width: width, color)
    }
    return .group(DrawGroup([.stroke(shape, width: 2 * width, color)], clips: [shape]))
  }

  /// The material that it is filled with; `nil` for none.
  package var material: Material? {
    if case .fill(_, .material(let material)) = self { material } else { nil }
  }

  /// The first material in it; `nil` for none.
  package var firstMaterial: Material? {
    if case .group(let group) = self { return group.items.lazy.compactMap(\.firstMaterial).first }
    return material
  }

  /// Something in it is filled with a material.
  package var hasMaterial: Bool {
    if case .group(let group) = self { return group.items.contains(where: \.hasMaterial) }
    return material != nil
  }
}

extension SceneNode {
  /// Something in it, or in what is inside of it, is filled with a material.
  package var hasMaterial: Bool {
    items.contains(where: \.hasMaterial) || children.contains(where: \.hasMaterial)
  }
}

extension SceneNode {
  /// The node with materials that see nothing beyond a picture, where they are in none yet that is smaller.
  package func confiningMaterials(to window: MaterialWindow) -> SceneNode {
    guard hasMaterial else { return self }
    var copy = self
    copy.items = items.map { $0.confiningMaterials(to: window) }
    copy.children = children.map { $0.confiningMaterials(to: window) }
    return copy
  }
}

extension DrawItem {
  /// The item with a material that sees nothing beyond the bounds of the shape that it fills.
  package var seeingBehindItself: DrawItem {
    guard case .fill(let shape, .material(var material)) = self, let bounds = shape.bounds else {
      return self
    }
    material.window = MaterialWindow(bounds, cornerRadius: 0)
    material.window?.part = bounds
    return .fill(shape, .material(material))
  }

  fileprivate func confiningMaterials(to window: MaterialWindow) -> DrawItem {
    switch self {
    case .fill(let shape, .material(var material)):
      // Of two that are as large, the rounder one shows less.
      let isRounder = material.window.map {
        $0.frame == window.frame && $0.cornerRadius < window.cornerRadius || $0.part == $0.frame
      }
      if isRounder ?? true {
        let part = material.window?.part
        material.window = window
        material.window?.part = part
      }
      return .fill(shape, .material(material))
    case .group(var group):
      // Another transform has other coordinates.
      guard group.transform == .identity else { return self }
      group.items = group.items.map { $0.confiningMaterials(to: window) }
      return .group(group)
    default: return self
    }
  }
}
