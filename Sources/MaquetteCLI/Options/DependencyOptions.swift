import ArgumentParser
import Foundation
import Maquette

/// The file that tells a build system what was made of what.
struct DependencyOptions: ParsableArguments {
  @Option(
    help: "Also write which files the pictures are made of, for make and Ninja.",
    completion: .file())
  var deps: String?

  @Option(
    help: "How that file is written: make or json.",
    completion: .words(of: DependencyFile.Form.self))
  var depsFormat: String?

  /// The form asked for.
  ///
  /// - Throws: ``DiagnosticError`` for a word that is none, or one without a file.
  func form() throws -> DependencyFile.Form {
    if let deps, deps.isEmpty || deps == "-" {
      throw DiagnosticError(
        "--deps is '\(deps)'; standard output has the pictures' names", hint: "name a file")
    }
    guard let depsFormat else { return .make }
    let names = DependencyFile.Form.allCases.map(\.rawValue)
    guard let form = DependencyFile.Form(rawValue: depsFormat) else {
      throw DiagnosticError(
        "--deps-format: unknown form '\(depsFormat)'",
        hint: Suggestion.hint(for: depsFormat, in: names))
    }
    guard deps != nil else {
      throw DiagnosticError(
        "--deps-format says how a file is written that nobody asked for", hint: "add --deps FILE")
    }
    return form
  }

  /// Writes the file, if one is asked for, unless it is the same already.
  ///
  /// - Throws: ``DiagnosticError`` for a name that the form cannot hold, ``OutputError`` when it cannot
  ///   be written.
  func write(_ rules: [DependencyFile.Rule]) throws {
    guard let deps else { return }
    try checkPlace(deps, rules)
    let text = try DependencyFile(rules).text(form())
    _ = try AtomicFile.update(Array(text.utf8), at: deps)
  }

  /// - Throws: ``DiagnosticError`` when the file is one of those that it would tell of, by whatever
  ///   path: it would be lost.
  private func checkPlace(_ deps: String, _ rules: [DependencyFile.Rule]) throws {
    let files = Set(rules.flatMap { $0.inputs + $0.outputs }).sorted()
    let place = FileIdentity(deps)
    guard let file = files.first(where: { $0 == deps || place != nil && FileIdentity($0) == place })
    else { return }
    throw DiagnosticError(
      "--deps would replace '\(file)', which pictures are made of or are drawn into",
      hint: "name another file, for example '\(file).d'", id: .cannotWrite)
  }
}

/// What is the same for all paths of one file.
private struct FileIdentity: Equatable {
  private let device: UInt
  private let number: UInt

  /// `nil` when there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}
