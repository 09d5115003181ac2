/// Writes texts, bytes and numbers one after the other, each with its length.
struct CacheFieldWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { bytes += $0 }
  }

  mutating func add(_ field: [UInt8]) {
    add(field.count)
    bytes += field
  }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  mutating func add<Item>(_ items: [Item], _ write: (inout CacheFieldWriter, Item) -> Void) {
    add(items.count)
    for item in items { write(&self, item) }
  }
}

/// Reads what ``CacheFieldWriter`` wrote.
struct CacheFieldReader {
  /// Something is other than it was written.
  struct Damage: Error {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func number() throws -> Int {
    guard rest.count >= 8 else { throw Damage() }
    let value = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest.removeFirst(8)
    return Int(Int64(bitPattern: value))
  }

  mutating func bytes() throws -> [UInt8] {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw Damage() }
    defer { rest.removeFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func text() throws -> String { String(decoding: try bytes(), as: UTF8.self) }

  mutating func items<Item>(_ read: (inout CacheFieldReader) throws -> Item) throws -> [Item] {
    let count = try number()
    // Every item takes eight bytes or more.
    guard count >= 0, count <= rest.count / 8 else { throw Damage() }
    var items: [Item] = []
    for _ in 0..<count { items.append(try read(&self)) }
    return items
  }

  func end() throws {
    guard rest.isEmpty else { throw Damage() }
  }
}
