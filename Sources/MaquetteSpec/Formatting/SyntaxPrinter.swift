import MaquetteCore

/// Writes a YAML text anew, with the comments where they were.
struct SyntaxPrinter {
  private let text: FormatText
  private var comments: ArraySlice<SyntaxComment>
  private var out = FormattedLines()
  /// The offset behind what was printed last.
  private var last = 0
  /// Whether an empty line would belong to the text above it.
  private var refusesBlank = false

  /// The formatted text of what a builder has found.
  static func text(of root: SyntaxNode, _ builder: SyntaxBuilder) -> String {
    var printer = SyntaxPrinter(builder.text, builder.comments)
    if let start = builder.documentStart {
      printer.printComments(before: start, indent: 0)
      for directive in builder.directives { printer.out.add(directive) }
      printer.out.add("---")
      printer.last = start
      printer.out.beginBlock()
    }
    printer.print(root: root)
    return printer.out.text
  }

  private init(_ text: FormatText, _ comments: [SyntaxComment]) {
    self.text = text
    self.comments = comments[...]
  }

  private mutating func print(root: SyntaxNode) {
    let form = NodeForm(root, at: 0, comments)
    if case .block = form {
      printComments(before: root.properties.isEmpty ? firstPlace(of: root) : root.start, indent: 0)
      if !root.properties.isEmpty {
        out.write(root.properties)
        out.end(comment: takeComment(onLineOf: root.start, before: firstPlace(of: root)))
      }
      printBlock(root, indent: 0, parentColumn: -1, limit: .max)
    } else {
      printComments(before: root.contentStart, indent: 0)
      out.start(0)
      printInline(root, form, indent: 0, space: "")
    }
    printComments(before: .max, indent: 0)
  }

  private mutating func printBlock(
    _ node: SyntaxNode, indent: Int, parentColumn: Int, limit: Int
  ) {
    guard case .collection(_, let entries) = node.content else { return }
    for (index, entry) in entries.enumerated() {
      // Indentation may make it far longer than it was; it is refused then.
      guard out.bytes <= Limits.specBytes else { return }
      let next = index + 1 < entries.count ? entries[index + 1].start : limit
      print(entry, indent: indent, column: node.column, limit: min(next, limit))
    }
    // What is indented like the last entry belongs to it, what is not to what comes next.
    while let comment = comments.first, comment.offset < limit,
      node.isFlow
        ? comment.offset < node.end
        : comment.isOnOwnLine && comment.column >= node.column && comment.column > parentColumn
    {
      printComment(indent: indent)
    }
  }

  private mutating func print(_ entry: SyntaxEntry, indent: Int, column: Int, limit: Int) {
    let key = entry.key.map(NodeForm.oneLine(key:))
    let opening = key.map { $0 + ":" } ?? "-"
    let form = NodeForm(entry.value, at: indent + opening.count, comments)
    printComments(before: place(of: entry, form), indent: indent)
    if text.hasBlankLine(from: last, to: entry.start), !refusesBlank { out.addBlank() }
    refusesBlank = false
    out.start(indent)
    out.write(opening)
    guard case .block = form else {
      printInline(entry.value, form, indent: indent, space: " ", after: entry.key)
      return
    }
    last = entry.key?.end ?? entry.start + 1
    if entry.key == nil, entry.value.properties.isEmpty {
      out.write(" ")
      out.keepAsPrefix()
    } else {
      var line = last
      if !entry.value.properties.isEmpty {
        out.write(" " + entry.value.properties)
        line = entry.value.start
      }
      out.end(comment: takeComment(onLineOf: line, before: firstPlace(of: entry.value)))
      out.beginBlock()
    }
    printBlock(entry.value, indent: indent + 2, parentColumn: column, limit: limit)
  }

  private mutating func printInline(
    _ node: SyntaxNode, _ form: NodeForm, indent: Int, space: String, after key: SyntaxNode? = nil
  ) {
    let properties = node.properties.isEmpty ? "" : space + node.properties
    let space = node.properties.isEmpty ? space : " "
    out.write(properties)
    last = node.isNothing && node.properties.isEmpty ? key?.end ?? node.end : node.end
    switch form {
    case .text(let text):
      if !text.isEmpty { out.write(space + text) }
      out.end(comment: takeComment(onLineOf: max(0, last - 1)))
    case .lines(let lines):
      for (index, line) in lines.enumerated() {
        if index > 0 {
          out.end()
          if !line.isEmpty { out.start(indent + 2) }
        }
        out.write(index > 0 ? line : space + line)
      }
      out.end(comment: takeComment(onLineOf: max(0, last - 1)))
    case .blockText(let block):
      out.write(space + block.header)
      out.end(comment: takeComment(onLineOf: node.contentStart))
      for line in block.lines {
        if !line.isEmpty { out.start(indent + 2) }
        out.write(line)
        out.end()
      }
      refusesBlank = block.keepsBlankLines
    case .block: break
    }
  }

  /// Where the first thing is that shares a line with the entry's key or dash: comments before it go
  /// above that line.
  private func place(of entry: SyntaxEntry, _ form: NodeForm) -> Int {
    let value = entry.value
    switch form {
    case .block:
      if entry.key != nil { return entry.start }
      return value.properties.isEmpty ? firstPlace(of: value) : value.start
    case .text:
      if case .collection(_, let entries) = value.content, entries.isEmpty { return value.end }
      return value.isNothing && value.properties.isEmpty
        ? entry.key?.end ?? value.start : value.contentStart
    default: return value.contentStart
    }
  }

  private func firstPlace(of node: SyntaxNode) -> Int {
    guard case .collection(_, let entries) = node.content, let first = entries.first else {
      return node.contentStart
    }
    // Only whether it is one line matters here.
    return place(of: first, NodeForm(first.value, at: 0, comments))
  }

  private mutating func printComments(before offset: Int, indent: Int) {
    while let comment = comments.first, comment.offset < offset { printComment(indent: indent) }
  }

  private mutating func printComment(indent: Int) {
    guard let comment = comments.popFirst() else { return }
    if text.hasBlankLine(from: last, to: comment.offset), !refusesBlank { out.addBlank() }
    refusesBlank = false
    out.start(indent)
    out.write(comment.text)
    out.end()
    last = comment.offset
  }

  private mutating func takeComment(onLineOf offset: Int, before limit: Int = .max) -> String? {
    guard let comment = comments.first, !comment.isOnOwnLine, comment.offset < limit,
      comment.line == text.line(of: offset)
    else { return nil }
    comments.removeFirst()
    last = max(last, comment.offset)
    return comment.text
  }
}
