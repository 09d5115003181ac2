import MaquetteCore

/// Puts changes of many pictures with one cause together, so that they can be accepted at once.
package enum ChangeGrouping {
  /// The changes of all results by their causes, those of most pictures first; a picture is in as
  /// many groups as what changed in it has causes.
  ///
  /// A key is a hash of the cause, so that it is the same in every run. If two causes of one run
  /// share it, the one that sorts later gets another one.
  package static func groups(of results: [SnapshotResult]) -> [ChangeGroup] {
    groups(of: results, key: key(of:))
  }

  static func groups(
    of results: [SnapshotResult], key: (String) -> String
  ) -> [ChangeGroup] {
    let causes = ChangeOrigins(results)
    var members: [String: (ids: Set<PathKey>, summaries: [String: Int])] = [:]
    for result in results {
      for (cause, summary) in causes.causes(in: result) {
        members[cause, default: ([], [:])].ids.insert(PathKey(result.id))
        members[cause]?.summaries[summary, default: 0] += 1
      }
    }
    var taken: Set<String> = []
    var groups: [ChangeGroup] = []
    for (cause, group) in members.sorted(by: { $0.key < $1.key }) {
      var name = key(cause)
      var attempt = 1
      while !taken.insert(name).inserted {
        attempt += 1
        name = self.key(of: "\(cause) \(attempt)")
      }
      groups.append(
        ChangeGroup(
          key: name, summary: summary(of: cause, group.summaries),
          ids: group.ids.sorted().map(\.text)))
    }
    return groups.sorted { one, other in
      one.ids.count == other.ids.count
        ? one.summary < other.summary : one.ids.count > other.ids.count
    }
  }

  /// Changes that are shown of those that a cause has.
  private static let mostSummaries = 4

  private static func summary(of cause: String, _ summaries: [String: Int]) -> String {
    let sorted = summaries.sorted { one, other in
      one.value == other.value ? one.key < other.key : one.value > other.value
    }.map(\.key)
    let isNamed = [ChangeOrigins.theme, ChangeOrigins.font, Receipt.symbol].contains {
      cause.hasPrefix($0)
    }
    // One change of a font says all of it by itself.
    let isFont = sorted.first?.contains(": \(ChangeOrigins.font)") ?? false
    if sorted.count == 1, !isNamed || isFont { return sorted[0] }
    let rest = sorted.count - mostSummaries
    return (isNamed ? "\(cause): " : "") + sorted.prefix(mostSummaries).joined(separator: "; ")
      + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// A short name of a summary.
  static func key(of summary: String) -> String { ContentHash(summary).readable }
}
