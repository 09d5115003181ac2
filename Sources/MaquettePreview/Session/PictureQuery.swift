import Maquette
import MaquetteCore
import MaquetteSpec

/// Which picture a page asks for: a spec, a variant, and what its switches say.
struct PictureQuery: Hashable, Sendable {
  /// The traits that a page may set.
  static let traits =
    [
      "appearance", "contrast", "direction", "locale", "textSize", "platform", "osVersion",
      "scale",
      "legibilityWeight", "pseudo", "controlAccentColor", "controlActiveState",
    ] + EnvironmentSwitch.all.map(\.key)

  /// The spec's id.
  let spec: Int
  /// The place of the variant among those of the session.
  let variant: Int
  /// What switches say; wins over spec, flags and variant.
  let switches: EnvironmentPatch
  /// Overlays that are switched on.
  let overlays: [Overlay]

  /// Why a query is none.
  enum Problem: Error, Hashable {
    /// There is no such spec or variant.
    case unknown
    /// A switch says what it cannot.
    case wrong(String)
  }

  /// Reads the last two parts of a path, `3/0`, and the items after its question mark.
  init(
    path: some Collection<Substring>, items: [(name: String, value: String)], variants: Int
  ) throws(Problem) {
    let numbers = path.compactMap { part in
      part.utf8.count <= 9 && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard path.count == 2, numbers.count == 2, (0..<variants).contains(numbers[1]) else {
      throw .unknown
    }
    (spec, variant) = (numbers[0], numbers[1])
    var patch = EnvironmentPatch()
    var overlays: [Overlay] = []
    for (name, value) in items where !value.isEmpty && name != "revision" {
      if name == "overlay" {
        guard let overlay = Overlay(rawValue: value) else { throw .wrong("unknown overlay") }
        if !overlays.contains(overlay) { overlays.append(overlay) }
        continue
      }
      guard PictureQuery.traits.contains(name), let trait = EnvironmentTrait.named(name) else {
        throw .wrong("unknown switch '\(SpecNode.excerpt(name))'")
      }
      do throws(EnvironmentTrait.Problem) {
        try trait.apply(value, to: &patch)
      } catch {
        throw .wrong(error.message + (error.hint.map { "; \($0)" } ?? ""))
      }
    }
    (switches, self.overlays) = (patch, overlays)
  }
}
