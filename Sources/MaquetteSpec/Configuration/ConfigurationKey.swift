/// A key of a project's configuration: what its reader takes, and what editors are told.
package struct ConfigurationKey: Hashable, Sendable {
  /// What kind of value it has.
  package enum Kind: Hashable, Sendable {
    /// A text.
    case text
    /// A text, or a list of texts.
    case texts
    /// A combination of traits, or a list of at least one.
    case variants
    /// A rectangle, or a list of them.
    case areas
    /// How many pixels.
    case pixels
    /// A number from 1 to 4, or a list of them.
    case scales
    /// How many pixels may differ, or rules.
    case tolerance
    /// What is not compared: paths of components, rectangles, or rules.
    case ignored
    /// A trait of the environment.
    case trait
    /// Sets by name.
    case sets
    /// What is said of linting.
    case lint
    /// Levels by the names of rules.
    case levels
  }

  /// The key.
  package let name: String
  /// What it says, in a sentence.
  package let summary: String
  /// What kind of value it has.
  package let kind: Kind

  private init(_ name: String, _ kind: Kind, _ summary: String) {
    (self.name, self.kind, self.summary) = (name, kind, summary)
  }

  /// Keys that a set has, and the top of the file for all sets that do not say otherwise.
  package static let shared: [ConfigurationKey] =
    [
      ConfigurationKey("specs", .texts, "Spec files, and folders of them."),
      ConfigurationKey(
        "variants", .texts, "Combinations of traits, for example [light, dark, dark+rtl]."),
      ConfigurationKey(
        "scales", .scales,
        "Pixels per point. If there are several, each variant is drawn at each scale."),
      ConfigurationKey("theme", .text, "A theme's name or a theme file."),
      ConfigurationKey("symbols", .text, "A file of symbols of your own."),
      ConfigurationKey(
        "fonts", .texts, "Font files, and folders of them, besides the pinned fonts."),
      ConfigurationKey(
        "tolerance", .tolerance,
        "How many pixels may differ in a picture, or rules for some pictures or areas."),
      ConfigurationKey(
        "ignore", .ignored,
        "What comparisons ignore: paths of components, rectangles as x,y,width,height, "
          + "or rules."),
    ]
    + EnvironmentTrait.all.filter { $0.key != "scale" }.map {
      ConfigurationKey($0.key, .trait, $0.summary)
    }

  /// Keys of the top alone.
  package static let top: [ConfigurationKey] = [
    ConfigurationKey("baselines", .text, "The folder of the baselines; Snapshots by default."),
    ConfigurationKey(
      "results", .text,
      "The folder for pictures and reports of failures; snapshot-results by default."),
    ConfigurationKey("sets", .sets, "Sets of specs by name, each with its own variants and theme."),
    ConfigurationKey(
      "lint", .lint,
      "The rules that 'maquette lint' checks, and the variants in which it checks them."),
  ]

  /// Keys of a set alone.
  package static let set: [ConfigurationKey] = [
    ConfigurationKey(
      "folder", .text,
      "The folder of this set's baselines, below 'baselines'. It is needed when another set draws "
        + "the same specs.")
  ]

  /// Keys of what is said of linting.
  package static let lint: [ConfigurationKey] = [
    ConfigurationKey(
      "variants", .variants,
      "Combinations of traits in which 'maquette lint' checks specs."),
    ConfigurationKey(
      "rules", .levels, "The level of each rule: off, note, warning or error."),
    ConfigurationKey(
      "baseline", .text, "A file of known findings, which are not reported again."),
  ]

  /// Keys of a rule, which says something of some pictures or of parts of them.
  package static let rule: [ConfigurationKey] = [
    ConfigurationKey(
      "pictures", .texts, "Names of pictures; * matches anything. By default, all pictures."),
    ConfigurationKey(
      "component", .texts, "Paths of components, whose contents count, too; * matches anything."),
    ConfigurationKey("area", .areas, "A rectangle in points as x,y,width,height."),
    ConfigurationKey("pixels", .pixels, "How many pixels may differ."),
  ]
}
