import MaquetteComponents
import MaquetteLocale
import MaquetteThemes

/// The words of specs that are no component's, for whoever helps to write specs: editors and shells.
package enum SpecVocabulary {
  /// The keys at the top of a spec: the picture's, those of reuse, and the traits of the environment.
  package static let topInfos: [PropertyInfo] =
    DocumentDecoder.canvasInfos + SpecReuse.infos
    + EnvironmentTrait.all.map { trait in
      PropertyInfo(name: trait.key, summary: trait.summary, type: trait.type)
    }

  /// The keys that an element of a list may have besides its component's.
  package static let itemInfos = [
    PropertyInfo(
      name: Repetition.key, summary: "Repeats the item, over a list, a number or a file's rows.",
      type: .either(.text, .map(Repetition.infos))),
    PropertyInfo(
      name: Condition.key, summary: "The environments in which the component is drawn.",
      type: .map(Condition.infos)),
  ]

  /// The key of what a definition takes.
  package static let parametersInfo = PropertyInfo(
    name: Definition.parametersKey,
    summary: "The parameters that each use sets: [title, subtitle?, {size: 12}].", type: .text)

  /// The key of a spec's own components.
  package static let definitionsKey = DefinitionLibrary.definitionsKey

  /// The key of files with such components.
  package static let useKey = DefinitionLibrary.useKey

  /// The component drawn, where no component is at the top itself.
  package static let viewKey = "view"

  /// The keys at the top of a project's configuration.
  package static let configurationInfos: [PropertyInfo] =
    (ConfigurationKey.shared + ConfigurationKey.top).map { key in
      let type = key.kind == .trait ? EnvironmentTrait.named(key.name)?.type : nil
      return PropertyInfo(name: key.name, summary: key.summary, type: type ?? .text)
    }

  /// The words that a key takes whose type is any text, or a name of many, as that of a device; empty
  /// where any text is one.
  package static func words(for key: String) -> [String] {
    switch key {
    case "device": Device.names
    case "theme": Theme.builtInHeads.map(\.name)
    case "locale": LocaleIdentifier.names
    case "timeZone": TimeZoneIdentifier.names
    default: []
    }
  }
}
