import MaquetteCore

extension SpecFile {
  /// What a file in YAML or JSON is, as the keys at its top tell.
  package enum Kind: String, Sendable {
    case spec, theme, symbols, definitions, configuration

    /// The kind of a file; `nil` for one that could be any of them.
    package init?(_ root: SpecNode) {
      guard let entries = root.map else { return nil }
      let keys = Set(entries.map(\.key))
      if SpecFile.isSpec(root) {
        self = .spec
      } else if keys.contains(DefinitionLibrary.definitionsKey) {
        self = .definitions
      } else if !keys.isDisjoint(with: Kind.ofConfigurations) {
        self = .configuration
      } else if !keys.isDisjoint(with: Kind.ofThemes) {
        self = .theme
      } else if entries.contains(where: { entry in
        entry.value.map?.contains { $0.key == "layers" } ?? false
      }) {
        self = .symbols
      } else {
        return nil
      }
    }

    // Specs have symbols, too.
    private static let ofConfigurations = Set(
      (ConfigurationKey.shared.filter { $0.kind != .trait } + ConfigurationKey.top).map(\.name)
    ).subtracting(["symbols", "theme"])
    private static let ofThemes: Set = ["extends", "colors", "typography", "metrics"]

    /// Why a file of another kind is no spec, and what to do with it; `nil` for a spec.
    var mistake: (message: String, hint: String)? {
      switch self {
      case .spec: nil
      case .theme:
        (
          "this is a theme, not a spec",
          "'maquette themes FILE' reads it; specs take it with 'theme: FILE' or --theme FILE"
        )
      case .symbols:
        ("these are symbols, not a spec", "specs take them with 'symbols: FILE' or --symbols FILE")
      case .definitions:
        (
          "these are definitions, not a spec",
          "specs take them with 'use: FILE'; a spec names a component below them"
        )
      case .configuration:
        (
          "this is a project's configuration, not a spec",
          "name it with --config FILE, or keep it as maquette.yaml"
        )
      }
    }
  }
}
