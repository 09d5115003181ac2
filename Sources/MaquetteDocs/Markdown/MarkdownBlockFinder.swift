import Maquette
import MaquetteSpec

/// Puts what a scan found together to blocks.
struct MarkdownBlockFinder {
  let bytes: [UInt8]
  let lines: MarkdownLines
  let folder: String
  let bareFences: BareFences
  let stem: String
  private var begin: MarkdownMarker?
  private var fences: [MarkdownFence] = []
  var heading: String?
  var blocks: [MarkdownBlock] = []
  var diagnostics: [Diagnostic] = []

  static let own = BlockOption.own + BlockOption.markdown

  /// - Parameters:
  ///   - folder: where files named in options are.
  ///   - stem: an id for a fence that no heading is above.
  init(_ bytes: [UInt8], folder: String, stem: String, bareFences: BareFences) {
    self.bytes = bytes
    self.folder = folder
    self.stem = stem
    self.bareFences = bareFences
    lines = MarkdownLines(bytes)
  }

  /// - Parameter taken: ids that are not to be given; those given are added.
  mutating func find(in events: [MarkdownEvent], taken: inout TakenIDs) {
    for event in events {
      if blocks.count > Limits.documentPictures {
        let location = blocks.last?.location
        (blocks, diagnostics) = ([], [])
        return fail(
          "the document has more than \(Limits.documentPictures) pictures", at: location,
          hint: "split it into several documents")
      }
      switch event {
      case .heading(let text):
        if begin != nil {
          fail(
            "the block that begins here has a heading in it", at: begin?.location,
            hint: "write <!-- maquette:end --> below its fence, above the heading")
        }
        heading = text
      case .marker(let marker): take(marker)
      case .fence(let fence): take(fence, &taken)
      case .text(let line, let column, let byte): checkText(line, column, byte)
      }
    }
    if let begin { failUnended(begin) }
    diagnostics.sort { ($0.location ?? .top) < ($1.location ?? .top) }
  }

  // MARK: Comments

  private mutating func take(_ marker: MarkdownMarker) {
    if let problem = marker.problem {
      return fail(problem, at: marker.location, hint: marker.hint)
    }
    switch marker.word {
    case "begin":
      if let begin {
        fail(
          "a block begins inside the one that begins in line \(begin.line + 1)",
          at: marker.location, hint: "end that one first, with <!-- maquette:end -->")
      }
      begin = marker
      fences = []
    case "end": end(at: marker)
    default:
      fail(
        "unknown comment 'maquette:\(SpecNode.excerpt(marker.word))'", at: marker.location,
        hint: Suggestion.hint(for: marker.word, in: ["begin", "end"]))
    }
  }

  private mutating func end(at marker: MarkdownMarker) {
    guard let begin else {
      return fail(
        "this 'maquette:end' has no 'maquette:begin' above it", at: marker.location,
        hint: "write <!-- maquette:begin id=… --> above the fence, or remove this")
    }
    self.begin = nil
    // What is wrong in it was told already.
    guard !begin.isBroken else { return }
    if !marker.options.allSatisfy({ $0 == " " || $0 == "\t" }) {
      fail(
        "'maquette:end' takes no options", at: marker.optionsLocation,
        hint: "write them after 'maquette:begin'")
    }
    guard begin.containers == marker.containers else {
      return fail(
        "this 'maquette:end' is in another quote or list item than its 'maquette:begin' in line "
          + "\(begin.line + 1)",
        at: marker.location, hint: "give both lines the same marks and indentation")
    }
    let (written, problems) = OptionText.read(begin.options, at: begin.optionsLocation)
    let options = BlockOptions(written, allowing: MarkdownBlockFinder.own, folder: folder)
    diagnostics += problems + options.problems
    guard let id = options.id else {
      return fail(
        "the block has no id, from which its pictures get their names", at: begin.location,
        hint: "write <!-- maquette:begin id=signin -->")
    }
    guard let source = source(of: begin, options) else { return }
    blocks.append(
      MarkdownBlock(
        options: options, id: id.value, location: begin.location,
        range: lines.start(begin.line + 1)..<lines.start(marker.line), source: source,
        prefix: MarkdownBlock.continuation(of: begin.prefix),
        newline: lines.ending(begin.line, of: bytes), fence: fences.first))
  }

  /// The lines of the block's fence, none for one with a file; `nil` when something is wrong.
  private mutating func source(of begin: MarkdownMarker, _ options: BlockOptions) -> [UInt8]? {
    if options.spec != nil {
      let fence = fences.first
      return checkSource(options, beside: fence) && fence == nil ? [] : nil
    }
    guard let fence = fences.first else {
      fail(
        "the block has no spec", at: begin.location,
        hint: "write it between ```maquette and ```, or name a file with spec=…")
      return nil
    }
    if fences.count > 1 {
      fail(
        "this is a second fence in the block that begins in line \(begin.line + 1)",
        at: fences[1].location, hint: "give it a block of its own")
      return nil
    }
    let words = fence.info.split { $0 == " " || $0 == "\t" }
    if words.count > fence.ownWords ?? 1 {
      fail(
        "there are options after the fence of a block", at: fence.infoLocation,
        hint: "write them after 'maquette:begin'")
    }
    _ = checkSource(options, beside: fence)
    return Array(bytes[lines.start(fence.line)..<lines.start(fence.endLine)])
  }

  // MARK: Fences

  private mutating func take(_ fence: MarkdownFence, _ taken: inout TakenIDs) {
    guard fence.isOurs else {
      // The directives are markup of ours.
      if begin != nil, !fence.info.hasPrefix("{figure}") {
        fail(
          "there is another fence inside a block", at: fence.location,
          hint:
            "a block may contain one ```maquette fence only; move this one below <!-- maquette:end -->"
        )
      }
      return
    }
    guard fence.isClosed else {
      if begin != nil { begin?.isBroken = true }
      return fail(
        "the fence is not closed", at: fence.location,
        hint: "end it with a line of the marks with which it starts")
    }
    guard begin == nil else { return fences.append(fence) }
    switch bareFences {
    case .note:
      diagnostics.append(
        Diagnostic(
          .warning, "there are no comments around this fence, so nothing is drawn",
          location: fence.location,
          hint: "write <!-- maquette:begin id=… --> above and <!-- maquette:end --> below it, or "
            + "run once with --adopt"))
    case .adopt, .replace: add(fence, &taken)
    }
  }

  // MARK: Messages

  /// What stands in a block and is none of ours would be lost.
  private mutating func checkText(_ line: Int, _ column: Int, _ byte: UInt8) {
    // A line of a legend's table starts with a bar.
    guard let begin, !"<!:`~|".utf8.contains(byte) else { return }
    let text = lines.text(line, of: bytes).drop { $0 == .space || $0 == .tab || $0 == 0x3E }
    guard !text.starts(with: "-->".utf8) else { return }
    fail(
      "this text is in the block that begins in line \(begin.line + 1), and would be lost",
      at: SourceLocation(line: line + 1, column: column),
      hint: "move it above the begin or below the end")
  }

  private mutating func failUnended(_ begin: MarkdownMarker) {
    // A fence that is not closed takes the end with it.
    guard !begin.isBroken else { return }
    fail(
      "this 'maquette:begin' has no 'maquette:end' below it", at: begin.location,
      hint: "write <!-- maquette:end --> below the fence")
  }

  mutating func fail(_ message: String, at place: SourceLocation?, hint: String? = nil) {
    diagnostics.append(Diagnostic(.error, message, location: place, hint: hint))
  }
}

extension SourceLocation {
  static let top = SourceLocation(line: 1, column: 1)
}
