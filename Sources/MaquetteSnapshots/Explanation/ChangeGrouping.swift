/// Puts equal changes of many pictures together, so that they can be accepted at once.
public enum ChangeGrouping {
  /// The changes of all results by their summaries, those of most pictures first; a picture is in
  /// as many groups as it has different changes.
  ///
  /// A key is a hash of the summary, so that it is the same in every run. If two summaries of one
  /// run share it, the one that sorts later gets another one.
  public static func groups(of results: [SnapshotResult]) -> [ChangeGroup] {
    groups(of: results, key: key(of:))
  }

  static func groups(
    of results: [SnapshotResult], key: (String) -> String
  ) -> [ChangeGroup] {
    var ids: [String: Set<String>] = [:]
    for result in results {
      for change in result.changes { ids[change.summary, default: []].insert(result.id) }
    }
    var taken: Set<String> = []
    var groups: [ChangeGroup] = []
    for (summary, pictures) in ids.sorted(by: { $0.key < $1.key }) {
      var name = key(summary)
      var attempt = 1
      while !taken.insert(name).inserted {
        attempt += 1
        name = self.key(of: "\(summary) \(attempt)")
      }
      groups.append(ChangeGroup(key: name, summary: summary, ids: pictures.sorted()))
    }
    return groups.sorted { one, other in
      one.ids.count == other.ids.count
        ? one.summary < other.summary : one.ids.count > other.ids.count
    }
  }

  /// Eight letters and digits that are not mistaken for each other (Crockford's base 32) of 40 bits
  /// of FNV-1a.
  static func key(of summary: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in summary.utf8 {
      hash ^= UInt64(byte)
      hash = hash &* 0x100_0000_01B3
    }
    // The upper bits of the last product are mixed best.
    hash ^= hash >> 32
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<8).map { digits[Int(hash >> (5 * UInt64($0)) & 31)] })
  }
}
