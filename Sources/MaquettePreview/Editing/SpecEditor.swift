import MaquetteCore
import MaquetteLanguageServer

/// What a session has besides when its specs may be edited on the page.
final class SpecEditor: Sendable {
  /// CodeMirror; `nil` where it is not installed, and a plain field is there instead.
  let files: EditorFiles?
  let help: SpecHelp

  init(_ files: EditorFiles?, limits: DrawingLimits) {
    self.files = files
    help = SpecHelp(ServerSettings(limits: limits))
  }

  /// Why a text was not read or saved.
  enum Failure: Error {
    /// There is no such spec.
    case unknown
    /// The file is not what the page thinks that it is.
    case changed(String)
    /// It may not be read or written.
    case refused(String)
  }

  /// What the page is told of the editor.
  var json: JSONValue {
    .object([
      ("files", files == nil ? .null : .array(EditorFiles.names.map(JSONValue.string))),
      ("mostBytes", .integer(Limits.specBytes)),
    ])
  }
}
