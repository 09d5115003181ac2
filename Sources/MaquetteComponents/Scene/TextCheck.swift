import MaquetteCore

/// Finds texts that are cut, and texts that do not follow the direction of the interface.
enum TextCheck {
  /// Findings in the order of the nodes.
  ///
  /// - Parameter isPseudo: whether the texts are those of a pseudolanguage, where what is cut is
  ///   what the picture is there to find.
  static func findings(in scene: Scene, isPseudo: Bool) -> [Finding] {
    var findings: [Finding] = []
    for node in scene.nodes {
      if let cut = cut(node, isPseudo: isPseudo) { findings.append(cut) }
      if let shrunk = shrunk(node) { findings.append(shrunk) }
      if let aligned = aligned(node) { findings.append(aligned) }
      if let ambiguous = ambiguous(node) { findings.append(ambiguous) }
    }
    return findings
  }

  private static func cut(_ node: SceneNode, isPseudo: Bool) -> Finding? {
    guard let text = node.text, isCut(node, text) else { return nil }
    var finding = Finding(
      id: .textTruncated,
      message:
        "the text of \(node.component) '\(excerpt(node.accessibility?.label ?? text))' is cut: "
        + "'\(excerpt(text))'",
      hint: "give it more space or more lines, or write less", paths: [node.path],
      source: node.source)
    finding.severity = isPseudo ? .warning : .note
    return finding
  }

  private static func shrunk(_ node: SceneNode) -> Finding? {
    guard let style = node.style, style.scale < 1, let text = node.text else { return nil }
    var finding = Finding(
      id: .textTruncated,
      message: "a word of \(node.component) '\(excerpt(node.accessibility?.label ?? text))' has no "
        + "space: the text is made smaller, to \(NumberFormat.short(100 * style.scale, digits: 0)) %",
      hint: "give it more space, or write less", paths: [node.path], source: node.source)
    finding.severity = .note
    return finding
  }

  /// A text short enough for a message, without marks that would turn the message round.
  private static func excerpt(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: turns) else { return SpecNode.excerpt(text) }
    var plain = ""
    plain.unicodeScalars.append(contentsOf: text.unicodeScalars.filter { !turns($0) })
    return SpecNode.excerpt(plain)
  }

  private static func turns(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  private static func isCut(_ node: SceneNode, _ text: String) -> Bool {
    if let style = node.style { return style.isTruncated }
    // What no style is told of shows it only by its ellipsis.
    let label = node.accessibility?.label ?? text
    return text.contains("…") && !label.contains("…")
  }

  private static func ambiguous(_ node: SceneNode) -> Finding? {
    guard let number = node.style?.ambiguousNumber else { return nil }
    var finding = Finding(
      id: .ambiguousNumber,
      message: "'\(excerpt(number))' of \(node.component) may be one number or several",
      hint: "write 'dataDetector: phoneNumber', 'creditCard' or 'code' to keep its order, or "
        + "'list' to let the numbers run from the right",
      paths: [node.path], source: node.source)
    finding.severity = .note
    return finding
  }

  private static func aligned(_ node: SceneNode) -> Finding? {
    guard let side = node.textGeometry?.explicitSide else { return nil }
    let other = side == .left ? "leading" : "trailing"
    var finding = Finding(
      id: .explicitAlignment,
      message: "\(node.component) '\(excerpt(node.text ?? ""))' is aligned to the "
        + "\(side.rawValue) in both directions",
      hint: "write 'alignment: \(other)', or leave it out, to follow the interface",
      paths: [node.path], source: node.source)
    finding.severity = .note
    return finding
  }
}
