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

  /// Lines of a shell that give the current folder to another user than root, who may do everything, and set
  /// `AS` to what starts a command as that user; they exit with 99 where that one cannot reach `MAQUETTE`.
  public static let asOther = """
    if [ "$(id -u)" = 0 ]; then chown -R 65534 . && AS="setpriv --reuid 65534 --clear-groups"; fi
    $AS "$MAQUETTE" --version > /dev/null 2>&1 || exit 99
    """

  /// The `maquette` that tests run: their own, or the one that `TESTED_MAQUETTE` names. Continuous
  /// integration names the program that is released, as that is what people run.
  public static let url =
    ProcessInfo.processInfo.environment["TESTED_MAQUETTE"].map { URL(fileURLWithPath: $0) } ?? own
}
