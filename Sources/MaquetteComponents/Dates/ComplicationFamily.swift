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
}
