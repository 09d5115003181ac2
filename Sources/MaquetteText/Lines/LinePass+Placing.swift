import MaquetteCore

// Where lines stand: heights, indents, alignment.

extension LinePass {
  func style(of paragraph: Int) -> TextParagraphStyle {
    guard let last = request.paragraphs.last else { return TextParagraphStyle() }
    return paragraph < request.paragraphs.count ? request.paragraphs[paragraph] : last
  }

  /// The widths of a paragraph's first line and of its others.
  func rooms(of paragraph: Int) -> (first: Double, other: Double) {
    let style = style(of: paragraph)
    let tail = Self.length(style.tailIndent)
    let end = tail > 0 ? min(tail, maxWidth) : maxWidth + tail
    return (
      max(0, end - Self.length(style.firstLineHeadIndent)),
      max(0, end - Self.length(style.headIndent))
    )
  }

  private static func length(_ value: Double) -> Double {
    SafeNumber.within(value, -Limits.coordinate...Limits.coordinate, or: 0)
  }

  /// Room above and below a line's baseline.
  private struct Extent {
    var above: Double
    var below: Double
    var height: Double { above + below }
  }

  /// What stands before the lines of a paragraph.
  func indent(of style: TextParagraphStyle, isFirst: Bool) -> Double {
    Self.length(isFirst ? style.firstLineHeadIndent : style.headIndent)
  }

  private func extent(of line: ShapedLine, tall: TallFaces) -> Extent {
    var extent = Extent(above: -.infinity, below: -.infinity)
    func reach(_ style: SpanStyle) {
      extent.above = max(extent.above, style.ascent + style.baselineOffset)
      extent.below = max(extent.below, style.descent - style.baselineOffset)
    }
    if line.items.isEmpty { reach(styles[line.emptyStyle]) }
    for item in line.items { reach(styles[item.style]) }
    // What is higher than its line makes it higher, as NSTextAttachment does.
    for item in line.items where item.isAttachment || request.sizingRule == .oversize {
      let ink = item.ink(style: styles[item.style])
      extent.above = max(extent.above, ink.above)
      extent.below = max(extent.below, ink.below)
    }
    for item in line.items {
      guard let asked = tall.extent(of: item, style: styles[item.style]) else { continue }
      extent.above = max(extent.above, asked.above)
      extent.below = max(extent.below, asked.below)
    }
    let style = style(of: line.paragraph)
    var height = extent.height
    if style.lineHeightMultiple > 0 { height *= Self.length(style.lineHeightMultiple) }
    height = max(height, Self.length(style.minimumLineHeight))
    if style.maximumLineHeight > 0 { height = min(height, Self.length(style.maximumLineHeight)) }
    // More or less height is room above the letters, as TextKit has it.
    extent.above += height - extent.height
    return extent
  }

  /// From where to where the letters of the lines reach, once they are placed.
  func ink(in layout: TextLayout) -> ClosedRange<Double>? {
    var top = Double.infinity
    var bottom = -Double.infinity
    for (line, place) in zip(lines, layout.lines) {
      for item in line.items {
        let ink = item.ink(style: styles[item.style])
        top = min(top, place.baseline - ink.above)
        bottom = max(bottom, place.baseline + ink.below)
      }
    }
    return top <= bottom ? top...bottom : nil
  }

  /// The layout of the lines.
  func placed() -> TextLayout {
    let tall = TallFaces(lines, styles: styles, keepsSingleLine: request.keepsSingleLine)
    var widest = lines.reduce(0) { widest, line in
      let style = style(of: line.paragraph)
      let tail = Self.length(style.tailIndent)
      return max(widest, line.width + indent(of: style, isFirst: line.isFirst) + max(0, -tail))
    }
    let own = ownSides
    // A paragraph at the other side than all else shows that only with all of the room.
    let isSplit = own.contains { $0 != nil && $0 != request.alignment }
    if request.fillsWidth || isSplit, maxWidth < .infinity { widest = maxWidth }
    // What is clipped takes no more than its room.
    if request.lineBreakMode == .byClipping { widest = min(widest, maxWidth) }

    var top = 0.0
    var placed: [TextLine] = []
    placed.reserveCapacity(lines.count)
    for (index, var line) in lines.enumerated() {
      let style = style(of: line.paragraph)
      if index > 0 {
        let before = self.style(of: lines[index - 1].paragraph)
        top += Self.length(before.lineSpacing)
        if line.isFirst {
          top += Self.length(before.paragraphSpacing) + Self.length(style.paragraphSpacingBefore)
        }
      }
      let tail = Self.length(style.tailIndent)
      let end = tail > 0 ? min(tail, widest) : widest + tail
      let indent = indent(of: style, isFirst: line.isFirst)
      let room = max(0, end - indent)
      if style.isJustified ?? request.isJustified, !line.isLast {
        // A letter that is wider than all the room there is makes no other line as wide.
        let rooms = rooms(of: line.paragraph)
        line.justify(to: min(room, line.isFirst ? rooms.first : rooms.other))
      }
      let x = x(
        of: line, at: (own.isEmpty ? nil : own[index]) ?? alignment(of: line), room: room,
        indent: indent, box: widest)
      let extent = extent(of: line, tall: tall)
      placed.append(
        TextLine(
          top: top, height: extent.height, baseline: top + extent.above, x: x, width: line.width,
          runs: line.runs(
            x: x, baseline: top + extent.above, isFollowed: index + 1 < lines.count,
            styles: styles, crossings: shaper.crossings)))
      top += extent.height
    }
    var layout = TextLayout(
      size: Size(width: max(0, widest), height: max(0, top)), lines: placed,
      shownText: shownText, isTruncated: isTruncated, problems: problems(with: placed))
    layout.wordBreak = wordBreak
    return layout
  }

