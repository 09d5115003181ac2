import Maquette

/// The lines that show a block's pictures.
struct Markup {
  var style: MarkupStyle
  /// What the author says is read aloud.
  var alt: String?
  var width: PictureWidth?
  /// The pictures' folder as the document links to it, with a slash at its end, or empty.
  var folder: String

  /// The lines for some pictures, without line feeds.
  func lines(for pairs: [PicturePair]) -> [String] {
    let pictures = pairs.enumerated().flatMap { index, pair in
      // What is a paragraph of its own needs a blank line before the next.
      (index > 0 && !isFigure ? [""] : []) + lines(for: pair) + table(of: pair)
    }
    guard let rule = ruleForOtherThemes, pairs.contains(where: { $0.second != nil }) else {
      return pictures
    }
    return ["<style>\(rule)</style>", ""] + pictures
  }

  /// What hides one of two pictures in themes that know nothing of them; `nil` where that is not needed.
  ///
  /// Material's and Furo's own rules stay as they are: a theme with a switch marks the page's root or its
  /// body, with `data-md-color-scheme` or `data-theme`. MkDocs' own theme has `data-bs-theme`. No quotes and
  /// no `#` are in the rules, which a reader of Markdown could take for something else inside of lists.
  private var ruleForOtherThemes: String? {
    switch style {
    case .mkdocs:
      "html:not([data-bs-theme=dark]) body:not([data-md-color-scheme]) [src$=only-dark],"
        + "[data-bs-theme=dark] [src$=only-light]{display:none}"
    case .myst: "html:not([data-theme]) body:not([data-theme]) .only-dark{display:none}"
    case .github, .html, .mdbook, .plain: nil
    }
  }

  private var isFigure: Bool { style == .html || style == .mdbook }

  private func table(of pair: PicturePair) -> [String] {
    var lines = pair.first.table
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.isEmpty ? [] : [""] + lines
  }

  private func lines(for pair: PicturePair) -> [String] {
    let text = MarkupText.plain(alt ?? pair.first.alt)
    switch style {
    case .github: return picture(pair, text)
    case .html:
      return ["<figure class=\"maquette\">"]
        + picture(pair, text, hasHeight: true).map { "  " + $0 } + ["</figure>"]
    case .mdbook: return mdbook(pair, text)
    case .mkdocs: return mkdocs(pair, text)
    case .myst: return myst(pair, text)
    case .plain: return ["![\(Escape.markdownDescription(text))](\(address(pair.first)))"]
    }
  }

  private func picture(_ pair: PicturePair, _ text: String, hasHeight: Bool = false) -> [String] {
    let sizes = sizes(of: pair.first, hasHeight: hasHeight)
    let image = "<img src=\"\(address(pair.first))\" alt=\"\(Escape.html(text))\" \(sizes)>"
    // Without a dark picture there is nothing to choose from; `<picture>` makes it a block still.
    let source = pair.second.map {
      "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(address($0))\">"
    }
    return ["<picture>"] + [source, "  " + image].compactMap { $0 } + ["</picture>"]
  }

  private func sizes(of picture: DrawnPicture, hasHeight: Bool) -> String {
    let width = width ?? .pixels(picture.width)
    guard hasHeight, case .pixels(let number) = width else { return "width=\"\(width.html)\"" }
    return "width=\"\(width.html)\" height=\"\(picture.height(atWidth: number))\""
  }

  /// The names of mdBook's dark themes are classes of the page's root: `ayu`, `coal` and `navy` in its
  /// `variables.css`, where `light` and `rust` are the light ones. Whatever else may follow it in a chapter, a
  /// style counts on the whole page.
  private func mdbook(_ pair: PicturePair, _ text: String) -> [String] {
    func image(_ picture: DrawnPicture, _ name: String) -> String {
      "  <img class=\"\(name)\" src=\"\(address(picture))\" alt=\"\(Escape.html(text))\" "
        + "\(sizes(of: picture, hasHeight: true))>"
    }
    var lines = ["<figure class=\"maquette\">"]
    if let dark = pair.second {
      let dark = image(dark, "maquette-dark")
      lines += [
        "  <style>html:is(.coal,.navy,.ayu) .maquette-light,"
          + "html:not(.coal,.navy,.ayu) .maquette-dark{display:none}</style>",
        image(pair.first, "maquette-light"), dark,
      ]
    } else {
      lines.append(image(pair.first, "maquette-only"))
    }
    return lines + ["</figure>"]
  }

  private func mkdocs(_ pair: PicturePair, _ text: String) -> [String] {
    let attributes = "{ width=\"\((width ?? .pixels(pair.first.width)).html)\" }"
    func line(_ picture: DrawnPicture, _ fragment: String) -> String {
      "![\(Escape.markdownDescription(text))](\(address(picture))\(fragment))\(attributes)"
    }
    guard let dark = pair.second else { return [line(pair.first, "")] }
    return [line(pair.first, "#only-light"), line(dark, "#only-dark")]
  }

  private func myst(_ pair: PicturePair, _ text: String) -> [String] {
    func figure(_ picture: DrawnPicture, _ name: String?) -> [String] {
      var lines = ["```{figure} \(MarkupText.argument(folder + picture.name))"]
      if !text.isEmpty { lines.append(":alt: \"\(Escape.yaml(text))\"") }
      lines.append(":width: \((width ?? .pixels(pair.first.width)).css)")
      if let name { lines.append(":figclass: \(name)") }
      return lines + ["```"]
    }
    guard let dark = pair.second else { return figure(pair.first, nil) }
    return figure(pair.first, "only-light") + [""] + figure(dark, "only-dark")
  }

  private func address(_ picture: DrawnPicture) -> String {
    Escape.address(folder + picture.name)
  }
}
