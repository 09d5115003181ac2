import Testing

/// Whatever a spec, a name or a flag says, the terminal only shows it.
@Suite("Terminal escapes")
struct TerminalEscapeTests {
  private static let red = "\u{1B}[31m\u{7}\u{9B}31m\u{202E}"

  @Test("In a spec, as they are")
  func raw() throws {
    try expectBadSpec("Label: a\u{1B}[31m", at: "1:9", "control character 0x1B at byte 8")
    try expectBadSpec("\u{1B}]0;title\u{7}: x", at: "1:1", "control character 0x1B")
    try expectBadSpec("Label: a\u{7F}", at: "1:9", "control character 0x7F")
    try expectBadSpec("\"Bu\u{9B}31mton\": x", at: "1:4", "")
  }

  @Test(
    "In a spec, as escapes: in keys, components, values, aliases and file names",
    arguments: [
      #""a\e[31m": 1"#, #""Bu\e[31m\x9b\u202Eton": 1"#, #"{Button: x, "sty\ale": 1}"#,
      #"{Button: x, style: "\e[2J"}"#, #"{Label: x, font: "\e[2J"}"#,
      #"{Label: x, color: "\e[2J"}"#, ##"{Label: x, color: "#\e[2J"}"##,
      #"{Button: x, symbol: "\e[2J"}"#, #"{Label: x, padding: "\e[2J"}"#,
      #"{Label: x, numberOfLines: "\e[2J"}"#, #"{Label: x, theme: "\e[2J"}"#,
      #"{Label: x, theme: "\e[2J.yaml"}"#, #"{Label: x, theme: "../\e[2J.yaml"}"#,
      #"{Label: x, device: "\e[2J"}"#, #"{Label: x, locale: "\e[2J"}"#,
      #"{Label: x, now: "\e[2J"}"#, #"{Label: x, timeZone: "\e[2J"}"#,
      #"{Label: x, scale: "\e[2J"}"#, #"{Button: x, tint: "\e[2J"}"#,
      #"{Label: x, background: "\e[2J"}"#, #"{Label: x, direction: "\e[2J"}"#,
      #"{"\e[2J": 1, "\e[2J": 2}"#, #""\e[2J""#, #"["\e[2J", Label: "\e[2J"]"#,
    ])
  func escaped(spec: String) throws {
    let workspace = try Workspace(["a.yaml": spec])
    for arguments in [["render", "a.yaml"], ["inspect", "a.yaml"]] {
      let outcome = try workspace.run(arguments)
      #expect(outcome.status == 65, "\(outcome.errors)")
      #expect(!outcome.errorLines.isEmpty)
      #expect(outcome.errors.isSafeForTerminals, "\(outcome.errors.debugDescription)")
    }
  }

  @Test("In texts that are drawn, and in what inspect prints of them")
  func drawn() throws {
    let spec = #"Label: "a\e[31m\a\x9B31m\u202Eb""#
    let outcome = try Workspace(["a.yaml": spec]).run("render", "a.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isSafeForTerminals)
    for flags in [[], ["--json"]] {
      let inspected = try Workspace(["a.yaml": spec]).run(["inspect", "a.yaml"] + flags)
      #expect(inspected.status == 0)
      #expect(inspected.text.isSafeForTerminals, "\(inspected.text.debugDescription)")
    }
  }

  @Test("In names of files: those read, those written, those missing")
  func fileNames() throws {
    let workspace = try Workspace(["\(Self.red).yaml": "Lable: x", "\(Self.red)2.yaml": "Label: x"])
    let runs = [
      ["render", "\(Self.red).yaml"], ["render", "\(Self.red)2.yaml"],
      ["render", "\(Self.red)3.yaml"], ["inspect", "\(Self.red)3.yaml"],
      ["render", "\(Self.red)2.yaml", "-o", "out\(Self.red)/"],
      ["render", "\(Self.red)2.yaml", "-o", "\(Self.red)2.yaml/"],
      ["label", "x", "-o", "\(Self.red).png"], ["label", "x", "-o", "/proc/\(Self.red).png"],
      ["gallery", "-o", "\(Self.red)2.yaml", "-j", "1"],
    ]
    for arguments in runs {
      let outcome = try workspace.run(arguments)
      #expect(outcome.errors.isSafeForTerminals, "\(outcome.errors.debugDescription)")
      #expect(outcome.text.isSafeForTerminals, "\(outcome.text.debugDescription)")
    }
  }

  @Test(
    "In arguments that are not understood",
    arguments: [
      ["\(red)"], ["render", "--\(red)"], ["render", "a", "-j", red], ["render", "a", "-\(red)"],
      ["render", "a", "--format", red], ["render", "a", "--variants", red],
      ["render", "a", "--overlay", red], ["render", "a", "--theme", red],
      ["render", "a", "--theme", "\(red).yaml"], ["render", "a", "--device", red],
      ["render", "a", "--locale", red], ["render", "a", "--tint", "#\(red)"],
      ["components", red], ["themes", red], ["fonts", "--font-path", red],
      ["label", "x", "--font", red], ["label", "x", "-o", red], ["button", "x", "--symbol", red],
      ["\(red).yaml"], ["--generate-completion-script", red],
    ])
  func arguments(arguments: [String]) throws {
    let outcome = try Workspace().run(arguments)
    #expect([64, 66].contains(outcome.status), "\(outcome.status): \(outcome.errors)")
    #expect(outcome.errors.isSafeForTerminals, "\(outcome.errors.debugDescription)")
    #expect(outcome.text.isSafeForTerminals)
  }
}
