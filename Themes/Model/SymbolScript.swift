/// A script that symbols with letters, words or digits may have a drawing of its own for.
public enum SymbolScript: String, Hashable, Sendable, CaseIterable {
  /// Arabic, Persian, Urdu, Pashto and the others that share the script.
  case arabic
  /// Hebrew and Yiddish.
  case hebrew
  /// Eastern Arabic numerals and the percent sign that goes with them. The locale's numbering system
  /// decides on them, not its language: Morocco and Pakistan have Western ones.
  case arabicDigits
  /// The numerals of Persian and Urdu, of which 4, 5 and 6 look different; where a symbol has none of
  /// them, those of Arabic take their place.
  case persianDigits
}
