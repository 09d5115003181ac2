import Maquette
import MaquetteSpec

/// Finds the components that a spec defines, and those of the files that it uses.
struct OwnComponents {
  /// Bytes of all files that are looked into: editors wait meanwhile.
  private static let mostBytes = 8 << 20
  /// Components that are told of.
  private static let most = 2000

  let folder: String?
  let root: ProjectRoot?
  private(set) var found: [OwnComponent] = []
  private var seen = PathSet()
  private var bytes = 0

  init(folder: String?, root: ProjectRoot?) { (self.folder, self.root) = (folder, root) }

  /// The components of an open text.
  static func all(
    in outline: OutlineNode, folder: String?, root: ProjectRoot?
  ) -> [OwnComponent] {
    var search = OwnComponents(folder: folder, root: root)
    search.take(outline, file: nil, base: "")
    return search.found
  }

  /// - Parameters:
  ///   - file: the path of the file; `nil` for the open text.
  ///   - base: the folder that names in it start in, from the open text's.
  private mutating func take(_ outline: OutlineNode, file: String?, base: String) {
    for entry in outline.map ?? [] {
      switch entry.key.text {
      case SpecVocabulary.definitionsKey:
        for definition in entry.value.map ?? [] { add(definition, file: file) }
      case SpecVocabulary.useKey:
        for name in entry.value.list ?? [entry.value] { use(name.scalar?.text, base: base) }
      default: break
      }
    }
  }

  private mutating func add(_ entry: OutlineEntry, file: String?) {
    guard ComponentDecoder.isComponentName(entry.key.text), found.count < OwnComponents.most else {
      return
    }
    let parameters = entry.value.map?.first { $0.key.text == SpecVocabulary.parametersInfo.name }
    found.append(
      OwnComponent(
        name: entry.key.text, parameters: OwnComponents.names(in: parameters?.value), file: file,
        place: entry.key.range))
  }

  /// `[title, subtitle?, {size: 12}]`, or a map of them.
  private static func names(in node: OutlineNode?) -> [String] {
    let names: [String]
    switch node?.content {
    case .scalar(let text)?: names = [text.text]
    case .map(let entries)?: names = entries.map(\.key.text)
    case .list(let nodes)?:
      names = nodes.flatMap { node in
        node.map?.map(\.key.text) ?? node.scalar.map { [$0.text] } ?? []
      }
    case .nothing?, nil: names = []
    }
    return names.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty }
  }

  private mutating func use(_ name: String?, base: String) {
    guard let name, let folder, seen.insert(base + name),
      let path = try? SafePath.resolve(base + name, below: folder, root: root),
      seen.insert(path), let content = try? FileReader.read(path: path)
    else { return }
    bytes += content.count
    guard bytes <= OwnComponents.mostBytes else { return }
    take(
      OutlineParser.outline(of: DocumentText(content)), file: path,
      base: Paths.folder(of: base + name))
  }
}
