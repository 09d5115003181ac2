import Maquette
import MaquetteCore
import MaquetteSpec

/// One block to draw.
struct MarkdownBlockJob: Sendable {
  let document: MarkdownDocument
  let documentIndex: Int
  let block: MarkdownBlock
  private let settings: MarkdownSettings

  /// What came of it.
  struct Outcome: Sendable {
    var pictures: [File] = []
    /// The markup; `nil` when something is wrong.
    var markup: [String]?
    var diagnostics: [Diagnostic] = []
    /// The files that the pictures are made of besides the document.
    var inputs: [String] = []
  }

  /// A picture's file.
  struct File: Sendable {
    var path: String
    /// The folder that was named for it.
    var root: String
    /// The path from the root, all links followed.
    var fullPath: String
    /// Its bytes; `nil` when the file has them already.
    var changed: [UInt8]?
    var isMissing: Bool
  }

  init(
    _ document: MarkdownDocument, _ index: Int, _ block: MarkdownBlock,
    _ settings: MarkdownSettings
  ) {
    self.document = document
    documentIndex = index
    self.block = block
    self.settings = settings
  }

  func draw(with painter: BlockPainter) -> Outcome {
    if let problem = PictureFolder.problem(of: block, document) {
      return Outcome(diagnostics: [problem])
    }
    let format = self.format
    if let problem = problem(with: format) { return Outcome(diagnostics: [problem]) }
    do {
      guard block.options.problems.isEmpty else {
        // They were told already; the spec may have more.
        _ = try spec(block.options.environment.symbols, DrawingRecord())
        return Outcome()
      }
      return try drawn(with: painter, format)
    } catch let error as DiagnosticError {
      return Outcome(diagnostics: error.diagnostics.map(placed))
    } catch let error as FileError {
      return Outcome(
        diagnostics: [
          Diagnostic(
            .error, error.message, location: block.options.spec?.valueLocation ?? block.location,
            hint: hint(for: error))
        ])
    } catch {
      return Outcome(diagnostics: [Diagnostic(.error, "\(error)", location: block.location)])
    }
  }

  private func hint(for error: FileError) -> String? {
    switch error {
    case .isDirectory: MarkdownBlockJob.hintForFolder
    case .isNotAFile: "name a file with a spec"
    default: error.hint
    }
  }

  private static let hintForFolder = "name a spec in it, for example 'signin.yaml'"

  private var style: MarkupStyle { block.options.style ?? settings.style }

  private var dark: DarkPictures { block.options.dark ?? settings.dark }

  private var format: PictureFormat {
    block.options.format ?? (block.options.dark == .media ? .svg : settings.format)
  }

  /// What keeps a format from being shown as the block asks for.
  private func problem(with format: PictureFormat) -> Diagnostic? {
    func problem(_ message: String, _ hint: String) -> Diagnostic {
      Diagnostic(.error, message, location: block.location, hint: hint)
    }
    if format == .pdf { return problem("a page cannot show PDF", "use png or svg") }
    guard dark == .media else { return nil }
    guard format == .svg else {
      // A block's own format is stronger than what holds for all blocks.
      guard block.options.dark == .media else { return nil }
      return problem(
        "'dark' is 'media', and only an SVG file can contain light and dark", "use format=svg")
    }
    guard style.followsSystem else {
      return problem(
        "'dark' is 'media', and pages of the style '\(style.rawValue)' do not follow the system",
        "use dark=none, so that the page chooses between two files")
    }
    return nil
  }

  private func drawn(with painter: BlockPainter, _ format: PictureFormat) throws -> Outcome {
    let overrides = settings.overrides.overlaid(by: block.options.environment)
    let isOneFile = dark == .media && format == .svg
    let request = BlockRequest(
      id: block.id, variants: block.options.variants ?? settings.variants,
      wantsBothAppearances: style != .plain || isOneFile, overrides: overrides, format: format,
      isOneFile: isOneFile, overlays: block.options.overlays, legend: block.options.legend)
    let spec = try spec(overrides.symbols, DrawingRecord())
    let (pictures, warnings) = try painter.draw(spec, request)
    let folder = PictureFolder(block, document, settings)
    let files = try pictures.map { try file($0, in: folder) }
    let markup = Markup(
      style: style, alt: block.options.alt, width: block.options.width, folder: folder.link)
    return Outcome(
      pictures: files, markup: markup.lines(for: PicturePair.pairs(of: pictures)),
      diagnostics: warnings.map(placed),
      inputs: (spec.file.map { [$0] } ?? []) + spec.record.inputs)
  }

  /// What the block's fence or file says.
  private func spec(_ symbols: SymbolSet, _ record: DrawingRecord) throws -> BlockSpec {
    let root = ProjectRoot.around(spec: document.name, in: settings.root)
    guard let option = block.options.spec else {
      // Without a name: places in it are turned into the document's.
      let text = block.fence?.text ?? []
      return BlockSpec(
        try SpecDocument(
          decoding: try YAMLReader.read(text), folder: document.folder, symbols: symbols,
          dependencies: record.dependencies, root: root), folder: document.folder,
        source: Array(text), record)
    }
    let path: String
    do {
      path = try SafePath.resolve(
        option.value, below: document.folder, root: root,
        dependencies: record.dependencies)
    } catch let error as DiagnosticError {
      throw DiagnosticError(
        error.diagnostics.map { diagnostic in
          var copy = diagnostic
          copy.location = option.valueLocation
          copy.hint =
            diagnostic.id == .unreadableFile
            ? MarkdownBlockJob.hintForFolder
            : "name a file in the document's folder or below; with a maquette.yaml above both, any "
              + "folder of the project will do"
          copy.message = copy.message.replacing("the spec's folder", with: "the document's folder")
          return copy
        })
    }
    let name = Disk.plain(document.folder + option.value)
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(path: path)
    } catch let error as FileError {
      throw error.naming(name)
    }
    // Build systems know files by the names that they have for people, where no link is in between.
    let folder = Paths.folder(of: Paths.areSame(Batch.fullPath(of: name), path) ? name : path)
    return BlockSpec(
      try SpecDocument(
        parsing: bytes, file: name, folder: folder, symbols: symbols,
        dependencies: record.dependencies, root: settings.root),
      folder: folder, source: bytes, file: name, record)
  }

  private func file(_ picture: DrawnPicture, in folder: PictureFolder) throws -> File {
    let path = folder.path + picture.name
    let present: [UInt8]?
    do {
      present = try FileReader.read(path: path, limit: max(1, picture.bytes.count))
    } catch FileError.noSuchFile {
      present = nil
    } catch is FileError {
      // Whether it may be replaced is asked when it is.
      present = []
    }
    return File(
      path: path, root: folder.root, fullPath: Batch.fullPath(of: path),
      changed: present == picture.bytes ? nil : picture.bytes, isMissing: present == nil)
  }

  /// A message about the spec as one about the document.
  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.file == nil, !diagnostic.isOfFlag else { return diagnostic }
    var copy = diagnostic
    if block.options.spec == nil, let fence = block.fence, let place = diagnostic.location {
      copy.location = fence.location(of: place)
    } else if diagnostic.location == nil || block.options.spec == nil {
      copy.location = block.location
    }
    return copy
  }
}

extension MarkdownBlockJob {
  /// What the block's pictures, and a document that is written to another place, are made of.
  func rule(for outcome: Outcome) -> DependencyFile.Rule {
    let target = document.target.flatMap { Paths.areSame($0, document.name) ? nil : [$0] } ?? []
    return DependencyFile.Rule(
      outputs: target + outcome.pictures.map(\.path), inputs: [document.name] + outcome.inputs)
  }
}
