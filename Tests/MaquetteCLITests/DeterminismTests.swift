import Foundation
import Testing

@Suite("The same bytes everywhere")
struct DeterminismTests {
  /// Latin, Arabic and Hebrew text, a symbol, a shadowless button, wrapping and truncation.
  private static let spec = """
    width: 220
    view:
      VStack:
        padding: 8
        children:
          - Label: Sign in, office fi ‘quoted’ 1234.5
            font: largeTitle
          - Label: مرحبا بالعالم
          - Label: שלום עולם
          - Label: Use the account you shop with, or another one
            color: secondary
            numberOfLines: 1
          - Button: Continue
            style: filled
            symbol: cart
    """

  private static let fontsConf = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <match target="pattern"><test name="family"><string>Inter</string></test>
        <edit name="family" mode="assign" binding="strong"><string>Noto Serif</string></edit>
      </match>
      <match target="pattern"><edit name="family" mode="prepend_first" binding="strong">
        <string>DejaVu Sans Mono</string></edit></match>
      <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="antialias" mode="assign"><bool>false</bool></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name>
          <matrix><double>1</double><double>0.2</double>
            <double>0</double><double>1</double></matrix>
        </times></edit>
      </match>
    </fontconfig>
    """

  /// The pictures of the spec in every format and two variants, under an environment.
  private static func pictures(
    _ environment: [String: String], workers: String = "1", from folder: String = ""
  ) throws -> [String: [UInt8]] {
    let workspace = try Workspace([
      "a.yaml": spec, "b.yaml": spec, "home/.config/fontconfig/fonts.conf": fontsConf,
      "home/.fonts.conf": fontsConf, "home/fontconfig/fonts.conf": fontsConf,
      "fonts.conf": fontsConf, "deep/er/x": "",
    ])
    let resolved = environment.mapValues { $0.replacing("@", with: workspace.folder.path) }
    let arguments = [
      "render", workspace.path("a.yaml"), workspace.path("b.yaml"), "-o", workspace.path("out"),
      "--format", "png,svg,pdf", "--variants", "light,dark+rtl", "-j", workers, "-q",
    ]
    let outcome = try Maquette.run(
      arguments, environment: resolved, in: workspace.url(folder.isEmpty ? "." : folder))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty)
    var pictures: [String: [UInt8]] = [:]
    for name in workspace.files where name.hasPrefix("out/") {
      pictures[name] = try workspace.bytes(name)
    }
    #expect(pictures.count == 12)
    return pictures
  }

  /// The pictures of the spec where nothing is special.
  private static let plain = Result { try pictures([:]) }

  @Test(
    "Under any environment",
    arguments: [
      ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"],
      ["LANG": "C", "LC_ALL": "POSIX"],
      ["LC_ALL": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"],
      ["LC_ALL": "ar_EG.UTF-8"],
      ["TZ": "Pacific/Kiritimati"],
      ["TZ": ":/nonsense"],
      ["HOME": "@/home", "XDG_CONFIG_HOME": "@/home"],
      ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent"],
      ["HOME": "/proc", "TMPDIR": "/nonexistent"],
      ["FONTCONFIG_FILE": "@/fonts.conf"],
      ["FONTCONFIG_FILE": "/nonexistent"],
      ["FONTCONFIG_PATH": "@/home"],
      ["FONTCONFIG_SYSROOT": "@/home"],
      ["FC_LANG": "ja", "FC_DEBUG": "0"],
      ["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0"],
      ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35 autofitter:no-stem-darkening=0"],
      ["PANGOCAIRO_BACKEND": "win32"],
      ["PANGOCAIRO_BACKEND": "fontconfig"],
      ["PANGO_LANGUAGE": "ur:ja"],
      ["HB_OPTIONS": "uniscribe-bug-compatible", "HB_SHAPER_LIST": "fallback"],
      ["GDK_SCALE": "2", "GDK_DPI_SCALE": "2", "QT_SCALE_FACTOR": "2"],
      ["SOURCE_DATE_EPOCH": "1", "COLUMNS": "20", "TERM": "dumb", "NO_COLOR": "1"],
      ["CAIRO_DEBUG": "1", "G_DEBUG": "all", "G_MESSAGES_DEBUG": "", "MALLOC_PERTURB_": "165"],
    ] as [[String: String]])
  func environments(environment: [String: String]) throws {
    let (plain, other) = (try Self.plain.get(), try Self.pictures(environment))
    #expect(plain.keys.sorted() == other.keys.sorted())
    for (name, bytes) in plain { #expect(other[name] == bytes, "\(name)") }
  }

  @Test("From any folder, with any number of workers")
  func places() throws {
    let plain = try Self.plain.get()
    #expect(try Self.pictures([:], from: "deep/er") == plain)
    #expect(try Self.pictures([:], workers: "2") == plain)
    #expect(try Self.pictures([:], workers: "8") == plain)
  }

  @Test("Twice in one process: the second is as the first")
  func twice() throws {
    let pictures = try Self.plain.get()
    for (name, bytes) in pictures where name.hasPrefix("out/a") && !name.hasSuffix(".svg") {
      #expect(pictures[name.replacing("out/a", with: "out/b")] == bytes, "\(name)")
    }
    for (name, bytes) in pictures where name.hasPrefix("out/a") && name.hasSuffix(".svg") {
      // An SVG's ids start with its spec's name.
      let other = pictures[name.replacing("out/a", with: "out/b")] ?? []
      let renamed = String(decoding: other, as: UTF8.self)
        .replacing("maquette-b", with: "maquette-a")
      #expect(Array(renamed.utf8) == bytes, "\(name)")
    }
  }

  @Test("With an environment that is empty")
  func emptyEnvironment() throws {
    let workspace = try Workspace(["a.yaml": Self.spec])
    let plain = try workspace.run("render", "a.yaml", "-o", "-")
    let bare = try workspace.shell("exec env -i \"$MAQUETTE\" render a.yaml -o -")
    #expect(bare.status == 0, "\(bare.errors)")
    #expect(bare.output == plain.output)
  }

  @Test("Nothing in a file tells when or where it was made")
  func traces() throws {
    let workspace = try Workspace(["a.yaml": Self.spec])
    for format in ["png", "svg", "pdf"] {
      let outcome = try workspace.run("render", "a.yaml", "-o", "-", "--format", format)
      let text = String(decoding: outcome.output, as: UTF8.self)
      for trace in ["CreationDate", "ModDate", "tIME", workspace.folder.path, "/usr/share"] {
        #expect(!text.contains(trace), "\(format): \(trace)")
      }
    }
  }
}
