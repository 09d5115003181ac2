import MaquetteCore

/// Reads the rows that `repeat` goes over: a list in JSON or YAML, or a table in CSV.
enum DataTable {
  /// The rows of a file, all places of which know the file.
  ///
  /// - Throws: ``DiagnosticError`` for a text that is none.
  static func rows(of file: NamedFiles.File, namedAt place: SourceLocation) throws -> [SpecNode] {
    let origin = SourceOrigin(file: file.name, note: "read", place: place, isData: true)
    let root: SpecNode
    if Paths.ends(file.name, in: ".csv") || Paths.ends(file.name, in: ".tsv") {
      let separator: UInt8 = Paths.ends(file.name, in: ".tsv") ? 0x09 : UInt8(ascii: ",")
      root = try CSVReader.table(file.bytes, file: file.name, separator: separator)
    } else {
      root = try YAMLReader.read(file.bytes, file: file.name)
    }
    guard let rows = root.list else {
      throw DiagnosticError([
        Diagnostic(
          .error, "the data is \(root.kindName), not a list", file: file.name,
          location: root.location, hint: "write a list of maps, such as [{\"name\": \"Anna\"}]",
          id: .wrongType)
      ])
    }
    return rows.map { $0.coming(from: origin) }
  }
}

extension SpecNode {
  /// The value with an origin at all of its places.
  func coming(from origin: SourceOrigin) -> SpecNode {
    var copy = self
    copy.location.origin = origin
    switch value {
    case .scalar: break
    case .list(let nodes): copy.value = .list(nodes.map { $0.coming(from: origin) })
    case .map(let entries):
      copy.value = .map(
        entries.map { entry in
          var entry = entry
          entry.location.origin = origin
          entry.value = entry.value.coming(from: origin)
          return entry
        })
    }
    return copy
  }

  /// How many values are in it, itself among them.
  var valueCount: Int {
    switch value {
    case .scalar: 1
    case .list(let nodes): nodes.reduce(1) { $0 + $1.valueCount }
    case .map(let entries): entries.reduce(1) { $0 + $1.value.valueCount }
    }
  }
}
