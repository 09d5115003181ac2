extension FontFile {
  /// The face that draws some characters well: this one, or its model where it has them broken.
  func drawing(_ scalars: [Unicode.Scalar]) -> FontFile {
    guard !broken.isEmpty, scalars.contains(where: { isBroken($0.value) }), let model,
      scalars.allSatisfy({ model.covers($0.value) })
    else { return self }
    return model
  }

  /// Whether the face has the outline of a character, or of the letter under its accents, broken.
  func isBroken(_ scalar: UInt32) -> Bool {
    guard !broken.isEmpty else { return false }
    var base = scalar
    while let (letter, _) = FontFile.decomposition(base) { base = letter }
    return broken.contains(base)
  }
}
