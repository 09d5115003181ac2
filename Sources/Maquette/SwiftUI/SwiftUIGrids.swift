import MaquetteComponents
import MaquetteCore

extension LazyVGrid: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("columns")
    let columns = self.columns.source(spacing: self.spacing)
    return keys.view(
      "LazyVGrid(alignment: .{alignment?}, spacing: {spacing?})", of: "children"
    ).with(argument: "columns: \(columns)", of: "LazyVGrid")
  }
}

extension LazyHGrid: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("rows")
    let rows = self.rows.source(spacing: self.spacing)
    return keys.view(
      "LazyHGrid(alignment: .{alignment?}, spacing: {spacing?})", of: "children"
    ).with(argument: "rows: \(rows)", of: "LazyHGrid")
  }
}

extension SwiftView {
  /// The view with one more argument, before those that it has.
  fileprivate func with(argument: String, of name: String) -> SwiftView {
    var copy = self
    let rest = lines[0].dropFirst(name.count)
    copy.lines[0] =
      rest.hasPrefix("(")
      ? "\(name)(\(argument), \(rest.dropFirst())" : "\(name)(\(argument))\(rest)"
    return copy
  }
}

extension GridItems {
  /// The list of them; equal ones are counted.
  fileprivate func source(spacing: Double?) -> String {
    let words = items.map { $0.source(spacing: spacing) }
    if words.count > 1, Set(words).count == 1 {
      return "Array(repeating: \(words[0]), count: \(words.count))"
    }
    return "[\(words.joined(separator: ", "))]"
  }
}

extension GridItem {
  fileprivate func source(spacing: Double?) -> String {
    var words = ["." + size.source]
    if let gap = self.spacing ?? spacing { words.append("spacing: \(SwiftLiteral.number(gap))") }
    if alignment != .center { words.append("alignment: .\(alignment.rawValue)") }
    return "GridItem(\(words.joined(separator: ", ")))"
  }
}

extension GridItem.Size {
  fileprivate var source: String {
    switch self {
    case .fixed(let length): "fixed(\(SwiftLiteral.number(length)))"
    case .flexible(let minimum, let maximum):
      "flexible(" + bounds(minimum == 10 ? nil : minimum, maximum) + ")"
    case .adaptive(let minimum, let maximum): "adaptive(" + bounds(minimum, maximum) + ")"
    }
  }

  private func bounds(_ minimum: Double?, _ maximum: Double) -> String {
    var words = minimum.map { ["minimum: \(SwiftLiteral.number($0))"] } ?? []
    if maximum.isFinite { words.append("maximum: \(SwiftLiteral.number(maximum))") }
    return words.joined(separator: ", ")
  }
}

extension GroupBox: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "systemImage", "alignment", "spacing", "children")
    let views = export.views(self.children)
    let word = self.alignment.rawValue
    let room = self.spacing.map { ", spacing: \(SwiftLiteral.number($0))" } ?? ""
    var stack = SwiftView("VStack(alignment: .\(word)\(room))", children: views)
    let isWide = export.platform != .macos
    if isWide { stack.modifiers.append(".frame(maxWidth: .infinity, alignment: .\(word))") }
    if self.systemImage.isEmpty {
      let title = self.title.isEmpty ? "GroupBox" : "GroupBox(\(SwiftLiteral.title(self.title)))"
      return SwiftView(title, children: [stack])
    }
    let label = export.label(self.title, symbol: self.systemImage)
    return SwiftView("GroupBox", blocks: [("", [stack]), ("label", [label])])
  }
}
