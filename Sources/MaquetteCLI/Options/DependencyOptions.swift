import ArgumentParser
import Maquette

/// The file that tells a build system what was made of what.
struct DependencyOptions: ParsableArguments {
  @Option(
    name: .customLong("deps"),
    help: "Also write this file, which lists the inputs of each picture for make and Ninja.",
    completion: .file())
  var deps: String?

  @Option(
    name: .customLong("deps-format"),
    help: ArgumentHelp(
      "The format of the file of --deps: make or json.", default: DependencyFile.Form.make),
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
    let form: DependencyFile.Form = try FlagWords.value(depsFormat, "--deps-format: unknown form")
    guard deps != nil else {
      throw DiagnosticError(
        "--deps-format is for the file of --deps, which is not given", hint: "add --deps FILE")
    }
    return form
  }

  /// Writes the file, if one is asked for, unless it is the same already.
  ///
  /// - Parameters:
  ///   - rules: what was made of what.
  ///   - permissions: what may be written besides.
  ///   - inputs: what was read besides what the rules name.
  /// - Throws: ``DiagnosticError`` for a name that the form cannot hold, ``OutputError`` when it cannot
  ///   be written.
  func write(
    _ rules: [DependencyFile.Rule], _ permissions: RunFiles.Permissions, besides inputs: [String]
  ) throws {
    guard let deps else { return }
    let files = RunFiles(permissions)
    files.reads(rules.flatMap(\.inputs) + inputs + Configuration.inputsHere)
    for rule in rules { files.wrote(rule.outputs, for: rule.inputs.first ?? "") }
    let bytes = try DependencyFile(rules).bytes(form())
    // Asked for whatever is there, so that a mistake does not wait for the second run.
    let place = try files.claim(deps, for: "--deps")
    guard !AtomicFile.holds(bytes, at: deps) else { return }
    try AtomicFile.write(bytes, to: place)
  }
}
