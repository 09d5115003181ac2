/// A command that may be given thousands of spec files, or names of pictures.
protocol TakesManyFiles {
  /// The files as they were parsed.
  var specs: [String] { get set }
}

extension ManyFiles {
  /// A command with its long rows of files put back.
  func restored<Command>(_ command: Command) -> Command {
    // Most commands have none, and a cast looks through all conformances of the program.
    guard !rows.isEmpty, var files = command as? any TakesManyFiles else { return command }
    files.specs = expanded(files.specs)
    return files as? Command ?? command
  }
}
