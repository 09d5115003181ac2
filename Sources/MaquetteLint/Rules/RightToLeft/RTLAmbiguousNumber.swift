import Maquette

extension LintRule {
  static let rtlDigits = LintRule(
    "rtl/digit-order", .note, .rightToLeft,
    sentence:
      "Never reverse the digits of one number; reverse the order of a sequence of numbers.",
    summary: "Groups of digits in right-to-left text may be one number or several.",
    advice: "write 'dataDetector: phoneNumber', 'creditCard', 'code' or 'list'", looksAt: [.scene],
    wrong: "locale: ar\nwidth: 300\nLabel: المفتاح 123 456\n",
    right: "locale: ar\nwidth: 300\nLabel: المفتاح 123 456\ndataDetector: phoneNumber\n",
    fine: [
      "locale: he\nwidth: 300\nLabel: קומה 541\n", "Label: Call 541 2233 44\n",
      "locale: ar\nwidth: 300\nLabel: الطابق 12\n",
    ]
  ) { picture in
    picture.found(.ambiguousNumber).compactMap { finding, nodes in
      nodes.first.map { picture.issue($0, finding.message, subject: $0.component) }
    }
  }
}
