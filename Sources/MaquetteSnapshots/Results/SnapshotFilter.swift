import Maquette

/// Which pictures of a source a run looks at. Names of all others are still known, so that what
/// nothing draws any more is found under every filter.
package struct SnapshotFilter: Hashable, Sendable {
  /// Parts of names, of which one must occur; `*` matches anything. Empty for all.
  package var names: [String]
  /// Variants as they were asked for, `plain` for the one without; empty for all.
  package var variants: [String]
  /// One of several runs that share the work: `index` from 1 to `count`.
  package var shard: Shard

  /// A filter; without arguments it lets everything through.
  package init(names: [String] = [], variants: [String] = [], shard: Shard = .whole) {
    self.names = names
    self.variants = variants
    self.shard = shard
  }

  /// Whether a picture of any variant may be looked at.
  package func takes(_ id: SnapshotID) -> Bool {
    let isNamed = names.isEmpty || names.contains { Wildcard.matches(id.text, $0) }
    return isNamed && shard.holds(id.text)
  }
}
