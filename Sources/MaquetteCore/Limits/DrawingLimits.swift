/// What drawing one picture may take, besides the budgets of ``Limits``, which hold always.
public struct DrawingLimits: Hashable, Sendable {
  /// Where picture files are drawn that specs name, and what each may take; without a word in this
  /// process.
  public var imageFiles: ImageFiles
  /// Seconds of processor time for reading, layout and painting, what a process of its own takes for
  /// picture files counted, within ``Limits/seconds``; `nil` for any time.
  public var timeout: Double? {
    didSet { timeout = timeout.map(Limits.seconds.nearest(to:)) }
  }
  /// Bytes of memory that layout and painting may add to the process, within ``Limits/memory``; `nil`
  /// for any. Pictures that are drawn at the same time share what each of them may have.
  public var memory: Int? {
    didSet { memory = memory.map(Limits.memory.nearest(to:)) }
  }

  /// Limits from their parts; without any there are none.
  public init(
    imageFiles: ImageFiles = .inProcess, timeout: Double? = nil, memory: Int? = nil
  ) {
    self.imageFiles = imageFiles
    self.timeout = timeout.map(Limits.seconds.nearest(to:))
    self.memory = memory.map(Limits.memory.nearest(to:))
  }
}
