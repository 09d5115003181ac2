/// What one program may ask of the preview's server. A browser stays far below.
package struct ConnectionLimits: Sendable {
  /// Bytes of a request's first line and headers.
  package var headBytes = 16_384
  /// Bytes after that, which a page of ours needs to say that it leaves.
  package var bytesAfterHead = 65_536
  /// Seconds until the headers must be there.
  package var headSeconds = 10.0
  /// Seconds until the answer must be taken, but for what changes are told by. A picture of the
  /// largest size takes a while.
  package var answerSeconds = 180.0
  /// Seconds until a text must be there.
  package var textSeconds = 30.0
  /// Bytes of all texts that are being sent at the same time.
  package var textBytes = 64 << 20
  /// Connections at the same time; each takes three of the 1,024 files that a process usually may
  /// have open.
  package var connections = 280

  /// The usual ones.
  package init() {}
}
