import BuiltProgram
import Foundation
import Maquette
import MaquetteSpec
import Testing

/// Pictures that a child process draws, for whoever uses the library.
@Suite("Picture files drawn by a child process")
struct ChildDrawingTests {
  private static let program = BuiltProgram.url.path

  private static let drawing = """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 32'>\
    <defs><linearGradient id='a' x2='.7' y2='.4'><stop stop-color='#f30'/>\
    <stop offset='1' stop-color='#03f' stop-opacity='.4'/></linearGradient>\
    <filter id='f'><feGaussianBlur stdDeviation='1.3'/></filter></defs>\
    <circle cx='20.3' cy='15.1' r='13' fill='url(#a)'/>\
    <g opacity='.6' filter='url(#f)'><rect x='7.7' y='3' width='30' height='21' fill='#0a4'/></g>\
    <path d='M3 4C20 40 30 -20 45 29' fill='none' stroke='#222' stroke-width='1.7'/></svg>
    """

  /// Pictures with every way of showing a file: clipped, tinted, transparent, turned round, cut off.
  private static func view() throws -> some Component {
    let file = try ImageData(Array(drawing.utf8), name: "a.svg")
    return VStack(spacing: 3.3) {
      Image(file)
      Image(file).cornerRadius(11.3).frame(width: 61.7, height: 30.3)
      Image(file).renderingMode(.template).frame(width: 33.1, height: 20)
      HStack(spacing: 1.7) {
        Image(file).cornerRadius(13).frame(width: 27, height: 40)
        Button("Tea").style(.filled).disabled()
      }
    }.padding(7.1)
  }

  @Test(
    "The bytes are those that this process would draw", arguments: PictureFormat.allCases,
    [1.0, 2, 3])
  func same(_ format: PictureFormat, _ scale: Double) throws {
    let here = Renderer()
    let there = Renderer(limits: DrawingLimits(imageFiles: .child(Self.program)))
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let environment = Environment(direction: direction, scale: scale)
      let wanted = try here.bytes(of: Self.view(), format: format, in: environment)
      let drawn = try there.bytes(of: Self.view(), format: format, in: environment)
      #expect(drawn == wanted, "\(format) at \(scale), \(direction)")
      // Again with what is remembered now.
      #expect(try there.bytes(of: Self.view(), format: format, in: environment) == wanted)
    }
  }

  @Test("A file that is refused leaves nothing behind: the next one is drawn as ever")
  func after() throws {
    let filter = "<filter id='f'><feGaussianBlur stdDeviation='30'/></filter>"
    let slow = String(
      repeating: "<rect width='900' height='900' filter='url(#f)'/>", count: 1_000)
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='900' height='900'>\(filter)\(slow)</svg>"
    let bad = Image(try ImageData(Array(text.utf8), name: "bad.svg"))
    let there = Renderer(limits: DrawingLimits(imageFiles: .child(Self.program, timeout: 0.2)))
    let first = try there.bytes(of: Self.view())
    for _ in 0..<3 {
      #expect(throws: DiagnosticError.self) { try there.bytes(of: bad) }
      #expect(try there.bytes(of: Self.view()) == first)
    }
  }

  @Test(
    "A child that is none, ends at once or answers nonsense is an error",
    arguments: [
      "exit 3", "head -c 300000 /dev/zero >&0", "printf '\\001\\000\\061CIPQM' >&0; exec sleep 60",
      "printf '\\001\\000\\061CIPQM' >&0; head -c 300000 /dev/urandom >&0", "kill -SEGV $$",
    ])
  func strangers(_ script: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("child")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let limits = DrawingLimits(imageFiles: .child(program.path, timeout: 0.01))
    let error = #expect(throws: DiagnosticError.self) {
      try Renderer(limits: limits).bytes(of: Self.view())
    }
    let message = error?.diagnostics.first?.message ?? ""
    #expect(message.hasPrefix("'a.svg' "), "\(message)")
  }

  @Test("A program that is not there is named")
  func missing() throws {
    let limits = DrawingLimits(imageFiles: .child("/nowhere/maquette"))
    let error = #expect(throws: DiagnosticError.self) {
      try Renderer(limits: limits).bytes(of: Self.view())
    }
    let first = error?.diagnostics.first
    #expect(first?.message.contains("did not start: No such file or directory") == true)
    #expect(first?.hint?.contains("'/nowhere/maquette'") == true)
  }
}
