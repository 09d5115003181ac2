import Maquette

extension MarkdownBlockFinder {
  /// Checks what options say of the source against the fence that is there, and tells what is wrong.
  ///
  /// - Returns: whether there is one source only.
  mutating func checkSource(_ options: BlockOptions, beside fence: MarkdownFence?) -> Bool {
    if let spec = options.spec {
      if let source = options.source {
        fail(
          "'source' is for a spec in a fence, and this block names a file", at: source.location,
          hint: "leave it out")
      }
      guard let fence else { return true }
      fail(
        "the spec is '\(SpecNode.excerpt(spec.value))', and there is a fence here as well",
        at: fence.location, hint: "remove the fence, or the option 'spec'")
      return false
    }
    if options.display == .hide, let fence, let place = fence.commentEnd {
      fail(
        "'-->' would end the comment that hides the spec", at: place,
        hint: "write the spec without '-->', or use source=fold")
    }
    return true
  }

  /// Checks whether options may stand in the comment that adopting writes, and tells what is wrong.
  ///
  /// - Parameter comment: the comment's words after `maquette:begin`.
  mutating func checkComment(
    _ comment: String, of written: [WrittenOption], at place: SourceLocation
  ) {
    for option in written where Array(option.text.utf8)[...].holds("-->") {
      fail(
        "'-->' would end the comment that the options are written into", at: option.location,
        hint: "write '\(SpecNode.excerpt(option.key))' without '-->'")
    }
    if " \(comment) -->".utf8.count > Limits.blockOptionBytes {
      diagnostics.append(BlockOptions.tooLong(at: place))
    }
  }
}

extension MarkdownFence {
  /// Where the first end of a comment is in the text; `nil` for none.
  fileprivate var commentEnd: SourceLocation? {
    let lines = text.split(separator: .lineFeed, omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.holds("-->") || $0.holds("--!>") }
    return line.map { location(of: SourceLocation(line: $0 + 1, column: 1)) }
  }

  /// Whether nothing is written in it.
  var isBlank: Bool { text.allSatisfy { [.space, .tab, .lineFeed, 0x0D].contains($0) } }
}
