import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Numbers: flutter cupertino_ui dialog.dart.
@Suite("Confirmation dialogs")
struct ConfirmationDialogTests {
  private let dialog = ConfirmationDialog("Delete this draft?") {
    Button("Cancel", role: .cancel)
    Button("Save Draft")
    Button("Delete Draft", role: .destructive)
  }

  private func buttons(_ scene: Scene) -> [SceneNode] {
    scene.nodes.filter { $0.component == "Button" }
  }

  @Test("On an iPhone what cancels stands 8 points below in a group of its own")
  func sheet() throws {
    let scene = try draw(dialog, width: 377, in: Environment())
    let found = buttons(scene)
    #expect(found.map { $0.accessibility?.label } == ["Save Draft", "Delete Draft", "Cancel"])
    #expect(abs(found[2].frame.minY - found[1].frame.maxY - 8) < 0.34)
    // 57.17 points: the least height of a button.
    for node in found { #expect(abs(node.frame.height - 57.17) < 0.34) }
    #expect(found[2].style?.weight == .semibold)
    #expect(found[0].style?.weight == .regular)
    #expect(found[1].style?.color == Color(rgb: 0xFF3B30))
    #expect(scene.nodes.first { $0.text == "Delete this draft?" }?.style?.size == 13)
  }

  @Test("Over a screen it keeps 8 points from the sides and stands on the safe area")
  func presented() throws {
    let scene = try draw(
      Screen {
        Label("Drafts")
        dialog
      }, in: Environment())
    let node = try #require(scene.nodes.first { $0.component == "ConfirmationDialog" })
    // iPhone 15: 393 × 852, with 34 points of safe area below.
    #expect(node.frame.minX == 8)
    #expect(node.frame.width == 377)
    #expect(abs(node.frame.maxY - (852 - 34)) < 0.5)
  }

  @Test("On an iPad it is a popover with an arrow and without a button that cancels")
  func popover() throws {
    for edge in ConfirmationDialog.ArrowEdge.allCases {
      var popover = dialog
      popover.arrowEdge = edge
      let scene = try draw(popover, in: Environment(platform: .ipados))
      #expect(buttons(scene).map { $0.accessibility?.label } == ["Save Draft", "Delete Draft"])
      let arrow = try #require(scene.nodes.first { $0.component == "Arrow" })
      let panel = try #require(scene.nodes.first { $0.component == "Actions" })
      let isVertical = edge == .top || edge == .bottom
      #expect(arrow.frame.height - panel.frame.height == (isVertical ? 13 : 0))
      #expect(arrow.frame.width - panel.frame.width == (isVertical ? 0 : 13))
      #expect((panel.frame.minY > arrow.frame.minY) == (edge == .top))
      #expect((panel.frame.minX > arrow.frame.minX) == (edge == .leading))
    }
  }

  @Test("Elsewhere it is what alerts are")
  func others() throws {
    for platform in [Platform.macos, .tvos] {
      let scene = try draw(dialog, in: Environment(platform: platform))
      let alert = try draw(
        Alert("Delete this draft?", buttons: { dialog.buttons }),
        in: Environment(platform: platform))
      #expect(buttons(scene).map(\.frame) == buttons(alert).map(\.frame))
    }
  }

  @Test("Cancel has an edge where its white would be told from nothing, and none over a screen")
  func edge() throws {
    func strokes(_ scene: Scene) -> Int {
      scene.nodes.filter { $0.path.contains("Cancel") }.flatMap(\.items).count {
        if case .stroke = $0 { true } else { false }
      }
    }
    for contrast in [Contrast.standard, .increased] {
      #expect(try strokes(draw(dialog, in: Environment(contrast: contrast))) == 1)
      #expect(try strokes(draw(Screen { dialog }, in: Environment(contrast: contrast))) == 0)
    }
    #expect(try strokes(draw(dialog, in: Environment(appearance: .dark))) == 0)
  }

  @Test("Its texts follow the text size, and nothing is cut")
  func accessibilitySizes() throws {
    let scene = try draw(dialog, width: 377, in: Environment(textSize: .accessibility5))
    #expect(buttons(scene).allSatisfy { $0.style?.size == 53 })
    #expect(buttons(scene).allSatisfy { $0.text == $0.accessibility?.label })
  }

  @Test("A dialog without a choice is doubtful")
  func doubtful() {
    let found = complaints(ConfirmationDialog { Button("Cancel", role: .cancel) })
    #expect(found.map(\.severity) == [.warning])
  }
}
