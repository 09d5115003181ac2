import BuiltProgram
import Foundation
import Testing

@testable import MaquetteCLI

@Suite("Completions of shells")
struct CompletionTests {
  /// What bash offers for the last word of a line.
  ///
  /// - Parameter last: a word of its own behind the line, with quotes and spaces as somebody types them.
  private func completions(
    _ line: String, _ last: String = "", in workspace: Workspace
  ) throws -> [String] {
    let script = """
      source ./maquette.bash
      COMP_LINE=\(line.debugDescription)
      read -ra COMP_WORDS <<< "${COMP_LINE//=/ = }"
      [[ $COMP_LINE == *' ' ]] && COMP_WORDS+=("$LAST")
      COMP_LINE+=$LAST; COMP_POINT=${#COMP_LINE}
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _maquette maquette "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try workspace.write("complete.sh", script)
    // What is long is asked of the program.
    let path = BuiltProgram.url.deletingLastPathComponent().path + ":/usr/bin:/bin"
    let outcome = try Maquette.run(
      ["--norc", "complete.sh"], environment: ["PATH": path, "LAST": last], in: workspace.folder,
      program: URL(fileURLWithPath: "/bin/bash"))
    return outcome.lines
  }

  @Test("bash completes commands, options, files and fixed values")
  func bash() throws {
    let workspace = try Workspace(["signin.yaml": "Label: a\n", "notes.txt": ""])
    let script = try workspace.run("--generate-completion-script", "bash")
    try workspace.write("maquette.bash", script.output)
    #expect(try completions("maquette f", in: workspace).sorted() == ["fmt", "fonts"])
    #expect(try completions("maquette fmt --", in: workspace).contains("--check"))
    #expect(try completions("maquette fmt s", in: workspace) == ["signin.yaml"])
    #expect(try completions("maquette render --format ", in: workspace) == ["png", "svg", "pdf"])
    #expect(try completions("maquette render --variants dar", in: workspace) == ["dark"])
    #expect(try completions("maquette render --appearance ", in: workspace) == ["light", "dark"])
    #expect(
      try completions("maquette components Bu", in: workspace) == [
        "Button", "ButtonBar", "ButtonGroup",
      ])
    #expect(try completions("maquette themes ma", in: workspace) == ["macos", "macos26"])
    #expect(try completions("maquette snapshot ver", in: workspace) == ["verify"])
    #expect(!(try completions("maquette man", in: workspace).contains("manual")))
  }

  @Test("bash completes devices, locales, calendars, symbols, colours and fonts")
  func namesOfThings() throws {
    let workspace = try Workspace()
    let script = try workspace.run("--generate-completion-script", "bash")
    try workspace.write("maquette.bash", script.output)
    for (line, word) in [
      ("render --device iPad", "iPad Pro 11-inch"), ("render --locale ar_E", "ar_EG"),
      ("render --locale ar-E", "ar-EG"), ("render --locale zh-Hans-C", "zh-Hans-CN"),
      ("render --variants dark+ar-E", "dark+ar-EG"), ("audit --locales de,ar-E", "de,ar-EG"),
      ("docc --locales ar-E", "ar-EG"),
      ("render --calendar bud", "buddhist"), ("button --symbol star.f", "star.fill"),
      ("label --color sec", "secondary"), ("label --font head", "headline"),
      ("render --tint systemR", "systemRed"),
    ] {
      #expect(
        try completions("maquette \(line)", in: workspace).contains { $0.hasPrefix(word) },
        "\(line)")
    }
  }

  @Test("bash completes names with spaces behind a space, after a backslash and in quotes")
  func spaces() throws {
    let workspace = try Workspace(["my themes/brand.yaml": "extends: ios\n"])
    let script = try workspace.run("--generate-completion-script", "bash")
    try workspace.write("maquette.bash", script.output)
    for (line, last, words) in [
      ("render --device ", #"iPhone\ A"#, ["iPhone Air", "iPhone Air landscape"]),
      ("render --device ", #""iPhone A"#, ["iPhone Air", "iPhone Air landscape"]),
      ("render --device ", "'iPhone A", ["iPhone Air", "iPhone Air landscape"]),
      ("label --font ", #"title\ bol"#, ["title bold"]),
      ("render --theme ", #"my\ themes/b"#, ["my themes/brand.yaml"]),
    ] {
      #expect(
        try completions("maquette \(line)", last, in: workspace) == words, "\(line)\(last)")
    }
  }

  @Test("bash completes what follows a comma or a plus, and offers nothing twice")
  func lists() throws {
    let workspace = try Workspace()
    let script = try workspace.run("--generate-completion-script", "bash")
    try workspace.write("maquette.bash", script.output)
    #expect(
      try completions("maquette render --variants light,dar", in: workspace) == ["light,dark"])
    #expect(
      try completions("maquette render --variants light,dark+rt", in: workspace)
        == ["light,dark+rtl"])
    #expect(
      try completions("maquette render --format png,", in: workspace) == ["png,svg", "png,pdf"])
    #expect(
      try completions("maquette render --overlay bounds,base", in: workspace)
        == ["bounds,baselines"])
  }

  @Test("bash completes a value behind the equals sign of its option, and goes on behind it")
  func valuesBehindSigns() throws {
    let workspace = try Workspace()
    let script = try workspace.run("--generate-completion-script", "bash")
    try workspace.write("maquette.bash", script.output)
    for (line, words) in [
      ("render --platform=ip", ["ipados"]), ("render --appearance=", ["light", "dark"]),
      ("render --tint=systemR", ["systemRed"]), ("render --format=png,s", ["png,svg"]),
      ("button Hi --platform=ios --style=ti", ["tinted"]),
      ("render --platform=ios --appe", ["--appearance"]),
    ] {
      #expect(try completions("maquette \(line)", in: workspace) == words, "\(line)")
    }
    #expect(try completions("maquette render --locale=", in: workspace).contains("ar_EG"))
    #expect(try completions("maquette gallery --format png,sv", in: workspace) == ["png,svg"])
    #expect(try completions("maquette snapshot verify --variant dar", in: workspace) == ["dark"])
  }

  @Test("zsh is told which options may have their value behind an equals sign")
  func signsInZsh() throws {
    let script = try Workspace().run("--generate-completion-script", "zsh").text
    #expect(script.contains("\n        '--platform=["))
    #expect(script.contains("\n        '*--variants=["))
    #expect(script.contains("'{--output=,-o}'["))
    #expect(script.contains("\n        '--no-text["), "a flag has no value")
    #expect(script.contains("'{--quiet,-q}'["))
    for (written, value) in [
      ("re", "re"), ("=", ""), ("--tint=re", "re"), ("--tint=", ""), ("a=b", "a=b"), ("", ""),
    ] {
      #expect(ShellWord.value(written) == value)
    }
  }

  @Test("bash completes the commands that help is about, those in a command, and nothing twice")
  func help() throws {
    let workspace = try Workspace(["a.yaml": "Label: A\n"])
    let script = try workspace.run("--generate-completion-script", "bash")
    try workspace.write("maquette.bash", script.output)
    let inner = ["verify", "record", "accept", "list", "clean", "merge-results", "merge"]
    #expect(try completions("maquette help snapshot ", in: workspace).sorted() == inner.sorted())
    #expect(try completions("maquette help snapshot ver", in: workspace) == ["verify"])
    #expect(try completions("maquette help render ", in: workspace).joined() == "")
    for line in [
      "", "help ", "help snapshot ", "snapshot ", "render --variants ", "render --variants ar",
      "render --tint ", "label --font ", "render --theme ", "explain ", "lint --rules ",
    ] {
      let found = try completions("maquette \(line)", in: workspace)
      #expect(!found.isEmpty && Set(found).count == found.count, "\(line)")
    }
  }

  @Test("bash completes themes and their files, versions, rules, sizes, scales and components")
  func moreNames() throws {
    let workspace = try Workspace(["ios-brand.yaml": "extends: ios\n", "ios.txt": ""])
    let script = try workspace.run("--generate-completion-script", "bash")
    try workspace.write("maquette.bash", script.output)
    for (line, word) in [
      ("docc --locales d", "de"), ("docc --scales 2,", "2,3"), ("help re", "render"),
      ("render --variants light,ar", "light,ar_EG"), ("render --callout But", "Button"),
      ("render --os-version ", "26"), ("render --theme i", "ios26"),
      ("render --theme i", "ios-brand.yaml"), ("themes ios", "ios26"),
      ("audit --locales d", "de"), ("audit --text-sizes lar", "large"),
      ("lint --rules bu", "button"), ("explain button/", "button/hit-target"),
    ] {
      let found = try completions("maquette \(line)", in: workspace)
      #expect(found.contains(word), "\(line): \(found.prefix(9))")
    }
    let light = try completions("maquette render --variants light,", in: workspace)
    #expect(light.contains("light,dark") && !light.contains("light,light"))
    #expect(!(try completions("maquette render --theme i", in: workspace).contains("ios.txt")))
  }

  @Test("The completions of each shell are ones that it reads", arguments: ["bash", "zsh", "fish"])
  func shells(shell: String) throws {
    let workspace = try Workspace()
    let script = try workspace.run("--generate-completion-script", shell)
    try workspace.write("script", script.output)
    let outcome = try workspace.shell(
      "command -v \(shell) > /dev/null || { echo absent; exit 0; }; \(shell) -n script")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
  }
}
