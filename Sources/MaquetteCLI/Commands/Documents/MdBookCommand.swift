import ArgumentParser
import Maquette
import MaquetteDocs

/// `maquette mdbook`: a preprocessor for mdBook.
struct MdBookCommand: ParsableCommand, TellsExits {
  static let exits = Exits(65, 66, own: [1: "the renderer is not supported"])

  static let configuration = CommandConfiguration(
    commandName: "mdbook",
    abstract: "Draws the specs in a book; mdBook runs this command.",
    discussion: """
      Fences ```maquette become pictures in the folder 'images' beside each chapter. Options follow \
      the word: ```maquette id=signin width=300. 'maquette help md' lists them. Without an id, \
      the heading above names the pictures.

      Example:
        maquette mdbook supports html              # as mdBook asks

      In book.toml:
        [preprocessor.maquette]
        command = "maquette mdbook"
      """)

  @Argument(help: "'supports', as mdBook asks; leave it out to read a book from standard input.")
  var question: String?

  @Argument(help: "The renderer that mdBook asks about.")
  var renderer: String?

  @OptionGroup var colors: ColorOptions

  func run() throws {
    if let question {
      guard question == "supports", let renderer else {
        throw Console.misuse(
          "mdBook asks with two words; write 'maquette mdbook supports html', for example")
      }
      if !MdBookPreprocessor.supports(renderer) { throw CommandExit.different }
      return
    }
    let input = try DocumentInput.read()
    var settings = MarkdownSettings()
    settings.style = .mdbook
    settings.limits = LimitOptions.usual
    settings.cache = CacheOptions.pictureCache()
    defer { settings.cache?.trim() }
    let outcome = try reportingErrors(as: CommandExit.badSpec) {
      try MdBookPreprocessor.outcome(for: input, settings, workers: Host.processorCount)
    }
    for document in outcome.result.documents where !document.diagnostics.isEmpty {
      Console.report(
        document.diagnostics, source: document.document.bytes, of: document.document.name)
    }
    guard !outcome.result.hasErrors else { throw CommandExit.badSpec }
    do {
      try outcome.result.write()
    } catch let error as OutputError {
      Console.report(error)
      throw CommandExit.cannotWrite
    }
    try Console.output(outcome.json)
  }
}
