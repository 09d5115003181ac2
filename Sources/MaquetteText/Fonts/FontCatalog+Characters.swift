extension FontCatalog {
  /// The families to ask for characters that a theme's own family lacks, in their order: scripts
  /// in daily use, symbols, ideographs, other scripts, emoji.
  package static let standardFallbacks: [String] = {
    let names = DebianFonts.families.filter { source in
      // Arabic in other hands and other designs are for themes that name them.
      source.package != "fonts-inter" && !otherDesigns.contains(source.name)
    }
    return names.map(\.name)
  }()

  private static let otherDesigns: Set<String> = [
    "Noto Serif", "Noto Sans Mono",
    "Noto Kufi Arabic", "Noto Naskh Arabic",
  ]

  /// The Debian package whose fonts have a character, for a message about one that is missing.
  ///
  /// - Returns: `nil` for characters that no package has: private use, unassigned, controls.
  package static func package(for scalar: Unicode.Scalar) -> String? {
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned, .control, .surrogate: return nil
    default: break
    }
    if scalar.properties.isEmoji, scalar.value > 0x2000 { return "fonts-noto-color-emoji" }
    if ideographs.contains(where: { $0.contains(scalar.value) }) { return "fonts-noto-cjk" }
    return DebianFonts.families.first { $0.mayHave(scalar) && $0.reach != nil }?.package
  }

  /// The package to install for a character that no font has; `nil` when none would help: no package
  /// has it, or the files of the one that might are there.
  func packageToInstall(for scalar: Unicode.Scalar) -> String? {
    guard let package = Self.package(for: scalar) else { return nil }
    let sources = DebianFonts.families.filter { $0.package == package && $0.mayHave(scalar) }
    guard sources.contains(where: { self.styles(of: $0.name).isEmpty }) else { return nil }
    return PinnedFolders.current.toInstall(for: package)
  }

  /// Ideographs, kana, bopomofo, hangul, and what stands among them.
  private static let ideographs: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x31EF, 0x31F0...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
    0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1AFF0...0x1B16F,
    0x1F200...0x1F2FF, 0x20000...0x323AF,
  ]
}
