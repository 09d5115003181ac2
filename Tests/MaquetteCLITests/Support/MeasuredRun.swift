import BuiltProgram
import Foundation
import Testing

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

  /// Starts the program and writes what it took. A process that a large one starts inherits that
  /// one's peak of memory, so it isn't this one who starts it.
  private static let script = """
    import resource, subprocess, sys
    with open('errors.txt', 'wb') as errors, open('output.txt', 'wb') as output:
        status = subprocess.run(sys.argv[1:], stdout=output, stderr=errors).returncode
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    status = 128 - status if status < 0 else status
    with open('used.txt', 'w') as file:
        print(status, used.ru_utime + used.ru_stime, used.ru_maxrss, file=file)
    """

  /// Runs the program in a folder and waits for its end.
  init(_ arguments: [String], in workspace: Workspace) throws {
    let outcome = try Maquette.run(
      ["-c", Self.script, BuiltProgram.url.path] + arguments, in: workspace.folder,
      program: URL(fileURLWithPath: "/usr/bin/python3"))
    try #require(outcome.status == 0, "the run was not measured: \(outcome.errors)")
    let words = try workspace.text("used.txt").split(separator: " ")
    try #require(words.count == 3)
    status = try #require(Int32(words[0]))
    seconds = try #require(Double(words[1]))
    memory = try #require(Int(words[2].dropLast())) << 10
    errors = try workspace.text("errors.txt")
  }
}
