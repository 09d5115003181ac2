/// A value that knows what tells it from all others of its type, so that nobody has to look at all that
/// is stored in it.
package protocol StablyDescribed {
  /// What it is equal by, with names.
  var stableParts: [(name: String, value: Any)] { get }
}
