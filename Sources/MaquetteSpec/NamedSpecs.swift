import MaquetteComponents
import MaquetteCore

/// Reads spec files that a spec names, to show what they draw.
struct NamedSpecs {
  let decoder: DocumentDecoder

  /// The most files inside one another, in that of the spec itself.
  private static let depth = 8

  /// What the file that a value names says; `nil` after reporting what is wrong with it.
  func spec(_ node: SpecNode) -> NamedSpec? {
    let reader = decoder.reader
    let files = NamedFiles(
      folder: decoder.folder, root: decoder.root, dependencies: decoder.dependencies)
    guard let file = files.read(node, key: "spec", by: reader) else { return nil }
    let own = decoder.file.map {
      NamedFiles.File(bytes: [], name: $0, path: Disk.resolved($0))
    }
    let open = [own].compactMap { $0 } + decoder.openFiles
    if let index = open.firstIndex(where: { PathKey($0.path) == PathKey(file.path) }) {
      let circle = (open[index...] + [file]).map { "'\($0.name)'" }.joined(separator: " → ")
      reader.fail(
        "the spec shows itself: \(circle)", at: node, hint: "name another spec",
        id: .circularDefinition)
      return nil
    }
    guard open.count <= NamedSpecs.depth else {
      reader.fail(
        "there are more than \(NamedSpecs.depth) specs inside one another", at: node,
        hint: "name the inner spec itself", id: .tooMuch)
      return nil
    }
    do {
      let root = try YAMLReader.read(file.bytes, file: file.name)
        .coming(from: SourceOrigin(file: file.name, note: "shown", place: node.location))
      var inner = decoder
      inner.openFiles.append(file)
      inner.localize = nil
      guard let document = inner.decode(root) else { return nil }
      return NamedSpec(
        name: node.scalar ?? "", component: document.component, canvas: document.canvas,
        environment: document.environment)
    } catch {
      NamedFiles.report(error, in: file, namedAt: node, note: "shown", by: reader)
    }
    return nil
  }
}
