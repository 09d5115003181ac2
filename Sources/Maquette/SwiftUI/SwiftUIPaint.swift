import MaquetteComponents
import MaquetteCore

extension SwiftUIComponents {
  /// A colour or gradient as an argument, for example `.blue`; gray for what SwiftUI lacks, after telling it.
  func paint(
    _ value: PaintValue, at location: SourceLocation?, in view: inout SwiftView
  ) -> String {
    switch value {
    case .color(let color):
      return SwiftUIColors.style(color, on: platform)
        ?? standIn(for: color, at: location, in: &view)
    case .gradient(let gradient): return self.gradient(gradient, at: location, in: &view)
    }
  }

  private func standIn(
    for color: ColorValue, at location: SourceLocation?, in view: inout SwiftView
  ) -> String {
    miss("the colour '\(color.text)' is in the theme only: gray is shown", at: location, in: &view)
    return SwiftUIColors.standIn
  }

  private func gradient(
    _ value: GradientValue, at location: SourceLocation?, in view: inout SwiftView
  ) -> String {
    var stops: [String] = []
    for (stop, place) in zip(value.stops, value.locations) {
      let color =
        SwiftUIColors.color(stop.color, on: platform)
        ?? standIn(for: stop.color, at: location, in: &view)
      stops.append(
        value.hasPlaces ? ".init(color: \(color), location: \(SwiftLiteral.number(place)))" : color)
    }
    let colors = "\(value.hasPlaces ? "stops" : "colors"): [\(stops.joined(separator: ", "))]"
    switch value.course {
    case .linear(let start, let end):
      return ".linearGradient(\(colors), startPoint: \(start.swift), endPoint: \(end.swift))"
    case .radial(let center, let start, let end):
      guard let end else {
        miss(
          "a radial gradient without 'endRadius' has none in SwiftUI: gray is shown", at: location,
          in: &view)
        return SwiftUIColors.standIn
      }
      return ".radialGradient(\(colors), center: \(center.swift), "
        + "startRadius: \(SwiftLiteral.number(start)), endRadius: \(SwiftLiteral.number(end)))"
    case .angular(let center, let start, let end):
      return ".angularGradient(\(colors), center: \(center.swift), "
        + "startAngle: .degrees(\(SwiftLiteral.number(start))), "
        + "endAngle: .degrees(\(SwiftLiteral.number(end))))"
    }
  }

  /// The modifier that draws along the shape that a view is.
  func stroke(
    _ value: StrokeValue, at location: SourceLocation?, in view: inout SwiftView
  ) -> String {
    let paint = paint(value.paint, at: location, in: &view)
    var name = "stroke"
    if value.position == .inside {
      if view.isInsettable {
        name = "strokeBorder"
      } else {
        miss(
          "SwiftUI has no line inside of this shape: half of it is outside", at: location, in: &view
        )
      }
    }
    var words: [String] = []
    if value.cap != .butt { words.append("lineCap: .\(value.cap.rawValue)") }
    if value.join != .miter { words.append("lineJoin: .\(value.join.rawValue)") }
    if value.miterLimit != 10 {
      words.append("miterLimit: \(SwiftLiteral.number(value.miterLimit))")
    }
    if !value.dash.isEmpty {
      let lengths = value.dash.map { SwiftLiteral.number($0) }.joined(separator: ", ")
      words.append("dash: [\(lengths)]")
    }
    if value.dashPhase != 0 { words.append("dashPhase: \(SwiftLiteral.number(value.dashPhase))") }
    let width = "lineWidth: \(SwiftLiteral.number(value.width))"
    guard !words.isEmpty else { return ".\(name)(\(paint), \(width))" }
    let style = ([width] + words).joined(separator: ", ")
    return ".\(name)(\(paint), style: StrokeStyle(\(style)))"
  }
}

extension SwiftView {
  /// Whether it is one of SwiftUI's insettable shapes, of which a part, paths and concentric
  /// rectangles are none.
  fileprivate var isInsettable: Bool {
    !["Path {", "ConcentricRectangle("].contains(where: lines[0].hasPrefix)
      && !modifiers.contains { $0.hasPrefix(".trim(") }
  }
}

extension GradientValue {
  /// Whether its colours stand at places of their own.
  fileprivate var hasPlaces: Bool { stops.contains { $0.location != nil } }
}

extension UnitPoint {
  /// In Swift: `.top` or `UnitPoint(x: 0.2, y: 1)`.
  fileprivate var swift: String {
    name.map { ".\($0)" }
      ?? "UnitPoint(x: \(SwiftLiteral.number(x)), y: \(SwiftLiteral.number(y)))"
  }
}
