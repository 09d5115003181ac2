import MaquetteComponents
import MaquetteCore

extension DocumentDecoder {
  /// The background of a picture; `nil` after reporting what is wrong.
  func background(_ node: SpecNode, by reader: SpecReader) -> Canvas.Background? {
    guard let word = node.scalar else {
      // A component's background may be a gradient, and beside it the key looks the same.
      reader.fail(
        "'\(reader.key)' at the top of a spec must be a colour's name, #RRGGBB or 'transparent', not "
          + node.kindName, at: node,
        hint: "for a gradient, write the component below 'view:', with '\(reader.key)' beside it",
        id: .wrongType)
      return nil
    }
    if Canvas.Background.noneWords.contains(word) { return .transparent }
    return ColorValue.read(node, by: reader).map(Canvas.Background.color)
  }
}
