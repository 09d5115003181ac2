internal import CCairo
internal import CChildProcess
internal import CImageLibraries
import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The child process that draws picture files, as it sees itself.
///
/// It reads requests from standard input, which is a socket, and ends when its parent does.
package struct PictureServer {
  private static let socket = STDIN_FILENO
  /// What the parent takes for a lack of memory, as it does what libraries say of one.
  private static let noMemory = "out of memory"
  private let talk = Exchange(socket: PictureServer.socket)
  private var last: (bytes: [UInt8], document: SVGDocument)?

  private init() {}

  /// Serves until the parent hangs up.
  ///
  /// - Parameters:
  ///   - needsSVG: whether SVG will be asked for.
  ///   - room: does the work where the stack has room for it. It is called after the process was locked, as a
  ///     thread inherits that from the one which makes it.
  /// - Returns: an exit code.
  package static func run(
    withSVG needsSVG: Bool, in room: (@escaping @Sendable () -> Void) -> Void
  ) -> Int32 {
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(socket, SOL_SOCKET, SO_TYPE, &kind, &size) == 0,
      maquette_child_prepare() == 0
    else { return EXIT_FAILURE }
    maquette_load_jpeg()
    if needsSVG { maquette_load_svg() }
    guard maquette_child_lock(socket) == 0 else { return EXIT_FAILURE }
    MemoryRoom.leaveToLimits()
    room {
      var server = PictureServer()
      do {
        try server.talk.send([PictureMessage.mark])
        while true { try server.serve() }
      } catch {
        // The parent hung up.
      }
    }
    return EXIT_SUCCESS
  }

  private mutating func serve() throws {
    let head = try talk.receive(PictureMessage.requestHead, of: UInt64(0))
    guard head[0] == PictureMessage.mark, let kind = PictureMessage.Kind(rawValue: head[1]),
      head[2] <= PictureMessage.numbers, head[3] <= PictureMessage.fileBytes
    else { throw PictureFailure.nonsense }
    let numbers = try talk.receive(Int(head[2]), of: UInt64(0))
    let file = try talk.receive(Int(head[3]), of: UInt8(0))
    do {
      switch kind {
      case .decode: try decode(numbers, file)
      case .draw: try draw(numbers, file)
      case .rehearse:
        guard let place = SVGPlace(numbers) else { throw PictureFailure.nonsense }
        try place.drawPage(document(in: file))
        try answer(.done)
      }
    } catch PictureFailure.noLibrary {
      try answer(.noLibrary)
    } catch PictureFailure.memory {
      try answer(.damaged, PictureServer.noMemory)
    } catch PictureFailure.damaged(let reason) {
      try answer(.damaged, reason)
    } catch let error as DiagnosticError {
      try answer(.damaged, error.diagnostics.first?.message ?? "")
    }
  }

  private func decode(_ numbers: [UInt64], _ file: [UInt8]) throws {
    guard let picture = StoredPicture(numbers) else { throw PictureFailure.nonsense }
    let image = try picture.upright(file)
    try answer(.done)
    try talk.send(image.pixels)
  }

  private mutating func draw(_ numbers: [UInt64], _ file: [UInt8]) throws {
    guard let place = SVGPlace(numbers) else { throw PictureFailure.nonsense }
    // As large as the parent's, so that every number is the same; what is not touched costs nothing.
    let stride = place.width * 4
    guard let pixels = calloc(place.height, stride) else { throw PictureFailure.memory }
    defer { free(pixels) }
    let rows = PixelRows(
      start: pixels + place.area.minY * stride + place.area.minX * 4,
      rowBytes: place.area.width * 4, count: place.area.height, stride: stride)
    try talk.receive(rows)
    let surface = try CairoSurface(
      bytes: pixels.assumingMemoryBound(to: UInt8.self), format: CAIRO_FORMAT_ARGB32,
      width: place.width, height: place.height, stride: stride)
    defer { cairo_surface_finish(surface.pointer) }
    try place.draw(document(in: file), on: surface)
    try answer(.done)
    try talk.send(rows)
  }

  /// The document in a file; the same file is often drawn several times.
  private mutating func document(in file: [UInt8]) throws -> SVGDocument {
    if let last, last.bytes == file { return last.document }
    last = nil
    let document = try SVGDocument(file)
    last = (file, document)
    return document
  }

  private func answer(_ outcome: PictureMessage.Outcome, _ text: String = "")
    throws(PictureFailure)
  {
    let text = Array(text.utf8.prefix(PictureMessage.textBytes))
    try talk.send([PictureMessage.mark, outcome.rawValue, UInt64(text.count)])
    try talk.send(text)
  }
}
