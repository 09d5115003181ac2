import Maquette

extension LintRule {
  static let pickerOrdered = LintRule(
    "picker/ordered", .note, .pickers,
    sentence: "Use predictable, logically ordered values: most are hidden until people scroll.",
    summary:
      "Eight or more options are in no alphabetical, numerical or known order. If all options are "
      + "numbers, times, months or days of the week, the rule reports five or more.",
    advice: "sort them; special ones, such as None, may come first",
    wrong:
      "Picker: Country\noptions: [France, Austria, Spain, Italy, Norway, Chile, Peru, Japan]\n",
    right:
      "Picker: Country\noptions: [Austria, Chile, France, Italy, Japan, Norway, Peru, Spain]\n",
    fine: [
      "Picker: Month\noptions: [January, February, March, April, May, June, July, August]\n",
      "Picker: Minutes\noptions: [5, 10, 15, 20, 25, 30, 45, 60]\n",
      "Picker: Day\noptions: [Sat, Sun, Mon, Tue, Wed, Thu, Fri]\n",
      "Picker: Hour\noptions: [10, 11, 12, 1, 2, 3]\n",
      "Picker: Country\noptions: [None, Austria, Chile, France, Italy, Japan, Norway, Peru]\n",
      "Picker: Size\noptions: [S, M, L]\n",
      "PopUpButton: Norway\nlabel: Country\n"
        + "items: [Austria, Chile, France, Italy, Japan, Norway, Peru, Spain]\n",
      "PopUpButton: Norway\nlabel: Country\n"
        + "items: [Norway, Sweden, Divider, Chile, Austria, France, Italy, Japan, Peru]\n",
      "Picker: Size\noptions: [XS, S, M, L, XL, XXL, 3XL, 4XL]\n",
      "Picker: Weight\noptions: [Ultralight, Thin, Light, Regular, Medium, Bold, Heavy, Black]\n",
      "Picker: Rooms\noptions: [One, Two, Three, Four, Five, Six, Seven, Eight]\n",
      "width: 390\nPicker: Country\nstyle: segmented\noptions: [FR, AT, ES, IT, NO, CL, PE, JP]\n",
      """
      locale: sv
      Picker: Land
      options: [Albanien, Belgien, Danmark, Estland, Finland, Italien, Österrike, Åland]
      """,
      """
      locale: de
      Picker: Stadt
      options: [Aachen, Bern, Bonn, Graz, Köln, Linz, Ulm, Würzburg, Zürich]
      """,
      "locale: ja\nPicker: 国\noptions: [日本, 中国, 韓国, 英国, 米国, 仏国, 独国, 伊国]\n",
      "Picker: Length\noptions: [30 min, 1 hour, 90 min, 2 hours, 150 min, 3 hours, 1 day, 36 hours]\n",
      "locale: ja\nPicker: 期間\noptions: [5分, 10分, 30分, 1時間, 90分, 12時間, 1日, 1週間]\n",
    ]
  ) { picture in
    hiddenOptions(of: picture).compactMap { item, key, titles in
      guard !isOrdered(titles, in: item.environment) else { return nil }
      let start = titles.prefix(3).joined(separator: ", ")
      return picture.issue(
        item, key: key, "people cannot guess where an option is: \(SpecNode.excerpt(start)), …")
    }
  }

  /// The options of pickers that people see one of until they open or turn it, those of each column, and
  /// of pop-up buttons; where sections or lines group them, their order is that of the groups.
  private static func hiddenOptions(of picture: LintPicture) -> [(LintItem, String, [String])] {
    let pickers = picture.all(Picker.self).flatMap { item, picker in
      let lists =
        picker.columns.isEmpty
        ? [("options", picker.options)] : picker.columns.map { ("columns", $0.options) }
      return lists.compactMap { key, options -> (LintItem, String, [String])? in
        guard !options.contains(where: { $0.section != nil }), !showsAll.contains(picker.style)
        else { return nil }
        return (item, key, options.map(\.title))
      }
    }
    let popUps = picture.all(PopUpButton.self).compactMap { item, button in
      let titles = button.items.items.map(\.title)
      let isOneGroup = titles.count == button.items.elements.count
      return isOneGroup ? (item, "items", titles) : nil as (LintItem, String, [String])?
    }
    return pickers + popUps
  }

  /// The styles in which no option is hidden.
  private static let showsAll: Set<PickerStyle> = [.segmented, .palette, .radioGroup, .inline]

  /// Whether values are in an order that people can guess, or nobody can tell: letters of other
  /// scripts and of other alphabets have orders of their own.
  static func isOrdered(_ values: [String], in environment: Environment) -> Bool {
    guard values.count >= least else { return true }
    let names = CalendarNames(in: environment)
    // One at either end may be special, or one at each: Off, 1 minute, …, Never.
    let ends = [
      values[...], values.dropFirst(), values.dropLast(), values.dropFirst().dropLast(),
    ].map(Array.init)
    guard values.count >= 8 || ends.contains(where: { $0.count >= least && isOfOneKind($0, names) })
    else { return true }
    return ends.contains { values in
      // Three are in some order, wherever that begins.
      values.count > 3 && isSequence(values, names, in: environment.languageTag)
    }
  }

  /// How many options have an order that people see.
  private static let least = 5

