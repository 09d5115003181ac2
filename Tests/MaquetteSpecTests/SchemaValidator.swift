import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

/// Checks values against the part of JSON Schema that our schema uses.
///
/// A scalar without quotes may be of any type that it looks like, as in YAML's core schema.
struct SchemaValidator {
  let schema: [String: Any]

  /// The validator of all specs.
  static func ofSpecs() throws -> SchemaValidator {
    let text = SpecSchema(catalogue: .standard).json.prettyText
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return SchemaValidator(schema: try #require(value as? [String: Any]))
  }

  /// What is wrong with a spec; empty when it is valid.
  func problems(in spec: String) throws -> [String] {
    problems(with: try YAMLReader.read(spec), against: schema)
  }

  /// What is wrong with a value; empty when it is valid.
  func problems(with node: SpecNode, against rule: [String: Any]) -> [String] {
    if let reference = rule["$ref"] as? String {
      let name = String(reference.split(separator: "/").last ?? "")
      guard let target = (schema["definitions"] as? [String: [String: Any]])?[name] else {
        return ["no definition \(name)"]
      }
      return problems(with: node, against: target)
    }
    var result: [String] = []
    for part in rule["allOf"] as? [[String: Any]] ?? [] {
      result += problems(with: node, against: part)
    }
    if let condition = rule["if"] as? [String: Any] {
      let branch = problems(with: node, against: condition).isEmpty ? "then" : "else"
      if let part = rule[branch] as? [String: Any] { result += problems(with: node, against: part) }
    }
    if let forms = rule["anyOf"] as? [[String: Any]] {
      let all = forms.map { problems(with: node, against: $0) }
      if !all.contains(where: \.isEmpty) { result += all.flatMap { $0 } }
    }
    if let forms = rule["oneOf"] as? [[String: Any]] {
      let fitting = forms.count { problems(with: node, against: $0).isEmpty }
      if fitting != 1 { result.append("\(node.kindName) fits \(fitting) forms, not one") }
    }
    let types = (rule["type"] as? [String]) ?? (rule["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { isType($0, node) }) {
      result.append("\(node.kindName) is not \(types.joined(separator: " or "))")
    }
    if let wrong = rule["not"] as? [String: Any], problems(with: node, against: wrong).isEmpty {
      result.append("\(node.kindName) is what it must not be")
    }
    let choices = (rule["enum"] as? [Any])?.map { $0 is NSNull ? "" : "\($0)" }
    if let words = choices, !(node.scalar.map(words.contains) ?? false) {
      result.append("\(node.kindName) is none of \(words.count) words")
    }
    if let number = node.scalar.flatMap(Double.init) {
      if let low = rule["minimum"] as? Double, number < low { result.append("\(number) < \(low)") }
      if let low = rule["exclusiveMinimum"] as? Double, number <= low {
        result.append("\(number) <= \(low)")
      }
      if let high = rule["maximum"] as? Double, number > high {
        result.append("\(number) > \(high)")
      }
    }
    if let pattern = rule["pattern"] as? String, let text = node.scalar,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      result.append("'\(text)' does not look like \(pattern)")
    }
    if let low = rule["minItems"] as? Int, let list = node.list, list.count < low {
      result.append("fewer than \(low) elements")
    }
    if let high = rule["maxItems"] as? Int, let list = node.list, list.count > high {
      result.append("more than \(high) elements")
    }
    if let low = rule["minProperties"] as? Int, let map = node.map, map.count < low {
      result.append("fewer than \(low) keys")
    }
    if let high = rule["maxProperties"] as? Int, let map = node.map, map.count > high {
      result.append("more than \(high) keys")
    }
    if let items = rule["items"] as? [String: Any] {
      for element in node.list ?? [] { result += problems(with: element, against: items) }
    }
    return result + entryProblems(of: node, rule)
  }

  private func entryProblems(of node: SpecNode, _ rule: [String: Any]) -> [String] {
    let keys = Set((node.map ?? []).map(\.key))
    let missing = (rule["required"] as? [String] ?? []).filter { !keys.contains($0) }
    if node.map != nil, !missing.isEmpty { return missing.map { "lacks \($0)" } }
    let properties = rule["properties"] as? [String: [String: Any]] ?? [:]
    let names = rule["propertyNames"] as? [String: Any]
    let patterns = rule["patternProperties"] as? [String: [String: Any]] ?? [:]
    return (node.map ?? []).flatMap { entry -> [String] in
      let name = SpecNode(.scalar(entry.key), at: entry.location)
      let wrong = names.map { problems(with: name, against: $0) } ?? []
      if let property = properties[entry.key] {
        return wrong + problems(with: entry.value, against: property)
      }
      let fitting = patterns.filter {
        entry.key.range(of: $0.key, options: .regularExpression) != nil
      }
      if !fitting.isEmpty {
        return wrong + fitting.values.flatMap { problems(with: entry.value, against: $0) }
      }
      if let more = rule["additionalProperties"] as? [String: Any] {
        return wrong + problems(with: entry.value, against: more)
      }
      return wrong + (rule["additionalProperties"] as? Bool == false ? ["no key \(entry.key)"] : [])
    }
  }

  /// Whether a scalar without quotes is a text whatever reads it.
  private func isWord(_ node: SpecNode) -> Bool {
    !["number", "integer", "boolean"].contains { isType($0, node) }
  }

  private func isType(_ type: String, _ node: SpecNode) -> Bool {
    switch type {
    case "object": node.map != nil
    case "array": node.list != nil
    case "string":
      node.scalar.map { !$0.isEmpty && (node.textOffset != 0 || isWord(node)) } ?? false
    case "null": node.scalar == ""
    case "number": node.scalar.flatMap(Double.init) != nil
    case "integer": node.scalar.flatMap(Int.init) != nil
    case "boolean": ["true", "false"].contains(node.scalar ?? "")
    default: false
    }
  }
}
