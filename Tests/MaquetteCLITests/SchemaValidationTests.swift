import BuiltProgram
import Foundation
import Testing

/// Python's `jsonschema`, a validator of draft-07 that is not ours, reads files as editors do.
@Suite(
  "The schemas, read by a validator of JSON Schema",
  .enabled(
    if: SchemaCheck.isThere,
    "python3-jsonschema and python3-yaml are not installed; make test installs them"))
struct SchemaValidationTests {
  @Test("Themes: ours are valid, and what the reader refuses is not")
  func themes() throws {
    let (ours, themes) = try ThemeFiles.workspace(root: Checkout.root)
    defer { withExtendedLifetime(ours) {} }
    let check = try SchemaCheck(["--theme"])
    #expect(try check.invalid(themes + ["\(Checkout.root.path)/Examples/brand.yaml"]) == [])
    let broken = [
      "extends: ios\ncolours: {}\n",
      "extends: ios\ncolors: {tint: [\"#FFF\", \"#000\", \"#FFF\"]}\n",
      "extends: ios\ncolors: {tint: [red, blue]}\n", "extends: ios\nmetrics: {spacing: wide}\n",
      "extends: ios\nmetrics: {spacing: -1}\n", "extends: ios\nmetrics: {minHitTarget: [44]}\n",
      "extends: ios\nmetrics: {hitTarget: [44, 44]}\n",
      "extends: ios\nbuttons: {sizes: {huge: {radius: 1}}}\n",
      "extends: ios\nbuttons: {sizes: {large: {radius: round}}}\n",
      "extends: ios\nbuttons: {stretches: maybe}\n",
      "extends: ios\nbuttons: {cornerCurve: square}\n",
      "extends: ios\nbuttons: {styles: {filled: {normal: {backgruond: tint}}}}\n",
      "extends: ios\nbuttons: {styles: {filled: {normal: {background: {top: tint}}}}}\n",
      "extends: ios\nbuttons: {styles: {filled: {states: {pressed: {overlay: black 15}}}}}\n",
      "extends: ios\ntypography: {styles: {body: {weight: thick}}}\n",
      "extends: ios\ntypography: {styles: {body: {sizes: [[17, 22], [18, 23]]}}}\n",
      "extends: ios\nlabels: {link: {underline: dotted}}\n",
      "extends: ios\nlists: {styles: {plain: {header: {font: hugeTitle}}}}\n",
      "extends: ios\ncontrols: {swich: {trackWidth: 1}}\n",
      "extends: ios\nsymbols: {a: {layers: [{strike: M1 1}]}}\n",
      "extends: ios\nsymbols: {a: {rule: object}}\n", "extends: ios\nplatform: android\n",
      "- ios\n", "extends: nope\n", "extends: ios\ncolors: {tint: nope}\n",
      "extends: IOS26\nmaterials: {bar: nope}\n",
    ]
    let workspace = try Workspace(["spec.yaml": "Label: Text\n"])
    for (number, theme) in broken.enumerated() {
      let name = "\(number).yaml"
      try workspace.write(name, theme)
      let outcome = try workspace.run("render", "spec.yaml", "--theme", name, "-o", "a.png")
      // What no reader refuses need not be invalid either.
      #expect(outcome.status != 0, "\(theme)")
      #expect(try check.invalid([workspace.path(name)]).count == 1, "\(theme)")
    }
  }

