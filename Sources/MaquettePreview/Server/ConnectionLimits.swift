/// What one program may ask of the preview's server. A browser stays far below.
public struct ConnectionLimits: Sendable {
  /// Bytes of a request's first line and headers.
  public var headBytes = 16_384
  /// Bytes after that, which a page of ours needs to say that it leaves.
  public var bytesAfterHead = 65_536
  /// Seconds until the headers must be there.
  public var headSeconds = 10.0
  /// Seconds until the answer must be taken, but for what changes are told by. A picture of the
  /// largest size takes a while.
  public var answerSeconds = 180.0
  /// Connections at the same time; each takes three of the 1,024 files that a process usually may
  /// have open.
  public var connections = 280

  /// The usual ones.
  public init() {}
}
