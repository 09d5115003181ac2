import Maquette

extension LintItem {
  /// Whether it says something in words by itself, whatever is in it.
  var saysWords: Bool {
    switch component {
    case let label as Label: !label.text.isEmpty
    case let button as Button: !button.title.isEmpty
    case let toggle as Toggle: !toggle.title.isEmpty
    case let field as TextField: !(field.title + field.placeholder + field.text).isEmpty
    case is DateLabel, is TimerLabel, is NumberLabel, is RelativeDateLabel, is Link,
      is LabeledContent, is NavigationLink:
      true
    default: false
    }
  }

  /// Whether something beside it says something in words.
  var hasWordsBeside: Bool {
    guard let parent else { return false }
    return parent.counts(below: key).words > (hasWords ? 1 : 0)
  }
}
