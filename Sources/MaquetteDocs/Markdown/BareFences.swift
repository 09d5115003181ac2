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
  mutating func add(_ fence: MarkdownFence, _ taken: inout Set<String>) {
    let words = fence.info.split(maxSplits: 10) { " \t,".contains($0) }.prefix(fence.ownWords ?? 1)
    let consumed =
      words.last.map {
        fence.info.distance(
          from: fence.info.startIndex, to: $0.endIndex)
      } ?? 0
    let text = String(fence.info.dropFirst(consumed))
    var place = fence.infoLocation
    place.column += consumed
    let (written, problems) = OptionText.read(text, at: place, separators: " \t,")
    let options = BlockOptions(written, allowing: MarkdownBlockFinder.own, folder: folder)
    diagnostics += problems + options.problems
    let id =
      options.id?.value
      ?? MarkdownBlockFinder.free(
        heading.flatMap(PictureID.slug) ?? PictureID.slug(of: stem) ?? "picture", &taken)
    let range = lines.start(fence.line)..<lines.start(fence.endLine)
    let rest = MarkdownBlock.continuation(of: fence.prefix)
    var newline = lines.ending(fence.line, of: bytes)
    if newline.isEmpty { newline = [.lineFeed] }
    var block = MarkdownBlock(
      options: options, id: id, location: fence.location, range: range, prefix: rest,
      newline: newline, fence: fence)
    if bareFences == .replace {
      block.firstPrefix = fence.prefix
      if options.display != nil { block.source = Array(bytes[range]) }
    } else {
      let named = options.id == nil ? "id=\(id)" + (text.isEmpty ? "" : " ") : ""
      let trimmed = text.drop { " \t,".contains($0) }
      block.head =
        fence.prefix + Array("<!-- maquette:begin \(named)\(trimmed) -->".utf8) + newline
      let opening = lines.text(fence.line, of: bytes).dropFirst(fence.prefix.count)
      let marks = opening.prefix { $0 == .backtick || $0 == .tilde }
      block.source = rest + marks + Array(words.joined(separator: " ").utf8) + newline
      block.source += bytes[lines.start(fence.line + 1)..<range.upperBound]
      if block.source.last != .lineFeed { block.source += newline }
      block.tail = rest + Array("<!-- maquette:end -->".utf8) + newline
    }
    blocks.append(block)
  }

  /// An id that nobody has: itself, or with a number.
  private static func free(_ id: String, _ taken: inout Set<String>) -> String {
    var result = id
    var number = 2
    while !taken.insert(result.lowercased()).inserted {
      result = "\(id)-\(number)"
      number += 1
    }
    return result
  }
}
