import Maquette
import MaquetteCore
import MaquetteSpec

/// Goes through a document of pandoc and puts pictures in the place of blocks.
struct PandocWalk {
  let target: PandocTarget
  /// Whether the AST has `Figure`, as from API 1.23 on.
  let hasFigures: Bool
  /// The pictures' folder, with a slash at its end, or empty.
  let folder: String
  /// How HTML comes to dark pictures, unless a block says otherwise.
  let dark: DarkPictures
  let painter: BlockPainter
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  private(set) var problems: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private(set) var inputs: [String] = []
  private var owners: [PathKey: String] = [:]
  private var count = 0

  init(
    target: PandocTarget, hasFigures: Bool, folder: String, dark: DarkPictures,
    painter: BlockPainter
  ) {
    self.target = target
    self.hasFigures = hasFigures
    self.folder = folder
    self.dark = dark
    self.painter = painter
  }

  /// How many blocks of ours a value has in it.
  static func count(in value: JSONValue) -> Int {
    switch value {
    case .array(let items):
      items.reduce(0) { $0 + (PandocBlock($1) == nil ? count(in: $1) : 1) }
    case .object(let pairs): pairs.reduce(0) { $0 + count(in: $1.1) }
    default: 0
    }
  }

  /// A value with all blocks in it replaced.
  mutating func walked(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let items):
      return .array(
        items.flatMap { item in
          guard let block = PandocBlock(item) else { return [walked(item)] }
          return replacement(of: block)
        })
    case .object(var pairs):
      // Sorted, so that messages come in the same order in every run; `blocks` before `meta`.
      for index in pairs.indices.sorted(by: { pairs[$0].0 < pairs[$1].0 }) {
        pairs[index].1 = walked(pairs[index].1)
      }
      return .object(pairs)
    default: return value
    }
  }

  private mutating func replacement(of block: PandocBlock) -> [JSONValue] {
    count += 1
    let options = BlockOptions(
      block.options, allowing: BlockOption.own + BlockOption.pandoc, folder: "")
    problems += options.problems.map { placed($0, block, isSpec: false) }
    do {
      let id = options.id?.value ?? PandocWalk.name(of: block.text)
      let spec = try spec(of: block, options)
      guard options.problems.isEmpty else { return [] }
      let isOneFile = isOneFile(options)
      let format = options.format ?? (isOneFile ? .svg : target.format)
      guard !isOneFile || format == .svg else {
        throw DiagnosticError(
          "'dark' is 'media', and only an SVG file can contain light and dark",
          hint: "use format=svg")
      }
      guard target.takes(format) else {
        throw DiagnosticError(
          "this format shows no \(format.rawValue.uppercased())",
          hint: "leave 'format' out: it follows what pandoc writes")
      }
      let request = BlockRequest(
        id: id, variants: options.variants, wantsBothAppearances: target == .html,
        overrides: options.environment, format: format, isOneFile: isOneFile,
        overlays: options.overlays)
      let (pictures, doubts) = try painter.draw(spec, request)
      inputs += (spec.file.map { [$0] } ?? []) + spec.record.inputs
      warnings += doubts.map { placed($0, block, isSpec: true) }
      try keep(pictures, id: id, block)
      let markup = PandocMarkup(
        target: target, hasFigures: hasFigures, folder: folder, options: options, block: block)
      return PicturePair.pairs(of: pictures).enumerated().flatMap { index, pair in
        markup.elements(for: pair, isFirst: index == 0)
      }
    } catch let error as DiagnosticError {
      problems += error.diagnostics.map { placed($0, block, isSpec: true) }
    } catch let error as FileError {
      problems.append(
        placed(Diagnostic(.error, error.message, hint: error.hintForName), block, isSpec: false))
    } catch {
      problems.append(placed(Diagnostic(.error, "\(error)"), block, isSpec: false))
    }
    return []
  }

  /// Whether light and dark are one file. A block's own format is stronger than the metadata, and
  /// only HTML has a dark.
  private func isOneFile(_ options: BlockOptions) -> Bool {
    guard target == .html else { return false }
    return options.dark.map { $0 == .media } ?? (dark == .media && options.format ?? .svg == .svg)
  }

  private func spec(of block: PandocBlock, _ options: BlockOptions) throws -> BlockSpec {
    let symbols = options.environment.symbols
    let record = DrawingRecord()
    guard let name = options.spec?.value else {
      let root = try YAMLReader.read(block.text)
      let document = try SpecDocument(
        decoding: root, folder: "", symbols: symbols, dependencies: record.dependencies)
      return BlockSpec(document, folder: "", source: Array(block.text.utf8), record)
    }
    guard block.text.allSatisfy(\.isWhitespace) else {
      throw DiagnosticError(
        "the spec is '\(SpecNode.excerpt(name))', and the block has a text as well",
        hint: "remove the text, or the attribute 'spec'")
    }
    let path = try SafePath.resolve(name, below: "")
    let file = Disk.plain(name)
    let source = try FileReader.read(path: path)
    let folder = Paths.folder(of: path)
    let document = try SpecDocument(
      parsing: source, file: file, folder: folder, symbols: symbols,
      dependencies: record.dependencies)
    return BlockSpec(document, folder: folder, source: source, file: file, record)
  }

  /// Keeps the files; the same picture twice is one.
  private mutating func keep(_ pictures: [DrawnPicture], id: String, _ block: PandocBlock) throws {
    for picture in pictures {
      let path = folder + picture.name
      if let owner = owners[PathKey(path)] {
        if owner == block.text,
          files.contains(where: { Paths.areSame($0.path, path) && $0.bytes == picture.bytes })
        {
          continue
        }
        throw DiagnosticError(
          "the id '\(id)' is used twice: two blocks would write '\(path)'",
          hint: "give one of them another id")
      }
      owners[PathKey(path)] = block.text
      files.append((path, picture.bytes))
    }
  }

  /// A message about a block, with the place that pandoc tells.
  private func placed(_ diagnostic: Diagnostic, _ block: PandocBlock, isSpec: Bool) -> Diagnostic {
    guard diagnostic.file == nil else { return diagnostic }
    var copy = diagnostic
    let name =
      block.identifier.isEmpty
      ? "maquette block \(count)" : "block '\(SpecNode.excerpt(block.identifier))'"
    guard let position = block.position else {
      copy.file = name
      return copy
    }
    copy.file = position.file ?? "stdin"
    var place = position.location
    if isSpec, let inside = diagnostic.location {
      place.line += inside.line
      place.column += inside.column - 1
    }
    copy.location = place
    return copy
  }

  /// A name for pictures of a block without an id: of its text, so that it stays when others come
  /// before it.
  private static func name(of text: String) -> String {
    "maquette-" + ContentHash(text).hex
  }
}
