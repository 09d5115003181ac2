import Testing

@Suite("-j")
struct ParallelTests {
  /// Twenty specs; some warn, some are wrong.
  private func specs() -> [String: String] {
    var specs: [String: String] = [:]
    for number in 10..<30 {
      let name = "spec\(number).yaml"
      switch number % 5 {
      case 0: specs[name] = "Buton: \(number)"
      case 1: specs[name] = "VStack:\n- Button\n- Label: \(number)"
      default: specs[name] = "Button: Item \(number)\nstyle: filled\nsymbol: star"
      }
    }
    return specs
  }

  @Test("Any number of workers makes the same files and prints the same, in order")
  func invariance() throws {
    let specs = specs()
    let names = specs.keys.sorted() + ["missing.yaml"]
    var first: (outcome: Maquette.Outcome, files: [String: [UInt8]])?
    for workers in ["1", "2", "8"] {
      let workspace = try Workspace(specs)
      let outcome = try workspace.run(
        ["render"] + names
          + ["-j", workers, "-o", "out", "--variants", "light,dark+rtl", "--format", "png,svg,pdf"])
      let files = Dictionary(
        uniqueKeysWithValues: try workspace.files.map { ($0, try workspace.bytes($0)) })
      guard let expected = first else {
        first = (outcome, files)
        continue
      }
      #expect(outcome.status == expected.outcome.status)
      #expect(outcome.text == expected.outcome.text)
      #expect(outcome.errors == expected.outcome.errors)
      #expect(files.keys.sorted() == expected.files.keys.sorted())
      for (name, bytes) in files { #expect(expected.files[name] == bytes, "\(name)") }
    }
    #expect(first?.outcome.status == 65)
    #expect(first?.outcome.lines.count == 16 * 6)
    #expect(first?.outcome.errorLines.count == 5)
  }

  @Test("No progress bar where nobody watches")
  func progress() throws {
    let outcome = try Workspace(specs().filter { $0.value.hasPrefix("Button") })
      .shell("\"$MAQUETTE\" render *.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
  }

  @Test("A progress bar on a terminal, gone at the end, and one line that closes the run")
  func terminal() throws {
    let workspace = try Workspace(specs().filter { $0.value.hasPrefix("Button") })
    let script = try workspace.shell(
      "command -v script > /dev/null || exit 99\n"
        + "script -qec '\"$MAQUETTE\" render *.yaml > /dev/null' /dev/null < /dev/null")
    // Without the program `script` there is no terminal to try it on.
    guard script.status != 99 else { return }
    #expect(script.status == 0)
    #expect(script.text.contains("12/12"))
    let end = try #require(script.text.split(separator: "\u{1B}[K").last)
    #expect(end.hasPrefix("12 pictures ") && end.hasSuffix("\r\n"), "\(end)")
  }
}
