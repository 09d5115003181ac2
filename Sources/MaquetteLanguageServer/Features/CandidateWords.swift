import Maquette
import MaquetteSpec

/// Words that may stand behind a key.
extension CandidateLists {
  mutating func addWords(for place: Expected) {
    for type in place.types { addWords(for: type, place.info) }
    guard let info = place.info else { return }
    if info.type.takesText {
      for word in SpecVocabulary.words(for: info.name) { add(word: word, .value, info) }
    }
    if info.name == "theme" || info.name == "symbols" || info.name == SpecVocabulary.useKey {
      addFiles(ending: SpecFile.endings)
    }
  }

  private mutating func add(
    word: String, _ kind: Candidate.Kind, _ info: PropertyInfo?, detail: String = ""
  ) {
    let isDefault = info?.defaultText == word
    add(
      Candidate(
        label: word, kind: kind, detail: isDefault ? "default" : detail,
        text: context.style == .plain ? Escape.yamlValue(word) : Escape.yaml(word)))
  }

  private mutating func addWords(for type: SpecType, _ info: PropertyInfo?) {
    switch type {
    case .boolean: for word in ["true", "false"] { add(word: word, .value, info) }
    case .choice(let words, let synonyms), .choices(let words, let synonyms):
      for word in words { add(word: word, .value, info) }
      // Words of other frameworks are for those who begin to write one.
      guard !context.prefix.isEmpty else { return }
      for (word, own) in synonyms.sorted(by: { $0.key < $1.key }) {
        add(word: word, .value, info, detail: "another name of \(own)")
      }
    case .words(let words, _): for word in words { add(word: word, .value, info) }
    case .color: addColors(info)
    case .background:
      addColors(info)
      add(word: "transparent", .color, info)
    case .font: for word in FontValue.words { add(word: word, .value, info) }
    case .underline:
      for word in ["true", "false"] + UnderlineStyle.words { add(word: word, .value, info) }
    case .symbol: addSymbols(info)
    case .icon, .picture:
      addSymbols(info)
      addFiles(ending: [".png", ".jpg", ".jpeg", ".svg"])
    case .imageFile: addFiles(ending: [".png", ".jpg", ".jpeg", ".svg"])
    case .specFile: addFiles(ending: SpecFile.endings)
    case .length: add(word: "infinity", .value, info)
    case .insets(_, takesTrue: true): add(word: "true", .value, info, detail: "the theme's")
    case .component(let name):
      guard let schema = guide.vocabulary.schema(named: name) else { return }
      for type in guide.vocabulary.expected(in: schema).types { addWords(for: type, info) }
    case .device, .locale, .timeZone:
      let key = type == .device ? "device" : type == .locale ? "locale" : "timeZone"
      for word in SpecVocabulary.words(for: key) { add(word: word, .value, info) }
    case .text, .insets, .moment, .moments, .ratio, .momentOrTime, .duration, .number, .integer,
      .components, .actions, .barItems, .map, .offset, .characterRange, .numberRange, .numbers,
      .items, .lists, .attributedText, .either, .menuItems, .cells, .nestedElements:
      break
    }
  }

  private mutating func addSymbols(_ info: PropertyInfo?) {
    for name in guide.vocabulary.symbols { add(word: name, .value, info, detail: "symbol") }
  }

  private mutating func addColors(_ info: PropertyInfo?) {
    let theme = SpecTheme.theme(of: outline, folder: document.folder, root: root)
    for name in theme.colorWords {
      // Editors draw what they find in the detail.
      let color = theme.color(named: name, traits: ColorTraits())
      add(word: name, .color, info, detail: color?.hex ?? "")
    }
  }

  /// The most files that are told of.
  private static let mostFiles = 500

  /// Files in the folder of what is written, which is the spec's or one below it.
  private mutating func addFiles(ending: [String]) {
    guard let folder = document.folder else { return }
    let start = Paths.folder(of: context.prefix)
    guard
      let path = start.isEmpty
        ? folder : try? SafePath.resolve(start, below: folder, root: root),
      let names = Disk.names(in: path)
    else { return }
    let usable = names.filter { !Paths.isHidden($0) && !PathText.hasEscapes($0) }.sorted()
    var count = 0
    for name in usable where count < Self.mostFiles {
      guard Paths.starts(start + name, with: context.prefix) || context.prefix.isEmpty else {
        continue
      }
      let isFolder = Disk.isFolder(Paths.slashed(path) + name)
      guard isFolder || ending.contains(where: { Paths.ends(name.lowercased(), in: $0) }) else {
        continue
      }
      count += 1
      add(word: start + name + (isFolder ? "/" : ""), .file, nil)
    }
  }
}

/// The theme that a text names, half written as it may be.
enum SpecTheme {
  static func theme(of outline: OutlineNode, folder: String?, root: ProjectRoot?) -> Theme {
    func word(_ key: String) -> String? {
      outline.map?.first { $0.key.text == key }?.value.scalar?.text
    }
    var patch = EnvironmentPatch()
    for key in ["device", "platform", "osVersion"] {
      if let text = word(key), let trait = EnvironmentTrait.named(key) {
        try? trait.apply(text, to: &patch)
      }
    }
    // Without a folder, no file may be named.
    if let name = word("theme"), folder != nil || Theme.named(name.lowercased()) != nil,
      let theme = try? ThemeReference.theme(named: name, belowFolder: folder, root: root)
    {
      patch.theme = theme
    }
    return patch.environment.theme
  }
}
