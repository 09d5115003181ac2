import Foundation

/// A page of a ``Browser``: opens addresses, runs scripts, presses keys, takes pictures, and keeps
/// what the page complained about.
public final class BrowserPage {
  private let browser: Browser
  private let session: String

  init(_ browser: Browser, session: String, width: Int, height: Int) throws {
    self.browser = browser
    self.session = session
    for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
    try resize(width: width, height: height)
  }

  @discardableResult
  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.call(method, parameters, session: session)
  }

  /// Shows the page at a size, in CSS pixels.
  public func resize(width: Int, height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Whether the page believes that the system is dark.
  public func prefersDark(_ isDark: Bool) throws {
    let feature = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try call("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  /// Fetches nothing whose address fits a pattern, in which `*` matches anything.
  public func block(_ pattern: String) throws {
    try call("Network.enable")
    try call("Network.setBlockedURLs", ["urls": [pattern]])
  }

  /// Opens an address and waits until it is loaded.
  public func open(_ address: String) throws {
    let answer = try call("Page.navigate", ["url": address])
    if let error = answer["errorText"] as? String {
      throw Browser.Failure("\(address): \(error)")
    }
    _ = try browser.event("Page.loadEventFired", session: session)
  }

  /// Opens a file and waits until it is loaded.
  public func open(file: String) throws {
    try open(URL(fileURLWithPath: file).absoluteString)
  }

  /// The value of an expression, which may be a promise, as JSON text.
  ///
  /// - Throws: ``Browser/Failure`` when the script fails.
  @discardableResult
  public func evaluate(_ script: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true, "userGesture": true])
    if let details = answer["exceptionDetails"] {
      throw Browser.Failure("\(script): \(details)")
    }
    let result = answer["result"] as? [String: Any]
    guard let value = result?["value"] else { return "null" }
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  /// Waits until an expression is true: frames go by until then.
  public func wait(for condition: String) throws {
    try evaluate(
      """
      new Promise((done, fail) => {
        const start = performance.now();
        const look = () => {
          let holds = false;
          try { holds = \(condition); } catch { }
          if (holds) done(true);
          else if (performance.now() - start > \(Browser.patience * 250)) {
            fail(new Error("it never came to hold"));
          } else setTimeout(look, 10);
        };
        look();
      })
      """)
  }

  /// Presses a key as a keyboard would, by its name in `KeyboardEvent.key`, or types one character.
  public func press(_ key: String) throws {
    let named: [String: (code: Int, text: String)] = [
      "Enter": (13, "\r"), "Escape": (27, ""), "Tab": (9, ""), "ArrowUp": (38, ""),
      "ArrowDown": (40, ""), "ArrowLeft": (37, ""), "ArrowRight": (39, ""), "Home": (36, ""),
      "End": (35, ""), "PageUp": (33, ""), "PageDown": (34, ""), "Backspace": (8, ""),
    ]
    let text = named[key]?.text ?? key
    let code = named[key]?.code ?? Int(key.uppercased().unicodeScalars.first?.value ?? 0)
    var down: [String: Any] = [
      "type": text.isEmpty ? "rawKeyDown" : "keyDown", "key": key, "windowsVirtualKeyCode": code,
      "code": named[key] == nil ? "" : key,
    ]
    if !text.isEmpty { down["text"] = text }
    try call("Input.dispatchKeyEvent", down)
    try call(
      "Input.dispatchKeyEvent",
      ["type": "keyUp", "key": key, "windowsVirtualKeyCode": code])
  }

  /// Types a text, key by key.
  public func type(_ text: String) throws {
    for character in text { try press(String(character)) }
  }

  /// Clicks the middle of the first element that a selector finds.
  public func click(_ selector: String) throws {
    let text = try evaluate(
      """
      (() => { const box = document.querySelector(\(quoted(selector))).getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2]; })()
      """)
    let place = try JSONDecoder().decode([Double].self, from: Data(text.utf8))
    for (type, buttons) in [("mouseMoved", 0), ("mousePressed", 1), ("mouseReleased", 0)] {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": place[0], "y": place[1],
          "button": type == "mouseMoved" ? "none" : "left",
          "buttons": buttons, "clickCount": type == "mouseMoved" ? 0 : 1,
        ])
    }
  }

  private func quoted(_ text: String) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self)
  }

  /// What is seen, as the bytes of a PNG file.
  public func screenshot() throws -> Data {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
      throw Browser.Failure("no picture of the page")
    }
    return data
  }

  /// What assistive technology finds, in its order: role and name of each thing that has a name.
  public func accessibleNames() throws -> [String] {
    try call("Accessibility.enable")
    let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.compactMap { node in
      let role = (node["role"] as? [String: Any])?["value"] as? String ?? ""
      let name = (node["name"] as? [String: Any])?["value"] as? String ?? ""
      let isIgnored = node["ignored"] as? Bool ?? false
      return isIgnored || name.isEmpty ? nil : "\(role): \(name)"
    }
  }

  /// Errors so far: exceptions, `console.error` and `console.warn`, refused or missing files,
  /// violations of the page's policy.
  public func complaints() throws -> [String] {
    // Whatever was sent before this answer has come then.
    try evaluate("1")
    return browser.events.filter { $0["sessionId"] as? String == session }.compactMap { event in
      let parameters = event["params"] as? [String: Any] ?? [:]
      switch event["method"] as? String {
      case "Runtime.exceptionThrown": return "exception: \(parameters)"
      case "Runtime.consoleAPICalled":
        let type = parameters["type"] as? String ?? ""
        return ["error", "warning", "assert"].contains(type) ? "console: \(parameters)" : nil
      case "Log.entryAdded":
        let entry = parameters["entry"] as? [String: Any] ?? [:]
        let level = entry["level"] as? String ?? ""
        return level == "error" || level == "warning" ? "log: \(entry["text"] ?? "")" : nil
      default: return nil
      }
    }
  }
}
