import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Inline markup")
struct MarkupTests {
  /// A text in a notation of its own: `{b:bold}`, so that expectations are short.
  private func notation(_ markup: String) throws -> String {
    try AttributedText(markup: markup).runs.map { run in
      let attributes = run.attributes
      var marks = ""
      if attributes.weight == .bold { marks += "b" }
      if attributes.isItalic == true { marks += "i" }
      if attributes.isCode == true { marks += "c" }
      if attributes.strikethroughStyle == .single { marks += "s" }
      if let color = attributes.color { marks += "<\(color.text)>" }
      if let link = attributes.link { marks += "@\(link.text)" }
      return marks.isEmpty ? run.text : "{\(marks):\(run.text)}"
    }.joined()
  }

  @Test(
    "Each mark means what it does in Markdown",
    arguments: [
      ("plain", "plain"), ("", ""), ("**a** b", "{b:a} b"), ("__a__", "{b:a}"),
      ("*a* _b_", "{i:a} {i:b}"), ("***a***", "{bi:a}"), ("`a`", "{c:a}"), ("~~a~~", "{s:a}"),
      ("[a](https://b.c)", "{@https://b.c:a}"), ("^[a](color: red)", "{<red>:a}"),
      ("a\nb", "a\nb"), ("**a\r\nb**", "{b:a\r\nb}"), ("&amp; <b>x</b>", "&amp; <b>x</b>"),
      ("![a](b)", "!{@b:a}"),
    ])
  func marks(markup: String, result: String) throws {
    #expect(try notation(markup) == result)
  }

  @Test(
    "Marks nest",
    arguments: [
      ("**a *b* c**", "{b:a }{bi:b}{b: c}"), ("*a **b** c*", "{i:a }{bi:b}{i: c}"),
      ("***a** b*", "{bi:a}{i: b}"), ("***a* b**", "{bi:a}{b: b}"),
      ("~~a **b** `c`~~", "{s:a }{bs:b}{s: }{cs:c}"),
      ("[a **b** `c`](d)", "{@d:a }{b@d:b}{@d: }{c@d:c}"), ("**[a](b)**", "{b@b:a}"),
      ("^[a ^[b](color: blue) c](color: red)", "{<red>:a }{<blue>:b}{<red>: c}"),
      ("^[a [b](c)](color: red)", "{<red>:a }{<red>@c:b}"),
      ("[^[a](color: red) b](c)", "{<red>@c:a}{@c: b}"),
      ("**^[a](weight: light, color: red) b**", "{<red>:a}{b: b}"),
    ])
  func nesting(markup: String, result: String) throws {
    #expect(try notation(markup) == result)
  }

  /// Examples of CommonMark 0.30, by number, without their HTML.
  @Test(
    "What CommonMark says about emphasis, code and links holds",
    arguments: [
      (351, "a * foo bar*", "a * foo bar*"), (352, "a*\"foo\"*", "a*\"foo\"*"),
      (353, "*\u{A0}a\u{A0}*", "*\u{A0}a\u{A0}*"), (354, "foo*bar*", "foo{i:bar}"),
      (355, "5*6*78", "5{i:6}78"), (357, "_ foo bar_", "_ foo bar_"),
      (359, "foo_bar_", "foo_bar_"), (361, "пристаням_стремятся_", "пристаням_стремятся_"),
      (363, "foo-_(bar)_", "foo-{i:(bar)}"), (364, "_foo*", "_foo*"),
      (371, "_(_foo)", "_(_foo)"), (373, "_foo_bar", "_foo_bar"),
      (375, "_foo_bar_baz_", "{i:foo_bar_baz}"), (378, "** foo bar**", "** foo bar**"),
      (380, "foo**bar**", "foo{b:bar}"), (385, "foo__bar__", "foo__bar__"),
      (407, "_foo __bar__ baz_", "{i:foo }{bi:bar}{i: baz}"),
      (410, "*foo**bar**baz*", "{i:foo}{bi:bar}{i:baz}"), (411, "*foo**bar*", "{i:foo**bar}"),
      (415, "foo***bar***baz", "foo{bi:bar}baz"),
      (416, "foo******bar*********baz", "foo{b:bar}***baz"),
      (421, "**foo*bar*baz**", "{b:foo}{bi:bar}{b:baz}"), (431, "foo *\\**", "foo {i:*}"),
      (434, "**foo*", "*{i:foo}"), (435, "*foo**", "{i:foo}*"), (437, "****foo*", "***{i:foo}"),
      (455, "****foo****", "{b:foo}"), (469, "*foo _bar* baz_", "{i:foo _bar} baz_"),
      (471, "**foo **bar baz**", "**foo {b:bar baz}"),
      (473, "*[bar*](/url)", "*{@/url:bar*}"),
      (480, "**a<http://foo.bar/?q=**>", "{b:a<http://foo.bar/?q=}>"),
      (329, "`` foo ` bar ``", "{c:foo ` bar}"), (330, "` `` `", "{c:``}"),
      (332, "` a`", "{c: a}"), (338, "`foo\\`bar`", "{c:foo\\}bar`"), (341, "*foo`*`", "*foo{c:*}"),
      (347, "```foo``", "```foo``"), (349, "`foo``bar``", "`foo{c:bar}"),
      (497, "[link](foo\\(bar\\))", "{@foo(bar):link}"),
      (495, "[link](foo(and(bar)))", "{@foo(and(bar)):link}"),
      (488, "[link](/my uri)", "[link](/my uri)"), (510, "[link] (/uri)", "[link] (/uri)"),
      (511, "[link [foo [bar]]](/uri)", "{@/uri:link [foo [bar]]}"),
      (512, "[link] bar](/uri)", "[link] bar](/uri)"),
      (513, "[link [bar](/uri)", "[link {@/uri:bar}"),
      (517, "[foo [bar](/uri)](/uri)", "[foo {@/uri:bar}](/uri)"),
      (520, "*[foo*](/uri)", "*{@/uri:foo*}"), (521, "[foo *bar](baz*)", "{@baz*:foo *bar}"),
      (522, "*foo [bar* baz]", "{i:foo [bar} baz]"), (524, "[foo`](/uri)`", "[foo{c:](/uri)}"),
    ])
  func commonMark(number: Int, markup: String, result: String) throws {
    #expect(try notation(markup) == result)
  }

