import MaquetteSpec

/// Reads a spec from standard input.
enum StandardInput {
  static func read() throws -> [UInt8] { try read(or: "-") }

  /// What is in a file; standard input where its name is `-`.
  static func read(or file: String) throws -> [UInt8] {
    do {
      return try file == "-" ? FileReader.readStandardInput() : FileReader.read(path: file)
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
  }
}
