import MaquetteCore
import MaquetteThemes

/// Reads files of symbols.
package enum SymbolLoader {
  /// The symbols of a file, in the notation of Themes/symbols.yaml.
  ///
  /// - Throws: ``FileError`` when the file cannot be read, ``DiagnosticError`` with everything that
  ///   is wrong in it.
  package static func load(path: String) throws -> SymbolSet {
    let root = try YAMLReader.read(FileReader.read(path: path), file: path)
    let sink = DiagnosticSink()
    let symbols = SymbolReader.symbols(from: root, sink: sink)
    if sink.hasErrors { throw DiagnosticError(sink.sorted.map { $0.naming(path) }) }
    return SymbolSet(symbols, readFrom: root)
  }
}
