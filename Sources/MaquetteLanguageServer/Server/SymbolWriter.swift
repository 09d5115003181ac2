import Maquette
import MaquetteSpec

/// Writes the symbols of a text as its client wants them: inside of one another, or in a list.
struct SymbolWriter {
  /// Names of one text that are told; nobody looks for more.
  private static let most = 10_000

  private let symbols: [DocumentSymbol]
  private let document: OpenDocument
  private let client: ClientTraits
  private let positions: [Int: TextPosition]

  init(_ symbols: [DocumentSymbol], _ document: OpenDocument, _ client: ClientTraits) {
    var left = SymbolWriter.most
    self.symbols = SymbolWriter.cut(symbols, &left)
    (self.document, self.client) = (document, client)
    let ends = SymbolWriter.flat(self.symbols).flatMap { symbol in
      [symbol.range, symbol.selection].flatMap { [$0.lowerBound, $0.upperBound] }
    }
    positions = document.text.positions(of: ends, in: client.encoding)
  }

  private static func cut(_ symbols: [DocumentSymbol], _ left: inout Int) -> [DocumentSymbol] {
    var result: [DocumentSymbol] = []
    for var symbol in symbols where left > 0 {
      left -= 1
      symbol.children = cut(symbol.children, &left)
      result.append(symbol)
    }
    return result
  }

  private static func flat(_ symbols: [DocumentSymbol]) -> [DocumentSymbol] {
    symbols.flatMap { [$0] + flat($0.children) }
  }

  var json: JSONValue {
    if client.nestsSymbols { return .array(symbols.map(nested)) }
    return .array(
      SymbolWriter.flat(symbols).map { symbol in
        let location = JSONValue.object([
          ("uri", .string(document.uri)), ("range", span(of: symbol.range)),
        ])
        return .object([
          ("name", .string(symbol.title)), ("kind", .integer(symbol.kind.rawValue)),
          ("location", location),
        ])
      })
  }

  private func nested(_ symbol: DocumentSymbol) -> JSONValue {
    var pairs: [(String, JSONValue)] = [
      ("name", .string(symbol.name)), ("kind", .integer(symbol.kind.rawValue)),
      ("range", span(of: symbol.range)), ("selectionRange", span(of: symbol.selection)),
    ]
    if !symbol.detail.isEmpty { pairs.append(("detail", .string(symbol.detail))) }
    if !symbol.children.isEmpty {
      pairs.append(("children", .array(symbol.children.map(nested))))
    }
    return .object(pairs)
  }

  private func span(of range: Range<Int>) -> JSONValue {
    let start = TextPosition(line: 0, character: 0)
    return TextSpan(
      start: positions[range.lowerBound] ?? start, end: positions[range.upperBound] ?? start
    ).json
  }
}

extension DocumentSymbol {
  /// Its name with what it says, where there is one line for both.
  var title: String { detail.isEmpty ? name : "\(name) \(detail)" }
}
