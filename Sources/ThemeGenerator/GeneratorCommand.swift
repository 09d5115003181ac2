import FoundationEssentials
import Glibc
import MaquetteCore
import MaquetteSpec

/// `swift run theme-generator [--check] [--root folder]`.
struct GeneratorCommand {
  private static let usage = """
    Usage: swift run theme-generator [--check] [--root <folder>]

    Writes Sources/CThemeData/files and the types of looks from Themes/*.yaml.

      --check  writes nothing, names the files that are not what would be written, and exits with 1
      --root   the package's folder; the current one when not given

    """

  let arguments: [String]

  /// Does what the arguments ask for, and returns the exit code.
  func run() -> Int32 {
    var root = "."
    var isChecking = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": isChecking = true
      case "--root" where !rest.isEmpty: root = rest.removeFirst()
      case "--help", "-h":
        print(GeneratorCommand.usage, terminator: "")
        return 0
      default:
        complain("error: unexpected '\(argument)'\n" + GeneratorCommand.usage)
        return 64
      }
    }
    do {
      let files = try ThemeGenerator(root: root).files()
      return try isChecking ? check(files, root: root) : write(files, root: root)
    } catch let error as DiagnosticError {
      for found in error.diagnostics { complain(line(found) + "\n") }
      return 65
    } catch let error as FileError {
      complain("error: \(error.message)\n")
      return 66
    } catch {
      complain("error: \(error)\n")
      return 73
    }
  }

  private func check(_ files: [GeneratedFile], root: String) throws -> Int32 {
    var stale = try leftovers(files, root: root).map { "\($0) is not generated any more" }
    for file in files where current(file, root: root) != file.text {
      stale.append("\(file.path) is stale")
    }
    for line in stale.sorted() { complain(line + "\n") }
    if !stale.isEmpty { complain("run 'swift run theme-generator'\n") }
    return stale.isEmpty ? 0 : 1
  }

  private func write(_ files: [GeneratedFile], root: String) throws -> Int32 {
    try FileManager.default.createDirectory(
      atPath: "\(root)/\(ThemeGenerator.folder)", withIntermediateDirectories: true)
    // A file that is the same keeps its date, so that nothing is compiled again.
    for file in files where current(file, root: root) != file.text {
      try file.text.write(toFile: "\(root)/\(file.path)", atomically: true, encoding: .utf8)
      print("wrote \(file.path)")
    }
    for path in try leftovers(files, root: root) {
      try FileManager.default.removeItem(atPath: "\(root)/\(path)")
      print("removed \(path)")
    }
    return 0
  }

  private func current(_ file: GeneratedFile, root: String) -> String? {
    try? String(contentsOfFile: "\(root)/\(file.path)", encoding: .utf8)
  }

  /// Files in the folder that come from nowhere.
  private func leftovers(_ files: [GeneratedFile], root: String) throws -> [String] {
    let folder = ThemeGenerator.folder
    let there = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
    let paths = (there ?? []).filter { $0.hasSuffix(".txt") }.map { "\(folder)/\($0)" }
    return paths.filter { path in !files.contains { $0.path == path } }.sorted()
  }

  private func line(_ found: Diagnostic) -> String {
    let place = found.location.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(found.file ?? "")\(place): \(found.severity.rawValue): \(found.message)"
      + (found.hint.map { " (\($0))" } ?? "")
  }

  private func complain(_ text: String) {
    _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
  }
}
