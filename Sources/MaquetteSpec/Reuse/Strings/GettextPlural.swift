/// Which form of a text a `.po` file has for which number: the expression in C behind `plural=` in the
/// line `Plural-Forms` of its head.
struct GettextPlural: Sendable {
  indirect enum Expression: Sendable {
    case number(Int)
    case count
    case not(Expression)
    case two(String, Expression, Expression)
    case choice(Expression, Expression, Expression)
  }

  let expression: Expression

  /// The rule of a file without a line of its own, as gettext has it: one, and all others.
  static let germanic = GettextPlural(expression: .two("!=", .count, .number(1)))

  private init(expression: Expression) { self.expression = expression }

  /// The rule of a line such as `Plural-Forms: nplurals=2; plural=n != 1;`; `nil` for one that has none,
  /// as templates have.
  init?(_ line: Substring) {
    guard line.utf8.count < 1000, let rule = GettextPlural.rule(of: line) else { return nil }
    var parser = Parser(Array(rule.utf8))
    guard let expression = parser.whole() else { return nil }
    self.expression = expression
  }

  /// What stands behind `plural=`; `nil` where that is missing.
  static func rule(of line: Substring) -> Substring? {
    let part = line.split(separator: ";").first { $0.filter { $0 != " " }.hasPrefix("plural=") }
    guard let part, let start = part.firstIndex(of: "=") else { return nil }
    return part[part.index(after: start)...]
  }

  /// The number of the form for a count, from 0.
  func index(of count: Int) -> Int {
    GettextPlural.value(of: expression, for: count)
  }

  static func value(of expression: Expression, for count: Int) -> Int {
    switch expression {
    case .number(let number): return number
    case .count: return count
    case .not(let inner): return value(of: inner, for: count) == 0 ? 1 : 0
    case .choice(let condition, let one, let other):
      return value(of: value(of: condition, for: count) != 0 ? one : other, for: count)
    case .two(let sign, let one, let other):
      let (left, right) = (value(of: one, for: count), value(of: other, for: count))
      switch sign {
      case "||": return left != 0 || right != 0 ? 1 : 0
      case "&&": return left != 0 && right != 0 ? 1 : 0
      case "==": return left == right ? 1 : 0
      case "!=": return left != right ? 1 : 0
      case "<=": return left <= right ? 1 : 0
      case ">=": return left >= right ? 1 : 0
      case "<": return left < right ? 1 : 0
      case ">": return left > right ? 1 : 0
      case "+": return left &+ right
      case "-": return left &- right
      case "*": return left &* right
      // Nothing is divided by nothing.
      case "/": return right == 0 ? 0 : left.dividedReportingOverflow(by: right).partialValue
      default:
        return right == 0 ? 0 : left.remainderReportingOverflow(dividingBy: right).partialValue
      }
    }
  }

  /// Reads an expression, whose signs bind as in C.
  private struct Parser {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// From those that bind least.
    private static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    init(_ bytes: [UInt8]) { self.bytes = bytes.filter { !" \t\r\\".utf8.contains($0) } }

    mutating func whole() -> Expression? {
      guard let result = choice(), position == bytes.count else { return nil }
      return result
    }

    private mutating func take(_ sign: String) -> Bool {
      guard bytes[position...].starts(with: sign.utf8) else { return false }
      position += sign.utf8.count
      return true
    }

    private mutating func choice() -> Expression? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 64, let condition = two(0) else { return nil }
      guard take("?") else { return condition }
      guard let one = choice(), take(":"), let other = choice() else { return nil }
      return .choice(condition, one, other)
    }

    private func sign(of level: [String]) -> String? {
      level.first { bytes[position...].starts(with: $0.utf8) }
    }

    private mutating func two(_ level: Int) -> Expression? {
      guard level < Parser.levels.count else { return single() }
      guard var left = two(level + 1) else { return nil }
      while let sign = sign(of: Parser.levels[level]) {
        position += sign.utf8.count
        guard let right = two(level + 1) else { return nil }
        left = .two(sign, left, right)
      }
      return left
    }

    private mutating func single() -> Expression? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 64, position < bytes.count else { return nil }
      if take("!") { return single().map { .not($0) } }
      if take("n") { return .count }
      if take("(") {
        guard let inner = choice(), take(")") else { return nil }
        return inner
      }
      let digits = bytes[position...].prefix { (0x30...0x39).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
      position += digits.count
      return .number(number)
    }
  }
}
