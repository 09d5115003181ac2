import CStart
import Dispatch
import Maquette
import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What has to be arranged with the system before anything else.
enum Host {
  static func prepare() {
    // Settings that would change pixels: nobody's environment may.
    for name in ["FREETYPE_PROPERTIES", "HB_OPTIONS"] { unsetenv(name) }
    // A reader that goes away, as `head` does, is an error of writing and not the end; so is a
    // limit on the size of files.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Where whoever started this process ignores it, nobody is told how a child ended.
    signal(SIGCHLD, SIG_DFL)
    fillClosedStreams()
  }

  /// Takes the numbers of streams that the caller closed, or the first picture opened would get
  /// one of them and messages would be written into it.
  private static func fillClosedStreams() {
    // Open for the other direction: using it stays the error that it was.
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The least that the first thread may have on its stack for the program's work, in bytes.
  private static let leastStack = 4 << 20

  /// Does the program's work, in a thread of its own where the first one has too little room for calls within calls
  /// (`ulimit -s`).
  static func withRoom(_ work: @escaping @Sendable () -> Void) {
    guard maquette_stack_limit() < leastStack else { return work() }
    let ended = DispatchSemaphore(value: 0)
    let isStarted = startThread {
      work()
      ended.signal()
    }
    guard isStarted else { return work() }
    // What the work waits for by itself must not end the process here. Its thread was made before: it is interrupted.
    Interruption.block()
    ended.wait()
  }

  /// This program, whatever it is called and wherever it was moved to.
  static let program = "/proc/self/exe"

  /// Ends this process.
  static func end(_ code: Int32) -> Never { exit(code) }

  /// Ends this process at once, whatever its other threads do.
  static func leave(_ code: Int32) -> Never { _exit(code) }

  /// The program's name and what it was told. What is no UTF-8 may be the name of a file.
  static var arguments: [String] {
    (0..<maquette_argument_count()).compactMap { maquette_argument($0).map { Disk.text($0) } }
  }

  /// The number of processors that this process may use.
  static var processorCount: Int { OrderedWork.processors }

  /// Whether pictures would go to a terminal.
  static var outputIsOnTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether somebody can be asked something.
  static var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Asks a question; whether the answer begins with a `y`.
  static func asks(_ question: String) -> Bool {
    Console.control(question)
    return readLine()?.unicodeScalars.first { $0 != " " }.map { $0 == "y" || $0 == "Y" } ?? false
  }

  /// Whether messages go to a terminal.
  static var errorsAreOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}
