import Maquette
import MaquetteCore

/// Which pictures of a source a run looks at. Names of all others are still known, so that what
/// nothing draws any more is found under every filter.
package struct SnapshotFilter: Hashable, Sendable {
  /// Parts of names, of which one must occur; `*` stands for anything. Empty for all.
  package var names: [String]
  /// Variants as they were asked for, `plain` for the one without; empty for all.
  package var variants: [String]
  /// One of several runs that share the work: `index` from 1 to `count`.
  package var shard: Shard

  /// A share of the pictures.
  package struct Shard: Hashable, Sendable {
    /// Which one, from 1.
    package var index: Int
    /// Of how many.
    package var count: Int

    /// Whether a name is in this share: neighbours in the alphabet go to different ones.
    package func holds(_ name: String) -> Bool {
      Int(ContentHash(name).value % UInt64(max(1, count))) == index - 1
    }

    /// For example `2/5`.
    package var text: String { "\(index)/\(count)" }

    /// All pictures.
    package static let whole = Shard(uncheckedIndex: 1, count: 1)

    private init(uncheckedIndex index: Int, count: Int) {
      self.index = index
      self.count = count
    }

    /// Reads `2/5`.
    ///
    /// - Throws: ``DiagnosticError`` when it is no share.
    package init(_ text: String) throws {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1], (1...10_000) ~= count,
        (1...count) ~= index
      else {
        throw DiagnosticError(
          "'\(SpecNode.excerpt(text))' is no shard",
          hint: "write the number of this one and how many there are, for example 2/5")
      }
      self.init(uncheckedIndex: index, count: count)
    }
  }

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
