import Maquette

/// Writes texts into the place of others, with quotes where they are needed.
enum ScalarWriter {
  /// What puts another text into the place of one.
  static func edit(_ scalar: OutlineScalar, to text: String) -> TextFix.Edit {
    switch scalar.style {
    case .double where scalar.isClosed: TextFix.Edit(scalar.content, Escape.yaml(text))
    case .single where scalar.isClosed:
      TextFix.Edit(scalar.content, text.replacing("'", with: "''"))
    case .alias where text.hasPrefix("*"): TextFix.Edit(scalar.range, text)
    default: TextFix.Edit(scalar.range, Escape.yamlValue(text))
    }
  }
}
