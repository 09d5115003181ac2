import Testing

@Suite("Hostile numbers")
struct HostileNumberTests {
  private static let nonsense = [
    "nan", ".nan", "inf", "-inf", ".inf", "-.inf", "1e300", "-1e300", "1e7", "-5", "0x10", "1_000",
    "1e999", "99999999999999999999999999", "''", "~", "on", "１２",
  ]

  @Test("Sizes of the picture", arguments: nonsense + ["0", "0.0", "-0", "1e-400"])
  func canvas(number: String) throws {
    try expectBadSpec("width: \(number)\nLabel: x", at: "1:8", "'width' ")
    try expectBadSpec("height: \(number)\nLabel: x", at: "1:9", "'height' ")
  }

  @Test("Sizes of a component", arguments: nonsense)
  func component(number: String) throws {
    for key in ["padding", "cornerRadius", "width"] {
      try expectBadSpec(
        "view:\n  Button: x\n  \(key): \(number)", at: "3:\(key.count + 5)", "'\(key)'")
    }
    try expectBadSpec("VStack:\n  spacing: \(number)\n  children: []", at: "2:12", "'spacing' ")
  }

  @Test("Counts", arguments: nonsense + ["1.5"])
  func counts(number: String) throws {
    try expectBadSpec("Label: x\nnumberOfLines: \(number)", at: "2:16", "'numberOfLines' ")
    try expectBadSpec("Grid:\n  columns: \(number)\n  children: []", at: "2:12", "'columns' ")
  }

  @Test("Font sizes", arguments: ["1e9", "-3 bold", "nan", "inf semibold", "0", "1000.1"])
  func fonts(font: String) throws {
    try expectBadSpec("Label: x\nfont: \(font)", at: "2:7", "")
  }

  @Test("Scales", arguments: ["0", "1000", "nan", "inf", "-2", "4.01", "0.99", "", "2x", "1e300"])
  func scales(scale: String) throws {
    try expectBadSpec("scale: '\(scale)'\nLabel: x", at: "1:8", "'scale' is \(scale); ")
    let flag = scale.isEmpty ? "no value given for '--scale'" : "'scale' is \(scale); it must be a "
    try expectRefusal(
      64, flag,
      in: Workspace(["a.yaml": "Label: A"]), ["render", "a.yaml", "--scale=\(scale)"])
  }

  @Test("Pictures that would be too large, with the limit and what to do")
  func tooLarge() throws {
    try expectBadSpec(
      "width: 1e6\nLabel: x", at: "1:8",
      "2000000 × 41 pixels at @2x; a side may have 32767 at most", "use a smaller 'width'")
    try expectBadSpec(
      "width: 30000\nheight: 30000\nscale: 1\nLabel: x", at: "1:8", "use a smaller")
    try expectBadSpec("Spacer", at: "1:1", "0 × 0 points", "set 'width' and 'height'")
    let workspace = try Workspace(["a.yaml": "width: 10\nheight: 1e6\nLabel: x"])
    try expectRefusal(
      65, "10 × 1000000 points", "14400", in: workspace, ["render", "a.yaml", "--format", "pdf"])
    #expect(try workspace.run("render", "a.yaml", "--format", "svg").status == 0)
  }

  @Test("Sizes that only add up to too much")
  func sums() throws {
    let rows = String(repeating: "    - VStack: {height: 9e5, children: [Spacer]}\n", count: 3)
    let workspace = try Workspace(["a.yaml": "view:\n  VStack:\n\(rows)"])
    for format in ["png", "svg", "pdf"] {
      try expectRefusal(
        65, "a.yaml:2:3: error: ", in: workspace, ["render", "a.yaml", "--format", format])
    }
  }

  @Test("The smallest picture is one pixel")
  func smallest() throws {
    let workspace = try Workspace(["a.yaml": "width: 1e-300\nheight: 0.001\nLabel: x"])
    let png = PNGFile(try workspace.run("render", "a.yaml", "-o", "-").output)
    #expect(png?.width == 1 && png?.height == 1)
  }
}
