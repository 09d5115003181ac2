import MaquetteCore

/// A picture with everything that reports speak of.
enum SamplePicture {
  static let button = SceneNode(
    path: "VStack/Button[0]", component: "Button",
    frame: Rect(x: 10, y: 20, width: 80.3333333, height: 34),
    hitTarget: Rect(x: 10, y: 15, width: 80.3333333, height: 44), baseline: 42.5,
    text: "Buy \u{1B}",
    style: NodeStyle(
      font: "Inter-SemiBold", size: 17, weight: .semibold, color: .white,
      background: Color(rgb: 0x007AFF)),
    accessibility: Accessibility(
      role: .button, label: "Buy\nnow", value: "$5", traits: [.button, .notEnabled]),
    source: SourceLocation(line: 3, column: 7),
    items: [
      .shadow(
        .rect(.square(4)),
        Shadow(
          color: Color(rgb: 0, alpha: 0.2), blur: 3,
          offset: Point(x: 0, y: 1))),
      .fill(
        .roundedRect(.square(30), radius: 5.95, curve: .continuous), .color(Color(rgb: 0x007AFF))),
      .group(
        DrawGroup(
          [.text(glyphRun(origin: Point(x: 4, y: 12.345)), .white)], clips: [.rect(.square(9))],
          opacity: 0.5, transform: Transform(scale: 0.5, about: .zero))),
    ])

  static let divider = SceneNode(
    path: "VStack/Divider[1]", component: "Divider",
    frame: Rect(x: 0, y: 60, width: 100, height: 0.5),
    items: [
      .fill(.rect(.square(2)), .verticalGradient(top: .white, bottom: .black)),
      .stroke(
        .path(Path([.move(.zero), .line(Point(x: 3, y: 4))]), evenOdd: false), width: 1, .black),
    ])

  static let scene = Scene(
    size: Size(width: 100, height: 80), background: nil, direction: .rightToLeft,
    language: "ar-EG", title: "A shop",
    root: SceneNode(
      path: "VStack", component: "VStack", frame: Rect(x: 0, y: 0, width: 100, height: 80),
      clip: .rect(Rect(x: 0, y: 0, width: 100, height: 80)), children: [button, divider]),
    findings: [
      Finding(
        id: .hitTargetOverlap, message: "two overlap", paths: ["VStack/Button[0]"],
        source: SourceLocation(line: 3, column: 7))
    ])
}
