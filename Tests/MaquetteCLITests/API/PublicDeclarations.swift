import Foundation

/// The public declarations of a module, one a line, as the compiler tells them.
enum PublicDeclarations {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Fragment: Decodable { var spelling: String }
      var pathComponents: [String]
      var declarationFragments: [Fragment]?
    }
    var symbols: [Symbol]
  }

  static func lines(of module: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = try JSONDecoder().decode(
      Info.self, from: Data(BuiltModules.run("swift", ["-print-target-info"]).utf8))
    try BuiltModules.run(
      "swift-symbolgraph-extract",
      [
        "-module-name", module, "-target", target.target.triple, "-skip-synthesized-members",
        "-minimum-access-level", "public", "-output-dir", folder.path,
      ] + BuiltModules.flags())
    // What it adds to other modules' types has files of its own.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let symbols = try names.flatMap {
      let data = try Data(contentsOf: folder.appending(path: $0))
      return try JSONDecoder().decode(Graph.self, from: data).symbols
    }
    return Set(symbols.map(line)).sorted()
  }

  private static func line(_ symbol: Graph.Symbol) -> String {
    let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let owner = symbol.pathComponents.dropLast().joined(separator: ".")
    return owner.isEmpty ? declaration : "\(owner): \(declaration)"
  }

  private struct Info: Decodable {
    struct Target: Decodable { var triple: String }
    var target: Target
  }
}
