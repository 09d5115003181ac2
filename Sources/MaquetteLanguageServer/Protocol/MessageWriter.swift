import Maquette
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Sends messages, each whole, from any thread.
package final class MessageWriter: Sendable {
  private let write: @Sendable ([UInt8]) -> Bool
  /// Tells whether the other side is there, as far as is known.
  let isRead: @Sendable () -> Bool
  /// Whether somebody still reads.
  private let isOpen = Mutex(true)

  /// A writer to an open file.
  package convenience init(file: Int32) {
    self.init(
      { AtomicFile.writeAll($0, to: file) },
      isRead: {
        var place = pollfd(fd: file, events: 0, revents: 0)
        return poll(&place, 1, 0) <= 0
      })
  }

  /// A writer to whatever takes bytes, and says whether it could.
  ///
  /// - Parameter isRead: tells whether the other side is there, as far as is known.
  package init(
    _ write: @escaping @Sendable ([UInt8]) -> Bool,
    isRead: @escaping @Sendable () -> Bool = { true }
  ) {
    self.write = write
    self.isRead = isRead
  }

  private func send(_ pairs: [(String, JSONValue)]) {
    let body = Array(JSONValue.object([("jsonrpc", .string("2.0"))] + pairs).text.utf8)
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }
  }

  func answer(_ id: JSONValue, _ result: JSONValue) {
    send([("id", id), ("result", result)])
  }

  func refuse(_ id: JSONValue?, _ error: ServerError) {
    send([("id", id ?? .null), ("error", error.json)])
  }

  func notify(_ method: String, _ params: JSONValue) {
    send([("method", .string(method)), ("params", params)])
  }

  func ask(_ id: String, _ method: String, _ params: JSONValue) {
    send([("id", .string(id)), ("method", .string(method)), ("params", params)])
  }

  /// Tells the client's user something.
  func log(_ text: String) {
    notify("window/logMessage", .object([("type", .integer(2)), ("message", .string(text))]))
  }
}
