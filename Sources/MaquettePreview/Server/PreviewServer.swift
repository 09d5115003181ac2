import Dispatch
import FoundationEssentials
import Glibc
import MaquetteCore
import Synchronization

/// The local server of a session's page. Only this machine reaches it.
package final class PreviewServer: Sendable {
  /// Why there is no server.
  package enum Failure: Error, Hashable {
    /// Somebody else has the port.
    case portInUse(UInt16)
    /// The port needs rights that this process does not have.
    case portForbidden(UInt16)
    /// The system refused; with its reason.
    case system(String)

    /// What is wrong, in a sentence without a full stop.
    package var message: String {
      switch self {
      case .portInUse(let port): "port \(port) is in use by another program"
      case .portForbidden(let port): "port \(port) is for administrators only"
      case .system(let reason): "the page cannot be served: \(reason)"
      }
    }

    /// What to do.
    package var hint: String? {
      switch self {
      case .portInUse: "leave --port out, and a free one is taken"
      case .portForbidden: "leave --port out, or take one from 1024 to 65535"
      case .system: nil
      }
    }
  }

  /// The port it answers at.
  package let port: UInt16
  private let token = PageToken()
  private let mail = ServerMail()
  private let session: PreviewSession
  private let ended = DispatchSemaphore(value: 0)
  /// The folder of the file that leads to the page.
  private let folder = Mutex<String?>(nil)

  /// Where a browser finds the page; whoever knows it can read the page.
  package var address: String { "http://127.0.0.1:\(port)/\(token.text)/" }

  /// Serves a session.
  ///
  /// - Parameters:
  ///   - port: 0 lets the system choose.
  ///   - limits: what one program may ask for.
  /// - Throws: ``Failure``.
  package init(
    _ session: PreviewSession, port wanted: UInt16 = 0,
    limits: ConnectionLimits = ConnectionLimits()
  ) throws(Failure) {
    let listener: Int32
    (listener, port) = try PreviewServer.listen(at: wanted)
    self.session = session
    let handler = PreviewHandler(session: session, port: port, token: token)
    let isStarted = startThread { [mail, ended] in
      var loop = ServerLoop(listener, limits, handler, mail: mail)
      loop.run()
      ended.signal()
    }
    guard isStarted else {
      close(listener)
      throw .system("the system has no thread left; \(SystemHint.processes)")
    }
    session.listen { [mail] in mail.put { $0.hasNews = true } }
  }

  /// A socket that listens at a port of this machine alone, and the port.
  private static func listen(at wanted: UInt16) throws(Failure) -> (Int32, UInt16) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard listener >= 0 else { throw .system(SystemError(code: errno).reason) }
    keepToItself(listener)
    // Otherwise a port that was served a moment ago could not be had again.
    var yes: Int32 = 1
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = wanted.bigEndian
    place.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let isBound = withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && Glibc.listen(listener, SOMAXCONN) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    if isBound { return (listener, UInt16(bigEndian: place.sin_port)) }
    let error = SystemError(code: errno)
    close(listener)
    switch error.code {
    case EADDRINUSE: throw .portInUse(wanted)
    case EACCES: throw .portForbidden(wanted)
    default: throw .system(error.reason)
    }
  }

  /// A file that leads a browser to the page, and that only this user can read: arguments of
  /// programs are seen by everybody on the machine. It is gone when the server stops.
  ///
  /// - Throws: an error when it cannot be written.
  package func writeOpener() throws -> String {
    var name = Array("\(FileManager.default.temporaryDirectory.path)/maquette-XXXXXX".utf8CString)
    // Its rights are the owner's alone.
    guard mkdtemp(&name) != nil else { throw Failure.system(SystemError(code: errno).reason) }
    let path = PathText.text(name.dropLast().map(UInt8.init(bitPattern:)))
    folder.withLock { $0 = path }
    let page = """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>Maquette</title>
      <p><a href="\(address)">Open the page</a></p>
      """
    let file = path + "/open.html"
    try Data(page.utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
    return file
  }

  /// Lets all connections go; what is drawn for them is not waited for.
  package func stop() {
    if let folder = folder.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: folder) }
    session.listen {}
    mail.put { $0.isOver = true }
    ended.wait()
    // Whoever stops it again need not wait.
    ended.signal()
  }
}
