import Foundation

/// How long a process may run before it counts as hanging.
///
/// What it works is counted, not the time that passes: beside many others a second of work may take a minute.
public struct ProcessLimit {
  /// Seconds of the processor that a process, and those that it has waited for, may take.
  private let work: Double
  /// Seconds that may pass, whatever it does.
  private static let patience = 900.0

  public init(work: Double) { self.work = work }

  /// Kills a process that takes too long, until the timer is cancelled.
  public func watch(_ process: pid_t) -> any DispatchSourceTimer {
    let end = Date(timeIntervalSinceNow: ProcessLimit.patience)
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler {
      guard Date() > end || ProcessLimit.work(of: process) > work else { return }
      kill(process, SIGKILL)
    }
    timer.schedule(deadline: .now() + work, repeating: 5)
    timer.resume()
    return timer
  }

  /// Seconds of the processor that a process has taken, with those that it has waited for.
  private static func work(of process: pid_t) -> Double {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name before them, in parentheses, may have spaces in it.
    let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
    let ticks = fields.dropFirst(11).prefix(4).compactMap { Double($0) }
    return ticks.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Waits until something is true, or nobody would wait any longer.
  public static func wait(until isTrue: () throws -> Bool) rethrows {
    let end = Date(timeIntervalSinceNow: patience)
    while try !isTrue(), Date() < end { usleep(10_000) }
  }

  /// A function for scripts, which waits until a command succeeds.
  public static let waiting = """
    wait_until() {
      for turn in $(seq \(Int(patience * 10))); do eval "$1" && return; sleep 0.1; done
      echo "never: $1" >&2; exit 9
    }
    """
}
