/// The letters in which locales are usually written: `de`, `zh-Hant`, `ar_EG`.
enum LocaleSpelling {
  /// A locale with the language in small letters, the script with one capital, and the region in
  /// capitals. Separators, and whatever comes after these parts, stay as they are.
  static func usual(_ locale: String) -> String {
    var result = ""
    var rest = locale[...]
    var isFirst = true
    while true {
      let part = rest.prefix { !"-_@".contains($0) }
      rest = rest.dropFirst(part.count)
      switch part.count {
      case _ where isFirst: result += part.lowercased()
      case 4 where part.allSatisfy(\.isLetter): result += part.lowercased().capitalizedFirst
      case 2: result += part.uppercased()
      default: return result + part + rest
      }
      isFirst = false
      guard let separator = rest.first, separator != "@" else { return result + rest }
      result.append(separator)
      rest = rest.dropFirst()
    }
  }
}
