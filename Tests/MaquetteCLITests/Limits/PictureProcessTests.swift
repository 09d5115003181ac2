import BuiltProgram
import Foundation
import Testing

/// The process that draws picture files: what it has, and how it ends.
@Suite("The process that draws picture files", .serialized)
struct PictureProcessTests {
  /// A run that is drawing for a minute, and the number of the process that does.
  private final class Drawing {
    let workspace: Workspace
    let process: Process
    let child: pid_t
    private let errors = Pipe()

    init() throws {
      let content = HostilePictureFileTests.slow["filtered rectangles"] ?? ""
      workspace = try HostilePictureFileTests.workspace(content)
      let process = Maquette.process(
        ["render", "spec.yaml", "-o", "a.png", "--image-timeout", "60"], in: workspace.folder)
      process.standardError = errors
      process.standardOutput = FileHandle.nullDevice
      self.process = process
      try process.run()
      var found: pid_t?
      ProcessLimit.wait {
        found = Self.children(of: process.processIdentifier).first { Self.isDrawing($0) }
        return found != nil || !process.isRunning
      }
      child = try #require(found)
      // It loads libraries, shuts itself in, is told its limits, and begins.
      let number = child
      ProcessLimit.wait { Self.isBounded(number) }
      usleep(100_000)
    }

    deinit {
      guard process.isRunning else { return }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    /// What was written to standard error, once the process is gone.
    var message: String {
      String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    private static func children(of pid: pid_t) -> [pid_t] {
      let folder = "/proc/\(pid)/task"
      let tasks = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return tasks.flatMap { task in
        let file = "\(folder)/\(task)/children"
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return text.split(separator: " ").compactMap { pid_t($0) }
      }
    }

    private static func isBounded(_ pid: pid_t) -> Bool {
      let limits = (try? String(contentsOfFile: "/proc/\(pid)/limits", encoding: .utf8)) ?? ""
      return limits.split(separator: "\n").contains {
        $0.hasPrefix("Max data size") && !$0.dropFirst(26).hasPrefix("unlimited")
      }
    }

    private static func isDrawing(_ pid: pid_t) -> Bool {
      let words = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(pid)/cmdline"))) ?? Data()
      return String(decoding: words, as: UTF8.self).contains("draw-picture-files")
    }
  }

  private func isThere(_ pid: pid_t) -> Bool {
    // One that nobody waits for is not there any more either.
    let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    guard let rest = status?.split(separator: ")").last else { return false }
    return !rest.hasPrefix(" Z")
  }

  @Test("Killed in the middle of its work it is an error, and no wait")
  func killed() throws {
    let drawing = try Drawing()
    kill(drawing.child, SIGKILL)
    drawing.process.waitUntilExit()
    #expect(drawing.process.shellStatus == 65)
    let message = drawing.message
    #expect(message.contains("'bad.svg' could not be drawn"), "\(message)")
    #expect(message.contains("was ended by signal 9"), "\(message)")
    #expect(!isThere(drawing.child))
  }

  @Test("It does not outlive the process that it draws for")
  func orphan() throws {
    let drawing = try Drawing()
    kill(drawing.process.processIdentifier, SIGKILL)
    ProcessLimit.wait { !isThere(drawing.child) }
    #expect(!isThere(drawing.child))
  }

  @Test("It has no file but its socket, is bounded by the kernel, and may open nothing")
  func sandbox() throws {
    let drawing = try Drawing()
    let folder = "/proc/\(drawing.child)"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/fd")
    #expect(Set(files) == ["0", "1", "2"])
    let limits = try String(contentsOfFile: folder + "/limits", encoding: .utf8)
      .split(separator: "\n")
    for name in ["Max cpu time", "Max data size", "Max core file size", "Max file size"] {
      let line = limits.first { $0.hasPrefix(name) }
      let value = line?.dropFirst(name.count).split(separator: " ").first
      #expect(value != "unlimited", "\(line ?? "")")
    }
    let status = try String(contentsOfFile: folder + "/status", encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1"))
    #if arch(x86_64) || arch(arm64)
      #expect(status.contains("Seccomp:\t2"))
    #endif
  }

  @Test("The word that starts it is nothing for people")
  func byHand() throws {
    let workspace = try Workspace()
    let outcome = try workspace.run("draw-picture-files", "svg")
    #expect(outcome.status != 0)
    #expect(outcome.output.isEmpty)
    #expect(try !workspace.run("--help").text.contains("draw-picture-files"))
  }
}
