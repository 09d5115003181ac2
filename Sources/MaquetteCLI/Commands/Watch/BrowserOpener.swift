import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Opens an address in the user's browser.
enum BrowserOpener {
  /// Whether the program that does it is there.
  static func open(_ address: String) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // What a browser has to say belongs to nobody's terminal.
    for stream in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    // It must be interruptible, though we are not.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments: [String] = ["xdg-open", address]
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    return posix_spawnp(&child, "xdg-open", &actions, &attributes, &words, environ) == 0
  }
}

/// What is asked about files without reading them.
enum Files {
  static func exists(_ path: String) -> Bool { Disk.exists(path.isEmpty ? "." : path) }
}
