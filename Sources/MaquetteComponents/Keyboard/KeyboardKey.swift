import MaquetteCore

/// A key of a keyboard in its place.
struct KeyboardKey {
  /// What is on it.
  enum Face: Hashable {
    /// A letter or sign that it writes.
    case letter(String)
    /// A digit with the letters below it.
    case digit(String, letters: String)
    /// A word.
    case word(String)
    /// A symbol.
    case symbol(String)
    /// A symbol without a ground.
    case bare(String)
    /// A proposed word without a ground.
    case proposal(String)
    /// An emoji without a ground.
    case emoji(String)
  }

  /// The ground that it stands on.
  enum Ground {
    case key
    case special
    case pressed
    case tint
    case none
  }

  var face: Face
  var ground: Ground
  /// Its area, from the keyboard's left upper corner.
  var frame: Rect
  /// What assistive technology calls it.
  var name: String
}
