import Maquette

/// What `--version` prints: ours, and those of the libraries that decide on pixels.
enum Versions {
  static var text: String {
    let libraries = LibraryVersions.all.map { "\($0.name) \($0.version)" }
    return (["maquette \(MaquetteVersion.text)"] + libraries).joined(separator: "\n")
  }
}
