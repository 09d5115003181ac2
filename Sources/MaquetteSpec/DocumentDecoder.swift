import MaquetteComponents
import MaquetteCore
import MaquetteThemes

/// Sorts the top of a spec into environment, canvas and component.
struct DocumentDecoder {
  let sink: DiagnosticSink
  let catalogue: Catalogue
  let folder: String?
  /// A project around that one, below whose folder the spec may name files, too.
  let root: ProjectRoot?
  /// Symbols that the spec need not bring, because flags do.
  let symbols: SymbolSet
  let images: ImageLoader
  /// What is told of every file that the spec names.
  let dependencies: SpecDependencies?
  /// Puts texts into the language of the picture; `nil` while they stay as they are.
  var localize: ((String, SpecNode, String) -> String)?
  /// The locale of files of translations that do not tell theirs; `nil` where it is not known.
  var stringsLocale: String?
  private let pictures: [String: ImageData]
  /// The spec's own file, which it may not name; `nil` where it is not known.
  var file: String?
  /// The files that are being read because the spec names one, and one names the other.
  var openFiles: [NamedFiles.File] = []

  init(
    sink: DiagnosticSink, catalogue: Catalogue, folder: String?, symbols: SymbolSet,
    dependencies: SpecDependencies? = nil, root: ProjectRoot? = nil,
    pictures: [String: ImageData] = [:]
  ) {
    self.root = root
    self.sink = sink
    self.catalogue = catalogue
    self.folder = folder
    self.symbols = symbols
    self.dependencies = dependencies
    self.pictures = pictures
    images = ImageLoader(
      folder: folder, root: root, dependencies: dependencies, known: pictures)
  }

  /// The same decoder, telling another sink.
  func reporting(to sink: DiagnosticSink) -> DocumentDecoder {
    var copy = DocumentDecoder(
      sink: sink, catalogue: catalogue, folder: folder, symbols: symbols,
      dependencies: dependencies, root: root, pictures: pictures)
    (copy.localize, copy.stringsLocale) = (localize, stringsLocale)
    (copy.file, copy.openFiles) = (file, openFiles)
    return copy
  }

  /// The keys of the canvas, for help and suggestions.
  static let canvasInfos: [PropertyInfo] = [
    PropertyInfo(
      name: "width", summary: "The picture's width; as wide as the content when not given.",
      type: .number(0...Limits.coordinate)),
    PropertyInfo(
      name: "height", summary: "The picture's height; as high as the content when not given.",
      type: .number(0...Limits.coordinate)),
    PropertyInfo(
      name: "background",
      summary:
        "The colour behind the picture; the platform's background when not given.",
      type: .background),
    PropertyInfo(
      name: "title", summary: "What the picture shows, for SVG, PDF and documentation.",
      type: .text),
    PropertyInfo(
      name: "theme", summary: "A theme's name, or a theme file below the spec's folder.",
      type: .text),
    PropertyInfo(
      name: "symbols", summary: "A file of symbols of your own, below the spec's folder.",
      type: .text),
    PropertyInfo(
      name: "callouts",
      summary: "What the overlay 'callouts' says: components by path, kind or title, with texts.",
      type: .items(CalloutReader.keys)),
    PropertyInfo(name: "view", summary: "The component drawn.", type: .components),
  ]

  /// Every lowerCamel key at the top of a spec.
  static let topKeys: [String] =
    canvasInfos.map(\.name) + SpecReuse.infos.map(\.name) + EnvironmentTrait.all.map(\.key)

  var reader: SpecReader {
    var reader = SpecReader(sink: sink, catalogue: catalogue)
    reader.loadImage = images.load
    reader.loadSpec = { NamedSpecs(decoder: self).spec($0) }
    reader.localize = localize
    return reader
  }

  /// What a spec says; `nil` after reporting what is wrong with it.
  func decode(_ root: SpecNode) -> SpecDocument? {
    guard SpecReuse.isIn(root) else { return plain(root) }
    if let kind = SpecFile.Kind(root), kind != .spec, let mistake = kind.mistake {
      reader.fail(mistake.message, at: root, hint: mistake.hint, id: .noComponent)
      return nil
    }
    let files = NamedFiles(folder: folder, root: self.root, dependencies: dependencies)
    guard
      let expanded = SpecReuse.expanded(
        root, files: files, stringsLocale: stringsLocale, reader: reader),
      var document = plain(expanded.root)
    else { return nil }
    warn(of: expanded.unused, in: document.environment)
    if let reuse = expanded.adaptive {
      document.component = AnyComponent(
        AdaptiveComponent(
          whole: document.component, source: SpecBranches(reuse, as: self, pictures: pictures)))
    }
    return document
  }