  /// Whether values are months, days of the week, times, or numbers of the same thing: the order of
  /// these is known, however few there are.
  private static func isOfOneKind(_ values: [String], _ names: CalendarNames) -> Bool {
    if times(values) != nil || names.places(of: values) != nil { return true }
    let units = values.compactMap { number($0) == nil ? nil : unit(of: $0) }
    return units.count == values.count && Set(units).count == 1
  }

  /// The beginning of the word behind a number: of many words it is the same for one and several.
  private static func unit(of value: String) -> Substring {
    Substring(value.lowercased()).drop { !$0.isLetter }.prefix(3)
  }

  private static func isSequence(
    _ values: [String], _ names: CalendarNames, in language: String
  ) -> Bool {
    if let times = times(values) { return goesRound(times) }
    let numbers = values.compactMap(number)
    if numbers.count == values.count {
      return goesRound(numbers) || isOrderedByUnits(values, numbers)
    }
    if let places = names.places(of: values) { return goesRound(places) }
    // Letters with accents stand where each language has them; the words without any are in one
    // order everywhere, apart from letters that are written as two.
    let pairs = pairs(in: language)
    let words = values.map { $0.lowercased() }.filter { word in
      word.allSatisfy(\.isASCII) && !pairs.contains { word.contains($0) }
    }
    guard words.count * 4 >= values.count * 3 else { return true }
    if isMonotonic(words, by: <) || isMonotonic(words, by: >) { return true }
    // Dates, colours of the rainbow and whatever else has digits in it.
    return sequences.contains { known in
      let places = words.compactMap { word in known.firstIndex { word.hasPrefix($0) } }
      return places.count == words.count && words.count == values.count
    } || numbers.count * 2 > values.count
  }

  /// Whether values rise or fall, maybe from one in the middle on: 10, 11, 12, 1, 2.
  private static func goesRound<Value: Comparable>(_ values: [Value]) -> Bool {
    [values, values.reversed()].contains { values in
      let steps = zip(values, values.dropFirst()).count { $1 < $0 }
      guard let first = values.first, let last = values.last else { return true }
      return steps == 0 || steps == 1 && last <= first
    }
  }

  /// The seconds of values that all are lengths of time, or times of day, with the same words before
  /// each; `nil` for others.
  private static func times(_ values: [String]) -> [Double]? {
    let times = values.compactMap(TextDuration.init)
    guard times.count == values.count, Set(times.map(\.before)).count == 1 else { return nil }
    return times.map(\.seconds)
  }

  /// Whether values go on in another unit where those of one end: 250 MB, 500 MB, 1 GB. Each unit has
  /// its numbers in order and one place.
  private static func isOrderedByUnits(_ values: [String], _ numbers: [Double]) -> Bool {
    var runs: [(unit: Substring, numbers: [Double])] = []
    for (value, number) in zip(values, numbers) {
      let unit = unit(of: value)
      if let last = runs.last, last.unit == unit {
        runs[runs.count - 1].numbers.append(number)
      } else {
        runs.append((unit, [number]))
      }
    }
    return runs.count * 2 <= values.count && Set(runs.map(\.unit)).count == runs.count
      && runs.allSatisfy { isMonotonic($0.numbers, by: <) }
  }

  /// Two letters that stand elsewhere together than the first of them does alone.
  private static func pairs(in language: String) -> [String] {
    switch language.prefix(2) {
    case "cs", "sk": ["ch"]
    case "da", "nb", "no", "nn": ["aa"]
    case "hu", "hr", "bs", "sq", "cy": ["cs", "dz", "gy", "lj", "nj", "ny", "sz", "ch", "ll", "th"]
    case "et", "lt", "lv", "vi", "sv", "fi": ["y", "z", "w", "v"]
    default: []
    }
  }

  private static func isMonotonic<Value>(_ values: [Value], by isBefore: (Value, Value) -> Bool)
    -> Bool
  {
    zip(values, values.dropFirst()).allSatisfy { !isBefore($1, $0) }
  }

  /// The number that a value begins with: 15 of `15 pt`. Dates and versions are none.
  private static func number(_ text: String) -> Double? {
    guard let number = TextNumber(in: text), number.before.isEmpty else { return nil }
    let next = number.after.dropFirst().first
    let goesOn = number.after.first.map { ".:/-".contains($0) } ?? false
    return goesOn && next.flatMap(TextNumber.digit) != nil ? nil : number.value
  }

  private static let sequences = [
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
    ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
    [
      "lowest", "very", "low", "below", "normal", "medium", "moderate", "above", "high", "urgent",
      "critical", "slow", "fast",
    ],
    [
      "never", "once", "rarely", "some", "often", "usually", "always", "hour", "day", "daily",
      "week", "bi", "fortnight", "every", "month", "quarter", "year", "annual", "custom",
    ],
    ["north", "east", "south", "west"],
    [
      "mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "sun",
      "moon",
    ],
    [
      "xs", "s", "m", "l", "xl", "xx", "2x", "3x", "4x", "5x", "extra", "small", "medium", "large",
      "huge", "default",
    ],
    [
      "ultra", "thin", "extra", "light", "regular", "normal", "medium", "semi", "demi", "bold",
      "heavy", "black",
    ],
    [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven",
      "twelve", "more",
    ],
    [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "last",
    ],
    [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "violet",
      "pink", "brown", "gray", "grey", "black", "white",
    ],
  ]
}