  @Test("Specs: all examples are valid, typos are not")
  func specs() throws {
    let check = try SchemaCheck([])
    let examples = try Checkout.specs(in: "Examples").filter {
      !$0.hasSuffix("/brand.yaml") && !$0.hasSuffix("/icons.yaml")
    }
    #expect(examples.count > 5)
    // Screens take the validator up to a minute each.
    let screens = ["mac-files", "product", "new-event"].map {
      "\(Checkout.root.path)/Examples/screens/\($0).yaml"
    }
    #expect(try check.invalid(screens) == [])
    #expect(try check.invalid(examples) == [])
    let forms = try Workspace([
      "a.yaml": "SegmentedControl: \"\"\nsegments: [a]\n",
      "b.yaml": "Label: a\noverlay: {alignment: topLeading, content: [{Label: b}]}\n",
      "c.yaml": "VStack: [{Label: a, background: {alignment: top, content: {Label: b}}}]\n",
      "d.yaml": "VStack: [{Label: a, background: {linearGradient: [red, blue]}}]\n",
    ])
    #expect(try check.invalid(forms.files.map { forms.path($0) }) == [])
    let workspace = try Workspace([
      "a.yaml": "Buton: a\n", "b.yaml": "Button: a\nstlye: filled\n", "c.yaml": "platform: ios\n",
      "d.yaml": "Button: a\nstyle: fileld\n", "e.yaml": "VStack:\n  - Lable: a\n",
      "f.yaml": "platform: android\nLabel: a\n", "g.yaml": "Button: a\nsize: [1]\n",
    ])
    let typos = workspace.files.map { workspace.path($0) }
    #expect(try check.invalid(typos) == typos)
  }

  @Test("Configurations: what the reader takes is valid, and what it refuses is not")
  func configurations() throws {
    let check = try SchemaCheck(["--configuration"])
    let good = [
      "specs: ui\n", "specs: [ui]\nvariants: [light, dark]\nscales: [2, 3]\nlocale: ar\n",
      "specs: ui\ntolerance: 12\nignore: Gauge\n",
      "specs: ui\nvariants: [dark+rtl+2x, 'os26+AX3, ar_EG+bold', pseudo-long, iPhone 15 Pro]\n",
      """
      baselines: Snapshots
      results: out
      variants: light,dark
      sets:
        phone:
          specs: [ui]
          fonts: []
          scales: 2
          textSize: large
          tolerance:
            - {pixels: 3, pictures: "ui/*", component: [Gauge, Clock]}
            - {pixels: 3, area: "0, 0, 10.5, 20"}
          ignore: [Gauge, "1,2,3,4", {area: ["1,2,3,4"], pictures: [a]}]
          folder: phone

      """,
    ]
    let bad = [
      "spec: ui\n", "specs: {a: b}\n", "specs: ui\nscales: [2, 9]\n",
      "specs: ui\nplatform: android\n",
      "specs: ui\ntolerance: {component: Gauge}\n", "specs: ui\nignore: {pixels: 3}\n",
      "specs: ui\nignore: {area: \"1,2,3\"}\n", "sets: [ui]\n", "sets:\n  a: {spec: ui}\n",
      "specs: ui\nfolder: a\n", "- ui\n", "specs: ui\nvariants: [light, drak]\n",
      "specs: ui\nlint: {variants: light+hevy}\n", "specs: ui\nlint: {variants: []}\n",
    ]
    let workspace = try Workspace(["ui/a.yaml": "Label: A\n"])
    for (number, text) in (good + bad).enumerated() {
      let name = "\(number).yaml"
      try workspace.write(name, text)
      let outcome = try workspace.run("snapshot", "list", "--config", name)
      let isGood = number < good.count
      #expect((outcome.status == 0) == isGood, "\(text)\(outcome.errors)")
      #expect(try check.invalid([workspace.path(name)]).isEmpty == isGood, "\(text)")
    }
  }

  @Test("Specs: colours of a theme of one's own are valid in the schema that is made for it")
  func ownTheme() throws {
    let workspace = try Workspace([
      "t.yaml": "extends: ios\ncolors: {brand: [\"#0F766E\", \"#2DD4BF\"]}\n",
      "a.yaml": "theme: t.yaml\nLabel: a\ncolor: brand\n",
    ])
    let spec = workspace.path("a.yaml")
    #expect(try SchemaCheck(["--own-theme", workspace.path("t.yaml")]).invalid([spec]) == [])
    #expect(try SchemaCheck([]).invalid([spec]) == [spec])
  }

  @Test("Specs: the examples of every component are valid")
  func examples() throws {
    let workspace = try Workspace()
    let names = try workspace.run("components").lines.filter { !$0.hasPrefix(" ") }
      .compactMap { $0.split(separator: " ").first }
    #expect(names.count > 30)
    for name in names {
      let page = try workspace.run("components", String(name)).text
      for (number, part) in page.components(separatedBy: "\nExample: ").dropFirst().enumerated() {
        let lines = part.components(separatedBy: "\n").dropFirst().prefix { $0.hasPrefix("    ") }
        let spec = lines.map { $0.dropFirst(4) + "\n" }.joined()
        try workspace.write("\(name)-\(number).yaml", spec)
      }
    }
    let all = workspace.files.map { workspace.path($0) }
    #expect(all.count > 50)
    #expect(try SchemaCheck([]).invalid(all) == [])
  }

