import Maquette

/// The manual page of the program in mdoc, with a line for each command, or the page of a command.
struct ManualPage {
  private(set) var text: String

  /// The page of one command, called as the words of its path.
  init(_ command: HelpDump.Command, path: [String], within root: HelpDump.Command) {
    let name = ManualPage.name(path)
    text = ".Dd \(MaquetteVersion.date)\n.Dt \(name.uppercased()) 1\n.Os\n.Sh NAME\n.Nm \(name)\n"
    addTitle(command.abstract ?? "")
    text += ".Sh SYNOPSIS\n"
    if command.shownCommands.isEmpty {
      addCall(command, path: path)
    } else {
      for inner in command.shownCommands { addCall(inner, path: path + [inner.commandName]) }
    }
    let exits = Exits.of(path)
    let parts = Discussion(command.discussion ?? "", without: exits)
    text += ".Sh DESCRIPTION\n"
    if let abstract = command.abstract { addText(abstract) }
    addDiscussion(parts.description)
    addOptions(of: command)
    text += ManualPage.closing(of: command, path, exits)
    if !parts.examples.isEmpty {
      text += ".Sh EXAMPLES\n"
      addDiscussion(parts.examples)
    }
    text += ManualPage.relatives(of: command, path, within: root)
  }

  init(_ root: HelpDump.Command) {
    text = ".Dd \(MaquetteVersion.date)\n.Dt MAQUETTE 1\n.Os\n.Sh NAME\n.Nm \(root.commandName)\n"
    addTitle(root.abstract ?? "")
    text += ".Sh SYNOPSIS\n.Nm\n.Ar command\n.Op Ar options\n.Nm\n.Cm help\n.Op Ar command\n"
    text += ".Nm\n.Fl -version\n.Sh DESCRIPTION\n"
    addDiscussion(root.discussion ?? "")
    addCommands(of: root)
    text += ManualPage.closing + ManualPage.relatives(of: root, [], within: root)
  }

  private mutating func addTitle(_ abstract: String) {
    text +=
      ".Nd \(Escape.roff(abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract))\n"
  }

  /// What each command does. All else is on its own page.
  private mutating func addCommands(of root: HelpDump.Command) {
    let commands = root.shownCommands
    let example = commands.first.map { ManualPage.name([$0.commandName]) } ?? ""
    text += ".Sh COMMANDS\nEach command has a page of its own, for example\n.Xr \(example) 1 .\n"
    let longest = commands.map(\.commandName.count).max() ?? 0
    text += ".Pp\n.Bl -tag -width \(longest)n -compact\n"
    for command in commands {
      text += ".It Cm \(command.commandName)\n"
      addText(command.abstract ?? "")
    }
    text += ".El\n"
  }

  private mutating func addOptions(of command: HelpDump.Command) {
    let arguments = command.shownArguments.filter { $0.names?.first?.name != "help" }
    guard !arguments.isEmpty, command.shownCommands.isEmpty else { return }
    let titles = arguments.map(\.title).reduce(into: [String]()) { titles, title in
      if !titles.contains(title) { titles.append(title) }
    }
    for title in titles {
      text += ".Ss \(Escape.roff(title))\n.Bl -tag -width Ds\n"
      for argument in arguments where argument.title == title { add(argument) }
      text += ".El\n"
    }
  }

  private mutating func addCall(_ command: HelpDump.Command, path: [String]) {
    text += ".Nm maquette\n.Cm \(path.joined(separator: " "))\n"
    if command.shownArguments.contains(where: { $0.kind != "positional" }) {
      text += ".Op Ar options\n"
    }
    for argument in command.shownArguments where argument.kind == "positional" {
      let name = "Ar \(argument.valueName ?? "value")" + (argument.isRepeating ? " ..." : "")
      text += argument.isOptional ? ".Op \(name)\n" : ".\(name)\n"
    }
  }

  private mutating func add(_ argument: HelpDump.Argument) {
    let value = argument.valueName ?? "value"
    if argument.kind == "positional" {
      text += ".It Ar \(value)\n"
    } else {
      let names = (argument.names ?? []).map { name in
        "Fl \(name.kind == "long" ? "-" : "")\(name.name)"
      }
      let flags = names.joined(separator: " , ")
      text += ".It \(flags)\(argument.kind == "option" ? " Ar \(value)" : "")\n"
    }
    addText(argument.abstract ?? "")
    if let initial = argument.defaultValue, !initial.isEmpty {
      addText("(default: \(initial))")
    }
  }

  /// Paragraphs; what is indented stays as it is.
  private mutating func addDiscussion(_ discussion: String) {
    var isLiteral = false
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      if isIndented != isLiteral {
        text += isIndented ? ".Bd -literal -offset 2n\n" : ".Ed\n"
        isLiteral = isIndented
      }
      if isIndented {
        text += Escape.roff(String(line.dropFirst(2))) + "\n"
      } else if !line.isEmpty {
        addParagraph(String(line))
      }
    }
    if isLiteral { text += ".Ed\n" }
  }

  private mutating func addParagraph(_ paragraph: String) {
    if !text.hasSuffix("\n.Sh DESCRIPTION\n") { text += ".Pp\n" }
    addText(paragraph)
  }

  /// A text, each sentence on lines of its own and no line long, as mdoc wants it.
  private mutating func addText(_ paragraph: String) {
    var line = ""
    func end() {
      if !line.isEmpty { text += line + "\n" }
      line = ""
    }
    for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let shown = Escape.roff(String(word))
      if line.utf8.count + shown.utf8.count >= 78 { end() }
      line += (line.isEmpty ? "" : " ") + shown
      if word.hasSuffix("."), word != "..." { end() }
    }
    end()
  }
}
