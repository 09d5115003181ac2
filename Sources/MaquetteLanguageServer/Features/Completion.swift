import Maquette
import MaquetteSpec

/// Something that may stand at the cursor.
struct Candidate: Hashable {
  /// What editors draw beside it, by the protocol's numbers.
  enum Kind: Int { case field = 5, component = 7, value = 12, color = 16, file = 17 }

  var label: String
  var kind: Kind
  /// What it is, on the same line.
  var detail = ""
  /// What it means.
  var documentation = ""
  /// What comes into the place of what is written there.
  var text: String
  /// Other names that find it.
  var aliases: [String] = []

  /// Whether somebody who wrote so much may mean it.
  func begins(with prefix: String) -> Bool {
    guard !prefix.isEmpty else { return true }
    let wanted = prefix.lowercased()
    return ([label] + aliases).contains { $0.lowercased().utf8.starts(with: wanted.utf8) }
  }
}

/// Finds what may stand at the cursor of a text, half written or broken as it is.
struct Completion {
  /// A character that no text has, to see what stands at the cursor.
  static let mark = "\u{10FFFD}"

  let document: OpenDocument
  let vocabulary: Vocabulary
  let root: ProjectRoot?
  /// Whether a key may come with a line below it.
  let insertsLines: Bool
  /// Who knows the rules that comments may turn off; `nil` for nobody.
  var linter: (any SpecLinter)?

  /// What may stand at the cursor, and what it replaces.
  struct Result {
    var range: Range<Int>
    var candidates: [Candidate]
  }

  func result(at offset: Int) -> Result {
    let nothing = Result(range: offset..<offset, candidates: [])
    var text = document.text
    text.replace(offset..<offset, with: Array(Self.mark.utf8))
    let outline = OutlineParser.outline(of: text)
    guard let start = start(of: outline) else { return nothing }
    if let rules = self.rules(at: offset) { return rules }
    guard let place = outline.place(at: offset + 1),
      var found = Context(place, at: offset, in: text)
    else { return nothing }
    let guide = SpecGuide(
      vocabulary: vocabulary,
      own: OwnComponents.all(in: outline, folder: document.folder, root: root))
    let way = guide.way(to: place.steps, from: start)
    if place.part != .key, way.end.takesWords {
      found.takeLastWord()
    } else if place.part != .key, way.end.shapes.isEmpty {
      found.takeLine()
    }
    if let parameters = parameters(at: offset, place, way, guide, found) { return parameters }
    var lists = CandidateLists(
      document: document, outline: outline, guide: guide, root: root, context: found,
      insertsLines: insertsLines && !found.isFlow)
    switch place.part {
    case .key:
      guard case .entry(let entry, let entries, _)? = place.steps.last else { return nothing }
      let container = way.containers.last ?? .nothing
      if let key = found.keyBeforeColon {
        // `style:` with the cursor right behind it.
        let meaning = guide.meaning(of: key, among: entries, in: container)
        guard case .key(let info, _)? = meaning else { return nothing }
        lists.addWords(for: vocabulary.expected(behind: info))
        lists.candidates = lists.candidates.map { candidate in
          var copy = candidate
          copy.text = " " + candidate.text
          return copy
        }
      } else {
        let others = entries.filter { $0.key.range != entry.key.range }
        lists.addKeys(of: container, beside: others, hasColon: entry.hasColon)
      }
    case .value, .stray:
      lists.addWords(for: way.end)
      if found.mayBeMap { lists.addKeys(of: way.end, beside: [], hasColon: false) }
      if found.mayBeQuotedName, way.end.takesComponent || place.steps.isEmpty {
        lists.addNames(hasColon: true)
      }
      if found.mayBeList { lists.addElements(of: way.end) }
    }
    return Result(
      range: found.range, candidates: lists.candidates.filter { $0.begins(with: found.prefix) })
  }

