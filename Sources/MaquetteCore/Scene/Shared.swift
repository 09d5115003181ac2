/// A large value that costs as little to hand on as a reference: copies have it in common until one of them
/// changes it.
struct Shared<Value> {
  private final class Storage {
    // Whoever asks for it has access to the structure, which is checked.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  /// A value that nobody else has yet.
  init(_ value: Value) { storage = Storage(value) }

  /// The value; a change is seen in this copy alone.
  var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

extension Shared: Equatable where Value: Equatable {
  static func == (one: Shared, other: Shared) -> Bool {
    one.storage === other.storage || one.value == other.value
  }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

// What several have in common is never changed.
extension Shared: @unchecked Sendable where Value: Sendable {}
