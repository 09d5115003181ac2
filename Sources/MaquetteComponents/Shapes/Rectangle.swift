import MaquetteCore

/// A rectangle with square corners.
public struct Rectangle: OutlinedShape {
  public struct Keys: ShapePaintKeys {
    public let shape = ShapeKeys()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A rectangle in primary text's colour.
  public init() {}

  func outline(in frame: Rect, inset: Double, _ context: LayoutContext) -> Shape {
    .rect(frame.inset(by: inset))
  }

  public static let names = ["Rectangle"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Rectangle(), summary: "A rectangle that fills the space it is given.", titleKey: "fill",
    examples: [
      ComponentExample("In a colour", "Rectangle: blue\nwidth: 80\nheight: 50\npadding: 8\n"),
      ComponentExample(
        "With a gradient",
        "Rectangle:\n  fill: {linearGradient: [blue, purple], startPoint: topLeading, "
          + "endPoint: bottomTrailing}\n  width: 80\n  height: 50\n"),
    ])
}

/// A rectangle with round corners.
public struct RoundedRectangle: OutlinedShape {
  public struct Keys: ShapePaintKeys {
    public let cornerRadius = Key<CornerRadius>(
      8, "The corner radius, or 'concentric' to follow the container's corners.",
      aliases: ["cornerSize"], range: 0...Limits.radius)
    public let cornerCurve = Key.cornerCurve()
    public let shape = ShapeKeys()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A rectangle with corners of a radius, in primary text's colour.
  public init(cornerRadius: CornerRadius = 8, style: CornerCurve = .continuous) {
    self.cornerRadius = cornerRadius
    self.cornerCurve = style
  }

  func outline(in frame: Rect, inset: Double, _ context: LayoutContext) -> Shape {
    Shape.roundedRect(
      frame, radius: context.radius(self.cornerRadius, in: frame), curve: self.cornerCurve
    ).inset(by: inset)
  }

  var isRounded: Bool { true }

  public static let names = ["RoundedRectangle", "ConcentricRectangle"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    RoundedRectangle(), summary: "A rectangle with rounded corners.", titleKey: "cornerRadius",
    examples: [
      ComponentExample(
        "With a dashed line",
        "RoundedRectangle: 16\nfill: secondarySystemBackground\n"
          + "stroke: {color: gray, width: 2, dash: [6, 4], position: inside}\n"
          + "width: 120\nheight: 60\n"),
      ComponentExample(
        "Following the corners around it",
        "VStack:\n  padding: 8\n  background: blue\n  cornerRadius: 30\n  children:\n"
          + "    - RoundedRectangle: concentric\n      fill: white\n      width: 120\n"
          + "      height: 60\n"),
    ],
    variants: ["ConcentricRectangle": { $0.cornerRadius = .concentric }])
}

/// A rectangle whose corners are round each in its own way.
public struct UnevenRoundedRectangle: OutlinedShape {
  public struct Keys: ShapePaintKeys {
    public let topLeadingRadius = Key<CornerRadius>(
      0, "The radius of the top leading corner, or 'concentric'.", range: 0...Limits.radius)
    public let topTrailingRadius = Key<CornerRadius>(
      0, "The radius of the top trailing corner, or 'concentric'.", range: 0...Limits.radius)
    public let bottomLeadingRadius = Key<CornerRadius>(
      0, "The radius of the bottom leading corner, or 'concentric'.", range: 0...Limits.radius)
    public let bottomTrailingRadius = Key<CornerRadius>(
      0, "The radius of the bottom trailing corner, or 'concentric'.", range: 0...Limits.radius)
    public let cornerCurve = Key.cornerCurve()
    public let shape = ShapeKeys()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A rectangle with a radius for each corner, in primary text's colour.
  public init(
    topLeadingRadius: CornerRadius = 0, bottomLeadingRadius: CornerRadius = 0,
    bottomTrailingRadius: CornerRadius = 0, topTrailingRadius: CornerRadius = 0,
    style: CornerCurve = .continuous
  ) {
    self.topLeadingRadius = topLeadingRadius
    self.bottomLeadingRadius = bottomLeadingRadius
    self.bottomTrailingRadius = bottomTrailingRadius
    self.topTrailingRadius = topTrailingRadius
    self.cornerCurve = style
  }

  func outline(in frame: Rect, inset: Double, _ context: LayoutContext) -> Shape {
    let radii = radii(in: frame, context).inset(by: inset)
    let path = Path(roundedRect: frame.inset(by: inset), radii: radii, curve: self.cornerCurve)
    return .path(path, evenOdd: false)
  }

  private func radii(in frame: Rect, _ context: LayoutContext) -> CornerRadii {
    let around = context.concentricRadii(in: frame)
    func radius(_ value: CornerRadius, _ concentric: Double) -> Double {
      if case .points(let radius) = value { radius } else { concentric }
    }
    for (key, value) in [
      ("topLeadingRadius", self.topLeadingRadius), ("topTrailingRadius", self.topTrailingRadius),
      ("bottomLeadingRadius", self.bottomLeadingRadius),
      ("bottomTrailingRadius", self.bottomTrailingRadius),
    ] where value == .concentric { context.warnOfSquareCorners(key: key) }
    let isMirrored = context.direction == .rightToLeft
    let (left, right) =
      isMirrored
      ? (self.topTrailingRadius, self.topLeadingRadius)
      : (self.topLeadingRadius, self.topTrailingRadius)
    let (lowerLeft, lowerRight) =
      isMirrored
      ? (self.bottomTrailingRadius, self.bottomLeadingRadius)
      : (self.bottomLeadingRadius, self.bottomTrailingRadius)
    return CornerRadii(
      topLeft: radius(left, around.topLeft), topRight: radius(right, around.topRight),
      bottomRight: radius(lowerRight, around.bottomRight),
      bottomLeft: radius(lowerLeft, around.bottomLeft))
  }

  var isRounded: Bool { true }

  public static let names = ["UnevenRoundedRectangle"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    UnevenRoundedRectangle(), summary: "A rectangle with a radius of its own for each corner.",
    titleKey: "fill",
    examples: [
      ComponentExample(
        "A bubble",
        "UnevenRoundedRectangle:\n  fill: blue\n  topLeadingRadius: 18\n  topTrailingRadius: 18\n"
          + "  bottomLeadingRadius: 18\n  bottomTrailingRadius: 4\n  width: 120\n  height: 44\n")
    ])
}

extension Key where Value == CornerCurve {
  /// The curve of corners.
  fileprivate static func cornerCurve() -> Key {
    Key(
      .continuous, "Whether corners are continuous, as Apple's are, or quarter circles.",
      aliases: ["style"])
  }
}
