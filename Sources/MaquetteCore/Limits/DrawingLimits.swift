/// What drawing one picture may take, besides the budgets of ``Limits``, which hold always.
public struct DrawingLimits: Hashable, Sendable {
  /// Where picture files are drawn that specs name, and what each may take; without a word in this
  /// process.
  public var imageFiles: ImageFiles
  /// Seconds of processor time for layout and painting, picture files in a process of their own not
  /// counted; `nil` for any time.
  public var timeout: Double?
  /// Bytes of memory that layout and painting may add to the process; `nil` for any. Pictures that are
  /// drawn at the same time share what each of them may have.
  public var memory: Int?

  /// Limits from their parts; without any there are none.
  public init(
    imageFiles: ImageFiles = .inProcess, timeout: Double? = nil, memory: Int? = nil
  ) {
    self.imageFiles = imageFiles
    self.timeout = timeout
    self.memory = memory
  }
}
