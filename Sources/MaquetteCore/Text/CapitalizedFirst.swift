extension String {
  /// The text with its first letter in capitals.
  package var capitalizedFirst: String {
    var text = prefix(1).uppercased()
    // A slice that is appended searches all conformances of the program at run time; a text does not.
    text += String(dropFirst())
    return text
  }
}
