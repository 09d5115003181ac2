internal import CChildProcess
import MaquetteCore

/// Pixels in rows that lie in memory at equal distances.
struct PixelRows {
  /// The first pixel of the first row.
  var start: UnsafeMutableRawPointer
  var rowBytes: Int
  /// How many rows there are.
  var count: Int
  /// Bytes from one row to the next.
  var stride: Int

  /// The rows; all in one when nothing is between them.
  var parts: [UnsafeMutableRawBufferPointer] {
    guard rowBytes < stride else {
      return [UnsafeMutableRawBufferPointer(start: start, count: rowBytes * count)]
    }
    return (0..<count).map {
      UnsafeMutableRawBufferPointer(start: start + $0 * stride, count: rowBytes)
    }
  }
}

/// Sends and receives over a socket; what goes wrong is handed back.
struct Exchange {
  let socket: Int32
  /// When waiting ends; the child waits for as long as there is a parent.
  var patience = maquette_patience(pid: 0, cpu: 0, idle: 0)

  func send(_ bytes: UnsafeRawBufferPointer) throws(PictureFailure) {
    var patience = patience
    try Exchange.check(maquette_send(socket, bytes.baseAddress, bytes.count, &patience))
  }

  func send<Element: BitwiseCopyable>(_ values: [Element]) throws(PictureFailure) {
    var result: Result<Void, PictureFailure> = .success(())
    values.withUnsafeBytes { bytes in
      result = Result { () throws(PictureFailure) in try send(bytes) }
    }
    try result.get()
  }

  func send(_ rows: PixelRows) throws(PictureFailure) {
    for part in rows.parts { try send(UnsafeRawBufferPointer(part)) }
  }

  func receive(_ bytes: UnsafeMutableRawBufferPointer) throws(PictureFailure) {
    var patience = patience
    try Exchange.check(maquette_receive(socket, bytes.baseAddress, bytes.count, &patience))
  }

  func receive<Element: BitwiseCopyable>(_ count: Int, of zero: Element) throws(PictureFailure)
    -> [Element]
  {
    guard MemoryRoom.has(count * MemoryLayout<Element>.stride) else { throw .noRoom }
    var values = [Element](repeating: zero, count: count)
    var result: Result<Void, PictureFailure> = .success(())
    values.withUnsafeMutableBytes { bytes in
      result = Result { () throws(PictureFailure) in try receive(bytes) }
    }
    try result.get()
    return values
  }

  func receive(_ rows: PixelRows) throws(PictureFailure) {
    for part in rows.parts { try receive(part) }
  }

  private static func check(_ status: maquette_exchange_status) throws(PictureFailure) {
    switch status {
    case MAQUETTE_EXCHANGE_DONE: return
    case MAQUETTE_EXCHANGE_CPU: throw .time
    case MAQUETTE_EXCHANGE_LATE: throw .late
    default: throw .closed
    }
  }
}
