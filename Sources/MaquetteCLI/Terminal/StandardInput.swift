import Maquette
import MaquetteSpec

/// Reads a spec from standard input.
enum StandardInput {
  static func read() throws -> [UInt8] {
    do {
      return try FileReader.readStandardInput()
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
  }
}
