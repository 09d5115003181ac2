// Written by `swift run theme-generator` from Themes/symbols.yaml.

extension Symbol {
  /// Every built-in symbol, in the order of symbols.yaml.
  public static let all: [Symbol] = [
    part1, part2, part3, part4, part5, part6, part7,
  ].flatMap { $0 }

  private static let part1: [Symbol] = [
    Symbol(
      name: "plus", mirrors: false,
      layers: [
        Layer(.stroke, "M12 4.6 V19.4 M4.6 12 H19.4")
      ]),
    Symbol(
      name: "minus", mirrors: false,
      layers: [
        Layer(.stroke, "M4.6 12 H19.4")
      ]),
    Symbol(
      name: "xmark", mirrors: false,
      layers: [
        Layer(.stroke, "M5.8 5.8 L18.2 18.2 M18.2 5.8 L5.8 18.2")
      ]),
    Symbol(
      name: "checkmark", mirrors: false,
      layers: [
        Layer(.stroke, "M4.9 13.1 L9.7 18.8 L19.1 5.2")
      ]),
    Symbol(
      name: "info", mirrors: false,
      layers: [
        Layer(.stroke, "M9.3 9.9 H12.1 V19.3 M8.9 19.3 H15.3"),
        Layer(.fill, "O 11.8 5 0.9"),
        Layer(.stroke, "O 11.8 5 0.75", width: 0.75),
      ]),
    Symbol(
      name: "questionmark", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M7.75 7.7 C7.85 5.35 9.6 3.85 12.05 3.85 c2.5 0 4.25 1.5 4.25 3.7 c0 1.7 -0.85 2.75 \
          -2.3 3.7 C12.6 12.2 12.05 12.95 12.05 14.3 V14.75
          """),
        Layer(.fill, "O 12.05 19 0.9"),
        Layer(.stroke, "O 12.05 19 0.75", width: 0.75),
      ]),
    Symbol(
      name: "exclamationmark", mirrors: false,
      layers: [
        Layer(.stroke, "M12 4.4 V14", width: 1.15),
        Layer(.fill, "O 12 19 0.9"),
        Layer(.stroke, "O 12 19 0.75", width: 0.75),
      ]),
    Symbol(
      name: "ellipsis", mirrors: false,
      layers: [
        Layer(.fill, "O 5.6 12 0.98"),
        Layer(.stroke, "O 5.6 12 0.8", width: 0.84),
        Layer(.fill, "O 12 12 0.98"),
        Layer(.stroke, "O 12 12 0.8", width: 0.84),
        Layer(.fill, "O 18.4 12 0.98"),
        Layer(.stroke, "O 18.4 12 0.8", width: 0.84),
      ]),
    Symbol(
      name: "circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25")
      ]),
    Symbol(
      name: "circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
      ]),
    Symbol(
      name: "plus.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M12 7.7 V16.3 M7.7 12 H16.3"),
      ]),
    Symbol(
      name: "plus.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M12 7.7 V16.3 M7.7 12 H16.3", width: 1.06),
      ]),
    Symbol(
      name: "minus.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M7.7 12 H16.3"),
      ]),
    Symbol(
      name: "minus.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M7.7 12 H16.3", width: 1.06),
      ]),
    Symbol(
      name: "xmark.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M8.9 8.9 L15.1 15.1 M15.1 8.9 L8.9 15.1"),
      ]),
    Symbol(
      name: "xmark.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M8.9 8.9 L15.1 15.1 M15.1 8.9 L8.9 15.1", width: 1.06),
      ]),
    Symbol(
      name: "checkmark.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M7.85 12.5 L10.75 15.95 L16.1 8.2"),
      ]),
    Symbol(
      name: "checkmark.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M7.85 12.5 L10.75 15.95 M10.75 15.95 L16.1 8.2", width: 1.06),
      ]),
    Symbol(
      name: "info.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M10.4 10.95 H12.15 V16.4 M10.1 16.4 H14.2", width: 0.88),
        Layer(.fill, "O 11.9 7.4 0.67"),
        Layer(.stroke, "O 11.9 7.4 0.55", width: 0.62),
      ]),
    Symbol(
      name: "info.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M10.4 10.95 H12.15 M12.15 10.95 V16.4 M10.1 16.4 H14.2", width: 0.93),
        Layer(.cutFill, "O 11.9 7.4 0.68"),
        Layer(.cut, "O 11.9 7.4 0.55", width: 0.66),
      ]),
    Symbol(
      name: "questionmark.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(
          .stroke,
          """
          M9.63 9.16 C9.69 7.86 10.65 7.04 12 7.04 c1.38 0 2.34 0.82 2.34 2.03 c0 0.94 -0.47 \
          1.52 -1.27 2.04 C12.3 11.63 12 12.04 12 12.79 V13.04
          """, width: 0.9),
        Layer(.fill, "O 12 16.5 0.67"),
        Layer(.stroke, "O 12 16.5 0.55", width: 0.6),
      ]),
    Symbol(
      name: "questionmark.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(
          .cut,
          """
          M9.63 9.16 C9.69 7.86 10.65 7.04 12 7.04 c1.38 0 2.34 0.82 2.34 2.03 c0 0.94 -0.47 \
          1.52 -1.27 2.04 C12.3 11.63 12 12.04 12 12.79 V13.04
          """, width: 0.95),
        Layer(.cutFill, "O 12 16.5 0.68"),
        Layer(.cut, "O 12 16.5 0.55", width: 0.64),
      ]),
    Symbol(
      name: "exclamationmark.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M12 7.2 V12.6", width: 0.98),
        Layer(.fill, "O 12 16.35 0.67"),
        Layer(.stroke, "O 12 16.35 0.55", width: 0.6),
      ]),
    Symbol(
      name: "exclamationmark.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M12 7.2 V12.6", width: 1.04),
        Layer(.cutFill, "O 12 16.35 0.68"),
        Layer(.cut, "O 12 16.35 0.55", width: 0.64),
      ]),
    Symbol(
      name: "ellipsis.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.fill, "O 7.7 12 0.64"),
        Layer(.stroke, "O 7.7 12 0.5", width: 0.68),
        Layer(.fill, "O 12 12 0.64"),
        Layer(.stroke, "O 12 12 0.5", width: 0.68),
        Layer(.fill, "O 16.3 12 0.64"),
        Layer(.stroke, "O 16.3 12 0.5", width: 0.68),
      ]),
    Symbol(
      name: "ellipsis.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cutFill, "O 7.7 12 0.74"),
        Layer(.cut, "O 7.7 12 0.62", width: 0.6),
        Layer(.cutFill, "O 12 12 0.74"),
        Layer(.cut, "O 12 12 0.62", width: 0.6),
        Layer(.cutFill, "O 16.3 12 0.74"),
        Layer(.cut, "O 16.3 12 0.62", width: 0.6),
      ]),
    Symbol(
      name: "square", mirrors: false,
      layers: [
        Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3")
      ]),
    Symbol(
      name: "square.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
      ]),
    Symbol(
      name: "plus.square", mirrors: false,
      layers: [
        Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.stroke, "M12 7.7 V16.3 M7.7 12 H16.3"),
      ]),
    Symbol(
      name: "plus.square.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.cut, "M12 7.7 V16.3 M7.7 12 H16.3", width: 1.06),
      ]),
    Symbol(
      name: "minus.square", mirrors: false,
      layers: [
        Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.stroke, "M7.7 12 H16.3"),
      ]),
    Symbol(
      name: "minus.square.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.cut, "M7.7 12 H16.3", width: 1.06),
      ]),
    Symbol(
      name: "xmark.square", mirrors: false,
      layers: [
        Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.stroke, "M8.9 8.9 L15.1 15.1 M15.1 8.9 L8.9 15.1"),
      ]),
    Symbol(
      name: "xmark.square.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.cut, "M8.9 8.9 L15.1 15.1 M15.1 8.9 L8.9 15.1", width: 1.06),
      ]),
    Symbol(
      name: "checkmark.square", mirrors: false,
      layers: [
        Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.stroke, "M7.85 12.5 L10.75 15.95 L16.1 8.2"),
      ]),
    Symbol(
      name: "checkmark.square.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
        Layer(.cut, "M7.85 12.5 L10.75 15.95 M10.75 15.95 L16.1 8.2", width: 1.06),
      ]),
    Symbol(
      name: "exclamationmark.triangle", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M10.35 5.2 c0.74 -1.27 2.56 -1.27 3.3 0 L20.4 16.9 c0.74 1.27 -0.18 2.85 -1.64 2.85 \
          H5.24 C3.78 19.75 2.86 18.17 3.6 16.9 Z
          """),
        Layer(.stroke, "M12 8.7 V12.8", width: 0.95),
        Layer(.fill, "O 12 16.35 0.67"),
        Layer(.stroke, "O 12 16.35 0.55", width: 0.6),
      ]),
    Symbol(
      name: "exclamationmark.triangle.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M10.35 5.2 c0.74 -1.27 2.56 -1.27 3.3 0 L20.4 16.9 c0.74 1.27 -0.18 2.85 -1.64 2.85 \
          H5.24 C3.78 19.75 2.86 18.17 3.6 16.9 Z
          """),
        Layer(
          .stroke,
          """
          M10.35 5.2 c0.74 -1.27 2.56 -1.27 3.3 0 L20.4 16.9 c0.74 1.27 -0.18 2.85 -1.64 2.85 \
          H5.24 C3.78 19.75 2.86 18.17 3.6 16.9 Z
          """),
        Layer(.cut, "M12 8.6 V12.8"),
        Layer(.cutFill, "O 12 16.35 0.68"),
        Layer(.cut, "O 12 16.35 0.55", width: 0.64),
      ]),
    Symbol(
      name: "chevron.left", mirrors: false,
      layers: [
        Layer(.stroke, "M15.4 5.1 L8.5 12 L15.4 18.9", width: 1.1)
      ]),
    Symbol(
      name: "chevron.right", mirrors: false,
      layers: [
        Layer(.stroke, "M8.6 5.1 L15.5 12 L8.6 18.9", width: 1.1)
      ]),
  ]

  private static let part2: [Symbol] = [
    Symbol(
      name: "chevron.up", mirrors: false,
      layers: [
        Layer(.stroke, "M5.1 15.4 L12 8.5 L18.9 15.4", width: 1.1)
      ]),
    Symbol(
      name: "chevron.down", mirrors: false,
      layers: [
        Layer(.stroke, "M5.1 8.6 L12 15.5 L18.9 8.6", width: 1.1)
      ]),
    Symbol(
      name: "chevron.backward", mirrors: true,
      layers: [
        Layer(.stroke, "M15.4 5.1 L8.5 12 L15.4 18.9", width: 1.1)
      ]),
    Symbol(
      name: "chevron.forward", mirrors: true,
      layers: [
        Layer(.stroke, "M8.6 5.1 L15.5 12 L8.6 18.9", width: 1.1)
      ]),
    Symbol(
      name: "chevron.up.chevron.down", mirrors: false,
      layers: [
        Layer(.stroke, "M7.1 8.7 L12 3.8 L16.9 8.7 M7.1 15.3 L12 20.2 L16.9 15.3", width: 1.05)
      ]),
    Symbol(
      name: "chevron.left.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M13.7 7.7 L9.4 12 L13.7 16.3"),
      ]),
    Symbol(
      name: "chevron.left.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M13.7 7.7 L9.4 12 M9.4 12 L13.7 16.3", width: 1.06),
      ]),
    Symbol(
      name: "chevron.right.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M10.3 7.7 L14.6 12 L10.3 16.3"),
      ]),
    Symbol(
      name: "chevron.right.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M10.3 7.7 L14.6 12 M14.6 12 L10.3 16.3", width: 1.06),
      ]),
    Symbol(
      name: "chevron.up.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M7.7 13.7 L12 9.4 L16.3 13.7"),
      ]),
    Symbol(
      name: "chevron.up.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M7.7 13.7 L12 9.4 M12 9.4 L16.3 13.7", width: 1.06),
      ]),
    Symbol(
      name: "chevron.down.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M7.7 10.3 L12 14.6 L16.3 10.3"),
      ]),
    Symbol(
      name: "chevron.down.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M7.7 10.3 L12 14.6 M12 14.6 L16.3 10.3", width: 1.06),
      ]),
    Symbol(
      name: "arrow.left", mirrors: false,
      layers: [
        Layer(.stroke, "M20 12 H4 M10.5 5.5 L4 12 L10.5 18.5")
      ]),
    Symbol(
      name: "arrow.right", mirrors: false,
      layers: [
        Layer(.stroke, "M4 12 H20 M13.5 5.5 L20 12 L13.5 18.5")
      ]),
    Symbol(
      name: "arrow.up", mirrors: false,
      layers: [
        Layer(.stroke, "M12 20 V4 M5.5 10.5 L12 4 L18.5 10.5")
      ]),
    Symbol(
      name: "arrow.down", mirrors: false,
      layers: [
        Layer(.stroke, "M12 4 V20 M5.5 13.5 L12 20 L18.5 13.5")
      ]),
    Symbol(
      name: "arrow.backward", mirrors: true,
      layers: [
        Layer(.stroke, "M20 12 H4 M10.5 5.5 L4 12 L10.5 18.5")
      ]),
    Symbol(
      name: "arrow.forward", mirrors: true,
      layers: [
        Layer(.stroke, "M4 12 H20 M13.5 5.5 L20 12 L13.5 18.5")
      ]),
    Symbol(
      name: "arrow.up.right", mirrors: false,
      layers: [
        Layer(.stroke, "M6 18 L18 6 M8.6 6 H18 V15.4")
      ]),
    Symbol(
      name: "arrow.up.forward", mirrors: true,
      layers: [
        Layer(.stroke, "M6 18 L18 6 M8.6 6 H18 V15.4")
      ]),
    Symbol(
      name: "arrow.up.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M12 16.9 V7.1 M7.9 11.2 L12 7.1 L16.1 11.2"),
      ]),
    Symbol(
      name: "arrow.up.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M12 16.9 V7.1 M7.9 11.2 L12 7.1 M12 7.1 L16.1 11.2", width: 1.06),
      ]),
    Symbol(
      name: "arrow.down.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M12 7.1 V16.9 M7.9 12.8 L12 16.9 L16.1 12.8"),
      ]),
    Symbol(
      name: "arrow.down.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M12 7.1 V16.9 M7.9 12.8 L12 16.9 M12 16.9 L16.1 12.8", width: 1.06),
      ]),
    Symbol(
      name: "arrow.left.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M16.9 12 H7.1 M11.2 7.9 L7.1 12 L11.2 16.1"),
      ]),
    Symbol(
      name: "arrow.left.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M16.9 12 H7.1 M11.2 7.9 L7.1 12 M7.1 12 L11.2 16.1", width: 1.06),
      ]),
    Symbol(
      name: "arrow.right.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M7.1 12 H16.9 M12.8 7.9 L16.9 12 L12.8 16.1"),
      ]),
    Symbol(
      name: "arrow.right.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M7.1 12 H16.9 M12.8 7.9 L16.9 12 M16.9 12 L12.8 16.1", width: 1.06),
      ]),
    Symbol(
      name: "arrow.clockwise", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M19.7 13 c0 4.25 -3.45 7.7 -7.7 7.7 C7.75 20.7 4.3 17.25 4.3 13 C4.3 8.75 7.75 5.3 12 \
          5.3 H13.9 M10.6 2 L13.9 5.3 L10.6 8.6
          """)
      ]),
    Symbol(
      name: "arrow.counterclockwise", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M4.3 13 c0 4.25 3.45 7.7 7.7 7.7 c4.25 0 7.7 -3.45 7.7 -7.7 C19.7 8.75 16.25 5.3 12 \
          5.3 H10.1 M13.4 2 L10.1 5.3 L13.4 8.6
          """)
      ]),
    Symbol(
      name: "arrow.uturn.backward", mirrors: true,
      layers: [
        Layer(
          .stroke,
          """
          M4.2 9 H14.9 c2.75 0 4.8 2.05 4.8 4.75 c0 2.7 -2.05 4.75 -4.8 4.75 H10.4 M8.8 4.4 \
          L4.2 9 L8.8 13.6
          """)
      ]),
    Symbol(
      name: "arrow.uturn.left", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M4.2 9 H14.9 c2.75 0 4.8 2.05 4.8 4.75 c0 2.7 -2.05 4.75 -4.8 4.75 H10.4 M8.8 4.4 \
          L4.2 9 L8.8 13.6
          """)
      ]),
    Symbol(
      name: "arrow.uturn.forward", mirrors: true,
      layers: [
        Layer(
          .stroke,
          """
          M19.8 9 H9.1 C6.35 9 4.3 11.05 4.3 13.75 c0 2.7 2.05 4.75 4.8 4.75 H13.6 M15.2 4.4 \
          L19.8 9 L15.2 13.6
          """)
      ]),
    Symbol(
      name: "arrow.up.arrow.down", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M7.6 19.6 V4.4 M3.6 8.4 L7.6 4.4 L11.6 8.4 M16.4 4.4 V19.6 M12.4 15.6 L16.4 19.6 \
          L20.4 15.6
          """)
      ]),
    Symbol(
      name: "arrow.left.arrow.right", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M4.4 7.6 H19.6 M15.6 3.6 L19.6 7.6 L15.6 11.6 M19.6 16.4 H4.4 M8.4 12.4 L4.4 16.4 \
          L8.4 20.4
          """)
      ]),
    Symbol(
      name: "arrow.down.right", mirrors: false,
      layers: [
        Layer(.stroke, "M6 6 L18 18 M8.6 18 H18 V8.6")
      ]),
    Symbol(
      name: "arrow.up.left", mirrors: false,
      layers: [
        Layer(.stroke, "M18 18 L6 6 M15.4 6 H6 V15.4")
      ]),
    Symbol(
      name: "arrow.triangle.2.circlepath", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M4.08 10.89 C4.55 7.51 7.12 4.8 10.47 4.15 C13.83 3.5 17.22 5.04 18.93 8 M19.28 3.5 \
          L18.93 8 L14.43 8.15
          """),
        Layer(
          .stroke,
          """
          M19.92 13.11 C19.45 16.49 16.88 19.2 13.53 19.85 C10.17 20.5 6.78 18.96 5.07 16 M4.72 \
          20.5 L5.07 16 L9.57 15.85
          """),
      ]),
    Symbol(
      name: "repeat", mirrors: false,
      layers: [
        Layer(.stroke, "M3.6 11.4 V10.4 c0 -2.5 1.6 -4 4 -4 H19.6 M16.4 3.2 L19.6 6.4 L16.4 9.6"),
        Layer(.stroke, "M20.4 12.6 V13.6 c0 2.5 -1.6 4 -4 4 H4.4 M7.6 20.8 L4.4 17.6 L7.6 14.4"),
      ]),
  ]

  private static let part3: [Symbol] = [
    Symbol(
      name: "shuffle", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M2.8 6.8 H5.2 C7 6.8 8.2 7.5 9.2 9 L13.2 15 c1 1.5 2.2 2.2 4 2.2 H20.8 M17.8 14.2 \
          L20.8 17.2 L17.8 20.2
          """),
        Layer(
          .stroke,
          """
          M2.8 17.2 H5.2 c1.4 0 2.5 -0.5 3.3 -1.4 M13.6 8.4 C14.5 7.3 15.6 6.8 17.2 6.8 H20.8 \
          M17.8 3.8 L20.8 6.8 L17.8 9.8
          """),
      ]),
    Symbol(
      name: "rectangle.portrait.and.arrow.right", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M11.7 3.1 H6.6 C4.6 3.1 3.5 4.2 3.5 6.2 V17.8 c0 2 1.1 3.1 3.1 3.1 H11.7 c1.8 0 2.9 \
          -0.9 3 -2.7 M11.7 3.1 c1.8 0 2.9 0.9 3 2.7
          """),
        Layer(.stroke, "M8.9 12 H20.8 M17.2 8.4 L20.8 12 L17.2 15.6"),
      ]),
    Symbol(
      name: "rectangle.portrait.and.arrow.forward", mirrors: true,
      layers: [
        Layer(
          .stroke,
          """
          M11.7 3.1 H6.6 C4.6 3.1 3.5 4.2 3.5 6.2 V17.8 c0 2 1.1 3.1 3.1 3.1 H11.7 c1.8 0 2.9 \
          -0.9 3 -2.7 M11.7 3.1 c1.8 0 2.9 0.9 3 2.7
          """),
        Layer(.stroke, "M8.9 12 H20.8 M17.2 8.4 L20.8 12 L17.2 15.6"),
      ]),
    Symbol(
      name: "square.and.arrow.up", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M7.9 9 H7.4 C5.6 9 4.6 10 4.6 11.8 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.6 c1.8 0 2.8 -1 \
          2.8 -2.8 V11.8 C19.4 10 18.4 9 16.6 9 H16.1
          """),
        Layer(.stroke, "M12 14.7 V1.7 M8.4 5.3 L12 1.7 L15.6 5.3"),
      ]),
    Symbol(
      name: "share", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M7.9 9 H7.4 C5.6 9 4.6 10 4.6 11.8 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.6 c1.8 0 2.8 -1 \
          2.8 -2.8 V11.8 C19.4 10 18.4 9 16.6 9 H16.1
          """),
        Layer(.stroke, "M12 14.7 V1.7 M8.4 5.3 L12 1.7 L15.6 5.3"),
      ]),
    Symbol(
      name: "square.and.arrow.down", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M7.9 9 H7.4 C5.6 9 4.6 10 4.6 11.8 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.6 c1.8 0 2.8 -1 \
          2.8 -2.8 V11.8 C19.4 10 18.4 9 16.6 9 H16.1
          """),
        Layer(.stroke, "M12 1.9 V15.8 M8.4 12.2 L12 15.8 L15.6 12.2"),
      ]),
    Symbol(
      name: "square.and.arrow.up.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 8.7 H7.4 C5.6 8.7 4.6 9.7 4.6 11.5 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.6 c1.8 0 \
          2.8 -1 2.8 -2.8 V11.5 C19.4 9.7 18.4 8.7 16.6 8.7 H12 Z
          """),
        Layer(
          .stroke,
          """
          M12 8.7 H7.4 C5.6 8.7 4.6 9.7 4.6 11.5 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.6 c1.8 0 \
          2.8 -1 2.8 -2.8 V11.5 C19.4 9.7 18.4 8.7 16.6 8.7 H12 Z
          """),
        Layer(.cut, "M12 14.7 V6", width: 2.3),
        Layer(.stroke, "M12 14.7 V1.7 M8.4 5.3 L12 1.7 L15.6 5.3"),
      ]),
    Symbol(
      name: "square.and.arrow.down.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 8.7 H7.4 C5.6 8.7 4.6 9.7 4.6 11.5 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.6 c1.8 0 \
          2.8 -1 2.8 -2.8 V11.5 C19.4 9.7 18.4 8.7 16.6 8.7 H12 Z
          """),
        Layer(
          .stroke,
          """
          M12 8.7 H7.4 C5.6 8.7 4.6 9.7 4.6 11.5 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.6 c1.8 0 \
          2.8 -1 2.8 -2.8 V11.5 C19.4 9.7 18.4 8.7 16.6 8.7 H12 Z
          """),
        Layer(.cut, "M12 1.9 V15.8 M8.4 12.2 L12 15.8 M12 15.8 L15.6 12.2", width: 2.3),
        Layer(.stroke, "M12 1.9 V15.8 M8.4 12.2 L12 15.8 L15.6 12.2"),
      ]),
    Symbol(
      name: "trash", mirrors: false,
      layers: [
        Layer(.stroke, "M3.5 6 H20.5"),
        Layer(.stroke, "M8.8 5.9 V4.5 c0 -1.3 0.8 -2 2 -2 H12 H13.2 c1.2 0 2 0.7 2 2 V5.9"),
        Layer(
          .stroke,
          """
          M5.3 6.2 L6.05 18.9 C6.15 20.6 7.2 21.5 8.8 21.5 H12 H15.2 c1.6 0 2.65 -0.9 2.75 -2.6 \
          L18.7 6.2
          """),
        Layer(.stroke, "M8.95 9.6 L9.3 17.9 M12 9.6 V17.9 M15.05 9.6 L14.7 17.9", width: 0.75),
      ]),
    Symbol(
      name: "trash.fill", mirrors: false,
      layers: [
        Layer(.stroke, "M3.5 6 H20.5"),
        Layer(.stroke, "M8.8 5.9 V4.5 c0 -1.3 0.8 -2 2 -2 H12 H13.2 c1.2 0 2 0.7 2 2 V5.9"),
        Layer(
          .fill,
          """
          M12 8.75 H5.9 L6.45 18.9 C6.55 20.6 7.6 21.5 9 21.5 H12 H15 c1.4 0 2.45 -0.9 2.55 \
          -2.6 L18.1 8.75 H12 Z
          """),
        Layer(
          .stroke,
          """
          M12 8.75 H5.9 L6.45 18.9 C6.55 20.6 7.6 21.5 9 21.5 H12 H15 c1.4 0 2.45 -0.9 2.55 \
          -2.6 L18.1 8.75 H12 Z
          """, width: 0.8),
        Layer(.cut, "M8.95 11.2 L9.25 18 M12 11.2 V18 M15.05 11.2 L14.75 18", width: 0.75),
      ]),
    Symbol(
      name: "pencil", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M4.48 20.15 C4.09 20.29 3.71 19.91 3.85 19.52 L5.26 15.5 C5.29 15.42 5.34 15.34 5.4 \
          15.27 L17.18 3.49 c0.59 -0.58 1.54 -0.58 2.12 0 L20.51 4.7 c0.58 0.58 0.58 1.53 0 \
          2.12 L8.73 18.6 C8.66 18.66 8.58 18.71 8.5 18.74 Z
          """, width: 0.95),
        Layer(.stroke, "M15.27 5.4 L18.6 8.73", width: 0.9),
        Layer(.fill, "M3.5 20.5 L4.6 17.49 L6.51 19.4 Z"),
      ]),
    Symbol(
      name: "square.and.pencil", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12.3 4.9 H7 C4.9 4.9 3.6 6.1 3.6 8.2 V17.2 c0 2.1 1.3 3.3 3.4 3.3 H16 c2.1 0 3.3 \
          -1.2 3.3 -3.3 V12
          """),
        Layer(
          .fill,
          """
          M10.75 12.25 c-0.12 -0.12 -0.12 -0.31 0 -0.43 L16.27 6.31 c0.07 -0.08 0.2 -0.08 0.28 \
          0 L17.89 7.65 c0.08 0.08 0.08 0.21 0 0.28 L12.38 13.45 c-0.12 0.12 -0.31 0.12 -0.43 0 \
          Z
          """),
        Layer(
          .stroke,
          """
          M10.75 12.25 c-0.12 -0.12 -0.12 -0.31 0 -0.43 L16.27 6.31 c0.07 -0.08 0.2 -0.08 0.28 \
          0 L17.89 7.65 c0.08 0.08 0.08 0.21 0 0.28 L12.38 13.45 c-0.12 0.12 -0.31 0.12 -0.43 0 \
          Z
          """, width: 0.3),
        Layer(
          .fill,
          """
          M18.1 4.75 C18.03 4.68 18.03 4.55 18.1 4.47 L18.67 3.9 C18.98 3.59 19.49 3.59 19.8 \
          3.9 L20.3 4.4 c0.31 0.31 0.31 0.82 0 1.13 L19.73 6.1 C19.65 6.17 19.52 6.17 19.45 6.1 \
          Z
          """),
        Layer(
          .stroke,
          """
          M18.1 4.75 C18.03 4.68 18.03 4.55 18.1 4.47 L18.67 3.9 C18.98 3.59 19.49 3.59 19.8 \
          3.9 L20.3 4.4 c0.31 0.31 0.31 0.82 0 1.13 L19.73 6.1 C19.65 6.17 19.52 6.17 19.45 6.1 \
          Z
          """, width: 0.3),
        Layer(
          .fill,
          """
          M9.71 14.74 C9.55 14.81 9.39 14.65 9.46 14.49 L10.04 12.93 c0.05 -0.14 0.23 -0.17 \
          0.33 -0.07 L11.34 13.83 c0.1 0.1 0.07 0.28 -0.07 0.33 Z
          """),
        Layer(
          .stroke,
          """
          M9.71 14.74 C9.55 14.81 9.39 14.65 9.46 14.49 L10.04 12.93 c0.05 -0.14 0.23 -0.17 \
          0.33 -0.07 L11.34 13.83 c0.1 0.1 0.07 0.28 -0.07 0.33 Z
          """, width: 0.2),
      ]),
    Symbol(
      name: "cart", mirrors: false,
      layers: [
        Layer(.stroke, "M1.9 3.9 H3.7 c1 0 1.5 0.4 1.7 1.3 L7.5 15 c0.3 1.3 1 2 2.3 2 H19.4"),
        Layer(
          .stroke,
          """
          M5.8 6.9 H20.7 c1.1 0 1.6 0.7 1.3 1.7 L21 11.6 c-0.3 1 -0.9 1.5 -2 1.5 H7.1
          """),
        Layer(.fill, "O 9.5 20.8 0.88"),
        Layer(.stroke, "O 9.5 20.8 0.75", width: 0.65),
        Layer(.fill, "O 18.3 20.8 0.88"),
        Layer(.stroke, "O 18.3 20.8 0.75", width: 0.65),
      ]),
    Symbol(
      name: "cart.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M5.8 6.9 H20.7 c1.1 0 1.6 0.7 1.3 1.7 L21 11.6 c-0.3 1 -0.9 1.5 -2 1.5 H7.1 Z
          """),
        Layer(
          .stroke,
          """
          M5.8 6.9 H20.7 c1.1 0 1.6 0.7 1.3 1.7 L21 11.6 c-0.3 1 -0.9 1.5 -2 1.5 H7.1 Z
          """),
        Layer(.stroke, "M1.9 3.9 H3.7 c1 0 1.5 0.4 1.7 1.3 L7.5 15 c0.3 1.3 1 2 2.3 2 H19.4"),
        Layer(.fill, "O 9.5 20.8 0.88"),
        Layer(.stroke, "O 9.5 20.8 0.75", width: 0.65),
        Layer(.fill, "O 18.3 20.8 0.88"),
        Layer(.stroke, "O 18.3 20.8 0.75", width: 0.65),
      ]),
    Symbol(
      name: "creditcard", mirrors: false,
      layers: [
        Layer(.stroke, "R 2.5 5 19 14 2.8"),
        Layer(.fill, "M2.5 8.2 H21.5 V11 H2.5 Z"),
        Layer(.stroke, "M6 15.3 H9.4", width: 0.9),
      ]),
    Symbol(
      name: "creditcard.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 2.5 5 19 14 2.8"),
        Layer(.stroke, "R 2.5 5 19 14 2.8"),
        Layer(.cut, "M0.5 9.4 H23.5", width: 1.25),
        Layer(.cut, "M6 15.2 H9.4", width: 0.9),
      ]),
    Symbol(
      name: "tag", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M3.2 5.3 C3.2 4.14 4.14 3.2 5.3 3.2 H10.81 c0.51 0 0.99 0.2 1.35 0.56 L20.03 11.63 \
          c0.7 0.7 0.7 1.84 0 2.54 L14.17 20.03 c-0.7 0.7 -1.84 0.7 -2.54 0 L3.76 12.16 C3.4 \
          11.8 3.2 11.32 3.2 10.81 Z
          """),
        Layer(.fill, "O 7.7 7.7 0.82"),
        Layer(.stroke, "O 7.7 7.7 0.7", width: 0.6),
      ]),
    Symbol(
      name: "tag.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M3.2 5.3 C3.2 4.14 4.14 3.2 5.3 3.2 H10.81 c0.51 0 0.99 0.2 1.35 0.56 L20.03 11.63 \
          c0.7 0.7 0.7 1.84 0 2.54 L14.17 20.03 c-0.7 0.7 -1.84 0.7 -2.54 0 L3.76 12.16 C3.4 \
          11.8 3.2 11.32 3.2 10.81 Z
          """),
        Layer(
          .stroke,
          """
          M3.2 5.3 C3.2 4.14 4.14 3.2 5.3 3.2 H10.81 c0.51 0 0.99 0.2 1.35 0.56 L20.03 11.63 \
          c0.7 0.7 0.7 1.84 0 2.54 L14.17 20.03 c-0.7 0.7 -1.84 0.7 -2.54 0 L3.76 12.16 C3.4 \
          11.8 3.2 11.32 3.2 10.81 Z
          """),
        Layer(.cutFill, "O 7.7 7.7 0.84"),
        Layer(.cut, "O 7.7 7.7 0.7", width: 0.7),
      ]),
    Symbol(
      name: "bag", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M5.01 8.71 C5.06 7.86 5.76 7.2 6.61 7.2 H17.39 c0.85 0 1.55 0.66 1.6 1.51 L19.54 \
          18.45 c0.09 1.49 -1.1 2.75 -2.59 2.75 H7.05 C5.56 21.2 4.37 19.94 4.46 18.45 Z
          """),
        Layer(.stroke, "M8.3 7.2 V6 C8.3 3.8 9.8 2.3 12 2.3 c2.2 0 3.7 1.5 3.7 3.7 V7.2"),
      ]),
    Symbol(
      name: "bag.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M5.01 8.71 C5.06 7.86 5.76 7.2 6.61 7.2 H17.39 c0.85 0 1.55 0.66 1.6 1.51 L19.54 \
          18.45 c0.09 1.49 -1.1 2.75 -2.59 2.75 H7.05 C5.56 21.2 4.37 19.94 4.46 18.45 Z
          """),
        Layer(
          .stroke,
          """
          M5.01 8.71 C5.06 7.86 5.76 7.2 6.61 7.2 H17.39 c0.85 0 1.55 0.66 1.6 1.51 L19.54 \
          18.45 c0.09 1.49 -1.1 2.75 -2.59 2.75 H7.05 C5.56 21.2 4.37 19.94 4.46 18.45 Z
          """),
        Layer(.stroke, "M8.3 7.2 V6 C8.3 3.8 9.8 2.3 12 2.3 c2.2 0 3.7 1.5 3.7 3.7 V7.2"),
      ]),
    Symbol(
      name: "gift", mirrors: false,
      layers: [
        Layer(.stroke, "R 3 7.1 18 4.5 1.3"),
        Layer(
          .stroke,
          """
          M4.7 11.6 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.5 c1.8 0 2.8 -1 2.8 -2.8 V11.6
          """),
        Layer(.stroke, "M12 7.1 V21.1", width: 0.95),
        Layer(
          .stroke,
          """
          M12 7.1 C8.3 7.1 6.3 6.2 6.3 4.4 C6.3 3.1 7.3 2.3 8.5 2.3 c2 0 3.1 1.8 3.5 4.8 M12 \
          7.1 c3.7 0 5.7 -0.9 5.7 -2.7 C17.7 3.1 16.7 2.3 15.5 2.3 C13.5 2.3 12.4 4.1 12 7.1
          """, width: 0.95),
      ]),
    Symbol(
      name: "gift.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 2.9 7 18.2 3.7 1.1"),
        Layer(.stroke, "R 2.9 7 18.2 3.7 1.1", width: 0.7),
        Layer(
          .fill,
          """
          M12 13.1 H4.9 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.3 c1.8 0 2.8 -1 2.8 -2.8 V13.1 H12 Z
          """),
        Layer(
          .stroke,
          """
          M12 13.1 H4.9 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.3 c1.8 0 2.8 -1 2.8 -2.8 V13.1 H12 Z
          """, width: 0.75),
        Layer(.cut, "M12 7 V22.5", width: 0.7),
        Layer(
          .stroke,
          """
          M12 7.1 C8.3 7.1 6.3 6.2 6.3 4.4 C6.3 3.1 7.3 2.3 8.5 2.3 c2 0 3.1 1.8 3.5 4.8 M12 \
          7.1 c3.7 0 5.7 -0.9 5.7 -2.7 C17.7 3.1 16.7 2.3 15.5 2.3 C13.5 2.3 12.4 4.1 12 7.1
          """),
      ]),
    Symbol(
      name: "magnifyingglass", mirrors: false,
      layers: [
        Layer(.stroke, "O 10.2 10.2 6.9"),
        Layer(.stroke, "M15.2 15.2 L20.6 20.6", width: 1.12),
      ]),
    Symbol(
      name: "gearshape", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M10.4 3.53 C10.45 3.04 10.86 2.67 11.35 2.67 H12.65 c0.49 0 0.9 0.37 0.95 0.86 c0.19 \
          1.99 1.72 2.63 3.26 1.35 C17.24 4.57 17.79 4.6 18.14 4.94 L19.06 5.86 c0.34 0.35 0.37 \
          0.9 0.06 1.28 C17.84 8.68 18.48 10.21 20.47 10.4 c0.49 0.05 0.86 0.46 0.86 0.95 \
          V12.65 c0 0.49 -0.37 0.9 -0.86 0.95 c-1.99 0.19 -2.63 1.72 -1.35 3.26 c0.31 0.38 0.28 \
          0.93 -0.06 1.28 L18.14 19.06 c-0.35 0.34 -0.9 0.37 -1.28 0.06 C15.32 17.84 13.79 \
          18.48 13.6 20.47 c-0.05 0.49 -0.46 0.86 -0.95 0.86 H11.35 c-0.49 0 -0.9 -0.37 -0.95 \
          -0.86 C10.21 18.48 8.68 17.84 7.14 19.12 C6.76 19.43 6.21 19.4 5.86 19.06 L4.94 18.14 \
          C4.6 17.79 4.57 17.24 4.88 16.86 C6.16 15.32 5.52 13.79 3.53 13.6 C3.04 13.55 2.67 \
          13.14 2.67 12.65 V11.35 c0 -0.49 0.37 -0.9 0.86 -0.95 C5.52 10.21 6.16 8.68 4.88 7.14 \
          C4.57 6.76 4.6 6.21 4.94 5.86 L5.86 4.94 C6.21 4.6 6.76 4.57 7.14 4.88 C8.68 6.16 \
          10.21 5.52 10.4 3.53 Z
          """),
        Layer(.stroke, "O 12 12 3.1"),
      ]),
    Symbol(
      name: "gearshape.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M10.4 3.53 C10.45 3.04 10.86 2.67 11.35 2.67 H12.65 c0.49 0 0.9 0.37 0.95 0.86 c0.19 \
          1.99 1.72 2.63 3.26 1.35 C17.24 4.57 17.79 4.6 18.14 4.94 L19.06 5.86 c0.34 0.35 0.37 \
          0.9 0.06 1.28 C17.84 8.68 18.48 10.21 20.47 10.4 c0.49 0.05 0.86 0.46 0.86 0.95 \
          V12.65 c0 0.49 -0.37 0.9 -0.86 0.95 c-1.99 0.19 -2.63 1.72 -1.35 3.26 c0.31 0.38 0.28 \
          0.93 -0.06 1.28 L18.14 19.06 c-0.35 0.34 -0.9 0.37 -1.28 0.06 C15.32 17.84 13.79 \
          18.48 13.6 20.47 c-0.05 0.49 -0.46 0.86 -0.95 0.86 H11.35 c-0.49 0 -0.9 -0.37 -0.95 \
          -0.86 C10.21 18.48 8.68 17.84 7.14 19.12 C6.76 19.43 6.21 19.4 5.86 19.06 L4.94 18.14 \
          C4.6 17.79 4.57 17.24 4.88 16.86 C6.16 15.32 5.52 13.79 3.53 13.6 C3.04 13.55 2.67 \
          13.14 2.67 12.65 V11.35 c0 -0.49 0.37 -0.9 0.86 -0.95 C5.52 10.21 6.16 8.68 4.88 7.14 \
          C4.57 6.76 4.6 6.21 4.94 5.86 L5.86 4.94 C6.21 4.6 6.76 4.57 7.14 4.88 C8.68 6.16 \
          10.21 5.52 10.4 3.53 Z
          """),
        Layer(
          .stroke,
          """
          M10.4 3.53 C10.45 3.04 10.86 2.67 11.35 2.67 H12.65 c0.49 0 0.9 0.37 0.95 0.86 c0.19 \
          1.99 1.72 2.63 3.26 1.35 C17.24 4.57 17.79 4.6 18.14 4.94 L19.06 5.86 c0.34 0.35 0.37 \
          0.9 0.06 1.28 C17.84 8.68 18.48 10.21 20.47 10.4 c0.49 0.05 0.86 0.46 0.86 0.95 \
          V12.65 c0 0.49 -0.37 0.9 -0.86 0.95 c-1.99 0.19 -2.63 1.72 -1.35 3.26 c0.31 0.38 0.28 \
          0.93 -0.06 1.28 L18.14 19.06 c-0.35 0.34 -0.9 0.37 -1.28 0.06 C15.32 17.84 13.79 \
          18.48 13.6 20.47 c-0.05 0.49 -0.46 0.86 -0.95 0.86 H11.35 c-0.49 0 -0.9 -0.37 -0.95 \
          -0.86 C10.21 18.48 8.68 17.84 7.14 19.12 C6.76 19.43 6.21 19.4 5.86 19.06 L4.94 18.14 \
          C4.6 17.79 4.57 17.24 4.88 16.86 C6.16 15.32 5.52 13.79 3.53 13.6 C3.04 13.55 2.67 \
          13.14 2.67 12.65 V11.35 c0 -0.49 0.37 -0.9 0.86 -0.95 C5.52 10.21 6.16 8.68 4.88 7.14 \
          C4.57 6.76 4.6 6.21 4.94 5.86 L5.86 4.94 C6.21 4.6 6.76 4.57 7.14 4.88 C8.68 6.16 \
          10.21 5.52 10.4 3.53 Z
          """),
        Layer(.cutFill, "O 12 12 2.9"),
      ]),
    Symbol(
      name: "gear", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 7", width: 0.92),
        Layer(
          .fill,
          """
          M11.05 5 L11.38 2.75 H12.62 L12.95 5 Z M14.68 5.46 L16.09 3.68 L17.16 4.3 L16.32 6.41 \
          Z M17.59 7.68 L19.7 6.84 L20.32 7.91 L18.54 9.32 Z M19 11.05 L21.25 11.38 V12.62 L19 \
          12.95 Z
          """),
        Layer(
          .stroke,
          """
          M11.05 5 L11.38 2.75 H12.62 L12.95 5 Z M14.68 5.46 L16.09 3.68 L17.16 4.3 L16.32 6.41 \
          Z M17.59 7.68 L19.7 6.84 L20.32 7.91 L18.54 9.32 Z M19 11.05 L21.25 11.38 V12.62 L19 \
          12.95 Z
          """, width: 0.5),
        Layer(
          .fill,
          """
          M18.54 14.68 L20.32 16.09 L19.7 17.16 L17.59 16.32 Z M16.32 17.59 L17.16 19.7 L16.09 \
          20.32 L14.68 18.54 Z M12.95 19 L12.62 21.25 H11.38 L11.05 19 Z M9.32 18.54 L7.91 \
          20.32 L6.84 19.7 L7.68 17.59 Z
          """),
        Layer(
          .stroke,
          """
          M18.54 14.68 L20.32 16.09 L19.7 17.16 L17.59 16.32 Z M16.32 17.59 L17.16 19.7 L16.09 \
          20.32 L14.68 18.54 Z M12.95 19 L12.62 21.25 H11.38 L11.05 19 Z M9.32 18.54 L7.91 \
          20.32 L6.84 19.7 L7.68 17.59 Z
          """, width: 0.5),
        Layer(
          .fill,
          """
          M6.41 16.32 L4.3 17.16 L3.68 16.09 L5.46 14.68 Z M5 12.95 L2.75 12.62 V11.38 L5 11.05 \
          Z M5.46 9.32 L3.68 7.91 L4.3 6.84 L6.41 7.68 Z M7.68 6.41 L6.84 4.3 L7.91 3.68 L9.32 \
          5.46 Z
          """),
        Layer(
          .stroke,
          """
          M6.41 16.32 L4.3 17.16 L3.68 16.09 L5.46 14.68 Z M5 12.95 L2.75 12.62 V11.38 L5 11.05 \
          Z M5.46 9.32 L3.68 7.91 L4.3 6.84 L6.41 7.68 Z M7.68 6.41 L6.84 4.3 L7.91 3.68 L9.32 \
          5.46 Z
          """, width: 0.5),
        Layer(.stroke, "M14.2 12 H19 M10.9 13.91 L8.5 18.06 M10.9 10.09 L8.5 5.94", width: 0.72),
        Layer(.stroke, "O 12 12 2.2", width: 0.75),
      ]),
    Symbol(
      name: "slider.horizontal.3", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M3.2 5.8 H5.6 M10.4 5.8 H20.8 M3.2 12 H13.6 M18.4 12 H20.8 M3.2 18.2 H5.6 M10.4 18.2 \
          H20.8
          """),
        Layer(.stroke, "O 8 5.8 2.2 O 16 12 2.2 O 8 18.2 2.2", width: 0.95),
      ]),
    Symbol(
      name: "person", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M15.85 6.8 c0 2.26 -1.72 4.1 -3.85 4.1 C9.87 10.9 8.15 9.06 8.15 6.8 C8.15 4.54 9.87 \
          2.7 12 2.7 c2.13 0 3.85 1.84 3.85 4.1 Z
          """),
        Layer(
          .stroke,
          """
          M12 13.9 C7.3 13.9 3.9 16.6 3.9 19.3 c0 1.2 0.8 1.8 2.1 1.8 H12 H18 c1.3 0 2.1 -0.6 \
          2.1 -1.8 C20.1 16.6 16.7 13.9 12 13.9 Z
          """),
      ]),
    Symbol(
      name: "person.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M15.85 6.8 c0 2.26 -1.72 4.1 -3.85 4.1 C9.87 10.9 8.15 9.06 8.15 6.8 C8.15 4.54 9.87 \
          2.7 12 2.7 c2.13 0 3.85 1.84 3.85 4.1 Z
          """),
        Layer(
          .stroke,
          """
          M15.85 6.8 c0 2.26 -1.72 4.1 -3.85 4.1 C9.87 10.9 8.15 9.06 8.15 6.8 C8.15 4.54 9.87 \
          2.7 12 2.7 c2.13 0 3.85 1.84 3.85 4.1 Z
          """, width: 0.88),
        Layer(
          .fill,
          """
          M12 13.9 C7.3 13.9 3.9 16.6 3.9 19.3 c0 1.2 0.8 1.8 2.1 1.8 H12 H18 c1.3 0 2.1 -0.6 \
          2.1 -1.8 C20.1 16.6 16.7 13.9 12 13.9 Z
          """),
        Layer(
          .stroke,
          """
          M12 13.9 C7.3 13.9 3.9 16.6 3.9 19.3 c0 1.2 0.8 1.8 2.1 1.8 H12 H18 c1.3 0 2.1 -0.6 \
          2.1 -1.8 C20.1 16.6 16.7 13.9 12 13.9 Z
          """, width: 0.88),
      ]),
    Symbol(
      name: "person.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(
          .fill,
          """
          M14.75 9.6 c0 1.66 -1.23 3 -2.75 3 C10.48 12.6 9.25 11.26 9.25 9.6 c0 -1.66 1.23 -3 \
          2.75 -3 c1.52 0 2.75 1.34 2.75 3 Z
          """),
        Layer(
          .stroke,
          """
          M14.75 9.6 c0 1.66 -1.23 3 -2.75 3 C10.48 12.6 9.25 11.26 9.25 9.6 c0 -1.66 1.23 -3 \
          2.75 -3 c1.52 0 2.75 1.34 2.75 3 Z
          """, width: 0.35),
        Layer(
          .fill,
          """
          M12 14.15 c-3.1 0 -5.4 1.45 -6.1 4.8 c3.49 3.07 8.71 3.07 12.2 0 C17.4 15.6 15.1 \
          14.15 12 14.15 Z
          """),
      ]),
    Symbol(
      name: "person.crop.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(
          .fill,
          """
          M14.75 9.6 c0 1.66 -1.23 3 -2.75 3 C10.48 12.6 9.25 11.26 9.25 9.6 c0 -1.66 1.23 -3 \
          2.75 -3 c1.52 0 2.75 1.34 2.75 3 Z
          """),
        Layer(
          .stroke,
          """
          M14.75 9.6 c0 1.66 -1.23 3 -2.75 3 C10.48 12.6 9.25 11.26 9.25 9.6 c0 -1.66 1.23 -3 \
          2.75 -3 c1.52 0 2.75 1.34 2.75 3 Z
          """, width: 0.35),
        Layer(
          .fill,
          """
          M12 14.15 c-3.1 0 -5.4 1.45 -6.1 4.8 c3.49 3.07 8.71 3.07 12.2 0 C17.4 15.6 15.1 \
          14.15 12 14.15 Z
          """),
      ]),
    Symbol(
      name: "person.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(
          .cutFill,
          """
          M15 9.5 c0 1.82 -1.34 3.3 -3 3.3 C10.34 12.8 9 11.32 9 9.5 C9 7.68 10.34 6.2 12 6.2 \
          c1.66 0 3 1.48 3 3.3 Z
          """),
        Layer(
          .cutFill,
          """
          M12 14.1 C8.9 14.1 6.6 15.55 5.7 17.78 C7.32 19.55 9.6 20.55 12 20.55 c2.4 0 4.68 -1 \
          6.3 -2.77 C17.4 15.55 15.1 14.1 12 14.1 Z
          """),
      ]),
    Symbol(
      name: "person.crop.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(
          .cutFill,
          """
          M15 9.5 c0 1.82 -1.34 3.3 -3 3.3 C10.34 12.8 9 11.32 9 9.5 C9 7.68 10.34 6.2 12 6.2 \
          c1.66 0 3 1.48 3 3.3 Z
          """),
        Layer(
          .cutFill,
          """
          M12 14.1 C8.9 14.1 6.6 15.55 5.7 17.78 C7.32 19.55 9.6 20.55 12 20.55 c2.4 0 4.68 -1 \
          6.3 -2.77 C17.4 15.55 15.1 14.1 12 14.1 Z
          """),
      ]),
    Symbol(
      name: "person.2", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M19.8 8.2 C19.8 9.75 18.68 11 17.3 11 C15.92 11 14.8 9.75 14.8 8.2 C14.8 6.65 15.92 \
          5.4 17.3 5.4 c1.38 0 2.5 1.25 2.5 2.8 Z
          """),
        Layer(
          .stroke,
          """
          M17.3 14.4 C14.22 14.4 12 16.5 12 18.6 C12 19.53 12.7 20 13.9 20 H17.3 H20.7 c1.2 0 \
          1.9 -0.47 1.9 -1.4 c0 -2.1 -2.22 -4.2 -5.3 -4.2 Z
          """),
        Layer(
          .cutFill,
          """
          M8.1 14.2 C4.27 14.2 1.5 16.38 1.5 18.55 C1.5 19.52 2.2 20 3.4 20 H8.1 H12.8 C14 20 \
          14.7 19.52 14.7 18.55 C14.7 16.38 11.93 14.2 8.1 14.2 Z
          """),
        Layer(.cut, "M8.1 14.2 c3.83 0 6.6 2.18 6.6 4.35 M14.7 18.55 V22", width: 2.3),
        Layer(
          .stroke,
          """
          M11.3 7.5 C11.3 9.43 9.87 11 8.1 11 C6.33 11 4.9 9.43 4.9 7.5 C4.9 5.57 6.33 4 8.1 4 \
          C9.87 4 11.3 5.57 11.3 7.5 Z
          """),
        Layer(
          .stroke,
          """
          M8.1 14.2 C4.27 14.2 1.5 16.38 1.5 18.55 C1.5 19.52 2.2 20 3.4 20 H8.1 H12.8 C14 20 \
          14.7 19.52 14.7 18.55 C14.7 16.38 11.93 14.2 8.1 14.2 Z
          """),
      ]),
    Symbol(
      name: "person.2.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M19.8 8.2 C19.8 9.75 18.68 11 17.3 11 C15.92 11 14.8 9.75 14.8 8.2 C14.8 6.65 15.92 \
          5.4 17.3 5.4 c1.38 0 2.5 1.25 2.5 2.8 Z
          """),
        Layer(
          .stroke,
          """
          M19.8 8.2 C19.8 9.75 18.68 11 17.3 11 C15.92 11 14.8 9.75 14.8 8.2 C14.8 6.65 15.92 \
          5.4 17.3 5.4 c1.38 0 2.5 1.25 2.5 2.8 Z
          """),
        Layer(
          .fill,
          """
          M17.3 14.4 C14.22 14.4 12 16.5 12 18.6 C12 19.53 12.7 20 13.9 20 H17.3 H20.7 c1.2 0 \
          1.9 -0.47 1.9 -1.4 c0 -2.1 -2.22 -4.2 -5.3 -4.2 Z
          """),
        Layer(
          .stroke,
          """
          M17.3 14.4 C14.22 14.4 12 16.5 12 18.6 C12 19.53 12.7 20 13.9 20 H17.3 H20.7 c1.2 0 \
          1.9 -0.47 1.9 -1.4 c0 -2.1 -2.22 -4.2 -5.3 -4.2 Z
          """),
        Layer(
          .cutFill,
          """
          M8.1 14.2 C4.27 14.2 1.5 16.38 1.5 18.55 C1.5 19.52 2.2 20 3.4 20 H8.1 H12.8 C14 20 \
          14.7 19.52 14.7 18.55 C14.7 16.38 11.93 14.2 8.1 14.2 Z
          """),
        Layer(.cut, "M8.1 14.2 c3.83 0 6.6 2.18 6.6 4.35 M14.7 18.55 V22", width: 2.1),
        Layer(
          .cutFill,
          """
          M11.3 7.5 C11.3 9.43 9.87 11 8.1 11 C6.33 11 4.9 9.43 4.9 7.5 C4.9 5.57 6.33 4 8.1 4 \
          C9.87 4 11.3 5.57 11.3 7.5 Z
          """),
        Layer(
          .cut,
          """
          M11.3 7.5 C11.3 9.43 9.87 11 8.1 11 C6.33 11 4.9 9.43 4.9 7.5 C4.9 5.57 6.33 4 8.1 4 \
          C9.87 4 11.3 5.57 11.3 7.5 Z
          """, width: 2.1),
        Layer(
          .fill,
          """
          M11.3 7.5 C11.3 9.43 9.87 11 8.1 11 C6.33 11 4.9 9.43 4.9 7.5 C4.9 5.57 6.33 4 8.1 4 \
          C9.87 4 11.3 5.57 11.3 7.5 Z
          """),
        Layer(
          .stroke,
          """
          M11.3 7.5 C11.3 9.43 9.87 11 8.1 11 C6.33 11 4.9 9.43 4.9 7.5 C4.9 5.57 6.33 4 8.1 4 \
          C9.87 4 11.3 5.57 11.3 7.5 Z
          """),
        Layer(
          .fill,
          """
          M8.1 14.2 C4.27 14.2 1.5 16.38 1.5 18.55 C1.5 19.52 2.2 20 3.4 20 H8.1 H12.8 C14 20 \
          14.7 19.52 14.7 18.55 C14.7 16.38 11.93 14.2 8.1 14.2 Z
          """),
        Layer(
          .stroke,
          """
          M8.1 14.2 C4.27 14.2 1.5 16.38 1.5 18.55 C1.5 19.52 2.2 20 3.4 20 H8.1 H12.8 C14 20 \
          14.7 19.52 14.7 18.55 C14.7 16.38 11.93 14.2 8.1 14.2 Z
          """),
      ]),
    Symbol(
      name: "hand.thumbsup", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M7.5 13 c0 -0.8 0.3 -1.4 1 -2 C10 9.7 10.9 7.8 11.15 5.2 C11.3 3.6 12 2.7 13.1 2.7 \
          c1.5 0 2.3 1.3 2.3 3 C15.4 7 15.1 8.1 14.6 9.1 H18.8 C20.1 9.1 21 9.9 21 11 c0 0.7 \
          -0.3 1.3 -0.9 1.6 c0.7 0.3 1 0.9 1 1.5 c0 0.8 -0.5 1.4 -1.2 1.6 C20.4 16 20.6 16.5 \
          20.6 17 c0 0.8 -0.6 1.5 -1.4 1.6 c0.2 0.3 0.3 0.6 0.2 1 c-0.2 0.9 -1 1.3 -2.1 1.3 \
          H13.6 C11.7 20.9 10.2 20.5 8.7 19.7 C7.9 19.3 7.5 18.7 7.5 17.8 Z
          """),
        Layer(.stroke, "M3.5 11.6 V19.2", width: 1.3),
      ]),
    Symbol(
      name: "hand.thumbsup.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M7.5 13 c0 -0.8 0.3 -1.4 1 -2 C10 9.7 10.9 7.8 11.15 5.2 C11.3 3.6 12 2.7 13.1 2.7 \
          c1.5 0 2.3 1.3 2.3 3 C15.4 7 15.1 8.1 14.6 9.1 H18.8 C20.1 9.1 21 9.9 21 11 c0 0.7 \
          -0.3 1.3 -0.9 1.6 c0.7 0.3 1 0.9 1 1.5 c0 0.8 -0.5 1.4 -1.2 1.6 C20.4 16 20.6 16.5 \
          20.6 17 c0 0.8 -0.6 1.5 -1.4 1.6 c0.2 0.3 0.3 0.6 0.2 1 c-0.2 0.9 -1 1.3 -2.1 1.3 \
          H13.6 C11.7 20.9 10.2 20.5 8.7 19.7 C7.9 19.3 7.5 18.7 7.5 17.8 Z
          """),
        Layer(
          .stroke,
          """
          M7.5 13 c0 -0.8 0.3 -1.4 1 -2 C10 9.7 10.9 7.8 11.15 5.2 C11.3 3.6 12 2.7 13.1 2.7 \
          c1.5 0 2.3 1.3 2.3 3 C15.4 7 15.1 8.1 14.6 9.1 H18.8 C20.1 9.1 21 9.9 21 11 c0 0.7 \
          -0.3 1.3 -0.9 1.6 c0.7 0.3 1 0.9 1 1.5 c0 0.8 -0.5 1.4 -1.2 1.6 C20.4 16 20.6 16.5 \
          20.6 17 c0 0.8 -0.6 1.5 -1.4 1.6 c0.2 0.3 0.3 0.6 0.2 1 c-0.2 0.9 -1 1.3 -2.1 1.3 \
          H13.6 C11.7 20.9 10.2 20.5 8.7 19.7 C7.9 19.3 7.5 18.7 7.5 17.8 Z
          """),
        Layer(.stroke, "M3.5 11.6 V19.2", width: 1.3),
      ]),
    Symbol(
      name: "hand.thumbsdown", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M7.5 11 c0 0.8 0.3 1.4 1 2 c1.5 1.3 2.4 3.2 2.65 5.8 C11.3 20.4 12 21.3 13.1 21.3 \
          c1.5 0 2.3 -1.3 2.3 -3 C15.4 17 15.1 15.9 14.6 14.9 H18.8 C20.1 14.9 21 14.1 21 13 \
          C21 12.3 20.7 11.7 20.1 11.4 c0.7 -0.3 1 -0.9 1 -1.5 C21.1 9.1 20.6 8.5 19.9 8.3 \
          C20.4 8 20.6 7.5 20.6 7 C20.6 6.2 20 5.5 19.2 5.4 C19.4 5.1 19.5 4.8 19.4 4.4 C19.2 \
          3.5 18.4 3.1 17.3 3.1 H13.6 C11.7 3.1 10.2 3.5 8.7 4.3 C7.9 4.7 7.5 5.3 7.5 6.2 Z
          """),
        Layer(.stroke, "M3.5 12.4 V4.8", width: 1.3),
      ]),
    Symbol(
      name: "hand.thumbsdown.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M7.5 11 c0 0.8 0.3 1.4 1 2 c1.5 1.3 2.4 3.2 2.65 5.8 C11.3 20.4 12 21.3 13.1 21.3 \
          c1.5 0 2.3 -1.3 2.3 -3 C15.4 17 15.1 15.9 14.6 14.9 H18.8 C20.1 14.9 21 14.1 21 13 \
          C21 12.3 20.7 11.7 20.1 11.4 c0.7 -0.3 1 -0.9 1 -1.5 C21.1 9.1 20.6 8.5 19.9 8.3 \
          C20.4 8 20.6 7.5 20.6 7 C20.6 6.2 20 5.5 19.2 5.4 C19.4 5.1 19.5 4.8 19.4 4.4 C19.2 \
          3.5 18.4 3.1 17.3 3.1 H13.6 C11.7 3.1 10.2 3.5 8.7 4.3 C7.9 4.7 7.5 5.3 7.5 6.2 Z
          """),
        Layer(
          .stroke,
          """
          M7.5 11 c0 0.8 0.3 1.4 1 2 c1.5 1.3 2.4 3.2 2.65 5.8 C11.3 20.4 12 21.3 13.1 21.3 \
          c1.5 0 2.3 -1.3 2.3 -3 C15.4 17 15.1 15.9 14.6 14.9 H18.8 C20.1 14.9 21 14.1 21 13 \
          C21 12.3 20.7 11.7 20.1 11.4 c0.7 -0.3 1 -0.9 1 -1.5 C21.1 9.1 20.6 8.5 19.9 8.3 \
          C20.4 8 20.6 7.5 20.6 7 C20.6 6.2 20 5.5 19.2 5.4 C19.4 5.1 19.5 4.8 19.4 4.4 C19.2 \
          3.5 18.4 3.1 17.3 3.1 H13.6 C11.7 3.1 10.2 3.5 8.7 4.3 C7.9 4.7 7.5 5.3 7.5 6.2 Z
          """),
        Layer(.stroke, "M3.5 12.4 V4.8", width: 1.3),
      ]),
    Symbol(
      name: "person.badge.plus", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M13.65 6.8 c0 2.26 -1.72 4.1 -3.85 4.1 C7.67 10.9 5.95 9.06 5.95 6.8 C5.95 4.54 7.67 \
          2.7 9.8 2.7 c2.13 0 3.85 1.84 3.85 4.1 Z
          """),
        Layer(
          .stroke,
          """
          M13.62 14.56 C12.5 14.14 11.21 13.9 9.8 13.9 C5.1 13.9 1.7 16.6 1.7 19.3 c0 1.2 0.8 \
          1.8 2.1 1.8 H13.4
          """),
        Layer(.stroke, "M19 14.3 V20.9 M15.7 17.6 H22.3", width: 0.95),
      ]),
  ]

  private static let part4: [Symbol] = [
    Symbol(
      name: "star", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M11.44 3.03 c0.21 -0.5 0.91 -0.5 1.12 0 L14.91 8.85 L21.17 9.29 C21.71 9.32 21.93 10 \
          21.52 10.34 L16.71 14.38 L18.22 20.47 c0.13 0.52 -0.44 0.94 -0.9 0.66 L12 17.8 L6.68 \
          21.13 C6.22 21.41 5.65 20.99 5.78 20.47 L7.29 14.38 L2.48 10.34 C2.07 10 2.29 9.32 \
          2.83 9.29 L9.09 8.85 Z
          """)
      ]),
    Symbol(
      name: "star.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M11.44 3.03 c0.21 -0.5 0.91 -0.5 1.12 0 L14.91 8.85 L21.17 9.29 C21.71 9.32 21.93 10 \
          21.52 10.34 L16.71 14.38 L18.22 20.47 c0.13 0.52 -0.44 0.94 -0.9 0.66 L12 17.8 L6.68 \
          21.13 C6.22 21.41 5.65 20.99 5.78 20.47 L7.29 14.38 L2.48 10.34 C2.07 10 2.29 9.32 \
          2.83 9.29 L9.09 8.85 Z
          """),
        Layer(
          .stroke,
          """
          M11.44 3.03 c0.21 -0.5 0.91 -0.5 1.12 0 L14.91 8.85 L21.17 9.29 C21.71 9.32 21.93 10 \
          21.52 10.34 L16.71 14.38 L18.22 20.47 c0.13 0.52 -0.44 0.94 -0.9 0.66 L12 17.8 L6.68 \
          21.13 C6.22 21.41 5.65 20.99 5.78 20.47 L7.29 14.38 L2.48 10.34 C2.07 10 2.29 9.32 \
          2.83 9.29 L9.09 8.85 Z
          """),
      ]),
    Symbol(
      name: "heart", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 20.5 C11.6 20.5 11.3 20.3 10.9 20 C6 16.6 2.8 13.2 2.8 9.3 C2.8 6.3 4.9 4.2 7.6 \
          4.2 C9.5 4.2 11 5.2 12 7 C13 5.2 14.5 4.2 16.4 4.2 c2.7 0 4.8 2.1 4.8 5.1 C21.2 13.2 \
          18 16.6 13.1 20 C12.7 20.3 12.4 20.5 12 20.5 Z
          """)
      ]),
    Symbol(
      name: "heart.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 20.5 C11.6 20.5 11.3 20.3 10.9 20 C6 16.6 2.8 13.2 2.8 9.3 C2.8 6.3 4.9 4.2 7.6 \
          4.2 C9.5 4.2 11 5.2 12 7 C13 5.2 14.5 4.2 16.4 4.2 c2.7 0 4.8 2.1 4.8 5.1 C21.2 13.2 \
          18 16.6 13.1 20 C12.7 20.3 12.4 20.5 12 20.5 Z
          """),
        Layer(
          .stroke,
          """
          M12 20.5 C11.6 20.5 11.3 20.3 10.9 20 C6 16.6 2.8 13.2 2.8 9.3 C2.8 6.3 4.9 4.2 7.6 \
          4.2 C9.5 4.2 11 5.2 12 7 C13 5.2 14.5 4.2 16.4 4.2 c2.7 0 4.8 2.1 4.8 5.1 C21.2 13.2 \
          18 16.6 13.1 20 C12.7 20.3 12.4 20.5 12 20.5 Z
          """),
      ]),
    Symbol(
      name: "bell", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 17.3 H5.1 C3.9 17.3 3.3 16.2 4.1 15.2 C5.5 13.5 5.9 12.6 6 9.8 C6.1 6.2 8.5 3.7 \
          12 3.7 c3.5 0 5.9 2.5 6 6.1 c0.1 2.8 0.5 3.7 1.9 5.4 c0.8 1 0.2 2.1 -1 2.1 H12 Z
          """),
        Layer(.stroke, "M12 2.7 V3.5", width: 1.15),
        Layer(.stroke, "M8.9 17.5 c0 2.4 1.2 3.8 3.1 3.8 c1.9 0 3.1 -1.4 3.1 -3.8"),
      ]),
    Symbol(
      name: "bell.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 17.3 H5.1 C3.9 17.3 3.3 16.2 4.1 15.2 C5.5 13.5 5.9 12.6 6 9.8 C6.1 6.2 8.5 3.7 \
          12 3.7 c3.5 0 5.9 2.5 6 6.1 c0.1 2.8 0.5 3.7 1.9 5.4 c0.8 1 0.2 2.1 -1 2.1 H12 Z
          """),
        Layer(
          .stroke,
          """
          M12 17.3 H5.1 C3.9 17.3 3.3 16.2 4.1 15.2 C5.5 13.5 5.9 12.6 6 9.8 C6.1 6.2 8.5 3.7 \
          12 3.7 c3.5 0 5.9 2.5 6 6.1 c0.1 2.8 0.5 3.7 1.9 5.4 c0.8 1 0.2 2.1 -1 2.1 H12 Z
          """),
        Layer(.stroke, "M12 2.7 V3.5", width: 1.15),
        Layer(.fill, "M12 20.5 H9.4 C9.8 21.5 10.7 22 12 22 c1.3 0 2.2 -0.5 2.6 -1.5 H12 Z"),
        Layer(
          .stroke,
          """
          M12 20.5 H9.4 C9.8 21.5 10.7 22 12 22 c1.3 0 2.2 -0.5 2.6 -1.5 H12 Z
          """, width: 0.4),
      ]),
    Symbol(
      name: "bookmark", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M6.3 5.4 C6.3 4.13 7.33 3.1 8.6 3.1 H15.4 c1.27 0 2.3 1.03 2.3 2.3 V19.13 c0 0.79 \
          -0.94 1.2 -1.51 0.66 L12.48 16.34 c-0.27 -0.25 -0.69 -0.25 -0.96 0 L7.81 19.79 C7.24 \
          20.33 6.3 19.92 6.3 19.13 Z
          """)
      ]),
    Symbol(
      name: "bookmark.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M6.3 5.4 C6.3 4.13 7.33 3.1 8.6 3.1 H15.4 c1.27 0 2.3 1.03 2.3 2.3 V19.13 c0 0.79 \
          -0.94 1.2 -1.51 0.66 L12.48 16.34 c-0.27 -0.25 -0.69 -0.25 -0.96 0 L7.81 19.79 C7.24 \
          20.33 6.3 19.92 6.3 19.13 Z
          """),
        Layer(
          .stroke,
          """
          M6.3 5.4 C6.3 4.13 7.33 3.1 8.6 3.1 H15.4 c1.27 0 2.3 1.03 2.3 2.3 V19.13 c0 0.79 \
          -0.94 1.2 -1.51 0.66 L12.48 16.34 c-0.27 -0.25 -0.69 -0.25 -0.96 0 L7.81 19.79 C7.24 \
          20.33 6.3 19.92 6.3 19.13 Z
          """),
      ]),
    Symbol(
      name: "flag", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M5.2 4.6 C7 3.7 9.4 3.5 12 4.4 c2.6 0.9 5 0.7 6.8 0 V13.6 C17 14.3 14.6 14.5 12 13.6 \
          C9.4 12.7 7 12.9 5.2 13.8
          """),
        Layer(.stroke, "M5.2 3.2 V21.3"),
      ]),
    Symbol(
      name: "flag.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M5.2 4.6 C7 3.7 9.4 3.5 12 4.4 c2.6 0.9 5 0.7 6.8 0 V13.6 C17 14.3 14.6 14.5 12 13.6 \
          C9.4 12.7 7 12.9 5.2 13.8 Z
          """),
        Layer(
          .stroke,
          """
          M5.2 4.6 C7 3.7 9.4 3.5 12 4.4 c2.6 0.9 5 0.7 6.8 0 V13.6 C17 14.3 14.6 14.5 12 13.6 \
          C9.4 12.7 7 12.9 5.2 13.8 Z
          """),
        Layer(.stroke, "M5.2 3.2 V21.3"),
      ]),
    Symbol(
      name: "star.leadinghalf.filled", mirrors: true,
      layers: [
        Layer(
          .fill,
          """
          M11.44 3.03 c0.21 -0.5 0.91 -0.5 1.12 0 L14.91 8.85 L21.17 9.29 C21.71 9.32 21.93 10 \
          21.52 10.34 L16.71 14.38 L18.22 20.47 c0.13 0.52 -0.44 0.94 -0.9 0.66 L12 17.8 L6.68 \
          21.13 C6.22 21.41 5.65 20.99 5.78 20.47 L7.29 14.38 L2.48 10.34 C2.07 10 2.29 9.32 \
          2.83 9.29 L9.09 8.85 Z
          """),
        Layer(.cutFill, "M12 0 H24 V24 H12 Z"),
        Layer(
          .stroke,
          """
          M11.44 3.03 c0.21 -0.5 0.91 -0.5 1.12 0 L14.91 8.85 L21.17 9.29 C21.71 9.32 21.93 10 \
          21.52 10.34 L16.71 14.38 L18.22 20.47 c0.13 0.52 -0.44 0.94 -0.9 0.66 L12 17.8 L6.68 \
          21.13 C6.22 21.41 5.65 20.99 5.78 20.47 L7.29 14.38 L2.48 10.34 C2.07 10 2.29 9.32 \
          2.83 9.29 L9.09 8.85 Z
          """),
      ]),
    Symbol(
      name: "bell.slash", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 17.3 H5.1 C3.9 17.3 3.3 16.2 4.1 15.2 C5.5 13.5 5.9 12.6 6 9.8 C6.1 6.2 8.5 3.7 \
          12 3.7 c3.5 0 5.9 2.5 6 6.1 c0.1 2.8 0.5 3.7 1.9 5.4 c0.8 1 0.2 2.1 -1 2.1 H12 Z
          """),
        Layer(.stroke, "M12 2.7 V3.5", width: 1.15),
        Layer(.stroke, "M8.9 17.5 c0 2.4 1.2 3.8 3.1 3.8 c1.9 0 3.1 -1.4 3.1 -3.8"),
        Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1),
        Layer(.stroke, "M3.6 3.6 L20.4 20.4"),
      ]),
    Symbol(
      name: "bell.slash.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 17.3 H5.1 C3.9 17.3 3.3 16.2 4.1 15.2 C5.5 13.5 5.9 12.6 6 9.8 C6.1 6.2 8.5 3.7 \
          12 3.7 c3.5 0 5.9 2.5 6 6.1 c0.1 2.8 0.5 3.7 1.9 5.4 c0.8 1 0.2 2.1 -1 2.1 H12 Z
          """),
        Layer(
          .stroke,
          """
          M12 17.3 H5.1 C3.9 17.3 3.3 16.2 4.1 15.2 C5.5 13.5 5.9 12.6 6 9.8 C6.1 6.2 8.5 3.7 \
          12 3.7 c3.5 0 5.9 2.5 6 6.1 c0.1 2.8 0.5 3.7 1.9 5.4 c0.8 1 0.2 2.1 -1 2.1 H12 Z
          """),
        Layer(.stroke, "M12 2.7 V3.5", width: 1.15),
        Layer(.fill, "M12 20.5 H9.4 C9.8 21.5 10.7 22 12 22 c1.3 0 2.2 -0.5 2.6 -1.5 H12 Z"),
        Layer(
          .stroke,
          """
          M12 20.5 H9.4 C9.8 21.5 10.7 22 12 22 c1.3 0 2.2 -0.5 2.6 -1.5 H12 Z
          """, width: 0.4),
        Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1),
        Layer(.stroke, "M3.6 3.6 L20.4 20.4"),
      ]),
    Symbol(
      name: "bell.badge", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M18.1 11.27 C18.3 12.99 18.78 13.84 19.9 15.2 c0.8 1 0.2 2.1 -1 2.1 H5.1 C3.9 17.3 \
          3.3 16.2 4.1 15.2 C5.5 13.5 5.9 12.6 6 9.8 C6.1 6.2 8.5 3.7 12 3.7 c0.36 0 0.7 0.03 \
          1.03 0.08
          """),
        Layer(.stroke, "M12 2.7 V3.5", width: 1.15),
        Layer(.stroke, "M8.9 17.5 c0 2.4 1.2 3.8 3.1 3.8 c1.9 0 3.1 -1.4 3.1 -3.8"),
        Layer(.fill, "O 18.2 5.6 3.3"),
      ]),
    Symbol(
      name: "checkmark.seal", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M8.88 4.47 c0.35 -2.63 5.89 -2.63 6.24 0 c2.1 -1.61 6.02 2.31 4.41 4.41 c2.63 0.35 \
          2.63 5.89 0 6.24 c1.61 2.1 -2.31 6.02 -4.41 4.41 c-0.35 2.63 -5.89 2.63 -6.24 0 C6.78 \
          21.14 2.86 17.22 4.47 15.12 C1.84 14.77 1.84 9.23 4.47 8.88 C2.86 6.78 6.78 2.86 8.88 \
          4.47 Z
          """),
        Layer(.stroke, "M7.85 12.5 L10.75 15.95 L16.1 8.2"),
      ]),
    Symbol(
      name: "checkmark.seal.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M8.88 4.47 c0.35 -2.63 5.89 -2.63 6.24 0 c2.1 -1.61 6.02 2.31 4.41 4.41 c2.63 0.35 \
          2.63 5.89 0 6.24 c1.61 2.1 -2.31 6.02 -4.41 4.41 c-0.35 2.63 -5.89 2.63 -6.24 0 C6.78 \
          21.14 2.86 17.22 4.47 15.12 C1.84 14.77 1.84 9.23 4.47 8.88 C2.86 6.78 6.78 2.86 8.88 \
          4.47 Z
          """),
        Layer(
          .stroke,
          """
          M8.88 4.47 c0.35 -2.63 5.89 -2.63 6.24 0 c2.1 -1.61 6.02 2.31 4.41 4.41 c2.63 0.35 \
          2.63 5.89 0 6.24 c1.61 2.1 -2.31 6.02 -4.41 4.41 c-0.35 2.63 -5.89 2.63 -6.24 0 C6.78 \
          21.14 2.86 17.22 4.47 15.12 C1.84 14.77 1.84 9.23 4.47 8.88 C2.86 6.78 6.78 2.86 8.88 \
          4.47 Z
          """),
        Layer(.cut, "M7.85 12.5 L10.75 15.95 M10.75 15.95 L16.1 8.2", width: 1.06),
      ]),
    Symbol(
      name: "shield", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 21.5 c-0.4 0 -0.8 -0.15 -1.2 -0.4 C6.4 18.7 4.3 16.3 4.3 12.4 V7 C4.3 5.9 4.8 5.3 \
          5.8 4.95 L10.9 2.9 C11.3 2.7 11.6 2.65 12 2.65 c0.4 0 0.7 0.05 1.1 0.25 L18.2 4.95 \
          C19.2 5.3 19.7 5.9 19.7 7 V12.4 c0 3.9 -2.1 6.3 -6.5 8.7 C12.8 21.35 12.4 21.5 12 \
          21.5 Z
          """)
      ]),
    Symbol(
      name: "shield.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 21.5 c-0.4 0 -0.8 -0.15 -1.2 -0.4 C6.4 18.7 4.3 16.3 4.3 12.4 V7 C4.3 5.9 4.8 5.3 \
          5.8 4.95 L10.9 2.9 C11.3 2.7 11.6 2.65 12 2.65 c0.4 0 0.7 0.05 1.1 0.25 L18.2 4.95 \
          C19.2 5.3 19.7 5.9 19.7 7 V12.4 c0 3.9 -2.1 6.3 -6.5 8.7 C12.8 21.35 12.4 21.5 12 \
          21.5 Z
          """),
        Layer(
          .stroke,
          """
          M12 21.5 c-0.4 0 -0.8 -0.15 -1.2 -0.4 C6.4 18.7 4.3 16.3 4.3 12.4 V7 C4.3 5.9 4.8 5.3 \
          5.8 4.95 L10.9 2.9 C11.3 2.7 11.6 2.65 12 2.65 c0.4 0 0.7 0.05 1.1 0.25 L18.2 4.95 \
          C19.2 5.3 19.7 5.9 19.7 7 V12.4 c0 3.9 -2.1 6.3 -6.5 8.7 C12.8 21.35 12.4 21.5 12 \
          21.5 Z
          """),
      ]),
    Symbol(
      name: "checkmark.shield", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 21.5 c-0.4 0 -0.8 -0.15 -1.2 -0.4 C6.4 18.7 4.3 16.3 4.3 12.4 V7 C4.3 5.9 4.8 5.3 \
          5.8 4.95 L10.9 2.9 C11.3 2.7 11.6 2.65 12 2.65 c0.4 0 0.7 0.05 1.1 0.25 L18.2 4.95 \
          C19.2 5.3 19.7 5.9 19.7 7 V12.4 c0 3.9 -2.1 6.3 -6.5 8.7 C12.8 21.35 12.4 21.5 12 \
          21.5 Z
          """),
        Layer(.stroke, "M8.3 12.2 L11 15.4 L15.7 8.3"),
      ]),
    Symbol(
      name: "checkmark.shield.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 21.5 c-0.4 0 -0.8 -0.15 -1.2 -0.4 C6.4 18.7 4.3 16.3 4.3 12.4 V7 C4.3 5.9 4.8 5.3 \
          5.8 4.95 L10.9 2.9 C11.3 2.7 11.6 2.65 12 2.65 c0.4 0 0.7 0.05 1.1 0.25 L18.2 4.95 \
          C19.2 5.3 19.7 5.9 19.7 7 V12.4 c0 3.9 -2.1 6.3 -6.5 8.7 C12.8 21.35 12.4 21.5 12 \
          21.5 Z
          """),
        Layer(
          .stroke,
          """
          M12 21.5 c-0.4 0 -0.8 -0.15 -1.2 -0.4 C6.4 18.7 4.3 16.3 4.3 12.4 V7 C4.3 5.9 4.8 5.3 \
          5.8 4.95 L10.9 2.9 C11.3 2.7 11.6 2.65 12 2.65 c0.4 0 0.7 0.05 1.1 0.25 L18.2 4.95 \
          C19.2 5.3 19.7 5.9 19.7 7 V12.4 c0 3.9 -2.1 6.3 -6.5 8.7 C12.8 21.35 12.4 21.5 12 \
          21.5 Z
          """),
        Layer(.cut, "M8.3 12.2 L11 15.4 M11 15.4 L15.7 8.3", width: 1.06),
      ]),
    Symbol(
      name: "calendar", mirrors: false,
      layers: [
        Layer(.stroke, "R 3.1 3.9 17.8 16.6 3.2"),
        Layer(
          .fill,
          """
          M12 7.6 H3.1 V7 C3.1 5.1 4.3 3.9 6.3 3.9 H12 H17.7 c2 0 3.2 1.2 3.2 3.1 V7.6 H12 Z
          """),
        Layer(.stroke, "M3.1 7.6 H20.9", width: 0.6),
        Layer(
          .fill,
          """
          O 10.4 11.4 0.6 O 13.6 11.4 0.6 O 16.8 11.4 0.6 O 7.2 14.3 0.6 O 10.4 14.3 0.6 O 13.6 \
          14.3 0.6 O 16.8 14.3 0.6 O 7.2 17.2 0.6 O 10.4 17.2 0.6 O 13.6 17.2 0.6
          """),
        Layer(
          .stroke,
          """
          O 10.4 11.4 0.35 O 13.6 11.4 0.35 O 16.8 11.4 0.35 O 7.2 14.3 0.35 O 10.4 14.3 0.35 O \
          13.6 14.3 0.35 O 16.8 14.3 0.35 O 7.2 17.2 0.35 O 10.4 17.2 0.35 O 13.6 17.2 0.35
          """, width: 0.5),
      ]),
    Symbol(
      name: "clock", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M12 6.4 V12.4 H7.5", width: 0.95),
      ]),
    Symbol(
      name: "clock.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M12 6.4 V12.4 M12 12.4 H7.5"),
      ]),
    Symbol(
      name: "timer", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 2.75 c4.37 0 8.14 3.05 9.05 7.33 c0.91 4.27 -1.3 8.59 -5.29 10.37 C11.77 22.23 \
          7.08 20.97 4.52 17.44 C1.95 13.9 2.2 9.06 5.13 5.81
          """),
        Layer(.stroke, "M12 2.75 V6.6"),
        Layer(.stroke, "M7.6 7.6 L12.6 12.6", width: 1.2),
      ]),
    Symbol(
      name: "alarm", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12.9 7.7"),
        Layer(.stroke, "M12 8.6 V13.2 L15 15"),
        Layer(
          .stroke,
          """
          M2.7 6.6 C3.2 4.9 4.4 3.7 6.1 3.1 M21.3 6.6 C20.8 4.9 19.6 3.7 17.9 3.1 M6.3 18.6 \
          L4.6 20.6 M17.7 18.6 L19.4 20.6
          """),
      ]),
    Symbol(
      name: "alarm.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12.9 7.7"),
        Layer(.stroke, "O 12 12.9 7.7"),
        Layer(.cut, "M12 8.6 V13.2 M12 13.2 L15 15"),
        Layer(
          .stroke,
          """
          M2.7 6.6 C3.2 4.9 4.4 3.7 6.1 3.1 M21.3 6.6 C20.8 4.9 19.6 3.7 17.9 3.1 M6.3 18.6 \
          L4.6 20.6 M17.7 18.6 L19.4 20.6
          """),
      ]),
    Symbol(
      name: "house", mirrors: false,
      layers: [
        Layer(.stroke, "M2.3 11.9 L10.9 4.3 c0.7 -0.6 1.5 -0.6 2.2 0 L21.7 11.9"),
        Layer(
          .stroke,
          """
          M5 10.2 V17.9 c0 1.8 1 2.7 2.8 2.7 H12 H16.2 C18 20.6 19 19.7 19 17.9 V10.2
          """),
        Layer(.stroke, "M17.9 4.9 V8.2"),
        Layer(
          .stroke,
          """
          M9.5 20.4 V15.3 C9.5 14.4 9.9 14 10.8 14 H12 H13.2 c0.9 0 1.3 0.4 1.3 1.3 V20.4
          """, width: 0.9),
      ]),
    Symbol(
      name: "house.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 7.6 L5.2 13.5 V18 c0 1.7 1 2.6 2.7 2.6 H12 H16.1 c1.7 0 2.7 -0.9 2.7 -2.6 V13.5 \
          L12 7.6 Z
          """),
        Layer(
          .stroke,
          """
          M12 7.6 L5.2 13.5 V18 c0 1.7 1 2.6 2.7 2.6 H12 H16.1 c1.7 0 2.7 -0.9 2.7 -2.6 V13.5 \
          L12 7.6 Z
          """, width: 0.8),
        Layer(
          .cutFill,
          """
          M12 14.4 H10.9 C10 14.4 9.6 14.8 9.6 15.7 V24 H12 H14.4 V15.7 C14.4 14.8 14 14.4 13.1 \
          14.4 H12 Z
          """),
        Layer(.stroke, "M2.3 11.9 L10.9 4.3 c0.7 -0.6 1.5 -0.6 2.2 0 L21.7 11.9"),
        Layer(.stroke, "M17.9 4.9 V8.2"),
      ]),
    Symbol(
      name: "envelope", mirrors: false,
      layers: [
        Layer(.stroke, "R 2.3 4.9 19.4 14.2 2.9"),
        Layer(
          .stroke,
          """
          M3.3 6.6 L10.2 12.6 c0.6 0.5 1.2 0.75 1.8 0.75 c0.6 0 1.2 -0.25 1.8 -0.75 L20.7 6.6
          """, width: 0.95),
        Layer(.stroke, "M3.4 17.7 L8.8 12 M20.6 17.7 L15.2 12", width: 0.85),
      ]),
    Symbol(
      name: "envelope.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 2.3 4.9 19.4 14.2 2.9"),
        Layer(.stroke, "R 2.3 4.9 19.4 14.2 2.9"),
        Layer(
          .cut,
          """
          M3.3 6.6 L10.2 12.6 c0.6 0.5 1.2 0.75 1.8 0.75 c0.6 0 1.2 -0.25 1.8 -0.75 L20.7 6.6
          """, width: 0.7),
        Layer(.cut, "M1 4.6 L3.3 6.6 M23 4.6 L20.7 6.6", width: 0.7),
        Layer(.cut, "M2 19.2 L8.8 12 M22 19.2 L15.2 12", width: 0.7),
      ]),
    Symbol(
      name: "phone", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M11.4 12.6 C10.5 11.7 9.8 10.9 9.3 10.2 C9 9.8 9 9.5 9.3 9.2 L10.2 8.3 C10.7 7.7 10.8 \
          7 10.3 6.3 L8.6 4 C8 3.2 7.2 3.1 6.4 3.6 L4.9 4.8 C3.8 5.6 3.3 6.7 3.5 8.2 c0.4 2.8 \
          1.9 5.6 4.3 8 c2.4 2.4 5.2 3.9 8 4.3 c1.5 0.2 2.6 -0.3 3.4 -1.4 L20.4 17.6 C20.9 16.8 \
          20.8 16 20 15.4 L17.7 13.7 C17 13.2 16.3 13.3 15.7 13.8 L14.8 14.7 c-0.3 0.3 -0.6 0.3 \
          -1 0 C13.1 14.2 12.3 13.5 11.4 12.6 Z
          """)
      ]),
    Symbol(
      name: "phone.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M11.4 12.6 C10.5 11.7 9.8 10.9 9.3 10.2 C9 9.8 9 9.5 9.3 9.2 L10.2 8.3 C10.7 7.7 10.8 \
          7 10.3 6.3 L8.6 4 C8 3.2 7.2 3.1 6.4 3.6 L4.9 4.8 C3.8 5.6 3.3 6.7 3.5 8.2 c0.4 2.8 \
          1.9 5.6 4.3 8 c2.4 2.4 5.2 3.9 8 4.3 c1.5 0.2 2.6 -0.3 3.4 -1.4 L20.4 17.6 C20.9 16.8 \
          20.8 16 20 15.4 L17.7 13.7 C17 13.2 16.3 13.3 15.7 13.8 L14.8 14.7 c-0.3 0.3 -0.6 0.3 \
          -1 0 C13.1 14.2 12.3 13.5 11.4 12.6 Z
          """),
        Layer(
          .stroke,
          """
          M11.4 12.6 C10.5 11.7 9.8 10.9 9.3 10.2 C9 9.8 9 9.5 9.3 9.2 L10.2 8.3 C10.7 7.7 10.8 \
          7 10.3 6.3 L8.6 4 C8 3.2 7.2 3.1 6.4 3.6 L4.9 4.8 C3.8 5.6 3.3 6.7 3.5 8.2 c0.4 2.8 \
          1.9 5.6 4.3 8 c2.4 2.4 5.2 3.9 8 4.3 c1.5 0.2 2.6 -0.3 3.4 -1.4 L20.4 17.6 C20.9 16.8 \
          20.8 16 20 15.4 L17.7 13.7 C17 13.2 16.3 13.3 15.7 13.8 L14.8 14.7 c-0.3 0.3 -0.6 0.3 \
          -1 0 C13.1 14.2 12.3 13.5 11.4 12.6 Z
          """),
      ]),
    Symbol(
      name: "paperplane", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M18.84 3.73 c0.9 -0.38 1.81 0.53 1.43 1.43 L14.43 19.22 c-0.31 0.73 -1.35 0.73 -1.66 \
          0 L10.48 13.79 C10.43 13.67 10.33 13.57 10.21 13.52 L4.78 11.23 C4.05 10.92 4.05 9.88 \
          4.78 9.57 Z
          """),
        Layer(.stroke, "M10.6 13.4 L19 5", width: 0.9),
      ]),
    Symbol(
      name: "paperplane.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M18.84 3.73 c0.9 -0.38 1.81 0.53 1.43 1.43 L14.43 19.22 c-0.31 0.73 -1.35 0.73 -1.66 \
          0 L10.48 13.79 C10.43 13.67 10.33 13.57 10.21 13.52 L4.78 11.23 C4.05 10.92 4.05 9.88 \
          4.78 9.57 Z
          """),
        Layer(
          .stroke,
          """
          M18.84 3.73 c0.9 -0.38 1.81 0.53 1.43 1.43 L14.43 19.22 c-0.31 0.73 -1.35 0.73 -1.66 \
          0 L10.48 13.79 C10.43 13.67 10.33 13.57 10.21 13.52 L4.78 11.23 C4.05 10.92 4.05 9.88 \
          4.78 9.57 Z
          """),
        Layer(.cut, "M10.2 13.8 L17 7", width: 0.9),
      ]),
    Symbol(
      name: "message", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
          C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
          C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
          """)
      ]),
    Symbol(
      name: "message.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
          C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
          C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
          """),
        Layer(
          .stroke,
          """
          M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
          C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
          C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
          """),
      ]),
    Symbol(
      name: "bubble.left", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
          C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
          C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
          """)
      ]),
    Symbol(
      name: "bubble.left.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
          C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
          C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
          """),
        Layer(
          .stroke,
          """
          M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
          C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
          C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
          """),
      ]),
    Symbol(
      name: "bubble.right", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 3.6 C6.7 3.6 2.7 7 2.7 11.3 C2.7 15.6 6.7 19 12 19 c1 0 1.9 -0.1 2.8 -0.3 c1.1 \
          1.2 2.7 2.1 4.5 2.3 c0.4 0.1 0.6 -0.4 0.3 -0.7 C18.9 19.6 18.4 18.4 18.4 17.2 c1.8 \
          -1.4 2.9 -3.5 2.9 -5.9 C21.3 7 17.3 3.6 12 3.6 Z
          """)
      ]),
    Symbol(
      name: "bubble.right.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 3.6 C6.7 3.6 2.7 7 2.7 11.3 C2.7 15.6 6.7 19 12 19 c1 0 1.9 -0.1 2.8 -0.3 c1.1 \
          1.2 2.7 2.1 4.5 2.3 c0.4 0.1 0.6 -0.4 0.3 -0.7 C18.9 19.6 18.4 18.4 18.4 17.2 c1.8 \
          -1.4 2.9 -3.5 2.9 -5.9 C21.3 7 17.3 3.6 12 3.6 Z
          """),
        Layer(
          .stroke,
          """
          M12 3.6 C6.7 3.6 2.7 7 2.7 11.3 C2.7 15.6 6.7 19 12 19 c1 0 1.9 -0.1 2.8 -0.3 c1.1 \
          1.2 2.7 2.1 4.5 2.3 c0.4 0.1 0.6 -0.4 0.3 -0.7 C18.9 19.6 18.4 18.4 18.4 17.2 c1.8 \
          -1.4 2.9 -3.5 2.9 -5.9 C21.3 7 17.3 3.6 12 3.6 Z
          """),
      ]),
  ]

  private static let part5: [Symbol] = [
    Symbol(
      name: "tray", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M2.6 13.2 V17 c0 1.9 1.1 3 3 3 H18.4 c1.9 0 3 -1.1 3 -3 V13.2 L18.8 6.4 C18.3 5 17.3 \
          4.3 15.8 4.3 H8.2 C6.7 4.3 5.7 5 5.2 6.4 Z
          """),
        Layer(
          .stroke,
          """
          M2.8 13.2 H7.6 c0.7 0 1.1 0.4 1.2 1 c0.3 1.4 1.5 2.4 3.2 2.4 c1.7 0 2.9 -1 3.2 -2.4 \
          c0.1 -0.6 0.5 -1 1.2 -1 H21.2
          """),
      ]),
    Symbol(
      name: "tray.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M2.6 13.2 V17 c0 1.9 1.1 3 3 3 H18.4 c1.9 0 3 -1.1 3 -3 V13.2 L18.8 6.4 C18.3 5 17.3 \
          4.3 15.8 4.3 H8.2 C6.7 4.3 5.7 5 5.2 6.4 Z
          """),
        Layer(
          .stroke,
          """
          M2.6 13.2 V17 c0 1.9 1.1 3 3 3 H18.4 c1.9 0 3 -1.1 3 -3 V13.2 L18.8 6.4 C18.3 5 17.3 \
          4.3 15.8 4.3 H8.2 C6.7 4.3 5.7 5 5.2 6.4 Z
          """),
        Layer(
          .cut,
          """
          M0.6 13.2 H7.6 c0.7 0 1.1 0.4 1.2 1 c0.3 1.4 1.5 2.4 3.2 2.4 c1.7 0 2.9 -1 3.2 -2.4 \
          c0.1 -0.6 0.5 -1 1.2 -1 H23.4
          """, width: 0.8),
      ]),
    Symbol(
      name: "camera", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M2.3 9 C2.3 7.51 3.51 6.3 5 6.3 H6.53 C6.82 6.3 7.1 6.16 7.27 5.91 L8.27 4.47 C8.48 \
          4.18 8.81 4 9.17 4 H14.83 c0.36 0 0.69 0.18 0.9 0.47 L16.73 5.91 C16.9 6.16 17.18 6.3 \
          17.47 6.3 H19 c1.49 0 2.7 1.21 2.7 2.7 V16.9 c0 1.49 -1.21 2.7 -2.7 2.7 H5 C3.51 19.6 \
          2.3 18.39 2.3 16.9 Z
          """),
        Layer(.stroke, "O 12 12.8 3.9"),
        Layer(.fill, "O 18.1 9.7 0.49"),
        Layer(.stroke, "O 18.1 9.7 0.4", width: 0.45),
      ]),
    Symbol(
      name: "camera.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M2.3 9 C2.3 7.51 3.51 6.3 5 6.3 H6.53 C6.82 6.3 7.1 6.16 7.27 5.91 L8.27 4.47 C8.48 \
          4.18 8.81 4 9.17 4 H14.83 c0.36 0 0.69 0.18 0.9 0.47 L16.73 5.91 C16.9 6.16 17.18 6.3 \
          17.47 6.3 H19 c1.49 0 2.7 1.21 2.7 2.7 V16.9 c0 1.49 -1.21 2.7 -2.7 2.7 H5 C3.51 19.6 \
          2.3 18.39 2.3 16.9 Z
          """),
        Layer(
          .stroke,
          """
          M2.3 9 C2.3 7.51 3.51 6.3 5 6.3 H6.53 C6.82 6.3 7.1 6.16 7.27 5.91 L8.27 4.47 C8.48 \
          4.18 8.81 4 9.17 4 H14.83 c0.36 0 0.69 0.18 0.9 0.47 L16.73 5.91 C16.9 6.16 17.18 6.3 \
          17.47 6.3 H19 c1.49 0 2.7 1.21 2.7 2.7 V16.9 c0 1.49 -1.21 2.7 -2.7 2.7 H5 C3.51 19.6 \
          2.3 18.39 2.3 16.9 Z
          """),
        Layer(.cut, "O 12 12.8 3.7", width: 0.95),
        Layer(.cutFill, "O 18.1 9.7 0.5"),
        Layer(.cut, "O 18.1 9.7 0.4", width: 0.5),
      ]),
    Symbol(
      name: "photo", mirrors: false,
      layers: [
        Layer(.stroke, "R 2.4 4.3 19.2 15.4 2.9"),
        Layer(
          .fill,
          """
          M2.6 17.2 L7 13.2 c0.9 -0.8 1.9 -0.8 2.7 0 L11.6 15 L15.6 11.4 c0.9 -0.8 2 -0.8 2.9 0 \
          L21.4 14.2 V16.8 c0 1.7 -1.1 2.7 -2.8 2.7 H5.4 C3.8 19.5 2.7 18.7 2.6 17.2 Z
          """),
        Layer(.fill, "O 7.7 8.9 1.05"),
        Layer(.stroke, "O 7.7 8.9 0.95", width: 0.5),
      ]),
    Symbol(
      name: "photo.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 2.4 4.3 19.2 15.4 2.9"),
        Layer(.stroke, "R 2.4 4.3 19.2 15.4 2.9"),
        Layer(
          .cut,
          """
          M2.6 17.2 L7 13.2 c0.9 -0.8 1.9 -0.8 2.7 0 L11.6 15 M11.6 15 L15.6 11.4 c0.9 -0.8 2 \
          -0.8 2.9 0 L21.4 14.2
          """, width: 0.95),
        Layer(.cutFill, "O 7.7 8.8 1.05"),
        Layer(.cut, "O 7.7 8.8 0.95", width: 0.5),
      ]),
    Symbol(
      name: "play", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M5.9 5.71 C5.9 4.55 7.15 3.83 8.15 4.41 L18.67 10.53 c1.13 0.66 1.13 2.28 0 2.94 \
          L8.15 19.59 C7.15 20.17 5.9 19.45 5.9 18.29 Z
          """)
      ]),
    Symbol(
      name: "play.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M5.9 5.71 C5.9 4.55 7.15 3.83 8.15 4.41 L18.67 10.53 c1.13 0.66 1.13 2.28 0 2.94 \
          L8.15 19.59 C7.15 20.17 5.9 19.45 5.9 18.29 Z
          """),
        Layer(
          .stroke,
          """
          M5.9 5.71 C5.9 4.55 7.15 3.83 8.15 4.41 L18.67 10.53 c1.13 0.66 1.13 2.28 0 2.94 \
          L8.15 19.59 C7.15 20.17 5.9 19.45 5.9 18.29 Z
          """),
      ]),
    Symbol(
      name: "pause", mirrors: false,
      layers: [
        Layer(.stroke, "R 5.4 4.4 4.2 15.2 1.1 R 14.4 4.4 4.2 15.2 1.1")
      ]),
    Symbol(
      name: "pause.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 6 4.4 3.2 15.2 .8 R 14.8 4.4 3.2 15.2 .8"),
        Layer(.stroke, "R 6 4.4 3.2 15.2 .8 R 14.8 4.4 3.2 15.2 .8"),
      ]),
    Symbol(
      name: "stop", mirrors: false,
      layers: [
        Layer(.stroke, "R 4.6 4.6 14.8 14.8 2.2")
      ]),
    Symbol(
      name: "stop.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 4.6 4.6 14.8 14.8 2.2"),
        Layer(.stroke, "R 4.6 4.6 14.8 14.8 2.2"),
      ]),
    Symbol(
      name: "forward.fill", mirrors: true,
      layers: [
        Layer(
          .fill,
          """
          M1.9 7.4 C1.9 6.53 2.86 6.01 3.59 6.47 L10.7 10.99 c0.75 0.47 0.75 1.55 0 2.02 L3.59 \
          17.53 C2.86 17.99 1.9 17.47 1.9 16.6 Z M12.3 7.4 C12.3 6.53 13.26 6.01 13.99 6.47 \
          L21.1 10.99 c0.75 0.47 0.75 1.55 0 2.02 L13.99 17.53 C13.26 17.99 12.3 17.47 12.3 \
          16.6 Z
          """),
        Layer(
          .stroke,
          """
          M1.9 7.4 C1.9 6.53 2.86 6.01 3.59 6.47 L10.7 10.99 c0.75 0.47 0.75 1.55 0 2.02 L3.59 \
          17.53 C2.86 17.99 1.9 17.47 1.9 16.6 Z M12.3 7.4 C12.3 6.53 13.26 6.01 13.99 6.47 \
          L21.1 10.99 c0.75 0.47 0.75 1.55 0 2.02 L13.99 17.53 C13.26 17.99 12.3 17.47 12.3 \
          16.6 Z
          """, width: 0.8),
      ]),
    Symbol(
      name: "backward.fill", mirrors: true,
      layers: [
        Layer(
          .fill,
          """
          M22.1 7.4 C22.1 6.53 21.14 6.01 20.41 6.47 L13.3 10.99 c-0.75 0.47 -0.75 1.55 0 2.02 \
          L20.41 17.53 C21.14 17.99 22.1 17.47 22.1 16.6 Z M11.7 7.4 C11.7 6.53 10.74 6.01 \
          10.01 6.47 L2.9 10.99 c-0.75 0.47 -0.75 1.55 0 2.02 L10.01 17.53 C10.74 17.99 11.7 \
          17.47 11.7 16.6 Z
          """),
        Layer(
          .stroke,
          """
          M22.1 7.4 C22.1 6.53 21.14 6.01 20.41 6.47 L13.3 10.99 c-0.75 0.47 -0.75 1.55 0 2.02 \
          L20.41 17.53 C21.14 17.99 22.1 17.47 22.1 16.6 Z M11.7 7.4 C11.7 6.53 10.74 6.01 \
          10.01 6.47 L2.9 10.99 c-0.75 0.47 -0.75 1.55 0 2.02 L10.01 17.53 C10.74 17.99 11.7 \
          17.47 11.7 16.6 Z
          """, width: 0.8),
      ]),
    Symbol(
      name: "speaker.fill", mirrors: true,
      layers: [
        Layer(
          .fill,
          """
          M7.6 9.9 C7.6 9.24 8.14 8.7 8.8 8.7 H10.96 c0.09 0 0.18 -0.03 0.25 -0.09 L15.09 5.39 \
          C15.61 4.96 16.4 5.33 16.4 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L11.21 15.39 C11.14 \
          15.33 11.05 15.3 10.96 15.3 H8.8 C8.14 15.3 7.6 14.76 7.6 14.1 Z
          """),
        Layer(
          .stroke,
          """
          M7.6 9.9 C7.6 9.24 8.14 8.7 8.8 8.7 H10.96 c0.09 0 0.18 -0.03 0.25 -0.09 L15.09 5.39 \
          C15.61 4.96 16.4 5.33 16.4 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L11.21 15.39 C11.14 \
          15.33 11.05 15.3 10.96 15.3 H8.8 C8.14 15.3 7.6 14.76 7.6 14.1 Z
          """),
      ]),
    Symbol(
      name: "speaker.wave.1.fill", mirrors: true,
      layers: [
        Layer(
          .fill,
          """
          M5.5 9.9 C5.5 9.24 6.04 8.7 6.7 8.7 H8.86 C8.95 8.7 9.04 8.67 9.11 8.61 L12.99 5.39 \
          C13.51 4.96 14.3 5.33 14.3 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L9.11 15.39 C9.04 \
          15.33 8.95 15.3 8.86 15.3 H6.7 C6.04 15.3 5.5 14.76 5.5 14.1 Z
          """),
        Layer(
          .stroke,
          """
          M5.5 9.9 C5.5 9.24 6.04 8.7 6.7 8.7 H8.86 C8.95 8.7 9.04 8.67 9.11 8.61 L12.99 5.39 \
          C13.51 4.96 14.3 5.33 14.3 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L9.11 15.39 C9.04 \
          15.33 8.95 15.3 8.86 15.3 H6.7 C6.04 15.3 5.5 14.76 5.5 14.1 Z
          """),
        Layer(.stroke, "M17.33 8.71 c1.43 1.96 1.43 4.62 0 6.58"),
      ]),
    Symbol(
      name: "speaker.wave.2", mirrors: true,
      layers: [
        Layer(
          .stroke,
          """
          M3.6 9.9 C3.6 9.24 4.14 8.7 4.8 8.7 H6.96 C7.05 8.7 7.14 8.67 7.21 8.61 L11.09 5.39 \
          C11.61 4.96 12.4 5.33 12.4 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L7.21 15.39 C7.14 \
          15.33 7.05 15.3 6.96 15.3 H4.8 C4.14 15.3 3.6 14.76 3.6 14.1 Z
          """),
        Layer(.stroke, "M15.43 8.71 c1.43 1.96 1.43 4.62 0 6.58"),
        Layer(.stroke, "M18.02 6.02 c2.91 3.46 2.91 8.5 0 11.96"),
      ]),
    Symbol(
      name: "speaker.wave.2.fill", mirrors: true,
      layers: [
        Layer(
          .fill,
          """
          M3.6 9.9 C3.6 9.24 4.14 8.7 4.8 8.7 H6.96 C7.05 8.7 7.14 8.67 7.21 8.61 L11.09 5.39 \
          C11.61 4.96 12.4 5.33 12.4 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L7.21 15.39 C7.14 \
          15.33 7.05 15.3 6.96 15.3 H4.8 C4.14 15.3 3.6 14.76 3.6 14.1 Z
          """),
        Layer(
          .stroke,
          """
          M3.6 9.9 C3.6 9.24 4.14 8.7 4.8 8.7 H6.96 C7.05 8.7 7.14 8.67 7.21 8.61 L11.09 5.39 \
          C11.61 4.96 12.4 5.33 12.4 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L7.21 15.39 C7.14 \
          15.33 7.05 15.3 6.96 15.3 H4.8 C4.14 15.3 3.6 14.76 3.6 14.1 Z
          """, width: 0.8),
        Layer(.stroke, "M15.43 8.71 c1.43 1.96 1.43 4.62 0 6.58"),
        Layer(.stroke, "M18.02 6.02 c2.91 3.46 2.91 8.5 0 11.96"),
      ]),
    Symbol(
      name: "speaker.wave.3", mirrors: true,
      layers: [
        Layer(
          .stroke,
          """
          M1.5 9.9 C1.5 9.24 2.04 8.7 2.7 8.7 H4.86 C4.95 8.7 5.04 8.67 5.11 8.61 L8.99 5.39 \
          C9.51 4.96 10.3 5.33 10.3 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L5.11 15.39 C5.04 15.33 \
          4.95 15.3 4.86 15.3 H2.7 C2.04 15.3 1.5 14.76 1.5 14.1 Z
          """),
        Layer(.stroke, "M13.33 8.71 c1.43 1.96 1.43 4.62 0 6.58"),
        Layer(.stroke, "M15.92 6.02 c2.91 3.46 2.91 8.5 0 11.96"),
        Layer(.stroke, "M18.46 3.3 c4.45 4.95 4.45 12.45 0 17.4"),
      ]),
    Symbol(
      name: "speaker.wave.3.fill", mirrors: true,
      layers: [
        Layer(
          .fill,
          """
          M1.5 9.9 C1.5 9.24 2.04 8.7 2.7 8.7 H4.86 C4.95 8.7 5.04 8.67 5.11 8.61 L8.99 5.39 \
          C9.51 4.96 10.3 5.33 10.3 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L5.11 15.39 C5.04 15.33 \
          4.95 15.3 4.86 15.3 H2.7 C2.04 15.3 1.5 14.76 1.5 14.1 Z
          """),
        Layer(
          .stroke,
          """
          M1.5 9.9 C1.5 9.24 2.04 8.7 2.7 8.7 H4.86 C4.95 8.7 5.04 8.67 5.11 8.61 L8.99 5.39 \
          C9.51 4.96 10.3 5.33 10.3 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L5.11 15.39 C5.04 15.33 \
          4.95 15.3 4.86 15.3 H2.7 C2.04 15.3 1.5 14.76 1.5 14.1 Z
          """, width: 0.8),
        Layer(.stroke, "M13.33 8.71 c1.43 1.96 1.43 4.62 0 6.58"),
        Layer(.stroke, "M15.92 6.02 c2.91 3.46 2.91 8.5 0 11.96"),
        Layer(.stroke, "M18.46 3.3 c4.45 4.95 4.45 12.45 0 17.4"),
      ]),
    Symbol(
      name: "speaker.slash.fill", mirrors: true,
      layers: [
        Layer(
          .fill,
          """
          M6.3 9.9 C6.3 9.24 6.84 8.7 7.5 8.7 H9.66 C9.75 8.7 9.84 8.67 9.91 8.61 L13.79 5.39 \
          C14.31 4.96 15.1 5.33 15.1 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L9.91 15.39 C9.84 \
          15.33 9.75 15.3 9.66 15.3 H7.5 C6.84 15.3 6.3 14.76 6.3 14.1 Z
          """),
        Layer(
          .stroke,
          """
          M6.3 9.9 C6.3 9.24 6.84 8.7 7.5 8.7 H9.66 C9.75 8.7 9.84 8.67 9.91 8.61 L13.79 5.39 \
          C14.31 4.96 15.1 5.33 15.1 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L9.91 15.39 C9.84 \
          15.33 9.75 15.3 9.66 15.3 H7.5 C6.84 15.3 6.3 14.76 6.3 14.1 Z
          """),
        Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1),
        Layer(.stroke, "M3.6 3.6 L20.4 20.4"),
      ]),
    Symbol(
      name: "mic", mirrors: false,
      layers: [
        Layer(.stroke, "R 8.5 2.5 7 12.3 3.5"),
        Layer(.stroke, "M5.2 10.9 V11.4 c0 4 2.7 6.7 6.8 6.7 c4.1 0 6.8 -2.7 6.8 -6.7 V10.9"),
        Layer(.stroke, "M12 18.1 V21.4 M8.6 21.4 H15.4"),
      ]),
    Symbol(
      name: "mic.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 8.7 2.7 6.6 11.9 3.3"),
        Layer(.stroke, "R 8.7 2.7 6.6 11.9 3.3"),
        Layer(.stroke, "M5.2 10.9 V11.4 c0 4 2.7 6.7 6.8 6.7 c4.1 0 6.8 -2.7 6.8 -6.7 V10.9"),
        Layer(.stroke, "M12 18.1 V21.4 M8.6 21.4 H15.4"),
      ]),
    Symbol(
      name: "mic.slash.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 8.7 2.7 6.6 11.9 3.3"),
        Layer(.stroke, "R 8.7 2.7 6.6 11.9 3.3"),
        Layer(.stroke, "M5.2 10.9 V11.4 c0 4 2.7 6.7 6.8 6.7 c4.1 0 6.8 -2.7 6.8 -6.7 V10.9"),
        Layer(.stroke, "M12 18.1 V21.4 M8.6 21.4 H15.4"),
        Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1),
        Layer(.stroke, "M3.6 3.6 L20.4 20.4"),
      ]),
    Symbol(
      name: "play.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(
          .fill,
          """
          M9.6 9.21 C9.6 8.67 10.18 8.33 10.65 8.6 L15.38 11.31 c0.54 0.3 0.54 1.08 0 1.38 \
          L10.65 15.4 C10.18 15.67 9.6 15.33 9.6 14.79 Z
          """),
        Layer(
          .stroke,
          """
          M9.6 9.21 C9.6 8.67 10.18 8.33 10.65 8.6 L15.38 11.31 c0.54 0.3 0.54 1.08 0 1.38 \
          L10.65 15.4 C10.18 15.67 9.6 15.33 9.6 14.79 Z
          """, width: 0.4),
      ]),
    Symbol(
      name: "play.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(
          .cutFill,
          """
          M9.3 9.15 C9.3 8.46 10.05 8.03 10.65 8.37 L15.48 11.13 c0.67 0.39 0.67 1.35 0 1.74 \
          L10.65 15.63 C10.05 15.97 9.3 15.54 9.3 14.85 Z
          """),
      ]),
    Symbol(
      name: "pause.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.stroke, "M9.6 8.5 V15.5 M14.4 8.5 V15.5"),
      ]),
    Symbol(
      name: "pause.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cut, "M9.6 8.5 V15.5 M14.4 8.5 V15.5", width: 1.06),
      ]),
    Symbol(
      name: "video", mirrors: false,
      layers: [
        Layer(.stroke, "R 1.9 5.6 13.6 12.8 2.9"),
        Layer(
          .stroke,
          """
          M18.2 10.29 c0 -0.12 0.05 -0.23 0.15 -0.31 L20.63 8.11 C21.22 7.62 22.1 8.04 22.1 8.8 \
          V15.2 c0 0.76 -0.88 1.18 -1.47 0.69 L18.35 14.02 C18.25 13.94 18.2 13.83 18.2 13.71 Z
          """),
      ]),
    Symbol(
      name: "video.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 1.9 5.6 13.6 12.8 2.9"),
        Layer(.stroke, "R 1.9 5.6 13.6 12.8 2.9", width: 0.9),
        Layer(
          .fill,
          """
          M18.2 10.29 c0 -0.12 0.05 -0.23 0.15 -0.31 L20.63 8.11 C21.22 7.62 22.1 8.04 22.1 8.8 \
          V15.2 c0 0.76 -0.88 1.18 -1.47 0.69 L18.35 14.02 C18.25 13.94 18.2 13.83 18.2 13.71 Z
          """),
        Layer(
          .stroke,
          """
          M18.2 10.29 c0 -0.12 0.05 -0.23 0.15 -0.31 L20.63 8.11 C21.22 7.62 22.1 8.04 22.1 8.8 \
          V15.2 c0 0.76 -0.88 1.18 -1.47 0.69 L18.35 14.02 C18.25 13.94 18.2 13.83 18.2 13.71 Z
          """, width: 0.9),
      ]),
    Symbol(
      name: "music.note", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12.08 17.36 c0.37 1.01 -0.48 2.25 -1.91 2.77 C8.74 20.65 7.29 20.26 6.92 19.24 C6.55 \
          18.23 7.4 16.99 8.83 16.47 c1.43 -0.52 2.88 -0.13 3.25 0.89 Z
          """),
        Layer(
          .stroke,
          """
          M12.08 17.36 c0.37 1.01 -0.48 2.25 -1.91 2.77 C8.74 20.65 7.29 20.26 6.92 19.24 C6.55 \
          18.23 7.4 16.99 8.83 16.47 c1.43 -0.52 2.88 -0.13 3.25 0.89 Z
          """, width: 0.6),
        Layer(.stroke, "M12.2 17.1 V3.2", width: 0.95),
        Layer(
          .fill,
          """
          M12.2 3.4 c0.4 1.8 1.6 2.6 3 3.5 c2 1.3 2.8 3.4 1.4 5.7 c0 -2 -1 -3.1 -4.4 -4.2 Z
          """),
        Layer(
          .stroke,
          """
          M12.2 3.4 c0.4 1.8 1.6 2.6 3 3.5 c2 1.3 2.8 3.4 1.4 5.7 c0 -2 -1 -3.1 -4.4 -4.2 Z
          """, width: 0.5),
      ]),
    Symbol(
      name: "speaker", mirrors: true,
      layers: [
        Layer(
          .stroke,
          """
          M7.6 9.9 C7.6 9.24 8.14 8.7 8.8 8.7 H10.96 c0.09 0 0.18 -0.03 0.25 -0.09 L15.09 5.39 \
          C15.61 4.96 16.4 5.33 16.4 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L11.21 15.39 C11.14 \
          15.33 11.05 15.3 10.96 15.3 H8.8 C8.14 15.3 7.6 14.76 7.6 14.1 Z
          """)
      ]),
    Symbol(
      name: "speaker.slash", mirrors: true,
      layers: [
        Layer(
          .stroke,
          """
          M6.3 9.9 C6.3 9.24 6.84 8.7 7.5 8.7 H9.66 C9.75 8.7 9.84 8.67 9.91 8.61 L13.79 5.39 \
          C14.31 4.96 15.1 5.33 15.1 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L9.91 15.39 C9.84 \
          15.33 9.75 15.3 9.66 15.3 H7.5 C6.84 15.3 6.3 14.76 6.3 14.1 Z
          """),
        Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1),
        Layer(.stroke, "M3.6 3.6 L20.4 20.4"),
      ]),
    Symbol(
      name: "mic.slash", mirrors: false,
      layers: [
        Layer(.stroke, "R 8.5 2.5 7 12.3 3.5"),
        Layer(.stroke, "M5.2 10.9 V11.4 c0 4 2.7 6.7 6.8 6.7 c4.1 0 6.8 -2.7 6.8 -6.7 V10.9"),
        Layer(.stroke, "M12 18.1 V21.4 M8.6 21.4 H15.4"),
        Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1),
        Layer(.stroke, "M3.6 3.6 L20.4 20.4"),
      ]),
    Symbol(
      name: "wifi", mirrors: false,
      layers: [
        Layer(.stroke, "M2.03 8.73 C7.54 3.22 16.46 3.22 21.97 8.73", width: 1.2),
        Layer(.stroke, "M5.49 12.19 C9.09 8.6 14.91 8.6 18.51 12.19", width: 1.2),
        Layer(.fill, "M12 19 L9.35 16.25 c1.48 -1.41 3.82 -1.41 5.29 0.02 Z"),
        Layer(.stroke, "M12 19 L9.35 16.25 c1.48 -1.41 3.82 -1.41 5.29 0.02 Z", width: 0.5),
      ]),
    Symbol(
      name: "location", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M18.27 4.41 C19.11 4.04 19.96 4.89 19.59 5.73 L13.87 18.57 C13.53 19.34 12.4 19.13 \
          12.34 18.3 L11.99 12.67 C11.97 12.31 11.69 12.03 11.33 12.01 L5.7 11.66 C4.87 11.6 \
          4.66 10.47 5.43 10.13 Z
          """)
      ]),
    Symbol(
      name: "location.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M18.27 4.41 C19.11 4.04 19.96 4.89 19.59 5.73 L13.87 18.57 C13.53 19.34 12.4 19.13 \
          12.34 18.3 L11.99 12.67 C11.97 12.31 11.69 12.03 11.33 12.01 L5.7 11.66 C4.87 11.6 \
          4.66 10.47 5.43 10.13 Z
          """),
        Layer(
          .stroke,
          """
          M18.27 4.41 C19.11 4.04 19.96 4.89 19.59 5.73 L13.87 18.57 C13.53 19.34 12.4 19.13 \
          12.34 18.3 L11.99 12.67 C11.97 12.31 11.69 12.03 11.33 12.01 L5.7 11.66 C4.87 11.6 \
          4.66 10.47 5.43 10.13 Z
          """),
      ]),
    Symbol(
      name: "mappin", mirrors: false,
      layers: [
        Layer(.fill, "O 12 6.7 3.6"),
        Layer(.stroke, "O 12 6.7 3.6", width: 0.9),
        Layer(.cutFill, "O 10.8 5.4 1"),
        Layer(.stroke, "M12 11.6 V21"),
      ]),
    Symbol(
      name: "mappin.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.fill, "O 12 8.9 1.9"),
        Layer(.stroke, "O 12 8.9 1.9", width: 0.5),
        Layer(.stroke, "M12 11.6 V17.2", width: 0.8),
      ]),
    Symbol(
      name: "mappin.circle.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 9.25"),
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.cutFill, "O 12 8.9 1.8"),
        Layer(.cut, "O 12 8.9 1.7", width: 0.5),
        Layer(.cut, "M12 11.6 V17.2", width: 0.85),
      ]),
  ]

  private static let part6: [Symbol] = [
    Symbol(
      name: "globe", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(
          .stroke,
          """
          M16.2 12 c0 5.11 -1.88 9.25 -4.2 9.25 C9.68 21.25 7.8 17.11 7.8 12 C7.8 6.89 9.68 \
          2.75 12 2.75 c2.32 0 4.2 4.14 4.2 9.25 Z
          """, width: 0.74),
        Layer(.stroke, "M2.75 12 H21.25 M12 2.75 V21.25", width: 0.74),
        Layer(
          .stroke,
          """
          M5 6.2 C6.8 7.6 9.2 8.3 12 8.3 c2.8 0 5.2 -0.7 7 -2.1 M5 17.8 C6.8 16.4 9.2 15.7 12 \
          15.7 c2.8 0 5.2 0.7 7 2.1
          """, width: 0.74),
      ]),
    Symbol(
      name: "wifi.slash", mirrors: false,
      layers: [
        Layer(.stroke, "M2.03 8.73 C7.54 3.22 16.46 3.22 21.97 8.73", width: 1.2),
        Layer(.stroke, "M5.49 12.19 C9.09 8.6 14.91 8.6 18.51 12.19", width: 1.2),
        Layer(.fill, "M12 19 L9.35 16.25 c1.48 -1.41 3.82 -1.41 5.29 0.02 Z"),
        Layer(.stroke, "M12 19 L9.35 16.25 c1.48 -1.41 3.82 -1.41 5.29 0.02 Z", width: 0.5),
        Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1),
        Layer(.stroke, "M3.6 3.6 L20.4 20.4"),
      ]),
    Symbol(
      name: "cellularbars", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          R 2.8 14.8 2.6 4.2 .7 R 8 11.8 2.6 7.2 .7 R 13.2 8.6 2.6 10.4 .7 R 18.4 5.2 2.6 13.8 \
          .7
          """),
        Layer(
          .stroke,
          """
          R 2.8 14.8 2.6 4.2 .7 R 8 11.8 2.6 7.2 .7 R 13.2 8.6 2.6 10.4 .7 R 18.4 5.2 2.6 13.8 \
          .7
          """, width: 0.6),
      ]),
    Symbol(
      name: "battery.100", mirrors: false,
      layers: [
        Layer(.stroke, "R 1.4 6.2 18.6 11.6 3.4", width: 0.85),
        Layer(.fill, "R 3.6 8.4 14.2 7.2 1.6"),
        Layer(.fill, "M21.7 9.8 c1 0.3 1.6 1.1 1.6 2.2 c0 1.1 -0.6 1.9 -1.6 2.2 Z"),
      ]),
    Symbol(
      name: "iphone", mirrors: false,
      layers: [
        Layer(.stroke, "R 6.2 2 11.6 20 2.9"),
        Layer(.stroke, "M10.6 4.6 H13.4", width: 0.9),
      ]),
    Symbol(
      name: "folder", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M2.4 7 C2.4 5.67 3.47 4.6 4.8 4.6 H8.18 c0.4 0 0.78 0.16 1.06 0.44 L10.46 6.26 C10.74 \
          6.54 11.12 6.7 11.52 6.7 H19 c1.44 0 2.6 1.16 2.6 2.6 V16.7 c0 1.49 -1.21 2.7 -2.7 \
          2.7 H5.1 C3.61 19.4 2.4 18.19 2.4 16.7 Z
          """),
        Layer(.stroke, "M2.6 10.2 H21.4", width: 0.95),
      ]),
    Symbol(
      name: "folder.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M2.4 7 C2.4 5.67 3.47 4.6 4.8 4.6 H8.18 c0.4 0 0.78 0.16 1.06 0.44 L10.46 6.26 C10.74 \
          6.54 11.12 6.7 11.52 6.7 H19 c1.44 0 2.6 1.16 2.6 2.6 V16.7 c0 1.49 -1.21 2.7 -2.7 \
          2.7 H5.1 C3.61 19.4 2.4 18.19 2.4 16.7 Z
          """),
        Layer(
          .stroke,
          """
          M2.4 7 C2.4 5.67 3.47 4.6 4.8 4.6 H8.18 c0.4 0 0.78 0.16 1.06 0.44 L10.46 6.26 C10.74 \
          6.54 11.12 6.7 11.52 6.7 H19 c1.44 0 2.6 1.16 2.6 2.6 V16.7 c0 1.49 -1.21 2.7 -2.7 \
          2.7 H5.1 C3.61 19.4 2.4 18.19 2.4 16.7 Z
          """),
        Layer(.cut, "M0.5 10 H23.5", width: 0.85),
      ]),
    Symbol(
      name: "doc", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M5.1 5.2 C5.1 3.76 6.26 2.6 7.7 2.6 H12.23 c0.24 0 0.46 0.09 0.63 0.26 L18.64 8.64 \
          C18.81 8.81 18.9 9.03 18.9 9.27 V18.8 c0 1.44 -1.16 2.6 -2.6 2.6 H7.7 C6.26 21.4 5.1 \
          20.24 5.1 18.8 Z
          """),
        Layer(.stroke, "M12.5 2.9 V7.3 C12.5 8.5 13 9 14.2 9 H18.6", width: 0.95),
      ]),
    Symbol(
      name: "doc.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M5.1 5.2 C5.1 3.76 6.26 2.6 7.7 2.6 H12.23 c0.24 0 0.46 0.09 0.63 0.26 L18.64 8.64 \
          C18.81 8.81 18.9 9.03 18.9 9.27 V18.8 c0 1.44 -1.16 2.6 -2.6 2.6 H7.7 C6.26 21.4 5.1 \
          20.24 5.1 18.8 Z
          """),
        Layer(
          .stroke,
          """
          M5.1 5.2 C5.1 3.76 6.26 2.6 7.7 2.6 H12.23 c0.24 0 0.46 0.09 0.63 0.26 L18.64 8.64 \
          C18.81 8.81 18.9 9.03 18.9 9.27 V18.8 c0 1.44 -1.16 2.6 -2.6 2.6 H7.7 C6.26 21.4 5.1 \
          20.24 5.1 18.8 Z
          """),
        Layer(.cut, "M12.5 0.8 V7.3 C12.5 8.5 13 9 14.2 9 H20.7", width: 0.75),
      ]),
    Symbol(
      name: "doc.text", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M5.1 5.2 C5.1 3.76 6.26 2.6 7.7 2.6 H12.23 c0.24 0 0.46 0.09 0.63 0.26 L18.64 8.64 \
          C18.81 8.81 18.9 9.03 18.9 9.27 V18.8 c0 1.44 -1.16 2.6 -2.6 2.6 H7.7 C6.26 21.4 5.1 \
          20.24 5.1 18.8 Z
          """),
        Layer(.stroke, "M12.5 2.9 V7.3 C12.5 8.5 13 9 14.2 9 H18.6", width: 0.95),
        Layer(.stroke, "M8.6 13 H15.4 M8.6 16.9 H15.4", width: 0.9),
      ]),
    Symbol(
      name: "doc.text.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M5.1 5.2 C5.1 3.76 6.26 2.6 7.7 2.6 H12.23 c0.24 0 0.46 0.09 0.63 0.26 L18.64 8.64 \
          C18.81 8.81 18.9 9.03 18.9 9.27 V18.8 c0 1.44 -1.16 2.6 -2.6 2.6 H7.7 C6.26 21.4 5.1 \
          20.24 5.1 18.8 Z
          """),
        Layer(
          .stroke,
          """
          M5.1 5.2 C5.1 3.76 6.26 2.6 7.7 2.6 H12.23 c0.24 0 0.46 0.09 0.63 0.26 L18.64 8.64 \
          C18.81 8.81 18.9 9.03 18.9 9.27 V18.8 c0 1.44 -1.16 2.6 -2.6 2.6 H7.7 C6.26 21.4 5.1 \
          20.24 5.1 18.8 Z
          """),
        Layer(.cut, "M12.5 0.8 V7.3 C12.5 8.5 13 9 14.2 9 H20.7", width: 0.75),
        Layer(.cut, "M8.6 13 H15.4 M8.6 16.9 H15.4", width: 0.9),
      ]),
    Symbol(
      name: "link", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M4.79 14.55 L8.43 10.9 C9.72 9.62 11.81 9.62 13.1 10.9 c1.28 1.29 1.28 3.38 0 4.67 \
          L9.45 19.21 C8.17 20.5 6.07 20.5 4.79 19.21 C3.5 17.93 3.5 15.83 4.79 14.55 Z
          """),
        Layer(.cut, "M9.95 11.11 C9.88 10.37 10.05 9.64 10.44 9.01", width: 1.8),
        Layer(
          .stroke,
          """
          M19.21 9.45 L15.57 13.1 c-1.29 1.28 -3.38 1.28 -4.67 0 C9.62 11.81 9.62 9.72 10.9 \
          8.43 L14.55 4.79 C15.83 3.5 17.93 3.5 19.21 4.79 c1.29 1.28 1.29 3.38 0 4.66 Z
          """),
        Layer(.cut, "M14.05 12.89 c0.07 0.74 -0.1 1.47 -0.49 2.1", width: 1.8),
        Layer(.stroke, "M13.46 11.34 c0.92 1.32 0.77 3.1 -0.36 4.23 L12.45 16.22"),
      ]),
    Symbol(
      name: "paperclip", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M19.73 11.74 L12.64 19.34 C10.79 21.33 7.69 21.43 5.71 19.59 C3.73 17.74 3.62 14.64 \
          5.47 12.66 L13.52 4.03 C14.67 2.8 16.84 2.71 18.22 4 c1.39 1.3 1.46 3.47 0.17 4.85 \
          L10.48 17.33 C9.74 18.12 8.51 18.17 7.72 17.43 C6.93 16.69 6.89 15.46 7.63 14.67 \
          L14.17 7.65
          """, width: 0.85)
      ]),
    Symbol(
      name: "lock", mirrors: false,
      layers: [
        Layer(.stroke, "R 5 10.5 14 10.7 2.4"),
        Layer(.stroke, "M7.9 10.4 V7.1 C7.9 4.4 9.5 2.5 12 2.5 c2.5 0 4.1 1.9 4.1 4.6 V10.4"),
      ]),
    Symbol(
      name: "lock.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 5 10.5 14 10.7 2.4"),
        Layer(.stroke, "R 5 10.5 14 10.7 2.4"),
        Layer(.stroke, "M7.9 10.4 V7.1 C7.9 4.4 9.5 2.5 12 2.5 c2.5 0 4.1 1.9 4.1 4.6 V10.4"),
      ]),
    Symbol(
      name: "eye", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 18.5 C6.6 18.5 3.2 15.3 1.6 12.9 C1.2 12.3 1.2 11.7 1.6 11.1 C3.2 8.7 6.6 5.5 12 \
          5.5 c5.4 0 8.8 3.2 10.4 5.6 c0.4 0.6 0.4 1.2 0 1.8 C20.8 15.3 17.4 18.5 12 18.5 Z
          """),
        Layer(.stroke, "O 12 12 3.4"),
      ]),
    Symbol(
      name: "eye.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 18.5 C6.6 18.5 3.2 15.3 1.6 12.9 C1.2 12.3 1.2 11.7 1.6 11.1 C3.2 8.7 6.6 5.5 12 \
          5.5 c5.4 0 8.8 3.2 10.4 5.6 c0.4 0.6 0.4 1.2 0 1.8 C20.8 15.3 17.4 18.5 12 18.5 Z
          """),
        Layer(
          .stroke,
          """
          M12 18.5 C6.6 18.5 3.2 15.3 1.6 12.9 C1.2 12.3 1.2 11.7 1.6 11.1 C3.2 8.7 6.6 5.5 12 \
          5.5 c5.4 0 8.8 3.2 10.4 5.6 c0.4 0.6 0.4 1.2 0 1.8 C20.8 15.3 17.4 18.5 12 18.5 Z
          """),
        Layer(.cut, "O 12 12 3.9", width: 0.8),
      ]),
    Symbol(
      name: "eye.slash", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 18.5 C6.6 18.5 3.2 15.3 1.6 12.9 C1.2 12.3 1.2 11.7 1.6 11.1 C3.2 8.7 6.6 5.5 12 \
          5.5 c5.4 0 8.8 3.2 10.4 5.6 c0.4 0.6 0.4 1.2 0 1.8 C20.8 15.3 17.4 18.5 12 18.5 Z
          """),
        Layer(.stroke, "O 12 12 3.4"),
        Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1),
        Layer(.stroke, "M3.6 3.6 L20.4 20.4"),
      ]),
    Symbol(
      name: "eye.slash.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 18.5 C6.6 18.5 3.2 15.3 1.6 12.9 C1.2 12.3 1.2 11.7 1.6 11.1 C3.2 8.7 6.6 5.5 12 \
          5.5 c5.4 0 8.8 3.2 10.4 5.6 c0.4 0.6 0.4 1.2 0 1.8 C20.8 15.3 17.4 18.5 12 18.5 Z
          """),
        Layer(
          .stroke,
          """
          M12 18.5 C6.6 18.5 3.2 15.3 1.6 12.9 C1.2 12.3 1.2 11.7 1.6 11.1 C3.2 8.7 6.6 5.5 12 \
          5.5 c5.4 0 8.8 3.2 10.4 5.6 c0.4 0.6 0.4 1.2 0 1.8 C20.8 15.3 17.4 18.5 12 18.5 Z
          """),
        Layer(.cut, "O 12 12 3.9", width: 0.8),
        Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1),
        Layer(.stroke, "M3.6 3.6 L20.4 20.4"),
      ]),
    Symbol(
      name: "archivebox", mirrors: false,
      layers: [
        Layer(.stroke, "R 2.4 4.2 19.2 4.6 1.4"),
        Layer(.stroke, "M4.2 8.9 V17 c0 1.9 1.1 2.9 3 2.9 H12 H16.8 c1.9 0 3 -1 3 -2.9 V8.9"),
        Layer(.stroke, "M9.4 13 H14.6"),
      ]),
    Symbol(
      name: "archivebox.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 2.4 4.2 19.2 3.8 1.3"),
        Layer(.stroke, "R 2.4 4.2 19.2 3.8 1.3", width: 0.8),
        Layer(.fill, "M12 11 H4.3 V17 c0 1.9 1.1 2.9 3 2.9 H12 H16.7 c1.9 0 3 -1 3 -2.9 V11 H12 Z"),
        Layer(
          .stroke,
          """
          M12 11 H4.3 V17 c0 1.9 1.1 2.9 3 2.9 H12 H16.7 c1.9 0 3 -1 3 -2.9 V11 H12 Z
          """, width: 0.8),
        Layer(.cut, "M9.4 14 H14.6"),
      ]),
    Symbol(
      name: "doc.on.doc", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M8.2 17.6 H6.3 C4.5 17.6 3.5 16.6 3.5 14.8 V4.8 C3.5 3 4.5 2 6.3 2 H10.4 c0.8 0 1.5 \
          0.3 2 0.8 L14.2 4.6
          """),
        Layer(
          .stroke,
          """
          M8.3 8.8 C8.3 7.47 9.37 6.4 10.7 6.4 H14.63 c0.24 0 0.46 0.09 0.63 0.26 L20.24 11.64 \
          c0.17 0.17 0.26 0.39 0.26 0.63 V19.6 C20.5 20.93 19.43 22 18.1 22 H10.7 C9.37 22 8.3 \
          20.93 8.3 19.6 Z
          """),
        Layer(.stroke, "M14.6 6.7 V10.6 c0 1.1 0.5 1.6 1.6 1.6 H20.2", width: 0.9),
      ]),
    Symbol(
      name: "doc.on.doc.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M3.5 4.4 C3.5 3.07 4.57 2 5.9 2 H11.19 c0.26 0 0.52 0.11 0.7 0.29 L15.71 6.11 C15.89 \
          6.29 16 6.55 16 6.81 V15.2 c0 1.33 -1.07 2.4 -2.4 2.4 H5.9 C4.57 17.6 3.5 16.53 3.5 \
          15.2 Z
          """),
        Layer(
          .stroke,
          """
          M3.5 4.4 C3.5 3.07 4.57 2 5.9 2 H11.19 c0.26 0 0.52 0.11 0.7 0.29 L15.71 6.11 C15.89 \
          6.29 16 6.55 16 6.81 V15.2 c0 1.33 -1.07 2.4 -2.4 2.4 H5.9 C4.57 17.6 3.5 16.53 3.5 \
          15.2 Z
          """),
        Layer(
          .cutFill,
          """
          M8.3 8.8 C8.3 7.47 9.37 6.4 10.7 6.4 H14.63 c0.24 0 0.46 0.09 0.63 0.26 L20.24 11.64 \
          c0.17 0.17 0.26 0.39 0.26 0.63 V19.6 C20.5 20.93 19.43 22 18.1 22 H10.7 C9.37 22 8.3 \
          20.93 8.3 19.6 Z
          """),
        Layer(
          .cut,
          """
          M8.3 8.8 C8.3 7.47 9.37 6.4 10.7 6.4 H14.63 c0.24 0 0.46 0.09 0.63 0.26 L20.24 11.64 \
          c0.17 0.17 0.26 0.39 0.26 0.63 V19.6 C20.5 20.93 19.43 22 18.1 22 H10.7 C9.37 22 8.3 \
          20.93 8.3 19.6 Z
          """, width: 2.3),
        Layer(
          .fill,
          """
          M8.3 8.8 C8.3 7.47 9.37 6.4 10.7 6.4 H14.63 c0.24 0 0.46 0.09 0.63 0.26 L20.24 11.64 \
          c0.17 0.17 0.26 0.39 0.26 0.63 V19.6 C20.5 20.93 19.43 22 18.1 22 H10.7 C9.37 22 8.3 \
          20.93 8.3 19.6 Z
          """),
        Layer(
          .stroke,
          """
          M8.3 8.8 C8.3 7.47 9.37 6.4 10.7 6.4 H14.63 c0.24 0 0.46 0.09 0.63 0.26 L20.24 11.64 \
          c0.17 0.17 0.26 0.39 0.26 0.63 V19.6 C20.5 20.93 19.43 22 18.1 22 H10.7 C9.37 22 8.3 \
          20.93 8.3 19.6 Z
          """),
        Layer(.cut, "M14.6 6 V10.6 c0 1.1 0.5 1.6 1.6 1.6 H22.4", width: 0.75),
      ]),
    Symbol(
      name: "lock.open", mirrors: false,
      layers: [
        Layer(.stroke, "R 3 10.5 13.4 10.7 2.4"),
        Layer(.stroke, "M13.2 10.4 V7.1 c0 -2.7 1.6 -4.6 4 -4.6 c2.4 0 4 1.9 4 4.6 V9.4"),
      ]),
    Symbol(
      name: "lock.open.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 3 10.5 13.4 10.7 2.4"),
        Layer(.stroke, "R 3 10.5 13.4 10.7 2.4"),
        Layer(.stroke, "M13.2 10.4 V7.1 c0 -2.7 1.6 -4.6 4 -4.6 c2.4 0 4 1.9 4 4.6 V9.4"),
      ]),
    Symbol(
      name: "book", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 6.6 C10.3 5.3 8 4.7 5 4.7 H3.9 C2.9 4.7 2.4 5.2 2.4 6.2 V16.6 C2.4 17.5 2.9 18 \
          3.9 18 H5 c3 0 5.3 0.6 7 1.9 M12 6.6 C13.7 5.3 16 4.7 19 4.7 H20.1 c1 0 1.5 0.5 1.5 \
          1.5 V16.6 C21.6 17.5 21.1 18 20.1 18 H19 c-3 0 -5.3 0.6 -7 1.9
          """),
        Layer(.stroke, "M12 6.6 V19.9"),
      ]),
    Symbol(
      name: "book.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 6.6 C10.3 5.3 8 4.7 5 4.7 H3.9 C2.9 4.7 2.4 5.2 2.4 6.2 V16.6 C2.4 17.5 2.9 18 \
          3.9 18 H5 c3 0 5.3 0.6 7 1.9 C13.7 18.6 16 18 19 18 H20.1 c1 0 1.5 -0.5 1.5 -1.4 V6.2 \
          C21.6 5.2 21.1 4.7 20.1 4.7 H19 C16 4.7 13.7 5.3 12 6.6 Z
          """),
        Layer(
          .stroke,
          """
          M12 6.6 C10.3 5.3 8 4.7 5 4.7 H3.9 C2.9 4.7 2.4 5.2 2.4 6.2 V16.6 C2.4 17.5 2.9 18 \
          3.9 18 H5 c3 0 5.3 0.6 7 1.9 C13.7 18.6 16 18 19 18 H20.1 c1 0 1.5 -0.5 1.5 -1.4 V6.2 \
          C21.6 5.2 21.1 4.7 20.1 4.7 H19 C16 4.7 13.7 5.3 12 6.6 Z
          """),
        Layer(.cut, "M12 4.6 V22", width: 0.85),
      ]),
    Symbol(
      name: "line.3.horizontal", mirrors: false,
      layers: [
        Layer(.stroke, "M3.8 6.5 H20.2 M3.8 12 H20.2 M3.8 17.5 H20.2")
      ]),
    Symbol(
      name: "line.3.horizontal.decrease", mirrors: false,
      layers: [
        Layer(.stroke, "M3.4 7 H20.6 M6.4 12 H17.6 M9.4 17 H14.6")
      ]),
    Symbol(
      name: "list.bullet", mirrors: true,
      layers: [
        Layer(.stroke, "M8.6 6.1 H20.8 M8.6 12 H20.8 M8.6 17.9 H20.8"),
        Layer(.fill, "O 4 6.1 0.74"),
        Layer(.stroke, "O 4 6.1 0.6", width: 0.68),
        Layer(.fill, "O 4 12 0.74"),
        Layer(.stroke, "O 4 12 0.6", width: 0.68),
        Layer(.fill, "O 4 17.9 0.74"),
        Layer(.stroke, "O 4 17.9 0.6", width: 0.68),
      ]),
    Symbol(
      name: "square.grid.2x2", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          R 3.5 3.5 6.5 6.5 1.5 R 14 3.5 6.5 6.5 1.5 R 3.5 14 6.5 6.5 1.5 R 14 14 6.5 6.5 1.5
          """)
      ]),
    Symbol(
      name: "square.grid.2x2.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          R 3.5 3.5 6.5 6.5 1.5 R 14 3.5 6.5 6.5 1.5 R 3.5 14 6.5 6.5 1.5 R 14 14 6.5 6.5 1.5
          """),
        Layer(
          .stroke,
          """
          R 3.5 3.5 6.5 6.5 1.5 R 14 3.5 6.5 6.5 1.5 R 3.5 14 6.5 6.5 1.5 R 14 14 6.5 6.5 1.5
          """),
      ]),
    Symbol(
      name: "square.on.square", mirrors: false,
      layers: [
        Layer(.stroke, "R 7.8 7.8 13.2 13.2 3.1"),
        Layer(
          .stroke,
          """
          M7.9 16.2 H6.3 C4.2 16.2 3 15 3 12.9 V6.3 C3 4.2 4.2 3 6.3 3 H12.9 C15 3 16.2 4.2 \
          16.2 6.3 V7.6
          """),
      ]),
    Symbol(
      name: "list.dash", mirrors: true,
      layers: [
        Layer(
          .stroke,
          """
          M8.6 6.1 H20.8 M8.6 12 H20.8 M8.6 17.9 H20.8 M3.2 6.1 H4.6 M3.2 12 H4.6 M3.2 17.9 \
          H4.6
          """)
      ]),
    Symbol(
      name: "text.alignleft", mirrors: false,
      layers: [
        Layer(.stroke, "M3.6 5.4 H20.4 M3.6 9.8 H14.6 M3.6 14.2 H20.4 M3.6 18.6 H14.6")
      ]),
    Symbol(
      name: "text.aligncenter", mirrors: false,
      layers: [
        Layer(.stroke, "M3.6 5.4 H20.4 M6.6 9.8 H17.4 M3.6 14.2 H20.4 M6.6 18.6 H17.4")
      ]),
    Symbol(
      name: "text.alignright", mirrors: false,
      layers: [
        Layer(.stroke, "M3.6 5.4 H20.4 M9.4 9.8 H20.4 M3.6 14.2 H20.4 M9.4 18.6 H20.4")
      ]),
    Symbol(
      name: "chart.bar", mirrors: false,
      layers: [
        Layer(.stroke, "R 2.8 13.2 3.8 7 1 R 10.1 8.6 3.8 11.6 1 R 17.4 3.8 3.8 16.4 1")
      ]),
    Symbol(
      name: "chart.bar.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 2.9 13.2 3.6 7 .8 R 10.2 8.6 3.6 11.6 .8 R 17.5 3.8 3.6 16.4 .8"),
        Layer(
          .stroke,
          """
          R 2.9 13.2 3.6 7 .8 R 10.2 8.6 3.6 11.6 .8 R 17.5 3.8 3.6 16.4 .8
          """, width: 0.8),
      ]),
    Symbol(
      name: "viewfinder", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M3.2 8 V6.2 c0 -1.9 1.1 -3 3 -3 H8 M20.8 8 V6.2 c0 -1.9 -1.1 -3 -3 -3 H16 M3.2 16 \
          V17.8 c0 1.9 1.1 3 3 3 H8 M20.8 16 V17.8 c0 1.9 -1.1 3 -3 3 H16
          """)
      ]),
  ]

  private static let part7: [Symbol] = [
    Symbol(
      name: "faceid", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M3.2 8 V6.2 c0 -1.9 1.1 -3 3 -3 H8 M20.8 8 V6.2 c0 -1.9 -1.1 -3 -3 -3 H16 M3.2 16 \
          V17.8 c0 1.9 1.1 3 3 3 H8 M20.8 16 V17.8 c0 1.9 -1.1 3 -3 3 H16
          """),
        Layer(.stroke, "M8.3 9 V10.6 M15.7 9 V10.6"),
        Layer(.stroke, "M12.2 9 V12.4 c0 0.6 -0.3 0.9 -1 0.9", width: 0.9),
        Layer(.stroke, "M8.8 16 c0.9 0.8 2 1.2 3.2 1.2 c1.2 0 2.3 -0.4 3.2 -1.2", width: 0.95),
      ]),
    Symbol(
      name: "delete.left", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M2.63 12.76 C2.26 12.32 2.26 11.68 2.63 11.24 L6.94 6 C7.36 5.49 7.98 5.2 8.64 5.2 \
          H19.3 C20.79 5.2 22 6.41 22 7.9 V16.1 c0 1.49 -1.21 2.7 -2.7 2.7 H8.64 C7.98 18.8 \
          7.36 18.51 6.94 18 Z
          """),
        Layer(.stroke, "M11.6 9.2 L17.2 14.8 M17.2 9.2 L11.6 14.8"),
      ]),
    Symbol(
      name: "delete.left.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M2.63 12.76 C2.26 12.32 2.26 11.68 2.63 11.24 L6.94 6 C7.36 5.49 7.98 5.2 8.64 5.2 \
          H19.3 C20.79 5.2 22 6.41 22 7.9 V16.1 c0 1.49 -1.21 2.7 -2.7 2.7 H8.64 C7.98 18.8 \
          7.36 18.51 6.94 18 Z
          """),
        Layer(
          .stroke,
          """
          M2.63 12.76 C2.26 12.32 2.26 11.68 2.63 11.24 L6.94 6 C7.36 5.49 7.98 5.2 8.64 5.2 \
          H19.3 C20.79 5.2 22 6.41 22 7.9 V16.1 c0 1.49 -1.21 2.7 -2.7 2.7 H8.64 C7.98 18.8 \
          7.36 18.51 6.94 18 Z
          """),
        Layer(.cut, "M11.6 9.2 L17.2 14.8 M17.2 9.2 L11.6 14.8", width: 1.05),
      ]),
    Symbol(
      name: "bolt", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M13.88 3.79 C13.96 3.28 13.32 2.99 13 3.39 L5.79 12.32 C5.47 12.72 5.75 13.3 6.26 \
          13.3 H10.94 c0.19 0 0.33 0.17 0.3 0.35 L10.12 20.21 c-0.08 0.51 0.56 0.8 0.88 0.4 \
          L18.21 11.68 C18.53 11.28 18.25 10.7 17.74 10.7 H13.06 c-0.19 0 -0.33 -0.17 -0.3 \
          -0.35 Z
          """)
      ]),
    Symbol(
      name: "bolt.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M13.88 3.79 C13.96 3.28 13.32 2.99 13 3.39 L5.79 12.32 C5.47 12.72 5.75 13.3 6.26 \
          13.3 H10.94 c0.19 0 0.33 0.17 0.3 0.35 L10.12 20.21 c-0.08 0.51 0.56 0.8 0.88 0.4 \
          L18.21 11.68 C18.53 11.28 18.25 10.7 17.74 10.7 H13.06 c-0.19 0 -0.33 -0.17 -0.3 \
          -0.35 Z
          """),
        Layer(
          .stroke,
          """
          M13.88 3.79 C13.96 3.28 13.32 2.99 13 3.39 L5.79 12.32 C5.47 12.72 5.75 13.3 6.26 \
          13.3 H10.94 c0.19 0 0.33 0.17 0.3 0.35 L10.12 20.21 c-0.08 0.51 0.56 0.8 0.88 0.4 \
          L18.21 11.68 C18.53 11.28 18.25 10.7 17.74 10.7 H13.06 c-0.19 0 -0.33 -0.17 -0.3 \
          -0.35 Z
          """, width: 0.6),
      ]),
    Symbol(
      name: "moon", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M20.89 13.43 c-0.74 4.54 -4.78 7.8 -9.37 7.56 C6.93 20.74 3.26 17.07 3.01 12.48 C2.77 \
          7.89 6.03 3.85 10.57 3.11 C8.48 6.06 8.81 10.08 11.37 12.63 c2.55 2.56 6.57 2.89 9.52 \
          0.8 Z
          """)
      ]),
    Symbol(
      name: "moon.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M20.89 13.43 c-0.74 4.54 -4.78 7.8 -9.37 7.56 C6.93 20.74 3.26 17.07 3.01 12.48 C2.77 \
          7.89 6.03 3.85 10.57 3.11 C8.48 6.06 8.81 10.08 11.37 12.63 c2.55 2.56 6.57 2.89 9.52 \
          0.8 Z
          """),
        Layer(
          .stroke,
          """
          M20.89 13.43 c-0.74 4.54 -4.78 7.8 -9.37 7.56 C6.93 20.74 3.26 17.07 3.01 12.48 C2.77 \
          7.89 6.03 3.85 10.57 3.11 C8.48 6.06 8.81 10.08 11.37 12.63 c2.55 2.56 6.57 2.89 9.52 \
          0.8 Z
          """),
      ]),
    Symbol(
      name: "sun.max", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 4.1"),
        Layer(
          .stroke,
          """
          M12 4.4 V2.4 M17.37 6.63 L18.79 5.21 M19.6 12 H21.6 M17.37 17.37 L18.79 18.79 M12 \
          19.6 V21.6 M6.63 17.37 L5.21 18.79 M4.4 12 H2.4 M6.63 6.63 L5.21 5.21
          """),
      ]),
    Symbol(
      name: "sun.max.fill", mirrors: false,
      layers: [
        Layer(.fill, "O 12 12 4.1"),
        Layer(.stroke, "O 12 12 4.1"),
        Layer(
          .stroke,
          """
          M12 4.4 V2.4 M17.37 6.63 L18.79 5.21 M19.6 12 H21.6 M17.37 17.37 L18.79 18.79 M12 \
          19.6 V21.6 M6.63 17.37 L5.21 18.79 M4.4 12 H2.4 M6.63 6.63 L5.21 5.21
          """),
      ]),
    Symbol(
      name: "sparkles", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M9.4 5.6 c0 6.55 1.25 7.8 7.8 7.8 c-6.55 0 -7.8 1.25 -7.8 7.8 C9.4 14.65 8.15 13.4 \
          1.6 13.4 C8.15 13.4 9.4 12.15 9.4 5.6 Z
          """),
        Layer(
          .stroke,
          """
          M9.4 5.6 c0 6.55 1.25 7.8 7.8 7.8 c-6.55 0 -7.8 1.25 -7.8 7.8 C9.4 14.65 8.15 13.4 \
          1.6 13.4 C8.15 13.4 9.4 12.15 9.4 5.6 Z
          """, width: 0.4),
        Layer(
          .fill,
          """
          M18.2 2.1 C18.2 5.38 18.82 6 22.1 6 C18.82 6 18.2 6.62 18.2 9.9 C18.2 6.62 17.58 6 \
          14.3 6 C17.58 6 18.2 5.38 18.2 2.1 Z
          """),
        Layer(
          .stroke,
          """
          M18.2 2.1 C18.2 5.38 18.82 6 22.1 6 C18.82 6 18.2 6.62 18.2 9.9 C18.2 6.62 17.58 6 \
          14.3 6 C17.58 6 18.2 5.38 18.2 2.1 Z
          """, width: 0.4),
        Layer(
          .fill,
          """
          M19 16.2 c0 2.27 0.43 2.7 2.7 2.7 C19.43 18.9 19 19.33 19 21.6 C19 19.33 18.57 18.9 \
          16.3 18.9 C18.57 18.9 19 18.47 19 16.2 Z
          """),
        Layer(
          .stroke,
          """
          M19 16.2 c0 2.27 0.43 2.7 2.7 2.7 C19.43 18.9 19 19.33 19 21.6 C19 19.33 18.57 18.9 \
          16.3 18.9 C18.57 18.9 19 18.47 19 16.2 Z
          """, width: 0.4),
      ]),
    Symbol(
      name: "cloud", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M6.6 18.9 C3.9 18.9 1.9 17.1 1.9 14.7 C1.9 12.5 3.4 10.9 5.6 10.6 C6.1 7.4 8.5 5.2 \
          11.7 5.2 c2.8 0 5 1.7 5.8 4.2 c2.7 0 4.6 2 4.6 4.7 c0 2.8 -2 4.8 -4.8 4.8 Z
          """)
      ]),
    Symbol(
      name: "cloud.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M6.6 18.9 C3.9 18.9 1.9 17.1 1.9 14.7 C1.9 12.5 3.4 10.9 5.6 10.6 C6.1 7.4 8.5 5.2 \
          11.7 5.2 c2.8 0 5 1.7 5.8 4.2 c2.7 0 4.6 2 4.6 4.7 c0 2.8 -2 4.8 -4.8 4.8 Z
          """),
        Layer(
          .stroke,
          """
          M6.6 18.9 C3.9 18.9 1.9 17.1 1.9 14.7 C1.9 12.5 3.4 10.9 5.6 10.6 C6.1 7.4 8.5 5.2 \
          11.7 5.2 c2.8 0 5 1.7 5.8 4.2 c2.7 0 4.6 2 4.6 4.7 c0 2.8 -2 4.8 -4.8 4.8 Z
          """),
      ]),
    Symbol(
      name: "drop", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 21.3 C8.2 21.3 5.4 18.6 5.4 15 C5.4 11.6 8.4 7.4 10.9 3.6 C11.2 3.1 11.6 2.9 12 \
          2.9 c0.4 0 0.8 0.2 1.1 0.7 c2.5 3.8 5.5 8 5.5 11.4 c0 3.6 -2.8 6.3 -6.6 6.3 Z
          """)
      ]),
    Symbol(
      name: "drop.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 21.3 C8.2 21.3 5.4 18.6 5.4 15 C5.4 11.6 8.4 7.4 10.9 3.6 C11.2 3.1 11.6 2.9 12 \
          2.9 c0.4 0 0.8 0.2 1.1 0.7 c2.5 3.8 5.5 8 5.5 11.4 c0 3.6 -2.8 6.3 -6.6 6.3 Z
          """),
        Layer(
          .stroke,
          """
          M12 21.3 C8.2 21.3 5.4 18.6 5.4 15 C5.4 11.6 8.4 7.4 10.9 3.6 C11.2 3.1 11.6 2.9 12 \
          2.9 c0.4 0 0.8 0.2 1.1 0.7 c2.5 3.8 5.5 8 5.5 11.4 c0 3.6 -2.8 6.3 -6.6 6.3 Z
          """),
      ]),
    Symbol(
      name: "flame", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M12 21.5 C8.1 21.5 5.2 18.6 5.2 14.6 C5.2 11.7 6.8 9.9 8.5 7.9 C9.9 6.3 10.8 4.9 10.8 \
          3.2 c0 -0.6 0.5 -0.9 1 -0.6 C14.2 4 15.5 6.7 15 10.1 C15.9 9.7 16.5 8.9 16.7 7.9 \
          C16.8 7.3 17.5 7.2 17.8 7.7 c0.8 1.6 1.1 3.9 1.1 6.5 C18.9 18.5 16 21.5 12 21.5 Z
          """)
      ]),
    Symbol(
      name: "flame.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M12 21.5 C8.1 21.5 5.2 18.6 5.2 14.6 C5.2 11.7 6.8 9.9 8.5 7.9 C9.9 6.3 10.8 4.9 10.8 \
          3.2 c0 -0.6 0.5 -0.9 1 -0.6 C14.2 4 15.5 6.7 15 10.1 C15.9 9.7 16.5 8.9 16.7 7.9 \
          C16.8 7.3 17.5 7.2 17.8 7.7 c0.8 1.6 1.1 3.9 1.1 6.5 C18.9 18.5 16 21.5 12 21.5 Z
          """),
        Layer(
          .stroke,
          """
          M12 21.5 C8.1 21.5 5.2 18.6 5.2 14.6 C5.2 11.7 6.8 9.9 8.5 7.9 C9.9 6.3 10.8 4.9 10.8 \
          3.2 c0 -0.6 0.5 -0.9 1 -0.6 C14.2 4 15.5 6.7 15 10.1 C15.9 9.7 16.5 8.9 16.7 7.9 \
          C16.8 7.3 17.5 7.2 17.8 7.7 c0.8 1.6 1.1 3.9 1.1 6.5 C18.9 18.5 16 21.5 12 21.5 Z
          """),
        Layer(
          .cutFill,
          """
          M12.1 20.4 C9.9 20.4 8.6 18.9 8.6 16.9 c0 -2.2 2 -3.3 2.6 -5.7 c0.1 -0.4 0.6 -0.6 0.9 \
          -0.3 c2.1 1.7 3.4 3.7 3.4 6 c0 2.1 -1.4 3.5 -3.4 3.5 Z
          """),
      ]),
    Symbol(
      name: "lightbulb", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M9.4 17.3 C9.3 15.6 8.6 14.7 7.6 13.6 C6.5 12.4 5.7 10.9 5.7 8.9 C5.7 5.3 8.4 2.6 12 \
          2.6 c3.6 0 6.3 2.7 6.3 6.3 c0 2 -0.8 3.5 -1.9 4.7 c-1 1.1 -1.7 2 -1.8 3.7 Z
          """),
        Layer(.stroke, "M10.1 20.8 H13.9"),
      ]),
    Symbol(
      name: "lightbulb.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M9.4 16.7 C9.3 15.6 8.6 14.7 7.6 13.6 C6.5 12.4 5.7 10.9 5.7 8.9 C5.7 5.3 8.4 2.6 12 \
          2.6 c3.6 0 6.3 2.7 6.3 6.3 c0 2 -0.8 3.5 -1.9 4.7 c-1 1.1 -1.7 2 -1.8 3.1 Z
          """),
        Layer(
          .stroke,
          """
          M9.4 16.7 C9.3 15.6 8.6 14.7 7.6 13.6 C6.5 12.4 5.7 10.9 5.7 8.9 C5.7 5.3 8.4 2.6 12 \
          2.6 c3.6 0 6.3 2.7 6.3 6.3 c0 2 -0.8 3.5 -1.9 4.7 c-1 1.1 -1.7 2 -1.8 3.1 Z
          """, width: 0.9),
        Layer(.stroke, "M10 19.7 H14 M10.9 22 H13.1", width: 0.8),
      ]),
    Symbol(
      name: "rectangle", mirrors: false,
      layers: [
        Layer(.stroke, "R 2.4 4.75 19.2 14.5 2.9")
      ]),
    Symbol(
      name: "rectangle.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 2.4 4.75 19.2 14.5 2.9"),
        Layer(.stroke, "R 2.4 4.75 19.2 14.5 2.9"),
      ]),
    Symbol(
      name: "capsule", mirrors: false,
      layers: [
        Layer(.stroke, "R 1.9 6 20.2 12 6")
      ]),
    Symbol(
      name: "capsule.fill", mirrors: false,
      layers: [
        Layer(.fill, "R 1.9 6 20.2 12 6"),
        Layer(.stroke, "R 1.9 6 20.2 12 6"),
      ]),
    Symbol(
      name: "triangle", mirrors: false,
      layers: [
        Layer(
          .stroke,
          """
          M10.35 5.2 c0.74 -1.27 2.56 -1.27 3.3 0 L20.4 16.9 c0.74 1.27 -0.18 2.85 -1.64 2.85 \
          H5.24 C3.78 19.75 2.86 18.17 3.6 16.9 Z
          """)
      ]),
    Symbol(
      name: "triangle.fill", mirrors: false,
      layers: [
        Layer(
          .fill,
          """
          M10.35 5.2 c0.74 -1.27 2.56 -1.27 3.3 0 L20.4 16.9 c0.74 1.27 -0.18 2.85 -1.64 2.85 \
          H5.24 C3.78 19.75 2.86 18.17 3.6 16.9 Z
          """),
        Layer(
          .stroke,
          """
          M10.35 5.2 c0.74 -1.27 2.56 -1.27 3.3 0 L20.4 16.9 c0.74 1.27 -0.18 2.85 -1.64 2.85 \
          H5.24 C3.78 19.75 2.86 18.17 3.6 16.9 Z
          """),
      ]),
    Symbol(
      name: "largecircle.fill.circle", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.fill, "O 12 12 5.3"),
        Layer(.stroke, "O 12 12 5.3", width: 0.4),
      ]),
    Symbol(
      name: "circle.inset.filled", mirrors: false,
      layers: [
        Layer(.stroke, "O 12 12 9.25"),
        Layer(.fill, "O 12 12 5.3"),
        Layer(.stroke, "O 12 12 5.3", width: 0.4),
      ]),
  ]
}
