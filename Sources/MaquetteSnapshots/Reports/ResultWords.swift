import MaquetteCore
import MaquettePainting

/// What reports say about results, the same words in each of them.
extension SnapshotResult.Status {
  /// The status in a word or two, for tables and buttons.
  public var title: String {
    switch self {
    case .same: "same"
    case .tolerated: "tolerated"
    case .missing: "without baseline"
    case .changed: "changed"
    case .rasterization: "rasterised differently"
    case .unexplained: "unexplained"
    case .environment: "other environment"
    case .damaged: "damaged"
    case .renamed: "renamed"
    case .failed: "failed"
    case .obsolete: "obsolete"
    }
  }

  /// The order of reports: what needs a look most comes first, and what passes last.
  public var rank: Int {
    switch self {
    case .failed: 0
    case .damaged: 1
    case .unexplained: 2
    case .changed: 3
    case .rasterization: 4
    case .environment: 5
    case .missing: 6
    case .renamed: 7
    case .obsolete: 8
    case .tolerated: 9
    case .same: 10
    }
  }
}

extension SnapshotResult {
  /// How it ended, in a sentence without a full stop.
  public var sentence: String {
    switch status {
    case .same: "the same as its baseline"
    case .tolerated: "differs no more than is tolerated"
    case .missing:
      isRecorded
        ? "there was no baseline; it was recorded just now, look at it and keep it"
        : "there is no baseline"
    case .changed: "changed, and the scene says why"
    case .rasterization: "the scene is the same, but edges or text are rasterised differently"
    case .unexplained: "changed, and nothing explains a part of it"
    case .environment: "differs, and its baseline was made in a different environment"
    case .damaged:
      isRecorded ? "its baseline was damaged; it was recorded again" : "its baseline is damaged"
    case .renamed:
      "it was called '\(ResultWords.line(renamedFrom ?? ""))' before"
    case .failed: "could not be drawn or compared"
    case .obsolete: "nothing draws this baseline any more"
    }
  }

  /// Whether nothing could be compared: the picture could not be drawn, or its baseline not be read.
  public var isBroken: Bool { status == .failed || status == .damaged }

  /// What to do about it, in front of the command that does it; `nil` without one.
  var acceptingWords: String? {
    guard canBeAccepted, !isRecorded else { return nil }
    switch status {
    case .obsolete: return "delete the baseline with"
    case .missing: return "record it with"
    case .damaged: return "replace it by what is drawn with"
    case .renamed: return "rename the baseline with"
    default: return "accept with"
    }
  }

  /// `different environment: cairo 1.16.0 → 1.18.0`; `nil` when it is the same one.
  var environmentSentence: String? {
    environment.isEmpty
      ? nil : "different environment: " + environment.joined(separator: ", ")
  }

  /// `theme changed: brand 1f00ba2c → brand 9ad3c01e`; `nil` when nobody set anything otherwise.
  var settingsSentence: String? {
    guard !settings.isEmpty else { return nil }
    return settings.map { setting in
      let name = setting.prefix { $0 != " " }
      return "\(name) changed:\(setting.dropFirst(name.count))"
    }.joined(separator: ", ")
  }

  /// `3 clusters of changed pixels explained, 1 unexplained at 120,44 24 × 12 px`; `nil` without
  /// any.
  var clusterSentence: String? {
    guard !clusters.isEmpty else { return nil }
    var explained = 0
    var edges = 0
    var unknown: [PixelRect] = []
    for cluster in clusters {
      switch cluster.cause {
      case .structure: explained += 1
      case .rasterization: edges += 1
      case .unexplained: unknown.append(cluster.bounds)
      }
    }
    var parts: [(count: Int, words: String)] = []
    if explained > 0 { parts.append((explained, "explained")) }
    if edges > 0 { parts.append((edges, "rasterised differently")) }
    if !unknown.isEmpty {
      let places = unknown.prefix(3).map(ResultWords.place).joined(separator: ", ")
      let rest = unknown.count > 3 ? " and \(unknown.count - 3) more places" : ""
      parts.append((unknown.count, "unexplained at \(places)\(rest)"))
    }
    // The first count carries the noun.
    let counts = parts.enumerated().map { index, part in
      let noun = part.count == 1 ? "cluster" : "clusters"
      return index == 0
        ? "\(part.count) \(noun) of changed pixels \(part.words)" : "\(part.count) \(part.words)"
    }.joined(separator: ", ")
    return ([counts] + noteWords).joined(separator: "; ")
  }

