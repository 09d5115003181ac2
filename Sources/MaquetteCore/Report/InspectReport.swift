/// The document that `inspect --json` prints: what lint, documentation and scripts read.
package struct InspectReport {
  /// The version of the document's form; it changes when a reader would have to.
  package static let version = 1

  private let scene: Scene

  /// The report of a scene.
  package init(_ scene: Scene) {
    self.scene = scene
  }

  /// The document, nodes in paint order.
  package var json: JSONValue {
    var nodes: [JSONValue] = []
    append(scene.root, parent: nil, to: &nodes)
    return .object([
      ("version", .integer(InspectReport.version)),
      ("title", .string(scene.title)),
      ("language", .string(scene.language)),
      ("direction", .string(scene.direction == .rightToLeft ? "rtl" : "ltr")),
      (
        "size",
        .object([("width", .number(scene.size.width)), ("height", .number(scene.size.height))])
      ),
      ("background", scene.background.map { .string($0.hex) } ?? .null),
      ("nodes", .array(nodes)),
      ("hitTargets", .array(scene.hitTargets.map(hitTarget))),
      ("findings", .array(scene.findings.map(finding))),
    ])
  }

  private func append(_ node: SceneNode, parent: String?, to nodes: inout [JSONValue]) {
    let fields: [(String, JSONValue)] = [
      ("path", .string(node.path)),
      ("parent", parent.map(JSONValue.string) ?? .null),
      ("component", .string(node.component)),
      ("frame", .rect(node.frame)),
      ("hitTarget", node.hitTarget.map(JSONValue.rect) ?? .null),
      ("baseline", node.baseline.map(JSONValue.number) ?? .null),
      ("text", node.text.map(JSONValue.string) ?? .null),
      ("style", node.style.map(style) ?? .null),
      ("label", node.textGeometry.map(geometry) ?? .null),
      ("image", node.items.lazy.compactMap(\.firstImage).first.map(image) ?? .null),
      ("material", node.items.lazy.compactMap(\.firstMaterial).first.map(material) ?? .null),
      ("accessibility", node.accessibility.map(accessibility) ?? .null),
      ("source", node.source.map(source) ?? .null),
    ]
    nodes.append(.object(fields))
    for child in node.children { append(child, parent: node.path, to: &nodes) }
  }

  private func geometry(_ text: TextGeometry) -> JSONValue {
    .object([
      (
        "intrinsicContentSize",
        .object([
          ("width", .number(text.intrinsicContentSize.width)),
          ("height", .number(text.intrinsicContentSize.height)),
        ])
      ),
      ("textRect", .rect(text.textRect)), ("lastBaseline", .number(text.lastBaseline)),
      ("lines", .integer(text.lines)), ("isTruncated", .bool(text.isTruncated)),
      ("scale", .number(text.scale)),
    ])
  }

  private func image(_ image: SceneImage) -> JSONValue {
    .object([
      ("file", .string(image.data.name)), ("format", .string(image.data.format.rawValue)),
      ("pixelWidth", .number(image.data.pixelSize.width)),
      ("pixelHeight", .number(image.data.pixelSize.height)),
      ("scale", .number(image.data.scale)), ("digest", .string(image.data.digest)),
      ("frame", .rect(image.frame)), ("tint", image.tint.map { .string($0.hex) } ?? .null),
      ("ignoresColorProfile", .bool(image.data.hasColorProfile)),
    ])
  }

  private func material(_ material: Material) -> JSONValue {
    .object([
      ("name", .string(material.name)),
      ("mean", material.sight.map { .string($0.mean.hex) } ?? .null),
      ("backdrop", material.sight.map { .string($0.backdrop) } ?? .null),
    ])
  }

  private func style(_ style: NodeStyle) -> JSONValue {
    .object([
      ("font", .string(style.font)), ("size", .number(style.size)),
      ("weight", .string(style.weight.name)), ("color", .string(style.color.hex)),
      ("background", style.background.map { .string($0.hex) } ?? .null),
    ])
  }

  private func accessibility(_ value: Accessibility) -> JSONValue {
    .object([
      ("role", .string(value.role.rawValue)), ("label", .string(value.label)),
      ("value", value.value.map(JSONValue.string) ?? .null),
      ("traits", .array(value.traits.map { .string($0.rawValue) })),
      ("hint", value.hint.map(JSONValue.string) ?? .null),
      ("headingLevel", value.headingLevel.map(JSONValue.integer) ?? .null),
      ("hidden", .bool(value.isHidden)),
      ("identifier", value.identifier.map(JSONValue.string) ?? .null),
      ("url", value.url.map(JSONValue.string) ?? .null),
    ])
  }

  private func source(_ location: SourceLocation) -> JSONValue {
    let place = location.inSpec
    return .object([("line", .integer(place.line)), ("column", .integer(place.column))])
  }

  private func hitTarget(_ target: HitTarget) -> JSONValue {
    .object([
      ("number", .integer(target.number)), ("path", .string(target.path)),
      ("name", .string(target.name)), ("area", .rect(target.area)),
      (
        "size",
        .object([
          ("width", .number(target.size.width)), ("height", .number(target.size.height)),
        ])
      ),
      ("state", .string(target.state.rawValue)),
      ("problems", .array(target.problems.map(JSONValue.string))),
    ])
  }

  private func finding(_ finding: Finding) -> JSONValue {
    .object([
      ("id", .string(finding.id)), ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
      ("hint", finding.hint.map(JSONValue.string) ?? .null),
      ("paths", .array(finding.paths.map(JSONValue.string))),
      ("source", finding.source.map(source) ?? .null),
    ])
  }
}

extension DrawItem {
  /// The first picture file in it.
  package var firstImage: SceneImage? {
    switch self {
    case .image(let image): image
    case .group(let group): group.items.lazy.compactMap(\.firstImage).first
    default: nil
    }
  }
}
