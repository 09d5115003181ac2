import Maquette

/// What specs are made of, as libFuzzer's dictionaries have it: a word in quotes on each line.
enum FuzzWords {
  static var text: String {
    let schemas = Catalogue.standard.schemas
    let words = Catalogue.standard.names + schemas.flatMap { $0.properties.flatMap(\.allNames) }
    let syntax = [
      "- ", ": ", "\n  ", "{", "}", "[", "]", "#", "&a ", "*a", "<<: ", "|\n", ">\n", "\"",
    ]
    let all = Set(words.map { $0 + ": " } + syntax).sorted()
    return all.map { "\"\(escaped($0))\"" }.joined(separator: "\n")
  }

  private static func escaped(_ word: String) -> String {
    word.utf8.map { byte in
      switch byte {
      case 0x20...0x7E where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\"):
        String(UnicodeScalar(byte))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