  @Test("Keys of a theme tell what they mean, but for those of a control, and can be read")
  func keys() throws {
    let workspace = try Workspace(["spec.yaml": "Label: Text\n"])
    let outcome = try workspace.run("schema", "--theme")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let schema = try #require(json)
    let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
    var paths: [String] = []
    func walk(_ rule: [String: Any], _ path: [String]) {
      if let name = (rule["$ref"] as? String)?.split(separator: "/").last {
        walk(definitions[String(name)] ?? [:], path)
      }
      for rule in rule["anyOf"] as? [[String: Any]] ?? [] { walk(rule, path) }
      for (key, rule) in rule["properties"] as? [String: [String: Any]] ?? [:] {
        #expect((rule["description"] == nil) == (path.dropLast() == ["controls"]), "\(path) \(key)")
        paths.append((path + [key]).joined(separator: ": {"))
        walk(rule, path + [key])
      }
    }
    walk(schema, [])
    #expect(paths.count > 1000)
    // A value that is nowhere right: of each key the value is refused, the key never.
    let keys = paths.filter { !$0.hasPrefix("controls") }
    for (number, path) in keys.sorted().enumerated() where number % 20 == 0 {
      let depth = path.components(separatedBy: ": {").count - 1
      let theme = "extends: macos\n\(path): [[]]\(String(repeating: "}", count: depth))\n"
      try workspace.write("theme.yaml", theme)
      let errors = try workspace.run("themes", "theme.yaml").errors
      #expect(!errors.contains("has no key"), "\(theme)\(errors)")
    }
  }

  @Test("A theme's schema takes no symbols")
  func symbols() throws {
    try expectRefusal(
      64, "--symbols is for specs", in: Workspace(), ["schema", "--theme", "--symbols", "a.yaml"])
  }
}

/// A schema of ours, and the validator.
struct SchemaCheck {
  private static let python = URL(fileURLWithPath: "/usr/bin/python3")
  private let workspace: Workspace

  static var isThere: Bool {
    let outcome = try? Maquette.run(
      ["-c", "import jsonschema, yaml"], in: URL(fileURLWithPath: "/"), program: python)
    return outcome?.status == 0
  }

  /// Prints the schema, which must be one itself.
  init(_ arguments: [String]) throws {
    workspace = try Workspace(["check.py": Self.script])
    let outcome = try workspace.run(["schema"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    try workspace.write("schema.json", outcome.output)
  }

  /// Those of some files that are not valid.
  func invalid(_ files: [String]) throws -> [String] {
    let outcome = try Maquette.run(
      ["check.py"] + files, in: workspace.folder, program: Self.python)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.lines
  }

  /// Reads YAML by the core schema of YAML 1.2, as editors do.
  private static let script = """
    import json, re, sys, yaml
    from jsonschema import Draft7Validator

    class Loader(yaml.SafeLoader): pass
    Loader.yaml_implicit_resolvers = {}
    for tag, pattern, first in [
        ('null', r'^(?:~|null|Null|NULL|)$', ['~', 'n', 'N', '']),
        ('bool', r'^(?:true|True|TRUE|false|False|FALSE)$', list('tTfF')),
        ('int', r'^[-+]?[0-9]+$', list('-+0123456789')),
        ('float', r'^[-+]?(?:\\.[0-9]+|[0-9]+(?:\\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$', list('-+.0123456789')),
        ('merge', r'^<<$', ['<'])]:
      Loader.add_implicit_resolver('tag:yaml.org,2002:' + tag, re.compile(pattern), first)

    validator = Draft7Validator(json.load(open('schema.json')))
    validator.check_schema(validator.schema)
    for path in sys.argv[1:]:
      if not validator.is_valid(yaml.load(open(path), Loader)):
        print(path)
    """
}
