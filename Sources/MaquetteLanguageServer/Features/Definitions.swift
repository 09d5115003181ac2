import Maquette
import MaquetteSpec

/// Finds where what stands at a place comes from.
struct Definitions {
  let document: OpenDocument
  let outline: OutlineNode
  let guide: SpecGuide
  let root: ProjectRoot?

  /// A part of a file.
  struct Target {
    /// The file; `nil` for the open text.
    var path: String?
    /// The bytes that are meant.
    var range: Range<Int>
  }

  func targets(at offset: Int) -> [Target] {
    guard let place = outline.place(at: offset) else { return [] }
    let text = place.scalar.text
    if place.scalar.style == .alias { return anchor(String(text.dropFirst())).map { [$0] } ?? [] }
    if let reference = reference(text, at: offset, place) { return [reference] }
    let name = place.part == .key || place.part == .value ? text : ""
    if let own = guide.own.first(where: { $0.name == name }) {
      return [Target(path: own.file, range: own.place)]
    }
    guard place.part == .value, let path = file(text) else { return [] }
    return [Target(path: path, range: 0..<0)]
  }

  /// The file that a text names, if it is one that the spec may name, and there is one.
  private func file(_ name: String) -> String? {
    let endings = SpecFile.endings + SpecFile.reuseEndings + [".png", ".jpg", ".jpeg", ".svg"]
    guard let folder = document.folder, name.utf8.count <= 4096,
      endings.contains(where: { Paths.ends(name.lowercased(), in: $0) }),
      let path = try? SafePath.resolve(name, below: folder, root: root), Disk.isFile(path)
    else { return nil }
    return path
  }

  /// The value with an anchor.
  private func anchor(_ name: String) -> Target? {
    func search(_ node: OutlineNode) -> Range<Int>? {
      if node.anchor?.text == name { return node.anchor?.range }
      for element in node.list ?? [] {
        if let found = search(element) { return found }
      }
      for entry in node.map ?? [] {
        if let found = search(entry.value) { return found }
      }
      return nil
    }
    return search(outline).map { Target(range: $0) }
  }

  /// The parameter that `${name}` stands for, inside of a definition.
  private func reference(_ text: String, at offset: Int, _ place: OutlinePlace) -> Target? {
    let content = place.scalar.content
    let before = document.text.string(content.lowerBound..<max(content.lowerBound, offset))
    guard let start = before.lastIndex(of: "$") else { return nil }
    let rest = document.text.string(
      content.lowerBound + before[..<start].utf8.count..<content.upperBound)
    guard let name = rest.between("${", and: "}")?.split(separator: ".").first else { return nil }
    // The definition is the step below `definitions`.
    for (index, step) in place.steps.enumerated() {
      guard index == 1, case .entry(let entry, _, _) = step,
        case .entry(let outer, _, _) = place.steps[0],
        outer.key.text == SpecVocabulary.definitionsKey,
        let parameters = entry.value.map?.first(where: {
          $0.key.text == SpecVocabulary.parametersInfo.name
        })
      else { continue }
      return scalars(in: parameters.value).first {
        $0.text == name || $0.text == name + "?"
      }.map { Target(range: $0.range) }
    }
    return nil
  }

  private func scalars(in node: OutlineNode) -> [OutlineScalar] {
    switch node.content {
    case .nothing: []
    case .scalar(let scalar): [scalar]
    case .map(let entries): entries.map(\.key)
    case .list(let nodes): nodes.flatMap { $0.map?.map(\.key) ?? $0.scalar.map { [$0] } ?? [] }
    }
  }
}
