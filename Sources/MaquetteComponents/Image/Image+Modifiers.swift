extension Image {
  /// The file as large as the room it is offered.
  public func resizable() -> Image { with(\.isResizable, true) }

  /// The file as large as fits into the room it is offered.
  public func scaledToFit() -> Image { with(\.contentMode, .fit) }

  /// The file as small as covers the room it is offered; the rest is cut off.
  public func scaledToFill() -> Image { with(\.contentMode, .fill) }

  /// The file with round corners, in points.
  public func cornerRadius(_ radius: Double) -> Image { cornerRadius(.points(radius)) }

  /// The file with round corners, which may follow those around.
  @_disfavoredOverload
  public func cornerRadius(_ radius: CornerRadius) -> Image { with(\.cornerRadius, radius) }
}

extension Image {
  /// The symbol in another colour.
  public func foregroundStyle(_ color: ColorValue) -> Image { self.color(color) }
}
