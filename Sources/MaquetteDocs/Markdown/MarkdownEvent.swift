import Maquette

/// What a scan of a Markdown document finds that may matter.
enum MarkdownEvent {
  /// A comment `<!-- maquette:… -->`.
  case marker(MarkdownMarker)
  /// A fence of code.
  case fence(MarkdownFence)
  /// The text of a heading.
  case heading(String)
  /// Any other visible line between a begin and an end.
  case text(line: Int, column: Int, firstByte: UInt8)
}

/// A comment for us.
struct MarkdownMarker {
  /// The word after `maquette:`, for example `begin`.
  var word: String
  /// The line, from 0.
  var line: Int
  /// The marks of quotes and lists before it, and its indentation.
  var prefix: [UInt8]
  /// Where it starts.
  var location: SourceLocation
  /// What stands between the word and the comment's end.
  var options: String
  /// Where that starts.
  var optionsLocation: SourceLocation
  /// What is wrong with its form; `nil` when nothing is.
  var problem: String?
  /// What to do about that.
  var hint = "write the whole comment in a line of its own"
  /// What it stands in.
  var containers: MarkdownContainers
  /// Whether something after it went wrong, so that its end is no longer expected.
  var isBroken = false
}

/// A fence of code.
struct MarkdownFence {
  /// The line of the opening fence, from 0.
  var line: Int
  /// The first line after the fence, from 0.
  var endLine: Int
  /// Whether there is a closing fence.
  var isClosed = false
  /// The marks of quotes and lists before it, and its indentation.
  var prefix: [UInt8]
  /// Where the opening fence starts.
  var location: SourceLocation
  /// What follows the opening fence.
  var info: String
  /// Where that starts.
  var infoLocation: SourceLocation
  /// What it stands in.
  var containers: MarkdownContainers
  /// The text inside with line feeds, and without the marks and indentation before its lines.
  var text: [UInt8] = []
  /// For each of its lines how far its text stands from the line's start.
  var offsets: [LineOffset] = []

  /// What was taken away before a line's text.
  struct LineOffset {
    /// Characters that are not in the text.
    var removed: Int
    /// Spaces at the text's start that are part of a tab there.
    var ofTab: Int
  }

  /// A place in the text as a place in the document.
  func location(of place: SourceLocation) -> SourceLocation {
    let index = place.line - 1
    guard offsets.indices.contains(index) else {
      return SourceLocation(line: line + 2 + max(0, index), column: place.column)
    }
    let offset = offsets[index]
    return SourceLocation(
      line: line + 2 + index,
      column: max(1, offset.removed + max(0, place.column - offset.ofTab)))
  }

  /// Whether its language is ours: `maquette`, or `yaml maquette` for those that colour YAML.
  var isOurs: Bool { ownWords != nil }

  /// How many words of the info name the language; `nil` when it is not ours.
  var ownWords: Int? {
    let words = info.split(maxSplits: 2) { " \t,".contains($0) }
    if words.first == "maquette" { return 1 }
    let isSpec = words.first.map { ["yaml", "yml", "json"].contains($0) } ?? false
    return isSpec && words.dropFirst().first == "maquette" ? 2 : nil
  }
}
