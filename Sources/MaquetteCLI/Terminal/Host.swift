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
    // A reader that goes away, as `head` does, is an error of writing and not the end.
    signal(SIGPIPE, SIG_IGN)
  }

  /// The number of processors that this process may use.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Whether pictures would go to a terminal.
  static var outputIsOnTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether messages go to a terminal.
  static var errorsAreOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}
