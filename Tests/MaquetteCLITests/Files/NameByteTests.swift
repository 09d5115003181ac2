import Foundation
import Testing

/// A name is bytes: two that look alike are two, and one that is no text is a name, too.
@Suite("Names are bytes") struct NameByteTests {
  /// é as one character and as two, which look alike.
  private static let composed = "\\303\\251"
  private static let apart = "e\\314\\201"
  /// Names as `printf` writes them: Latin-1, a private character that stands for a byte, names that
  /// begin with a mark, and four scripts in one.
  static let names = [
    "caf\\351", "\\364\\217\\272\\200x\\377", "\\314\\201x", "\\342\\200\\215\\357\\270\\217",
    "\\330\\271 \\346\\227\\245-\\340\\270\\252.\\327\\251",
  ]

  /// The bytes of a picture whose name is given as `printf` takes it.
  private func picture(_ workspace: Workspace, _ name: String) throws -> [UInt8] {
    try workspace.shell("cat -- \"$(printf '\(name)')\"").output
  }

  @Test("Each name is drawn, alone, in a folder, and into one", arguments: names)
  func any(name: String) throws {
    let workspace = try Workspace()
    let outcome = try workspace.shell(
      """
      set -e; n=$(printf '\(name)'); mkdir "d$n" "./$n.d"; printf 'Label: A\\n' > "./$n.yaml"
      cp "./$n.yaml" "d$n/$n.yaml"
      "$MAQUETTE" render "./$n.yaml"; test -f "./$n@2x.png"
      "$MAQUETTE" render "d$n" -o "./$n.d" --variants light,dark -j 2
      test -f "./$n.d/$n@2x.png"; test -f "./$n.d/$n~dark@2x.png"
      "$MAQUETTE" render "./$n.yaml" -o "./$n.d/$n.svg"; test -f "./$n.d/$n.svg"
      cat > page.md <<E
      <!-- maquette:begin id=one -->
      \\`\\`\\`maquette
      Label: A
      \\`\\`\\`
      <!-- maquette:end -->
      E
      cp page.md "./$n.md"
      "$MAQUETTE" md "./$n.md" --images "./$n.d"; test -f "./$n.d/one@2x.png"
      "$MAQUETTE" check "./$n.yaml"; "$MAQUETTE" fmt "./$n.yaml"; "$MAQUETTE" inspect "./$n.yaml"
      "$MAQUETTE" extract "./$n@2x.png" -o "./$n.out"; test -s "./$n.out"
      "$MAQUETTE" diff "./$n@2x.png" "./$n@2x.png" -o "./$n.diff.png"; test -s "./$n.diff.png"
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.isSafeForTerminals && outcome.text.isSafeForTerminals)
  }

  @Test(
    "Baselines of each name are recorded, verified, accepted and cleaned away", arguments: names)
  func snapshots(name: String) throws {
    let workspace = try Workspace()
    let outcome = try workspace.shell(
      """
      set -e; n=$(printf '\(name)'); mkdir ui "ui/$n"; printf 'Label: A\\n' > "ui/$n/$n.yaml"
      cp "ui/$n/$n.yaml" "ui/$n.yaml"
      "$MAQUETTE" snapshot record ui; test -f "Snapshots/ui/$n/$n@2x.txt"
      "$MAQUETTE" snapshot verify ui
      printf 'Label: B\\n' > "ui/$n/$n.yaml"
      "$MAQUETTE" snapshot verify ui && exit 9
      "$MAQUETTE" snapshot accept --all; "$MAQUETTE" snapshot verify ui
      rm "ui/$n/$n.yaml"; "$MAQUETTE" snapshot clean ui --yes
      test ! -e "Snapshots/ui/$n/$n@2x.png"; test ! -e "Snapshots/ui/$n/$n@2x.txt"
      test -f "Snapshots/ui/$n@2x.png"; "$MAQUETTE" snapshot verify ui
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.errors)")
  }

