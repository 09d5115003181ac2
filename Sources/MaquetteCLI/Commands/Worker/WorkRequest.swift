/// What Bazel asks a worker for (`worker_protocol.proto`).
struct WorkRequest: Equatable, Sendable {
  /// The words of a command, without the program.
  var arguments: [String] = []
  /// Tells requests apart that are worked on at the same time; 0 for those that come one by one.
  var id: Int32 = 0
  /// Whether the request of that number is to be given up.
  var isCancelled = false
  /// The folder to work in, below the worker's own; empty for that one.
  var folder = ""
}

/// What a worker answers.
struct WorkResponse: Equatable, Sendable {
  /// The exit code of the command.
  var exitCode: Int32 = 0
  /// What it wrote to standard output and standard error.
  var output: [UInt8] = []
  /// The number of the request.
  var id: Int32 = 0
  /// Whether it was given up.
  var wasCancelled = false
}

/// How messages follow one another on a worker's streams.
protocol WorkProtocol {
  /// Takes the first request out of bytes that came so far; `nil` when it is not whole yet.
  ///
  /// - Throws: ``DiagnosticError`` for what is no request.
  mutating func next(in bytes: inout [UInt8]) throws -> WorkRequest?

  /// A response as it is sent.
  func bytes(of response: WorkResponse) -> [UInt8]
}

/// The forms that messages have.
enum WorkForm: String, CaseIterable {
  /// Messages of Protocol Buffers, each behind its length.
  case proto
  /// JSON values, one after the other.
  case json

  var messages: any WorkProtocol {
    switch self {
    case .proto: ProtobufWork()
    case .json: JSONWork()
    }
  }
}

/// The most bytes of one request; Bazel names all inputs of an action in it.
let largestWorkRequest = 64 << 20
