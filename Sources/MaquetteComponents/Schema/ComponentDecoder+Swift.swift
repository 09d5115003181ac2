import MaquetteCore

extension ComponentDecoder {
  /// What to write in place of a call in Swift, such as `Text("Hello")`, and of a modifier, such as
  /// `.padding()`; `nil` for any other text.
  package static func adviceOnSwift(_ text: String, in catalogue: Catalogue) -> String? {
    guard let open = text.firstIndex(where: { $0 == "(" || $0 == "{" }) else { return nil }
    let head = text[..<open]
    if head.first == "." {
      let name = String(head.dropFirst())
      guard !name.isEmpty, name.allSatisfy(\.isLetter) else { return nil }
      return CommonProperties.canonicalKey(name).map {
        "this is Swift; a spec has '\($0):' among the keys of the component"
      }
    }
    let called = head.last == " " ? String(head.dropLast()) : String(head)
    // A text has a space before a parenthesis.
    guard isComponentName(called), head.last != " " || text[open] == "{" else { return nil }
    guard let schema = catalogue.schema(named: called) else {
      // Flutter and React have calls, too.
      return ForeignNames.advice(for: called).map { "a spec has no calls; use \($0)" }
    }
    // A spacer may have a length, and has none here.
    let isEmpty = text[open...].hasPrefix("()") && !schema.takesText
    guard schema.childrenKey != nil || schema.titleKey != nil && !isEmpty else {
      return "this is Swift; a spec has '\(called)'"
    }
    // What is in the closure belongs to other components.
    let arguments = text[open...].prefix { $0 != "{" }
      .split(separator: "\"", omittingEmptySubsequences: false)
    let title = arguments.count > 2 && schema.titleKey != nil ? String(arguments[1]) : ""
    return "this is Swift; a spec has '\(called): \(title.isEmpty ? "…" : SpecNode.excerpt(title))'"
  }
}
