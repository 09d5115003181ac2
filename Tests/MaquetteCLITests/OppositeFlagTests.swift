import Testing

@testable import MaquetteCLI

@Suite("A flag and its opposite, --frame and --no-frame")
struct OppositeFlagTests {
  @Test("They are one entry: in help, in manual pages and for the site")
  func entries() throws {
    let help = try Workspace().run("render", "--help").text
    #expect(help.contains("\n  --frame, --no-frame     Draw the body"))
    let root = try HelpDump.own()
    let render = root.command(named: ["render"])
    let frame = try #require(render.arguments.first { $0.names?.first?.name == "frame" })
    #expect(frame.names?.map(\.name) == ["frame", "no-frame"])
    let pages = ManualPage.all(of: root.command)
    let page = try #require(pages.first { $0.file == "maquette-render.1" }).page.text
    #expect(page.contains("\n.It Fl -frame , Fl -no-frame\nDraw the body"))
    #expect(root.json.text.ranges(of: "\"abstract\": \"Draw the body of the device").count > 1)
    func check(_ command: HelpDump.Command) {
      let words = command.shownArguments.filter { $0.kind == "flag" }.compactMap(\.abstract)
      #expect(Set(words).count == words.count, "\(command.commandName): \(words)")
      for inner in command.shownCommands { check(inner) }
    }
    check(root.command)
  }

  @Test("zsh and fish say of the opposite of a flag that it is one, and of no other")
  func opposites() throws {
    let workspace = try Workspace()
    for (shell, flag, opposite) in [
      ("zsh", "'--frame[Draw the body", "'--no-frame[The opposite of --frame.]'"),
      ("fish", "-l 'frame' -d 'Draw the body", "-l 'no-frame' -d 'The opposite of --frame.'"),
    ] {
      let lines = try workspace.run("--generate-completion-script", shell).lines
      #expect(lines.contains { $0.contains(flag) } && lines.contains { $0.contains(opposite) })
      #expect(!lines.contains { $0.contains("no-frame") && $0.contains("Draw the body") })
      #expect(lines.contains { $0.contains("no-cache") && $0.contains("Use no cache") })
    }
  }
}
