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
    let numbered = changes.enumerated().filter { ChangeFrames.isOutlined($0.element) }
      .prefix(ChangeFrames.most)
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

  /// Whether the frames of a change say something: what only changed its colour is where it was, and
  /// what reads otherwise may be wider for it.
  static func isOutlined(_ change: SceneChange) -> Bool {
    change.oldFrame != change.newFrame
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
