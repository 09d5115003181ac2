import MaquetteCore

/// Finds the link that letters are part of.
struct SVGTextLinks {
  private struct Link {
    var frame: Rect
    var url: String
    /// What is read in it.
    var texts: [String]
  }

  private var links: [Link] = []
  /// Numbers of links by the stripes of the picture that they reach into.
  private var stripes: [Int: [Int]] = [:]

  private static let stripe = 32.0

  init(_ scenes: [Scene]) {
    for node in scenes.flatMap(\.nodes) {
      guard let url = node.accessibility?.url else { continue }
      let texts = Self.texts(of: node)
      for stripe in Self.stripes(of: node.frame) {
        stripes[stripe, default: []].append(links.count)
      }
      links.append(Link(frame: node.frame, url: url, texts: texts))
    }
  }

  /// Where a run of text leads to; `nil` for one of no link.
  ///
  /// A link of several lines has a frame around all of them, in which there may be other text.
  func link(of text: String, in bounds: Rect) -> String? {
    guard !links.isEmpty else { return nil }
    let middle = bounds.centre
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return stripes[Self.stripe(at: middle.y)]?.lazy.map { links[$0] }.first { link in
      link.frame.minX <= middle.x && middle.x <= link.frame.maxX && link.frame.minY <= middle.y
        && middle.y <= link.frame.maxY && link.texts.contains { $0.contains(text) }
    }?.url
  }

  private static func texts(of node: SceneNode) -> [String] {
    [node.text, node.accessibility?.label].compactMap { $0 } + node.children.flatMap(texts)
  }

  private static func stripes(of frame: Rect) -> ClosedRange<Int> {
    let first = stripe(at: frame.minY)
    return first...max(first, stripe(at: frame.maxY))
  }

  private static func stripe(at y: Double) -> Int { Int((y / stripe).rounded(.down)) }
}
