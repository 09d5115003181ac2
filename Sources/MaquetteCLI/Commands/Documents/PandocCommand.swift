import ArgumentParser
import Maquette
import MaquetteDocs
import MaquetteSpec

/// `maquette pandoc`, which `maquette-pandoc` is too: pandoc's filters take no arguments of ours.
struct PandocCommand: ParsableCommand, TellsExits {
  static let exits = Exits(65, 66)

  /// The name under which the program is this command, with pandoc's arguments.
  static let filterName = "maquette-pandoc"

  static let configuration = CommandConfiguration(
    commandName: "pandoc",
    abstract: "Filters a document for pandoc; pandoc runs it as 'maquette-pandoc'.",
    discussion: """
      Code blocks of the class maquette become pictures: <picture> in HTML, PDF in LaTeX, PNG \
      elsewhere. They go into the folder 'maquette-images'; 'maquette-folder' in the document's \
      metadata names another one. With 'maquette-dark: media' in the metadata, HTML has one SVG for \
      light and dark. With --embed-resources, or --self-contained before pandoc 2.19, this is the \
      only way to get dark pictures.

      Examples:
        maquette pandoc html < document.json   # as pandoc --to json writes it
        pandoc --filter maquette-pandoc manual.md -o manual.html

      Attributes of a block:
      \(BlockOption.list(BlockOption.own + BlockOption.pandoc))
      """)

  @Argument(help: "The format that pandoc writes, for example html or latex.")
  var format = "html"

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let input = try DocumentInput.read()
    let cache = CacheOptions.pictureCache()
    defer { cache?.trim() }
    do {
      let outcome = try PandocFilter(
        format: format, limits: LimitOptions.usual, cache: cache
      ).outcome(for: input)
      Console.report(outcome.warnings)
      try PictureFiles.write(outcome.files, in: "", reading: outcome.inputs)
      try Console.output(outcome.json)
    } catch let error as DiagnosticError {
      Console.report(error.diagnostics)
      throw CommandExit.badSpec
    } catch let error as OutputError {
      Console.report(error)
      throw CommandExit.cannotWrite
    }
  }
}

/// A whole document from standard input.
enum DocumentInput {
  static func read() throws -> [UInt8] {
    do {
      return try FileReader.readStandardInput(limit: Limits.documentBytes)
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
  }
}
