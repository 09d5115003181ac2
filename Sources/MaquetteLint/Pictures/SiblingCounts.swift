/// What the components below one key have in common, counted once for all that ask.
struct SiblingCounts {
  /// How many hold a control that does not say what it is for.
  let unnamed: Int
  /// How many hold a picture.
  let pictures: Int
  /// How many hold something that is for use.
  let controls: Int
  /// How many of those before each place say something in words, and how many of all.
  private let sums: [Int]

  init(_ items: [LintItem]) {
    unnamed = items.count(where: \.holdsUnnamed)
    pictures = items.count(where: \.holdsPicture)
    controls = items.count(where: \.holdsControl)
    sums = items.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1.hasWords ? 1 : 0)) }
  }

  /// How many at some places say something in words; places that there are not have none.
  func words(at places: Range<Int>) -> Int {
    let places = places.clamped(to: 0..<sums.count - 1)
    return sums[places.upperBound] - sums[places.lowerBound]
  }

  /// How many of all say something in words.
  var words: Int { sums[sums.count - 1] }
}
