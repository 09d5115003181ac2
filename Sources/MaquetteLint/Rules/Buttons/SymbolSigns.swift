/// The signs and the emoji that show the same as a symbol.
enum SymbolSigns {
  /// Those of a symbol: of a name such as `trash.fill` the longest beginning counts that is known.
  static func signs(of symbol: String) -> [Unicode.Scalar] {
    var words = symbol.split(separator: ".")[...]
    while !words.isEmpty {
      if let signs = known[words.joined(separator: ".")] { return signs }
      words = words.dropLast()
    }
    return []
  }

  /// In small letters, and without the selector of their look, which may follow each of them.
  private static let known: [String: [Unicode.Scalar]] = [
    "plus": ["+", "➕", "＋"], "minus": ["-", "−", "–", "➖"],
    "xmark": ["x", "×", "✕", "✖", "✗", "✘", "❌", "❎"], "multiply": ["×", "✕", "✖"],
    "divide": ["÷", "➗"], "equal": ["=", "🟰"],
    "checkmark": ["✓", "✔", "✅", "☑"], "questionmark": ["?", "❓", "❔"],
    "exclamationmark": ["!", "❗", "❕", "⚠"], "ellipsis": ["…", "⋯"], "info": ["i", "ℹ"],
    "chevron.forward": [">", "›", "»", "→", "➡"], "chevron.right": [">", "›", "»", "→", "➡"],
    "chevron.backward": ["<", "‹", "«", "←", "⬅"], "chevron.left": ["<", "‹", "«", "←", "⬅"],
    "arrow.forward": ["→", "➡", "➔", "➜", ">"], "arrow.right": ["→", "➡", "➔", "➜", ">"],
    "arrow.backward": ["←", "⬅", "<"], "arrow.left": ["←", "⬅", "<"],
    "arrow.up": ["↑", "⬆"], "arrow.down": ["↓", "⬇"], "chevron.up": ["↑", "⬆"],
    "chevron.down": ["↓", "⬇"], "arrow.clockwise": ["↻", "⟳", "🔄"],
    "arrow.counterclockwise": ["↺", "⟲", "🔄"],
    "heart": ["♥", "♡", "❤", "🧡", "💛", "💚", "💙", "💜", "🖤", "🤍", "🩷"],
    "star": ["★", "☆", "⭐", "🌟"], "trash": ["🗑"], "hand.thumbsup": ["👍"],
    "hand.thumbsdown": ["👎"], "magnifyingglass": ["🔍", "🔎"], "gear": ["⚙"],
    "gearshape": ["⚙"], "bell": ["🔔"], "bell.slash": ["🔕"], "lock": ["🔒"], "lock.open": ["🔓"],
    "camera": ["📷", "📸"], "cart": ["🛒"], "bag": ["🛍"], "house": ["🏠", "🏡"],
    "envelope": ["✉", "📧", "📩"], "phone": ["☎", "📞", "📱"], "paperclip": ["📎"],
    "pencil": ["✏", "✎", "📝"], "folder": ["📁", "📂"], "doc": ["📄", "📃"],
    "calendar": ["📅", "📆"], "clock": ["🕐", "🕒", "⏰"], "timer": ["⏱", "⏲"],
    "person": ["👤"], "person.2": ["👥"], "flag": ["🚩", "⚑", "🏁"], "pin": ["📌"],
    "mappin": ["📍"], "map": ["🗺"], "mic": ["🎤", "🎙"], "moon": ["🌙", "☾"],
    "sun": ["☀", "🌞"], "bolt": ["⚡"], "flame": ["🔥"], "bookmark": ["🔖"], "tag": ["🏷"],
    "gift": ["🎁"], "creditcard": ["💳"], "key": ["🔑"], "lightbulb": ["💡"], "link": ["🔗"],
    "globe": ["🌐", "🌍", "🌎", "🌏"], "eye": ["👁"], "scissors": ["✂"],
    "music.note": ["🎵", "♪", "♫"], "photo": ["🖼"], "book": ["📖", "📕"],
    "message": ["💬"], "bubble": ["💬"], "airplane": ["✈"], "car": ["🚗"], "bus": ["🚌"],
    "play": ["▶", "►"], "pause": ["⏸"], "stop": ["⏹"], "speaker": ["🔊", "🔈"],
    "square.and.arrow.up": ["📤"], "square.and.arrow.down": ["📥"], "printer": ["🖨"],
    "cup.and.saucer": ["☕"], "leaf": ["🍃", "🌿"], "sparkles": ["✨"], "trophy": ["🏆"],
  ]
}
