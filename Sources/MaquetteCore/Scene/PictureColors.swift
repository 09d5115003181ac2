/// Knows the colours of picture files, which it decodes when it is first asked for them.
package protocol PictureColors: AnyObject {
  /// The mean colour of a part of a file, as opaque as that is on average; `nil` for a drawing, which has no pixels, and
  /// for a file that cannot be decoded.
  ///
  /// - Parameter part: in pixels of the file as it is shown.
  func mean(of data: ImageData, in part: Rect) -> Color?
  /// The first file since the picture began that could not be decoded, and why; `nil` for none.
  var failure: (data: ImageData, error: any Error)? { get }
  /// Hears that the files that follow are those of another picture.
  func beginPicture()
}
