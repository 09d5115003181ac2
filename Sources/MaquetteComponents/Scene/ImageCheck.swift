import MaquetteCore

/// Finds what is doubtful about picture files.
enum ImageCheck {
  /// A note for each file whose colours are shown as if they were sRGB though they are not.
  static func findings(in scene: Scene) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<String> = []
    for node in scene.nodes {
      for image in node.items.compactMap(\.firstImage)
      where image.data.hasColorProfile && seen.insert(image.data.name).inserted {
        var finding = Finding(
          id: .imageColorProfile,
          message: "'\(SpecNode.excerpt(image.data.name))' has a colour profile, which is ignored: "
            + "its colours are shown as sRGB",
          hint: "convert it to sRGB", paths: [node.path], source: node.source)
        finding.severity = .note
        findings.append(finding)
      }
    }
    return findings
  }
}
