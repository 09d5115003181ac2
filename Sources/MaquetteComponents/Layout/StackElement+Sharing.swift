import MaquetteCore

/// How elements share the length of their stack.
extension StackElement {
  /// The sizes of the elements in a length without the gaps, as SwiftUI's stacks find them:
  ///
  /// 1. Elements of a greater priority are served before all others, for whom only their least
  ///    lengths are kept. Spacers are served last.
  /// 2. Of one priority the least flexible element is served first: the one with the least
  ///    difference between the greatest length that it takes and the least.
  /// 3. Each is offered the same share of what is left; what it leaves of that goes to the next.
  ///
  /// Elements that grow without end are equally flexible. Where all that they want is there, those
  /// that want more than their share get it, and the others stay equal.
  ///
  /// An element is asked once for each share. Asking it again for what it took of it would be one
  /// more question at each level, which doubles the work of the one below.
  ///
  /// - Parameter ideals: what the elements would like to be.
  func shared(_ ideals: [Size], in available: Double, cross: Double?) -> [Size] {
    var sizes = ideals
    let groups = Dictionary(grouping: sizes.indices) { children[$0].layoutPriority }
      .sorted { $0.key > $1.key }
    func least(_ group: [Int]) -> Double {
      group.reduce(0) { $0 + children[$1].minimum(along: axis) }
    }
    var room = available
    var kept = groups.count > 1 ? groups.reduce(0) { $0 + least($1.value) } : 0
    for (_, group) in groups {
      if groups.count > 1 { kept -= least(group) }
      share(room - kept, among: group, &sizes, cross: cross)
      room -= group.reduce(0) { $0 + sizes[$1][axis] }
    }
    return sizes
  }

  private func share(_ room: Double, among group: [Int], _ sizes: inout [Size], cross: Double?) {
    let grows = group.map { children[$0].stretch(along: axis) != .none }
    let wanted = group.reduce(0) { $0 + sizes[$1][axis] }
    if !grows.contains(true), wanted <= room + Self.rounding { return }
    let members = zip(group, grows).map { index, grows in
      let (child, ideal) = (children[index], sizes[index][axis])
      return Member(
        index: index, minimum: child.minimum(along: axis), ideal: ideal,
        maximum: grows ? child.maximum(along: axis) : ideal, grows: grows)
    }
    var left = room
    let bounded = members.filter { $0.maximum < .infinity }.sorted {
      ($0.flexibility, $0.index) < ($1.flexibility, $1.index)
    }
    var unbounded = members.filter { !($0.maximum < .infinity) }
    for (rank, member) in bounded.enumerated() {
      let share = left / Double(members.count - rank)
      serve(member, max(member.minimum, share), &sizes, cross: cross)
      left -= sizes[member.index][axis]
    }
    let fits = unbounded.reduce(0) { $0 + $1.ideal } <= left
    unbounded.sort {
      fits
        ? ($1.ideal, $0.index) < ($0.ideal, $1.index)
        : ($0.ideal - $0.minimum, $0.index) < ($1.ideal - $1.minimum, $1.index)
    }
    for (rank, member) in unbounded.enumerated() {
      let share = left / Double(unbounded.count - rank)
      serve(member, max(fits ? member.ideal : member.minimum, share), &sizes, cross: cross)
      left -= sizes[member.index][axis]
    }
  }

  /// An element that shares the length, and the lengths that it can have.
  private struct Member {
    var index: Int
    var minimum: Double
    var ideal: Double
    var maximum: Double
    var grows: Bool

    var flexibility: Double { maximum - minimum }
  }

  /// Sums of lengths that differ by less are the same: asking an element for either of them would be
  /// one more question at each level.
  private static let rounding = 1e-6

  /// Offers an element a length. One that does not grow keeps what it wants where that is less.
  private func serve(
    _ member: Member, _ offered: Double, _ sizes: inout [Size], cross: Double?
  ) {
    let size = sizes[member.index]
    let missing = size[axis] - offered
    guard missing > Self.rounding || member.grows && missing < -Self.rounding else { return }
    let taken = children[member.index].size(for: ProposedSize(axis, main: offered, cross: cross))
    if member.grows || taken[axis] < size[axis] { sizes[member.index] = taken }
  }
}
