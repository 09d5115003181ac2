import ArgumentParser
import Maquette
import MaquetteComponents
import MaquetteCore
import MaquetteSpec

/// `maquette board`: draws several specs on one canvas.
struct BoardCommand: ParsableCommand, TellsExits {
  static let exits = Exits(65, 66)

  static let configuration = CommandConfiguration(
    commandName: "board",
    abstract: "Draws several specs on one canvas, with arrows between them.",
    discussion: """
      Examples:
        maquette board welcome.yaml signin.yaml -o screens.png
        maquette board ui/ --columns 3 --page-size "a4 landscape" -o screens.pdf
        maquette board a.yaml b.yaml --arrow "a/Sign In -> b" -o flow.svg

      A file that is named twice is drawn twice. Arrows name a spec by its title or its file's name. \
      A spec with the component 'Board' can also set titles, colours and environments; see \
      'maquette components Board'.
      """)

  @Argument(help: "Spec files (YAML or JSON), or folders of them.", completion: .file())
  var specs: [String]

  @Option(name: .customLong("title"), help: "A title above everything.")
  var title: String?

  @Option(
    name: .customLong("arrow"),
    help: "An arrow between artboards, or components in them: 'home/Sign In -> signin'. Repeatable."
  )
  var arrow: [String] = []

  @Option(
    name: .customLong("arrangement"),
    help: ArgumentHelp(
      "grid for rows, or flow for columns that follow the arrows.",
      default: BoardArrangement.grid),
    completion: .words(of: BoardArrangement.self))
  var arrangement: String?

  @Option(
    name: .customLong("columns"),
    help: ArgumentHelp(
      "How many pictures are in a row.",
      default: "up to four pictures in one row; more are arranged in about a square"))
  var columns: String?

  @Option(
    name: .customLong("spacing"),
    help: ArgumentHelp(
      "Space between pictures, in points.", default: "64, or 128 where arrows have titles"))
  var spacing: String?

  @Option(
    name: .customLong("margins"),
    help: ArgumentHelp("Space around all pictures, in points.", default: "48"))
  var margins: String?

  @Option(
    name: .customLong("background"),
    help: ArgumentHelp(
      "The background: a colour, or transparent.", default: "secondarySystemBackground"),
    completion: .colors)
  var background: String?

  @Option(
    name: .customLong("page-size"),
    help: ArgumentHelp(
      "The size of the page: a4, 'letter landscape' and so on. Everything has to fit on it.",
      default: "as large as its artboards need"),
    completion: .pageSizes)
  var pageSize: String?

  @OptionGroup var drawing: FlagDrawing

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let inputs = try reportingErrors(as: CommandExit.noInput) {
      try SpecInputs(specs, repeatsFiles: true)
    }.inputs
    let paths = try inputs.map { input in
      guard case .file(let path) = input else {
        throw Console.misuse("a board takes files, not standard input")
      }
      do { _ = try FileReader.read(path: path) } catch let error as FileError {
        throw Console.exit(for: error)
      }
      return path
    }
    let (folder, names) = BoardCommand.below(paths)
    let spec = FlagSpec(
      "Board",
      keys: [
        ("--title", "title", title), ("--arrangement", "arrangement", arrangement),
        ("--columns", "columns", columns), ("--spacing", "spacing", spacing),
        ("--margins", "margins", margins), ("--background", "background", background),
        ("--page-size", "pageSize", pageSize),
      ],
      lists: [
        ("arrows", arrow.map { ("--arrow", .text($0)) }),
        (
          "children",
          zip(paths, BoardCommand.artboards(paths, names)).map { path, keys in
            (path, .component("Artboard", keys: keys))
          }
        ),
      ], canvas: [])
    try drawing.draw(spec, name: "board", folder: folder)
    Console.closing("\(Console.counted(paths.count, "spec")) on one canvas")
  }

  /// The keys of artboards: beside another file of the same name, a file is called by its folder, too.
  private static func artboards(
    _ paths: [String], _ names: [String]
  ) -> [[(key: String, value: String)]] {
    var files: [String: Set<PathKey>] = [:]
    for (path, name) in zip(paths, names) {
      files[Paths.stem(of: name), default: []].insert(PathKey(Batch.fullPath(of: path)))
    }
    return names.map { name in
      let hasTwin = (files[Paths.stem(of: name)]?.count ?? 0) > 1
      let title = hasTwin ? [(key: "title", value: Paths.withoutEnding(name))] : []
      return [(key: "spec", value: name)] + title
    }
  }

  /// The folder below which all files lie, and their names there.
  static func below(_ paths: [String]) -> (folder: String, names: [String]) {
    if paths.allSatisfy(Paths.staysBelow) { return ("", paths) }
    let full = paths.map { Paths.parts(of: Batch.fullPath(of: $0)) }
    var common = full.first.map { Array($0.dropLast()) } ?? []
    for parts in full {
      let same = zip(common, parts.dropLast()).prefix { $0.utf8.elementsEqual($1.utf8) }
      common = same.map(\.0)
    }
    return (
      "/" + common.map { $0 + "/" }.joined(),
      full.map { $0.dropFirst(common.count).joined(separator: "/") }
    )
  }
}
