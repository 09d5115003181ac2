/// The lines of a formatted text.
struct FormattedLines {
  /// The most columns of a line that is put together.
  static let width = 100

  private var lines: [(text: String, comment: String?)] = []
  /// How many bytes there are, line feeds left out.
  private(set) var bytes = 0
  private var current: String?
  /// What the next line starts with instead of its indentation.
  private var prefix: String?
  /// Whether an empty line would be the first one of a block.
  private var isAtStart = true

  /// Starts a line.
  mutating func start(_ indent: Int) {
    current = prefix ?? String(repeating: " ", count: indent)
    prefix = nil
  }

  /// Goes on in the line.
  mutating func write(_ text: String) { current = (current ?? "") + text }

  /// Ends the line.
  mutating func end(comment: String? = nil) {
    lines.append((current ?? "", comment))
    bytes += (current ?? "").utf8.count
    current = nil
    isAtStart = false
  }

  /// Makes what the line has so far the beginning of the next one, as dashes are.
  mutating func keepAsPrefix() {
    prefix = current
    current = nil
  }

  mutating func add(_ line: String) {
    start(0)
    write(line)
    end()
  }

  /// Adds an empty line, but not before the first line of a block.
  mutating func addBlank() {
    guard !isAtStart, prefix == nil else { return }
    lines.append(("", nil))
    isAtStart = true
  }

  /// Says that a block begins.
  mutating func beginBlock() { isAtStart = true }

  /// All of it, comments in neighbouring lines below one another.
  var text: String {
    var result = ""
    var index = 0
    while index < lines.count {
      guard lines[index].comment != nil else {
        result += lines[index].text + "\n"
        index += 1
        continue
      }
      let run = lines[index...].prefix { $0.comment != nil }
      let column = run.map(\.text.count).max() ?? 0
      let fits = run.allSatisfy {
        column + 2 + ($0.comment?.count ?? 0) <= FormattedLines.width
      }
      for (text, comment) in run {
        let space = fits ? column - text.count + 2 : 2
        result += text + String(repeating: " ", count: space) + (comment ?? "") + "\n"
      }
      index += run.count
    }
    return result
  }
}
