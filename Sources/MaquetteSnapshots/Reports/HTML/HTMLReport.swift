import FoundationEssentials
import MaquetteCore

/// What a run found as one HTML file that can be attached alone: it needs nothing from elsewhere.
///
/// The list holds every picture; pictures of failures are in the file as long as they have at most
/// ``embeddedBytes`` in all, worst failures first, and are links to the artifacts beyond that, which
/// the page says. Pictures that pass are rows of text. The policy of the page allows its own script
/// and style and nothing else.
package struct HTMLReport {
  /// Bytes of PNG files that one report holds; Base64 makes a third more of them. Hundreds of
  /// failures have room, and a page of thousands still opens at once.
  package static let embeddedBytes = 8 << 20

  private let run: SnapshotRun
  private let limit: Int
  private let picture: (String) -> [UInt8]?

  /// The report of a run.
  ///
  /// - Parameters:
  ///   - run: what the report is of.
  ///   - embeddedBytes: how many bytes of pictures may be in the file.
  ///   - picture: the bytes of an artifact by its path in the folder of artifacts; `nil` when it
  ///     cannot be read, and then it is a link. The page itself belongs into that folder.
  package init(
    _ run: SnapshotRun, embeddedBytes: Int = HTMLReport.embeddedBytes,
    picture: @escaping (String) -> [UInt8]?
  ) {
    self.run = run
    limit = embeddedBytes
    self.picture = picture
  }

  /// The page, in UTF-8.
  package var html: String {
    var used = 0
    var linked = 0
    var details = ""
    var rows: [JSONValue] = []
    var groups: [PathKey: [Int]] = [:]
    for (place, group) in run.groups.enumerated() {
      for id in group.ids { groups[PathKey(id), default: []].append(place) }
    }
    for (index, result) in run.ranked.enumerated() {
      let data = ReportRow(result, groups: groups[PathKey(result.id)] ?? [], in: run)
      rows.append(data.row)
      guard let detail = data.detail else { continue }
      let pictures = sources(of: result, used: &used, linked: &linked)
      details += script("detail-\(index)", .object(detail + [("pictures", pictures)]))
    }
    return HTMLReport.page(
      title: "Snapshots: " + verdict(run.results.count { !$0.status.passes }),
      run: script("run", overview(rows, linked)),
      details: details)
  }

  private func verdict(_ failures: Int) -> String {
    if run.results.isEmpty { return "nothing was compared" }
    return failures == 0
      ? "all pass"
      : "\(ResultWords.count(failures)) of \(ResultWords.count(run.results.count)) fail"
  }

  private func overview(_ rows: [JSONValue], _ linked: Int) -> JSONValue {
    let accept = AcceptCommand(run)
    return .object([
      ("counts", .string(run.countSentence)),
      ("accept", accept.all.map(JSONValue.string) ?? .null),
      ("linked", .integer(linked)),
      (
        "statuses",
        .array(
          SnapshotResult.Status.allCases.sorted { $0.rank < $1.rank }.map { status in
            .array([.string(status.rawValue), .string(status.title), .bool(status.passes)])
          })
      ),
      (
        "groups",
        .array(
          run.groups.map { group in
            .array([
              .string(group.key), .string(ResultWords.line(group.summary)),
              accept.cluster(group).map(JSONValue.string) ?? .null, .integer(group.ids.count),
            ])
          })
      ),
      ("rows", .array(rows)),
    ])
  }

  /// Where the page finds the pictures of a failure.
  private func sources(
    of result: SnapshotResult, used: inout Int, linked: inout Int
  ) -> JSONValue {
    let names: [(String, String?)] = [
      ("expected", result.artifacts?.expected), ("actual", result.artifacts?.actual),
      ("diff", result.artifacts?.diff),
    ]
    let paths = names.compactMap { name, path in path.map { (name, $0) } }
      .filter { ArtifactPath.problem(of: $0.1) == nil }
    let bytes = paths.map { used < limit ? picture($0.1) : nil }
    let size = bytes.reduce(0) { $0 + ($1?.count ?? 0) }
    // A failure is shown whole or by links, so that a page without its folder shows no half of one.
    let fits = !bytes.contains(nil) && used + size <= limit
    if fits { used += size } else { linked += paths.count }
    return .object(
      zip(paths, bytes).map { path, bytes in
        guard fits, let bytes else { return (path.0, .string(ReportMarkup.link(path.1))) }
        return (
          path.0, .string("data:image/png;base64," + Data(bytes).base64EncodedString())
        )
      })
  }

  private func script(_ id: String, _ value: JSONValue) -> String {
    "<script type=\"application/json\" id=\"\(id)\">\(ReportMarkup.script(value))</script>\n"
  }
}
