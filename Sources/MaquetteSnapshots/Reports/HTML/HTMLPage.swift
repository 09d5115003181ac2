internal import CWebFiles

extension HTMLReport {
  /// The SHA-256 of ``style`` and of ``script`` in Base64: the page's policy allows what has these
  /// and nothing else. A test knows them when one of the texts changes.
  static let styleHash = "VSh4EDJj1Uwyboh+UQ2L9cfZVqkUi/lQdDRRNOe9Yf0="
  static let scriptHash = "YCXXm+esmqD29PS4Sw3MCkYTQy3Y8evUrNqDPucR5sE="

  /// The page around its data.
  static func page(title: String, run: String, details: String) -> String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    img-src 'self' file: data:; style-src 'sha256-\(styleHash)'; \
    script-src 'sha256-\(scriptHash)'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>\(title)</title>
    <link rel="icon" href="data:,">
    <style>\(style)</style></head>
    <body>
    \(body)\(run)\(details)<script>\(script)</script>
    </body></html>

    """
  }

  private static let body = String(cString: maquette_report_body())

  /// The page's only style sheet.
  static let style = String(cString: maquette_report_style())

  /// The page's only script, which asks nothing of any other place.
  static let script =
    "\"use strict\";(() => {\n"
    + [
      maquette_report_list_script(), maquette_report_view_script(), maquette_report_key_script(),
    ].map { String(cString: $0) }.joined() + "})();"
}
