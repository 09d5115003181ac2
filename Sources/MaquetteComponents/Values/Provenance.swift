import MaquetteCore

/// Where a component and its keys stand in a spec.
public struct Provenance: Hashable, Sendable {
  /// The place of the component's name.
  public var location: SourceLocation
  /// How many characters the name has.
  public var length: Int
  /// The places of the values, by the key's name in the schema.
  public var keys: [String: SourceLocation]
  /// The names under which a spec gives keys, by those in the schema, where they differ.
  var written: [String: String] = [:]

  /// A provenance from its parts.
  public init(location: SourceLocation, length: Int, keys: [String: SourceLocation] = [:]) {
    self.location = location
    self.length = length
    self.keys = keys
  }
}
