import Foundation
import Testing

@Suite("snapshot verify, when a symbol, a font or a part of a picture changes")
struct SnapshotCauseTests {
  private func groups(_ workspace: Workspace) throws -> [String] {
    let json =
      try JSONSerialization.jsonObject(
        with: Data(workspace.bytes("snapshot-results/results.json"))) as? [String: Any]
    return (json?["groups"] as? [[String: Any]] ?? []).compactMap { $0["summary"] as? String }
  }

  @Test("A symbol in place of another one is named, and so is one that is drawn differently")
  func symbols() throws {
    let icons = "brand.reply:\n  layers:\n    - stroke: M20 19 C20 13 16 11 4 11 M9 6 L4 11 L9 16\n"
    let workspace = try Workspace([
      "ui/icons.yaml": icons, "ui/a.yaml": "Button: Cart\nicon: cart\n",
      "ui/b.yaml": "symbols: icons.yaml\nButton: רְשׁוּם\nicon: brand.reply\n",
      "ui/c.yaml": "symbols: icons.yaml\nLabel: 你好\nicon: brand.reply\n",
    ])
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    #expect(try workspace.text("Snapshots/ui/a@2x.txt").contains("\n# symbol cart: "))
    try workspace.write("ui/a.yaml", "Button: Cart\nicon: bag\n")
    try workspace.write("ui/icons.yaml", icons.replacing("L9 16", with: "L9 18"))
    let outcome = try workspace.run("snapshot", "verify", "ui")
    #expect(outcome.text.contains("  symbol changed: cart → bag\n"), "\(outcome.text)")
    let pattern = #/symbol changed: brand\.reply [0-9a-f]{8} → [0-9a-f]{8}\n/#
    #expect(outcome.text.matches(of: pattern).count == 2, "\(outcome.text)")
    let all = try groups(workspace)
    #expect(all.count == 2, "\(all)")
    #expect(all.contains { $0.hasPrefix("symbol cart → bag: ") })
    #expect(all.contains { $0.hasPrefix("symbol brand.reply ") })
  }

