import MaquetteCore

/// Finds places for the words beside arrows, where they cover neither other words nor other arrows.
struct ArrowTitles {
  private let ways: [[Point]]
  private let blocks: [Rect]
  private var taken: [Rect] = []

  /// - Parameters:
  ///   - ways: the corners of all arrows.
  ///   - blocks: the pictures with their titles.
  init(_ ways: [[Point]], around blocks: [Rect]) {
    (self.ways, self.blocks) = (ways, blocks)
  }

  /// The ground of words.
  static func capsule(around words: Rect) -> Rect {
    Rect(
      x: words.minX - 8, y: words.minY - 4, width: words.width + 16, height: words.height + 8)
  }

  /// The frame of the words beside one of the arrows; `nil` for an arrow without a way.
  mutating func place(of size: Size, at number: Int) -> Rect? {
    let drawing = ArrowDrawing(along: ways[number])
    let outside = drawing.places(outside: blocks)
    // An arrow inside of one picture has its words there.
    let frames = (outside.isEmpty ? drawing.places(outside: []) : outside).map { middle in
      Rect(
        x: (middle.x - size.width / 2).rounded(), y: (middle.y - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }
    let capsules = frames.map(ArrowTitles.capsule)
    let lines = ways.enumerated().flatMap { index, way in
      index == number
        ? [] : zip(way, way.dropFirst()).map { ArrowTitles.box(from: $0, to: $1) }
    }
    let free = frames.indices.filter { !capsules[$0].meets(taken) }
    let choices = [
      free.first { !capsules[$0].meets(lines) && !capsules[$0].meets(blocks) },
      free.first { !capsules[$0].meets(lines) }, free.first, frames.indices.first,
    ]
    guard let best = choices.compactMap({ $0 }).first else { return nil }
    taken.append(capsules[best])
    return frames[best]
  }

  /// The room of a line.
  private static func box(from one: Point, to two: Point) -> Rect {
    Rect(
      x: min(one.x, two.x), y: min(one.y, two.y), width: abs(one.x - two.x),
      height: abs(one.y - two.y)
    ).inset(by: -ArrowDrawing.width)
  }
}

extension Rect {
  /// Whether it covers a part of one of others.
  fileprivate func meets(_ others: [Rect]) -> Bool {
    others.contains {
      $0.minX < maxX && minX < $0.maxX && $0.minY < maxY && minY < $0.maxY
    }
  }
}
