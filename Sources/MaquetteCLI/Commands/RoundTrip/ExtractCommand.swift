import ArgumentParser
import Maquette
import MaquetteSpec

/// `maquette extract`: gets the spec out of a picture.
struct ExtractCommand: ParsableCommand, TellsExits {
  static let exits = Exits(65, 66)

  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Gets the spec back out of a picture.",
    usage: "maquette extract [<options>] <picture>",
    discussion: """
      Examples:
        maquette extract signin@2x.png
        maquette extract signin.rtl~dark@2x.png -o signin.yaml

      The spec contains the environment that flags and variants chose. It does not contain the \
      pictures, themes and symbols that it names.
      """)

  @Argument(help: "A PNG, SVG or PDF file, or - for standard input.", completion: .file())
  var picture: String

  @Option(
    name: [.customLong("output"), .customShort("o")],
    help: ArgumentHelp("The spec's file.", default: "standard output"),
    completion: .file())
  var output: String?

  @OptionGroup var links: LinkOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let file = picture == "-" ? "stdin" : picture
    let spec = try reportingErrors(as: CommandExit.badSpec) {
      try EmbeddedSpec(in: try read(), file: file)
    }
    for name in spec.namedFiles {
      Console.error(
        "note: the spec names '\(name)', which is not in the picture; put it beside the spec")
    }
    if !spec.options.isEmpty {
      // Whoever made the picture wrote them, and a reader pastes them.
      let flags = spec.options.map(Escape.shellWord).joined(separator: " ")
      Console.error("note: for the same picture draw the spec with \(flags)")
    }
    try reportingErrors {
      guard let output, output != "-" else { return try Console.output(document: spec.text) }
      let files = RunFiles(links.permissions)
      if picture == "-" { files.readsStandardInput() } else { files.reads([picture]) }
      try AtomicFile.write(Array(spec.text.utf8), to: files.claim(output, for: file))
      try Console.output(lines: [output])
    }
  }

  private func read() throws -> [UInt8] {
    do {
      return picture == "-"
        ? try FileReader.readStandardInput(limit: Limits.comparedBytes)
        : try FileReader.read(path: picture, limit: Limits.comparedBytes)
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
  }
}
