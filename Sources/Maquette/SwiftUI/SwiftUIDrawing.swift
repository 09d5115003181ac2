import MaquetteComponents
import MaquetteCore

extension SwiftUIComponents {
  /// Adds what changes how a view is drawn.
  func add(_ drawing: DrawingModifier, at provenance: Provenance?, to view: inout SwiftView) {
    func place(_ key: String) -> SourceLocation? { provenance?.keys[key] }
    switch drawing {
    case .border(let line, let shape, let radius):
      if shape == .rectangle, radius == 0, line.dash.isEmpty, case .color(let color) = line.paint,
        let text = SwiftUIColors.color(color, on: platform)
      {
        let width = SwiftLiteral.number(line.width)
        view.modifiers.append(".border(\(text)\(line.width == 1 ? "" : ", width: \(width)"))")
        return
      }
      var head = SwiftView(SwiftUIComponents.shape(shape, radius))
      head.modifiers.append(stroke(line, at: place("border"), in: &head))
      view.comments += head.comments
      head.comments = []
      view.modify(".overlay", blocks: [("", [head])])
    case .shadow(let shadow, _, _):
      guard let color = SwiftUIColors.color(shadow.color, on: platform) else {
        return missColor("shadow's colour", shadow.color, at: place("shadow"), in: &view)
      }
      var words = ["color: \(color)", "radius: \(SwiftLiteral.number(shadow.radius))"]
      if shadow.x != 0 { words.append("x: \(SwiftLiteral.number(shadow.x))") }
      if shadow.y != 0 { words.append("y: \(SwiftLiteral.number(shadow.y))") }
      view.modifiers.append(SwiftView.call(".shadow", words))
    case .clipShape(let shape, let radius):
      view.modifiers.append(".clipShape(\(SwiftUIComponents.shape(shape, radius)))")
    case .overlay(let layer): add(layer, as: ".overlay", to: &view)
    case .background(let layer): add(layer, as: ".background", to: &view)
    case .gradient(let gradient, let radius):
      let paint = paint(.gradient(gradient), at: place("background"), in: &view)
      addBackground(paint, radius: radius, to: &view)
    case .blur(let radius):
      view.modifiers.append(".blur(radius: \(SwiftLiteral.number(radius)))")
    case .mask(let layer): add(layer, as: ".mask", to: &view)
    case .blendMode(let mode): view.modifiers.append(".blendMode(.\(mode.rawValue))")
    case .opacity(let opacity):
      view.modifiers.append(".opacity(\(SwiftLiteral.number(opacity)))")
    case .offset(let x, let y):
      let words = ["x: \(SwiftLiteral.number(x))", "y: \(SwiftLiteral.number(y))"]
      view.modifiers.append(SwiftView.call(".offset", words))
    case .rotationEffect(let degrees):
      view.modifiers.append(".rotationEffect(.degrees(\(SwiftLiteral.number(degrees))))")
    case .scaleEffect(let scale):
      view.modifiers.append(".scaleEffect(\(SwiftLiteral.number(scale)))")
    }
  }

  private func add(_ layer: LayerValue, as name: String, to view: inout SwiftView) {
    let views = layerViews(layer.content)
    let words = layer.alignment == .center ? [] : ["alignment: .\(layer.alignment.rawValue)"]
    view.modify(SwiftView.call(name, words), blocks: [("", views)])
  }

  private static func shape(_ shape: ClipShape, _ radius: CornerRadius) -> String {
    switch (shape, radius) {
    case (.circle, _): "Circle()"
    case (.capsule, _): "Capsule()"
    case (.ellipse, _): "Ellipse()"
    case (.rectangle, .points(0)): "Rectangle()"
    case (.rectangle, .points(let points)):
      "RoundedRectangle(cornerRadius: \(SwiftLiteral.number(points)))"
    case (.rectangle, .concentric): "ConcentricRectangle(corners: .concentric, isUniform: true)"
    }
  }

  /// Adds the environment of a view and all inside of it.
  func add(
    _ environment: SubtreeEnvironment, at provenance: Provenance?, to view: inout SwiftView
  ) {
    if let appearance = environment.appearance {
      view.modifiers.append(".environment(\\.colorScheme, .\(appearance.rawValue))")
    }
    if let locale = environment.locale {
      let value = "Locale(identifier: \(SwiftLiteral.string(locale)))"
      view.modifiers.append(".environment(\\.locale, \(value))")
    }
    if let direction = environment.direction {
      let word = direction == .rightToLeft ? "rightToLeft" : "leftToRight"
      view.modifiers.append(".environment(\\.layoutDirection, .\(word))")
    }
    if let size = environment.textSize {
      view.modifiers.append(".environment(\\.dynamicTypeSize, .\(size.rawValue))")
    }
    if let weight = environment.legibilityWeight {
      view.modifiers.append(".environment(\\.legibilityWeight, .\(weight.rawValue))")
    }
    if let tint = environment.tint {
      if let text = SwiftUIColors.color(tint, on: platform) {
        view.modifiers.append(".tint(\(text))")
      } else {
        missColor("tint", tint, at: provenance?.keys["environment"], in: &view)
      }
    }
    let place = provenance?.keys["environment"]
    // A preview is on one device, and each of its views is.
    for word in [
      environment.platform.map { "platform: \($0.rawValue)" },
      environment.osVersion.map { "osVersion: \($0)" },
      environment.device.map { "device: \($0.name)" },
    ] {
      guard let word else { continue }
      miss(
        "'\(word)' cannot be set on a view in SwiftUI: the device that runs it decides", at: place,
        in: &view)
    }
    for word in [
      environment.contrast.map { "contrast: \($0.rawValue)" },
      environment.level.map { "level: \($0.rawValue)" },
    ] {
      guard let word else { continue }
      miss("'\(word)' cannot be set on a view in SwiftUI", at: place, in: &view)
    }
  }
}
