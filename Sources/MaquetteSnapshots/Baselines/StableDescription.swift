/// Describes plain values with the same text in every process: sets and dictionaries, whose order is
/// another one in each, are sorted.
enum StableDescription {
  static func text(of value: Any) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  private static func append(_ value: Any, to text: inout String) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case nil:
      text += "\(value)"
    case .set, .dictionary:
      let parts = mirror.children.map { self.text(of: $0.value) }.sorted()
      text += "{\(parts.joined(separator: ","))}"
    default:
      // The name of a case without a value is in its description only.
      if mirror.children.isEmpty { text += "\(value)" }
      text += "("
      for child in mirror.children {
        if let label = child.label { text += label + ":" }
        append(child.value, to: &text)
        text += ","
      }
      text += ")"
    }
  }
}
