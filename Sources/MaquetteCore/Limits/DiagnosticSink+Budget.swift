extension DiagnosticSink {
  /// Whether it is worth the time to look for what to do about one more: names that are nearly right
  /// are looked for among all symbols of a file, say.
  package var wantsHints: Bool {
    // More than anybody is shown, and few enough to look ten thousand names through for each.
    diagnostics.count < 4 * Limits.diagnostics && !WorkBudget.isSpent
  }
}
