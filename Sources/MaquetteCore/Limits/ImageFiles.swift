/// Where picture files (SVG, PNG, JPEG) that a spec names are drawn, and what each may take.
///
/// A small file can ask for much work. A child process can be bounded and ended; in one's own there is
/// only what ``ImageData`` refuses beforehand, which keeps crashes and gigabytes away, but not seconds.
public struct ImageFiles: Hashable, Sendable {
  /// The program that serves as the child: `maquette`, of the same version; `nil` to draw in this
  /// process, behind the checks of ``ImageData`` alone.
  public var program: String?
  /// Seconds of processor time for each file, or each time that an SVG is drawn, within
  /// ``Limits/seconds``.
  public var timeout: Double {
    didSet { timeout = Limits.seconds.nearest(to: timeout) }
  }
  /// Bytes of memory for each, besides the pixels that come of it, within ``Limits/memory``.
  public var memory: Int {
    didSet { memory = Limits.memory.nearest(to: memory) }
  }

  /// Draws in this process.
  public static let inProcess = ImageFiles(program: nil)

  /// Draws in a child process, which is ended when a file takes more than it may. Where the kernel
  /// has Landlock or seccomp, the child can open neither files nor connections.
  ///
  /// A program that cannot be started is an error of each picture that needs it.
  ///
  /// - Parameters:
  ///   - program: where `maquette` is, of the same version as this library.
  ///   - timeout: seconds of processor time for each file; `nil` for what the program itself allows.
  ///   - memory: bytes of memory for each file; `nil` for what the program itself allows.
  public static func child(
    _ program: String, timeout: Double? = nil, memory: Int? = nil
  ) -> ImageFiles {
    ImageFiles(
      program: program, timeout: timeout ?? Limits.imageSeconds,
      memory: memory ?? Limits.imageMemory)
  }

  private init(
    program: String?, timeout: Double = Limits.imageSeconds, memory: Int = Limits.imageMemory
  ) {
    self.program = program
    self.timeout = Limits.seconds.nearest(to: timeout)
    self.memory = Limits.memory.nearest(to: memory)
  }
}

extension ClosedRange {
  /// The value of the range that is nearest to one; its end for what is no number.
  func nearest(to value: Bound) -> Bound {
    value < lowerBound ? lowerBound : value <= upperBound ? value : upperBound
  }
}
