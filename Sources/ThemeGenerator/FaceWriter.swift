import MaquetteCore
import MaquetteThemes

/// Writes the faces of a theme's designs and widths, and what bold text does, as Swift.
struct FaceWriter {
  private let type: Typography
  private let name: String

  init(_ type: Typography, name: String) {
    self.type = type
    self.name = name
  }

  var text: String {
    faces("Designs", "FontDesign", FontDesign.allCases.map { ($0.rawValue, type.designs[$0]) })
      + faces("Widths", "FontWidth", FontWidth.allCases.map { ($0.rawValue, type.widths[$0]) })
      + legibilityWeights
  }

  private func faces(_ what: String, _ key: String, _ faces: [(String, Typography.Face?)])
    -> String
  {
    let start = "\n  private static let \(name)\(what): [\(key): Typography.Face] = ["
    let lines = faces.compactMap { name, face in face.map { self.face(name, $0) } }
    return lines.isEmpty ? start + ":]\n" : start + "\n" + lines.joined() + "  ]\n"
  }

  private func face(_ key: String, _ face: Typography.Face) -> String {
    var parts = ["family: \(SwiftText.literal(face.family))"]
    if !face.fallbacks.isEmpty {
      parts.append(
        "fallbacks: [\(face.fallbacks.map(SwiftText.literal).joined(separator: ", "))]")
    }
    parts += [
      "ascent: \(SwiftText.number(face.ascent))", "descent: \(SwiftText.number(face.descent))",
      "capHeight: \(SwiftText.number(face.capHeight))",
    ]
    if let tracking = face.tracking {
      let numbers = tracking.flatMap { [$0.size, $0.points] }.map(SwiftText.number)
      parts.append(
        numbers.isEmpty
          ? "tracking: []"
          : "tracking: Typography.trackingTable([\(numbers.joined(separator: ", "))])")
    }
    return SwiftText.call(".\(key): Typography.Face", parts, ",", indent: 4)
  }

  private var legibilityWeights: String {
    let pairs = FontWeight.allCases.compactMap { weight in
      type.legibilityWeights[weight].map {
        "\(SwiftText.weight(weight)): \(SwiftText.weight($0))"
      }
    }
    let prefix =
      "\n  private static let \(name)LegibilityWeights: [FontWeight: FontWeight] ="
    if pairs.isEmpty { return prefix + " [:]\n" }
    return prefix + " [\n" + pairs.map { "    \($0),\n" }.joined() + "  ]\n"
  }
}
