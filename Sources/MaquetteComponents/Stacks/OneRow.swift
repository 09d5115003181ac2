import MaquetteCore

extension [AnyComponent] {
  /// The components as one: several stand beside one another.
  package var inOneRow: AnyComponent? {
    guard count > 1 else { return first }
    // The keys of the first one are not the row's.
    let place = self[0].provenance.map {
      Provenance(location: $0.location, length: $0.length, keys: [:])
    }
    return AnyComponent(HStack { self }, provenance: place)
  }
}
