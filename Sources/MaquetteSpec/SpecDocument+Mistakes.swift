import MaquetteComponents
import MaquetteCore
import MaquetteThemes

extension SpecDocument {
  /// Keys and values that a component can do without.
  private static let optional: Set<DiagnosticID> = [
    .unknownKey, .unknownValue, .unknownColor, .unknownSymbol, .badValue, .outOfRange,
  ]

  /// Taking away what is wrong may show that something else is.
  private static let mostRounds = 3

  /// Reads a spec without the keys of its components that are wrong, so that something can be said
  /// about the others; `nil` where that is not all that is wrong, or where what is wrong is said
  /// about the whole picture.
  ///
  /// - Parameter mistakes: why the spec cannot be read as it stands.
  package init?(
    parsing bytes: [UInt8], file: String, folder: String?, symbols: SymbolSet = SymbolSet(),
    root: ProjectRoot? = nil, without mistakes: [Diagnostic]
  ) {
    guard var node = try? YAMLReader.read(bytes, file: file) else { return nil }
    let outer = folder == nil ? root : ProjectRoot.around(spec: file, in: root)
    var doubtful: Set<SourceLocation> = []
    var left = mistakes
    for _ in 0..<SpecDocument.mostRounds {
      let errors = left.filter { $0.severity == .error }
      let places = Set(errors.compactMap(\.location))
      guard !errors.isEmpty,
        errors.allSatisfy({ error in
          SpecDocument.optional.contains(error.id) && error.location != nil
            && (error.file ?? file) == file
        })
      else { return nil }
      var remover = KeyRemover(places)
      node = remover.without(node)
      guard remover.removed == places else { return nil }
      doubtful.formUnion(remover.components)
      do {
        self = try SpecDocument(
          decoding: node, file: folder == nil ? nil : file, folder: folder, symbols: symbols,
          root: outer)
        self.doubtful = doubtful
        return
      } catch let error as DiagnosticError {
        left = error.naming(file).diagnostics
      } catch {
        return nil
      }
    }
    return nil
  }
}

/// Takes entries out of maps by the places of their keys, or of their values.
private struct KeyRemover {
  private let places: Set<SourceLocation>
  /// The places where something was taken away.
  private(set) var removed: Set<SourceLocation> = []
  /// All places that may be those of the components which it was taken from.
  private(set) var components: Set<SourceLocation> = []

  init(_ places: Set<SourceLocation>) { self.places = places }

  /// A whole spec; what its top says is about the whole picture and stays.
  mutating func without(_ root: SpecNode) -> SpecNode {
    guard let entries = root.map else { return without(root, of: []) }
    var copy = root
    let names = KeyRemover.names(entries)
    copy.value = .map(entries.map { without($0, of: names) })
    return copy
  }

  private static func names(_ entries: [SpecNode.Entry]) -> [SourceLocation] {
    entries.filter { ComponentDecoder.isComponentName($0.key) }.map(\.location)
  }

  /// - Parameter components: the places of the components that a value belongs to.
  private mutating func without(_ node: SpecNode, of components: [SourceLocation]) -> SpecNode {
    var copy = node
    switch node.value {
    case .scalar: break
    case .list(let nodes): copy.value = .list(nodes.map { without($0, of: components) })
    case .map(let entries):
      let names = KeyRemover.names(entries)
      let own = names.isEmpty ? components : names
      var kept: [SpecNode.Entry] = []
      for entry in entries {
        if take(entry) {
          self.components.formUnion(own)
        } else {
          kept.append(without(entry, of: own))
        }
      }
      copy.value = .map(kept)
    }
    return copy
  }

  /// What is said about an environment is said about more than one component, and stays.
  private mutating func without(_ entry: SpecNode.Entry, of components: [SourceLocation])
    -> SpecNode.Entry
  {
    var copy = entry
    if entry.key != "environment" { copy.value = without(entry.value, of: components) }
    return copy
  }

  /// Whether an entry is wrong. A map stands where its first key does.
  private mutating func take(_ entry: SpecNode.Entry) -> Bool {
    for place in [entry.location] + (entry.value.scalar == nil ? [] : [entry.value.location])
    where places.contains(place) {
      removed.insert(place)
      return true
    }
    return false
  }
}
