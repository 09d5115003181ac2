import Foundation

/// What a run of the program took, with all processes that it started.
struct MeasuredRun {
  /// The exit code, or 128 and the number of the signal that ended it.
  let status: Int32
  /// What was written to standard error.
  let errors: String
  /// Seconds of processor time.
  let seconds: Double
  /// Bytes of the largest of the processes.
  let memory: Int

  /// Runs the program in a folder and waits for its end.
  init(_ arguments: [String], in workspace: Workspace) throws {
    let script = "exec \"$0\" \"$@\" 2> errors.txt > output.txt"
    var words = ["sh", "-c", "cd \"$1\" && shift && \(script)", Maquette.url.path]
    words += [workspace.folder.path] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var environment = [strdup("MAQUETTE_CACHE="), strdup("HOME=/tmp")]
    if let path = getenv("LD_LIBRARY_PATH") {
      environment.append(strdup("LD_LIBRARY_PATH=" + String(cString: path)))
    }
    environment.append(nil)
    defer { for pointer in environment { free(pointer) } }
    var pid = pid_t(0)
    guard posix_spawn(&pid, "/bin/sh", nil, nil, &pointers, &environment) == 0 else {
      throw CocoaError(.executableLoad)
    }
    var (status, usage) = (Int32(0), rusage())
    while wait4(pid, &status, 0, &usage) < 0, errno == EINTR {}
    self.status = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    errors = try workspace.text("errors.txt")
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    self.seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    memory = usage.ru_maxrss << 10
  }
}
