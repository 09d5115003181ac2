import MaquetteCore
import MaquettePainting
import MaquetteSpec

/// What a batch would draw, without drawing it: for build engines and queues of many machines.
package struct BatchPlan: Sendable {
  /// One spec.
  package struct Entry: Sendable {
    /// The spec as it was named.
    package var spec: String
    /// The files that it is made of, itself first. Which fonts take part is known when it is drawn.
    package var inputs: [String]
    /// The pictures.
    package var outputs: [String]
    /// Milliseconds of processor time that drawing it takes, about.
    package var cost: Double
    /// Which of the runs draws it, from 1.
    package var shard: Int
  }

  /// The specs, in their order.
  package private(set) var entries: [Entry] = []
  /// How many runs share them.
  package let shards: Int

  /// A plan of a batch.
  ///
  /// - Throws: ``DiagnosticError`` with all that is wrong with the specs.
  package init(_ batch: Batch, shards: Int) throws {
    self.shards = shards
    var batch = batch
    batch.recordsInputs = true
    let renderer = Renderer(fontPaths: batch.fontPaths, limits: batch.limits)
    var problems: [Diagnostic] = []
    for input in batch.inputs {
      do {
        entries.append(try BatchPlan.entry(of: input, in: batch, by: renderer))
      } catch let error as DiagnosticError {
        problems += error.diagnostics.map { $0.naming(input.name) }
      } catch let error as FileError {
        problems.append(error.diagnostic)
      }
    }
    guard problems.isEmpty else { throw DiagnosticError(problems) }
    balance()
  }

  private static func entry(
    of input: Batch.Input, in batch: Batch, by renderer: Renderer
  ) throws -> Entry {
    let source = try input.source()
    let record = WorkRecord(input, in: batch)
    let document = try input.document(
      from: source, symbols: batch.overrides.ownSymbols, dependencies: record.dependencies,
      root: batch.root)
    record.plan(document)
    try batch.check(document)
    var result = SpecResult(name: input.name)
    record.tell(&result)
    let names =
      try batch.isComparison
      ? batch.pictureNames(of: input, document: document)
      : PictureNames.distinctNames(of: input, document: document, in: batch)
    let environment = names.first?.environment ?? document.environment.environment
    var picture = try renderer.picture(
      of: document.component, on: document.canvas, in: environment)
    batch.annotate(&picture, of: input, document: document)
    let size = try renderer.size(of: picture)
    for name in names where name.variant == names.first?.variant {
      try PaintBudget.check(
        size, scale: name.environment.scale, as: name.format, at: picture.sizePlace)
    }
    let hasTable =
      try batch.annotations.legend == .markdown
      && !renderer.annotations(of: picture).markdown.isEmpty
    var seen = PathSet()
    let tables = hasTable ? result.targets.compactMap(batch.tablePath) : []
    let outputs = (result.targets + tables).filter { seen.insert($0) }
    let count = batch.isComparison ? Double(batch.variants.count) : 1
    let cost = names.reduce(0) { sum, name in
      sum + count * BatchPlan.cost(of: size, at: name.environment.scale, as: name.format)
    }
    return Entry(
      spec: input.name, inputs: result.inputs, outputs: outputs, cost: cost, shard: 1)
  }

  /// Milliseconds that a picture takes, by how many pixels it has, which explain nine tenths of what
  /// examples and specimens take in one process; the length of a spec explains nothing.
  private static func cost(of size: Size, at scale: Double, as format: PictureFormat) -> Double {
    guard format.isRaster else { return 2 }
    return 0.5 + 15 * size.width * size.height * scale * scale / 1_000_000
  }

  /// Gives each spec, the dearest first, to the run that has the least to do.
  private mutating func balance() {
    guard shards > 1 else { return }
    var loads = [Double](repeating: 0, count: shards)
    let order = entries.indices.sorted {
      (entries[$1].cost, $0) < (entries[$0].cost, $1)
    }
    for index in order {
      guard let least = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { return }
      loads[least] += entries[index].cost
      entries[index].shard = least + 1
    }
  }

  /// The plan as one versioned JSON document.
  ///
  /// - Throws: ``DiagnosticError`` for a name that JSON cannot hold.
  package var json: JSONValue {
    get throws {
      func names(_ paths: [String]) throws -> JSONValue { .array(try paths.map(name)) }
      return .object([
        ("version", .integer(1)),
        ("cost", .number(entries.reduce(0) { $0 + $1.cost })),
        (
          "shards",
          .array(
            entries.reduce(into: [Double](repeating: 0, count: shards)) { sums, entry in
              sums[entry.shard - 1] += entry.cost
            }.map { .number($0) })
        ),
        (
          "specs",
          .array(
            try entries.map { entry in
              .object([
                ("spec", try name(entry.spec)), ("inputs", try names(entry.inputs)),
                ("outputs", try names(entry.outputs)), ("cost", .number(entry.cost)),
                ("shard", .integer(entry.shard)),
              ])
            })
        ),
      ])
    }
  }

  private func name(_ path: String) throws -> JSONValue {
    guard !PathText.hasEscapes(path) else {
      throw DiagnosticError(
        "--plan: JSON cannot hold the name '\(path)', which is not UTF-8",
        hint: "rename the file")
    }
    return .string(path)
  }
}
