/// The texts of a spec that its translations know. Views take them as keys of the app's own table of
/// translations, so that Xcode finds them there.
struct SwiftUITexts {
  /// Whether each would be read as markup, by its literal.
  private var literals: [String: Bool]

  /// A text that is read before it is shown, so that nothing in it is markup.
  private static let reading = "String(localized: "

  init(_ texts: Set<String> = []) {
    let pairs = texts.map { (SwiftLiteral.string($0), SwiftLiteral.hasMarks($0)) }
    literals = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Takes those of another spec that is shown, too.
  mutating func formUnion(_ other: SwiftUITexts) {
    literals.merge(other.literals) { first, _ in first }
  }

  /// The view with its texts as keys.
  func localized(_ view: SwiftView) -> SwiftView {
    guard !literals.isEmpty else { return view }
    var copy = view
    copy.lines = view.lines.map(localized)
    copy.modifiers = view.modifiers.map(localized)
    return copy
  }

  private func localized(_ line: String) -> String {
    guard line.contains("verbatim: \"") || line.contains("String(\"") else { return line }
    var parts = SwiftTokens(line).tokens.map { ($0.source, $0) }
    for (index, part) in parts.enumerated() where part.1.kind == .string {
      guard let hasMarks = literals[part.1.text] else { continue }
      if part.0.hasPrefix("String(") {
        parts[index].0 = SwiftUITexts.reading + part.1.text + ")"
      } else if index > 0, parts[index - 1].0.hasSuffix("Text(verbatim: ") {
        if hasMarks {
          parts[index].0 = SwiftUITexts.reading + part.1.text + ")"
        } else {
          parts[index - 1].0.removeLast("verbatim: ".count)
        }
      }
    }
    return parts.map(\.0).joined()
  }

  /// What takes a key before a literal.
  private static let takers = [
    "Text", "Button", "Toggle", "Label", "TextField", "SecureField", "Picker", "Menu", "Section",
    "LabeledContent", "NavigationLink", "Link", "Stepper", "DatePicker", "ColorPicker",
    "DisclosureGroup", "GroupBox", "ProgressView", "Tab", ".navigationTitle",
  ].map { $0 + "(" }

  /// Whether a property in the place of literals is a key, and no text that is shown as it is.
  ///
  /// - Parameters:
  ///   - code: what stands before the literals.
  ///   - texts: what they are in each use; `nil` where one has none.
  func areKeys(_ texts: [String?], after code: String) -> Bool {
    let given = texts.compactMap { $0 }
    return SwiftUITexts.takers.contains(where: code.hasSuffix) && !given.isEmpty
      && given.allSatisfy { literals[$0] == false }
  }
}
