/// A large value that costs as little to hand on as a reference: copies have it in common until one of them
/// changes it.
@usableFromInline package struct CopyOnWrite<Value> {
  @usableFromInline package final class Storage {
    // Whoever asks for it has access to the structure, which is checked.
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  /// A value that nobody else has yet.
  @inlinable package init(_ value: Value) { storage = Storage(value) }

  /// The value; a change is seen in this copy alone.
  @inlinable package var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

extension CopyOnWrite: Equatable where Value: Equatable {
  @usableFromInline package static func == (one: CopyOnWrite, other: CopyOnWrite) -> Bool {
    one.storage === other.storage || one.value == other.value
  }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

// What several have in common is never changed.
extension CopyOnWrite: @unchecked Sendable where Value: Sendable {}

extension CopyOnWrite: CustomReflectable {
  /// That of the value, whoever else has it.
  @usableFromInline package var customMirror: Mirror { Mirror(reflecting: value) }
}
