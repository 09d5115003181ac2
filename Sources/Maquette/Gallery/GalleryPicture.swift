import MaquetteCore
import MaquetteSpec

/// One picture of a sheet.
struct GalleryPicture {
  /// Its file, beside the page.
  let file: String
  /// What is special about it, as its file says: empty, `~dark`, `.os26~dark`.
  let variant: String
  /// What the words of its file say about the environment: `os26` that `osVersion` is 26.
  let traits: [(word: String, trait: GallerySpec.Trait)]
  /// Its extent in points; `nil` for a file that could not be read.
  let size: Size?

  /// A picture of the sheet with a name.
  ///
  /// - Parameter first: the file of the sheet's first picture, with which all others are compared: what
  ///   it says is the sheet's own.
  init(file: String, of name: String, first: String, size: Size?) {
    self.file = file
    self.size = size
    let own = Self.words(of: first, after: name)
    let words = Self.words(of: file, after: name)
    variant = words.filter { !own.contains($0) }.joined()
    traits = words.compactMap { word in
      VariantTrait.entry(of: String(word.dropFirst())).map { (word, $0) }
    }
  }

  /// `.os26` and `~dark` of `ios-toggles.os26~dark@2x.png`.
  private static func words(of file: String, after name: String) -> [String] {
    var words: [String] = []
    for character in file.dropFirst(name.count) {
      if character == "@" { break }
      if character == "." || character == "~" { words.append("") }
      if words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    // The ending, where nothing tells pixels per point.
    if words.last == ".png" || words.last == ".svg" { words.removeLast() }
    return words
  }

  /// The attributes of an image that keep its room until it is loaded.
  var sizeAttributes: String {
    guard let size else { return "" }
    return " width=\"\(NumberFormat.short(size.width, digits: 0))\""
      + " height=\"\(NumberFormat.short(size.height, digits: 0))\""
  }

  /// What the page's script has to know of it.
  var json: JSONValue {
    .array([.string(file)] + (size.map { [.number($0.width), .number($0.height)] } ?? []))
  }
}
