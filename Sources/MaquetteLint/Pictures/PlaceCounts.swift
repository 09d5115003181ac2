import Maquette
import MaquetteSpec

/// How many components of a picture come from each place of a spec.
struct PlaceCounts {
  private var components: [SourceLocation: Int] = [:]
  private var values: [SourceLocation: Int] = [:]

  init(_ items: [LintItem]) {
    for item in items {
      guard let own = item.provenance else { continue }
      let around = item.parent?.provenance
      // What a component makes of itself stands where that does.
      guard own.location != around?.location else { continue }
      components[own.location, default: 0] += 1
      let outer = Set((around?.keys ?? [:]).values)
      for place in Set(own.keys.values) where !outer.contains(place) {
        values[place, default: 0] += 1
      }
    }
  }

  /// How many components a change is about.
  func count(of edit: SpecEdit) -> Int {
    switch edit.change {
    case .add: components[edit.location] ?? 0
    case .replace, .remove, .rename: values[edit.location] ?? 0
    }
  }
}
