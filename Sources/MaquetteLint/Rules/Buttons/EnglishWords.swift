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
    // "Forgot Password?" asks what people want.
    guard let first = words.first, !title.hasSuffix("?") else { return true }
    // "Saving…" and "Following" tell what happens; a "Shopping Cart" is a thing.
    let isProgress = first.hasSuffix("ing") && (words.count == 1 || title.hasSuffix("…"))
    return answers.contains(words.joined(separator: " ")) || verbs.contains(first)
      || first == "don't" || first == "don’t" || isProgress
      // "I Agree", "Yes, Delete"
      || words.count > 1 && ["i", "yes", "no"].contains(first) && verbs.contains(words[1])
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
    "accept", "acknowledge", "activate", "add", "adjust", "adopt", "advance", "agree", "alert",
    "align", "allow", "amend", "analyze", "anchor", "annotate", "answer", "append", "apply",
    "appoint", "approve", "archive", "arm", "arrange", "ask", "assign", "attach", "audit",
    "authorize", "automate", "back", "backup", "ban", "begin", "bid", "bind", "block", "book",
    "bookmark", "boost", "borrow", "bounce", "bring", "broadcast", "browse", "build", "burn",
    "buy", "bypass", "cache", "calculate", "calibrate", "call", "cancel", "capture", "cast",
    "celebrate", "center", "challenge", "change", "charge", "chase", "chat", "check", "checkout",
    "choose", "cite", "claim", "clean", "clear", "clone", "close", "collapse", "combine", "come",
    "comment", "commit", "compare", "complete", "compose", "compress", "configure", "confirm",
    "connect", "consent", "consult", "contact", "continue", "contribute", "convert", "copy",
    "correct", "count", "cover", "create", "crop", "customize", "cut", "deactivate", "debug",
    "decide", "decline", "decrease", "decrypt", "dedicate", "defend", "defer", "define", "delay",
    "delegate", "delete", "deliver", "demote", "deny", "deploy", "deposit", "describe",
    "deselect", "design", "destroy", "detach", "detect", "determine", "dial", "dictate", "dim",
    "disable", "disarm", "discard", "disconnect", "discover", "dismiss", "display", "dive", "do",
    "donate", "download", "drag", "draw", "drive", "drop", "duplicate", "earn", "ease", "eat",
    "edit", "eject", "email", "embed", "empty", "enable", "encrypt", "end", "engage", "enjoy",
    "enlarge", "enroll", "enter", "erase", "escalate", "estimate", "evaluate", "examine",
    "exchange", "exclude", "execute", "exit", "expand", "explain", "explore", "export", "extend",
    "extract", "favorite", "favourite", "fetch", "fill", "filter", "find", "finish", "fix",
    "flag", "flip", "fold", "follow", "force", "forget", "format", "forward", "freeze", "fund",
    "generate", "get", "gift", "give", "go", "grab", "grant", "greet", "group", "grow", "guess",
    "hand", "handle", "hang", "hear", "help", "hide", "highlight", "hire", "hold", "identify",
    "ignore", "import", "improve", "include", "increase", "indent", "inform", "initialize",
    "insert", "inspect", "install", "introduce", "invert", "investigate", "invite", "issue",
    "join", "jump", "keep", "kick", "kill", "launch", "learn", "leave", "lend", "let", "lift",
    "like", "limit", "link", "listen", "load", "locate", "lock", "log", "look", "lower",
    "magnify", "mail", "make", "manage", "mark", "match", "maximize", "measure", "meet",
    "memorize", "mention", "merge", "message", "migrate", "minimize", "mirror", "mix", "modify",
    "monitor", "mount", "move", "multiply", "mute", "name", "navigate", "negotiate", "nominate",
    "notify", "obtain", "offer", "open", "opt", "optimize", "order", "organize", "outline",
    "override", "overwrite", "pack", "paint", "pair", "park", "pass", "paste", "pause", "pay",
    "peek", "perform", "permit", "personalize", "photograph", "pick", "pin", "place", "plan",
    "play", "plot", "point", "pop", "populate", "post", "practice", "predict", "prefer",
    "preorder", "prepare", "present", "press", "preview", "print", "prioritize", "proceed",
    "process", "produce", "promote", "propose", "protect", "provide", "publish", "pull", "punch",
    "purchase", "push", "put", "qualify", "query", "quit", "quote", "raise", "rate", "reach",
    "reactivate", "read", "reassign", "rebuild", "recalculate", "recall", "receive", "recommend",
    "reconnect", "record", "recover", "recycle", "redeem", "redirect", "redo", "reduce", "refer",
    "refine", "refresh", "refund", "regenerate", "register", "reinstall", "reject", "relaunch",
    "relax", "release", "reload", "relocate", "remember", "remind", "remove", "rename", "renew",
    "rent", "reopen", "reorder", "repair", "repeat", "replace", "replay", "reply", "report",
    "reposition", "reprint", "request", "require", "rerun", "reschedule", "resend", "reserve",
    "reset", "resize", "resolve", "respond", "restart", "restore", "resubmit", "resume", "retake",
    "retrieve", "retry", "return", "reuse", "reveal", "reverse", "revert", "review", "revisit",
    "revoke", "reward", "rewind", "ride", "ring", "roll", "rotate", "round", "run", "sample",
    "save", "say", "scan", "schedule", "scroll", "search", "secure", "see", "seek", "select",
    "sell", "send", "separate", "serve", "set", "settle", "share", "shift", "ship", "shoot",
    "shop", "shorten", "show", "shrink", "shuffle", "shut", "sign", "silence", "simplify",
    "simulate", "sketch", "skip", "sleep", "slice", "slide", "slow", "smooth", "snooze", "solve",
    "sort", "speak", "speed", "spell", "spend", "spin", "split", "sponsor", "spread", "star",
    "start", "stay", "step", "stick", "stop", "store", "straighten", "stream", "stretch",
    "strike", "study", "submit", "subscribe", "suggest", "summarize", "supply", "support",
    "surprise", "suspend", "swap", "swipe", "switch", "sync", "tag", "take", "talk", "tap",
    "teach", "tell", "test", "think", "throw", "tidy", "tilt", "toggle", "top", "touch", "track",
    "trade", "train", "transcribe", "transfer", "transform", "translate", "trash", "travel",
    "treat", "trigger", "trim", "troubleshoot", "trust", "try", "tune", "turn", "tweet", "type",
    "unarchive", "unassign", "unblock", "uncheck", "undo", "unfavorite", "unfollow", "ungroup",
    "unhide", "uninstall", "unlike", "unlink", "unlock", "unmount", "unmute", "unpack", "unpair",
    "unpin", "unsend", "unshare", "unstar", "unsubscribe", "unzip", "update", "upgrade", "upload",
    "use", "validate", "vary", "verify", "view", "visit", "vote", "wait", "wake", "walk", "warn",
    "watch", "wipe", "wish", "withdraw", "work", "wrap", "write", "zip", "zoom",
  ]

  /// Words that stay small inside of a title.
  static let small: Set<String> = [
    "a", "an", "the", "and", "but", "or", "nor", "for", "so", "yet", "as", "at", "by", "in", "of",
    "off", "on", "out", "per", "to", "up", "via", "with", "from", "into",
  ]

  /// A title in title-style capitalisation: every word but small ones within it, and those that
  /// have capitals of their own.
  static func titled(_ title: String) -> String {
    let lines = title.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count > 1 { return lines.map { titled(String($0)) }.joined(separator: "\n") }
    let words = title.split(separator: " ", omittingEmptySubsequences: false)
    return words.enumerated().map { index, word in
      let isInner = index > 0 && index < words.count - 1
      let plain = word.lowercased().filter(\.isLetter)
      guard let first = word.first, first.isLowercase, !(isInner && small.contains(plain)),
        !word.dropFirst().contains(where: { $0.isUppercase || "./@_".contains($0) }), first.isASCII
      else { return String(word) }
      return first.uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }
}

extension LintItem {
  /// Whether a title says that something is destroyed: in English it begins with one of several verbs,
  /// in other languages it is the system's own word.
  func isTitleOfDestruction(_ title: String) -> Bool {
    isEnglish ? EnglishWords.destroys(title) : isTitle(title, of: [.delete])
  }
}
