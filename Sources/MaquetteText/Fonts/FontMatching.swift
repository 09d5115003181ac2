import MaquetteCore

/// Chooses among the styles a family really has, as CSS Fonts does (level 4, section 5.2).
enum FontMatching {
  /// The position of the style nearest to the wanted one; `nil` only for an empty list.
  static func nearest(
    weight: FontWeight, isItalic: Bool, in styles: [(weight: FontWeight, isItalic: Bool)]
  ) -> Int? {
    let sameSlant = styles.indices.filter { styles[$0].isItalic == isItalic }
    let candidates = sameSlant.isEmpty ? Array(styles.indices) : sameSlant
    return candidates.min {
      distance(of: styles[$0].weight, from: weight) < distance(of: styles[$1].weight, from: weight)
    }
  }

  /// How late CSS comes to a weight in its search; 0 is the wanted one itself.
  private static func distance(of weight: FontWeight, from wanted: FontWeight) -> Int {
    let difference = weight.rawValue - wanted.rawValue
    let last = 10_000
    return switch wanted {
    // Regular and medium first take each other, then what is lighter, then what is bolder.
    case .regular, .medium:
      if difference == 0 {
        0
      } else if weight == .regular || weight == .medium {
        1
      } else {
        difference < 0 ? 1 - difference : last + difference
      }
    // Light weights look down first, bold ones up.
    case ..<FontWeight.regular: difference <= 0 ? -difference : last + difference
    default: difference >= 0 ? difference : last - difference
    }
  }
}
