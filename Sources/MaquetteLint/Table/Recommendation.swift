/// A recommendation of the documents that no rule holds a picture against.
package struct Recommendation: Hashable, Sendable {
  /// The document.
  package let page: GuidelinePage
  /// What it recommends, in other words.
  package let sentence: String
  /// Why nothing checks it, or what does.
  package let reason: String

  init(_ page: GuidelinePage, _ sentence: String, _ reason: String) {
    (self.page, self.sentence, self.reason) = (page, sentence, reason)
  }
}
