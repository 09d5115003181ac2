import MaquetteCore
import MaquetteSpec

/// The files of CodeMirror: those that the program brings, as from the Python wheel, or else those that
/// Debian's package `libjs-codemirror` installs.
///
/// They are read once, and a request can name no others.
package struct EditorFiles: Sendable {
  /// What the page uses, in the order in which it is loaded.
  static let names = [
    "lib/codemirror.css", "addon/hint/show-hint.css", "lib/codemirror.js", "mode/yaml/yaml.js",
    "mode/javascript/javascript.js", "addon/hint/show-hint.js", "addon/comment/comment.js",
  ]
  private static let mostBytes = 4 << 20

  private let texts: [String: [UInt8]]

  /// The files that a program uses; `nil` when one of them, or the licence, is not there.
  ///
  /// - Parameter program: its file; links are followed.
  package init?(of program: String = "/proc/self/exe") {
    let own = Disk.sharedFolder(of: program).flatMap {
      Self.texts(in: $0 + "codemirror/", license: $0 + "codemirror/LICENSE")
    }
    guard
      let texts = own
        ?? Self.texts(
          in: "/usr/share/javascript/codemirror/",
          license: "/usr/share/doc/libjs-codemirror/copyright")
    else { return nil }
    self.texts = texts
  }

  private static func texts(in folder: String, license: String) -> [String: [UInt8]]? {
    var texts: [String: [UInt8]] = [:]
    for (name, path) in names.map({ ($0, folder + $0) }) + [("LICENSE", license)] {
      guard let text = try? FileReader.read(path: path, limit: mostBytes) else { return nil }
      texts[name] = text
    }
    return texts
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
