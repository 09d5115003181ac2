import Maquette
import MaquetteSpec

extension HintFixes {
  /// A key with its value, as YAML has them on one line, for a file of JSON; `nil` where it is no such line.
  static func json(_ line: String) -> String? {
    guard let entry = (try? YAMLReader.read(line))?.map?.first else { return nil }
    return "\(JSONValue.string(entry.key).text): \(json(entry.value).text)"
  }

  private static func json(_ node: SpecNode) -> JSONValue {
    switch node.value {
    case .scalar(let text) where node.textOffset != 0: .string(text)
    case .scalar(let text):
      switch text {
      case "true": .bool(true)
      case "false": .bool(false)
      default: Double(decimal: text).map { .number($0) } ?? .string(text)
      }
    case .list(let nodes): .array(nodes.map(json))
    case .map(let entries): .object(entries.map { ($0.key, json($0.value)) })
    }
  }
}
