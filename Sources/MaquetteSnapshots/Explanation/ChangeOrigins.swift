/// Where changes come from, as far as a run shows it: the theme, a colour, or each for itself.
struct ChangeOrigins {
  /// How a cause that is a theme begins, and how receipts name themes.
  static let theme = "theme "
  /// How a cause that is a font begins, and how receipts name fonts.
  static let font = "font "
  /// In how many specs each change is.
  private let specs: [String: Int]
  /// The fonts that are others than they were, as one cause: a family is replaced at once, and which
  /// of its faces moved what nobody can tell. `nil` when none is.
  private let fonts: String?
  /// In how many specs one font stands in the place of another one.
  private let swaps: [String: Int]

  init(_ results: [SnapshotResult]) {
    let replaced = Set(
      results.filter { !$0.status.passes }.flatMap(\.environment).filter {
        $0.hasPrefix(ChangeOrigins.font)
      })
    fonts = replaced.isEmpty ? nil : replaced.sorted().joined(separator: ", ")
    var sources: [String: Set<String>] = [:]
    for result in results {
      for change in result.changes { sources[change.summary, default: []].insert(result.source) }
    }
    specs = sources.mapValues(\.count)
    var swapped: [String: Set<String>] = [:]
    for result in results {
      for swap in result.changes.compactMap(ChangeOrigins.swap) {
        swapped[swap, default: []].insert(result.source)
      }
    }
    swaps = swapped.mapValues(\.count)
  }

  /// The cause of each change of a picture, with the change in short.
  func causes(in result: SnapshotResult) -> [(cause: String, summary: String)] {
    if let renamed = SnapshotRenames.summary(of: result) { return [(renamed, renamed)] }
    guard !result.status.passes else { return [] }
    let theme = (result.settings + result.environment).first { $0.hasPrefix(ChangeOrigins.theme) }
    let replaced =
      result.environment.contains { $0.hasPrefix(ChangeOrigins.font) } ? fonts : nil
    // A font of another name in several specs is a file that was replaced, and not a label's weight.
    let swap = Set(result.changes.compactMap(ChangeOrigins.swap)).filter {
      swaps[$0, default: 0] > 1
    }
    let font = replaced ?? (swap.count == 1 ? swap.first : nil)
    // Other glyphs may take the same room: then nothing of the scene changed.
    let drawn = replaced.map { [($0, "texts are drawn differently")] } ?? []
    let symbol = result.settings.first { $0.hasPrefix(Receipt.symbol) }
    return (result.changes.isEmpty ? drawn : [])
      + result.changes.map { change in
        if let symbol, isSymbols(change) { return (symbol, change.summary) }
        if let theme, isThemes(change) { return (theme, change.summary) }
        if let font, isFonts(change) { return (font, change.summary) }
        if let swap = ChangeOrigins.swap(change) { return (swap, change.summary) }
        let color = change.kind == .recolored ? ChangeOrigins.color(in: change.summary) : nil
        return (color ?? change.summary, change.summary)
      }
  }

  /// Whether a change is taken for one of the theme, which is another one than it was. Colours are;
  /// fonts, shapes and places are when more than one spec has just that change: in one alone
  /// somebody may have changed the spec. No theme adds, removes, orders or says anything.
  private func isThemes(_ change: SceneChange) -> Bool {
    switch change.kind {
    case .recolored: true
    case .refonted, .redrawn, .resized, .moved: specs[change.summary, default: 0] > 1
    case .retitled, .reordered, .added, .removed, .redescribed: false
    }
  }

  /// Whether a change is one of a symbol that is another one: it may be larger, and push others.
  private func isSymbols(_ change: SceneChange) -> Bool {
    change.kind == .redrawn || change.kind == .resized || change.kind == .moved
  }

  /// Whether a change is one of a font that is another one than it was: texts are wider, narrower or
  /// break elsewhere, and what is around them gives way.
  private func isFonts(_ change: SceneChange) -> Bool {
    switch change.kind {
    case .refonted, .resized, .moved, .redrawn: true
    // Where a text is cut depends on the room that it takes.
    case .retitled: change.sentence.contains("is cut to")
    case .redescribed: change.summary.contains("baseline") || change.summary.contains("hit target")
    case .recolored, .reordered, .added, .removed: false
    }
  }

  /// For a text that is set in another face `font Lato-Regular → Inter-Regular`, whatever its size;
  /// `nil` for other changes.
  private static func swap(_ change: SceneChange) -> String? {
    guard change.kind == .refonted, let start = change.summary.firstRange(of: ": \(font)") else {
      return nil
    }
    let words = change.summary[start.upperBound...]
    let faces = words.split(separator: " → ").map { face in
      face.split(separator: " ").dropLast().joined(separator: " ")
    }
    guard faces.count == 2, faces[0] != faces[1] else { return nil }
    return "\(font)\(faces[0]) → \(faces[1])"
  }

  /// The one colour that became another one in a change, whatever has it: a fill, a text or a line
  /// of whichever component. `nil` when there are none or several.
  private static func color(in summary: String) -> String? {
    let words = summary.split { $0 == " " || $0 == "," }
    let pairs = words.indices.dropFirst().dropLast().filter { index in
      words[index] == "→" && words[index - 1].hasPrefix("#") && words[index + 1].hasPrefix("#")
    }.map { "color \(words[$0 - 1]) → \(words[$0 + 1])" }
    return Set(pairs).count == 1 ? pairs.first : nil
  }
}
