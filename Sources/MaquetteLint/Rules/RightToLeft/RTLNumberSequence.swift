import Maquette

extension LintRule {
  static let rtlSequence = LintRule(
    "rtl/number-sequence", .warning, .rightToLeft,
    sentence: "Reverse a sequence of numerals, or of images, whose order matters.",
    summary:
      "A row of numbers is not reversed in right-to-left. The numbers rise in equal steps, in the "
      + "digits of any script, and have the same words around them.",
    advice: "leave 'orderIsMeaningful' and 'layoutDirection' out: the row is then reversed",
    wrong:
      """
      HStack:
        orderIsMeaningful: false
        children:
          - Label: "1"
          - Label: "2"
          - Label: "3"
      """,
    right: "HStack:\n  - Label: \"1\"\n  - Label: \"2\"\n  - Label: \"3\"\n",
    fine: [
      """
      HStack:
        orderIsMeaningful: false
        children:
          - Label: A
          - Label: B
          - Label: C
      """,
      // A keypad has its order everywhere.
      """
      HStack:
        orderIsMeaningful: false
        children:
          - Label: "7"
          - Label: "2"
          - Label: "5"
      """,
      """
      VStack:
        - HStack: {layoutDirection: ltr, children: [{Button: "1"}, {Button: "2"}, {Button: "3"}]}
        - HStack: {layoutDirection: ltr, children: [{Button: "4"}, {Button: "5"}, {Button: "6"}]}
      """,
      // Other words around each are no sequence.
      "HStack:\n  layoutDirection: ltr\n  children: [{Label: 1 km}, {Label: 2 h}, {Label: 3 kg}]\n",
      "HStack:\n  layoutDirection: ltr\n  children: [{Label: ٣}, {Label: ١}, {Label: ٢}]\n",
      // A row for one direction, in a spec that shows both.
      """
      HStack:
        layoutDirection: rtl
        children: [{Label: "1"}, {Label: "2"}, {Label: "3"}]
      """,
    ]
  ) { picture in
    picture.besideOneAnother(HStack.self).flatMap { group -> [LintIssue] in
      let rows = group.filter { isSequence($0.item) }
      guard !isKeypad(rows.map(\.item)) else { return [] }
      return rows.compactMap { item, stack -> LintIssue? in
        guard !stack.orderIsMeaningful || item.keepsDirection else { return nil }
        let key =
          ["orderIsMeaningful", "directionIsAbsolute", "layoutDirection"].first { item.says($0) }
          ?? ""
        return picture.issue(
          item, key: key, "the numbers run against the direction of reading",
          hint: key.isEmpty
            ? "leave 'direction' out of 'environment': the row is then reversed"
            : "leave '\(key)' out: the row is then reversed",
          fix: item.provenance?.keys[key].map { .remove($0) })
      }
    }
  }

  /// Whether rows of numbers below one another are a keypad, which is the same everywhere: each goes on
  /// where another ends.
  private static func isKeypad(_ rows: [LintItem]) -> Bool {
    let ends = Set(rows.compactMap { numbers(in: $0).last })
    return rows.count > 1
      && rows.contains { numbers(in: $0).first.map { ends.contains($0 &- 1) } ?? false }
  }

  /// Whether it is a row of three and more numbers in equal steps, as 1, 2, 3 or 0, 50, 100, with the
  /// same words around each.
  private static func isSequence(_ row: LintItem) -> Bool {
    let numbers = numbers(in: row)
    guard numbers.count > 2 else { return false }
    let step = numbers[1] &- numbers[0]
    return step > 0 && zip(numbers, numbers.dropFirst()).allSatisfy { $1 &- $0 == step }
  }

  /// The numbers of a row, in any digits; none where the words around them differ.
  private static func numbers(in row: LintItem) -> [Int] {
    let found = row.children.compactMap { child -> (words: String, number: Int)? in
      switch child.component {
      case let label as Label: number(in: label.text)
      case let button as Button: number(in: button.title)
      default: nil
      }
    }
    return found.allSatisfy { $0.words == found[0].words } ? found.map(\.number) : []
  }

  /// The only number of a text and the words around it, as those of `Step 2`; `nil` for none or
  /// several.
  private static func number(in text: String) -> (words: String, number: Int)? {
    guard let number = TextNumber(in: text), number.isWhole,
      !number.after.contains(where: { TextNumber.digit($0) != nil }),
      let whole = Int(exactly: number.value)
    else { return nil }
    return ("\(number.before)#\(number.after)", whole)
  }
}
