import Testing

@Suite("--variants")
struct VariantTests {
  private func names(_ variants: String, _ flags: String...) throws -> [String] {
    let workspace = try Workspace(["a.yaml": "Label: A"])
    let outcome = try workspace.run(["render", "a.yaml", "--variants", variants] + flags)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(workspace.files == (outcome.lines + ["a.yaml"]).sorted())
    return outcome.lines
  }

  @Test("Each makes a picture, in the order given")
  func matrix() throws {
    #expect(
      try names("light,dark,rtl,dark+rtl") == [
        "a@2x.png", "a~dark@2x.png", "a.rtl@2x.png", "a.rtl~dark@2x.png",
      ])
  }

  @Test(
    "Every trait has words",
    arguments: [
      ("increased", "a.increased@2x.png"), ("elevated", "a.elevated@2x.png"),
      ("xxxLarge", "a.xxxLarge@2x.png"), ("accessibility5", "a.accessibility5@2x.png"),
      ("bold", "a.bold@2x.png"), ("bold+dark", "a.bold~dark@2x.png"),
      ("DE", "a.de@2x.png"), ("zh-hant_tw", "a.zh-Hant-TW@2x.png"), ("en_us", "a@2x.png"),
      ("ar_EG", "a.ar-EG@2x.png"), ("en-GB", "a.en-GB@2x.png"), ("zh-Hant", "a.zh-Hant@2x.png"),
      ("tvos", "a.tvos@2x.png"), ("ar", "a.ar@2x.png"), ("pt-BR", "a.pt-BR@2x.png"),
      ("os26", "a.os26@2x.png"), ("os26+dark+tvos", "a.tvos.os26~dark@2x.png"),
      ("button-shapes", "a.button-shapes@2x.png"),
      ("macos+accent-graphite", "a.macos.accent-graphite@2x.png"),
      ("macos+inactive", "a.macos.inactive@2x.png"),
      ("reduce-transparency", "a.reduce-transparency@2x.png"),
      ("differentiate-without-color+dark", "a.differentiate-without-color~dark@2x.png"),
      ("ON-OFF-LABELS+bold", "a.bold.on-off-labels@2x.png"),
      ("1x", "a.png"), ("3x", "a@3x.png"), ("@3x", "a@3x.png"), ("DARK", "a~dark@2x.png"),
      ("iPhone 15 Pro", "a.iphone-15-pro@3x.png"), ("iPhone 11", "a.iphone-11@2x.png"),
      (" dark + rtl ", "a.rtl~dark@2x.png"),
      ("he+dark+accessibility1+increased", "a.he.increased.accessibility1~dark@2x.png"),
    ])
  func words(variant: String, name: String) throws {
    #expect(try names(variant) == [name])
  }

  @Test("Two that mean the same make one picture")
  func same() throws {
    #expect(try names("ar,ar+rtl,light+ar") == ["a.ar@2x.png"])
    #expect(try names("light,ltr,large,regular") == ["a@2x.png"])
    #expect(try names("macos,macos+bold") == ["a.macos@2x.png"])
    #expect(try names("macos,macos+on-off-labels") == ["a.macos@2x.png"])
    #expect(try names("light,accent-red,inactive") == ["a@2x.png"])
  }

  @Test(
    "Those that make one picture make the same bytes in any order",
    arguments: [
      ("watchos", "light,dark", "w"), ("ios", "ar+rtl,ar", "w.ar"), ("macos", "bold,light", "w"),
    ])
  func order(platform: String, variants: String, name: String) throws {
    let workspace = try Workspace(["w.yaml": "platform: \(platform)\nLabel: x\n"])
    let turned = variants.split(separator: ",").reversed().joined(separator: ",")
    for (variants, folder) in [(variants, "one"), (turned, "other")] {
      let outcome = try workspace.run(
        "render", "w.yaml", "--variants", variants, "--format", "png,svg,pdf", "-o", folder + "/")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    for file in ["\(name)@2x.png", "\(name).svg", "\(name).pdf"] {
      #expect(try workspace.bytes("one/" + file) == workspace.bytes("other/" + file), "\(file)")
    }
  }

  @Test("Variants multiply with specs and formats")
  func product() throws {
    let workspace = try Workspace(["a.yaml": "Label: A", "b.yaml": "Label: B"])
    let outcome = try workspace.run(
      "render", "a.yaml", "b.yaml", "--variants", "light,dark", "--format", "svg,png", "-o", "out")
    #expect(
      outcome.lines == [
        "out/a.svg", "out/a@2x.png", "out/a~dark.svg", "out/a~dark@2x.png",
        "out/b.svg", "out/b@2x.png", "out/b~dark.svg", "out/b~dark@2x.png",
      ])
  }

  @Test(
    "Given twice, those of both are drawn",
    arguments: [["render"], ["snapshot", "record"]])
  func twice(command: [String]) throws {
    let workspace = try Workspace(["a.yaml": "Label: A"])
    let outcome = try workspace.run(
      command + ["a.yaml", "--variants", "light,rtl", "--variants", "dark"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for name in ["a@2x", "a.rtl@2x", "a~dark@2x"] { #expect(outcome.text.contains(name)) }
  }

  @Test(
    "What cannot be meant is refused",
    arguments: [
      ("drak", "error: --variants: unknown variant 'drak'; did you mean 'dark'?"),
      ("", "unknown variant ''"),
      ("light,", "unknown variant ''"),
      ("dark++rtl", "unknown variant ''"),
      ("vivid", "unknown variant 'vivid'; use light, dark"),
      ("purple", "unknown variant 'purple'; did you mean 'accent-purple'?"),
      ("dark+light", "variant 'dark+light' sets 'appearance' twice"),
      ("dark+dark", "variant 'dark+dark' sets 'appearance' twice"),
      ("bold+regular", "sets 'legibilityWeight' twice"),
      ("button-shapes+button-shapes", "sets 'accessibilityShowButtonShapes' twice"),
      ("button-shape", "unknown variant 'button-shape'; did you mean 'button-shapes'?"),
      ("accent-red+accent-blue", "sets 'controlAccentColor' twice"),
      ("active+inactive", "sets 'controlActiveState' twice"),
      ("rtl+ltr", "sets 'direction' twice"),
      ("ios+macos", "sets 'platform' twice"),
      ("2x+3x", "sets 'scale' twice"),
      ("light,dark,light", "--variants: variant 'light' is listed twice"),
      ("light,DARK,dark", "--variants: variant 'dark' is listed twice"),
      ("de,DE", "--variants: variant 'DE' is listed twice"),
      ("dark+ar_EG,dark+AR-eg", "--variants: variant 'dark+AR-eg' is listed twice"),
    ])
  func refused(variants: String, message: String) throws {
    try expectRefusal(
      64, message, in: Workspace(["a.yaml": "Label: A"]),
      ["render", "a.yaml", "--variants", variants])
  }
}
