import Dispatch

/// Runs the server's tasks in a thread of their own: where others of the process wait in the threads
/// that tasks share, connections would wait with them and run out of time.
final class ServerExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "preview-server")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
