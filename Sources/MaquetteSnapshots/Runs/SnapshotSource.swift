import Maquette
import MaquetteCore
import MaquetteSpec

/// Where pictures of a run come from.
package struct SnapshotSource: Hashable, Sendable {
  /// Spec files, and folders of them.
  package var paths: [String]
  /// Whether the built-in gallery is drawn as well.
  package var includesGallery: Bool
  /// The combinations of traits that each spec is drawn in; empty for its own traits alone. The
  /// gallery has variants of its own.
  package var variants: [Variant]
  /// What flags say about the environment.
  package var overrides: EnvironmentPatch
  /// Font files and folders besides the pinned fonts.
  package var fontPaths: [String]
  /// The name of the set that baselines belong to; empty without one.
  package var set = ""
  /// A folder for its baselines below that of all, with a slash at its end; empty for none.
  package var folder = ""
  /// The project below whose folder specs may name files, besides their own; `nil` for none.
  package var root: ProjectRoot?
  /// Whether the variants are all that there are of these specs, as a configuration says: then a
  /// baseline of another one is obsolete. Those of a command line are not: the next one names others.
  package var isComplete = false
  /// Whether ``paths`` are only some of the set's.
  package var isNarrowed = false
  /// What of its pictures is not compared, and how many pixels may differ.
  package var tolerances = SnapshotTolerances()
  /// What flags say about the environment besides what the set says, for receipts.
  package var flags = ""

  /// Whether all pictures of the set are drawn, under the names that the configuration gives them.
  var isWhole: Bool { isComplete && !isNarrowed && flags.isEmpty }

  /// A source; without further arguments it has nothing.
  package init(
    paths: [String] = [], includesGallery: Bool = false, variants: [Variant] = [],
    overrides: EnvironmentPatch = EnvironmentPatch(), fontPaths: [String] = []
  ) {
    self.paths = paths
    self.includesGallery = includesGallery
    self.variants = variants
    self.overrides = overrides
    self.fontPaths = fontPaths
  }
}

extension EnvironmentPatch {
  /// What it says in one line, for example `locale=ar scale=3`; empty for a patch that says nothing.
  /// Of files there is only the name, so that a theme that was edited is the same one.
  public var flagText: String {
    var words = traits.map { "\($0.key)=\($0.value)" }
    if let theme { words.append("theme=\(theme.name)") }
    if symbols != SymbolSet() { words.append("symbols") }
    return words.joined(separator: " ")
  }
}
