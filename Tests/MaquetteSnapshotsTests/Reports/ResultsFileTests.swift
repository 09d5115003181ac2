import MaquetteSnapshots
import Testing

@Suite("The file of results")
struct ResultsFileTests {
  @Test("A run is read as it was written")
  func roundTrip() throws {
    var all = SampleRun.all
    all.results[0].settings = ["theme brand 1f00ba2c → brand 9ad3c01e", "locale en → de"]
    let text = ResultsFile.text(all)
    let run = try ResultsFile.read(Array(text.utf8))
    #expect(run == all)
    #expect(ResultsFile.text(run) == text)
  }

  @Test("Its form is that of version 1", arguments: [SnapshotResult.Status.unexplained])
  func form(_ status: SnapshotResult.Status) {
    var failed = SampleRun.result(.failed)
    failed.isRecorded = true
    var changed = SampleRun.result(.changed)
    changed.changes.removeLast()
    changed.clusters.removeFirst()
    changed.clusters[0].cause = .structure([0])
    changed.environment = ["cairo 1.16.0 → 1.18.0"]
    changed.settings = ["theme brand 1f00ba2c → brand 9ad3c01e"]
    let run = SampleRun.run([changed, failed])
    #expect(
      ResultsFile.text(run) == """
        {
          "version": 1,
          "passes": false,
          "counts": {"failed": 1, "changed": 1},
          "baselines": "Snapshots",
          "artifacts": "out",
          "acceptCommand": "maquette snapshot accept --from out/results.json",
          "results": [
            {
              "id": "ui/changed@2x",
              "source": "ui/changed.yaml",
              "variant": "dark",
              "status": "changed",
              "scale": 2,
              "pixels": {
                "oldWidth": 320,
                "oldHeight": 240,
                "newWidth": 320,
                "newHeight": 240,
                "different": 640
              },
              "changes": [
                {
                  "kind": "moved",
                  "path": "VStack/Button",
                  "component": "Button",
                  "sentence": "Button 'Continue' moved 4 pt down",
                  "summary": "Button: moved 4 pt down",
                  "oldFrame": {"x": 20, "y": 40, "width": 120, "height": 50},
                  "newFrame": {"x": 20, "y": 44, "width": 120, "height": 50},
                  "reach": [
                    {"x": 20, "y": 40, "width": 120, "height": 54}
                  ]
                }
              ],
              "clusters": [
                {
                  "bounds": {"x": 40, "y": 80, "width": 240, "height": 108},
                  "differentPixels": 500,
                  "cause": "structure",
                  "changes": [0]
                }
              ],
              "environment": ["cairo 1.16.0 → 1.18.0"],
              "settings": ["theme brand 1f00ba2c → brand 9ad3c01e"],
              "artifacts": {
                "expected": "ui/changed@2x.expected.png",
                "actual": "ui/changed@2x.actual.png",
                "actualScene": "ui/changed@2x.actual.txt",
                "diff": "ui/changed@2x.diff.png",
                "comparison": "ui/changed@2x.comparison.png",
                "digest": "0a1b2c3d"
              }
            },
            {
              "id": "ui/failed@2x",
              "source": "ui/failed.yaml",
              "variant": "",
              "status": "failed",
              "scale": 2,
              "isRecorded": true,
              "diagnostics": [
                {
                  "severity": "error",
                  "message": "there is no component 'Buton'",
                  "file": "ui/failed.yaml",
                  "line": 3,
                  "column": 5,
                  "length": 5,
                  "hint": "did you mean 'Button'?"
                }
              ]
            }
          ],
          "groups": [
            {
              "key": "b7f2",
              "summary": "Button: fill #007AFF → #0040DD",
              "ids": ["ui/changed@2x"]
            }
          ]
        }

        """)
  }

  @Test("Texts with quotes, markup and characters beyond ASCII come back")
  func texts() throws {
    var result = SampleRun.result(.changed)
    result.changes[0].sentence = "\"\\\u{2028}</script>\u{1F600}\n\t\u{1B}é null"
    result.variant = "null"
    let run = SampleRun.run([result])
    #expect(try ResultsFile.read(Array(ResultsFile.text(run).utf8)) == run)
  }

  @Test("Runs of thousands of changed pictures are read")
  func manyValues() throws {
    var result = SampleRun.result(.changed)
    result.changes = Array(repeating: SampleRun.moved, count: 500)
    let results = (0..<60).map { number in
      var copy = result
      copy.id = "n\(number)"
      return copy
    }
    // More values than a spec may have.
    let run = SampleRun.run(results)
    #expect(try ResultsFile.read(Array(ResultsFile.text(run).utf8)).results.count == 60)
  }
}
