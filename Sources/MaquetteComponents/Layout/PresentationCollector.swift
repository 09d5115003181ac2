import MaquetteCore

/// Collects what is presented over other contents, such as menus, popovers and calendars, for the
/// screen or canvas that it lies on.
final class PresentationCollector {
  private struct Entry {
    var path: String
    var anchor: Rect
    var direction: LayoutDirection
    var backdrop: PresentationBackdrop?
    var make: (AnchorRoom) -> [SceneNode]
  }

  private var entries: [Entry] = []
  private var numbers: [String: Int] = [:]

  /// Adds something that is presented beside an anchor once all contents have their places. What is
  /// placed again is presented once, at its last place.
  ///
  /// - Parameters:
  ///   - anchor: the frame of what it belongs to, in the picture's coordinates.
  ///   - backdrop: what lies between it and the screen around, if there is one.
  ///   - make: its nodes, from back to front, in the room that there is.
  func add(
    anchor: Rect, in context: LayoutContext, backdrop: PresentationBackdrop? = nil,
    make: @escaping (AnchorRoom) -> [SceneNode]
  ) {
    let entry = Entry(
      path: context.path, anchor: anchor, direction: context.direction, backdrop: backdrop,
      make: make)
    if let number = numbers[entry.path] {
      entries[number] = entry
    } else {
      numbers[entry.path] = entries.count
      entries.append(entry)
    }
  }

  /// The nodes of everything collected, in the order of their anchors; what they contain may be open
  /// itself.
  ///
  /// - Parameter contents: what they lie over, which then answers to nothing.
  func present(over contents: inout [SceneNode], in bounds: PresentationBounds) -> [SceneNode] {
    var result: [SceneNode] = []
    while !entries.isEmpty {
      let next = entries
      entries = []
      numbers = [:]
      for entry in next {
        let room = AnchorRoom(anchor: entry.anchor, bounds: bounds, direction: entry.direction)
        let nodes = entry.make(room)
        guard !nodes.isEmpty else { continue }
        if let backdrop = entry.backdrop, let screen = bounds.screen {
          contents = backdrop.behind(contents + result, in: screen)
          result = backdrop.veil(over: screen) + nodes
          continue
        }
        let frames = nodes.map(\.frame)
        contents = contents.map { $0.covered(by: frames) }
        result = result.map { $0.covered(by: frames) } + nodes
      }
    }
    return result
  }
}

/// Where something may be presented, in the picture's coordinates; `nil` for anywhere.
struct PresentationBounds {
  var horizontal: ClosedRange<Double>?
  var vertical: ClosedRange<Double>?
  /// How far from the edges of that it stays as long as it fits, in points.
  var margin = 0.0
  /// The screen around, up to its edges; `nil` where there is none.
  var screen: Rect?

  /// Anywhere.
  static let none = PresentationBounds(horizontal: nil, vertical: nil)

  /// How far from the screen's edges they are; nothing where there is no screen.
  func safeArea(in direction: LayoutDirection) -> EdgeInsets {
    guard let screen, let horizontal, let vertical else { return .zero }
    let (left, right) = (horizontal.lowerBound - screen.minX, screen.maxX - horizontal.upperBound)
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: vertical.lowerBound - screen.minY, leading: isMirrored ? right : left,
      bottom: screen.maxY - vertical.upperBound, trailing: isMirrored ? left : right)
  }
}

extension SceneNode {
  /// The node under something that is presented: it answers to nothing, and assistive technology,
  /// descriptions and callouts pass over what cannot be seen.
  ///
  /// - Parameter frames: what lies over it; `nil` for a sheet or alert, which keeps everything behind
  ///   it from being used.
  func covered(by frames: [Rect]? = nil) -> SceneNode {
    var copy = self
    copy.hitTarget = nil
    if let frames {
      if isHidden(by: frames) { copy.accessibility?.isHidden = true }
    } else {
      copy.accessibility?.isHidden = true
    }
    copy.children = children.map { $0.covered(by: frames) }
    return copy
  }

  /// Whether it cannot be made out below something: a thing of which half is covered, or a group of
  /// things of which nothing is left.
  private func isHidden(by frames: [Rect]) -> Bool {
    guard let accessibility, frame.width > 0, frame.height > 0 else { return false }
    let isGroup = accessibility.role == .group || accessibility.role == .window
    let share = isGroup ? 0.999 : 0.5
    return frames.contains { cover in
      guard let common = cover.intersection(frame) else { return false }
      return common.width * common.height >= share * frame.width * frame.height
    }
  }
}
