import Foundation
import Testing

@Suite("What the program says about itself")
struct ReferenceCommandTests {
  @Test("components lists all, or tells the keys of one in any case")
  func components() throws {
    let all = try text("components")
    for line in all.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    // A summary goes on below where it begins.
    let column = try #require(all.split(separator: "\n").first { $0.hasPrefix(" ") })
      .prefix { $0 == " " }.count
    #expect(
      all.split(separator: "\n").allSatisfy { $0.dropFirst(column - 2).hasPrefix("  ") })
    for name in ["Label", "Button", "VStack", "HStack", "ZStack", "Grid", "Screen"] {
      #expect(all.contains("\(name) "))
    }
    let button = try text("components", "Button")
    for key in ["title", "style", "role", "cornerRadius", "Example:"] {
      #expect(button.contains(key))
    }
    #expect(try text("components", "button") == button)
    try expectRefusal(
      64, "unknown component 'Buton'; did you mean 'Button'?", in: Workspace(),
      ["components", "Buton"])
    try expectRefusal(
      64, "unknown component 'Xyz'; 'maquette components' lists all of them", in: Workspace(),
      ["components", "Xyz"])
  }

  @Test("components --json tells programs all that people are told")
  func componentsAsJSON() throws {
    func object(_ arguments: String...) throws -> [String: Any] {
      let outcome = try Workspace().run(["components", "--json"] + arguments)
      return try #require(
        try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    }
    let all = try object()
    let components = try #require(all["components"] as? [[String: Any]])
    let names = try text("components").split(separator: "\n").filter { !$0.hasPrefix(" ") }
      .compactMap {
        $0.split(separator: " ").first.map(String.init)
      }
    #expect(
      components.count > 50 && components.allSatisfy { names.contains($0["name"] as? String ?? "") }
    )
    #expect(
      (all["commonKeys"] as? [[String: Any]])?.contains { $0["name"] as? String == "padding" }
        == true)
    let button = try #require((try object("Button")["components"] as? [[String: Any]])?.first)
    #expect(button["titleKey"] as? String == "title")
    let style = try #require(
      (button["keys"] as? [[String: Any]])?.first { $0["name"] as? String == "style" })
    #expect((style["values"] as? [String])?.contains("filled") == true)
    #expect(style["default"] as? String == "automatic")
    #expect((style["aliases"] as? [String]) == ["buttonStyle"])
    #expect(
      try text("components", "Button").contains(
        try #require(style["summary"] as? String).prefix(30)))
    // Whatever help calls a number has bounds.
    let common = try #require(all["commonKeys"] as? [[String: Any]])
    for key in components.flatMap({ $0["keys"] as? [[String: Any]] ?? [] }) + common {
      let type = try #require(key["type"] as? String)
      guard type.contains(#/\bnumber\b(?! \|)|\bnumbers\b|\[x, y\]/#) else { continue }
      let (low, high) = (key["minimum"] as? Double, key["maximum"] as? Double)
      #expect(try #require(low) < #require(high), "\(key)")
    }
    let padding = try #require(common.first { $0["name"] as? String == "padding" })
    #expect(padding["minimum"] as? Double == 0 && padding["maximum"] as? Double == 10_000)
  }

  @Test("Every example of components can be drawn")
  func examples() throws {
    for name in ["Label", "Button", "VStack", "Grid"] {
      let page = try text("components", name)
      let spec = page.split(separator: "\nExample: ").dropFirst().first?
        .split(separator: "\n").dropFirst().prefix { $0.hasPrefix("    ") }
        .map { $0.dropFirst(4) }.joined(separator: "\n")
      let outcome = try Workspace(["a.yaml": try #require(spec)]).run("render", "a.yaml")
      #expect(outcome.status == 0, "\(name): \(outcome.errors)")
    }
  }

  @Test("themes lists the built-in ones, the colours of one, and devices")
  func themes() throws {
    let all = try text("themes")
    for name in ["iOS", "iPadOS", "macOS", "tvOS", "watchOS"] { #expect(all.contains(name)) }
    let ios = try text("themes", "ios")
    #expect(ios.contains("#007AFF"))
    #expect(ios.contains("largeTitle"))
    for (name, meaning) in [
      ("primary", "label"), ("red", "systemRed"), ("gray2", "systemGray2"), ("grey", "systemGray"),
      ("clear", "#00000000"), ("systemMaterial", "regularMaterial"),
    ] {
      #expect(try ios.contains(Regex("(?m)^\(name) +\(meaning)$")), "\(name)")
    }
    #expect(ios.contains("regularMaterial"))
    #expect(ios.contains("Noto Serif"))
    #expect(ios.contains("with bold text"))
    #expect(try text("themes", "watchos").contains("regularMaterial"))
    let devices = try text("themes", "--devices")
    #expect(devices.contains("iPhone 15 Pro "))
    #expect(devices.contains("@3x"))
    let macs = try text("themes", "macos", "--devices")
    #expect(macs.contains("Mac") && !macs.contains("iPhone"))
  }

  @Test("themes --json tells programs the values of each theme and the devices")
  func themesAsJSON() throws {
    func object(_ arguments: String...) throws -> [String: Any] {
      let outcome = try Workspace().run(["themes", "--json"] + arguments)
      return try #require(
        try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    }
    let all = try #require(try object()["themes"] as? [[String: Any]])
    let names = try text("themes").split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(all.compactMap { $0["name"] as? String } == names)
    let theme = try #require((try object("ios26")["themes"] as? [[String: Any]])?.first)
    #expect(theme["platform"] as? String == "ios" && theme["osVersion"] as? Int == 26)
    let red = try #require((theme["colors"] as? [String: [String]])?["systemRed"])
    let page = try text("themes", "ios26")
    #expect(red.count == 4 && page.contains(red[0]))
    let devices = try #require(try object("watchos", "--devices")["devices"] as? [[String: Any]])
    #expect(!devices.isEmpty && devices.allSatisfy { $0["platform"] as? String == "watchos" })
  }

  @Test("A device that came with version 26 says so, to people and to the documentation")
  func versions() throws {
    let lines = try text("themes", "--devices").split(separator: "\n")
    let reference = try JSONSerialization.jsonObject(with: Data(text("reference").utf8))
    let devices = try #require((reference as? [String: Any])?["devices"] as? [[String: Any]])
    for (name, version) in [("iPhone 17", 26), ("iPhone 15", nil)] as [(String, Int?)] {
      let line = try #require(lines.first { $0.hasPrefix(name + "  ") })
      #expect(line.contains("iOS 26") == (version != nil))
      let device = try #require(devices.first { $0["name"] as? String == name })
      #expect(device["osVersion"] as? Int == version)
    }
  }

  @Test("The documentation is told the flag and the default of each key of the environment")
  func environment() throws {
    let reference = try JSONSerialization.jsonObject(with: Data(text("reference").utf8))
    let keys = try #require((reference as? [String: Any])?["environment"] as? [[String: String]])
    let help = try text("render", "--help").split(separator: "ENVIRONMENT:").last ?? ""
    for (name, flag, initial) in [
      ("appearance", "--appearance", "light, and on watchOS always dark"),
      ("timeZone", "--time-zone", "UTC"), ("onOffLabels", "--on-off-labels", "false"),
      ("deviceFrame", "--frame", "false"), ("scale", "--scale", "the device's, or else 2"),
      ("theme", "--theme", "that of the platform and the version"), ("symbols", "--symbols", ""),
    ] {
      let key = try #require(keys.first { $0["name"] == name }, "\(name)")
      #expect(key["flag"] == flag && key["default"] == initial, "\(key)")
    }
    for key in keys { #expect(help.contains(try "  \(#require(key["flag"]))"), "\(key)") }
    let flags = help.split(separator: "\n").filter { $0.hasPrefix("  --") }
    #expect(keys.count == flags.filter { !$0.hasPrefix("  --no-") }.count)
  }

  @Test("schema is JSON that knows every component and every key of the top")
  func schema() throws {
    let text = try text("schema")
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((json?["$schema"] as? String)?.contains("json-schema.org") == true)
    for word in ["Label", "Button", "VStack", "cornerRadius", "appearance", "textSize", "width"] {
      #expect(text.contains("\"\(word)\""))
    }
  }

  @Test("--version names the libraries that decide on words and pixels")
  func version() throws {
    let text = try text("--version")
    #expect(text.hasPrefix("maquette "))
    for library in ["cairo", "pango", "freetype"] {
      #expect(text.contains(try Regex("(?m)^\(library) [0-9]+\\.[0-9]+\\.[0-9]+$")))
    }
    // What dates and numbers say depends on it.
    #expect(text.contains(try Regex("(?m)^icu [0-9]+\\.[0-9]+")))
  }

  @Test(
    "The help of each command has an example",
    arguments: [
      "render", "button", "label", "gallery", "inspect", "components", "themes", "fonts", "schema",
    ])
  func help(command: String) throws {
    let page = try text(command, "--help")
    #expect(page.contains("Example"))
    #expect(page.contains("  maquette \(command)"))
    #expect(try text("help", command) == page)
    #expect(try text("--help").contains("  \(command) "))
  }

  @Test("Drawing commands take the same environment", arguments: ["render", "button", "inspect"])
  func sameFlags(command: String) throws {
    let text = try text(command, "--help")
    for flag in [
      "platform", "device", "appearance", "contrast", "direction", "locale", "calendar",
      "time-zone", "hour-cycle", "now", "text-size", "theme", "scale",
    ] { #expect(text.contains("--\(flag) "), "\(flag)") }
  }

  @Test("Shells get completions", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let text = try text("--generate-completion-script", shell)
    #expect(text.contains("maquette"))
    #expect(text.contains("gallery"))
    #expect(text.contains("variants"))
  }

  @Test("Help that cannot be printed is an error", arguments: ["--help", "--version", "schema"])
  func fullOutput(command: String) throws {
    let outcome = try Workspace().shell("\"$MAQUETTE\" \(command) > /dev/full")
    #expect(outcome.status == 73)
    #expect(
      outcome.errors
        == "error: cannot write to standard output: No space left on device; "
        + "free some space on the disk, or write elsewhere\n")
  }
}
