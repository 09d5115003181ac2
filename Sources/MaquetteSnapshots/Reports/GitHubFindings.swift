/// What there is to say about a run in few sentences: one finding for each change that pictures
/// share, and one for each other way to fail, so that hundreds of failures are read at a glance.
struct GitHubFindings {
  /// One thing to look at.
  struct Finding {
    /// The pictures, in the order of reports.
    var results: [SnapshotResult]
    /// The changes that they share; empty for those that share nothing but how they failed.
    var groups: [ChangeGroup]
  }

  /// All of them, what needs a look most first; each picture that fails is in one at least.
  let all: [Finding]

  init(_ run: SnapshotRun) {
    let failures = run.failures
    var findings: [Finding] = []
    func add(_ results: [SnapshotResult]) {
      if !results.isEmpty { findings.append(Finding(results: results, groups: [])) }
    }
    // A spec that is wrong is a place in a file; each has its own.
    let failed = failures.filter { $0.status == .failed }
    for source in GitHubFindings.unique(failed.map(\.source)) {
      add(failed.filter { $0.source == source })
    }
    add(failures.filter { $0.status == .damaged })
    add(failures.filter { $0.status == .unexplained })
    // Changes of the very same pictures are one finding: whoever looks at one sees all.
    var shared: [[String]: [ChangeGroup]] = [:]
    for group in run.groups { shared[group.ids, default: []].append(group) }
    let order = GitHubFindings.unique(run.groups.map(\.ids))
    var told: Set<String> = []
    for ids in order.sorted(by: { $0.count > $1.count }) {
      let members = Set(ids)
      let results = failures.filter { members.contains($0.id) }
      guard !results.isEmpty else { continue }
      told.formUnion(ids)
      findings.append(Finding(results: results, groups: shared[ids] ?? []))
    }
    for status in SnapshotResult.Status.allCases.sorted(by: { $0.rank < $1.rank })
    where ![.failed, .damaged, .unexplained].contains(status) {
      add(failures.filter { $0.status == status && !told.contains($0.id) })
    }
    all = findings
  }

  /// Each value once, in the order of the first.
  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
