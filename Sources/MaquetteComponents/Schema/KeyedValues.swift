/// What a component was given, by key; every other key has its default.
///
/// A copy shares its storage, so that a component costs as little to hand on as one number.
public struct KeyedValues: Hashable, Sendable {
  private var entries: [Entry] = []

  /// No value at all.
  public init() {}

  /// The value of a key: what was set, or its default.
  public subscript<Value>(key: Key<Value>) -> Value {
    get {
      for entry in entries where entry.key === key {
        return (entry.value as? Box<Value>)?.value ?? key.standard
      }
      return key.standard
    }
    set {
      let index = entries.firstIndex { $0.key === key }
      guard !key.isEqual(newValue, key.standard) else {
        if let index { entries.remove(at: index) }
        return
      }
      let entry = Entry(key: key, value: Box(newValue))
      if let index { entries[index] = entry } else { entries.append(entry) }
    }
  }

  /// Whether a key has another value than its default.
  func holds(_ key: AnyKey) -> Bool { entries.contains { $0.key === key } }

  /// The order in which values were set means nothing.
  public static func == (lhs: KeyedValues, rhs: KeyedValues) -> Bool {
    lhs.entries.count == rhs.entries.count
      && lhs.entries.allSatisfy { entry in
        rhs.entries.contains { $0.key === entry.key && entry.key.isEqual($0.value, entry.value) }
      }
  }

  public func hash(into hasher: inout Hasher) {
    var all = 0
    for entry in entries {
      var own = Hasher()
      own.combine(ObjectIdentifier(entry.key))
      entry.key.hash(entry.value, into: &own)
      all ^= own.finalize()
    }
    hasher.combine(all)
  }

  private struct Entry: Sendable {
    var key: AnyKey
    var value: AnyBox
  }
}

/// A value of any type, which is never changed.
class AnyBox: @unchecked Sendable {}

final class Box<Value>: AnyBox, @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
