/// Words beside digits that say what they are, in Arabic, Hebrew, Persian, Urdu and English.
enum NumberWords {
  /// What a word says about the digits beside it.
  enum Meaning {
    /// A telephone, card, account or code: the groups are one number.
    case number
    /// Several numbers.
    case list
  }

  /// How many words are looked at on each side of the digits; more would be another sentence's.
  static let reach = 3

  /// What a word says; `nil` for nothing.
  static func meaning(of word: some Sequence<Unicode.Scalar>) -> Meaning? {
    let plain = normalized(word)
    guard plain.count > 1 else { return nil }
    if let meaning = meanings[plain] { return meaning }
    for prefix in prefixes where plain.hasPrefix(prefix) {
      if let meaning = meanings[String(plain.dropFirst(prefix.count))] { return meaning }
    }
    return nil
  }

  /// The word without vowels, in small letters, with one form of each letter that Arabic, Persian
  /// and Urdu write in several.
  private static func normalized(_ word: some Sequence<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    for scalar in word {
      switch scalar.value {
      case 0x0591...0x05C7, 0x0610...0x061A, 0x0640, 0x064B...0x065F, 0x0670, 0x200C...0x200F: break
      case 0x0622, 0x0623, 0x0625: result.append("ا")
      case 0x0643: result.append("ک")
      case 0x0649, 0x064A: result.append("ی")
      case 0x0629, 0x06C1, 0x06D5: result.append("ه")
      case 0x41...0x5A: result.append(Unicode.Scalar(UInt8(scalar.value + 0x20)))
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Articles, prepositions and conjunctions that Arabic and Hebrew write together with a word.
  private static let prefixes = [
    "وال", "بال", "لل", "ال", "و", "ب", "ل", "וה", "ול", "וב", "ה", "ו", "ב", "ל", "מ",
  ]

  private static let meanings: [String: Meaning] = {
    let numbers = [
      "رقم هاتف هاتفی هاتفک جوال جوالی تلفون تلیفون محمول نقال موبایل فاکس واتساب اتصل اتصال حساب حسابی "
        + "بطاقه بطاقتک رمز کود ایبان",
      "מספר טלפון טל נייד פקס וואטסאפ ווטסאפ חייגו חייג התקשרו כרטיס אשראי חשבון קוד סיסמה",
      "تلفن همراه شماره تماس نمابر کارت کد رمز شبا",
      "فون ٹیلیفون نمبر کارڈ اکاونٹ اکاؤنٹ کوڈ رابطه",
      "number phone tel telephone mobile cell fax call whatsapp card visa mastercard account iban code otp "
        + "pin",
    ]
    let lists = [
      "ارقام اعداد قیم درجات", "מספרים ערכים", "شماره‌ها شمارهها مقادیر", "نمبرز نمبروں قیمتیں",
      "numbers values",
    ]
    var result: [String: Meaning] = [:]
    for word in numbers.flatMap({ $0.split(separator: " ") }) {
      result[normalized(word.unicodeScalars)] = .number
    }
    for word in lists.flatMap({ $0.split(separator: " ") }) {
      result[normalized(word.unicodeScalars)] = .list
    }
    return result
  }()
}
