import MaquetteCore

/// Where the pinned fonts are, and the patterns that words are divided by.
///
/// A program that was installed with fonts of its own, as from the Python wheel, has them in
/// `../share/maquette` beside its folder. Then it takes those alone: what else the machine has cannot
/// change a picture. Any other takes the files of Debian's packages. Nothing but the place of the
/// program decides, so a variable of the environment changes nothing.
package struct PinnedFolders: Hashable, Sendable {
  /// The folder below which the families' folders are, as Debian lays them out.
  package let fonts: String
  /// The folder of the patterns of hyphenation.
  package let hyphenation: String
  /// Whether the program brings them.
  package let areOwn: Bool

  /// Those of the program that runs.
  package static let current = PinnedFolders(of: "/proc/self/exe")

  /// Those of a program.
  ///
  /// - Parameter program: its file; links are followed.
  package init(of program: String) {
    let share = Disk.sharedFolder(of: program)
    // Where they really are: messages and lists of files name them.
    if let share, let own = Disk.real(share + "fonts"), Disk.isFolder(own) {
      fonts = own
      hyphenation = Disk.real(share + "hyphen") ?? share + "hyphen"
      areOwn = true
    } else {
      fonts = "/usr/share/fonts"
      hyphenation = "/usr/share/hyphen"
      areOwn = false
    }
  }

  /// What to install for files of a Debian package: that package, or what adds them to the program's
  /// own.
  package func toInstall(for package: String) -> String {
    guard areOwn else { return package }
    return PinnedFolders.additions[package] ?? "maquette"
  }

  /// The Python packages whose files join those of the wheel; all others are in the wheel itself.
  private static let additions = [
    "fonts-noto-core": "maquette-fonts-scripts", "fonts-noto-cjk": "maquette-fonts-cjk",
    "fonts-noto-color-emoji": "maquette-fonts-emoji",
  ]
}
