import Maquette
import MaquetteSpec

extension HelpDump {
  /// A command with one entry for a flag and its opposite, `--frame` and `--no-frame`. The parser tells of
  /// them apart, in the same words, which are true of the first.
  ///
  /// - Parameter command: what the parser tells.
  static func paired(_ command: JSONValue) -> JSONValue {
    guard case .object(let pairs) = command else { return command }
    return .object(
      pairs.map { key, value in
        guard case .array(let values) = value else { return (key, value) }
        switch key {
        case "arguments": return (key, .array(pairedFlags(values)))
        case "subcommands": return (key, .array(values.map(paired)))
        default: return (key, value)
        }
      })
  }

  private static func pairedFlags(_ arguments: [JSONValue]) -> [JSONValue] {
    arguments.reduce(into: []) { result, argument in
      guard let last = result.last, let names = last["names"]?.arrayValue,
        let name = names.last?["name"]?.stringValue, let own = argument["names"]?.arrayValue,
        own.first?["name"]?.stringValue == "no-" + name, last["abstract"] == argument["abstract"]
      else { return result.append(argument) }
      result[result.count - 1]["names"] = .array(names + own)
    }
  }
}
