import BuiltProgram
import Foundation
import Testing

/// Variables of the libraries for fonts and pictures, all of which would like to have a say.
@Suite("Environment variables")
struct EnvironmentVariableTests {
  /// What each may be, and what it would do: paths that Pixman cannot do without, other hinting,
  /// shapers, dictionaries, decoders, words, messages on standard output.
  private static let variables = [
    "PIXMAN_DISABLE": "fast mmx sse2 ssse3 arm-neon wholeops", "CAIRO_DEBUG": "1",
    "CAIRO_DEBUG_PDF": "1", "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0",
    "HB_OPTIONS": "uniscribe-bug-compatible", "HB_SHAPER_LIST": "fallback",
    "PANGO_LANGUAGE": "th:ar", "PANGOCAIRO_BACKEND": "fc", "LIBTHAI_DICTDIR": "/nowhere",
    "FONTCONFIG_FILE": "/nowhere", "FC_DEBUG": "4095", "ICU_DATA": "/nowhere",
    "ICU_TIMEZONE_FILES_DIR": "/nowhere", "JSIMD_FORCENONE": "1", "RSVG_LOG": "1",
    "GDK_PIXBUF_MODULE_FILE": "/nowhere", "XML_DEBUG_CATALOG": "1", "G_MESSAGES_DEBUG": "all",
    "G_DEBUG": "fatal-warnings", "G_SLICE": "debug-blocks", "LANG": "de_DE.UTF-8",
    "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "ar", "TZ": "Asia/Tokyo",
    "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  private static let spec = """
    width: 320
    background: "#F2F2F7"
    VStack:
      spacing: 8
      padding: 20
      children:
        - Label:
          text: นี่คือข้อความภาษาไทยที่ยาวมากและยาวเกินสามบรรทัดในความกว้างนี้
          numberOfLines: 0
        - Label: Office مرحبا שלום 日本 हिन्दी
        - DateLabel: 2025-03-14T09:41
        - Image: boat.svg
          width: 90
        - Button: Continue
          style: filled
          size: large
        - Menu: Open
          isPresented: true
          items: [Copy, Paste]
        - Slider: {value: 0.4}

    """
  /// Gradients, blur, a language that the viewer's system may have.
  private static let boat = """
    <svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><defs>
    <linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5B8DEF"/>
    <stop offset="1" stop-color="#FFD6A5"/></linearGradient></defs>
    <rect width="60" height="40" rx="9" fill="url(#s)"/><switch>
    <path systemLanguage="ar" d="M0 0H9V9Z"/><path systemLanguage="tr,de" d="M0 0H20V9Z"/></switch>
    <path d="M8 30C20 4 40 4 52 30Z" fill="#F25F4C" opacity=".6"/></svg>
    """

  private func workspace() throws -> Workspace {
    try Workspace(["a.yaml": Self.spec, "boat.svg": Self.boat])
  }

  private func pictures(_ variables: [String: String]) throws -> [String: [UInt8]] {
    let workspace = try workspace()
    let outcome = try workspace.run(
      ["render", "a.yaml", "-o", "out/", "--format", "png,svg,pdf", "--variants", "light,dark"],
      environment: variables)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.text.split(separator: "\n").allSatisfy { $0.hasPrefix("out/") })
    let names = workspace.files.filter { $0.hasPrefix("out/") }
    #expect(names.count == 6)
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try workspace.bytes($0)) })
  }

  @Test("No variable of a library changes a byte of a picture, or prints anything")
  func harmless() throws {
    let plain = try pictures([:])
    #expect(try pictures(Self.variables) == plain)
  }

  @Test("A picture on standard output is the picture alone")
  func standardOutput() throws {
    let workspace = try workspace()
    let command = ["render", "a.yaml", "-o", "-"]
    let plain = try workspace.run(command)
    #expect(try workspace.run(command, environment: Self.variables).output == plain.output)
  }

  @Test("Pixman's paths for processors all draw the same, and a library refuses to have none")
  func paths() throws {
    let workspace = try workspace()
    try FileManager.default.createSymbolicLink(
      at: workspace.url("Snapshots"),
      withDestinationURL: BuiltModules.root.appending(path: "Snapshots"))
    let tool = BuiltProgram.folder.appendingPathComponent("specimen-tool")
    func some(_ disabled: String) throws -> Maquette.Outcome {
      try Maquette.run(
        ["some", "out-\(disabled)"], environment: ["PIXMAN_DISABLE": disabled],
        in: workspace.url("."), program: tool)
    }
    var first: [[UInt8]]?
    for disabled in ["", "ssse3", "ssse3 sse2 mmx", "fast", "fast wholeops", "arm-neon"] {
      let outcome = try some(disabled)
      #expect(outcome.status == 0, "\(disabled): \(outcome.errors)")
      let names = workspace.files.filter { $0.hasPrefix("out-\(disabled)/") }.sorted()
      #expect(names.count >= 6)
      let bytes = try names.map { try workspace.bytes($0) }
      #expect(bytes == first ?? bytes, "\(disabled)")
      first = first ?? bytes
    }
    let none = try some("fast ssse3 sse2 mmx arm-simd arm-neon arm-iwmmxt vmx loongson-mmi")
    if none.status != 0 { #expect(none.errors.contains("PIXMAN_DISABLE"), "\(none.errors)") }
  }
}
