import MaquetteCore

/// How the writer's values are spelt in SVG.
enum SVGValues {
  /// A number of points.
  static func number(_ value: Double) -> String { NumberFormat.short(value) }

  /// ` name="value"` for a value that needs no escapes.
  static func attribute(_ name: String, _ value: String) -> String {
    " " + name + "=\"" + value + "\""
  }

  /// ` name="number"`.
  static func attribute(_ name: String, _ value: Double) -> String {
    attribute(name, number(value))
  }

  /// A paint and, where it is not opaque, its opacity; `name` is `fill`, `stroke` or `stop`.
  static func color(_ name: String, _ color: Color) -> String {
    var opaque = color
    opaque.alpha = 1
    let paint = attribute(name == "stop" ? "stop-color" : name, opaque.hex)
    return color.alpha < 1 ? paint + attribute("\(name)-opacity", color.alpha) : paint
  }

  /// `matrix(…)`, with enough digits for scales of a thousandth.
  static func matrix(_ transform: Transform) -> String {
    var text = SVGBuffer(reserving: 64)
    add(transform, to: &text)
    return text.text
  }

  /// Adds the same.
  static func add(_ transform: Transform, to text: inout SVGBuffer) {
    text += "matrix("
    for part in [transform.a, transform.b, transform.c, transform.d] {
      text.add(part, digits: 8)
      text += " "
    }
    text.add(transform.tx)
    text += " "
    text.add(transform.ty)
    text += ")"
  }

  /// A shape as an element without its end, for example `<rect x="0" … rx="8"`.
  ///
  /// - Parameter rule: the attribute that says which fill rule holds: `fill-rule` or `clip-rule`.
  static func element(_ shape: Shape, rule: String = "fill-rule") -> String {
    switch shape {
    case .rect(let rect): return "<rect" + box(rect)
    case .roundedRect(let rect, let radius, .circular):
      let radius = max(0, min(radius, min(rect.width, rect.height) / 2))
      return "<rect" + box(rect) + (radius > 0 ? attribute("rx", radius) : "")
    case .roundedRect, .path:
      let path = "<path" + attribute("d", pathData(shape.path))
      return shape.isEvenOdd ? path + attribute(rule, "evenodd") : path
    }
  }

  /// Position and size of a rectangle as attributes.
  static func box(_ rect: Rect) -> String {
    // A stroke wider than its box leaves less than nothing, which SVG calls an error.
    attribute("x", rect.minX) + attribute("y", rect.minY)
      + attribute("width", max(0, rect.width)) + attribute("height", max(0, rect.height))
  }

  /// An outline in the language of the attribute `d`.
  static func pathData(_ path: Path) -> String {
    var data = ""
    func add(_ point: Point, after separator: String) {
      data += separator
      data += number(point.x)
      data += " "
      data += number(point.y)
    }
    for element in path.elements {
      switch element {
      case .move(let point): add(point, after: "M")
      case .line(let point): add(point, after: "L")
      case .curve(let first, let second, let point):
        add(first, after: "C")
        add(second, after: " ")
        add(point, after: " ")
      case .close: data += "Z"
      }
    }
    return data
  }
}
