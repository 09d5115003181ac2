internal import CPango

/// The versions of the libraries that decide where glyphs stand.
package enum TextVersions {
  /// Pango, for example `1.50.12`: directions, scripts and line breaks.
  package static var pango: String { String(cString: pango_version_string()) }
  /// HarfBuzz, for example `6.0.0`: fonts and glyphs.
  package static var harfBuzz: String { String(cString: hb_version_string()) }
}
