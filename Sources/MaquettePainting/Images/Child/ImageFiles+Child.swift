import MaquetteCore

extension ImageFiles {
  /// Bytes that a child is taken to have at its start where the system does not tell.
  static let usualStart: UInt64 = 64 << 20

  /// The processor time in nanoseconds.
  var nanoseconds: Int64 { Int64(timeout * 1e9) }
}