  /// Where a line stands because its paragraph is long enough to be read as one.
  ///
  /// - Parameter count: how many lines the paragraph has.
  private func ownSide(of line: ShapedLine, count: Int) -> HorizontalAlignment? {
    guard count >= TextRequest.paragraphLines else { return nil }
    let style = style(of: line.paragraph)
    let isNatural =
      style.alignsByLanguage ?? (style.alignment == nil && request.alignsParagraphsByLanguage)
    return isNatural && !(style.isJustified ?? request.isJustified) ? line.start : nil
  }

  /// Where each line stands because of that; empty where there are so few that none does.
  private var ownSides: [HorizontalAlignment?] {
    guard lines.count >= TextRequest.paragraphLines else { return [] }
    let counts = lines.reduce(into: [:]) { $0[$1.paragraph, default: 0] += 1 }
    return lines.map { ownSide(of: $0, count: counts[$0.paragraph] ?? 0) }
  }

  private func alignment(of line: ShapedLine) -> HorizontalAlignment {
    let style = style(of: line.paragraph)
    if style.isJustified ?? request.isJustified { return line.start }
    return style.alignment ?? request.alignment
  }

  private func x(
    of line: ShapedLine, at side: HorizontalAlignment, room: Double, indent: Double, box: Double
  ) -> Double {
    // Indents are counted from where the paragraph's lines begin.
    let left = line.isRightToLeft ? box - indent - room : indent
    let free = room - line.width
    // Spaces at the end of a line have their room where there is some, and move no letters: they
    // stand beyond the edge that the letters are at.
    let hanging = line.hangingWidth
    let space = free + hanging
    // A line that is cut off shows its beginning.
    guard free >= 0 else { return line.isRightToLeft ? left + free : left }
    let start = line.isRightToLeft ? left - hanging : left
    switch side {
    case .left: return start
    case .center: return start + space / 2
    case .right: return start + space
    }
  }

  // MARK: Problems

  private func problems(with placed: [TextLine]) -> [TextProblem] {
    var problems: [TextProblem] = []
    func add(_ problem: TextProblem) {
      if !problems.contains(problem) { problems.append(problem) }
    }
    var chains: [FaceChain] = []
    for style in styles where !chains.contains(where: { $0 === style.chain }) {
      chains.append(style.chain)
    }
    for chain in chains {
      // The chain remembers what it said of a face.
      for line in placed.indices {
        for run in placed[line].runs.indices
        where styles[placed[line].runs[run].span.map { $0 + 1 } ?? 0].chain === chain {
          if let problem = chain.substitution(for: placed[line].runs[run].glyphs.face) {
            add(problem)
          }
        }
      }
      if chain.primary == nil {
        add(.missingFamily(chain.family, package: chain.catalog.packageToInstall(of: chain.family)))
      }
      if lacksEmojiFamily, let family = chain.emojiFamily {
        add(.missingFamily(family, package: chain.catalog.packageToInstall(of: family)))
      }
    }
    // Without any font every character is missing; the family says it all.
    if !missing.isEmpty, let catalog = chains.first(where: { $0.boxes != nil })?.catalog {
      var packages: [String] = []
      for package in missing.compactMap(catalog.packageToInstall(for:))
      where !packages.contains(package) {
        packages.append(package)
      }
      add(
        .missingGlyphs(
          characters: missing, family: request.font.family, packages: packages))
    }
    for number in ambiguousNumbers { add(.ambiguousNumber(number)) }
    if let problem = hyphenationProblem { add(problem) }
    return problems
  }
}
