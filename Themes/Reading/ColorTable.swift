/// Where a theme keeps colours by name.
enum ColorTable {
  case colors, materials, reduced, vibrant
}

extension Theme {
  /// The colours of a table. No key path: making one searches all conformances of the program.
  subscript(table: ColorTable) -> [String: ColorSet] {
    get {
      switch table {
      case .colors: self.colors
      case .materials: self.materials
      case .reduced: self.reduced
      case .vibrant: self.vibrant
      }
    }
    // In place: a setter would copy the table for each colour.
    _modify {
      switch table {
      case .colors: yield &self.colors
      case .materials: yield &self.materials
      case .reduced: yield &self.reduced
      case .vibrant: yield &self.vibrant
      }
    }
  }
}
