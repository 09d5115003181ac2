import ArgumentParser
import Maquette

/// `maquette fmt`: writes specs anew in a uniform layout.
struct FormatCommand: ParsableCommand, TakesManyFiles, TellsExits {
  static let exits = Exits(65, 66, own: [1: "a file is not canonical, with --check or --diff"])

  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Formats specs and other files in YAML and JSON; comments are kept.",
    discussion: """
      Examples:
        maquette fmt ui/*.yaml           # rewrites files that are not canonical
        maquette fmt --check ui/         # exits with 1 if a file would change
        maquette fmt --diff signin.yaml  # shows what would change
        maquette fmt - < signin.yaml

      Neither the meaning of a file nor the order of its keys ever changes. In folders, only specs are \
      formatted; name theme and symbol files yourself.
      """)

  @Argument(
    help: "Files in YAML or JSON, folders, or - for standard input.",
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var specs: [String] = []

  @Flag(
    name: .customLong("check"),
    help: "Write nothing; list files that are not canonical. Exit with 1 if there are any.")
  var check = false

  @Flag(
    name: .customLong("diff"),
    help: "Write nothing; show what would change. Exit with 1 if anything would.")
  var diff = false

  @Flag(name: [.customLong("quiet"), .customShort("q")], help: "Don't print the names of files.")
  var quiet = false

  @OptionGroup var colors: ColorOptions

  func run() throws {
    guard !specs.isEmpty else {
      throw Console.misuse("no file given; name files or folders, or - for standard input")
    }
    let isDry = check || diff
    let found = try reportingErrors(as: CommandExit.noInput) { try SpecFinder().specs(in: specs) }
    var exit: ExitCode?
    var counts = (read: 0, other: 0)
    var isBroken = false
    for spec in found {
      do {
        guard let file = try FormattedFile(spec.path, isNamed: spec.isNamed) else { continue }
        let isSame = file.formatted == file.source
        if isDry {
          if !isSame {
            try show(file)
            exit = exit ?? CommandExit.different
          }
        } else if file.path == nil {
          try Console.output(document: file.formatted)
        } else if !isSame {
          try file.write()
          if !quiet { try Console.output(lines: [file.name]) }
        }
        // Only now: what could not be written is not formatted.
        counts.read += 1
        if !isSame { counts.other += 1 }
      } catch let error as FormattedFile.Failure {
        error.report()
        isBroken = true
        // What is wrong with a file counts for more than that another is not canonical.
        exit = exit == nil || exit == CommandExit.different ? error.exitCode : exit
      }
    }
    // A build that names the wrong folder is to fail, and not to find everything in order.
    if counts.read == 0, !isBroken {
      try reportingErrors(as: CommandExit.noInput) { throw SpecInputs.none(in: specs) }
    }
    // Behind an error it would read as success.
    if !quiet, !diff, !isBroken, counts.read > 0, !found.contains(where: { $0.path == "-" }) {
      Console.closing(FormatCommand.closing(counts.read, counts.other, isCheck: check))
    }
    if let exit { throw exit }
  }

  /// What was found or done: `33 files: 2 are not formatted`, `2 of 33 files formatted`.
  static func closing(_ read: Int, _ other: Int, isCheck: Bool) -> String {
    let files = Console.counted(read, "file")
    guard other > 0 else { return "\(files), \(read == 1 ? "" : "all ")formatted" }
    return isCheck
      ? "\(files): \(other) \(other == 1 ? "is" : "are") not formatted"
      : "\(other) of \(files) formatted"
  }

  private func show(_ file: FormattedFile) throws {
    if diff {
      let text = UnifiedDiff(
        from: file.source, to: file.formatted, name: Escape.terminalLine(file.name),
        change: "formatted"
      ).text
      try Console.output(text)
    } else if !quiet {
      try Console.output(lines: [file.name])
    }
  }
}
