import Maquette
import MaquetteCore
import MaquetteSpec
import Synchronization

/// Draws the pictures of some documents and writes their markup, all in memory.
public struct MarkdownRun: Sendable {
  private let documents: [MarkdownDocument]
  private let settings: MarkdownSettings
  private let workers: Int

  /// A run with a number of workers, at least one.
  public init(_ documents: [MarkdownDocument], _ settings: MarkdownSettings, workers: Int = 1) {
    self.documents = documents
    self.settings = settings
    self.workers = workers
  }

  /// What comes of it: everything that is wrong in any document, or all that is to be written.
  public func result() -> MarkdownResult {
    var found = documents.map(FoundDocument.init)
    var taken = TakenIDs(found.reduce(into: []) { $0.formUnion($1.explicitIDs) })
    for index in found.indices { found[index].findBlocks(settings, taken: &taken) }
    reportRepeatedIDs(&found)

    var jobs: [MarkdownBlockJob] = []
    for (index, document) in found.enumerated() {
      for block in document.blocks {
        jobs.append(MarkdownBlockJob(document.document, index, block, settings))
      }
    }
    let work = jobs
    let (fontPaths, limits, cache) = (settings.fontPaths, settings.limits, settings.cache)
    let outcomes = Mutex<[MarkdownBlockJob.Outcome]>([])
    OrderedWork(count: work.count, workers: workers).run(
      with: { BlockPainter(fontPaths: fontPaths, limits: limits, cache: cache) },
      work: { work[$1].draw(with: $0) },
      report: { outcome, _ in outcomes.withLock { $0.append(outcome) } })
    return compose(found, jobs, outcomes.withLock { $0 })
  }

  private func compose(
    _ found: [FoundDocument], _ jobs: [MarkdownBlockJob], _ outcomes: [MarkdownBlockJob.Outcome]
  ) -> MarkdownResult {
    var result = MarkdownResult()
    var writers = found.map { DocumentWriter($0) }
    var owners: [PathKey: MarkdownBlockJob] = [:]
    for (job, outcome) in zip(jobs, outcomes) {
      result.rules.append(job.rule(for: outcome))
      writers[job.documentIndex].diagnostics += outcome.diagnostics
      for picture in outcome.pictures {
        if let owner = owners.updateValue(job, forKey: PathKey(picture.fullPath)) {
          guard owner.block.id.lowercased() != job.block.id.lowercased() else { continue }
          writers[job.documentIndex].diagnostics.append(
            Diagnostic(
              .error,
              "the blocks '\(owner.block.id)' and '\(job.block.id)' would both write "
                + "'\(picture.path)'", location: job.block.location,
              hint: "give one of them another id"))
        }
        guard let bytes = picture.changed else { continue }
        result.pictures.append(
          MarkdownResult.Picture(
            path: picture.path, root: picture.root, bytes: bytes, isMissing: picture.isMissing,
            document: job.document.name, location: job.block.location))
      }
      writers[job.documentIndex].add(job.block, markup: outcome.markup)
    }
    result.documents = writers.map { $0.finished() }
    var former = FormerPictures()
    for job in jobs where result.documents[job.documentIndex].isInPlace {
      let document = result.documents[job.documentIndex]
      guard document.isStale else { continue }
      former.add(document.document.bytes[job.block.range], in: job.document.targetFolder)
    }
    result.former = former.gone(besides: Set(owners.keys), in: result.documents.map(\.bytes))
    return result
  }

  /// Two blocks of one id would write the same files, or nearly: on some systems letters' case is
  /// no difference.
  private func reportRepeatedIDs(_ found: inout [FoundDocument]) {
    var first: [PathKey: (document: String, location: SourceLocation)] = [:]
    for index in found.indices {
      let document = found[index].document
      for block in found[index].blocks {
        let folder = PictureFolder(block, document, settings)
        let key = folder.key(of: block.id)
        guard let other = first[key] else {
          first[key] = (document.name, block.location)
          continue
        }
        let place = Paths.areSame(other.document, document.name) ? "" : "\(other.document), "
        found[index].diagnostics.append(
          Diagnostic(
            .error,
            "the id '\(block.id)' is used twice for pictures in one folder; the first is in "
              + "\(place)line \(other.location.line)", location: block.location,
            hint: "give one of them another id, or another folder"))
      }
    }
  }
}

/// A document and the blocks in it.
struct FoundDocument {
  let document: MarkdownDocument
  let events: [MarkdownEvent]
  var blocks: [MarkdownBlock] = []
  var diagnostics: [Diagnostic] = []

  init(_ document: MarkdownDocument) {
    self.document = document
    let problem = document.problem
    diagnostics = problem.map { [$0] } ?? []
    events = problem == nil ? MarkdownScanner.events(in: document.bytes) : []
  }

  /// Ids that comments give, in lower case, so that nothing else gets them.
  var explicitIDs: [String] {
    events.compactMap { event in
      guard case .marker(let marker) = event, marker.word == "begin" else { return nil }
      let options = OptionText.read(marker.options, at: marker.optionsLocation).options
      return options.first { $0.key == "id" }?.value.lowercased()
    }
  }

  mutating func findBlocks(_ settings: MarkdownSettings, taken: inout TakenIDs) {
    let name = Paths.name(of: document.name)
    var finder = MarkdownBlockFinder(
      document.bytes, folder: document.folder,
      stem: String(name.unicodeScalars.prefix { $0 != "." }),
      bareFences: settings.bareFences)
    finder.find(in: events, taken: &taken)
    blocks = finder.blocks
    diagnostics += finder.diagnostics
  }
}

/// Puts the blocks' new texts into a document.
private struct DocumentWriter {
  private let document: MarkdownDocument
  private var bytes: [UInt8] = []
  private var position = 0
  private var stale: [(id: String, location: SourceLocation)] = []
  var diagnostics: [Diagnostic]

  init(_ found: FoundDocument) {
    document = found.document
    diagnostics = found.diagnostics
  }

  /// Takes the next block; without markup it stays as it is.
  mutating func add(_ block: MarkdownBlock, markup: [String]?) {
    guard let markup else { return }
    bytes += document.bytes[position..<block.range.lowerBound]
    let text = block.text(showing: markup)
    if !document.bytes[block.range].elementsEqual(text) { stale.append((block.id, block.location)) }
    bytes += text
    position = block.range.upperBound
  }

  consuming func finished() -> MarkdownResult.Document {
    bytes += document.bytes[position...]
    let sorted = diagnostics.enumerated().sorted { left, right in
      let (a, b) = (left.element.location ?? .top, right.element.location ?? .top)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
    // A flag is wrong once, however many pictures are drawn with it.
    var ofFlags: Set<Diagnostic> = []
    let told = sorted.filter { !$0.isOfFlag || ofFlags.insert($0).inserted }
    return MarkdownResult.Document(
      document: document, bytes: bytes, staleBlocks: stale,
      diagnostics: told.map { $0.naming(document.name) })
  }
}
