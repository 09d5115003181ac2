import MaquetteCore

/// A symbol in the place of a character: what SwiftUI writes as `Text(Image(systemName:))` and UIKit
/// as an NSTextAttachment.
package struct TextSymbol: Hashable, Sendable {
  /// The symbol's name.
  package var name: String
  /// What is read aloud in its place; `nil` for its name.
  package var label: String?

  /// A symbol by its name.
  package init(_ name: String, label: String? = nil) {
    self.name = name
    self.label = label
  }

  /// What is read aloud in its place.
  var spoken: String { label ?? name }
}

extension AttributedText.Run {
  /// The run as a text keeps it: a symbol stands for one character, U+FFFC, whatever characters it
  /// was given in the place of, which are what is read aloud.
  var settled: AttributedText.Run {
    guard var symbol = attributes.symbol,
      text.isEmpty || text.contains(where: { $0 != TextAttachment.character })
    else { return self }
    if symbol.label == nil, text.contains(where: { !$0.isWhitespace }) { symbol.label = text }
    var attributes = attributes
    attributes.symbol = symbol
    return AttributedText.Run(String(TextAttachment.character), attributes)
  }

  /// What is read aloud.
  var spoken: String {
    guard let symbol = attributes.symbol else { return text }
    return text.map { _ in symbol.spoken }.joined(separator: " ")
  }

  /// The run with another text, which a symbol is not part of: what was put around it, as a
  /// pseudolanguage does, stands in runs of its own.
  func showing(_ text: String) -> [AttributedText.Run] {
    guard attributes.symbol != nil, text != self.text,
      let range = text.firstRange(of: self.text)
    else { return [AttributedText.Run(text, shared)] }
    var plain = attributes
    plain.symbol = nil
    return [
      AttributedText.Run(String(text[..<range.lowerBound]), plain), self,
      AttributedText.Run(String(text[range.upperBound...]), plain),
    ]
  }
}
