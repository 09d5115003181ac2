import Testing

@testable import MaquetteCore

@Suite("Callouts")
struct CalloutTests {
  private func thing(
    _ path: String, _ component: String, _ name: String, role: Accessibility.Role = .button,
    y: Double = 10, children: [SceneNode] = []
  ) -> SceneNode {
    SceneNode(
      path: path, component: component, frame: Rect(x: 10, y: y, width: 40, height: 20),
      accessibility: Accessibility(role: role, label: name), children: children)
  }

  private var picture: Scene {
    scene(
      thing(
        "Screen", "Screen", "Settings", role: .window,
        children: [
          thing("Screen/Label", "Label", "Sign in", role: .staticText, y: 10),
          thing(
            "Screen/DatePicker", "DatePicker", "Starts", role: .group, y: 20,
            children: [thing("Screen/DatePicker/DateButton", "DateButton", "Starts")]),
          thing("Screen/Button[2]", "Button", "Continue", y: 30),
          thing("Screen/Button[3]", "Button", "Cancel", y: 40),
        ]))
  }

  private func callouts(_ change: (inout AnnotationOptions) -> Void = { _ in }) throws
    -> [NumberedCallout]
  {
    var options = AnnotationOptions()
    change(&options)
    return try Annotations(picture, [.callouts], options).callouts
  }

  @Test("Controls and texts have numbers; a control is one thing with all that is in it")
  func defaults() throws {
    let found = try callouts()
    #expect(found.map(\.number) == [1, 2, 3, 4])
    #expect(found.map(\.name) == ["Sign in", "Starts", "Continue", "Cancel"])
  }

  @Test("A filter is a kind, a name or a path, in which * matches anything")
  func filters() throws {
    #expect(try callouts { $0.filters = ["Button"] }.map(\.name) == ["Continue", "Cancel"])
    #expect(try callouts { $0.filters = ["C*e*"] }.map(\.name) == ["Continue", "Cancel"])
    #expect(try callouts { $0.filters = ["*/Button[3]"] }.map(\.name) == ["Cancel"])
    #expect(
      try callouts { $0.filters = ["Cancel", "Sign in"] }.map(\.name) == ["Sign in", "Cancel"])
  }

  @Test("A spec's notes come in their own order, with their texts")
  func notes() throws {
    let found = try callouts {
      $0.callouts = [Callout("Continue", text: "Signs in"), Callout("Sign in")]
    }
    #expect(found.map(\.name) == ["Continue", "Sign in"])
    #expect(found.map(\.text) == ["Signs in", ""])
    let filtered = try callouts {
      $0.callouts = [Callout("Continue", text: "Signs in")]
      $0.filters = ["Button"]
    }
    #expect(filtered.map(\.text) == ["Signs in", ""])
  }

  @Test("A note about nothing is an error with its place, and all of them are told")
  func unknown() {
    let place = SourceLocation(line: 7, column: 5)
    #expect {
      try callouts { $0.callouts = [Callout("Contine", source: place), Callout("x")] }
    } throws: { error in
      let found = (error as? DiagnosticError)?.diagnostics ?? []
      return found.count == 2 && found[0].location == place
        && found[0].hint == "did you mean 'Continue'?"
    }
  }

  @Test("The table in Markdown has a row for each, and no text ends its cell")
  func markdown() throws {
    var options = AnnotationOptions()
    options.callouts = [Callout("Continue", text: "a | b\n`c`")]
    let table = try Annotations(picture, [.callouts], options).markdown
    #expect(
      table == """
        | # | Component | Name | Note |
        |--:|---|---|---|
        | 1 | Button | Continue | a \\| b \\`c\\` |

        """)
  }
}

@Suite("Places of labels")
struct LabelPlacerTests {
  private let size = Size(width: 20, height: 10)

  @Test("Labels at one place move apart, and one that is far off needs a line")
  func apart() {
    let anchor = Rect(x: 50, y: 50, width: 30, height: 20)
    var placer = LabelPlacer(avoiding: [anchor], unit: 1)
    var frames: [Rect] = []
    for index in 0..<30 {
      let place = placer.place(size, near: anchor, wishes: [Point(x: 82, y: 55)])
      #expect(place.needsLeader == (index > 0))
      for other in frames { #expect(place.frame.intersection(other) == nil) }
      #expect(place.frame.intersection(anchor) == nil)
      frames.append(place.frame)
    }
  }

  @Test("The first wish that covers nothing is taken")
  func wishes() {
    let content = Rect(x: 0, y: 0, width: 50, height: 50)
    var placer = LabelPlacer(avoiding: [content], unit: 1)
    let place = placer.place(
      size, near: content, wishes: [Point(x: 10, y: 10), Point(x: 60, y: 0), Point(x: 0, y: 60)])
    #expect(place.frame.origin == Point(x: 60, y: 0))
    #expect(!place.needsLeader)
  }
}
