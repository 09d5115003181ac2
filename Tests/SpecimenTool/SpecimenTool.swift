import Glibc
import Maquette
import MaquetteSpec
import Specimens

/// Draws specimens by the build that it is part of.
@main
enum SpecimenTool {
  private static let usage = """
    usage: specimen-tool verify SNAPSHOTS          see that each baseline is drawn byte for byte
           specimen-tool draw FOLDER FORM…         write the specimens: txt, png, svg, pdf
           specimen-tool some FOLDER               write those with shadows, gradients and pictures
           specimen-tool orders PAIRS SEED [TABLE] draw in random order, and compare with the table
           specimen-tool alone WORKER WORKERS      print a share of that table
           specimen-tool words                     print words of every locale
    Run it where Examples and Snapshots are.

    """

  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch (arguments.first, arguments.count) {
      case ("verify", 2): end(try SpecimenRuns.verify(arguments[1]))
      case ("draw", 3...): try SpecimenRuns.draw(arguments[1], Array(arguments.dropFirst(2)))
      case ("some", 2): try SpecimenRuns.drawSome(arguments[1])
      case ("orders", 3...4): end(try OrderRun(arguments).run())
      case ("alone", 3): try OrderRun.printTable(worker: arguments[1], of: arguments[2])
      case ("words", 1): try WordRun.print()
      default:
        say(usage)
        exit(64)
      }
    } catch {
      say("error: \(error)\n")
      exit(70)
    }
  }

  /// Ends with the first of what is wrong.
  private static func end(_ problems: [String]) -> Never {
    for problem in problems.prefix(20) { say("error: \(problem)\n") }
    if problems.count > 20 { say("… and \(problems.count - 20) more\n") }
    exit(problems.isEmpty ? 0 : 1)
  }

  static func say(_ text: String) { _ = AtomicFile.writeAll(Array(text.utf8), to: STDERR_FILENO) }
}

/// Something that the tool was told is wrong.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
