import Maquette

extension LintRule {
  static let rtlSequence = LintRule(
    "rtl/number-sequence", .warning, .rightToLeft,
    sentence: "Reverse a sequence of numerals, or of images, whose order means something.",
    summary: "A row of numbers in order keeps its positions in right-to-left.",
    advice: "leave 'orderIsMeaningful' out: the row reverses then",
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
    ]
  ) { picture in
    picture.all(HStack.self).compactMap { item, stack in
      guard !stack.orderIsMeaningful else { return nil }
      let numbers = item.children.compactMap { child -> Int? in
        switch child.component {
        case let label as Label: Int(label.text)
        case let button as Button: Int(button.title)
        default: nil
        }
      }
      guard numbers.count > 2, zip(numbers, numbers.dropFirst()).allSatisfy({ $1 == $0 + 1 }) else {
        return nil
      }
      return picture.issue(
        item, key: "orderIsMeaningful", "the numbers run against the direction of reading",
        fix: item.provenance?.keys["orderIsMeaningful"].map { .remove($0) })
    }
  }
}
