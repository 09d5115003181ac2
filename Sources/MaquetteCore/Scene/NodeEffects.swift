/// How the colours of something are mixed with those behind it, under SwiftUI's names: those that PNG,
/// SVG and PDF have alike.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// It covers what is behind it.
  case normal
  /// Both are multiplied: never lighter than either.
  case multiply
  /// What is missing of both to white is multiplied: never darker than either.
  case screen
  /// Dark grounds are multiplied, light ones screened.
  case overlay
  /// The darker one of each channel.
  case darken
  /// The lighter one of each channel.
  case lighten
  /// The ground gets lighter where it is light.
  case colorDodge
  /// The ground gets darker where it is dark.
  case colorBurn
  /// As under a soft lamp.
  case softLight
  /// As under a hard lamp.
  case hardLight
  /// How far the two are apart.
  case difference
  /// The same with less contrast.
  case exclusion
  /// Its hue on what is behind.
  case hue
  /// Its saturation on what is behind.
  case saturation
  /// Its hue and saturation on what is behind.
  case color
  /// Its brightness on what is behind.
  case luminosity
}

/// What is done with all that a node and those inside of it draw, as one picture.
package struct NodeEffects: Hashable, Sendable {
  /// The standard deviation of a Gaussian blur, in points.
  package var blur = 0.0
  /// How it is mixed with what is behind it.
  package var blend = BlendMode.normal
  /// As opaque as these items are it is drawn; `nil` for all of it.
  package var mask: [DrawItem]?

  /// Effects; without further arguments they change nothing.
  package init(blur: Double = 0, blend: BlendMode = .normal, mask: [DrawItem]? = nil) {
    (self.blur, self.blend, self.mask) = (blur, blend, mask)
  }

  /// How far around what is drawn a blur is seen, in points.
  package var reach: Double { blur > 0 ? 3 * blur + 1 : 0 }

  /// The same of what is turned, moved or scaled.
  package func transformed(by transform: Transform) -> NodeEffects {
    var copy = self
    copy.blur *= transform.meanStretch
    copy.mask = mask.map { [.group(DrawGroup($0, transform: transform))] }
    return copy
  }
}

extension SceneNode {
  /// What the node draws and what its effects are made of.
  package var allItems: [DrawItem] { items + (effects?.mask ?? []) }
}

extension DrawItem {
  /// The item with flat colours in the place of materials.
  package var withFlatMaterials: DrawItem {
    switch self {
    case .fill(let shape, .material(let material)): return .fill(shape, .color(material.flat))
    case .group(var group):
      group.items = group.items.map(\.withFlatMaterials)
      return .group(group)
    default: return self
    }
  }
}
