import Maquette
import MaquetteSpec

/// What a client said about itself.
struct ClientTraits {
  var encoding = PositionEncoding.utf16
  /// Whether documentation may be Markdown.
  var takesMarkdown = true
  /// Whether it shows pictures in Markdown, as far as is known.
  var showsPictures = true
  /// Whether it reads how wide they are.
  var sizesPictures = false
  /// Whether it leaves the indentation of what it inserts alone when it is told so.
  var keepsIndentation = false
  /// Whether it shows symbols inside of one another.
  var nestsSymbols = false
  /// Whether it asks to watch files when it is told so.
  var watchesFiles = false

  /// Editors that show text alone; an option says otherwise.
  private static let textOnly = ["neovim", "nvim", "vim", "helix", "emacs", "eglot", "kakoune"]

  /// Editors of one family, which read it.
  private static let sizing = ["visual studio code", "code - oss", "vscodium", "cursor"]

  init() {}

  /// What the parameters of `initialize` say.
  init(_ params: JSONValue) {
    let capabilities = params["capabilities"]
    let document = capabilities?["textDocument"]
    let offered = capabilities?["general"]?["positionEncodings"]?.arrayValue ?? []
    encoding =
      offered.lazy.compactMap { $0.stringValue.flatMap(PositionEncoding.init) }.first ?? .utf16
    if let formats = document?["hover"]?["contentFormat"]?.arrayValue {
      takesMarkdown = formats.contains { $0.stringValue == "markdown" }
    }
    let name = params["clientInfo"]?["name"]?.stringValue?.lowercased() ?? ""
    showsPictures = !Self.textOnly.contains { name.hasPrefix($0) }
    sizesPictures = Self.sizing.contains { name.hasPrefix($0) }
    if let wanted = params["initializationOptions"]?["hoverPictures"]?.boolValue {
      showsPictures = wanted
    }
    let modes = document?["completion"]?["completionItem"]?["insertTextModeSupport"]?["valueSet"]
    keepsIndentation = modes?.arrayValue?.contains { $0.integerValue == 1 } ?? false
    nestsSymbols =
      document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.boolValue ?? false
    watchesFiles =
      capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolValue
      ?? false
  }
}
