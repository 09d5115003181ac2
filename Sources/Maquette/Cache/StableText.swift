import MaquetteCore
import MaquetteText
import MaquetteThemes

/// Values as texts that are equal in every process exactly when the values are.
///
/// Everything stored in a value is in its text, so that a property that is new decides on cache
/// keys without anybody having to remember it.
///
/// Asking a type for a protocol searches all conformances of the program, which takes longer than drawing a button
/// where it is done for each property. What most of them are is therefore looked for without it, and the text is
/// the one that `Mirror` and `String(reflecting:)` give.
package enum StableText {
  /// The text of a value: of a structure or enumeration all that is in it, in its order; of a set or
  /// a dictionary all that is in it, sorted.
  package static func of(_ value: Any) -> String {
    // Pictures' bytes would be millions of numbers.
    if let bytes = value as? [UInt8] { return "bytes(\(SHA256.hex(of: bytes)))" }
    if let text = value as? String { return quoted(text) }
    if let texts = value as? [String] { return list(texts.map(quoted)) }
    let type = _typeName(Swift.type(of: value))
    guard let inner = unwrapped(value) else { return quoted("\(type) nil") }
    if Swift.type(of: inner) != Swift.type(of: value) { return "\(type)(some:\(of(inner)))" }
    switch value {
    case let value as Double: return quoted("\(type) \(value)")
    case let value as Int: return quoted("\(type) \(value)")
    case let value as Bool: return quoted("\(type) \(value)")
    case let symbols as SymbolSet:
      let parts = symbols.stableParts.map { "\($0.name):\(of($0.value))" }
      return "\(type)(\(parts.joined(separator: ",")))"
    default: return reflected(value, type)
    }
  }

  private static func reflected(_ value: Any, _ type: String) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary:
      return "{" + mirror.children.map { of($0.value) }.sorted().joined(separator: ",") + "}"
    case .collection: return list(mirror.children.map { of($0.value) })
    default:
      guard !mirror.children.isEmpty else { return quoted("\(type) \(String(reflecting: value))") }
      // A part of a theme shows what it is, whenever that is read.
      let shown = mirror.subjectType
      return parts(of: mirror, named: shown == Swift.type(of: value) ? type : _typeName(shown))
    }
  }

  /// The SHA-256 of the text of a value, for what goes into many keys.
  package static func digest(of value: Any) -> String { SHA256.hex(of: of(value)) }

  /// The text of a value without some of its properties.
  static func of(_ value: Any, without names: Set<String>) -> String {
    let mirror = Mirror(reflecting: value)
    return parts(of: mirror, named: "") { !names.contains($0 ?? "") }
  }

  private static func parts(
    of mirror: Mirror, named type: String, where isTaken: (String?) -> Bool = { _ in true }
  ) -> String {
    let own = mirror.children.filter { isTaken($0.label) }
      .map { "\(name($0.label)):\(of($0.value))" }
    let inherited = mirror.superclassMirror.map { parts(of: $0, named: "super") } ?? ""
    return "\(type)(\(own.joined(separator: ","))\(inherited))"
  }

  /// A property's name, which a wrapper has with a line before it.
  private static func name(_ label: String?) -> String {
    guard let label else { return "" }
    return label.utf8.first == UInt8(ascii: "_") ? String(label.dropFirst()) : label
  }

  private static func list(_ texts: [String]) -> String { "[" + texts.joined(separator: ",") + "]" }

  /// What is in an optional; what is none itself, and `nil` for nothing.
  private static func unwrapped(_ value: Any) -> Any? {
    func cast<Wanted>(to type: Wanted.Type) -> Wanted? { value as? Wanted }
    return cast(to: Any?.self) ?? value
  }

  /// With its length, so that no text can look like the end of its own and the start of another.
  private static func quoted(_ text: String) -> String { "\(text.utf8.count)'\(text)'" }
}
