/// How the records of built-in themes are named: `ios`, `ios/` with the names of its controls, and
/// `ios/toggle` for each of them.
package enum BuiltInRecords {
  /// The key of theme files whose parts are records of their own.
  package static let controls = "controls"

  /// The record with the names of a file's controls.
  package static func list(_ file: String) -> String { file + "/" }

  /// The record of one control of a file.
  package static func control(_ name: String, of file: String) -> String { "\(file)/\(name)" }
}
