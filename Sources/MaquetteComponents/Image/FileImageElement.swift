import MaquetteCore

/// Measures and places a picture file. Nothing of it depends on the reading direction.
final class FileImageElement: LayoutElement {
  private let image: Image
  private let file: ImageData
  private let context: LayoutContext
  private let tint: Color?
  private let source: SourceLocation?

  /// - Parameter keys: those of the component that may name the file.
  init(_ image: Image, file: ImageData, keys: [String], context: LayoutContext) {
    source = keys.lazy.compactMap { context.provenance?.keys[$0] }.first
    self.image = image
    self.file = file
    self.context = context
    tint = image.renderingMode == .template ? context.color(image.color, key: "color") : nil
  }

  /// How it fills its room; `nil` for its own size.
  private var mode: ImageContentMode? { image.contentMode ?? (image.isResizable ? .stretch : nil) }

  func size(for proposal: ProposedSize) -> Size {
    let own = file.size
    guard let mode else { return own }
    let room = (proposal.width.flatMap(finite), proposal.height.flatMap(finite))
    switch (mode, room.0, room.1) {
    case (_, nil, nil): return own
    case (.fit, let width?, let height?):
      return own.scaled(by: min(width / own.width, height / own.height))
    case (_, let width?, let height?): return Size(width: width, height: height)
    case (.fit, let width?, nil), (.fill, let width?, nil):
      return own.scaled(by: width / own.width)
    case (.fit, nil, let height?), (.fill, nil, let height?):
      return own.scaled(by: height / own.height)
    case (_, let width, let height):
      return Size(width: width ?? own.width, height: height ?? own.height)
    }
  }

  private func finite(_ length: Double) -> Double? { length.isFinite ? max(0, length) : nil }

  func stretch(along axis: Axis) -> Stretch { mode == nil ? .none : .fill }

  func minimum(along axis: Axis) -> Double { mode == nil ? file.size[axis] : 0 }

  func place(in frame: Rect) -> [SceneNode] {
    let place = self.place(of: file.size, in: frame)
    let item = DrawItem.image(
      SceneImage(
        file, frame: place, tint: tint, isSmooth: image.interpolation == .high, source: source))
    let seen = place.intersection(frame)
    let items: [DrawItem] =
      switch seen.map({ clip(of: $0, whole: place) }) {
      case nil: []
      case .some(nil): [item]
      case .some(let clip?): [.group(DrawGroup([item], clips: [clip]))]
      }
    return [
      SceneNode(
        path: context.path, component: "Image", frame: frame,
        accessibility: image.accessibility(named: file.stem), source: context.source,
        items: items)
    ]
  }

  /// Where the whole of the file stands.
  private func place(of own: Size, in frame: Rect) -> Rect {
    let size: Size =
      switch mode {
      case .stretch: frame.size
      case .fit: own.scaled(by: min(frame.width / own.width, frame.height / own.height))
      case .fill: own.scaled(by: max(frame.width / own.width, frame.height / own.height))
      default: own
      }
    let mode = mode ?? .center
    return Rect(
      x: frame.minX + (frame.width - size.width) * mode.horizontal,
      y: frame.minY + (frame.height - size.height) * mode.vertical,
      width: size.width, height: size.height)
  }

  /// What it is cut to; `nil` when all of it is seen.
  private func clip(of seen: Rect, whole: Rect) -> Shape? {
    if let shape = image.shape(in: seen, context) { return shape }
    let room = whole.inset(by: 1e-6)
    let isWhole = seen.union(room) == seen
    return isWhole ? nil : .rect(seen)
  }
}

extension Image {
  /// What a file in a frame is cut to; `nil` for the frame.
  func shape(in frame: Rect, _ context: LayoutContext) -> Shape? {
    let radius = context.radius(cornerRadius, in: frame)
    let isWhole = self.clipShape == .rectangle && radius <= 0
    return isWhole ? nil : self.clipShape.outline(in: frame, radius: radius)
  }
}

extension Size {
  /// The size with both extents multiplied.
  fileprivate func scaled(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}
