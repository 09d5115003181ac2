import Foundation
import Testing

@Suite("maquette.yaml, when something is wrong with it")
struct ConfigurationMistakeTests {
  @Test("Everything that is wrong is told at once, with its place")
  func mistakes() throws {
    let workspace = try ConfigurationTests.project(
      """
      varients: [light]
      sets:
        phone:
          specs: [ui]
          variants: [light, drak, light]
          scales: [2, 9]
          theme: nowhere.yaml
          locale: xx_!!
          tolerance: {pixel: 3}
          ignore:
            - area: 1,2,3
        "a/b": {folder: ../x}
        tablet: [ui]

      """)
    for command in [
      ["snapshot", "verify"], ["snapshot", "list"], ["check"], ["watch", "-o", "x"],
    ] {
      let outcome = try workspace.run(command)
      #expect(outcome.status == 65, "\(command)")
      for line in [
        "1:1: error: unknown key 'varients' of the configuration",
        "5:23: error: unknown variant 'drak'",
        "5:29: error: variant 'light' is listed twice",
        "6:17: error: 'scale' is 9; it must be a number from 1 to 4",
        "7:12: error: there is no file 'nowhere.yaml'",
        "8:13: error: 'xx_!!' is not a locale", "9:16: error: a rule of 'tolerance' has no",
        "9:17: error: unknown key 'pixel' of a rule of 'tolerance'",
        "11:15: error: '1,2,3' is not a rectangle",
        "12:3: error: 'a/b' is not a name of a set", "12:19: error: '../x' is not a folder below",
        "13:11: error: the set 'tablet' is a list, not a map",
      ] {
        #expect(outcome.errors.contains("maquette.yaml:\(line)"), "\(line): \(outcome.errors)")
      }
      #expect(outcome.errors.contains("add how many pixels may differ, for example 'pixels: 20'"))
      // With the lines that are meant, as of specs.
      #expect(
        outcome.errors.contains(
          "1 | varients: [light]\n  | ^~~~~~~~ did you mean 'variants'?"))
    }
  }

  @Test(
    "Sets that are no map, or have no set that can be read, are one mistake",
    arguments: [
      ("sets: 5\n", "1:7: error: 'sets' is '5', not a map of sets by name"),
      ("sets: {a: 5}\n", "1:11: error: the set 'a' is '5', not a map"),
      ("sets: {}\n", "1:7: error: 'sets' has no set in it"),
    ])
  func sets(text: String, message: String) throws {
    let outcome = try ConfigurationTests.project(text).run("snapshot", "list")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("maquette.yaml:\(message)\n"), "\(outcome.errors)")
    #expect(outcome.errors.components(separatedBy: ": error: ").count == 2, "\(outcome.errors)")
  }

  @Test(
    "Specs that are not there are told where they are named",
    arguments: [
      (
        "specs: \"ui/*.yaml\"\n", "1:8", "'ui/*.yaml'",
        "patterns are not expanded here; name the folder, or each file"
      ),
      ("sets:\n  main:\n    specs: [ui, uii]\n", "3:17", "'uii'", "check the name and the folder"),
    ])
  func missing(text: String, place: String, name: String, hint: String) throws {
    let workspace = try ConfigurationTests.project(text)
    for command in [
      ["check"], ["lint"], ["snapshot", "verify"], ["snapshot", "record"], ["snapshot", "clean"],
      ["snapshot", "list"], ["watch", "-o", "x"],
    ] {
      let outcome = try workspace.run(command)
      #expect(outcome.status == 66, "\(command): \(outcome.errors)")
      #expect(
        outcome.errors.contains("maquette.yaml:\(place): error: there is no file"),
        "\(outcome.errors)")
      #expect(outcome.errors.contains(name) && outcome.errors.contains(hint), "\(outcome.errors)")
    }
    // The same file, named by somebody else, has no place.
    let named = try workspace.run("check", "other.yaml")
    #expect(named.errors == "error: there is no file 'other.yaml'; check the name and the folder\n")
  }

  @Test("What the command line names, too, is no mistake in the file")
  func named() throws {
    for name in ["uii", "ui/*.yaml", "واجهة", "画面", "экран", "מסך", "स्क्रीन"] {
      let workspace = try ConfigurationTests.project(
        "sets:\n  main:\n    specs: [ui, \"\(name)\"]\n")
      for command in [
        ["check"], ["lint"], ["snapshot", "verify"], ["snapshot", "clean"], ["snapshot", "list"],
        ["watch", "-o", "x"],
      ] {
        let outcome = try workspace.run(command + [name])
        #expect(outcome.status == 66, "\(command): \(outcome.errors)")
        #expect(outcome.errors.contains("error: there is no file"), "\(outcome.errors)")
        #expect(outcome.errors.contains("'\(name)'"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("maquette.yaml"), "\(command): \(outcome.errors)")
        // Whoever names a folder around it names it not.
        let around = try workspace.run(command + ["."])
        #expect(around.status == 66, "\(command): \(around.errors)")
        #expect(around.errors.contains("maquette.yaml:3:17: error: "), "\(around.errors)")
      }
    }
  }

  @Test(
    "A pattern that no shell expanded is told to be one", arguments: ["check", "render", "watch"])
  func pattern(command: String) throws {
    let workspace = try Workspace(["ui/a.yaml": "Label: A\n"])
    let outcome = try workspace.run(command, "ui/*.yaml")
    #expect(outcome.status == 66)
    #expect(
      outcome.errors.hasSuffix(
        "'ui/*.yaml'; only the shell expands patterns, without quotes and where a file matches; "
          + "or name the folder\n"), "\(outcome.errors)")
  }

  @Test("Two configurations, or both of --config and --no-config, are a mistake")
  func two() throws {
    let workspace = try ConfigurationTests.project("specs: ui\n")
    try workspace.write(".maquette.yaml", "specs: ui\n")
    let outcome = try workspace.run("snapshot", "verify")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("two configurations, 'maquette.yaml' and '.maquette.yaml'"))
    #expect(try workspace.run("check", "--config", "maquette.yaml").status == 0)
    #expect(try workspace.run("check", "--config", "maquette.yaml", "--no-config").status == 64)
    #expect(try workspace.run("check", "--config", "nowhere.yaml").status == 66)
    #expect(try workspace.run("check", "ui", "--no-config", "--set", "x").status == 64)
    let spec = try workspace.run("check", "--config", "ui/a.yaml")
    #expect(spec.status == 65)
    #expect(spec.errors.contains("ui/a.yaml: error: this is a spec, not a configuration"))
  }

  @Test(
    "A spec, a theme or symbols under that name are what they are",
    arguments: [
      "Button: Go\n", "platform: macos\nview: {Label: A}\n", ConfigurationTests.brand,
      "brand.reply:\n  layers:\n    - stroke: M1 1 L2 2\n",
    ])
  func otherFiles(text: String) throws {
    let workspace = try Workspace(["maquette.yaml": text, "ui/a.yaml": "Label: A\n"])
    let check = try workspace.run("check", "ui")
    #expect(check.status == 0, "\(check.errors)")
    let folder = try workspace.run("check", ".")
    #expect(folder.status == 0, "\(folder.errors)")
    #expect(try workspace.run("snapshot", "verify").status == 64)
  }

  @Test(
    "A file without keys is a mistake in it, and no reason to take one further up",
    arguments: [("- specs\n", "a list"), ("specs\n", "'specs'")])
  func noMap(text: String, kind: String) throws {
    let workspace = try ConfigurationTests.project("specs: ui\n")
    try workspace.write(".git/HEAD", "ref: refs/heads/main\n")
    try workspace.write("watch/maquette.yaml", text)
    for command in ["snapshot record", "check w.yaml"] {
      let outcome = try workspace.shell("cd watch && \"$MAQUETTE\" \(command)")
      #expect(outcome.status == 65, "\(command)")
      let message = "maquette.yaml:1:1: error: the configuration is \(kind), not a map\n"
      #expect(outcome.errors.hasPrefix(message), "\(command): \(outcome.errors)")
    }
    #expect(!workspace.exists("Snapshots"))
  }

  @Test("One picture of two sets is a mistake, unless one of them has a folder")
  func collision() throws {
    let sets = "sets:\n  one: {specs: ui}\n  two: {specs: ui, theme: themes/brand.yaml}\n"
    let workspace = try ConfigurationTests.project(sets)
    let outcome = try workspace.run("snapshot", "record")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains(
        "'ui/a.yaml' of the sets 'one' and 'two' would be the snapshot 'ui/a@2x' twice"))
    #expect(outcome.errors.contains("give one of the sets a 'folder'"))
  }
}
