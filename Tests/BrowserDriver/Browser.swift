import Foundation

/// A headless Chromium, spoken to through pipes by its DevTools protocol, for tests of pages.
///
/// Each browser has a profile of its own and ends with the object. One thread at a time may use it;
/// calls wait for their answers.
public final class Browser {
  /// Why a browser could not do what a test asked for.
  public struct Failure: Error, CustomStringConvertible {
    /// What went wrong.
    public let description: String
    init(_ description: String) { self.description = description }
  }

  /// The program, as Debian's package `chromium` or Chrome's own installs it; `nil` where there is
  /// none. Tests that need it are skipped then.
  public static let path: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// How long an answer may take before a test fails; a page that hangs must not hang a test run.
  static let patience = 600.0

  private let process: BrowserProcess
  private var serial = 0
  private(set) var events: [[String: Any]] = []

  /// Starts a browser.
  ///
  /// - Throws: ``Failure`` when there is none or it does not answer.
  public init() throws {
    guard let path = Browser.path else { throw Failure("Chromium is not installed") }
    process = try BrowserProcess(path)
    _ = try call("Browser.getVersion")
  }

  /// Opens a page that is shown at a size, in CSS pixels, at one pixel each.
  public func page(width: Int = 1280, height: Int = 800) throws -> BrowserPage {
    let target = try call("Target.createTarget", ["url": "about:blank"])
    guard let id = target["targetId"] as? String else { throw Failure("no page was made") }
    let answer = try call("Target.attachToTarget", ["targetId": id, "flatten": true])
    guard let session = answer["sessionId"] as? String else { throw Failure("no page answers") }
    return try BrowserPage(self, session: session, width: width, height: height)
  }

  /// Sends a command and waits for its result.
  func call(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
  ) throws -> [String: Any] {
    serial += 1
    let number = serial
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try process.send(JSONSerialization.data(withJSONObject: message))
    let deadline = Date(timeIntervalSinceNow: Browser.patience)
    while true {
      let answer = try receive(until: deadline, what: method)
      guard answer["id"] as? Int == number else { continue }
      if let error = answer["error"] { throw Failure("\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Waits for an event of a page, those that came already among them, and takes it.
  func event(_ method: String, session: String) throws -> [String: Any] {
    let deadline = Date(timeIntervalSinceNow: Browser.patience)
    while true {
      let place = events.firstIndex {
        $0["method"] as? String == method && $0["sessionId"] as? String == session
      }
      if let place { return events.remove(at: place)["params"] as? [String: Any] ?? [:] }
      _ = try receive(until: deadline, what: method)
    }
  }

  /// The next message; events are kept.
  private func receive(until deadline: Date, what: String) throws -> [String: Any] {
    let data = try process.receive(until: deadline, what: what)
    guard let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Failure("\(what): the browser sent no JSON")
    }
    if message["method"] != nil { events.append(message) }
    return message
  }
}