  @Test("Two names that look alike are two photos, two specs, two pictures and two baselines")
  func alike() throws {
    let workspace = try Workspace()
    let (one, two) = (Self.composed, Self.apart)
    let outcome = try workspace.shell(
      """
      set -e; c=$(printf '\(one)'); d=$(printf '\(two)')
      "$MAQUETTE" button One -o "$c.png"; "$MAQUETTE" button Two --style filled -o "$d.png"
      mkdir ui; mv "$c.png" "$d.png" ui
      printf 'HStack:\\n  children:\\n    - Image: %s.png\\n    - Image: %s.png\\n' "$c" "$c" \
        > ui/same.yaml
      printf 'HStack:\\n  children:\\n    - Image: %s.png\\n    - Image: %s.png\\n' "$c" "$d" \
        > ui/both.yaml
      printf 'Label: One\\n' > "ui/$c.yaml"; printf 'Label: Two is wider\\n' > "ui/$d.yaml"
      "$MAQUETTE" render ui -o out; "$MAQUETTE" render "ui/$c.yaml" "ui/$d.yaml" -o both -j 2
      "$MAQUETTE" snapshot record ui; "$MAQUETTE" snapshot verify ui
      cmp out/same@2x.png out/both@2x.png && exit 9
      cmp "out/$c@2x.png" "out/$d@2x.png" && exit 9
      cmp "both/$c@2x.png" "both/$d@2x.png" && exit 9
      test "$(ls Snapshots/ui/*.png | wc -l)" = 4
      test "$("$MAQUETTE" snapshot list ui | wc -l)" = 4
      printf 'Label: Other\\n' > "ui/$c.yaml"; printf 'Label: Other, too\\n' > "ui/$d.yaml"
      "$MAQUETTE" snapshot verify ui --junit j --html h > log && exit 9
      test "$(grep -c 'changed, and the scene' log)" = 2
      "$MAQUETTE" snapshot accept "ui/$c@2x"; "$MAQUETTE" snapshot verify ui > log && exit 9
      "$MAQUETTE" snapshot accept --all; "$MAQUETTE" snapshot verify ui
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.errors)")
    #expect(try picture(workspace, "out/\(one)@2x.png") != picture(workspace, "out/\(two)@2x.png"))
  }

  @Test("watch sees the file of such a name and of one that looks alike")
  func watch() throws {
    let workspace = try Workspace()
    let outcome = try workspace.shell(
      """
      c=$(printf '\(Self.composed)'); d=$(printf '\(Self.apart)'); e=$(printf 'caf\\351'); mkdir ui
      for n in "$c" "$d" "$e"; do printf 'Label: A\\n' > "ui/$n.yaml"; done
      "$MAQUETTE" watch ui -o out > log & p=$!
      trap 'kill -KILL $p 2> /dev/null' EXIT
      for n in "$c" "$d" "$e"; do wait_until 'test -f "out/$n@2x.png"'; done
      for n in "$c" "$d" "$e"; do
        rm "out/$n@2x.png"; printf 'Label: B\\n' > "ui/$n.yaml"; wait_until 'test -f "out/$n@2x.png"'
      done
      kill -TERM $p; wait $p
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.errors)")
  }

  @Test("A byte that is no text is shown as one, and a title is no name")
  func shown() throws {
    let workspace = try Workspace()
    let missing = try workspace.shell("\"$MAQUETTE\" render \"$(printf 'caf\\351.yaml')\"")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("'caf\\xE9.yaml'"), "\(missing.errors)")
    let title = try workspace.shell(
      "\"$MAQUETTE\" label \"$(printf 'caf\\351')\" -o a.png && \"$MAQUETTE\" label 'caf\u{FFFD}' "
        + "-o b.png; cmp a.png b.png")
    #expect(title.status == 0, "\(title.errors)")
  }
}
