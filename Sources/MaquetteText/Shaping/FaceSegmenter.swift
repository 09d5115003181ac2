import MaquetteCore

/// Decides for each cluster of a paragraph which face draws it.
struct FaceSegmenter {
  private(set) var segments: [FaceSegment] = []
  /// Characters that no face has, each once, in the order of the text.
  private(set) var missing: [Unicode.Scalar] = []
  /// Whether emoji were drawn without their family.
  private(set) var lacksEmojiFamily = false

  private let chain: FaceChain
  private let style: Int
  private let hasAttachments: Bool
  /// Scripts of the paragraph's characters; `nil` where no script claims any but ASCII's letters.
  private let scripts: ParagraphScripts?
  private var offset: Int
  /// Spaces behind a fallback's letters; they are the fallback's if more of its letters follow.
  private var openSpaces: Range<Int>?

  /// - Parameters:
  ///   - text: the part of the paragraph, all of one style.
  ///   - style: number of its style.
  ///   - hasAttachments: whether U+FFFC stands for what is no text.
  ///   - scripts: those of the paragraph's characters; `nil` where all are ASCII, or ellipses that
  ///     the first family has.
  init(
    text: ArraySlice<UInt8>, style: Int, chain: FaceChain, scripts: ParagraphScripts?,
    hasAttachments: Bool = false
  ) {
    self.chain = chain
    self.style = style
    self.hasAttachments = hasAttachments
    self.scripts = scripts
    offset = text.startIndex
    if scripts == nil, chain.primaryHasASCII {
      segments = [primarySegment(text.indices)]
      return
    }
    var rest = String(decoding: text, as: UTF8.self)[...]
    while !rest.isEmpty {
      let plain = plainCount(of: rest.utf8)
      let start = offset
      if plain > 0 {
        rest = rest[rest.utf8.index(rest.startIndex, offsetBy: plain)...]
        offset += plain
        append(primarySegment(start..<offset))
      } else {
        let cluster = rest.removeFirst()
        offset += cluster.utf8.count
        add(cluster, range: start..<offset)
      }
    }
    closeSpaces()
  }

  /// How many bytes are letters and signs of ASCII that the first family draws, and spaces between
  /// them: each is a character of its own, unless what follows the last one belongs to it.
  private func plainCount(of text: Substring.UTF8View) -> Int {
    guard chain.primaryHasASCII, !chain.isOfEmoji, let first = text.first, first != 0x20 else {
      return 0
    }
    let plain = text.prefix { (0x20...0x7E).contains($0) }
    return plain.endIndex == text.endIndex ? plain.count : max(0, plain.count - 1)
  }

  private func primarySegment(_ range: Range<Int>) -> FaceSegment {
    FaceSegment(range: range, face: chain.primary, style: style, isTracked: true, isMissing: false)
  }

  private mutating func add(_ cluster: Character, range: Range<Int>) {
    if hasAttachments, cluster == TextAttachment.character {
      return append(
        FaceSegment(
          range: range, face: chain.boxes, style: style, isTracked: false, isMissing: false,
          isAttachment: true))
    }
    let visible = cluster.unicodeScalars.filter { !CharacterKinds.isInvisible($0) }
    guard !visible.isEmpty else { return extendLast(by: range) }
    if visible.allSatisfy(CharacterKinds.isSpace) { return addSpaces(range) }

    let isEmoji = CharacterKinds.isEmoji(cluster)
    let scalars = Array(visible)
    let need = need(of: scalars[0], at: range.lowerBound)
    if let choice = chain.choice(for: scalars, isEmoji: isEmoji, need: need) {
      if isEmoji, chain.isEmojiFamilyMissing { lacksEmojiFamily = true }
      return append(segment(range, choice, first: scalars[0]))
    }
    // No face has all of it. If one has the letter, only the marks on it become boxes.
    if scalars.count > 1, chain.choice(for: [scalars[0]], isEmoji: false, need: need) != nil {
      return addOneByOne(cluster, range: range, need: need)
    }
    for scalar in scalars where chain.choice(for: [scalar], isEmoji: false, need: need) == nil {
      report(scalar)
    }
    append(missingSegment(range))
  }

  private func need(of scalar: Unicode.Scalar, at byte: Int) -> ParagraphScripts.Need {
    scripts?.need(of: scalar, at: byte)
      ?? ParagraphScripts.Need(script: ParagraphScripts.ownScript(of: scalar) ?? 0, region: nil)
  }

  private mutating func addOneByOne(
    _ cluster: Character, range: Range<Int>, need: ParagraphScripts.Need
  ) {
    var start = range.lowerBound
    for scalar in cluster.unicodeScalars {
      let part = start..<start + UTF8.width(scalar)
      start = part.upperBound
      if CharacterKinds.isInvisible(scalar) {
        extendLast(by: part)
      } else if let choice = chain.choice(for: [scalar], isEmoji: false, need: need) {
        append(segment(part, choice, first: scalar))
      } else {
        report(scalar)
        append(missingSegment(part))
      }
    }
  }

  private func segment(
    _ range: Range<Int>, _ choice: FaceChain.Choice, first: Unicode.Scalar
  ) -> FaceSegment {
    let isConnected = CharacterKinds.isConnected(first)
    return FaceSegment(
      range: range, face: choice.face, style: style, isTracked: choice.isPrimary && !isConnected,
      isConnected: isConnected, isMissing: false, isEmoji: choice.isEmoji)
  }

  private func missingSegment(_ range: Range<Int>) -> FaceSegment {
    FaceSegment(range: range, face: chain.boxes, style: style, isTracked: false, isMissing: true)
  }

  private mutating func report(_ scalar: Unicode.Scalar) {
    // A text of boxes only would make this quadratic; no message shows that many.
    if missing.count < 64, !missing.contains(scalar) { missing.append(scalar) }
  }

  // MARK: Putting segments together

  private mutating func append(_ segment: FaceSegment) {
    if let spaces = openSpaces, let last = segments.last {
      if last.isSameKind(as: segment) {
        segments[segments.count - 1].range = last.range.lowerBound..<spaces.upperBound
        openSpaces = nil
      } else {
        closeSpaces()
      }
    }
    if let last = segments.last, last.isSameKind(as: segment) {
      segments[segments.count - 1].range = last.range.lowerBound..<segment.range.upperBound
    } else {
      segments.append(segment)
    }
  }

  private mutating func addSpaces(_ range: Range<Int>) {
    if let spaces = openSpaces {
      openSpaces = spaces.lowerBound..<range.upperBound
    } else if let last = segments.last, last.lendsSpaces {
      openSpaces = range
    } else {
      append(spaceSegment(range))
    }
  }

  private mutating func closeSpaces() {
    guard let spaces = openSpaces else { return }
    openSpaces = nil
    append(spaceSegment(spaces))
  }

  private func spaceSegment(_ range: Range<Int>) -> FaceSegment {
    FaceSegment(
      range: range, face: chain.boxes, style: style, isTracked: chain.primary != nil,
      isMissing: false)
  }

  /// What is never seen belongs to what stands before it, so that it tears nothing apart.
  private mutating func extendLast(by range: Range<Int>) {
    if let spaces = openSpaces {
      openSpaces = spaces.lowerBound..<range.upperBound
    } else if let last = segments.last {
      segments[segments.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      append(spaceSegment(range))
    }
  }
}
