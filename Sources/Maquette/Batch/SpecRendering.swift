import MaquetteCore
import MaquettePainting
import MaquetteSpec

/// Draws the variants of one spec after another, with one renderer.
final class SpecWorker {
  private let batch: Batch
  private let cacheSettings: String
  private let files: BatchFiles
  // Whoever finds all in the cache needs none.
  private lazy var renderer = Renderer(fontPaths: batch.fontPaths, limits: batch.limits)
  private var packer: Deflater?
  private var record: WorkRecord?
  /// Nanoseconds of processor time that reading the spec took, which each of its pictures counts.
  private var reading = 0
  private var warnings = VariantWarnings()

  init(_ batch: Batch, cacheSettings: String, files: BatchFiles) {
    self.batch = batch
    self.cacheSettings = cacheSettings
    self.files = files
  }

  func render(_ input: Batch.Input) -> SpecResult {
    var result = SpecResult(name: input.name)
    let record = WorkRecord(input, in: batch)
    do {
      result.source = try files.source(of: input)
      if let entry = record.known(result.source, settings: cacheSettings) {
        files.reads(record.inputs)
        try take(entry, of: record, into: &result)
      } else if batch.output == .nowhere,
        let found = try input.definitions(
          in: result.source, batch, dependencies: record.dependencies)
      {
        result.diagnostics = found
        if found.contains(where: { $0.severity == .error }) { result.failure = .badSpec }
      } else {
        let document = try read(input, result.source, dependencies: record.dependencies)
        self.record = record
        files.reads(record.inputs)
        record.plan(document)
        try render(input, document: document, into: &result)
        record.keep(result)
      }
    } catch let error as FileError {
      result.failure = SpecResult.Failure(error)
      result.diagnostics.append(error.diagnostic)
    } catch let error as DiagnosticError {
      result.failure = .badSpec
      result.diagnostics += error.diagnostics.map { $0.naming(input.name) }
    } catch let error as OutputError {
      result.failure = .cannotWrite
      result.diagnostics.append(
        Diagnostic(.error, error.description, hint: error.hint, id: .cannotWrite))
    } catch {
      result.failure = .badSpec
      result.diagnostics.append(Diagnostic(.error, "\(error)", file: input.name))
    }
    record.tell(&result)
    // Only messages show the text: a batch of thousands need not keep it.
    if result.diagnostics.isEmpty { result.source = [] }
    return result
  }

  private func read(
    _ input: Batch.Input, _ source: [UInt8], dependencies: SpecDependencies
  ) throws -> SpecDocument {
    reading = 0
    return try WorkBudget.bounded(by: batch.limits, taken: &reading) {
      try input.document(
        from: source, symbols: batch.overrides.ownSymbols, dependencies: dependencies,
        root: batch.root)
    }
  }

  /// Puts what was drawn before into its place.
  private func take(
    _ entry: CacheEntry, of record: WorkRecord, into result: inout SpecResult
  ) throws {
    self.record = nil
    result.diagnostics = entry.diagnostics
    for file in entry.files {
      if batch.output == .memory {
        result.bytes = file.bytes
      } else {
        try write(file.bytes, to: record.path(of: file), into: &result)
        result.reused += 1
      }
    }
  }

  private func render(
    _ input: Batch.Input, document: SpecDocument, into result: inout SpecResult
  ) throws {
    warnings = VariantWarnings()
    try batch.check(document)
    // A mistake in one picture leaves what is known of those before.
    defer { result.diagnostics += warnings.all }
    guard !batch.isComparison else {
      return try compare(input, document: document, into: &result)
    }
    var picture: (variant: Variant, picture: Renderer.Picture)?
    for name in try PictureNames.distinctNames(of: input, document: document, in: batch) {
      let current: Renderer.Picture
      if let last = picture, last.variant == name.variant {
        current = last.picture
      } else {
        current = try self.picture(of: document, in: name.environment, for: input)
        picture = (name.variant, current)
      }
      try emit(current, as: name, input: input, document: document, into: &result)
    }
  }

