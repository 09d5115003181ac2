import Maquette

extension LintItem {
  /// What people use: beside these a text may be a part of them, and is no name of another one.
  static let controls: Set = [
    "Button", "ColorPicker", "ComboBox", "DatePicker", "Gauge", "GradientButton", "HelpButton",
    "ImageButton", "LabeledContent", "Link", "Menu", "NavigationLink", "NumberField", "Picker",
    "PopUpButton", "PullDownButton", "RatingIndicator", "SearchField", "SecureField",
    "SegmentedControl", "Slider", "Stepper", "TextEditor", "TextField", "Toggle", "TokenField",
  ]

  /// What a control says that it is for; empty where it says nothing, `nil` for what is no control.
  /// What people have typed or chosen says nothing of that, but for the text of an editor, which often
  /// is all that a screen has.
  var controlTitle: String? {
    switch component {
    case let it as Toggle: it.title
    case let it as TextField: it.title + it.placeholder
    case let it as SecureField: it.title + it.placeholder
    case let it as TextEditor: it.placeholder + it.text
    case let it as NumberField: it.title + it.placeholder
    case let it as ComboBox: it.title + it.placeholder
    case let it as TokenField: it.title + it.placeholder
    case let it as Slider: it.title
    case let it as Stepper: it.title
    case let it as ColorPicker: it.title
    case let it as Gauge: it.title
    case let it as RatingIndicator: it.title
    default: nil
    }
  }

  /// What a picker says that is chosen with it; `nil` for what is no picker.
  var pickerTitle: String? {
    switch component {
    case let it as Picker:
      it.title + it.caption + it.columns.map(\.label).joined()
    case let it as DatePicker: it.title
    case let it as PopUpButton: it.label
    default: nil
    }
  }

  /// Whether it is a control that does not say what it is for.
  var isUnnamedControl: Bool {
    (controlTitle ?? pickerTitle)?.isEmpty == true && spokenLabel.isEmpty && !isHidden
  }

  /// Whether a text beside the control, or beside the few stacks that it is in, says what it is for:
  /// one in its row, or the one right above it. One text names one control.
  var isNamedBeside: Bool {
    var item = self
    for _ in 0..<3 {
      guard let around = item.parent else { return false }
      if around.hasRows {
        if around.placesNamed(below: item.key).contains(item.position) { return true }
      } else {
        let count = item.siblings.count
        if let above = item.neighbor(-1), above.isText, count == 2 || !above.isHeading {
          return true
        }
        if count == 2, item.neighbor(1)?.isText == true { return true }
        // The title of a section is that of its only row.
        if let section = around.component as? Section, !section.header.isEmpty, count == 1 {
          return true
        }
      }
      // Of several controls nobody knows which one is meant.
      guard around.isStack,
        !item.siblings.prefix(32).contains(where: { $0 !== item && $0.holdsUnnamed })
      else { return false }
      item = around
    }
    return false
  }

  /// Whether something beside a symbol, or beside the few stacks that it is in, says in words what
  /// it means: in its row, or right above or below it.
  var isSymbolNamedBeside: Bool {
    var item = self
    for _ in 0..<3 {
      guard let around = item.parent else { return false }
      if let grid = around.component as? Grid {
        if item.hasWordsBeside(inGridOf: max(1, grid.columns)) { return true }
      } else if around.hasRows {
        if item.hasWordsBeside { return true }
      } else if item.neighbor(-1)?.hasWords == true || item.neighbor(1)?.hasWords == true {
        return true
      }
      guard around.isStack, around.name == "ZStack" || !item.isOneOfSymbols else { return false }
      item = around
    }
    return false
  }

  /// Whether what is in it stands beside one another.
  private var hasRows: Bool { ["HStack", "ZStack", "Grid", "Complication"].contains(name) }

  private var isStack: Bool { ["HStack", "VStack", "ZStack", "Grid"].contains(name) }

  /// Whether it is a text in a style of titles, which is for more than what follows it.
  private var isHeading: Bool {
    guard let font = value("font") as FontValue?, case .style(let style) = font.base else {
      return false
    }
    return [.largeTitle, .title, .title2, .title3].contains(style)
  }

  /// The next one before or behind it that is no space or line; `nil` for none.
  private func neighbor(_ step: Int) -> LintItem? {
    let siblings = siblings
    var place = position + step
    for _ in 0..<3 {
      guard siblings.indices.contains(place) else { return nil }
      guard ["Spacer", "Divider"].contains(siblings[place].name) else { return siblings[place] }
      place += step
    }
    return nil
  }

  /// Whether words stand in its row of a grid, or right above or below it there.
  private func hasWordsBeside(inGridOf columns: Int) -> Bool {
    let siblings = siblings
    let start = position / columns * columns
    let row = start..<min(siblings.count, start + columns)
    return (Array(row) + [position - columns, position + columns]).contains {
      $0 != position && siblings.indices.contains($0) && siblings[$0].hasWords
    }
  }

  /// Whether other symbols stand beside it, and nothing that is for use.
  private var isOneOfSymbols: Bool {
    let others = siblings.prefix(32).filter { $0 !== self }
    return others.contains { $0.subtree.contains { $0.component is Image } }
      && !others.contains(where: \.holdsControl)
  }
}
