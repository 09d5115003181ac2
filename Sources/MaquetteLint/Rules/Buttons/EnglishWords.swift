import Maquette

/// Words of English that rules about titles know. Other languages have none, and no findings.
enum EnglishWords {
  /// Whether a title says that something is destroyed: removing a filter destroys nothing.
  static func destroys(_ title: String) -> Bool {
    let words = title.lowercased().split { !$0.isLetter }.map(String.init)
    return words.first.map { ["delete", "erase", "discard", "destroy", "wipe"].contains($0) }
      ?? false
  }

  /// Whether a title begins with a verb, or is one of the answers that need none.
  static func isAction(_ title: String) -> Bool {
    let words = title.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    guard let first = words.first else { return true }
    return answers.contains(words.joined(separator: " ")) || verbs.contains(first)
      || first == "don't" || first == "don’t" || first.hasSuffix("ing")
  }

  /// Titles that everybody knows though they are no verb phrases.
  static let answers: Set<String> = [
    "ok", "okay", "yes", "no", "done", "not now", "later", "maybe later", "never", "always", "next",
    "back", "previous", "home", "help", "info", "more", "less", "all", "none", "me", "retry",
    "settings", "options", "details", "more info", "got it", "today", "now", "up", "down", "left",
    "right", "forward", "about", "terms", "privacy", "privacy policy", "terms of service", "guest",
    "on", "off", "high", "low", "profile", "account", "favorite", "favourite", "library",
  ]

  /// Verbs that titles of buttons begin with.
  static let verbs: Set<String> = [
    "accept", "activate", "add", "adjust", "agree", "allow", "answer", "apply", "approve",
    "archive",
    "arrange", "ask", "assign", "attach", "authorize", "begin", "block", "book", "boost", "borrow",
    "browse", "build", "buy", "calculate", "calibrate", "call", "cancel", "capture", "cast",
    "change",
    "charge", "chat", "check", "checkout", "choose", "claim", "clean", "clear", "close", "collapse",
    "combine", "come", "compare", "compose", "confirm", "connect", "contact", "continue", "convert",
    "copy", "create", "crop", "customize", "cut", "deactivate", "decline", "delete", "deny",
    "deselect", "detect", "disable", "discard", "disconnect", "discover", "dismiss", "display",
    "donate", "download", "drag", "draw", "drop", "duplicate", "edit", "eject", "email", "empty",
    "enable", "end", "enroll", "enter", "erase", "exit", "expand", "explore", "export", "fetch",
    "fill", "filter", "find", "finish", "flag", "flip", "follow", "forget", "format", "generate",
    "get", "give", "go", "group", "hang", "hide", "hold", "ignore", "import", "include", "insert",
    "inspect", "install", "invite", "join", "keep", "kick", "leave", "let", "like", "link",
    "listen",
    "load", "lock", "log", "look", "make", "manage", "mark", "match", "measure", "merge", "message",
    "minimize", "modify", "move", "mute", "name", "navigate", "open", "order", "pair", "park",
    "paste", "pause", "pay", "pick", "pin", "place", "plan", "play", "post", "preorder", "press",
    "preview", "print", "proceed", "publish", "purchase", "put", "query", "quit", "rate", "read",
    "rebuild", "record", "redeem", "redo", "refresh", "register", "reject", "release", "reload",
    "remember", "remind", "remove", "rename", "renew", "rent", "reopen", "reorder", "repeat",
    "replace", "reply", "report", "request", "rerun", "reschedule", "reserve", "reset", "resize",
    "resolve", "respond", "restart", "restore", "resume", "retake", "retry", "return", "reveal",
    "revert", "review", "rewind", "ring", "rotate", "run", "save", "say", "scan", "schedule",
    "scroll", "search", "see", "select", "sell", "send", "set", "share", "ship", "shop", "show",
    "shuffle", "sign", "skip", "snooze", "sort", "speak", "split", "start", "stay", "stop",
    "stream",
    "submit", "subscribe", "suspend", "swap", "switch", "sync", "take", "tap", "test", "toggle",
    "track", "transfer", "translate", "trash", "travel", "trim", "try", "turn", "type", "undo",
    "unfollow", "ungroup", "uninstall", "unlink", "unlock", "unmute", "unpin", "unsubscribe",
    "update", "upgrade", "upload", "use", "validate", "verify", "view", "visit", "vote", "wait",
    "watch", "withdraw", "work", "write", "zoom",
  ]

  /// Words that stay small inside of a title.
  static let small: Set<String> = [
    "a", "an", "the", "and", "but", "or", "nor", "for", "so", "yet", "as", "at", "by", "in", "of",
    "off", "on", "out", "per", "to", "up", "via", "with", "from", "into",
  ]

  /// A title in title-style capitalisation: every word but small ones within it, and those that
  /// have capitals of their own.
  static func titled(_ title: String) -> String {
    let words = title.split(separator: " ", omittingEmptySubsequences: false)
    return words.enumerated().map { index, word in
      let isInner = index > 0 && index < words.count - 1
      let plain = word.lowercased().filter(\.isLetter)
      guard let first = word.first, first.isLowercase, !(isInner && small.contains(plain)),
        !word.dropFirst().contains(where: \.isUppercase), first.isASCII
      else { return String(word) }
      return first.uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }
}
