import MaquetteCore
import MaquetteSpec

/// A share of the work of several runs, on one machine or many: of the pictures that are compared, or of
/// the specs that are drawn.
///
/// A name alone decides on the share that it is in. What is added or removed moves nothing else, and
/// nobody has to know what the others have.
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

  /// How many there may be.
  package static let counts = 1...10_000

  /// All of it.
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
    guard parts.count == 2, let index = parts[0], let count = parts[1], Shard.counts ~= count,
      (1...count) ~= index
    else {
      throw DiagnosticError(
        "'\(SpecNode.excerpt(text))' is not a shard",
        hint: "write the number of this part, from 1, and the number of parts, at most "
          + "\(Shard.counts.upperBound), for example 2/5")
    }
    self.init(uncheckedIndex: index, count: count)
  }
}

extension Batch {
  /// The part of a batch that a run of several draws. What the others draw from is written onto by none
  /// of them. What does not exist is in every part, so that each run tells of it.
  package func part(_ shard: Shard) -> Batch {
    var part = self
    part.inputs = inputs.filter { shard.holds($0.name) || $0.isMissing }
    part.otherInputs += inputs.compactMap { input in
      if case .file(let path) = input, !shard.holds(path) { path } else { nil }
    }
    return part
  }
}

extension Batch.Input {
  /// Whether it is a file that there is not.
  fileprivate var isMissing: Bool {
    if case .file(let path) = self { !Disk.exists(path) } else { false }
  }
}
