import Testing

@Suite("--frame")
struct DeviceFrameFlagTests {
  @Test("The flag, the key of a screen and a variant draw the same")
  func same() throws {
    let workspace = try Workspace([
      "a.yaml": "platform: watchos\nScreen: [Label: Hello]\n",
      "b.yaml": "platform: watchos\nScreen:\n  frame: true\n  children: [Label: Hello]\n",
    ])
    let flag = try workspace.run("render", "a.yaml", "--frame", "-o", "-")
    #expect(flag.status == 0)
    #expect(flag.output == (try workspace.run("render", "b.yaml", "-o", "-").output))
    #expect(flag.output != (try workspace.run("render", "a.yaml", "-o", "-").output))
    #expect(try workspace.run("render", "a.yaml", "--variants", "frame").text == "a.frame@2x.png\n")
  }

  @Test("A map is the frame that every component may have; another value is an error")
  func map() throws {
    let workspace = try Workspace([
      "a.yaml": "platform: watchos\nview:\n  Screen: [Label: Hello]\n  frame: {width: 120}\n",
      "b.yaml": "platform: watchos\nview:\n  Screen: [Label: Hello]\n  frame: wide\n",
    ])
    #expect(try workspace.run("render", "a.yaml", "-o", "-").status == 0)
    let wrong = try workspace.run("render", "b.yaml", "-o", "-")
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("b.yaml:4:10: error: 'frame' must be true or false"))
  }
}
