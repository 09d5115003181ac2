import MaquetteCore
import Testing

@Suite("Overlays")
struct OverlayTests {
  private func layer(_ overlay: Overlay, over scene: Scene = SamplePicture.scene) throws
    -> SceneNode
  {
    try #require(overlay.applied(to: scene).root.children.last)
  }

  @Test("An overlay lies over everything and moves nothing", arguments: Overlay.allCases)
  func onTop(overlay: Overlay) throws {
    var before = SamplePicture.scene
    let area = try #require(SamplePicture.button.hitTarget)
    before.hitTargets = [
      HitTarget(
        number: 1, path: SamplePicture.button.path, component: "Button", name: "Buy", area: area,
        size: area.size)
    ]
    let after = overlay.applied(to: before)
    #expect(after.root.children.first == before.root)
    #expect(after.root.clip == nil)
    #expect(after.size == before.size)
    #expect(after.nodes.last?.path == "overlay:\(overlay.rawValue)")
    _ = try CheckedScene(after)
  }

  @Test("Bounds are the frames of all components")
  func bounds() throws {
    let items = try layer(.bounds).items
    #expect(items.count == SamplePicture.scene.nodes.count)
    guard case .stroke(.rect(let outline), let width, _) = items[1] else {
      Issue.record("bounds are outlines")
      return
    }
    let frame = outline.inset(by: -width / 2)
    #expect(abs(frame.minX - SamplePicture.button.frame.minX) < 1e-9)
    #expect(abs(frame.width - SamplePicture.button.frame.width) < 1e-9)
  }

  @Test("A frame without extent is outlined without turning inside out")
  func thin() throws {
    let flat = scene(node(frame: Rect(x: 5, y: 5, width: 0, height: 0.2)))
    let checked = try CheckedScene(Overlay.bounds.applied(to: flat))
    for scale in [1.0, 2, 3, 4] {
      _ = try CheckedScene(checked.snapped(toScale: scale).scene)
    }
  }

  @Test("Baselines run along texts only")
  func baselines() throws {
    #expect(
      try layer(.baselines).items == [
        .fill(
          .rect(Rect(x: 10, y: 42.5, width: 80.3333333, height: 0.5)),
          .color(Color(rgb: 0xFF2D55)))
      ])
  }

  @Test("Without anything to show the scene stays as it is")
  func nothing() {
    let empty = scene(node())
    #expect(Overlay.hitTargets.applied(to: empty) == empty)
    #expect(Overlay.baselines.applied(to: empty) == empty)
  }
}