  /// What a spec without a word of reuse says; `nil` after reporting what is wrong with it.
  func plain(_ root: SpecNode) -> SpecDocument? {
    if let place = ComponentCount.firstTooMany(in: root) {
      reader.fail(
        "the picture has more than \(Limits.nodes) components", at: place,
        hint: "split it into several specs", id: .tooMuch)
      return nil
    }
    guard let entries = root.map else {
      // A spec may be nothing but `Spacer` or a list, which only a map can hold.
      guard let component = component(root, by: ComponentDecoder(reader: reader)) else {
        return nil
      }
      return SpecDocument(component, at: root.location)
    }
    let named = entries.first { ComponentDecoder.isComponentName($0.key) }
    let schema = named.flatMap { catalogue.schema(named: $0.key) }
    var rest: [SpecNode.Entry] = []
    var (canvas, patch) = (Canvas(), EnvironmentPatch())
    var view: SpecNode.Entry?
    var callouts: [Callout] = []
    for entry in entries {
      switch entry.key {
      case "view" where named == nil: view = entry
      // A component's own keys come first, but for those of the canvas.
      case _ where DocumentDecoder.isOwn(entry.key, of: schema, in: named): rest.append(entry)
      case "callouts": callouts = CalloutReader(reader: reader).callouts(entry)
      case _ where readCanvas(entry, into: &canvas): break
      case _ where readEnvironment(entry, beside: schema, into: &patch): break
      default: rest.append(entry)
      }
    }
    canvas.places = Canvas.Places(entries, of: named ?? view, patch)
    checkDevice(entries, of: named ?? view, in: &patch)
    if case .named(let name) = patch.tint { check(name, of: "tint", entries, patch) }
    if case .color(.named(let name)) = canvas.background {
      check(name, of: "background", entries, patch)
    }
    guard
      let component = component(view: view, named: named, rest: rest, root: root, patch: patch)
    else {
      return nil
    }
    var document = SpecDocument(component: component, canvas: canvas, environment: patch)
    document.callouts = callouts
    return document
  }

  /// Whether a colour is there depends on the theme, which may be named below it.
  private func check(
    _ name: String, of key: String, _ entries: [SpecNode.Entry], _ patch: EnvironmentPatch
  ) {
    guard let node = entries.first(where: { $0.key == key })?.value else { return }
    let environment = patch.environment
    guard environment.theme.color(named: name, traits: environment.colorTraits) == nil else {
      return
    }
    sink.report(reader.unknownColor(name, in: environment.theme, at: node))
  }

  /// What a picture and a component may both have: looks and a title. Beside a component that has
  /// one of these it is the component's; every other key at the top is the picture's, whatever the
  /// component calls its own, as `Image` calls its size `scale`.
  private static let sharedKeys: Set<String> = ["tint", "background", "title", "view"]
  private static let pictureKeys = Set(topKeys).subtracting(sharedKeys)

  /// Whether a key at the top is the picture's whatever component stands beside it.
  static func isPictures(_ key: String) -> Bool { pictureKeys.contains(key) }

  static func isOwn(
    _ key: String, of schema: ComponentSchema?, in named: SpecNode.Entry?
  ) -> Bool {
    // `Label: Hello` has its text already: a title beside it is the picture's.
    if key == "title", named?.value.scalar?.isEmpty == false { return false }
    guard let schema, !isPictures(key) else { return false }
    return schema.canonicalKey(key) != nil
  }

  private func component(
    view: SpecNode.Entry?, named: SpecNode.Entry?, rest: [SpecNode.Entry], root: SpecNode,
    patch: EnvironmentPatch
  ) -> AnyComponent? {
    var reader = reader
    reader.theme = patch.shownTheme
    reader.symbols = patch.ownSymbols.overlaid(by: symbols)
    let decoder = ComponentDecoder(reader: reader)
    if let view {
      for entry in rest { reportUnknown(entry) }
      return component(view.value, by: decoder)
    }
    guard named != nil else {
      if let mistake = SpecFile.Kind(root)?.mistake {
        reader.fail(mistake.message, at: root, hint: mistake.hint, id: .noComponent)
        return nil
      }
      for entry in rest { reportUnknown(entry) }
      if !sink.hasErrors { reportNoComponent(root) }
      return nil
    }
    return decoder.component(rest, at: root.location, isTop: true)
  }

  /// A component, or several below one another.
  private func component(_ node: SpecNode, by decoder: ComponentDecoder) -> AnyComponent? {
    guard node.list != nil else { return decoder.component(node) }
    let children = decoder.components(node)
    guard children.isEmpty else { return AnyComponent(VStack { children }) }
    if !sink.hasErrors { reportNoComponent(node) }
    return nil
  }

  private func readCanvas(_ entry: SpecNode.Entry, into canvas: inout Canvas) -> Bool {
    var reader = reader
    reader.key = entry.key
    reader.range = 0...Limits.coordinate
    switch entry.key {
    case "width": canvas.width = length(entry.value, by: reader)
    case "height": canvas.height = length(entry.value, by: reader)
    case "title": canvas.title = String.read(entry.value, by: reader)
    case "background":
      if let found = background(entry.value, by: reader) { canvas.background = found }
    default: return false
    }
    return true
  }

  private func length(_ node: SpecNode, by reader: SpecReader) -> Double? {
    guard let length = reader.number(node) else { return nil }
    if length > 0 { return length }
    reader.fail(
      "'\(reader.key)' is 0; a picture needs at least 1 point", at: node,
      hint: "use a larger number, or leave the key out")
    return nil
  }
}
