import Foundation

/// What tests run, and what was built with them.
public enum BuiltProgram {
  /// The folder of the test bundle, whatever it is called, with the tools and modules of that build.
  ///
  /// It is asked of the system: the name that the bundle was started by may be relative, and some tests
  /// go into other folders.
  public static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// `maquette`, as it was built with the tests.
  public static let own = folder.appendingPathComponent("maquette")

  /// The `maquette` that tests run: their own, or the one that `TESTED_MAQUETTE` names. Continuous
  /// integration names the program that is released, as that is what people run.
  public static let url =
    ProcessInfo.processInfo.environment["TESTED_MAQUETTE"].map { URL(fileURLWithPath: $0) } ?? own
}
