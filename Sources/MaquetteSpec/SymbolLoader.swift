import MaquetteCore
import MaquetteThemes

/// Reads files of symbols.
package enum SymbolLoader {
  /// The symbols of a file, in the notation of Themes/symbols.yaml.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - name: the path as somebody wrote it, before links were followed, for messages; the path itself
  ///     when `nil`.
  /// - Throws: ``FileError`` when the file cannot be read, ``DiagnosticError`` with everything that
  ///   is wrong in it.
  package static func load(path: String, named name: String? = nil) throws -> SymbolSet {
    let name = name ?? path
    let root = try YAMLReader.read(FileReader.read(path: path), file: name)
    let sink = DiagnosticSink()
    let symbols = SymbolReader.symbols(from: root, sink: sink)
    if sink.hasErrors { throw DiagnosticError(sink.sorted.map { $0.naming(name) }) }
    return SymbolSet(symbols, readFrom: root)
  }
}
