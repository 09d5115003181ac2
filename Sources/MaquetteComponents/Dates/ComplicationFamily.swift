/// The families of complications on a watch face, under ClockKit's names.
public enum ComplicationFamily: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case modularSmall
  case modularLarge
  case utilitarianSmall
  case utilitarianSmallFlat
  case utilitarianLarge
  case circularSmall
  case extraLarge
  case graphicCorner
  case graphicBezel
  case graphicCircular
  case graphicRectangular
  case graphicExtraLarge

  /// WidgetKit's names for them.
  public static var synonyms: [String: ComplicationFamily] {
    [
      "accessoryCircular": .graphicCircular, "accessoryRectangular": .graphicRectangular,
      "accessoryCorner": .graphicCorner, "accessoryInline": .utilitarianLarge,
    ]
  }

  /// The room for a line of text, in points, on a watch of 44 or 45 mm.
  ///
  /// Estimated: Apple publishes the sizes of images in complications, not the room for text. Curved
  /// texts are taken as if they were straight.
  public var textWidth: Double {
    switch self {
    case .modularSmall: 58
    case .modularLarge: 166
    case .utilitarianSmall: 64
    case .utilitarianSmallFlat: 84
    case .utilitarianLarge: 176
    case .circularSmall: 36
    case .extraLarge: 166
    case .graphicCorner: 76
    case .graphicBezel: 160
    case .graphicCircular: 42
    case .graphicRectangular: 166
    case .graphicExtraLarge: 120
    }
  }

  /// The outline that cuts off what stands in one.
  package enum Outline {
    case circle
    case rectangle
  }

  /// Documented (ClockKit): circular families mask their images to a circle.
  package var outline: Outline {
    switch self {
    case .circularSmall, .graphicCorner, .graphicBezel, .graphicCircular, .graphicExtraLarge:
      .circle
    case .modularSmall, .modularLarge, .utilitarianSmall, .utilitarianSmallFlat, .utilitarianLarge,
      .extraLarge, .graphicRectangular:
      .rectangle
    }
  }

  /// Whether a text curves around it, along the edge of the screen or of the dial.
  package var hasCurvedLabel: Bool { self == .graphicCorner || self == .graphicBezel }
}

extension Key where Value == ComplicationFamily? {
  /// What limits the width of a date.
  static func complicationFamily() -> Key {
    Key(
      nil,
      "The complication family, which limits the width. 'width' and the container limit it, too.")
  }
}
