import MaquetteCore

extension RasterPainter {
  /// A scene whose materials know what is behind them and what they look like, at one pixel per point.
  ///
  /// - Throws: as ``image(_:scale:)`` does.
  package func surveyed(_ scene: CheckedScene) throws -> Scene {
    guard scene.scene.root.hasMaterial else { return scene.scene }
    let numbered = MaterialResolver.numbered(scene.scene)
    let sights = try materials(in: CheckedScene(numbered), scale: 1, looks: true) {
      $1.picture.sight
    }
    return MaterialResolver.sighted(numbered, sights)
  }

  /// The texts in front of materials with the contrast that they have with what is really behind them.
  ///
  /// - Throws: as ``image(_:scale:)`` does.
  package func textsOnMaterials(in scene: CheckedScene) throws -> [TextOnMaterial] {
    guard scene.scene.root.hasMaterial else { return [] }
    var search = MaterialTextSearch()
    search.visit(scene.scene.root)
    // What no text stands on is not drawn to be looked at.
    guard !search.texts.isEmpty else { return [] }
    var bare = scene.scene
    bare.root = bare.root.withoutText
    let image = try image(CheckedScene(bare), scale: 1)
    return search.texts.compactMap { $0.measured(on: image) }
  }
}

/// A text in front of a material.
package struct TextOnMaterial: Hashable, Sendable {
  /// What the theme calls the material.
  package var material: String
  /// The node with the text.
  package var path: String
  /// What kind of component that is.
  package var component: String
  /// What it says.
  package var text: String
  /// The colour that it has, which may be translucent.
  package var ownColor: Color
  /// Its colour, over what is behind.
  package var color: Color
  /// What is behind most of it, where the contrast is least.
  package var ground: Color
  /// The contrast of both, 1 to 21.
  package var contrast: Double
  /// The contrast that it has over the colour that stands for the material.
  package var plainContrast: Double
  /// The contrast that it should have. Documented: HIG, Accessibility: 4.5, or 3 for bold texts and those of
  /// 18 points and more.
  package var least: Double
  /// The place in the spec.
  package var source: SourceLocation?
  /// Where it is.
  package var area: Rect
}

extension PlacedText {
  /// The text with its contrast; `nil` where nothing of it is in the picture.
  ///
  /// - Parameter image: the picture without letters, at one pixel per point.
  fileprivate func measured(on image: RasterImage) -> TextOnMaterial? {
    // Behind the letters alone: a label's symbol has a ground of its own.
    let area = PixelRect(around: node.textArea)
      .intersection(PixelRect(minX: 0, minY: 0, maxX: image.width, maxY: image.height))
    guard !area.isEmpty else { return nil }
    // In pieces as wide as they are high, of which the worst counts.
    var worst: (color: Color, ground: Color, contrast: Double)?
    var x = area.minX
    while x < area.maxX {
      let piece = PixelRect(
        minX: x, minY: area.minY, maxX: min(area.maxX, x + max(1, area.height)), maxY: area.maxY)
      x = piece.maxX
      // Beside round corners there is no material.
      guard let ground = image.middle(of: piece, in: shape) else { continue }
      let color = style.color.over(ground)
      let contrast = color.contrast(with: ground)
      if contrast < worst?.contrast ?? .infinity { worst = (color, ground, contrast) }
    }
    guard let worst else { return nil }
    let isLarge = style.size >= 18 || style.weight >= .semibold
    // What a control lays over the material itself is there whatever is behind.
    let plain = node.items.flatMap(\.flatFills).reduce(material.flat.over(material.ground)) {
      $1.over($0)
    }
    return TextOnMaterial(
      material: material.name, path: node.path, component: node.component, text: text,
      ownColor: style.color, color: worst.color, ground: worst.ground, contrast: worst.contrast,
      plainContrast: style.color.over(plain).contrast(with: plain), least: isLarge ? 3 : 4.5,
      source: node.source, area: node.frame)
  }
}

extension Shape {
  /// Whether a point is inside: of round rectangles within their rim, a point wide, of other outlines in the
  /// rectangle around them.
  fileprivate func holds(_ point: Point) -> Bool {
    guard case .roundedRect(let rect, let radius, _) = self else {
      return bounds?.holds(Rect(origin: point, size: .zero)) ?? false
    }
    let round = min(radius, min(rect.width, rect.height) / 2)
    let reach = max(0, round - 1)
    // How far it is from the middle of the nearest corner, towards the corner.
    let x = max(rect.minX + round - point.x, point.x - rect.maxX + round, 0)
    let y = max(rect.minY + round - point.y, point.y - rect.maxY + round, 0)
    return x * x + y * y <= reach * reach
  }
}

extension SceneNode {
  /// The node without letters.
  fileprivate var withoutText: SceneNode {
    var copy = self
    copy.items = items.compactMap(\.withoutText)
    copy.children = children.map(\.withoutText)
    return copy
  }
}

extension DrawItem {
  /// The colours that it fills shapes with, from the back to the front.
  fileprivate var flatFills: [Color] {
    switch self {
    case .fill(_, .color(let color)): [color]
    case .group(let group): group.items.flatMap(\.flatFills)
    default: []
    }
  }

  fileprivate var withoutText: DrawItem? {
    switch self {
    case .text: return nil
    case .group(var group):
      group.items = group.items.compactMap(\.withoutText)
      return .group(group)
    default: return self
    }
  }
}

extension RasterImage {
  /// The mean of all pixels, which are opaque.
  var mean: Color { mean(of: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)) }

  /// The mean of some pixels, which are opaque; there is at least one.
  private func mean(of area: PixelRect) -> Color {
    var sums = (red: 0, green: 0, blue: 0)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let pixel = pixels[y * width + x]
        sums.red += Int((pixel >> 16) & 0xFF)
        sums.green += Int((pixel >> 8) & 0xFF)
        sums.blue += Int(pixel & 0xFF)
      }
    }
    let count = max(1, area.width * area.height)
    func byte(_ sum: Int) -> UInt8 { UInt8(min(255, (sum + count / 2) / count)) }
    return Color(red: byte(sums.red), green: byte(sums.green), blue: byte(sums.blue))
  }

  /// What half of the pixels of a shape in an area is at least and half at most, each channel by itself: a
  /// symbol beside a text is no part of what is behind it. `nil` where the shape has none there.
  fileprivate func middle(of area: PixelRect, in shape: Shape) -> Color? {
    let inside = (area.minY..<area.maxY).flatMap { y in
      (area.minX..<area.maxX).lazy
        .filter { shape.holds(Point(x: Double($0) + 0.5, y: Double(y) + 0.5)) }
        .map { pixels[y * width + $0] }
    }
    guard !inside.isEmpty else { return nil }
    func channel(_ shift: UInt32) -> UInt8 {
      var counts = [Int](repeating: 0, count: 256)
      for pixel in inside { counts[Int((pixel >> shift) & 0xFF)] += 1 }
      var left = (inside.count + 1) / 2
      for (value, count) in counts.enumerated() {
        left -= count
        if left <= 0 { return UInt8(value) }
      }
      return 255
    }
    return Color(red: channel(16), green: channel(8), blue: channel(0))
  }
}
