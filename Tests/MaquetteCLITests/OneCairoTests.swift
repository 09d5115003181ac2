import Testing

@Suite("Libraries that draw")
struct OneCairoTests {
  @Test("librsvg draws with the Cairo of the program, and with no second one")
  func cairo() throws {
    let workspace = try Workspace([
      "a.yaml": "Image: a.svg\n",
      "a.svg": """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle r="9"/></svg>
      """,
    ])
    // The dynamic linker tells where it found each function.
    let outcome = try workspace.shell(
      """
      LD_DEBUG=bindings "$MAQUETTE" render a.yaml -o a.pdf --no-cache > /dev/null 2> bindings
      sed -n 's/.*binding file .*librsvg.* to \\([^ ]*\\) .*symbol `cairo_.*/\\1/p' bindings \
        | grep -v gobject | sort -u
      head -c 5 a.pdf
      """)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 2 && lines.last == "%PDF-", "\(outcome.text)")
  }
}
