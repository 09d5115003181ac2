import MaquetteCore
import Testing

@Suite("Nodes of a scene")
struct SceneNodeTests {
  private func node(_ path: String, children: [SceneNode] = []) -> SceneNode {
    SceneNode(
      path: path, component: "Label", frame: Rect(x: 0, y: 0, width: 10, height: 10), text: path,
      accessibility: Accessibility(role: .staticText, label: path), children: children)
  }

  @Test("A change is seen in one copy alone, however deep it is")
  func copies() {
    let first = node("a", children: [node("a/b", children: [node("a/b/c")]), node("a/d")])
    var second = first
    second.children[0].children[0].frame.origin.x = 5
    second.children[0].children[0].accessibility?.label = "changed"
    second.text = nil
    #expect(first.children[0].children[0].frame.minX == 0)
    #expect(first.children[0].children[0].accessibility?.label == "a/b/c")
    #expect(first.text == "a")
    #expect(second.children[0].children[0].frame.minX == 5)
    #expect(second.children[1] == first.children[1])
    #expect(second != first)
    var third = first
    third.text = nil
    third.text = "a"
    #expect(third == first)
    #expect(third.hashValue == first.hashValue)
  }

  @Test("A node may be put into itself")
  func nested() {
    var node = node("a")
    node.children.append(node)
    node.children[0].component = "Button"
    #expect(node.component == "Label")
    #expect(node.children[0].children.isEmpty)
  }
}
