import ArgumentParser
import Maquette
import MaquetteCore

/// `maquette init`: writes a spec to start from.
struct InitCommand: ParsableCommand, TellsExits {
  static let exits = Exits()

  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a spec to start from, with comments.",
    usage: "maquette init [<options>] [<file>]",
    discussion: """
      Examples:
        maquette init                    # screen.yaml
        maquette init ui/signin.yaml --schema maquette.schema.json
      """)

  @Argument(help: "The file; it ends in .yaml or .yml.", completion: .file())
  var file = "screen.yaml"

  @Option(
    name: .customLong("schema"),
    help: "A JSON Schema that 'maquette schema' printed. Editors complete the spec with it.",
    completion: .file())
  var schema: String?

  @Flag(name: .customLong("force"), help: "Replace the file if it exists.")
  var force = false

  @OptionGroup var links: LinkOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    guard Paths.ends(file, in: ".yaml") || Paths.ends(file, in: ".yml") else {
      let name = Paths.rest(of: file, before: ".json")
      throw Console.misuse("'\(file)' must end in .yaml or .yml; name it '\(name).yaml'")
    }
    if let schema, schema.contains(where: \.isNewline) {
      throw Console.misuse("--schema has a line break; name a file or a URL")
    }
    guard force || Disk.ownStatus(of: file) == nil else {
      Console.error("error: '\(file)' already exists; use --force to replace it")
      throw CommandExit.cannotWrite
    }
    let head = schema.map { "# yaml-language-server: $schema=\($0)\n" } ?? ""
    try reportingErrors {
      try AtomicFile.write(
        Array((head + InitCommand.starter).utf8), to: RunFiles(links.permissions).claim(file))
    }
    try Console.output(lines: [file])
  }

  private static let starter = """
    # A screen of an app. 'maquette render' draws it, and 'maquette check' finds mistakes.

    # \(Platform.words).
    platform: ios
    # In points. The picture is as high as its contents.
    width: 390

    # A key with a capital letter is a component; 'maquette components' lists all of them.
    VStack:
      spacing: 12
      padding: 20
      children:
        # A text after a component is its title.
        - Label: Hello
          font: largeTitle
        - Label: Change this text, and draw it again
          color: secondary
          # As many lines as it takes.
          numberOfLines: 0
        # 'maquette components Button' lists the keys of a button.
        - Button: Continue
          style: filled
          size: large

    """
}
