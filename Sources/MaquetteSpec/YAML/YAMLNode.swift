/// A value of a YAML text as it was written: aliases are not followed, and keys may be there twice.
struct YAMLNode {
  enum Content {
    /// A text without its quotes.
    case scalar(String, isPlain: Bool)
    /// The name of the anchor that is meant.
    case alias(String)
    case list([YAMLNode])
    case map([(key: YAMLNode, value: YAMLNode)])
  }

  var content: Content
  /// Where it starts, properties included, in lines and scalars from 1.
  var place: YAMLPlace
  var anchor: String?
}
