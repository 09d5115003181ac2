import Maquette
import MaquetteCore
import MaquetteSpec

/// The files of CodeMirror, as Debian's package `libjs-codemirror` installs them.
///
/// They are read once, and a request can name no others.
package struct EditorFiles: Sendable {
  /// Where the package puts them.
  package static let folder = "/usr/share/javascript/codemirror/"
  /// Where it puts its licence.
  package static let license = "/usr/share/doc/libjs-codemirror/copyright"
  /// What the page uses, in the order in which it is loaded.
  static let names = [
    "lib/codemirror.css", "addon/hint/show-hint.css", "lib/codemirror.js", "mode/yaml/yaml.js",
    "mode/javascript/javascript.js", "addon/hint/show-hint.js", "addon/comment/comment.js",
  ]
  private static let mostBytes = 4 << 20

  private let texts: [String: [UInt8]]

  /// The files below a folder; `nil` when one of them, or the licence, is not there.
  package init?(folder: String = Self.folder, license: String = Self.license) {
    var texts: [String: [UInt8]] = [:]
    for (name, path) in Self.names.map({ ($0, folder + $0) }) + [("LICENSE", license)] {
      guard let text = try? FileReader.read(path: path, limit: Self.mostBytes) else { return nil }
      texts[name] = text
    }
    self.texts = texts
  }

  /// A file's bytes and their type; `nil` for any other name.
  func file(named name: String) -> (bytes: [UInt8], type: String)? {
    texts[name].map { text in
      let type =
        switch Paths.ending(of: name) {
        case "js": "text/javascript"
        case "css": "text/css"
        default: "text/plain"
        }
      return (text, type + "; charset=utf-8")
    }
  }
}
