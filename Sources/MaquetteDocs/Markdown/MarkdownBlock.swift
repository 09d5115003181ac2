import Maquette

/// A part of a document that is ours to write: a spec, or the name of one, and the markup of its
/// pictures.
struct MarkdownBlock {
  var options: BlockOptions
  /// What the pictures are called.
  var id: String
  /// Where it starts.
  var location: SourceLocation
  /// The bytes of the document that are replaced.
  var range: Range<Int>
  /// What is written first: the comment of a block that gets one.
  var head: [UInt8] = []
  /// The lines of the fence as they stand, or nothing.
  var source: [UInt8] = []
  /// What is written last.
  var tail: [UInt8] = []
  /// What stands before each line that is written: the marks of quotes, spaces for those of lists.
  var prefix: [UInt8]
  /// What stands before the first line, where that is another.
  var firstPrefix: [UInt8]?
  /// How lines end.
  var newline: [UInt8]
  var fence: MarkdownFence?

  /// The block with some lines of markup.
  func text(showing markup: [String]) -> [UInt8] {
    var result = head
    var first = firstPrefix
    func add(_ line: String) {
      var start = first ?? prefix
      first = nil
      if line.isEmpty {
        while let last = start.last, last == .space || last == .tab { start.removeLast() }
      }
      result += start
      result += line.utf8
      result += newline
    }
    if !source.isEmpty {
      switch options.display ?? .keep {
      case .keep: result += source
      case .fold:
        ["<details>", "<summary>Source</summary>", ""].forEach(add)
        result += source
        ["", "</details>"].forEach(add)
      case .hide:
        add("<!--")
        result += source
        add("-->")
      }
      add("")
    }
    markup.forEach(add)
    return result + tail
  }

  /// What continues a line's marks in the next: quotes go on, marks of lists become spaces.
  static func continuation(of prefix: [UInt8]) -> [UInt8] {
    prefix.map { [.space, .tab, UInt8(ascii: ">")].contains($0) ? $0 : .space }
  }
}
