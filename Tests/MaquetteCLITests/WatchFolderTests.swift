import Foundation
import Testing

@Suite("watch, with folders by any name")
struct WatchFolderTests {
  @Test(
    "New and renamed specs of the current folder are drawn", arguments: [".", "./", "ui/..", "ui"])
  func folder(name: String) throws {
    let workspace = try Workspace(["ui/a.yaml": "Label: A\n", "first.yaml": "Label: A\n"])
    let place = name == "ui" ? "ui/" : ""
    let outcome = try workspace.shell(
      """
      "$MAQUETTE" watch \(name) -o out --no-cache > log 2>&1 & p=$!
      trap 'kill -KILL $p 2> /dev/null' EXIT
      wait_for() { wait_until "ls out out/* 2> /dev/null | grep -q $1"; }
      wait_for a@2x.png
      printf 'Label: B\\n' > \(place)b.yaml; wait_for b@2x.png
      mv \(place)b.yaml \(place)c.yaml; wait_for c@2x.png
      mkdir \(place)new; printf 'Label: D\\n' > \(place)new/d.yaml; wait_for d@2x.png
      kill $p; wait $p
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.errors)")
  }
}
