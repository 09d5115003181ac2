import Maquette

/// What pandoc writes, as far as pictures are concerned.
enum PandocTarget: Hashable {
  /// A page that can choose between light and dark.
  case html
  /// LaTeX and what PDF is made of by it.
  case latex
  /// A document of Word.
  case docx
  /// Anything else that takes a picture's file.
  case other

  init(_ format: String) {
    // Extensions stand behind a sign.
    let name = format.prefix { $0 != "+" && $0 != "-" }
    switch name {
    case "html", "html4", "html5", "revealjs", "slidy", "slideous", "s5", "dzslides": self = .html
    case "latex", "beamer", "context": self = .latex
    case "docx": self = .docx
    default: self = .other
    }
  }

  /// The format of pictures when the block names none.
  var format: PictureFormat { self == .latex ? .pdf : .png }

  /// Whether it can show pictures of a format.
  func takes(_ format: PictureFormat) -> Bool {
    switch self {
    case .html, .docx, .other: format != .pdf
    // pdflatex reads no SVG without help from elsewhere.
    case .latex: format != .svg
    }
  }
}
