import MaquetteCore

/// Requests and responses in the wire format of Protocol Buffers, each behind its length.
///
/// Two messages with a handful of fields are no reason to load a library at every start: see
/// https://protobuf.dev/programming-guides/encoding/.
struct ProtobufWork: WorkProtocol {
  mutating func next(in bytes: inout [UInt8]) throws -> WorkRequest? {
    var reader = ProtobufReader(bytes[...])
    guard let length = try reader.length() else { return nil }
    guard length <= largestWorkRequest else {
      throw DiagnosticError(
        "a request of \(length) bytes is too large; at most \(largestWorkRequest) are read",
        hint: "start the worker with the --protocol that Bazel uses")
    }
    guard let message = reader.take(length) else { return nil }
    let request = try ProtobufWork.request(in: message)
    bytes.removeFirst(reader.position)
    return request
  }

  private static func request(in message: ArraySlice<UInt8>) throws -> WorkRequest {
    var request = WorkRequest()
    var reader = ProtobufReader(message)
    while let (field, value) = try reader.field() {
      switch (field, value) {
      case (1, .bytes(let text)): request.arguments.append(PathText.text(Array(text)))
      case (3, .number(let number)): request.id = Int32(truncatingIfNeeded: number)
      case (4, .number(let number)): request.isCancelled = number != 0
      case (6, .bytes(let text)): request.folder = PathText.text(Array(text))
      // Inputs, verbosity, and what comes later.
      default: continue
      }
    }
    return request
  }

  func bytes(of response: WorkResponse) -> [UInt8] {
    var message: [UInt8] = []
    func append(_ field: Int, number: Int32) {
      // What is 0 is not written; negative numbers take ten bytes.
      guard number != 0 else { return }
      message += ProtobufWork.varint(UInt64(field << 3))
      message += ProtobufWork.varint(UInt64(bitPattern: Int64(number)))
    }
    append(1, number: response.exitCode)
    if !response.output.isEmpty {
      // A field of type string has to be UTF-8.
      let text = Array(String(decoding: response.output, as: UTF8.self).utf8)
      message += ProtobufWork.varint(2 << 3 | 2)
      message += ProtobufWork.varint(UInt64(text.count)) + text
    }
    append(3, number: response.id)
    append(4, number: response.wasCancelled ? 1 : 0)
    return ProtobufWork.varint(UInt64(message.count)) + message
  }

  private static func varint(_ number: UInt64) -> [UInt8] {
    var (rest, bytes) = (number, [UInt8]())
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}

/// Reads fields of a message.
private struct ProtobufReader {
  enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
    case skipped
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// How many bytes were read.
  var position: Int { index - bytes.startIndex }

  /// A length; `nil` while some of it is missing.
  mutating func length() throws -> Int? {
    guard let number = try varint() else { return nil }
    return Int(clamping: number)
  }

  /// So many bytes; `nil` when there are fewer.
  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.endIndex - index else { return nil }
    defer { index += count }
    return bytes[index..<index + count]
  }

  /// The next field; `nil` at the end.
  mutating func field() throws -> (Int, Value)? {
    guard index < bytes.endIndex else { return nil }
    guard let key = try varint() else { throw ProtobufReader.broken }
    let field = Int(clamping: key >> 3)
    switch key & 7 {
    case 0:
      guard let number = try varint() else { throw ProtobufReader.broken }
      return (field, .number(number))
    case 1, 5:
      guard take(key & 7 == 1 ? 8 : 4) != nil else { throw ProtobufReader.broken }
      return (field, .skipped)
    case 2:
      guard let count = try length(), let value = take(count) else { throw ProtobufReader.broken }
      return (field, .bytes(value))
    default: throw ProtobufReader.broken
    }
  }

  private mutating func varint() throws -> UInt64? {
    var (number, shift) = (UInt64(0), UInt64(0))
    var next = index
    while next < bytes.endIndex {
      let byte = bytes[next]
      next += 1
      guard shift < 64 else { throw ProtobufReader.broken }
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 {
        index = next
        return number
      }
      shift += 7
    }
    return nil
  }

  private static let broken = DiagnosticError(
    "the input is not a request in Protocol Buffers",
    hint: "start the worker with --protocol json where Bazel's 'requires-worker-protocol' is json")
}