  @Test(
    "A backslash takes the meaning from punctuation, and only from that",
    arguments: [
      ("\\*a\\*", "*a*"), ("\\\\*a*", "\\{i:a}"), ("\\a \\é", "\\a \\é"), ("a\\", "a\\"),
      ("\\[a](b)", "[a](b)"), ("[a\\](b)", "[a](b)"), ("\\^[a](b)", "^{@b:a}"),
      ("\\`a`", "`a`"), ("\\~~a~~", "~~a~~"), ("**a\\**", "*{i:a*}"),
    ])
  func escapes(markup: String, result: String) throws {
    #expect(try notation(markup) == result)
  }

  @Test(
    "What is not closed stands for itself",
    arguments: [
      "*", "**", "_", "`", "~~", "~a~", "~~~a~~~", "[", "]", "[]", "^[", "^[a]", "^[a](", "[a](",
      "^[a](color: red", "[a](b", "^[a](color: 'red)", "a ^ b", "[a]", "2 * 3 * 4", "snake_case_x",
      "a~~b", "**a", "[a](b c)", "](b)", "((", "😀*😀", "**日本語。**続き",
    ])
  func literal(markup: String) throws {
    #expect(try AttributedText(markup: markup) == AttributedText(markup))
  }

  @Test("Emoji and combining marks stand beside marks as letters do")
  func emoji() throws {
    #expect(try notation("**👨‍👩‍👧** a**😀**b *e\u{301}*") == "{b:👨‍👩‍👧} a{b:😀}b {i:e\u{301}}")
  }

  @Test("Attributes take the keys of a run, quoted or not")
  func attributes() throws {
    let markup =
      "^[a](font: 17 semibold, underline: double dash, 'underlineColor': \"#F00\", "
      + "kern: -0.5, superscript: 1, ligature: all, link: 'https://a.b/(c)', alignment: center)"
    let text = try AttributedText(markup: markup)
    #expect(text.string == "a")
    let run = try #require(text.runs.first).attributes
    #expect(run.font == .system(size: 17, weight: .semibold))
    #expect(run.underlineStyle == UnderlineStyle(.double, pattern: .dash))
    #expect(run.underlineColor == "#F00" && run.kern == -0.5 && run.superscript == 1)
    #expect(run.ligature == .all && run.link?.text == "https://a.b/(c)")
    #expect(run.paragraphStyle?.alignment == .center)
  }

  @Test(
    "What attributes and URLs cannot be is an error at its line and column",
    arguments: [
      ("^[a](colour: red)", "1:6: error: unknown key 'colour' of '^[…](…)'; did you mean 'color'?"),
      ("a\r\nb ^[é](kern: x)", "2:14: error: 'kern' must be a number, not 'x'"),
      ("^[a](bold: true, weight: light)", "1:18: error: 'weight' and 'bold' set the same"),
      ("^[a](kern: 1, kern: 2)", "1:15: error: 'kern' is given twice"),
      ("^[a](red)", "1:6: error: expected 'key: value'"),
      ("^[a]()", "1:6: error: expected 'key: value'"), ("^[a](color:)", "1:6: error: expected"),
      ("^[a](color: red,)", "1:17: error: expected"), ("^[a](: red)", "1:6: error: expected"),
      ("^[a](text: b)", "1:6: error: unknown key 'text'"),
      ("^[a](size: 1e9)", "1:12: error: 'size' is 1e9; it must be a number from 0.5 to 1000"),
      ("x [a](javascript:b)", "1:7: error: a link may not lead to a 'javascript:' URL"),
      ("[a]()", "1:5: error: a link needs a URL"),
      ("😀 [a](b\\\\c)", "1:7: error: the URL 'b\\c' contains U+005C"),
    ])
  func errors(markup: String, start: String) {
    do {
      _ = try AttributedText(markup: markup)
      Issue.record("it was taken")
    } catch {
      #expect("\(error)".hasPrefix(start), "\(error)")
    }
  }

  @Test("All errors are told, in order")
  func allErrors() {
    do {
      _ = try AttributedText(markup: "^[a](b: c) ^[**d**](e: f, kern: g) [h](data:i)")
      Issue.record("it was taken")
    } catch {
      #expect(error.diagnostics.compactMap(\.location?.column) == [6, 21, 33, 40])
    }
  }
}
