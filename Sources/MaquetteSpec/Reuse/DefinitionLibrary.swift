import MaquetteComponents
import MaquetteCore

/// The definitions that a spec has and those of the files that it uses.
struct DefinitionLibrary {
  /// The key of definitions, at the top of a spec or of a file that one uses.
  static let definitionsKey = "definitions"
  /// The key that names files with definitions.
  static let useKey = "use"

  private(set) var definitions: [String: Definition] = [:]
  private let files: NamedFiles
  private let reader: SpecReader
  /// The paths of files that were read.
  private var known: Set<PathKey> = []
  /// The files that are being read, outermost first.
  private var stack: [NamedFiles.File] = []

  init(files: NamedFiles, reader: SpecReader) {
    self.files = files
    self.reader = reader
  }

  /// Takes the definitions of a spec or of a file.
  mutating func add(_ entries: [SpecNode.Entry]) {
    // What is used comes first: of two definitions of a name, the spec's own is the second.
    for entry in entries where entry.key == DefinitionLibrary.useKey { use(entry) }
    for entry in entries where entry.key == DefinitionLibrary.definitionsKey { define(entry) }
  }

  private mutating func define(_ entry: SpecNode.Entry) {
    guard let entries = entry.value.map else {
      var reader = reader
      reader.key = entry.key
      reader.mismatch(entry.value, wanted: "a map of names with components")
      return
    }
    for entry in entries {
      guard let definition = Definition(entry, by: reader) else { continue }
      if let first = definitions[definition.name] {
        let file = first.file.map { " of '\($0)'" } ?? ""
        reader.fail(
          "there is a definition '\(definition.name)' already, in line \(first.location.line)"
            + file, at: definition.location, length: definition.name.count,
          hint: "choose another name, or remove one of them", id: .duplicateKey)
        continue
      }
      definitions[definition.name] = definition
    }
  }

  private mutating func use(_ entry: SpecNode.Entry) {
    var named: [PathKey: SourceLocation] = [:]
    for node in entry.value.list ?? [entry.value] {
      guard let file = files.read(node, key: entry.key, by: reader) else { continue }
      if let first = named.updateValue(node.location, forKey: PathKey(file.path)) {
        reader.fail(
          "'\(file.name)' is given twice, first on line \(first.line)", at: node,
          hint: "remove one of them", id: .duplicateKey)
        continue
      }
      if let index = stack.firstIndex(where: { PathKey($0.path) == PathKey(file.path) }) {
        let circle = (stack[index...] + [file]).map { "'\($0.name)'" }.joined(separator: " → ")
        reader.fail(
          "the file uses itself: \(circle)", at: node,
          hint: "remove it from 'use'; a file knows its own definitions", id: .circularDefinition)
        continue
      }
      guard known.insert(PathKey(file.path)).inserted else { continue }
      guard known.count <= Limits.usedFiles else {
        reader.fail(
          "the spec uses more than \(Limits.usedFiles) files", at: node,
          hint: "put definitions together into fewer files", id: .tooMuch)
        return
      }
      stack.append(file)
      read(file, namedAt: node)
      stack.removeLast()
    }
  }

  private mutating func read(_ file: NamedFiles.File, namedAt node: SpecNode) {
    do {
      let root = try YAMLReader.read(file.bytes, file: file.name)
        .coming(from: SourceOrigin(file: file.name, place: node.location))
      guard let entries = root.map,
        entries.contains(where: { $0.key == DefinitionLibrary.definitionsKey })
          || entries.allSatisfy({ $0.key == DefinitionLibrary.useKey })
      else {
        reader.fail(
          "'\(file.name)' has no definitions", at: node,
          hint: "write them there below 'definitions:'", id: .missingKey)
        return
      }
      DefinitionLibrary.checkKeys(entries, by: reader)
      add(entries)
    } catch {
      NamedFiles.report(error, in: file, namedAt: node, note: "used", by: reader)
    }
  }

  /// Reports what a file of definitions may not have at its top.
  static func checkKeys(_ entries: [SpecNode.Entry], by reader: SpecReader) {
    let keys = [definitionsKey, useKey]
    for entry in entries where !keys.contains(entry.key) {
      reader.fail(
        "unknown key '\(SpecNode.excerpt(entry.key))' in a file of definitions",
        at: entry.location, length: entry.key.count,
        hint: Suggestion.nearest(to: entry.key, in: keys).map { "did you mean '\($0)'?" }
          ?? "a file that is used has 'definitions' and 'use', and nothing else",
        id: .unknownKey)
    }
  }
}
