import Foundation
import Testing

@Suite("render --compare, and --pseudo")
struct CompareTests {
  private let spec = "width: 100\nheight: 60\nLabel: Hello there\n"

  @Test("All variants are in one picture, from left to right, each below its name")
  func sheet() throws {
    let workspace = try Workspace(["a.yaml": spec])
    let outcome = try workspace.run("render", "a.yaml", "--compare", "ltr,rtl", "--format", "svg")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines == ["a.compare-ltr_rtl.svg"])
    let both = try workspace.run(
      "render", "a.yaml", "--compare", "rtl,ltr", "-o", "-", "--format", "svg")
    let svg = String(decoding: both.output, as: UTF8.self)
    #expect(svg.contains("viewBox=\"0 0 260 "))
    #expect(
      svg
        != (try workspace.run(
          "render", "a.yaml", "--compare", "ltr,rtl", "-o", "-", "--format", "svg"
        ).text))
  }

  @Test("PNG and PDF, several specs, overlays, the same bytes each time")
  func forms() throws {
    let workspace = try Workspace(["a.yaml": spec, "b.yaml": spec])
    let outcome = try workspace.run(
      "render", "a.yaml", "b.yaml", "--compare", "light,dark+rtl,ar_EG", "--format", "png,pdf",
      "--overlay", "bounds", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.lines
        == ["a", "b"].flatMap { name in
          ["@2x.png", ".pdf"].map { "out/\(name).compare-light_dark+rtl_ar-eg\($0)" }
        })
    let once = try workspace.run("render", "a.yaml", "--compare", "ltr,rtl", "-o", "-")
    let twice = try workspace.run("render", "a.yaml", "--compare", "ltr,rtl", "-o", "-")
    #expect(once.output == twice.output && !once.output.isEmpty)
  }

  @Test(
    "A bad value is told",
    arguments: [
      (["--compare", "ltr"], "--compare needs two variants or more, and only one is named"),
      (["--compare", "ltr,ltr"], "variant 'ltr' is listed twice"),
      (["--compare", "ltr,rlt"], "--compare: unknown variant 'rlt'"),
      (["--compare", ""], "unknown variant ''"),
      (["--compare", "ltr,rtl", "--variants", "dark"], "--compare and --variants both choose"),
      (["--pseudo", "klingon"], "unknown value 'klingon' for 'pseudo'"),
    ])
  func bad(arguments: [String], message: String) throws {
    let workspace = try Workspace(["a.yaml": spec])
    let outcome = try workspace.run(["render", "a.yaml"] + arguments)
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(workspace.files == ["a.yaml"])
  }

  @Test("A pseudolanguage is a flag, a key of a spec and a variant")
  func pseudo() throws {
    let workspace = try Workspace(["a.yaml": "Label: Hi", "b.yaml": "pseudo: long\nLabel: Hi"])
    let flag = try workspace.run("render", "a.yaml", "--pseudo", "long", "-o", "-").output
    #expect(flag == (try workspace.run("render", "b.yaml", "-o", "-").output))
    #expect(flag != (try workspace.run("render", "a.yaml", "-o", "-").output))
    let variants = try workspace.run("render", "a.yaml", "--variants", "pseudo-rtl,pseudo-long")
    #expect(variants.lines == ["a.pseudo-rtl@2x.png", "a.pseudo-long@2x.png"])
  }

  @Test("inspect tells what is cut and what is at one side for ever, in both forms")
  func findings() throws {
    let workspace = try Workspace([
      "a.yaml": "width: 90\nVStack:\n- Label: Too long for its line\n- Label: a\n  alignment: left"
    ])
    let text = try workspace.run("inspect", "a.yaml")
    #expect(text.status == 0)
    #expect(text.text.contains("note text-truncated: the text of Label 'Too long for its line'"))
    #expect(text.text.contains("note explicit-alignment: Label 'a' is aligned to the left"))
    let json = try workspace.run("inspect", "a.yaml", "--json").text
    #expect(json.contains("\"text-truncated\"") && json.contains("\"explicit-alignment\""))
    #expect(json.contains("\"note\""))
    #expect(text.errors.isEmpty)
  }
}