  /// All variants as one picture.
  private func compare(
    _ input: Batch.Input, document: SpecDocument, into result: inout SpecResult
  ) throws {
    let pictures = try batch.variants.map { variant in
      (
        name: variant.name,
        picture: try picture(
          of: document, in: PictureNames.environment(of: variant, document, in: batch),
          for: input)
      )
    }
    let sheet = try renderer.comparison(of: pictures)
    for name in PictureNames.names(of: input, document: document, in: batch) {
      try emit(sheet, as: name, input: input, document: document, into: &result)
    }
  }

  private func picture(
    of document: SpecDocument, in environment: Environment, for input: Batch.Input
  ) throws -> Renderer.Picture {
    var picture = renderer.contrastChecked(
      try renderer.picture(
        of: document.component, on: document.canvas, in: environment, after: reading))
    batch.annotate(&picture, of: input, document: document)
    record?.drew(picture.scene)
    warnings.add((document.warnings + picture.warnings).map { $0.naming(input.name) })
    return picture
  }

  private func emit(
    _ picture: Renderer.Picture, as name: PictureName, input: Batch.Input,
    document: SpecDocument, into result: inout SpecResult
  ) throws {
    guard batch.output != .nowhere else {
      return try renderer.check(picture, format: name.format)
    }
    var picture = picture
    (picture.hasText, picture.materials) = (batch.hasText, batch.materials)
    var bytes: [UInt8]
    if name.format == .svg, let rule = batch.dark {
      bytes = try adaptive(picture, as: name, of: document, for: input, rule)
    } else {
      // Several variants of a spec may be in one page. One alone is the same in a spec that says it itself.
      let stem = Paths.stem(of: batch.variants.count > 1 ? name.text : input.name)
      let id = batch.svgID ?? "maquette-" + stem
      bytes = try renderer.bytes(of: picture, format: name.format, id: id)
    }
    if let embedding = batch.embedding, batch.output != .memory, !result.source.isEmpty {
      let spec = try embedding.spec(
        result.source, document: document,
        drawnIn: document.environment.overlaid(by: batch.overrides).overlaid(by: name.variant.patch)
      )
      let packer = try packer ?? PictureAttachment.packer()
      self.packer = packer
      bytes = try spec.embedded(in: bytes, by: packer)
    }
    switch batch.output {
    case .memory:
      result.bytes = bytes
      record?.made(bytes, at: nil)
    case .nowhere: break
    case .file(let path):
      try write(bytes, to: path, into: &result)
      try writeTable(of: picture, to: path, into: &result)
    case .folder, .besideSpecs:
      let path = batch.folder(of: input) + name.text
      try write(bytes, to: path, into: &result)
      try writeTable(of: picture, to: path, into: &result)
    }
  }

  private func write(
    _ bytes: [UInt8], to path: String, into result: inout SpecResult
  ) throws {
    if AtomicFile.holds(bytes, at: path) {
      result.unchanged += 1
    } else {
      try AtomicFile.write(bytes, to: files.claim(path, for: result.name))
    }
    result.written.append(path)
    record?.made(bytes, at: path)
  }

  /// What callouts and redlines say, beside the picture.
  private func writeTable(
    of picture: Renderer.Picture, to path: String, into result: inout SpecResult
  ) throws {
    guard let target = batch.tablePath(beside: path),
      !result.written.contains(where: { Paths.areSame($0, target) })
    else { return }
    let table = try renderer.annotations(of: picture).markdown
    if !table.isEmpty { try write(Array(table.utf8), to: target, into: &result) }
  }
}

extension SpecWorker {
  /// A picture that is light and dark in one.
  private func adaptive(
    _ picture: Renderer.Picture, as name: PictureName, of document: SpecDocument,
    for input: Batch.Input, _ rule: SVGDarkRule
  ) throws -> [UInt8] {
    var (light, dark) = (name.environment, name.environment)
    (light.appearance, dark.appearance) = (.light, .dark)
    var bright =
      try light.isSame(as: name.environment)
      ? picture : self.picture(of: document, in: light, for: input)
    (bright.hasText, bright.materials) = (batch.hasText, batch.materials)
    var black = try self.picture(of: document, in: dark, for: input)
    black.materials = batch.materials
    // One file shows both, for which the spec was read once.
    black.taken -= reading
    return try renderer.adaptiveSVG(light: bright, dark: black, rule: rule, id: batch.svgID)
  }
}
