import Maquette

/// What becomes of a maquette fence that no comments stand around.
public enum BareFences: Sendable {
  /// It is left as it is, and somebody is told.
  case note
  /// It gets comments, with an id from the heading above it.
  case adopt
  /// The markup takes its place. Its options stand behind `maquette`.
  case replace
}

extension MarkdownBlockFinder {
  /// Makes a block of a fence that no comments stand around.
  mutating func add(_ fence: MarkdownFence, _ taken: inout TakenIDs) {
    let words = fence.info.split(maxSplits: 10) { " \t,".contains($0) }.prefix(fence.ownWords ?? 1)
    let consumed =
      words.last.map {
        fence.info.distance(from: fence.info.startIndex, to: $0.endIndex)
      } ?? 0
    let text = String(fence.info.dropFirst(consumed))
    var place = fence.infoLocation
    place.column += consumed
    guard text.utf8.count <= Limits.blockOptionBytes else {
      return diagnostics.append(BlockOptions.tooLong(at: place))
    }
    let (written, problems) = OptionText.read(text, at: place, commas: true)
    let options = BlockOptions(written, allowing: MarkdownBlockFinder.own, folder: folder)
    diagnostics += problems + options.problems
    // A fence that only names a file has no spec that could stay.
    let namesFile = options.spec != nil && fence.isBlank
    _ = checkSource(options, beside: namesFile ? nil : fence)
    let id =
      options.id?.value
      ?? taken.free(heading.flatMap(PictureID.slug) ?? PictureID.slug(of: stem) ?? "picture")
    let range = lines.start(fence.line)..<lines.start(fence.endLine)
    let rest = MarkdownBlock.continuation(of: fence.prefix)
    var newline = lines.ending(fence.line, of: bytes)
    if newline.isEmpty { newline = [.lineFeed] }
    var block = MarkdownBlock(
      options: options, id: id, location: fence.location, range: range, prefix: rest,
      newline: newline, fence: namesFile ? nil : fence)
    if bareFences == .replace {
      block.firstPrefix = fence.prefix
      if options.display != nil, !namesFile { block.source = Array(bytes[range]) }
    } else {
      // In comments, commas don't end options.
      let named = (options.id == nil ? ["id=\(id)"] : []) + written.map(\.text)
      let comment = named.joined(separator: " ")
      checkComment(comment, of: written, at: place)
      block.head = fence.prefix + Array("<!-- maquette:begin \(comment) -->".utf8) + newline
      if !namesFile {
        let opening = lines.text(fence.line, of: bytes).dropFirst(fence.prefix.count)
        let marks = opening.prefix { $0 == .backtick || $0 == .tilde }
        block.source = rest + marks + Array(words.joined(separator: " ").utf8) + newline
        block.source += bytes[lines.start(fence.line + 1)..<range.upperBound]
        if block.source.last != .lineFeed { block.source += newline }
      }
      block.tail = rest + Array("<!-- maquette:end -->".utf8) + newline
    }
    blocks.append(block)
  }
}

/// The ids of documents that are written together.
struct TakenIDs {
  /// In lower case.
  private var ids: Set<String>
  /// The number that an id was last given with, so that thousands of the same do not all count.
  private var numbers: [String: Int] = [:]

  init(_ ids: Set<String>) { self.ids = ids }

  /// An id that nobody has, which is taken then: itself, or with a number.
  mutating func free(_ id: String) -> String {
    var result = id
    while !ids.insert(result.lowercased()).inserted {
      numbers[id, default: 1] += 1
      result = "\(id)-\(numbers[id, default: 2])"
    }
    return result
  }
}
