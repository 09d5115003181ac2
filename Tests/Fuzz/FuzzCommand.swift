import Foundation

#if FUZZING
  import CFuzzer
#endif

/// `input-fuzzer KIND [libFuzzer's options and folders]` looks for bytes that end the program, hang
/// or come to something wrong; `input-fuzzer replay FOLDER` gives each kind its seeds, once, and
/// `input-fuzzer words` prints libFuzzer's dictionary.
@main
enum FuzzCommand {
  static func main() {
    let words = CommandLine.arguments
    guard words.count > 1 else { fail("name a kind, or replay and a folder") }
    if words[1] == "words" { return print(FuzzWords.text) }
    if words[1] == "replay" { return replay(words.count > 2 ? words[2] : "Tests/FuzzSeeds") }
    guard FuzzKind(rawValue: words[1]) != nil else {
      fail("'\(words[1])' is none of \(FuzzKind.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    #if FUZZING
      var arguments: [UnsafeMutablePointer<CChar>?] =
        ([words[0]] + words.dropFirst(2)).map { strdup($0) } + [nil]
      var count = CInt(arguments.count - 1)
      arguments.withUnsafeMutableBufferPointer { buffer in
        var start = buffer.baseAddress
        _ = LLVMFuzzerRunDriver(&count, &start, fuzzOne)
      }
    #else
      fail("this build only replays; use 'make fuzz'")
    #endif
  }

  /// One run of the kind that the first argument names.
  fileprivate static func one(_ bytes: [UInt8]) {
    guard let kind = FuzzKind(rawValue: CommandLine.arguments[1]) else { return }
    do {
      try kind.run(bytes)
    } catch {
      fail("\(kind): \(error)")
    }
  }

  private static func replay(_ folder: String) {
    var count = 0
    for kind in FuzzKind.allCases {
      let place = "\(folder)/\(kind)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      guard !names.isEmpty else { fail("there are no seeds in '\(place)'") }
      for name in names.sorted() {
        guard let data = FileManager.default.contents(atPath: "\(place)/\(name)") else { continue }
        do {
          try kind.run(Array(data))
        } catch {
          fail("\(place)/\(name): \(error)")
        }
        count += 1
      }
    }
    print("\(count) seeds come to a result or an error")
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    abort()
  }
}

#if FUZZING
  /// What libFuzzer calls; the name is that of its own `main`, which is linked but never run.
  @_cdecl("LLVMFuzzerTestOneInput")
  func fuzzOne(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    FuzzCommand.one(Array(UnsafeBufferPointer(start: bytes, count: size)))
    return 0
  }
#endif
