import CProcessCopy
import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Answers requests until there are no more.
///
/// Each is worked on by a copy of this process, which has one thread and has prepared what every picture
/// needs: a copy takes a millisecond, what a command leaves behind is gone with it, and one that fails
/// is a failure of that request.
struct WorkerLoop {
  private struct Job {
    var id: Int32
    var copy: pid_t
    var stream: Int32
    var output: [UInt8] = []
    var isCancelled = false
    /// Whether it wrote more than is kept.
    var isCut = false
  }

  /// Bytes of a command's messages that are kept for the answer.
  private static let largestOutput = 1 << 20

  private var messages: any WorkProtocol
  private let most: Int
  private let run: ([String]) -> Never
  private var received: [UInt8] = []
  private var waiting: [WorkRequest] = []
  private var jobs: [Job] = []
  private var isOpen = true
  /// What is no request, after which nothing more is read.
  private var failure: DiagnosticError?

  /// - Parameters:
  ///   - most: how many requests are worked on at the same time.
  ///   - run: does a command, and ends the process.
  init(_ messages: any WorkProtocol, most: Int, run: @escaping ([String]) -> Never) {
    self.messages = messages
    self.most = most
    self.run = run
  }

  /// - Throws: ``DiagnosticError`` for what is no request, an exit when nobody reads the answers.
  mutating func answer() throws {
    defer { for job in jobs { maquette_copy_end(job.copy) } }
    while isOpen || !jobs.isEmpty || !waiting.isEmpty {
      var places = jobs.map { pollfd(fd: $0.stream, events: Int16(POLLIN), revents: 0) }
      if isOpen { places.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)) }
      let count = poll(&places, nfds_t(places.count), -1)
      if count < 0 {
        guard errno == EINTR else { throw CommandExit.bug }
        continue
      }
      // From the last to the first, as those that are done go.
      for index in jobs.indices.reversed() where places[index].revents != 0 {
        try listen(to: index)
      }
      if isOpen, places.last?.revents != 0 {
        do { try receive() } catch let error as DiagnosticError {
          // What was asked before is answered first.
          (failure, isOpen) = (error, false)
        }
      }
      try start()
    }
    if let failure { throw failure }
  }

  private mutating func receive() throws {
    guard let bytes = WorkerLoop.read(STDIN_FILENO) else { return }
    guard !bytes.isEmpty else {
      isOpen = false
      guard received.allSatisfy({ [0x20, 0x0A, 0x0D, 0x09].contains($0) }) else {
        throw DiagnosticError("the input ends within a request")
      }
      return
    }
    received += bytes
    while let request = try messages.next(in: &received) {
      if request.isCancelled { try cancel(request.id) } else { waiting.append(request) }
    }
  }

  private mutating func cancel(_ id: Int32) throws {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      waiting.remove(at: index)
      try send(WorkResponse(id: id, wasCancelled: true))
    } else if let index = jobs.firstIndex(where: { $0.id == id }) {
      jobs[index].isCancelled = true
      maquette_copy_end(jobs[index].copy)
    }
    // One that was answered already needs no other answer.
  }

  private mutating func start() throws {
    while jobs.count < most, !waiting.isEmpty {
      let request = waiting.removeFirst()
      var stream: Int32 = -1
      let copy = maquette_copy_start(&stream)
      if copy == 0 {
        work(on: request)
      } else if copy < 0 {
        let code = errno
        // What those that work have taken, they give back when they end.
        guard jobs.isEmpty else {
          waiting.insert(request, at: 0)
          return
        }
        try send(WorkerLoop.refusal(of: request, code))
      } else {
        jobs.append(Job(id: request.id, copy: copy, stream: stream))
      }
    }
  }

  /// What is answered where no copy can be made, and none ends that would make room.
  private static func refusal(of request: WorkRequest, _ code: Int32) -> WorkResponse {
    let reason = String(cString: strerror(code))
    let hint = SystemHint.of(code).map { "; " + $0 } ?? ""
    let text = "error: the worker cannot make a copy of itself: \(reason)\(hint)\n"
    return WorkResponse(
      exitCode: CommandExit.noSystem.rawValue, output: Array(text.utf8), id: request.id)
  }

  /// What a copy does.
  private func work(on request: WorkRequest) -> Never {
    // Streams of others are nobody's business here.
    for job in jobs { close(job.stream) }
    guard Paths.staysBelow(request.folder) else {
      Console.error(
        "error: 'sandboxDir' is '\(request.folder)', which is not below the worker's own folder; "
          + "use a path without '..' that does not begin with '/'")
      Host.end(CommandExit.usage.rawValue)
    }
    if !request.folder.isEmpty, Disk.call(request.folder, { chdir($0) }) != 0 {
      let reason = String(cString: strerror(errno))
      Console.error("error: cannot work in '\(request.folder)': \(reason)")
      Host.end(CommandExit.noInput.rawValue)
    }
    run(request.arguments)
  }

  private mutating func listen(to index: Int) throws {
    guard let bytes = WorkerLoop.read(jobs[index].stream) else { return }
    guard bytes.isEmpty else {
      let room = WorkerLoop.largestOutput - jobs[index].output.count
      jobs[index].output += bytes.prefix(max(0, room))
      if bytes.count > room { jobs[index].isCut = true }
      return
    }
    let job = jobs.remove(at: index)
    close(job.stream)
    let code = maquette_copy_wait(job.copy)
    var response = WorkResponse(exitCode: code, output: job.output, id: job.id)
    if job.isCut {
      let note =
        "\nnote: the command wrote more than \(WorkerLoop.largestOutput) bytes; the rest is left "
        + "out\n"
      response.output += Array(note.utf8)
    }
    if job.isCancelled {
      response = WorkResponse(id: job.id, wasCancelled: true)
    } else if code > 128, code != CommandExit.pipeClosed.rawValue {
      response.output += Array("error: the command was ended by signal \(code - 128)\n".utf8)
    }
    try send(response)
  }

  private func send(_ response: WorkResponse) throws {
    try Console.output(messages.bytes(of: response))
  }

  /// What can be read now; empty at the end, `nil` when there is nothing yet.
  private static func read(_ file: Int32) -> [UInt8]? {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      result = Glibc.read(file, buffer.baseAddress, buffer.count)
      count = max(0, result)
    }
    if result < 0 { return errno == EINTR || errno == EAGAIN ? nil : [] }
    return bytes
  }
}
