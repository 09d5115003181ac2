import MaquetteCore

extension Image {
  /// The symbol beside another font.
  public func font(_ font: FontValue) -> Image { with(\.font, font) }

  /// The symbol or template in another colour.
  public func color(_ color: ColorValue) -> Image { with(\.color, color) }

  /// The symbol mirrored in right-to-left or not, whatever its rule says, as SwiftUI has it.
  public func flipsForRightToLeftLayoutDirection(_ flips: Bool) -> Image {
    with(\.flipsForRightToLeftLayoutDirection, flips)
  }

  /// The file as large as the room it is offered.
  public func resizable() -> Image { with(\.isResizable, true) }

  /// The file as large as fits into the room it is offered.
  public func scaledToFit() -> Image { with(\.contentMode, .fit) }

  /// The file as small as covers the room it is offered; the rest is cut off.
  public func scaledToFill() -> Image { with(\.contentMode, .fill) }

  /// The file in its room in another way.
  public func contentMode(_ mode: ImageContentMode?) -> Image { with(\.contentMode, mode) }

  /// The file in its own colours, or in one.
  public func renderingMode(_ mode: ImageRenderingMode) -> Image { with(\.renderingMode, mode) }

  /// The file cut to a shape.
  public func clipShape(_ shape: ImageClipShape) -> Image { with(\.clipShape, shape) }

  /// The file with round corners, in points.
  public func cornerRadius(_ radius: Double) -> Image { with(\.cornerRadius, radius) }

  /// The image under another name for assistive technology.
  public func label(_ text: String) -> Image { with(\.label, text) }

  /// The image with one property set: `.with(\.interpolation, .none)`.
  public func with<Value>(_ path: WritableKeyPath<Image, Value>, _ value: Value) -> Image {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
