/// A stretch of a paragraph that one face draws.
struct FaceSegment {
  /// Bytes of the paragraph's UTF-8.
  var range: Range<Int>
  /// The face; `nil` when no family at all is there.
  var face: FontFile?
  /// Number of its span's style.
  var style: Int
  /// Whether the first family draws it and its letters may be spaced.
  var isTracked: Bool
  /// Whether its letters hang together, so that space between them would tear words apart.
  var isConnected = false
  /// Whether no face has its characters, so that each is an empty box.
  var isMissing: Bool
  /// Whether the family for emoji draws it.
  var isEmoji = false
  /// Whether each of its characters stands for what is no text.
  var isAttachment = false

  /// Whether spaces between two such segments are drawn by the face as well: words of a fallback
  /// stand as far apart as its face has it.
  var lendsSpaces: Bool { !isTracked && !isMissing && !isEmoji && !isAttachment }

  /// Whether two segments differ in nothing but their place.
  func isSameKind(as other: FaceSegment) -> Bool {
    face === other.face && style == other.style && isTracked == other.isTracked
      && isConnected == other.isConnected && isMissing == other.isMissing
      && isAttachment == other.isAttachment
  }
}