  /// What may be at the top of the text; `nil` for a text that is none of ours.
  private func start(of outline: OutlineNode) -> Expected? {
    if let kind = TextKind.kind(of: outline, named: document.name, in: vocabulary) {
      return Expected.root(of: kind)
    }
    if ConfigurationFile.names.contains(Paths.name(of: document.name)) {
      return Expected.root(of: .configuration)
    }
    // A text that is just begun: one word.
    let isBegun = outline.map.map { $0.allSatisfy { !$0.hasColon } } ?? (outline.list == nil)
    let isOurs = outline.map?.contains {
      SpecVocabulary.topInfos.map(\.name).contains($0.key.text)
    }
    return isBegun || isOurs == true ? Expected.root(of: .spec) : nil
  }
}

extension Completion {
  /// What is written at the cursor.
  struct Context {
    /// What is replaced, in the text without the mark.
    var range: Range<Int>
    /// What is written before the cursor.
    var prefix: String
    /// How the text is written that the cursor is in.
    var style: OutlineScalar.Style
    var isFlow = false
    /// Whether it stands on a line below its key.
    var isBelow = false
    /// Whether it is an element of a list, with a dash or without one.
    var isItem = false
    var hasDash = true
    /// The column that it stands in.
    var column: Int
    /// A key whose colon the cursor is right behind.
    var keyBeforeColon: String?

    var mayBeMap: Bool { style == .plain && (isBelow || isItem || isRoot) && hasDash }
    /// Whether it may be the name of a component, which gets its colon behind the quotation mark.
    var mayBeQuotedName: Bool {
      (style == .single || style == .double) && (isBelow || isItem || isRoot) && hasDash
    }
    var mayBeList: Bool { style == .plain && !isFlow && (isBelow || !hasDash) }
    private var isRoot: Bool
    /// Where what is written ends on the cursor's line.
    private var lineEnd: Int

    /// Leaves the words before the last one as they are: of a font's, one is written.
    mutating func takeLastWord() {
      guard let space = prefix.lastIndex(of: " ") else { return }
      range = range.lowerBound + prefix[...space].utf8.count..<range.upperBound
      prefix = String(prefix[prefix.index(after: space)...])
    }

    /// Replaces all that is written on the line: the words of a device's name are one value.
    mutating func takeLine() { range = range.lowerBound..<max(range.upperBound, lineEnd) }

    /// - Parameter offset: where the mark is.
    init?(_ place: OutlinePlace, at offset: Int, in text: DocumentText) {
      let scalar = place.scalar
      let mark = Completion.mark.utf8.count
      let content = scalar.content
      guard content.lowerBound <= offset, offset + mark <= content.upperBound,
        scalar.style != .block
      else { return nil }
      // Of a text on several lines, the last one is written.
      let start = max(content.lowerBound, text.textStart(ofLine: text.line(of: offset)))
      prefix = text.string(start..<offset)
      let rest = text.string(offset + mark..<content.upperBound)
      let word = rest.prefix { $0 != " " && $0 != ":" }.utf8.count
      range = start..<offset + word
      lineEnd = offset + rest.prefix { !$0.isNewline }.utf8.count
      style = scalar.style
      column = start - text.start(ofLine: text.line(of: start))
      isRoot = place.steps.isEmpty
      switch place.steps.last {
      case .entry(let entry, _, let map)?:
        isFlow = map.isFlow
        isBelow =
          place.part == .value
          && text.line(of: entry.key.range.lowerBound) != text.line(of: scalar.range.lowerBound)
      case .item(let index, let list)?:
        isFlow = list.isFlow
        isItem = true
        hasDash = list.isFlow || list.list?[index].hasDash ?? true
      case nil: break
      }
      if place.part == .key, style == .plain, prefix.last == ":", prefix.count > 1 {
        keyBeforeColon = String(prefix.dropLast())
        prefix = ""
        range = offset..<offset + word
      }
    }
  }
}
