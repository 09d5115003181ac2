/// The version of this package.
public enum MaquetteVersion {
  /// The version as `maquette --version` prints it.
  public static let text = "0.1.0"
}
