import MaquetteCore

/// What a parent asks of the child that draws picture files, as both sides of a socket see it: some
/// numbers, then the file, then pixels.
///
/// Both sides are the same program on the same machine, so numbers are as the processor has them.
enum PictureMessage {
  /// Says which form of messages follows; other versions of the program have another one.
  static let mark: UInt64 = 0x4D51_5049_4331_0001
  /// Numbers at the start of a request: mark, kind, how many numbers and bytes of the file follow.
  static let requestHead = 4
  /// Numbers at the start of an answer: mark, outcome, bytes of a text.
  static let answerHead = 3
  /// Bytes of the largest file: quotes are written as six letters.
  static let fileBytes = UInt64(Limits.imageBytes) * 8
  /// Numbers of the largest request: clips are outlines.
  static let numbers: UInt64 = 64 << 20
  /// Bytes of the longest text.
  static let textBytes = 256

  /// What is asked for.
  enum Kind: UInt64 {
    /// The pixels of a PNG or JPEG file, upright.
    case decode = 1
    /// An SVG file on pixels that are there.
    case draw = 2
    /// An SVG file on a page that nobody sees.
    case rehearse = 3
  }

  /// What came of it.
  enum Outcome: UInt64 {
    case done = 0
    /// A library is not installed.
    case noLibrary = 1
    /// The file cannot be drawn, as the text says.
    case damaged = 2
  }
}

/// Numbers that are written one after the other.
struct NumberWriter {
  private(set) var numbers: [UInt64] = []

  mutating func add(_ value: Int) { numbers.append(UInt64(bitPattern: Int64(value))) }
  mutating func add(_ value: Double) { numbers.append(value.bitPattern) }

  mutating func add(_ transform: Transform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    for value in [a, b, c, d, transform.tx, transform.ty] { add(value) }
  }

  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ clip: PlacedClip) {
    add(clip.transform)
    add(clip.shape.isEvenOdd ? 1 : 0)
    let elements = clip.shape.path.elements
    add(elements.count)
    for element in elements {
      switch element {
      case .move(let point):
        add(0)
        add(point)
      case .line(let point):
        add(1)
        add(point)
      case .curve(let first, let second, let point):
        add(2)
        add(first)
        add(second)
        add(point)
      case .close: add(3)
      }
    }
  }
}

/// Numbers that are read one after the other; what is not there is 0.
struct NumberReader {
  private var numbers: ArraySlice<UInt64>

  init(_ numbers: [UInt64]) { self.numbers = numbers[...] }

  mutating func int() -> Int {
    Int(Int64(bitPattern: numbers.popFirst() ?? 0))
  }

  mutating func double() -> Double { Double(bitPattern: numbers.popFirst() ?? 0) }

  mutating func transform() -> Transform {
    Transform(a: double(), b: double(), c: double(), d: double(), tx: double(), ty: double())
  }

  mutating func point() -> Point { Point(x: double(), y: double()) }

  mutating func clip() -> PlacedClip {
    let transform = transform()
    let isEvenOdd = int() == 1
    let count = int()
    var path = Path()
    while path.elements.count < count, !numbers.isEmpty {
      switch int() {
      case 0: path.move(to: point())
      case 1: path.line(to: point())
      case 2: path.curve(point(), point(), to: point())
      default: path.close()
      }
    }
    return PlacedClip(shape: .path(path, evenOdd: isEvenOdd), transform: transform)
  }
}
