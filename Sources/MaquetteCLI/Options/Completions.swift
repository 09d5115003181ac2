import ArgumentParser
import Maquette

extension CompletionKind {
  /// The words of an enumeration.
  static func words<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type)
    -> CompletionKind
  {
    .list(Value.allCases.map(\.rawValue))
  }

  /// The words of traits, of which combinations are made.
  static var variants: CompletionKind { .list(Variant.words) }
}