  @Test("Baselines of before that name no symbols claim nothing")
  func oldReceipts() throws {
    let workspace = try Workspace(["ui/a.yaml": "Button: Cart\nicon: cart\n"])
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    let text = try workspace.text("Snapshots/ui/a@2x.txt")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("# symbol ") }
    try workspace.write("Snapshots/ui/a@2x.txt", lines.joined(separator: "\n") + "\n")
    #expect(try workspace.run("snapshot", "verify", "ui").status == 0)
    try workspace.write("ui/a.yaml", "Button: Cart\nicon: bag\n")
    let outcome = try workspace.run("snapshot", "verify", "ui")
    #expect(outcome.status == 1)
    #expect(!outcome.text.contains("symbol changed"))
  }

  private static let font = "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf"

  @Test(
    "One replaced font is one cluster, and one accept",
    .enabled(
      if: FileManager.default.fileExists(atPath: SnapshotCauseTests.font),
      "fonts-noto-mono is not installed"))
  func replacedFont() throws {
    let workspace = try Workspace([
      "ui/mono.yaml": "extends: ios\nname: mono\ntypography:\n  family: Noto Sans Mono\n",
      "ui/a.yaml":
        "theme: mono.yaml\nVStack:\n  - Label: Hello\n  - Button: Continue\n    style: filled\n",
      "ui/b.yaml": "theme: mono.yaml\nHStack:\n  - Label: Left\n  - Toggle: On\n",
      "ui/c.yaml": "theme: mono.yaml\nwidth: 120\nLabel: Some words on several lines\n",
    ])
    try workspace.write("fonts/own.ttf", OwnFont.bytes(unitsPerEm: 1000))
    let flags = ["ui", "--variants", "light,dark", "--font-path", "fonts"]
    let recorded = try workspace.run(["snapshot", "record"] + flags)
    #expect(recorded.status == 0, "\(recorded.errors)")
    try workspace.write("fonts/own.ttf", OwnFont.bytes(unitsPerEm: 930))
    let outcome = try workspace.run(["snapshot", "verify"] + flags)
    #expect(outcome.lines.last == "6 pictures: 6 other environment", "\(outcome.text)")
    let all = try groups(workspace)
    #expect(all.count == 1, "\(all)")
    #expect(all.first?.hasPrefix("font NotoSansMono-Regular ") == true)
    let key = try #require(outcome.text.split(separator: "--cluster ").last?.prefix(8))
    let accepted = try workspace.run("snapshot", "accept", "--cluster", String(key))
    #expect(accepted.lines.count == 6 && accepted.status == 0, "\(accepted.errors)")
    #expect(try workspace.run(["snapshot", "verify"] + flags).status == 0)
  }

  @Test("Some pixels may differ where the configuration says so, and nothing else")
  func tolerance() throws {
    let workspace = try Workspace([
      "ui/a.yaml": "width: 100\nheight: 60\nVStack:\n  - Label: Hi\n  - Gauge: {value: 0.5}\n"
    ])
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    let path = "Snapshots/ui/a@2x.png"
    // One red pixel in the corner of the baseline.
    try workspace.write("dot.py", Self.dot)
    #expect(try workspace.shell("python3 dot.py \(path) 3 3").status == 0)
    func status(_ configuration: String) throws -> Int32 {
      try workspace.write("maquette.yaml", "specs: ui\n\(configuration)\n")
      let outcome = try workspace.run("snapshot", "verify")
      if ![0, 1].contains(outcome.status) { Issue.record("\(outcome.errors)") }
      return outcome.status
    }
    for passing in [
      "tolerance: 1", "tolerance: {pixels: 1, pictures: 'ui/a*'}", "ignore: '0,0,4,4'",
      "tolerance: {pixels: 1, area: '0,0,4,4'}", "ignore: {area: '0,0,4,4', pictures: 'ui/*'}",
      "sets: {a: {specs: ui, tolerance: 1}}",
    ] {
      #expect(try status(passing) == 0, "\(passing)")
    }
    for failing in [
      "", "tolerance: 0", "tolerance: {pixels: 9, pictures: 'ui/b*'}", "ignore: '4,4,9,9'",
      "tolerance: {pixels: 0, area: '0,0,4,4'}", "tolerance: {pixels: 9, area: '4,4,9,9'}",
      "tolerance: {pixels: 9, component: '*/Label*'}", "ignore: '*/Label*'",
    ] {
      #expect(try status(failing) == 1, "\(failing)")
    }
    // No number of pixels excuses a change of the scene.
    #expect(try workspace.run("snapshot", "record", "--no-config", "ui").status == 0)
    try workspace.write(
      "ui/a.yaml", "width: 100\nheight: 60\nVStack:\n  - Label: Hx\n  - Gauge: {value: 0.5}\n")
    #expect(try status("tolerance: 9999") == 1)
    #expect(try status("tolerance: {pixels: 9999, area: '0,0,100,60'}") == 1)
    #expect(try status("ignore: '*Label*'") == 0)
  }

  /// Paints one pixel of a PNG file red, by Python's own libraries.
  private static let dot = """
    import struct, sys, zlib
    path, x, y = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    data = open(path, 'rb').read()
    place, chunks = 8, []
    while place < len(data):
      size, = struct.unpack('>I', data[place:place + 4])
      chunks.append((data[place + 4:place + 8], data[place + 8:place + 8 + size]))
      place += 12 + size
    named = dict(chunks)
    head = named[b'IHDR']
    width, height, depth, kind = struct.unpack('>IIBB', head[:10])
    n = {2: 3, 3: 1, 6: 4}[kind]
    size = (width * n * depth + 7) // 8
    raw = zlib.decompress(b''.join(c for k, c in chunks if k == b'IDAT'))
    rows, last = [], bytes(size)
    for row in range(height):
      line = raw[row * (size + 1):(row + 1) * (size + 1)]
      mode, cur = line[0], bytearray(line[1:])
      for i in range(size):
        a = cur[i - n] if i >= n else 0
        b = last[i]
        c = last[i - n] if i >= n else 0
        p = a + b - c
        pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
        paeth = a if pa <= pb and pa <= pc else b if pb <= pc else c
        cur[i] = (cur[i] + [0, a, b, (a + b) // 2, paeth][mode]) & 255
      rows.append(cur)
      last = cur
    if kind == 3:  # A palette has no red: its pixels are written out.
      colours, per = named[b'PLTE'], 8 // depth
      def pixel(row, x):
        index = row[x // per] >> (8 - depth * (x % per + 1)) & ((1 << depth) - 1)
        return colours[3 * index:3 * index + 3]
      rows = [bytearray(b''.join(pixel(r, x) for x in range(width))) for r in rows]
      n, head = 3, head[:8] + bytes([8, 2]) + head[10:]
      chunks = [(b'IHDR', head)] + [c for c in chunks if c[0] not in (b'IHDR', b'PLTE', b'tRNS')]
    rows[y][x * n:x * n + n] = bytes([255, 0, 0, 255][:n])
    def chunk(kind, body):
      return struct.pack('>I', len(body)) + kind + body + struct.pack('>I', zlib.crc32(kind + body))
    pixels = zlib.compress(b''.join(b'\\0' + bytes(r) for r in rows))
    out, done = data[:8], False
    for kind, body in chunks:
      if kind == b'IDAT':
        if not done:
          out, done = out + chunk(b'IDAT', pixels), True
      else:
        out += chunk(kind, body)
    open(path, 'wb').write(out)

    """
}

/// A font whose letters are larger than those of another one of the same name.
private enum OwnFont {
  static func bytes(unitsPerEm: Int) throws -> [UInt8] {
    let path = "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf"
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    func number(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    for table in 0..<number(4, 2)
    where Array(bytes[12 + 16 * table..<16 + 16 * table]) == Array("head".utf8) {
      let place = number(20 + 16 * table, 4) + 18
      bytes[place] = UInt8(unitsPerEm >> 8)
      bytes[place + 1] = UInt8(unitsPerEm & 255)
    }
    return bytes
  }
}
