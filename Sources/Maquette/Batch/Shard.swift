import MaquetteCore

/// A share of the work of several runs, on one machine or many: of the pictures that are compared, or of
/// the specs that are drawn.
///
/// A name alone decides on the share that it is in: of a spec, its path from the current folder; of a picture
/// that is compared, its own. What is added or removed moves nothing else, and nobody has to know what the
/// others have.
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
    let home = Paths.slashed(Disk.currentFolder ?? "/")
    var part = self
    part.inputs = []
    for input in inputs {
      guard case .file(let path) = input else {
        if shard.holds(input.name) { part.inputs.append(input) }
        continue
      }
      // However the path is written, `ui/a.yaml`, `./ui/a.yaml` or the whole path: by its text alone, as each
      // machine may have links of its own. Of what is elsewhere, the whole path counts.
      let whole = Paths.isAbsolute(path) ? path : home + path
      let isHeld = shard.holds(Paths.rest(of: Paths.short(whole), after: home))
      if isHeld || !Disk.exists(path) { part.inputs.append(input) }
      if !isHeld { part.otherInputs.append(path) }
    }
    return part
  }
}
