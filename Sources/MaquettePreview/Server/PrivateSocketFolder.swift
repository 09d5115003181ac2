import FlyingSocks
import Foundation

/// A folder that only this user can look into, with the address of a socket in it.
final class PrivateSocketFolder: Sendable {
  private let path: String

  /// - Throws: `SocketError` when there is no room for it.
  init() throws {
    // An address of this kind has 108 bytes at most.
    let temporary = FileManager.default.temporaryDirectory.path
    let places = [temporary, "/tmp"].filter { $0.utf8.count <= 70 }
    for place in places {
      var name = Array("\(place)/maquette-XXXXXX".utf8CString)
      // Its rights are the owner's alone.
      guard mkdtemp(&name) != nil else { continue }
      path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      return
    }
    throw SocketError.failed(
      type: "mkdtemp", errno: errno, message: "no temporary folder can be made")
  }

  deinit { remove() }

  var address: sockaddr_un { .unix(path: path + "/server") }

  /// Writes a file that only this user can read, and tells where it is.
  ///
  /// - Throws: an error when it cannot be written.
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
    return file
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
