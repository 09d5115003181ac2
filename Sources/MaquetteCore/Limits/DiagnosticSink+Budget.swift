extension DiagnosticSink {
  /// Whether it is worth the time to look for what to do about one more: names that are nearly right
  /// are looked for among all symbols of a file, say.
  package var wantsHints: Bool { !isCrowded && !WorkBudget.isSpent }
}
