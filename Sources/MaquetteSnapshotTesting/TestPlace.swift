/// Where in a test's source something is asserted.
struct TestPlace: Sendable {
  var fileID: String
  var file: StaticString
  var function: String
  var line: Int
  var column: Int

  /// The path of the source file.
  let filePath: String

  init(
    fileID: String, file: StaticString, function: String, line: Int, column: Int,
    filePath: String? = nil
  ) {
    self.fileID = fileID
    self.file = file
    self.function = function
    self.line = line
    self.column = column
    self.filePath = filePath ?? file.description
  }

  /// The folder of the source file, with a slash at its end.
  var folder: String {
    filePath.lastIndex(of: "/").map { String(filePath[...$0]) } ?? ""
  }

  /// The source file without folder and ending.
  var stem: String {
    let name = filePath.dropFirst(folder.count)
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  /// The test's function without its parameters.
  var functionName: String { String(function.prefix { $0 != "(" }) }

  /// Whether both are the same call.
  func isSame(as other: TestPlace) -> Bool {
    fileID == other.fileID && line == other.line && column == other.column
  }
}
