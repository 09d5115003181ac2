import MaquetteComponents
import MaquetteLocale

extension ExportedKeys {
  /// Adds the look of a text that is made of a value.
  fileprivate func addText(to view: inout SwiftView) {
    add(
      "font", "color", ".lineLimit({numberOfLines|0=nil})", "alignment", "locale", "calendar",
      "timeZone", to: &view)
  }
}

extension NumberLabel: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("value", "style", "minimumFractionDigits", "maximumFractionDigits")
    let digits = SwiftLiteral.number(self.value ?? 0)
    // A whole number as a share is so many hundredths.
    let number = self.style == .percent && !digits.contains(".") ? "\(digits).0" : digits
    var view = SwiftView("Text(\(number), format: \(format(keys))\(precision))")
    keys.addText(to: &view)
    return view
  }

  private func format(_ keys: ExportedKeys) -> String {
    switch self.style {
    case .none: return ".number.grouping(.never)"
    case .decimal: return ".number"
    case .percent: return ".percent"
    case .currency:
      keys.say("currency")
      let region = "Locale.current.currency?.identifier ?? \"USD\""
      return ".currency(code: \(self.currency.map { SwiftLiteral.string($0) } ?? region))"
    }
  }

  private var precision: String {
    switch (self.minimumFractionDigits, self.maximumFractionDigits) {
    case (nil, nil): ""
    case (let least?, nil): ".precision(.fractionLength(\(least)...))"
    case (nil, let most?): ".precision(.fractionLength(...\(most)))"
    case (let least?, let most?):
      ".precision(.fractionLength(\(min(least, most))...\(most)))"
    }
  }
}

extension DateLabel: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("date", "dateStyle", "timeStyle", "format", "template")
    let zone = self.timeZone?.text ?? export.timeZone
    let moment = self.date.map { SwiftUIDates.expression($0, timeZone: zone) } ?? ".now"
    var view = SwiftView("Text(\(moment), format: \(style))")
    if let format = self.format {
      let pattern = SwiftLiteral.string(format.text)
      view.lines = [
        "Text(verbatim: {", "  let formatter = DateFormatter()",
        "  formatter.dateFormat = \(pattern)", "  return formatter.string(from: \(moment))", "}())",
      ]
    }
    keys.addText(to: &view)
    return view
  }

  private var style: String {
    if let template = self.template { return DateLabel.components(of: template.text) }
    let dates: [DateStyle: String] = [
      .none: "omitted", .short: "numeric", .medium: "abbreviated", .long: "long",
      .full: "complete",
    ]
    let times: [DateStyle: String] = [
      .none: "omitted", .short: "shortened", .medium: "standard", .long: "complete",
      .full: "complete",
    ]
    let time = self.timeStyle.flatMap { times[$0] }
    let date = self.dateStyle.flatMap { dates[$0] } ?? (time == nil ? "abbreviated" : "omitted")
    return "Date.FormatStyle(date: .\(date), time: .\(time ?? "omitted"))"
  }

  /// A template of Unicode's letters in Foundation's words.
  private static func components(of template: String) -> String {
    var text = ".dateTime"
    for letter in "GyYQMLwdDEcajhHkKms" {
      let count = template.filter { $0 == letter }.count
      guard count > 0 else { continue }
      let width = count > 3 ? ".wide" : ".abbreviated"
      switch letter {
      case "G": text += ".era()"
      case "y", "Y": text += ".year()"
      case "Q": text += ".quarter()"
      case "M", "L": text += count > 2 ? ".month(\(width))" : ".month(.defaultDigits)"
      case "w": text += ".week()"
      case "d": text += ".day()"
      case "D": text += ".dayOfYear()"
      case "E", "c": text += ".weekday(\(width))"
      case "j", "h", "H", "k", "K": text += ".hour()"
      case "m": text += ".minute()"
      case "s": text += ".second()"
      default: break
      }
    }
    return text
  }
}

extension ExportedKeys {
  /// What 'target' is in Swift: the moment of the export where none is given.
  fileprivate func moment(_ target: Moment?, in export: SwiftUIComponents) -> String {
    say("target")
    return target.map { SwiftUIDates.expression($0, timeZone: export.timeZone) } ?? ".now"
  }
}

extension TimerLabel: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    let moment = keys.moment(self.target, in: export)
    // A clock, or the words for hours and minutes.
    let word = self.style == .positional ? "timer" : "relative"
    if self.style == .positional || self.style == .short { keys.say("style") }
    var view = SwiftView("Text(\(moment), style: .\(word))")
    keys.say("title")
    export.addLabel(self.title, to: &view)
    keys.addText(to: &view)
    return view
  }
}

extension RelativeDateLabel: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    let moment = keys.moment(self.target, in: export)
    var view = keys.view("Text(\(moment), style: .{style|natural=relative})")
    keys.addText(to: &view)
    return view
  }
}
