import MaquetteThemes

/// Where buttons with roles stand among others. Buttons of one role keep the order they were given.
package enum RoleOrder {
  /// From top to bottom in a column: what people most likely want first, the way out last.
  case column
  /// From the leading edge in a row that ends with what people most likely want: of iOS and watchOS.
  case rowFromCancel
  /// From the leading edge in a row of macOS: what destroys something apart at the leading edge, then
  /// the way out, and the default button at the very end.
  case rowToDefault
  /// From the leading edge in a row of tvOS, where the focus starts at the leading edge.
  case rowFromDefault
  /// As given, the way out last: in stacks of alerts and action sheets.
  case cancelLast

  /// Where a role stands: lower numbers come first.
  private func rank(_ role: ButtonRole) -> Int {
    switch (self, role) {
    case (.cancelLast, .cancel): 1
    case (.cancelLast, _): 0
    case (.column, .primary), (.rowFromDefault, .primary): 0
    case (.column, .normal), (.rowFromDefault, .normal): 1
    case (.column, .destructive), (.rowFromDefault, .destructive): 2
    case (.column, .cancel), (.rowFromDefault, .cancel): 3
    case (.rowFromCancel, .cancel): 0
    case (.rowFromCancel, .normal): 1
    case (.rowFromCancel, .destructive): 2
    case (.rowFromCancel, .primary): 3
    case (.rowToDefault, .destructive): 0
    case (.rowToDefault, .normal): 1
    case (.rowToDefault, .cancel): 2
    case (.rowToDefault, .primary): 3
    }
  }

  /// The places of some roles in this order.
  package func sorted(_ roles: [ButtonRole]) -> [Int] {
    roles.indices.sorted { (rank(roles[$0]), $0) < (rank(roles[$1]), $1) }
  }

  /// The order of a platform's rows.
  package static func row(_ roles: Conventions.RowRoles) -> RoleOrder {
    switch roles {
    case .fromCancel: .rowFromCancel
    case .toDefault: .rowToDefault
    case .fromDefault: .rowFromDefault
    }
  }
}
