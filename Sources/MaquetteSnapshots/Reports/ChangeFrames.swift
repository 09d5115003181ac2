import MaquetteCore

/// The frames of what is elsewhere, larger or smaller, came or went, with the numbers of their changes.
struct ChangeFrames {
  /// A frame in one of the pictures.
  struct Frame: Hashable {
    /// The place of its change in the list of changes, from 1.
    var number: Int
    /// Where it is, in points of the strip.
    var rect: Rect
    /// Its colour.
    var color: Color
  }

  /// More are a wall of lines.
  static let most = 60

  /// The frames in the old picture.
  let old: [Frame]
  /// The frames in the new picture.
  let new: [Frame]

  /// The frames of some changes; pictures are shown at one part in `shrunk`.
  init(_ changes: [SceneChange], shrunk: Double = 1) {
    let outlined = ChangeFrames.outlined(changes)
    let numbered = changes.enumerated().filter { outlined.contains($0.offset) }
    func frames(_ rect: (SceneChange) -> Rect?) -> [Frame] {
      numbered.compactMap { index, change in
        rect(change).map { rect in
          Frame(
            number: index + 1,
            rect: Rect(
              x: rect.minX / shrunk, y: rect.minY / shrunk, width: rect.width / shrunk,
              height: rect.height / shrunk),
            color: ChangeFrames.color(of: index))
        }
      }
    }
    old = frames(\.oldFrame)
    new = frames(\.newFrame)
  }

  /// The changes whose frames say something, by their places: what only changed its colour is where
  /// it was, and where one thing changed twice, one frame is enough.
  static func outlined(_ changes: [SceneChange]) -> Set<Int> {
    struct Place: Hashable {
      var path: String
      var old: Rect?
      var new: Rect?
    }
    var seen: Set<Place> = []
    let places = changes.indices.filter { index in
      let change = changes[index]
      return change.oldFrame != change.newFrame
        && seen.insert(Place(path: change.path, old: change.oldFrame, new: change.newFrame))
          .inserted
    }
    return Set(places.prefix(most))
  }

  /// Colours that are told apart with any kind of colour vision (after Okabe and Ito), dark enough
  /// for white numbers; numbers tell apart what has the same one.
  static func color(of index: Int) -> Color {
    palette[index % palette.count]
  }

  /// The colours in order.
  static let palette = [
    Color(rgb: 0x0B5FB0), Color(rgb: 0xB8420A), Color(rgb: 0x00734F), Color(rgb: 0x93328E),
    Color(rgb: 0x8F6200),
  ]
}
