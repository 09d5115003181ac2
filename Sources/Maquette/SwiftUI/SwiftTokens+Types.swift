extension SwiftTokens {
  /// Where SwiftUI takes whole numbers, and where any; nowhere else is a number a property.
  private static let integers = [".tag(", ".lineLimit(", ".badge(", "selection: .constant("]
  private static let numbers = [
    "value: .constant(", "value: ", "width: ", "height: ", "Width: ", "Height: ", "size: ",
    "spacing: ", "radius: ", "cornerRadius: ", "minLength: ", ".padding(", ".opacity(",
    ".degrees(", ".kerning(", ".scaleEffect(", "timeIntervalSince1970: ", "x: ", "y: ",
  ]

  /// The type of a property that may stand in the place of a value; `nil` where none may.
  ///
  /// - Parameters:
  ///   - index: the value's number among the tokens.
  ///   - texts: what it is in each use; `nil` where one has no such line.
  ///   - views: the types of the properties of a spec's own views, by the view's name and the
  ///     property's.
  func type(
    at index: Int, texts: [String?], beside views: [String: [String: String]]
  ) -> String? {
    let kind = tokens[index].kind
    let code = index > 0 ? tokens[index - 1].source : ""
    if let own = views[head]?[SwiftTokens.label(endingIn: code)], SwiftTokens.is(own, of: kind) {
      return own
    }
    return SwiftTokens.type(of: kind, after: code, texts: texts)
  }

  /// The type by what stands before a value.
  private static func type(of kind: Kind, after code: String, texts: [String?]) -> String? {
    switch kind {
    case .code: return nil
    case .string:
      // Only a literal is found in a table of translations there.
      if code.hasSuffix("String(localized: ") { return nil }
      // SwiftUI takes a key here, which a literal may be.
      return code.hasSuffix(".keyboardShortcut(") ? "KeyEquivalent" : "String"
    case .flag: return "Bool"
    case .color: return "Color"
    case .font: return "Font"
    case .alignment: return alignments.first { code.hasSuffix($0.key) }?.value
    case .number:
      if integers.contains(where: code.hasSuffix) {
        return texts.allSatisfy { $0.map { Int($0) != nil } ?? true } ? "Int" : nil
      }
      return numbers.contains(where: code.hasSuffix) ? "Double" : nil
    }
  }

  /// Whether values of a kind may be of a type.
  private static func `is`(_ type: String, of kind: Kind) -> Bool {
    switch kind {
    case .string: ["String", "KeyEquivalent", "LocalizedStringKey"].contains(type)
    case .number: type == "Int" || type == "Double"
    case .flag: type == "Bool"
    case .color: type == "Color"
    case .code, .alignment, .font: false
    }
  }

  /// The name that the line begins with.
  private var head: String {
    let start = tokens.first?.source.drop { $0 == " " } ?? ""
    return String(start.prefix { $0 != "(" })
  }

  /// The label of the argument that follows code.
  private static func label(endingIn code: String) -> String {
    guard code.hasSuffix(": ") else { return "" }
    return code.dropLast(2).split { "( ".contains($0) }.last.map(String.init) ?? ""
  }
}
