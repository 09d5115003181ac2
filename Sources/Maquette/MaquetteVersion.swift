/// The version of this package.
public enum MaquetteVersion {
  /// The version as `maquette --version` prints it.
  public static let text = "0.1.0"
  /// Its day, as manual pages print it. A release sets both; nothing comes from the clock.
  package static let date = "November 27, 2026"
}
