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
    "accept", "acknowledge", "activate", "adapt", "add", "adjust", "adopt", "advance", "agree",
    "alert", "align", "allow", "amend", "analyse", "analyze", "anchor", "annotate", "announce",
    "answer", "appeal", "append", "apply", "appoint", "appraise", "approve", "archive", "arm",
    "arrange", "ask", "assemble", "assess", "assign", "assist", "attach", "attend", "audit",
    "authenticate", "authorise", "authorize", "autofill", "automate", "await", "back", "backup",
    "ban", "begin", "bid", "bind", "blend", "block", "blur", "book", "bookmark", "boost",
    "borrow", "bounce", "bring", "broadcast", "browse", "build", "burn", "buy", "bypass", "cache",
    "calculate", "calibrate", "call", "cancel", "capture", "cast", "categorise", "categorize",
    "celebrate", "center", "centre", "challenge", "change", "charge", "chase", "chat", "check",
    "checkout", "cheer", "choose", "cite", "claim", "classify", "clean", "clear", "clone",
    "close", "collaborate", "collapse", "collect", "combine", "come", "comment", "commit",
    "compare", "compile", "complete", "compose", "compress", "compute", "condense", "configure",
    "confirm", "connect", "consent", "consult", "contact", "continue", "contribute", "convert",
    "cook", "coordinate", "copy", "correct", "count", "cover", "craft", "create", "crop",
    "curate", "customise", "customize", "cut", "deactivate", "debug", "decide", "declare",
    "decline", "decode", "decrease", "decrypt", "dedicate", "deduct", "defend", "defer", "define",
    "delay", "delegate", "delete", "deliver", "demote", "deny", "deploy", "deposit", "describe",
    "deselect", "design", "destroy", "detach", "detect", "determine", "develop", "diagnose",
    "dial", "dictate", "digitize", "dim", "disable", "disarm", "discard", "disconnect",
    "discover", "dismiss", "dispatch", "display", "dispute", "distribute", "dive", "divide", "do",
    "dock", "donate", "double", "downgrade", "download", "drag", "draw", "drive", "drop",
    "duplicate", "earn", "ease", "eat", "edit", "eject", "elect", "eliminate", "email", "embed",
    "emphasize", "empty", "enable", "encode", "encrypt", "end", "endorse", "engage", "enhance",
    "enjoy", "enlarge", "enrol", "enroll", "enter", "equalize", "erase", "escalate", "estimate",
    "evaluate", "examine", "exchange", "exclude", "execute", "exhale", "exit", "expand",
    "explain", "explore", "export", "expose", "extend", "extract", "fade", "favorite",
    "favourite", "fetch", "fill", "filter", "finalize", "find", "finish", "fit", "fix", "flag",
    "flatten", "flip", "flush", "focus", "fold", "follow", "force", "forget", "forgive", "format",
    "forward", "freeze", "fund", "gather", "generate", "get", "gift", "give", "go", "grab",
    "grant", "greet", "group", "grow", "guess", "hail", "hand", "handle", "hang", "hear", "help",
    "hide", "highlight", "hire", "hold", "host", "hug", "identify", "ignore", "import", "improve",
    "include", "increase", "indent", "inform", "inhale", "initialize", "initiate", "inject",
    "insert", "inspect", "install", "integrate", "interrupt", "introduce", "invert", "invest",
    "investigate", "invite", "isolate", "issue", "itemize", "join", "jump", "justify", "keep",
    "kick", "kill", "label", "launch", "learn", "leave", "lend", "let", "liberate", "lift",
    "like", "limit", "link", "listen", "load", "localize", "locate", "lock", "log", "look",
    "loop", "love", "lower", "magnify", "mail", "make", "manage", "mark", "match", "maximise",
    "maximize", "measure", "meditate", "meet", "memorize", "mention", "merge", "message",
    "migrate", "minimise", "minimize", "mint", "mirror", "mix", "moderate", "modify", "monitor",
    "mount", "move", "multiply", "mute", "name", "navigate", "negotiate", "nominate", "notify",
    "nudge", "observe", "obtain", "offer", "open", "operate", "opt", "optimise", "optimize",
    "order", "organise", "organize", "outline", "override", "overwrite", "pack", "paint", "pair",
    "park", "parse", "pass", "paste", "pause", "pay", "peek", "perform", "permit", "personalise",
    "personalize", "photograph", "pick", "pin", "place", "plan", "play", "pledge", "plot",
    "point", "polish", "pop", "populate", "post", "practice", "pray", "predict", "prefer",
    "preload", "preorder", "prepare", "present", "preserve", "press", "prevent", "preview",
    "print", "prioritise", "prioritize", "proceed", "process", "produce", "program", "promote",
    "pronounce", "propose", "protect", "prove", "provide", "prune", "publish", "pull", "punch",
    "purchase", "push", "put", "qualify", "quarantine", "query", "quit", "quote", "raise",
    "randomize", "rank", "rate", "reach", "react", "reactivate", "read", "rearrange", "reassign",
    "reauthenticate", "rebook", "reboot", "rebuild", "recalculate", "recall", "receive",
    "recharge", "reclaim", "recognize", "recolor", "recommend", "reconcile", "reconnect",
    "record", "recover", "recruit", "recycle", "redeem", "redirect", "redo", "redownload",
    "reduce", "refer", "refill", "refine", "reflect", "refresh", "refund", "regenerate",
    "register", "rehearse", "reheat", "reimburse", "reinstall", "reinstate", "reject", "relaunch",
    "relax", "release", "reload", "relocate", "remember", "remind", "remix", "remove", "rename",
    "render", "renew", "rent", "reopen", "reorder", "reorganize", "repair", "repay", "repeat",
    "replace", "replay", "replenish", "reply", "report", "reposition", "repost", "reprint",
    "request", "require", "rerun", "rescan", "reschedule", "rescue", "resend", "reserve", "reset",
    "resize", "resolve", "respond", "restart", "restore", "resubmit", "resume", "retake",
    "retouch", "retrieve", "retry", "return", "retweet", "reuse", "reveal", "reverse", "revert",
    "review", "revise", "revisit", "revoke", "reward", "rewind", "rewrite", "ride", "ring",
    "roll", "rotate", "round", "run", "sample", "save", "say", "scan", "schedule", "scroll",
    "search", "secure", "see", "seek", "select", "sell", "send", "separate", "serve", "set",
    "settle", "share", "sharpen", "shift", "ship", "shoot", "shop", "shorten", "show", "shrink",
    "shuffle", "shut", "sign", "silence", "simplify", "simulate", "sing", "sketch", "skip",
    "sleep", "slice", "slide", "slow", "smooth", "snap", "snooze", "soften", "solve", "sort",
    "speak", "speed", "spell", "spend", "spin", "split", "sponsor", "spread", "squeeze",
    "stabilize", "stake", "stamp", "star", "start", "stay", "step", "stick", "stop", "store",
    "straighten", "stream", "stretch", "strike", "study", "submit", "subscribe", "subtract",
    "suggest", "summarise", "summarize", "supply", "support", "surprise", "suspend", "swap",
    "swipe", "switch", "sync", "synchronise", "synchronize", "tag", "take", "talk", "tap",
    "taste", "teach", "tell", "terminate", "test", "text", "thank", "think", "throw", "tidy",
    "tilt", "tip", "toggle", "top", "touch", "trace", "track", "trade", "train", "transcribe",
    "transfer", "transform", "translate", "transmit", "trash", "travel", "treat", "triage",
    "trigger", "trim", "troubleshoot", "trust", "try", "tune", "turn", "tweet", "twist", "type",
    "unarchive", "unassign", "unban", "unblock", "uncheck", "undelete", "undo", "undock",
    "unfavorite", "unfold", "unfollow", "unfreeze", "ungroup", "unhide", "uninstall", "unlike",
    "unlink", "unlist", "unload", "unlock", "unmark", "unmerge", "unmount", "unmute", "unpack",
    "unpair", "unpause", "unpin", "unpublish", "unregister", "unsave", "unselect", "unsend",
    "unset", "unshare", "unstake", "unstar", "unsubscribe", "untag", "unwrap", "unzip", "update",
    "upgrade", "upload", "use", "vacate", "vacuum", "validate", "vary", "verify", "veto", "view",
    "visit", "visualize", "void", "volunteer", "vote", "wager", "wait", "wake", "walk", "warn",
    "watch", "wave", "wear", "weigh", "win", "wipe", "wish", "withdraw", "work", "wrap", "write",
    "yield", "zip", "zoom",
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
