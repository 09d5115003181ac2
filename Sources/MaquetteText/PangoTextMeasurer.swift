import MaquetteCore

/// Lays out texts with the fonts of a catalogue.
///
/// Pango finds directions, scripts and line breaks; HarfBuzz, which it is built on, shapes. Fonts
/// are opened by file name, so neither the host's fonts nor its configuration, language or
/// environment has any say. Positions are exact: nothing is hinted or rounded, and a text twice as
/// large is exactly twice as wide.
///
/// A measurer is used by one thread at a time; any number of them may work side by side.
package final class PangoTextMeasurer: TextMeasuring {
  /// The fonts it may use.
  package let catalog: FontCatalog

  private let store: FaceStore
  private let shaper = Shaper()
  private let hyphenation: HyphenationStore
  private var layouts = LayoutCache()

  /// A measurer; without an argument it uses the pinned fonts, Inter and Noto.
  ///
  /// - Parameters:
  ///   - catalog: the fonts it may use.
  ///   - hyphenationFolder: where the patterns are that words are divided by, in the format of
  ///     libhyphen and by its names: `hyph_de_DE.dic`.
  package init(
    catalog: FontCatalog = FontCatalog(),
    hyphenationFolder: String = PinnedFolders.current.hyphenation
  ) {
    self.catalog = catalog
    hyphenation = HyphenationStore(folder: hyphenationFolder)
    store = FaceStore(catalog: catalog)
  }

  /// Lays out a text.
  ///
  /// - Most letters of the paragraph decide its direction, the request's where there is none.
  /// - A line is as wide as its characters, the tracking after the last one included, as UIKit
  ///   counts; spaces where a line is broken do not count.
  /// - Lines stand in the width of the widest one, or in all there is when the request says so.
  /// - Characters that no family has are drawn as empty boxes and reported.
  /// - Once the picture's budget is spent, a text is laid out as if it were empty.
  package func layout(_ request: TextRequest) -> TextLayout {
    var shapes: AnyObject?
    return layout(SharedTextRequest(request), keeping: &shapes)
  }

  package func layout(_ shared: SharedTextRequest, keeping shapes: inout AnyObject?)
    -> TextLayout
  {
    let request = shared.value
    guard !WorkBudget.isSpent else {
      var empty = request
      (empty.text, empty.spans) = ("", [])
      var pass = pass(for: empty, chain: store.chain(for: empty.font))
      return pass.run()
    }
    // Texts in several spans are rare, and asked for by those who remember them.
    let key = request.spans.isEmpty ? shared : nil
    if let key, let entry = layouts[key] {
      if let own = entry.shapes { shapes = own }
      return entry.layout
    }
    var pass = pass(for: request, chain: store.chain(for: request.font))
    let known = key == nil ? nil : shapes as? ShapedParagraphs ?? layouts.shapes(of: request)
    if let known { (pass.texts, pass.known) = (known.texts, known.paragraphs) }
    let layout = pass.run()
    if let key {
      // Only what was laid out without a width is asked for its paragraphs.
      let own = request.maxWidth == nil ? ShapedParagraphs(pass.texts, pass.known) : nil
      if let own { shapes = own }
      layouts.insert(LayoutCache.Entry(layout: layout, shapes: own), for: key)
    }
    return layout
  }

  package func beginPicture() {
    if store.retry() { layouts = LayoutCache() }
    layouts.beginPicture()
  }

  package var unreadableFont: String? { store.unreadable }

  /// From where to where the letters of a text reach, in points below the top of its layout.
  package func ink(of request: TextRequest) -> ClosedRange<Double>? {
    guard !WorkBudget.isSpent else { return nil }
    var pass = pass(for: request, chain: store.chain(for: request.font))
    let layout = pass.run()
    return pass.ink(in: layout)
  }

  private func pass(for request: TextRequest, chain: FaceChain) -> LinePass {
    var styles = [SpanStyle(request.font, chain: chain)]
    for span in request.spans {
      styles.append(
        SpanStyle(
          span.font, chain: store.chain(for: span.font), kern: span.kern,
          baselineOffset: span.baselineOffset, underlineBand: span.underlineBand,
          attachment: span.attachment))
    }
    return LinePass(request: request, styles: styles, shaper: shaper, hyphenation: hyphenation)
  }
}
