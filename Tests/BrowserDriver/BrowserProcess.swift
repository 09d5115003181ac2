import Foundation

/// A running Chromium and the two pipes to it: it reads commands from descriptor 3 and writes to 4,
/// each message ended by a zero byte.
final class BrowserProcess {
  private let identifier: pid_t
  private let profile: URL
  private let input: Int32
  private let output: Int32
  private var received = Data()

  init(_ path: String) throws {
    profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    // Well above 3 and 4, so that the copies below overwrite none of them.
    func makePipe() throws -> (read: Int32, write: Int32) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw Browser.Failure("no pipe") }
      let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
      ends.forEach { close($0) }
      return (high[0], high[1])
    }
    let commands = try makePipe()
    let answers = try makePipe()
    (input, output) = (commands.write, answers.read)
    defer {
      close(commands.read)
      close(answers.write)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, commands.read, 3)
    posix_spawn_file_actions_adddup2(&actions, answers.write, 4)
    for descriptor in [Int32(0), 1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own, so that its helpers end with it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let arguments =
      [
        path, "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
        "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--force-device-scale-factor=1", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--disable-extensions", "--lang=en",
      ] + (geteuid() == 0 ? ["--no-sandbox"] : [])
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawn(&child, path, &actions, &attributes, &words, environ) == 0 else {
      throw Browser.Failure("\(path) cannot be started")
    }
    identifier = child
  }

  deinit {
    kill(-identifier, SIGKILL)
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
    close(input)
    close(output)
    try? FileManager.default.removeItem(at: profile)
  }

  func send(_ message: Data) throws {
    var rest = message + [0]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Browser.Failure("the browser has ended") }
      rest = rest.dropFirst(count)
    }
  }

  func receive(until deadline: Date, what: String) throws -> Data {
    var searched = 0
    while true {
      if let end = received.dropFirst(searched).firstIndex(of: 0) {
        let message = Data(received[received.startIndex..<end])
        received = Data(received[(end + 1)...])
        return message
      }
      searched = received.count
      let left = deadline.timeIntervalSinceNow
      guard left > 0 else { throw Browser.Failure("\(what): the browser does not answer") }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(left * 1000)) > 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = chunk.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Browser.Failure("\(what): the browser has ended") }
      received.append(contentsOf: chunk[..<count])
    }
  }
}
