internal import CChildProcess
import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The child process that draws picture files, as its parent has it.
///
/// It is started for the first file and serves one after the other; what goes beyond a limit ends it,
/// and the next file has a new one. One thread at a time may use it.
package final class PictureProcess {
  /// The word after the program's name that makes it serve as the child.
  package static let command = "draw-picture-files"
  /// The word after that when SVG will be asked for.
  package static let svg = "svg"
  /// How long a child may be without processor time, in nanoseconds: it loads libraries from a disk, and
  /// machines are busy.
  private static let idleTime: Int64 = 60_000_000_000
  /// Nanoseconds of processor time that starting may take.
  private static let startTime: Int64 = 20_000_000_000
  /// How long a child that has hung up may take to end, in nanoseconds.
  private static let grace: Int64 = 200_000_000

  private let files: ImageFiles
  private let program: String
  private var child = maquette_child(pid: 0, socket: -1, messages: -1)
  /// Whether the one that runs has loaded what SVG needs.
  private var drawsSVG = false
  /// Nanoseconds of its processor time that were counted as those of pictures.
  private var counted = 0
  /// Whether the file that is drawn is bounded by what is left for the picture.
  private var isPictureLimit = false
  /// The memory that it had before it did anything.
  private var memoryAtStart: UInt64 = 0

  /// A child for picture files; `nil` when they are drawn in this process.
  package init?(_ files: ImageFiles) {
    guard let program = files.program else { return nil }
    self.files = files
    self.program = program
  }

  deinit { end() }

  // MARK: What it does

  /// The pixels of a PNG or JPEG file, upright.
  func decode(_ data: ImageData) throws -> RasterImage {
    let (width, height) = (Int(data.pixelSize.width), Int(data.pixelSize.height))
    let numbers = StoredPicture(data).numbers
    guard MemoryRoom.has(width * height * 4) else {
      throw PictureFailure.noRoom.error(of: data, files)
    }
    var result: Result<Void, any Error> = .success(())
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      guard let start = target.baseAddress else { return }
      let rows = PixelRows(
        start: UnsafeMutableRawPointer(start), rowBytes: width * 4, count: height,
        stride: width * 4)
      result = Result {
        try ask(.decode, numbers, data, room: width * height * 4, sending: nil, receiving: rows)
      }
      if case .success = result { count = width * height }
    }
    try result.get()
    return RasterImage(width: width, height: height, pixels: pixels)
  }

  /// Draws an SVG file on pixels.
  func draw(_ data: ImageData, _ place: SVGPlace, on rows: PixelRows) throws {
    try ask(
      .draw, place.numbers, data, room: place.width * place.height * 4, sending: rows,
      receiving: rows)
  }

  /// Draws an SVG file on a page that nobody sees, to find out whether that can be done.
  func rehearse(_ data: ImageData, _ place: SVGPlace) throws {
    try ask(.rehearse, place.numbers, data, room: 0, sending: nil, receiving: nil)
  }

  // MARK: How

  /// - Parameter room: bytes of the pixels that come of it, which do not count for the limit.
  private func ask(
    _ kind: PictureMessage.Kind, _ numbers: [UInt64], _ data: ImageData, room: Int,
    sending: PixelRows?, receiving: PixelRows?
  ) throws {
    let isOld = child.pid > 0 && (drawsSVG || data.format != .svg)
    defer { count() }
    var failure = failure(of: kind, numbers, data, room: room, sending: sending)
    if let first = failure, isOld, first == .memory || first.isEnd {
      // It may be gone for long, or what it drew before left its memory in pieces.
      failure = self.failure(of: kind, numbers, data, room: room, sending: sending)
    }
    if failure == nil, let receiving { failure = self.failure(receiving: receiving) }
    if failure == .time, isPictureLimit { failure = .pictureTime }
    // What this process cannot have either is not the child's limit.
    if failure == .memory, !MemoryRoom.has(files.memory + room) { failure = .noRoom }
    if let failure { throw failure.error(of: data, files) }
  }

  /// Counts what the child took as the picture's time.
  private func count() {
    let now = child.pid > 0 ? Int(maquette_child_cpu(child.pid)) : counted
    WorkBudget.count(max(0, now - counted))
    counted = max(counted, now)
  }

  /// Asks; `nil` when it was done and the pixels follow.
  private func failure(
    of kind: PictureMessage.Kind, _ numbers: [UInt64], _ data: ImageData, room: Int,
    sending: PixelRows?
  ) -> PictureFailure? {
    do {
      try answer(to: kind, numbers, data, room: room, sending: sending)
      return nil
    } catch {
      return error
    }
  }

  private func failure(receiving rows: PixelRows) -> PictureFailure? {
    do {
      try talk.receive(rows)
      return nil
    } catch {
      return ended(after: error)
    }
  }

  /// Asks, and waits until it is known that the pixels follow.
  private func answer(
    to kind: PictureMessage.Kind, _ numbers: [UInt64], _ data: ImageData, room: Int,
    sending: PixelRows?
  ) throws(PictureFailure) {
    try start(withSVG: data.format == .svg)
    let left = WorkBudget.timeLeft.map(Int64.init) ?? .max
    isPictureLimit = left < files.nanoseconds
    talk.patience = maquette_patience(
      pid: child.pid,
      cpu: max(0, maquette_child_cpu(child.pid)) + min(files.nanoseconds, left),
      idle: PictureProcess.idleTime)
    _ = maquette_child_limit(
      child.pid, talk.patience.cpu, memoryAtStart + UInt64(files.memory) + UInt64(room))
    do {
      try talk.send(
        [PictureMessage.mark, kind.rawValue, UInt64(numbers.count), UInt64(data.bytes.count)]
          + numbers)
      try talk.send(data.bytes)
      if let sending { try talk.send(sending) }
      try receiveHead()
    } catch {
      throw ended(after: error)
    }
  }

  private func receiveHead() throws(PictureFailure) {
    let head = try talk.receive(PictureMessage.answerHead, of: UInt64(0))
    guard head[0] == PictureMessage.mark, let outcome = PictureMessage.Outcome(rawValue: head[1]),
      head[2] <= PictureMessage.textBytes
    else { throw .nonsense }
    let text = String(decoding: try talk.receive(Int(head[2]), of: UInt8(0)), as: UTF8.self)
    switch outcome {
    case .done: return
    case .noLibrary: throw .noLibrary
    case .damaged:
      throw PictureFailure.tellsOfMemory(text) ? .memory : .damaged(text)
    }
  }

  // MARK: From start to end

  /// What is said to the child, and for how long its answers are waited for.
  private var talk = Exchange(socket: -1)

  /// Sees to it that there is a child that has what is needed.
  private func start(withSVG needsSVG: Bool) throws(PictureFailure) {
    if child.pid > 0, drawsSVG || !needsSVG { return }
    end()
    let error = maquette_child_start(
      program, PictureProcess.command, needsSVG ? PictureProcess.svg : "pixels", &child)
    guard error == 0 else { throw .noChild(String(cString: strerror(error))) }
    drawsSVG = needsSVG
    talk = Exchange(
      socket: child.socket,
      patience: maquette_patience(
        pid: child.pid, cpu: PictureProcess.startTime, idle: PictureProcess.idleTime))
    let hello: [UInt64]
    do {
      hello = try talk.receive(1, of: 0)
    } catch {
      if case .ended(let how) = ended(after: error) { throw .noChild("it was ended \(how)") }
      throw .noChild("it says nothing")
    }
    guard hello == [PictureMessage.mark] else {
      end()
      throw .noChild("it is not maquette, or another version")
    }
    memoryAtStart = maquette_child_memory(child.pid)
    if memoryAtStart == 0 { memoryAtStart = ImageFiles.usualStart }
  }

  /// Ends the child.
  ///
  /// - Parameter grace: nanoseconds that it may take to end by itself.
  /// - Returns: how it ended, and what it said at last.
  @discardableResult
  private func end(grace: Int64 = 0) -> (status: Int32, words: String) {
    count()
    counted = 0
    let status = maquette_child_end(&child, grace)
    var words = [CChar](repeating: 0, count: 2048)
    let count = maquette_child_messages(&child, &words, words.count)
    let bytes = words.prefix(count).map { UInt8(bitPattern: $0) }
    return (status, String(decoding: bytes, as: UTF8.self))
  }

  /// Ends the child after something went wrong, and finds out what that was.
  private func ended(after failure: PictureFailure) -> PictureFailure {
    switch failure {
    case .noLibrary, .damaged: return failure
    case .closed:
      let (status, words) = end(grace: PictureProcess.grace)
      return PictureFailure(status: status, words: words)
    default:
      end()
      return failure
    }
  }
}