  /// What clusters that nothing explains tell, each thing once.
  private var noteWords: [String] {
    var seen: Set<String> = []
    let notes = clusters.flatMap(\.notes).filter { seen.insert($0).inserted }
    let rest = notes.count - 3
    return notes.prefix(3) + (rest > 0 ? ["and \(rest) more like it"] : [])
  }

  /// `1,234 of 76,800 pixels differ`, with both sizes when they differ; `nil` when nothing was
  /// compared.
  var pixelSentence: String? {
    guard let pixels else { return nil }
    let width = max(pixels.oldWidth, pixels.newWidth)
    let height = max(pixels.oldHeight, pixels.newHeight)
    let all = width.multipliedReportingOverflow(by: height)
    var text =
      "\(ResultWords.count(pixels.different)) of "
      + "\(ResultWords.count(all.overflow ? Int.max : all.partialValue)) pixels differ"
    if (pixels.oldWidth, pixels.oldHeight) != (pixels.newWidth, pixels.newHeight) {
      text +=
        "; size \(pixels.oldWidth) × \(pixels.oldHeight) → "
        + "\(pixels.newWidth) × \(pixels.newHeight) px"
    }
    return text
  }
}

/// Small texts that reports share.
enum ResultWords {
  /// `120,44 24 × 12 px`.
  static func place(_ rect: PixelRect) -> String {
    "\(rect.minX),\(rect.minY) \(rect.width) × \(rect.height) px"
  }

  /// A number with commas at the thousands.
  static func count(_ number: Int) -> String {
    var digits = Array(String(number.magnitude))
    var end = digits.count - 3
    while end > 0 {
      digits.insert(",", at: end)
      end -= 3
    }
    return (number < 0 ? "-" : "") + String(digits)
  }

  /// `1 picture`, `140 pictures`.
  static func pictures(_ number: Int) -> String {
    "\(count(number)) \(number == 1 ? "picture" : "pictures")"
  }

  /// A user's text on one line, without what a terminal would obey.
  static func line(_ text: String) -> String {
    Escape.terminalLine(
      Escape.scalars(of: text) { "\n\u{2028}\u{2029}".unicodeScalars.contains($0) ? " " : nil })
  }
}

extension SnapshotRun {
  /// How many results have each status, in the order of reports, those with none left out.
  package var counts: [(status: SnapshotResult.Status, count: Int)] {
    var numbers: [SnapshotResult.Status: Int] = [:]
    for result in results { numbers[result.status, default: 0] += 1 }
    return SnapshotResult.Status.allCases.sorted { $0.rank < $1.rank }.compactMap { status in
      numbers[status].map { (status, $0) }
    }
  }

  /// The results in the order of reports: what needs a look most comes first.
  package var ranked: [SnapshotResult] {
    results.enumerated()
      .sorted { ($0.element.status.rank, $0.offset) < ($1.element.status.rank, $1.offset) }
      .map(\.element)
  }

  /// The results that fail, in the order of reports.
  package var failures: [SnapshotResult] { ranked.filter { !$0.status.passes } }

  /// `5 pictures: 1 unexplained, 1 changed, 3 same`.
  package var countSentence: String {
    guard !results.isEmpty else { return "0 pictures: nothing was compared" }
    let parts = counts.map { "\(ResultWords.count($0.count)) \($0.status.title)" }
    return "\(ResultWords.pictures(results.count)): \(parts.joined(separator: ", "))"
  }
}
