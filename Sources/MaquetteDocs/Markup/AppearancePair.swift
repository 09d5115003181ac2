import Maquette

/// Something that was drawn in an environment.
protocol HasEnvironment {
  var environment: Environment { get }
}

/// A block's picture and the same in dark.
typealias PicturePair = AppearancePair<DrawnPicture>

/// A picture and the same in dark.
struct AppearancePair<Picture: HasEnvironment> {
  /// The light one, or the only one there is.
  var first: Picture
  /// The dark one.
  var second: Picture?

  /// Pictures put together, in their order.
  static func pairs(of pictures: [Picture]) -> [AppearancePair] {
    var isTaken = [Bool](repeating: false, count: pictures.count)
    var pairs: [AppearancePair] = []
    for (index, picture) in pictures.enumerated() where !isTaken[index] {
      isTaken[index] = true
      let other = pictures.indices.first { candidate in
        !isTaken[candidate] && pictures[candidate].isOpposite(of: picture)
      }
      guard let other else {
        pairs.append(AppearancePair(first: picture))
        continue
      }
      isTaken[other] = true
      let isLight = picture.environment.appearance == .light
      pairs.append(
        AppearancePair(
          first: isLight ? picture : pictures[other], second: isLight ? pictures[other] : picture))
    }
    return pairs
  }
}

extension HasEnvironment {
  /// Whether only the appearance is another.
  fileprivate func isOpposite(of other: some HasEnvironment) -> Bool {
    guard environment.appearance != other.environment.appearance else { return false }
    var same = environment
    same.appearance = other.environment.appearance
    return same.isSame(as: other.environment)
  }
}
