/// How wide a page shows a picture.
enum PictureWidth: Hashable {
  /// CSS pixels.
  case pixels(Int)
  /// A share of the room there is.
  case percent(Int)

  /// `390`, `390px` or `50%`.
  init?(_ text: String) {
    let isShare = text.hasSuffix("%")
    let digits = isShare ? text.dropLast() : text.hasSuffix("px") ? text.dropLast(2) : text[...]
    guard digits.utf8.allSatisfy(\.isDigit), let number = Int(digits),
      (1...(isShare ? 100 : 10_000)).contains(number)
    else { return nil }
    self = isShare ? .percent(number) : .pixels(number)
  }

  /// As an attribute of HTML has it.
  var html: String {
    switch self {
    case .pixels(let number): "\(number)"
    case .percent(let number): "\(number)%"
    }
  }

  /// As CSS, pandoc and docutils have it.
  var css: String {
    switch self {
    case .pixels(let number): "\(number)px"
    case .percent(let number): "\(number)%"
    }
  }
}
