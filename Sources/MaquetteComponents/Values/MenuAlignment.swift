/// Which edge of an open menu lines up with that of its button.
public enum MenuAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}
