import MaquetteCore

/// Where a theme keeps colours by name.
enum ColorTable {
  case colors, materials, reduced, vibrant
}

extension Theme {
  /// The colours of a table. No key path: making one searches all conformances of the program.
  subscript(table: ColorTable) -> [String: ColorSet] {
    get {
      switch table {
      case .colors: colors
      case .materials: materials
      case .reduced: reduced
      case .vibrant: vibrant
      }
    }
    // In place: a setter would copy the table for each colour.
    _modify {
      switch table {
      case .colors: yield &colors
      case .materials: yield &materials
      case .reduced: yield &reduced
      case .vibrant: yield &vibrant
      }
    }
  }
}
