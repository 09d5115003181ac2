/// A place in a text as libyaml counts it: in lines and in scalars, here from 1.
struct YAMLPlace: Equatable {
  var line: Int
  var column: Int
}
