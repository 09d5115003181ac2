import ArgumentParser
import Maquette

/// `maquette fonts`: tells which fonts are pinned and where they come from.
struct FontsCommand: ParsableCommand, TellsExits {
  static let exits = Exits(66)

  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the pinned fonts with their packages and weights, and the font designs.",
    usage: "maquette fonts [<options>]",
    discussion: """
      Examples:
        maquette fonts
        maquette fonts --font-path ~/fonts
        maquette fonts --files       # the files that may be opened
        maquette fonts --json > fonts.json
      """)

  @Flag(
    name: .customLong("files"), help: "List the font files that may be opened, one on each line.")
  var files = false

  @Flag(
    name: .customLong("json"),
    help: "Print the families and designs, or the files, as JSON, for programs.")
  var json = false

  @OptionGroup var fonts: FontOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let listing = FontListing(fontPaths: try fonts.fontPaths())
    if files {
      guard json else { return try Console.output(lines: listing.files) }
      try JSONListing.print([("files", JSONValue.strings(listing.files))])
    } else if json {
      try JSONListing.print([
        ("families", .array(listing.families.map(family))),
        ("designs", .array(listing.designs.map(design))),
        ("widths", .array(listing.widths.map(design))),
      ])
    } else {
      try Console.output(
        Table.text(listing.rows, wrapsLast: true) + "\n" + Table.text(listing.designRows))
    }
  }

  private func family(_ family: FontListing.Family) -> JSONValue {
    .object([
      ("name", .string(family.name)), ("package", family.package.map(JSONValue.string) ?? .null),
      ("isInstalled", .bool(family.isInstalled)), ("weights", JSONValue.strings(family.weights)),
    ])
  }

  private func design(_ design: FontListing.Design) -> JSONValue {
    .object([
      ("name", .string(design.name)), ("families", JSONValue.strings(design.families)),
      ("missing", JSONValue.strings(design.missing)),
    ])
  }
}
