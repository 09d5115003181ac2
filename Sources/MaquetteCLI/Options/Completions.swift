import ArgumentParser

extension CompletionKind {
  /// The words of an enumeration.
  static func words<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type)
    -> CompletionKind
  {
    .list(Value.allCases.map(\.rawValue))
  }
}
