// Written by `swift run theme-generator` from Themes/symbols.yaml.

extension Symbol {
  /// The names of all built-in symbols, sorted.
  static let builtInNames: [String] = [
    "0.circle", "0.circle.fill", "1.circle", "1.circle.fill", "10.circle", "10.circle.fill",
    "11.circle", "11.circle.fill", "12.circle", "12.circle.fill", "13.circle", "13.circle.fill",
    "14.circle", "14.circle.fill", "15.circle", "15.circle.fill", "16.circle", "16.circle.fill",
    "17.circle", "17.circle.fill", "18.circle", "18.circle.fill", "19.circle", "19.circle.fill",
    "2.circle", "2.circle.fill", "20.circle", "20.circle.fill", "21.circle", "21.circle.fill",
    "22.circle", "22.circle.fill", "23.circle", "23.circle.fill", "24.circle", "24.circle.fill",
    "25.circle", "25.circle.fill", "26.circle", "26.circle.fill", "27.circle", "27.circle.fill",
    "28.circle", "28.circle.fill", "29.circle", "29.circle.fill", "3.circle", "3.circle.fill",
    "30.circle", "30.circle.fill", "31.circle", "31.circle.fill", "32.circle", "32.circle.fill",
    "33.circle", "33.circle.fill", "34.circle", "34.circle.fill", "35.circle", "35.circle.fill",
    "36.circle", "36.circle.fill", "37.circle", "37.circle.fill", "38.circle", "38.circle.fill",
    "39.circle", "39.circle.fill", "4.circle", "4.circle.fill", "40.circle", "40.circle.fill",
    "41.circle", "41.circle.fill", "42.circle", "42.circle.fill", "43.circle", "43.circle.fill",
    "44.circle", "44.circle.fill", "45.circle", "45.circle.fill", "46.circle", "46.circle.fill",
    "47.circle", "47.circle.fill", "48.circle", "48.circle.fill", "49.circle", "49.circle.fill",
    "5.circle", "5.circle.fill", "50.circle", "50.circle.fill", "6.circle", "6.circle.fill",
    "7.circle", "7.circle.fill", "8.circle", "8.circle.fill", "9.circle", "9.circle.fill",
    "a.book.closed", "airplane", "airplane.circle", "airplane.circle.fill", "alarm", "alarm.fill",
    "antenna.radiowaves.left.and.right", "app", "app.badge", "app.fill", "applewatch", "archivebox",
    "archivebox.fill", "arrow.backward", "arrow.backward.circle", "arrow.backward.circle.fill",
    "arrow.backward.to.line", "arrow.clockwise", "arrow.clockwise.circle",
    "arrow.clockwise.circle.fill", "arrow.counterclockwise", "arrow.counterclockwise.circle",
    "arrow.counterclockwise.circle.fill", "arrow.down", "arrow.down.circle",
    "arrow.down.circle.fill", "arrow.down.left", "arrow.down.left.circle",
    "arrow.down.left.circle.fill", "arrow.down.right", "arrow.down.right.and.arrow.up.left",
    "arrow.down.square", "arrow.down.square.fill", "arrow.down.to.line", "arrow.forward",
    "arrow.forward.circle", "arrow.forward.circle.fill", "arrow.forward.to.line", "arrow.left",
    "arrow.left.and.right", "arrow.left.arrow.right", "arrow.left.circle", "arrow.left.circle.fill",
    "arrow.left.square", "arrow.left.square.fill", "arrow.left.to.line", "arrow.right",
    "arrow.right.circle", "arrow.right.circle.fill", "arrow.right.square",
    "arrow.right.square.fill", "arrow.right.to.line", "arrow.triangle.2.circlepath",
    "arrow.triangle.branch", "arrow.up", "arrow.up.and.down", "arrow.up.arrow.down",
    "arrow.up.arrow.down.circle", "arrow.up.arrow.down.circle.fill", "arrow.up.circle",
    "arrow.up.circle.fill", "arrow.up.forward", "arrow.up.forward.app", "arrow.up.forward.square",
    "arrow.up.left", "arrow.up.left.and.arrow.down.right", "arrow.up.right",
    "arrow.up.right.circle", "arrow.up.right.circle.fill", "arrow.up.right.square",
    "arrow.up.right.square.fill", "arrow.up.square", "arrow.up.square.fill", "arrow.up.to.line",
    "arrow.uturn.backward", "arrow.uturn.forward", "arrow.uturn.left", "arrow.uturn.right",
    "arrowshape.turn.up.backward", "arrowshape.turn.up.backward.fill", "arrowshape.turn.up.forward",
    "arrowshape.turn.up.forward.fill", "arrowshape.turn.up.left", "arrowshape.turn.up.left.fill",
    "arrowshape.turn.up.right", "arrowshape.turn.up.right.fill", "asterisk", "at", "at.circle",
    "at.circle.fill", "backward", "backward.end", "backward.end.fill", "backward.fill", "bag",
    "bag.circle", "bag.circle.fill", "bag.fill", "banknote", "banknote.fill", "barcode",
    "barcode.viewfinder", "battery.0", "battery.100", "battery.100.bolt", "battery.25",
    "battery.50", "battery.75", "bed.double", "bell", "bell.badge", "bell.badge.fill",
    "bell.circle", "bell.circle.fill", "bell.fill", "bell.slash", "bell.slash.fill", "bicycle",
    "bicycle.circle", "bicycle.circle.fill", "bold", "bolt", "bolt.circle", "bolt.circle.fill",
    "bolt.fill", "bolt.square", "bolt.square.fill", "book", "book.closed", "book.fill", "bookmark",
    "bookmark.circle", "bookmark.circle.fill", "bookmark.fill", "briefcase", "briefcase.fill",
    "bubble.left", "bubble.left.circle", "bubble.left.circle.fill", "bubble.left.fill",
    "bubble.right", "bubble.right.fill", "building.2", "building.2.crop.circle",
    "building.2.crop.circle.fill", "building.columns", "building.columns.fill", "bus", "bus.fill",
    "calendar", "calendar.badge.checkmark", "calendar.badge.clock", "calendar.badge.plus", "camera",
    "camera.circle", "camera.circle.fill", "camera.fill", "camera.viewfinder", "capslock",
    "capsule", "capsule.fill", "car", "car.circle", "car.circle.fill", "car.fill", "cart",
    "cart.badge.minus", "cart.badge.plus", "cart.badge.questionmark", "cart.circle",
    "cart.circle.fill", "cart.fill", "cart.fill.badge.minus", "cart.fill.badge.plus",
    "cart.fill.badge.questionmark", "cellularbars", "character", "character.book.closed",
    "character.bubble", "character.cursor.ibeam", "character.textbox", "chart.bar",
    "chart.bar.fill", "chart.line.uptrend.xyaxis", "chart.pie", "chart.pie.fill", "checklist",
    "checklist.checked", "checkmark", "checkmark.bubble", "checkmark.bubble.fill",
    "checkmark.circle", "checkmark.circle.fill", "checkmark.seal", "checkmark.seal.fill",
    "checkmark.shield", "checkmark.shield.fill", "checkmark.square", "checkmark.square.fill",
    "chevron.backward", "chevron.backward.2", "chevron.backward.circle",
    "chevron.backward.circle.fill", "chevron.compact.down", "chevron.compact.up", "chevron.down",
    "chevron.down.circle", "chevron.down.circle.fill", "chevron.down.square",
    "chevron.down.square.fill", "chevron.forward", "chevron.forward.2", "chevron.forward.circle",
    "chevron.forward.circle.fill", "chevron.left", "chevron.left.2", "chevron.left.circle",
    "chevron.left.circle.fill", "chevron.left.forwardslash.chevron.right", "chevron.left.square",
    "chevron.left.square.fill", "chevron.right", "chevron.right.2", "chevron.right.circle",
    "chevron.right.circle.fill", "chevron.right.square", "chevron.right.square.fill", "chevron.up",
    "chevron.up.chevron.down", "chevron.up.circle", "chevron.up.circle.fill", "chevron.up.square",
    "chevron.up.square.fill", "circle", "circle.fill", "circle.grid.2x2", "circle.grid.2x2.fill",
    "circle.grid.3x3", "circle.grid.3x3.fill", "circle.inset.filled", "circle.lefthalf.filled",
    "circle.righthalf.filled", "clipboard", "clock", "clock.fill", "cloud", "cloud.bolt",
    "cloud.bolt.fill", "cloud.circle", "cloud.circle.fill", "cloud.fill", "cloud.rain",
    "cloud.rain.fill", "cloud.slash", "cloud.snow", "cloud.snow.fill", "command", "command.circle",
    "command.circle.fill", "control", "cpu", "creditcard", "creditcard.fill", "crop", "cross",
    "cross.case", "cross.case.fill", "cross.circle", "cross.circle.fill", "cross.fill", "crown",
    "crown.fill", "cube", "cube.fill", "cup.and.saucer", "cup.and.saucer.fill", "cursorarrow",
    "decrease.indent", "delete.backward", "delete.backward.fill", "delete.forward",
    "delete.forward.fill", "delete.left", "delete.left.fill", "delete.right", "delete.right.fill",
    "desktopcomputer", "diamond", "diamond.fill", "display", "divide", "divide.circle",
    "divide.circle.fill", "doc", "doc.badge.plus", "doc.circle", "doc.circle.fill", "doc.fill",
    "doc.on.clipboard", "doc.on.doc", "doc.on.doc.fill", "doc.richtext", "doc.text",
    "doc.text.fill", "doc.text.magnifyingglass", "doc.viewfinder", "dollarsign",
    "dollarsign.circle", "dollarsign.circle.fill", "dot.radiowaves.left.and.right", "drop",
    "drop.circle", "drop.circle.fill", "drop.fill", "dumbbell", "ellipsis", "ellipsis.bubble",
    "ellipsis.circle", "ellipsis.circle.fill", "envelope", "envelope.badge", "envelope.circle",
    "envelope.circle.fill", "envelope.fill", "envelope.open", "envelope.open.fill", "equal",
    "equal.circle", "equal.circle.fill", "eurosign", "eurosign.circle", "eurosign.circle.fill",
    "exclamationmark", "exclamationmark.circle", "exclamationmark.circle.fill",
    "exclamationmark.octagon", "exclamationmark.octagon.fill", "exclamationmark.square",
    "exclamationmark.square.fill", "exclamationmark.triangle", "exclamationmark.triangle.fill",
    "externaldrive", "eye", "eye.circle", "eye.circle.fill", "eye.fill", "eye.slash",
    "eye.slash.fill", "eyedropper", "face.smiling", "face.smiling.fill", "faceid", "figure.stand",
    "figure.walk", "film", "flag", "flag.circle", "flag.circle.fill", "flag.fill", "flame",
    "flame.circle", "flame.circle.fill", "flame.fill", "folder", "folder.badge.plus",
    "folder.circle", "folder.circle.fill", "folder.fill", "fork.knife", "fork.knife.circle",
    "fork.knife.circle.fill", "forward", "forward.end", "forward.end.fill", "forward.fill",
    "fuelpump", "gamecontroller", "gamecontroller.fill", "gear", "gearshape", "gearshape.circle",
    "gearshape.circle.fill", "gearshape.fill", "gift", "gift.circle", "gift.circle.fill",
    "gift.fill", "globe", "gobackward", "gobackward.10", "gobackward.15", "gobackward.30",
    "gobackward.45", "gobackward.5", "gobackward.60", "gobackward.75", "gobackward.90", "goforward",
    "goforward.10", "goforward.15", "goforward.30", "goforward.45", "goforward.5", "goforward.60",
    "goforward.75", "goforward.90", "graduationcap", "graduationcap.fill", "greaterthan", "hammer",
    "hand.raised", "hand.raised.circle", "hand.raised.circle.fill", "hand.raised.fill",
    "hand.raised.slash", "hand.thumbsdown", "hand.thumbsdown.fill", "hand.thumbsup",
    "hand.thumbsup.fill", "headphones", "headphones.circle", "headphones.circle.fill", "heart",
    "heart.circle", "heart.circle.fill", "heart.fill", "heart.square", "heart.square.fill",
    "hexagon", "hexagon.fill", "hourglass", "house", "house.circle", "house.circle.fill",
    "house.fill", "increase.indent", "info", "info.bubble", "info.circle", "info.circle.fill",
    "ipad", "ipad.landscape", "iphone", "italic", "key", "key.fill", "keyboard", "laptopcomputer",
    "largecircle.fill.circle", "leaf", "leaf.circle", "leaf.circle.fill", "leaf.fill", "lessthan",
    "lightbulb", "lightbulb.circle", "lightbulb.circle.fill", "lightbulb.fill", "line.3.horizontal",
    "line.3.horizontal.circle", "line.3.horizontal.circle.fill", "line.3.horizontal.decrease",
    "line.3.horizontal.decrease.circle", "line.3.horizontal.decrease.circle.fill", "link",
    "link.circle", "link.circle.fill", "list.bullet", "list.bullet.indent", "list.clipboard",
    "list.dash", "list.number", "location", "location.circle", "location.circle.fill",
    "location.fill", "location.slash", "location.slash.fill", "lock", "lock.circle",
    "lock.circle.fill", "lock.fill", "lock.open", "lock.open.fill", "lock.shield", "macwindow",
    "macwindow.on.rectangle", "magnifyingglass", "map", "map.circle", "map.circle.fill", "mappin",
    "mappin.circle", "mappin.circle.fill", "medal", "message", "message.badge",
    "message.badge.filled.fill", "message.circle", "message.circle.fill", "message.fill", "mic",
    "mic.circle", "mic.circle.fill", "mic.fill", "mic.slash", "mic.slash.fill", "minus",
    "minus.circle", "minus.circle.fill", "minus.magnifyingglass", "minus.square",
    "minus.square.fill", "moon", "moon.circle", "moon.circle.fill", "moon.fill", "multiply",
    "multiply.circle", "multiply.circle.fill", "music.note", "newspaper", "nosign", "number",
    "number.circle", "number.circle.fill", "octagon", "octagon.fill", "option", "paintbrush",
    "paintpalette", "paperclip", "paperplane", "paperplane.circle", "paperplane.circle.fill",
    "paperplane.fill", "pause", "pause.circle", "pause.circle.fill", "pause.fill", "pawprint",
    "pawprint.circle", "pawprint.circle.fill", "pawprint.fill", "pencil",
    "pencil.and.list.clipboard", "pencil.circle", "pencil.circle.fill", "percent", "person",
    "person.2", "person.2.fill", "person.3", "person.3.fill", "person.badge.minus",
    "person.badge.plus", "person.circle", "person.circle.fill", "person.crop.circle",
    "person.crop.circle.badge.plus", "person.crop.circle.fill", "person.crop.square", "person.fill",
    "person.fill.checkmark", "person.fill.questionmark", "person.fill.xmark", "person.slash",
    "person.slash.fill", "person.text.rectangle", "phone", "phone.bubble", "phone.circle",
    "phone.circle.fill", "phone.fill", "photo", "photo.fill", "photo.on.rectangle", "pills", "pin",
    "pin.fill", "pin.slash", "pin.slash.fill", "play", "play.circle", "play.circle.fill",
    "play.fill", "play.rectangle", "play.rectangle.fill", "play.tv", "plus", "plus.app",
    "plus.app.fill", "plus.circle", "plus.circle.fill", "plus.forwardslash.minus",
    "plus.magnifyingglass", "plus.square", "plus.square.fill", "plusminus", "plusminus.circle",
    "plusminus.circle.fill", "power", "power.circle", "power.circle.fill", "printer", "qrcode",
    "qrcode.viewfinder", "questionmark", "questionmark.bubble", "questionmark.circle",
    "questionmark.circle.fill", "questionmark.square", "quote.bubble", "record.circle",
    "record.circle.fill", "rectangle", "rectangle.and.pencil.and.ellipsis",
    "rectangle.and.text.magnifyingglass", "rectangle.fill", "rectangle.leadinghalf.filled",
    "rectangle.on.rectangle", "rectangle.portrait.and.arrow.forward",
    "rectangle.portrait.and.arrow.right", "rectangle.split.1x2", "rectangle.split.2x1",
    "rectangle.split.3x1", "rectangle.stack", "rectangle.stack.fill",
    "rectangle.trailinghalf.filled", "repeat", "repeat.1", "return", "ruler", "safari",
    "safari.fill", "scissors", "seal", "seal.fill", "server.rack", "share", "shield", "shield.fill",
    "shift", "shift.fill", "shippingbox", "shippingbox.fill", "shuffle", "sidebar.leading",
    "sidebar.left", "sidebar.right", "sidebar.trailing", "signature", "slider.horizontal.3",
    "smallcircle.filled.circle", "snowflake", "space", "sparkles", "speaker", "speaker.fill",
    "speaker.slash", "speaker.slash.fill", "speaker.wave.1", "speaker.wave.1.fill",
    "speaker.wave.2", "speaker.wave.2.fill", "speaker.wave.3", "speaker.wave.3.fill", "speaker.zzz",
    "square", "square.2.layers.3d", "square.3.layers.3d", "square.and.arrow.down",
    "square.and.arrow.down.fill", "square.and.arrow.up", "square.and.arrow.up.fill",
    "square.and.pencil", "square.dashed", "square.fill", "square.grid.2x2", "square.grid.2x2.fill",
    "square.grid.3x3", "square.grid.3x3.fill", "square.on.square", "square.split.1x2",
    "square.split.2x1", "square.stack", "square.stack.3d.up", "square.stack.fill", "star",
    "star.circle", "star.circle.fill", "star.fill", "star.leadinghalf.filled", "star.square",
    "star.square.fill", "stop", "stop.circle", "stop.circle.fill", "stop.fill", "stopwatch",
    "stopwatch.fill", "strikethrough", "suitcase", "suitcase.fill", "sun.max", "sun.max.circle",
    "sun.max.circle.fill", "sun.max.fill", "sun.min", "sunrise", "sunset", "switch.2", "tablecells",
    "tag", "tag.circle", "tag.circle.fill", "tag.fill", "terminal", "terminal.fill",
    "text.aligncenter", "text.alignleft", "text.alignright", "text.badge.checkmark",
    "text.below.photo", "text.book.closed", "text.bubble", "text.bubble.fill", "text.cursor",
    "text.justify", "text.justify.leading", "text.justify.trailing", "text.magnifyingglass",
    "text.quote", "textformat", "textformat.size", "textformat.size.larger",
    "textformat.size.smaller", "thermometer", "ticket", "ticket.fill", "timer", "togglepower",
    "tram", "tram.circle", "tram.circle.fill", "trash", "trash.circle", "trash.circle.fill",
    "trash.fill", "tray", "tray.and.arrow.down", "tray.fill", "triangle", "triangle.fill", "trophy",
    "trophy.fill", "truck.box", "truck.box.fill", "tv", "tv.fill", "umbrella", "umbrella.fill",
    "underline", "video", "video.bubble", "video.circle", "video.circle.fill", "video.fill",
    "video.slash", "video.slash.fill", "viewfinder", "wand.and.stars", "waveform",
    "waveform.path.ecg", "wifi", "wifi.circle", "wifi.circle.fill", "wifi.slash", "wind", "wrench",
    "wrench.fill", "xmark", "xmark.circle", "xmark.circle.fill", "xmark.octagon",
    "xmark.octagon.fill", "xmark.seal", "xmark.seal.fill", "xmark.square", "xmark.square.fill",
  ]

  /// The built-in symbol with the name at an index.
  static func builtIn(at index: Int) -> Symbol? {
    switch index / 20 {
    case 0: part1(index)
    case 1: part2(index)
    case 2: part3(index)
    case 3: part4(index)
    case 4: part5(index)
    case 5: part6(index)
    case 6: part7(index)
    case 7: part8(index)
    case 8: part9(index)
    case 9: part10(index)
    case 10: part11(index)
    case 11: part12(index)
    case 12: part13(index)
    case 13: part14(index)
    case 14: part15(index)
    case 15: part16(index)
    case 16: part17(index)
    case 17: part18(index)
    case 18: part19(index)
    case 19: part20(index)
    case 20: part21(index)
    case 21: part22(index)
    case 22: part23(index)
    case 23: part24(index)
    case 24: part25(index)
    case 25: part26(index)
    case 26: part27(index)
    case 27: part28(index)
    case 28: part29(index)
    case 29: part30(index)
    case 30: part31(index)
    case 31: part32(index)
    case 32: part33(index)
    case 33: part34(index)
    case 34: part35(index)
    case 35: part36(index)
    case 36: part37(index)
    case 37: part38(index)
    case 38: part39(index)
    case 39: part40(index)
    case 40: part41(index)
    case 41: part42(index)
    case 42: part43(index)
    case 43: part44(index)
    case 44: part45(index)
    default: nil
    }
  }

  private static func part1(_ index: Int) -> Symbol? {
    switch index {
    case 0:
      Symbol(
        name: "0.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M12 7.9 C13.65 7.9 14.6 9.6 14.6 12 C14.6 14.4 13.65 16.1 12 16.1 C10.35 16.1 9.4 \
            14.4 9.4 12 C9.4 9.6 10.35 7.9 12 7.9 Z
            """, heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(.stroke, "M11.7 12.2 H12.3", width: 1.6),
          ]
        ])
    case 1:
      Symbol(
        name: "0.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M12 7.9 C13.65 7.9 14.6 9.6 14.6 12 C14.6 14.4 13.65 16.1 12 16.1 C10.35 16.1 9.4 \
            14.4 9.4 12 C9.4 9.6 10.35 7.9 12 7.9 Z
            """, heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(.cut, "M11.7 12.2 H12.3", width: 1.6),
          ]
        ])
    case 2:
      Symbol(
        name: "1.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M10.65 9.21 L12.37 7.9 V16.1", heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(.stroke, "M11.33 7.9 C12.1 10.36 12.48 12.98 12.48 16.1", heaviestWidth: 0.8),
          ]
        ])
    case 3:
      Symbol(
        name: "1.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M10.65 9.21 L12.37 7.9 M12.37 7.9 V16.1", width: 1.05, heaviestWidth: 0.84),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M11.33 7.9 C12.1 10.36 12.48 12.98 12.48 16.1
              """, width: 1.05, heaviestWidth: 0.84),
          ]
        ])
    case 4:
      Symbol(
        name: "10.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M8.29 9.55 L9.59 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M13.75 8.4 C15 8.4 15.71 9.89 15.71 12 C15.71 14.11 15 15.6 13.75 15.6 C12.5 15.6 \
            11.79 14.11 11.79 12 C11.79 9.89 12.5 8.4 13.75 8.4 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M9.97 8.4 C10.55 10.56 10.83 12.86 10.83 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.stroke, "M13.38 12.18 H13.83", width: 1.6),
          ]
        ])
    case 5:
      Symbol(
        name: "10.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M8.29 9.55 L9.59 8.4 M9.59 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M13.75 8.4 C15 8.4 15.71 9.89 15.71 12 C15.71 14.11 15 15.6 13.75 15.6 C12.5 15.6 \
            11.79 14.11 11.79 12 C11.79 9.89 12.5 8.4 13.75 8.4 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M9.97 8.4 C10.55 10.56 10.83 12.86 10.83 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.cut, "M13.38 12.18 H13.83", width: 1.6),
          ]
        ])
    case 6:
      Symbol(
        name: "11.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M9.61 9.55 L10.91 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M13.11 9.55 L14.41 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M9.97 8.4 C10.55 10.56 10.83 12.86 10.83 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.17 8.4 C13.75 10.56 14.04 12.86 14.04 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 7:
      Symbol(
        name: "11.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M9.61 9.55 L10.91 8.4 M10.91 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(.cut, "M13.11 9.55 L14.41 8.4 M14.41 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M9.97 8.4 C10.55 10.56 10.83 12.86 10.83 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.17 8.4 C13.75 10.56 14.04 12.86 14.04 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 8:
      Symbol(
        name: "12.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M8.37 9.55 L9.67 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M11.91 10.27 C11.94 9.12 12.65 8.4 13.67 8.4 C14.78 8.4 15.52 9.19 15.52 10.42 C15.52 \
            11.42 15.09 12.22 14.14 13.3 L11.83 15.6 H15.64
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.72 8.4 C9.3 10.56 9.59 12.86 9.59 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M15.29 8.54 C15.22 10.13 14.59 10.85 13.72 10.85 C12.86 10.85 12.24 10.13 11.92 8.4 \
              C12.63 10.56 12.94 12.86 12.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 9:
      Symbol(
        name: "12.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M8.37 9.55 L9.67 8.4 M9.67 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M11.91 10.27 C11.94 9.12 12.65 8.4 13.67 8.4 C14.78 8.4 15.52 9.19 15.52 10.42 C15.52 \
            11.42 15.09 12.22 14.14 13.3 M14.14 13.3 L11.83 15.6 M11.83 15.6 H15.64
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M8.72 8.4 C9.3 10.56 9.59 12.86 9.59 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M15.29 8.54 C15.22 10.13 14.59 10.85 13.72 10.85 C12.86 10.85 12.24 10.13 11.92 8.4 \
              M11.92 8.4 C12.63 10.56 12.94 12.86 12.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 10:
      Symbol(
        name: "13.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M8.29 9.55 L9.59 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M12.02 8.4 H15.48 L13.59 11.14 C14.93 11.14 15.71 12 15.71 13.37 C15.71 14.74 14.85 \
            15.6 13.67 15.6 C12.73 15.6 12.02 15.1 11.79 14.16
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.46 8.4 C9.04 10.56 9.32 12.86 9.32 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M15.57 8.4 C15.57 9.84 15.17 10.56 14.62 10.56 C14.07 10.56 13.84 9.98 13.76 8.98 \
              C13.76 9.98 13.44 10.7 12.89 10.63 C12.27 10.56 11.87 9.84 11.64 8.4 C12.35 10.56 \
              12.66 12.86 12.66 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 11:
      Symbol(
        name: "13.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M8.29 9.55 L9.59 8.4 M9.59 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M12.02 8.4 H15.48 M15.48 8.4 L13.59 11.14 M13.59 11.14 C14.93 11.14 15.71 12 15.71 \
            13.37 C15.71 14.74 14.85 15.6 13.67 15.6 C12.73 15.6 12.02 15.1 11.79 14.16
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M8.46 8.4 C9.04 10.56 9.32 12.86 9.32 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M15.57 8.4 C15.57 9.84 15.17 10.56 14.62 10.56 C14.07 10.56 13.84 9.98 13.76 8.98 \
              M13.76 8.98 C13.76 9.98 13.44 10.7 12.89 10.63 C12.27 10.56 11.87 9.84 11.64 8.4 \
              M11.64 8.4 C12.35 10.56 12.66 12.86 12.66 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 12:
      Symbol(
        name: "14.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M7.92 9.55 L9.22 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M14.87 15.6 V8.4 L11.41 13.66 H16.09", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.46 8.4 C9.04 10.56 9.32 12.86 9.32 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M15.33 8.54 C13.53 8.4 12.19 9.12 12.19 10.27 C12.19 11.28 13.05 11.78 14.39 11.71 \
              C12.74 11.78 11.64 12.58 11.64 13.87 C11.64 15.17 13.21 15.74 15.57 15.38
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.46 8.4 C9.04 10.56 9.32 12.86 9.32 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M12.02 8.4 C12.47 10.59 12.81 13.05 12.81 15.6 M12.56 10.61 C13.53 10.81 14.59 \
              10.73 15.45 10.2 M15.08 8.62 C14.17 8.27 13.57 8.79 13.59 9.54 C13.61 10.11 13.91 \
              10.51 14.25 10.68
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 13:
      Symbol(
        name: "14.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M7.92 9.55 L9.22 8.4 M9.22 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M14.87 15.6 V8.4 M14.87 8.4 L11.41 13.66 M11.41 13.66 H16.09
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M8.46 8.4 C9.04 10.56 9.32 12.86 9.32 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M15.33 8.54 C13.53 8.4 12.19 9.12 12.19 10.27 C12.19 11.28 13.05 11.78 14.39 11.71 \
              M14.39 11.71 C12.74 11.78 11.64 12.58 11.64 13.87 C11.64 15.17 13.21 15.74 15.57 \
              15.38
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M8.46 8.4 C9.04 10.56 9.32 12.86 9.32 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M12.02 8.4 C12.47 10.59 12.81 13.05 12.81 15.6 M12.56 10.61 C13.53 10.81 14.59 \
              10.73 15.45 10.2 M15.08 8.62 C14.17 8.27 13.57 8.79 13.59 9.54 C13.61 10.11 13.91 \
              10.51 14.25 10.68
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 14:
      Symbol(
        name: "15.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M8.29 9.55 L9.59 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M15.32 8.4 H12.5 L12.18 11.57 C12.57 11.14 13.04 10.92 13.59 10.92 C14.93 10.92 15.71 \
            11.78 15.71 13.22 C15.71 14.66 14.89 15.6 13.63 15.6 C12.69 15.6 12.02 15.17 11.79 \
            14.38
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.38 8.4 C8.96 10.56 9.25 12.86 9.25 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.6 9.01 C14.95 9.01 15.63 10.37 15.63 12.09 C15.63 13.81 14.95 15.16 13.6 15.16 \
              C12.25 15.16 11.57 13.81 11.57 12.09 C11.57 10.37 12.25 9.01 13.6 9.01 Z
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.38 8.4 C8.96 10.56 9.25 12.86 9.25 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.18 8.4 C14.32 9.63 15.55 11.97 15.55 14.04 C15.55 15.16 15.03 15.6 14.46 15.6 \
              C13.98 15.6 13.65 15.26 13.6 14.5 M13.6 14.5 C13.55 15.26 13.22 15.6 12.74 15.6 \
              C12.08 15.6 11.7 15.16 11.7 14.19 C11.7 12.22 12.65 10.51 13.74 9.18
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 15:
      Symbol(
        name: "15.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M8.29 9.55 L9.59 8.4 M9.59 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M15.32 8.4 H12.5 M12.5 8.4 L12.18 11.57 M12.18 11.57 C12.57 11.14 13.04 10.92 13.59 \
            10.92 C14.93 10.92 15.71 11.78 15.71 13.22 C15.71 14.66 14.89 15.6 13.63 15.6 C12.69 \
            15.6 12.02 15.17 11.79 14.38
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M8.38 8.4 C8.96 10.56 9.25 12.86 9.25 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.6 9.01 C14.95 9.01 15.63 10.37 15.63 12.09 C15.63 13.81 14.95 15.16 13.6 15.16 \
              C12.25 15.16 11.57 13.81 11.57 12.09 C11.57 10.37 12.25 9.01 13.6 9.01 Z
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M8.38 8.4 C8.96 10.56 9.25 12.86 9.25 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.18 8.4 C14.32 9.63 15.55 11.97 15.55 14.04 C15.55 15.16 15.03 15.6 14.46 15.6 \
              C13.98 15.6 13.65 15.26 13.6 14.5 M13.6 14.5 C13.55 15.26 13.22 15.6 12.74 15.6 \
              C12.08 15.6 11.7 15.16 11.7 14.19 C11.7 12.22 12.65 10.51 13.74 9.18
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 16:
      Symbol(
        name: "16.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M8.29 9.55 L9.59 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M14.96 8.4 C13.3 9.1 11.79 10.77 11.79 13.27 M13.75 10.99 C14.84 10.99 15.71 12.01 \
            15.71 13.27 C15.71 14.54 14.84 15.56 13.75 15.56 C12.66 15.56 11.79 14.54 11.79 13.27 \
            C11.79 12.01 12.66 10.99 13.75 10.99 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.83 8.4 C9.42 10.56 9.7 12.86 9.7 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M12.02 8.75 C13 9.28 13.98 9.19 14.81 8.4 C14.58 10.95 14.74 13.32 15.19 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.83 8.4 C9.42 10.56 9.7 12.86 9.7 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M15.04 8.66 C13.83 8.14 12.77 8.75 12.77 9.98 C12.77 11.47 14.21 11.74 15.49 11.04 \
              M14.51 11.3 C13.3 12.35 12.32 13.93 11.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 17:
      Symbol(
        name: "16.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M8.29 9.55 L9.59 8.4 M9.59 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M14.96 8.4 C13.3 9.1 11.79 10.77 11.79 13.27 M13.75 10.99 C14.84 10.99 15.71 12.01 \
            15.71 13.27 C15.71 14.54 14.84 15.56 13.75 15.56 C12.66 15.56 11.79 14.54 11.79 13.27 \
            C11.79 12.01 12.66 10.99 13.75 10.99 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(.cut, "M8.83 8.4 C9.42 10.56 9.7 12.86 9.7 15.6", width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M12.02 8.75 C13 9.28 13.98 9.19 14.81 8.4 M14.81 8.4 C14.58 10.95 14.74 13.32 15.19 \
              15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(.cut, "M8.83 8.4 C9.42 10.56 9.7 12.86 9.7 15.6", width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M15.04 8.66 C13.83 8.14 12.77 8.75 12.77 9.98 C12.77 11.47 14.21 11.74 15.49 11.04 \
              M14.51 11.3 C13.3 12.35 12.32 13.93 11.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 18:
      Symbol(
        name: "17.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M8.33 9.55 L9.63 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M11.82 8.4 H15.67 L13.15 15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.46 8.4 C9.04 10.56 9.32 12.86 9.32 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M11.64 8.4 C12.62 10.42 13.3 12.79 13.6 15.6 C13.91 12.79 14.58 10.42 15.57 8.4
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 19:
      Symbol(
        name: "17.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M8.33 9.55 L9.63 8.4 M9.63 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(.cut, "M11.82 8.4 H15.67 M15.67 8.4 L13.15 15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M8.46 8.4 C9.04 10.56 9.32 12.86 9.32 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M11.64 8.4 C12.62 10.42 13.3 12.79 13.6 15.6 M13.6 15.6 C13.91 12.79 14.58 10.42 \
              15.57 8.4
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    default: nil
    }
  }

  private static func part2(_ index: Int) -> Symbol? {
    switch index {
    case 20:
      Symbol(
        name: "18.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M8.41 9.55 L9.71 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M13.75 8.4 C14.56 8.4 15.22 9.16 15.22 10.11 C15.22 11.06 14.56 11.82 13.75 11.82 \
            C12.93 11.82 12.28 11.06 12.28 10.11 C12.28 9.16 12.93 8.4 13.75 8.4 Z M13.75 11.47 \
            C14.73 11.47 15.52 12.4 15.52 13.54 C15.52 14.68 14.73 15.6 13.75 15.6 C12.77 15.6 \
            11.97 14.68 11.97 13.54 C11.97 12.4 12.77 11.47 13.75 11.47 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.46 8.4 C9.04 10.56 9.32 12.86 9.32 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M11.64 15.6 C12.62 13.58 13.3 11.21 13.6 8.4 C13.91 11.21 14.58 13.58 15.57 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 21:
      Symbol(
        name: "18.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M8.41 9.55 L9.71 8.4 M9.71 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M13.75 8.4 C14.56 8.4 15.22 9.16 15.22 10.11 C15.22 11.06 14.56 11.82 13.75 11.82 \
            C12.93 11.82 12.28 11.06 12.28 10.11 C12.28 9.16 12.93 8.4 13.75 8.4 Z M13.75 11.47 \
            C14.73 11.47 15.52 12.4 15.52 13.54 C15.52 14.68 14.73 15.6 13.75 15.6 C12.77 15.6 \
            11.97 14.68 11.97 13.54 C11.97 12.4 12.77 11.47 13.75 11.47 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M8.46 8.4 C9.04 10.56 9.32 12.86 9.32 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M11.64 15.6 C12.62 13.58 13.3 11.21 13.6 8.4 M13.6 8.4 C13.91 11.21 14.58 13.58 \
              15.57 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 22:
      Symbol(
        name: "19.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M8.29 9.55 L9.59 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M12.54 15.6 C14.2 14.9 15.71 13.23 15.71 10.73 M13.75 8.44 C14.84 8.44 15.71 9.46 \
            15.71 10.73 C15.71 11.99 14.84 13.01 13.75 13.01 C12.66 13.01 11.79 11.99 11.79 10.73 \
            C11.79 9.46 12.66 8.44 13.75 8.44 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.68 8.4 C9.26 10.56 9.55 12.86 9.55 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.53 8.4 C14.4 8.4 15.11 9.23 15.11 10.24 C15.11 11.26 14.4 12.09 13.53 12.09 \
              C12.65 12.09 11.94 11.26 11.94 10.24 C11.94 9.23 12.65 8.4 13.53 8.4 Z M15.11 10.24 \
              C15.11 12.35 15.19 13.93 15.49 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 23:
      Symbol(
        name: "19.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M8.29 9.55 L9.59 8.4 M9.59 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M12.54 15.6 C14.2 14.9 15.71 13.23 15.71 10.73 M13.75 8.44 C14.84 8.44 15.71 9.46 \
            15.71 10.73 C15.71 11.99 14.84 13.01 13.75 13.01 C12.66 13.01 11.79 11.99 11.79 10.73 \
            C11.79 9.46 12.66 8.44 13.75 8.44 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M8.68 8.4 C9.26 10.56 9.55 12.86 9.55 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.53 8.4 C14.4 8.4 15.11 9.23 15.11 10.24 C15.11 11.26 14.4 12.09 13.53 12.09 \
              C12.65 12.09 11.94 11.26 11.94 10.24 C11.94 9.23 12.65 8.4 13.53 8.4 Z M15.11 10.24 \
              C15.11 12.35 15.19 13.93 15.49 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 24:
      Symbol(
        name: "2.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M9.56 10.03 C9.61 8.72 10.55 7.9 11.9 7.9 C13.36 7.9 14.34 8.8 14.34 10.2 C14.34 \
            11.34 13.77 12.25 12.52 13.48 L9.46 16.1 H14.5
            """, heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M14.39 8.06 C14.29 9.87 13.46 10.69 12.31 10.69 C11.17 10.69 10.34 9.87 9.92 7.9 \
              C10.86 10.36 11.27 12.98 11.27 16.1
              """, heaviestWidth: 0.8),
          ]
        ])
    case 25:
      Symbol(
        name: "2.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M9.56 10.03 C9.61 8.72 10.55 7.9 11.9 7.9 C13.36 7.9 14.34 8.8 14.34 10.2 C14.34 \
            11.34 13.77 12.25 12.52 13.48 L9.46 16.1 M9.46 16.1 H14.5
            """, width: 1.05, heaviestWidth: 0.84),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M14.39 8.06 C14.29 9.87 13.46 10.69 12.31 10.69 C11.17 10.69 10.34 9.87 9.92 7.9 \
              M9.92 7.9 C10.86 10.36 11.27 12.98 11.27 16.1
              """, width: 1.05, heaviestWidth: 0.84),
          ]
        ])
    case 26:
      Symbol(
        name: "20.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.09 10.27 C7.13 9.12 7.84 8.4 8.86 8.4 C9.96 8.4 10.7 9.19 10.7 10.42 C10.7 11.42 \
            10.27 12.22 9.33 13.3 L7.02 15.6 H10.82
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M14.99 8.4 C16.23 8.4 16.95 9.89 16.95 12 C16.95 14.11 16.23 15.6 14.99 15.6 C13.74 \
            15.6 13.02 14.11 13.02 12 C13.02 9.89 13.74 8.4 14.99 8.4 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M12.09 8.54 C12.01 10.13 11.39 10.85 10.52 10.85 C9.66 10.85 9.03 10.13 8.71 8.4 \
              C9.42 10.56 9.73 12.86 9.73 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.stroke, "M14.62 12.18 H15.08", width: 1.6),
          ]
        ])
    case 27:
      Symbol(
        name: "20.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.09 10.27 C7.13 9.12 7.84 8.4 8.86 8.4 C9.96 8.4 10.7 9.19 10.7 10.42 C10.7 11.42 \
            10.27 12.22 9.33 13.3 M9.33 13.3 L7.02 15.6 M7.02 15.6 H10.82
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M14.99 8.4 C16.23 8.4 16.95 9.89 16.95 12 C16.95 14.11 16.23 15.6 14.99 15.6 C13.74 \
            15.6 13.02 14.11 13.02 12 C13.02 9.89 13.74 8.4 14.99 8.4 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M12.09 8.54 C12.01 10.13 11.39 10.85 10.52 10.85 C9.66 10.85 9.03 10.13 8.71 8.4 \
              M8.71 8.4 C9.42 10.56 9.73 12.86 9.73 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.cut, "M14.62 12.18 H15.08", width: 1.6),
          ]
        ])
    case 28:
      Symbol(
        name: "21.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M8.41 10.27 C8.45 9.12 9.16 8.4 10.18 8.4 C11.28 8.4 12.02 9.19 12.02 10.42 C12.02 \
            11.42 11.59 12.22 10.64 13.3 L8.33 15.6 H12.14
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M14.35 9.55 L15.64 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M12.09 8.54 C12.01 10.13 11.39 10.85 10.52 10.85 C9.66 10.85 9.03 10.13 8.71 8.4 \
              C9.42 10.56 9.73 12.86 9.73 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M14.42 8.4 C15 10.56 15.29 12.86 15.29 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 29:
      Symbol(
        name: "21.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M8.41 10.27 C8.45 9.12 9.16 8.4 10.18 8.4 C11.28 8.4 12.02 9.19 12.02 10.42 C12.02 \
            11.42 11.59 12.22 10.64 13.3 M10.64 13.3 L8.33 15.6 M8.33 15.6 H12.14
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.cut, "M14.35 9.55 L15.64 8.4 M15.64 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M12.09 8.54 C12.01 10.13 11.39 10.85 10.52 10.85 C9.66 10.85 9.03 10.13 8.71 8.4 \
              M8.71 8.4 C9.42 10.56 9.73 12.86 9.73 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M14.42 8.4 C15 10.56 15.29 12.86 15.29 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 30:
      Symbol(
        name: "22.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.17 10.27 C7.21 9.12 7.92 8.4 8.94 8.4 C10.04 8.4 10.78 9.19 10.78 10.42 C10.78 \
            11.42 10.35 12.22 9.4 13.3 L7.09 15.6 H10.9
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M13.15 10.27 C13.18 9.12 13.89 8.4 14.91 8.4 C16.01 8.4 16.75 9.19 16.75 10.42 C16.75 \
            11.42 16.32 12.22 15.38 13.3 L13.07 15.6 H16.88
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.84 8.54 C10.77 10.13 10.14 10.85 9.27 10.85 C8.41 10.85 7.78 10.13 7.47 8.4 \
              C8.18 10.56 8.49 12.86 8.49 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M16.54 8.54 C16.46 10.13 15.84 10.85 14.97 10.85 C14.11 10.85 13.48 10.13 13.17 8.4 \
              C13.87 10.56 14.18 12.86 14.18 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 31:
      Symbol(
        name: "22.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.17 10.27 C7.21 9.12 7.92 8.4 8.94 8.4 C10.04 8.4 10.78 9.19 10.78 10.42 C10.78 \
            11.42 10.35 12.22 9.4 13.3 M9.4 13.3 L7.09 15.6 M7.09 15.6 H10.9
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M13.15 10.27 C13.18 9.12 13.89 8.4 14.91 8.4 C16.01 8.4 16.75 9.19 16.75 10.42 C16.75 \
            11.42 16.32 12.22 15.38 13.3 M15.38 13.3 L13.07 15.6 M13.07 15.6 H16.88
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.84 8.54 C10.77 10.13 10.14 10.85 9.27 10.85 C8.41 10.85 7.78 10.13 7.47 8.4 \
              M7.47 8.4 C8.18 10.56 8.49 12.86 8.49 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M16.54 8.54 C16.46 10.13 15.84 10.85 14.97 10.85 C14.11 10.85 13.48 10.13 13.17 8.4 \
              M13.17 8.4 C13.87 10.56 14.18 12.86 14.18 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 32:
      Symbol(
        name: "23.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.09 10.27 C7.13 9.12 7.84 8.4 8.86 8.4 C9.96 8.4 10.7 9.19 10.7 10.42 C10.7 11.42 \
            10.27 12.22 9.33 13.3 L7.02 15.6 H10.82
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M13.26 8.4 H16.72 L14.83 11.14 C16.17 11.14 16.95 12 16.95 13.37 C16.95 14.74 16.09 \
            15.6 14.91 15.6 C13.97 15.6 13.26 15.1 13.02 14.16
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.58 8.54 C10.5 10.13 9.88 10.85 9.01 10.85 C8.15 10.85 7.52 10.13 7.2 8.4 C7.91 \
              10.56 8.22 12.86 8.22 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M16.81 8.4 C16.81 9.84 16.42 10.56 15.87 10.56 C15.32 10.56 15.08 9.98 15.01 8.98 \
              C15.01 9.98 14.69 10.7 14.14 10.63 C13.51 10.56 13.12 9.84 12.89 8.4 C13.6 10.56 \
              13.91 12.86 13.91 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 33:
      Symbol(
        name: "23.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.09 10.27 C7.13 9.12 7.84 8.4 8.86 8.4 C9.96 8.4 10.7 9.19 10.7 10.42 C10.7 11.42 \
            10.27 12.22 9.33 13.3 M9.33 13.3 L7.02 15.6 M7.02 15.6 H10.82
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M13.26 8.4 H16.72 M16.72 8.4 L14.83 11.14 M14.83 11.14 C16.17 11.14 16.95 12 16.95 \
            13.37 C16.95 14.74 16.09 15.6 14.91 15.6 C13.97 15.6 13.26 15.1 13.02 14.16
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.58 8.54 C10.5 10.13 9.88 10.85 9.01 10.85 C8.15 10.85 7.52 10.13 7.2 8.4 M7.2 \
              8.4 C7.91 10.56 8.22 12.86 8.22 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M16.81 8.4 C16.81 9.84 16.42 10.56 15.87 10.56 C15.32 10.56 15.08 9.98 15.01 8.98 \
              M15.01 8.98 C15.01 9.98 14.69 10.7 14.14 10.63 C13.51 10.56 13.12 9.84 12.89 8.4 \
              M12.89 8.4 C13.6 10.56 13.91 12.86 13.91 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 34:
      Symbol(
        name: "24.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M6.72 10.27 C6.75 9.12 7.46 8.4 8.48 8.4 C9.59 8.4 10.33 9.19 10.33 10.42 C10.33 \
            11.42 9.9 12.22 8.95 13.3 L6.64 15.6 H10.45
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M16.11 15.6 V8.4 L12.65 13.66 H17.33", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.58 8.54 C10.5 10.13 9.88 10.85 9.01 10.85 C8.15 10.85 7.52 10.13 7.2 8.4 C7.91 \
              10.56 8.22 12.86 8.22 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M16.58 8.54 C14.77 8.4 13.44 9.12 13.44 10.27 C13.44 11.28 14.3 11.78 15.63 11.71 \
              C13.99 11.78 12.89 12.58 12.89 13.87 C12.89 15.17 14.46 15.74 16.81 15.38
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.58 8.54 C10.5 10.13 9.88 10.85 9.01 10.85 C8.15 10.85 7.52 10.13 7.2 8.4 C7.91 \
              10.56 8.22 12.86 8.22 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.27 8.4 C13.72 10.59 14.06 13.05 14.06 15.6 M13.81 10.61 C14.77 10.81 15.83 \
              10.73 16.7 10.2 M16.32 8.62 C15.42 8.27 14.81 8.79 14.83 9.54 C14.86 10.11 15.15 \
              10.51 15.49 10.68
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 35:
      Symbol(
        name: "24.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M6.72 10.27 C6.75 9.12 7.46 8.4 8.48 8.4 C9.59 8.4 10.33 9.19 10.33 10.42 C10.33 \
            11.42 9.9 12.22 8.95 13.3 M8.95 13.3 L6.64 15.6 M6.64 15.6 H10.45
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M16.11 15.6 V8.4 M16.11 8.4 L12.65 13.66 M12.65 13.66 H17.33
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.58 8.54 C10.5 10.13 9.88 10.85 9.01 10.85 C8.15 10.85 7.52 10.13 7.2 8.4 M7.2 \
              8.4 C7.91 10.56 8.22 12.86 8.22 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M16.58 8.54 C14.77 8.4 13.44 9.12 13.44 10.27 C13.44 11.28 14.3 11.78 15.63 11.71 \
              M15.63 11.71 C13.99 11.78 12.89 12.58 12.89 13.87 C12.89 15.17 14.46 15.74 16.81 \
              15.38
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.58 8.54 C10.5 10.13 9.88 10.85 9.01 10.85 C8.15 10.85 7.52 10.13 7.2 8.4 M7.2 \
              8.4 C7.91 10.56 8.22 12.86 8.22 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.27 8.4 C13.72 10.59 14.06 13.05 14.06 15.6 M13.81 10.61 C14.77 10.81 15.83 \
              10.73 16.7 10.2 M16.32 8.62 C15.41 8.27 14.81 8.79 14.83 9.54 C14.86 10.11 15.15 \
              10.51 15.49 10.68
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 36:
      Symbol(
        name: "25.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.09 10.27 C7.13 9.12 7.84 8.4 8.86 8.4 C9.96 8.4 10.7 9.19 10.7 10.42 C10.7 11.42 \
            10.27 12.22 9.33 13.3 L7.02 15.6 H10.82
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M16.56 8.4 H13.73 L13.42 11.57 C13.81 11.14 14.28 10.92 14.83 10.92 C16.17 10.92 \
            16.95 11.78 16.95 13.22 C16.95 14.66 16.13 15.6 14.87 15.6 C13.93 15.6 13.26 15.17 \
            13.02 14.38
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.5 8.54 C10.43 10.13 9.8 10.85 8.93 10.85 C8.07 10.85 7.44 10.13 7.13 8.4 C7.84 \
              10.56 8.15 12.86 8.15 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M14.85 9.01 C16.2 9.01 16.88 10.37 16.88 12.09 C16.88 13.81 16.2 15.16 14.85 15.16 \
              C13.5 15.16 12.82 13.81 12.82 12.09 C12.82 10.37 13.5 9.01 14.85 9.01 Z
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.5 8.54 C10.43 10.13 9.8 10.85 8.93 10.85 C8.07 10.85 7.44 10.13 7.13 8.4 C7.84 \
              10.56 8.15 12.86 8.15 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M14.43 8.4 C15.57 9.63 16.8 11.97 16.8 14.04 C16.8 15.16 16.28 15.6 15.71 15.6 \
              C15.23 15.6 14.9 15.26 14.85 14.5 M14.85 14.5 C14.8 15.26 14.47 15.6 13.99 15.6 \
              C13.33 15.6 12.95 15.16 12.95 14.19 C12.95 12.22 13.9 10.51 14.99 9.18
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 37:
      Symbol(
        name: "25.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.09 10.27 C7.13 9.12 7.84 8.4 8.86 8.4 C9.96 8.4 10.7 9.19 10.7 10.42 C10.7 11.42 \
            10.27 12.22 9.33 13.3 M9.33 13.3 L7.02 15.6 M7.02 15.6 H10.82
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M16.56 8.4 H13.73 M13.73 8.4 L13.42 11.57 M13.42 11.57 C13.81 11.14 14.28 10.92 14.83 \
            10.92 C16.17 10.92 16.95 11.78 16.95 13.22 C16.95 14.66 16.13 15.6 14.87 15.6 C13.93 \
            15.6 13.26 15.17 13.02 14.38
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.5 8.54 C10.43 10.13 9.8 10.85 8.93 10.85 C8.07 10.85 7.44 10.13 7.13 8.4 M7.13 \
              8.4 C7.84 10.56 8.15 12.86 8.15 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M14.85 9.01 C16.2 9.01 16.88 10.37 16.88 12.09 C16.88 13.81 16.2 15.16 14.85 15.16 \
              C13.5 15.16 12.82 13.81 12.82 12.09 C12.82 10.37 13.5 9.01 14.85 9.01 Z
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.5 8.54 C10.43 10.13 9.8 10.85 8.93 10.85 C8.07 10.85 7.44 10.13 7.13 8.4 M7.13 \
              8.4 C7.84 10.56 8.15 12.86 8.15 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M14.43 8.4 C15.57 9.63 16.8 11.97 16.8 14.04 C16.8 15.16 16.28 15.6 15.71 15.6 \
              C15.23 15.6 14.9 15.26 14.85 14.5 M14.85 14.5 C14.8 15.26 14.47 15.6 13.99 15.6 \
              C13.33 15.6 12.95 15.16 12.95 14.19 C12.95 12.22 13.9 10.51 14.99 9.18
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 38:
      Symbol(
        name: "26.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.09 10.27 C7.13 9.12 7.84 8.4 8.86 8.4 C9.96 8.4 10.7 9.19 10.7 10.42 C10.7 11.42 \
            10.27 12.22 9.33 13.3 L7.02 15.6 H10.82
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M16.2 8.4 C14.53 9.1 13.02 10.77 13.02 13.27 M14.99 10.99 C16.08 10.99 16.95 12.01 \
            16.95 13.27 C16.95 14.54 16.08 15.56 14.99 15.56 C13.9 15.56 13.02 14.54 13.02 13.27 \
            C13.02 12.01 13.9 10.99 14.99 10.99 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.96 8.54 C10.88 10.13 10.25 10.85 9.39 10.85 C8.52 10.85 7.9 10.13 7.58 8.4 \
              C8.29 10.56 8.6 12.86 8.6 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.26 8.75 C14.24 9.28 15.23 9.19 16.06 8.4 C15.83 10.95 15.98 13.32 16.43 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.96 8.54 C10.88 10.13 10.25 10.85 9.39 10.85 C8.52 10.85 7.9 10.13 7.58 8.4 \
              C8.29 10.56 8.6 12.86 8.6 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M16.28 8.66 C15.07 8.14 14.02 8.75 14.02 9.98 C14.02 11.47 15.45 11.74 16.74 11.04 \
              M15.75 11.3 C14.55 12.35 13.56 13.93 13.18 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 39:
      Symbol(
        name: "26.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.09 10.27 C7.13 9.12 7.84 8.4 8.86 8.4 C9.96 8.4 10.7 9.19 10.7 10.42 C10.7 11.42 \
            10.27 12.22 9.33 13.3 M9.33 13.3 L7.02 15.6 M7.02 15.6 H10.82
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M16.2 8.4 C14.53 9.1 13.02 10.77 13.02 13.27 M14.99 10.99 C16.08 10.99 16.95 12.01 \
            16.95 13.27 C16.95 14.54 16.08 15.56 14.99 15.56 C13.9 15.56 13.02 14.54 13.02 13.27 \
            C13.02 12.01 13.9 10.99 14.99 10.99 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.96 8.54 C10.88 10.13 10.25 10.85 9.39 10.85 C8.52 10.85 7.9 10.13 7.58 8.4 \
              M7.58 8.4 C8.29 10.56 8.6 12.86 8.6 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.26 8.75 C14.24 9.28 15.23 9.19 16.06 8.4 M16.06 8.4 C15.83 10.95 15.98 13.32 \
              16.43 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.96 8.54 C10.88 10.13 10.25 10.85 9.39 10.85 C8.52 10.85 7.9 10.13 7.58 8.4 \
              M7.58 8.4 C8.29 10.56 8.6 12.86 8.6 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M16.28 8.66 C15.07 8.14 14.02 8.75 14.02 9.98 C14.02 11.47 15.45 11.74 16.74 11.04 \
              M15.75 11.3 C14.55 12.35 13.56 13.93 13.18 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    default: nil
    }
  }

  private static func part3(_ index: Int) -> Symbol? {
    switch index {
    case 40:
      Symbol(
        name: "27.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.13 10.27 C7.17 9.12 7.88 8.4 8.9 8.4 C10 8.4 10.74 9.19 10.74 10.42 C10.74 11.42 \
            10.31 12.22 9.37 13.3 L7.06 15.6 H10.86
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M13.06 8.4 H16.91 L14.38 15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.58 8.54 C10.5 10.13 9.88 10.85 9.01 10.85 C8.15 10.85 7.52 10.13 7.2 8.4 C7.91 \
              10.56 8.22 12.86 8.22 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M12.89 8.4 C13.87 10.42 14.55 12.79 14.85 15.6 C15.15 12.79 15.83 10.42 16.81 8.4
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 41:
      Symbol(
        name: "27.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.13 10.27 C7.17 9.12 7.88 8.4 8.9 8.4 C10 8.4 10.74 9.19 10.74 10.42 C10.74 11.42 \
            10.31 12.22 9.37 13.3 M9.37 13.3 L7.06 15.6 M7.06 15.6 H10.86
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.cut, "M13.06 8.4 H16.91 M16.91 8.4 L14.38 15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.58 8.54 C10.5 10.13 9.88 10.85 9.01 10.85 C8.15 10.85 7.52 10.13 7.2 8.4 M7.2 \
              8.4 C7.91 10.56 8.22 12.86 8.22 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M12.89 8.4 C13.87 10.42 14.55 12.79 14.85 15.6 M14.85 15.6 C15.15 12.79 15.83 10.42 \
              16.81 8.4
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 42:
      Symbol(
        name: "28.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.21 10.27 C7.25 9.12 7.96 8.4 8.97 8.4 C10.08 8.4 10.82 9.19 10.82 10.42 C10.82 \
            11.42 10.39 12.22 9.44 13.3 L7.13 15.6 H10.94
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M14.99 8.4 C15.8 8.4 16.46 9.16 16.46 10.11 C16.46 11.06 15.8 11.82 14.99 11.82 \
            C14.17 11.82 13.52 11.06 13.52 10.11 C13.52 9.16 14.17 8.4 14.99 8.4 Z M14.99 11.47 \
            C15.97 11.47 16.76 12.4 16.76 13.54 C16.76 14.68 15.97 15.6 14.99 15.6 C14.01 15.6 \
            13.21 14.68 13.21 13.54 C13.21 12.4 14.01 11.47 14.99 11.47 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.58 8.54 C10.5 10.13 9.88 10.85 9.01 10.85 C8.15 10.85 7.52 10.13 7.2 8.4 C7.91 \
              10.56 8.22 12.86 8.22 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M12.89 15.6 C13.87 13.58 14.55 11.21 14.85 8.4 C15.15 11.21 15.83 13.58 16.81 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 43:
      Symbol(
        name: "28.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.21 10.27 C7.25 9.12 7.96 8.4 8.97 8.4 C10.08 8.4 10.82 9.19 10.82 10.42 C10.82 \
            11.42 10.39 12.22 9.44 13.3 M9.44 13.3 L7.13 15.6 M7.13 15.6 H10.94
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M14.99 8.4 C15.8 8.4 16.46 9.16 16.46 10.11 C16.46 11.06 15.8 11.82 14.99 11.82 \
            C14.17 11.82 13.52 11.06 13.52 10.11 C13.52 9.16 14.17 8.4 14.99 8.4 Z M14.99 11.47 \
            C15.97 11.47 16.76 12.4 16.76 13.54 C16.76 14.68 15.97 15.6 14.99 15.6 C14.01 15.6 \
            13.21 14.68 13.21 13.54 C13.21 12.4 14.01 11.47 14.99 11.47 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.58 8.54 C10.5 10.13 9.88 10.85 9.01 10.85 C8.15 10.85 7.52 10.13 7.2 8.4 M7.2 \
              8.4 C7.91 10.56 8.22 12.86 8.22 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M12.89 15.6 C13.87 13.58 14.55 11.21 14.85 8.4 M14.85 8.4 C15.15 11.21 15.83 13.58 \
              16.81 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 44:
      Symbol(
        name: "29.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.09 10.27 C7.13 9.12 7.84 8.4 8.86 8.4 C9.96 8.4 10.7 9.19 10.7 10.42 C10.7 11.42 \
            10.27 12.22 9.33 13.3 L7.02 15.6 H10.82
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M13.78 15.6 C15.44 14.9 16.95 13.23 16.95 10.73 M14.99 8.44 C16.08 8.44 16.95 9.46 \
            16.95 10.73 C16.95 11.99 16.08 13.01 14.99 13.01 C13.9 13.01 13.02 11.99 13.02 10.73 \
            C13.02 9.46 13.9 8.44 14.99 8.44 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.8 8.54 C10.73 10.13 10.1 10.85 9.23 10.85 C8.37 10.85 7.75 10.13 7.43 8.4 C8.14 \
              10.56 8.45 12.86 8.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M14.77 8.4 C15.65 8.4 16.36 9.23 16.36 10.24 C16.36 11.26 15.65 12.09 14.77 12.09 \
              C13.9 12.09 13.19 11.26 13.19 10.24 C13.19 9.23 13.9 8.4 14.77 8.4 Z M16.36 10.24 \
              C16.36 12.35 16.43 13.93 16.74 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 45:
      Symbol(
        name: "29.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.09 10.27 C7.13 9.12 7.84 8.4 8.86 8.4 C9.96 8.4 10.7 9.19 10.7 10.42 C10.7 11.42 \
            10.27 12.22 9.33 13.3 M9.33 13.3 L7.02 15.6 M7.02 15.6 H10.82
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M13.78 15.6 C15.44 14.9 16.95 13.23 16.95 10.73 M14.99 8.44 C16.08 8.44 16.95 9.46 \
            16.95 10.73 C16.95 11.99 16.08 13.01 14.99 13.01 C13.9 13.01 13.02 11.99 13.02 10.73 \
            C13.02 9.46 13.9 8.44 14.99 8.44 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.8 8.54 C10.73 10.13 10.1 10.85 9.23 10.85 C8.37 10.85 7.75 10.13 7.43 8.4 M7.43 \
              8.4 C8.14 10.56 8.45 12.86 8.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M14.77 8.4 C15.65 8.4 16.36 9.23 16.36 10.24 C16.36 11.26 15.65 12.09 14.77 12.09 \
              C13.9 12.09 13.19 11.26 13.19 10.24 C13.19 9.23 13.9 8.4 14.77 8.4 Z M16.36 10.24 \
              C16.36 12.35 16.43 13.93 16.74 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 46:
      Symbol(
        name: "3.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M9.61 7.9 H14.19 L11.69 11.02 C13.46 11.02 14.5 12 14.5 13.56 C14.5 15.12 13.36 16.1 \
            11.8 16.1 C10.55 16.1 9.61 15.53 9.3 14.46
            """, heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M14.6 7.9 C14.6 9.54 14.08 10.36 13.35 10.36 C12.62 10.36 12.31 9.7 12.21 8.56 \
              C12.21 9.7 11.79 10.52 11.06 10.44 C10.23 10.36 9.71 9.54 9.4 7.9 C10.34 10.36 \
              10.75 12.98 10.75 16.1
              """, heaviestWidth: 0.8),
          ]
        ])
    case 47:
      Symbol(
        name: "3.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M9.61 7.9 H14.19 M14.19 7.9 L11.69 11.02 M11.69 11.02 C13.46 11.02 14.5 12 14.5 13.56 \
            C14.5 15.12 13.36 16.1 11.8 16.1 C10.55 16.1 9.61 15.53 9.3 14.46
            """, width: 1.05, heaviestWidth: 0.84),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M14.6 7.9 C14.6 9.54 14.08 10.36 13.35 10.36 C12.62 10.36 12.31 9.7 12.21 8.56 \
              M12.21 8.56 C12.21 9.7 11.79 10.52 11.06 10.44 C10.23 10.36 9.71 9.54 9.4 7.9 M9.4 \
              7.9 C10.34 10.36 10.75 12.98 10.75 16.1
              """, width: 1.05, heaviestWidth: 0.84),
          ]
        ])
    case 48:
      Symbol(
        name: "30.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.21 8.4 H10.67 L8.78 11.14 C10.11 11.14 10.9 12 10.9 13.37 C10.9 14.74 10.04 15.6 \
            8.86 15.6 C7.92 15.6 7.21 15.1 6.97 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M15.06 8.4 C16.31 8.4 17.03 9.89 17.03 12 C17.03 14.11 16.31 15.6 15.06 15.6 C13.82 \
            15.6 13.1 14.11 13.1 12 C13.1 9.89 13.82 8.4 15.06 8.4 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M12.36 8.4 C12.36 9.84 11.97 10.56 11.42 10.56 C10.87 10.56 10.63 9.98 10.56 8.98 \
              C10.56 9.98 10.24 10.7 9.69 10.63 C9.06 10.56 8.67 9.84 8.43 8.4 C9.14 10.56 9.45 \
              12.86 9.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.stroke, "M14.89 12.18 H15.34", width: 1.6),
          ]
        ])
    case 49:
      Symbol(
        name: "30.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.21 8.4 H10.67 M10.67 8.4 L8.78 11.14 M8.78 11.14 C10.11 11.14 10.9 12 10.9 13.37 \
            C10.9 14.74 10.04 15.6 8.86 15.6 C7.92 15.6 7.21 15.1 6.97 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M15.06 8.4 C16.31 8.4 17.03 9.89 17.03 12 C17.03 14.11 16.31 15.6 15.06 15.6 C13.82 \
            15.6 13.1 14.11 13.1 12 C13.1 9.89 13.82 8.4 15.06 8.4 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M12.36 8.4 C12.36 9.84 11.97 10.56 11.42 10.56 C10.87 10.56 10.63 9.98 10.56 8.98 \
              M10.56 8.98 C10.56 9.98 10.24 10.7 9.69 10.63 C9.06 10.56 8.67 9.84 8.43 8.4 M8.43 \
              8.4 C9.14 10.56 9.45 12.86 9.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.cut, "M14.89 12.18 H15.34", width: 1.6),
          ]
        ])
    case 50:
      Symbol(
        name: "31.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M8.52 8.4 H11.98 L10.09 11.14 C11.43 11.14 12.21 12 12.21 13.37 C12.21 14.74 11.35 \
            15.6 10.18 15.6 C9.23 15.6 8.52 15.1 8.29 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M14.42 9.55 L15.72 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M12.36 8.4 C12.36 9.84 11.97 10.56 11.42 10.56 C10.87 10.56 10.63 9.98 10.56 8.98 \
              C10.56 9.98 10.24 10.7 9.69 10.63 C9.06 10.56 8.67 9.84 8.43 8.4 C9.14 10.56 9.45 \
              12.86 9.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M14.68 8.4 C15.26 10.56 15.55 12.86 15.55 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 51:
      Symbol(
        name: "31.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M8.52 8.4 H11.98 M11.98 8.4 L10.09 11.14 M10.09 11.14 C11.43 11.14 12.21 12 12.21 \
            13.37 C12.21 14.74 11.35 15.6 10.18 15.6 C9.23 15.6 8.52 15.1 8.29 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.cut, "M14.42 9.55 L15.72 8.4 M15.72 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M12.36 8.4 C12.36 9.84 11.97 10.56 11.42 10.56 C10.87 10.56 10.63 9.98 10.56 8.98 \
              M10.56 8.98 C10.56 9.98 10.24 10.7 9.69 10.63 C9.06 10.56 8.67 9.84 8.43 8.4 M8.43 \
              8.4 C9.14 10.56 9.45 12.86 9.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M14.68 8.4 C15.26 10.56 15.55 12.86 15.55 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 52:
      Symbol(
        name: "32.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.28 8.4 H10.74 L8.85 11.14 C10.19 11.14 10.98 12 10.98 13.37 C10.98 14.74 10.11 \
            15.6 8.94 15.6 C7.99 15.6 7.28 15.1 7.05 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M13.22 10.27 C13.26 9.12 13.97 8.4 14.99 8.4 C16.09 8.4 16.83 9.19 16.83 10.42 C16.83 \
            11.42 16.4 12.22 15.46 13.3 L13.15 15.6 H16.95
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M11.11 8.4 C11.11 9.84 10.72 10.56 10.17 10.56 C9.62 10.56 9.39 9.98 9.31 8.98 \
              C9.31 9.98 8.99 10.7 8.44 10.63 C7.81 10.56 7.42 9.84 7.19 8.4 C7.9 10.56 8.21 \
              12.86 8.21 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M16.8 8.54 C16.73 10.13 16.1 10.85 15.23 10.85 C14.37 10.85 13.75 10.13 13.43 8.4 \
              C14.14 10.56 14.45 12.86 14.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 53:
      Symbol(
        name: "32.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.28 8.4 H10.74 M10.74 8.4 L8.85 11.14 M8.85 11.14 C10.19 11.14 10.98 12 10.98 13.37 \
            C10.98 14.74 10.11 15.6 8.94 15.6 C7.99 15.6 7.28 15.1 7.05 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M13.22 10.27 C13.26 9.12 13.97 8.4 14.99 8.4 C16.09 8.4 16.83 9.19 16.83 10.42 C16.83 \
            11.42 16.4 12.22 15.46 13.3 M15.46 13.3 L13.15 15.6 M13.15 15.6 H16.95
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M11.11 8.4 C11.11 9.84 10.72 10.56 10.17 10.56 C9.62 10.56 9.39 9.98 9.31 8.98 \
              M9.31 8.98 C9.31 9.98 8.99 10.7 8.44 10.63 C7.81 10.56 7.42 9.84 7.19 8.4 M7.19 8.4 \
              C7.9 10.56 8.21 12.86 8.21 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M16.8 8.54 C16.73 10.13 16.1 10.85 15.23 10.85 C14.37 10.85 13.75 10.13 13.43 8.4 \
              M13.43 8.4 C14.14 10.56 14.45 12.86 14.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 54:
      Symbol(
        name: "33.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.21 8.4 H10.67 L8.78 11.14 C10.11 11.14 10.9 12 10.9 13.37 C10.9 14.74 10.04 15.6 \
            8.86 15.6 C7.92 15.6 7.21 15.1 6.97 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M13.33 8.4 H16.79 L14.9 11.14 C16.24 11.14 17.03 12 17.03 13.37 C17.03 14.74 16.17 \
            15.6 14.99 15.6 C14.04 15.6 13.33 15.1 13.1 14.16
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.85 8.4 C10.85 9.84 10.46 10.56 9.91 10.56 C9.35 10.56 9.12 9.98 9.05 8.98 C9.05 \
              9.98 8.73 10.7 8.18 10.63 C7.55 10.56 7.16 9.84 6.92 8.4 C7.63 10.56 7.94 12.86 \
              7.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M17.08 8.4 C17.08 9.84 16.68 10.56 16.13 10.56 C15.58 10.56 15.35 9.98 15.27 8.98 \
              C15.27 9.98 14.95 10.7 14.4 10.63 C13.78 10.56 13.38 9.84 13.15 8.4 C13.86 10.56 \
              14.17 12.86 14.17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 55:
      Symbol(
        name: "33.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.21 8.4 H10.67 M10.67 8.4 L8.78 11.14 M8.78 11.14 C10.11 11.14 10.9 12 10.9 13.37 \
            C10.9 14.74 10.04 15.6 8.86 15.6 C7.92 15.6 7.21 15.1 6.97 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M13.33 8.4 H16.79 M16.79 8.4 L14.9 11.14 M14.9 11.14 C16.24 11.14 17.03 12 17.03 \
            13.37 C17.03 14.74 16.17 15.6 14.99 15.6 C14.04 15.6 13.33 15.1 13.1 14.16
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.85 8.4 C10.85 9.84 10.46 10.56 9.91 10.56 C9.35 10.56 9.12 9.98 9.05 8.98 M9.05 \
              8.98 C9.05 9.98 8.73 10.7 8.18 10.63 C7.55 10.56 7.16 9.84 6.92 8.4 M6.92 8.4 C7.63 \
              10.56 7.94 12.86 7.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M17.08 8.4 C17.08 9.84 16.68 10.56 16.13 10.56 C15.58 10.56 15.35 9.98 15.27 8.98 \
              M15.27 8.98 C15.27 9.98 14.95 10.7 14.4 10.63 C13.78 10.56 13.38 9.84 13.15 8.4 \
              M13.15 8.4 C13.86 10.56 14.17 12.86 14.17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 56:
      Symbol(
        name: "34.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M6.83 8.4 H10.29 L8.4 11.14 C9.74 11.14 10.52 12 10.52 13.37 C10.52 14.74 9.66 15.6 \
            8.48 15.6 C7.54 15.6 6.83 15.1 6.6 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M16.19 15.6 V8.4 L12.72 13.66 H17.4", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.85 8.4 C10.85 9.84 10.46 10.56 9.91 10.56 C9.35 10.56 9.12 9.98 9.05 8.98 C9.05 \
              9.98 8.73 10.7 8.18 10.63 C7.55 10.56 7.16 9.84 6.92 8.4 C7.63 10.56 7.94 12.86 \
              7.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M16.84 8.54 C15.04 8.4 13.7 9.12 13.7 10.27 C13.7 11.28 14.56 11.78 15.9 11.71 \
              C14.25 11.78 13.15 12.58 13.15 13.87 C13.15 15.17 14.72 15.74 17.08 15.38
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.85 8.4 C10.85 9.84 10.46 10.56 9.91 10.56 C9.35 10.56 9.12 9.98 9.05 8.98 C9.05 \
              9.98 8.73 10.7 8.18 10.63 C7.55 10.56 7.16 9.84 6.92 8.4 C7.63 10.56 7.94 12.86 \
              7.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.53 8.4 C13.98 10.59 14.32 13.05 14.32 15.6 M14.07 10.61 C15.04 10.81 16.1 10.73 \
              16.96 10.2 M16.59 8.62 C15.68 8.27 15.08 8.79 15.1 9.54 C15.12 10.11 15.42 10.51 \
              15.76 10.68
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 57:
      Symbol(
        name: "34.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M6.83 8.4 H10.29 M10.29 8.4 L8.4 11.14 M8.4 11.14 C9.74 11.14 10.52 12 10.52 13.37 \
            C10.52 14.74 9.66 15.6 8.48 15.6 C7.54 15.6 6.83 15.1 6.6 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M16.19 15.6 V8.4 M16.19 8.4 L12.72 13.66 M12.72 13.66 H17.4
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.85 8.4 C10.85 9.84 10.46 10.56 9.91 10.56 C9.35 10.56 9.12 9.98 9.05 8.98 M9.05 \
              8.98 C9.05 9.98 8.73 10.7 8.18 10.63 C7.55 10.56 7.16 9.84 6.92 8.4 M6.92 8.4 C7.63 \
              10.56 7.94 12.86 7.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M16.84 8.54 C15.04 8.4 13.7 9.12 13.7 10.27 C13.7 11.28 14.56 11.78 15.9 11.71 \
              M15.9 11.71 C14.25 11.78 13.15 12.58 13.15 13.87 C13.15 15.17 14.72 15.74 17.08 \
              15.38
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.85 8.4 C10.85 9.84 10.46 10.56 9.91 10.56 C9.35 10.56 9.12 9.98 9.05 8.98 M9.05 \
              8.98 C9.05 9.98 8.73 10.7 8.18 10.63 C7.55 10.56 7.16 9.84 6.92 8.4 M6.92 8.4 C7.63 \
              10.56 7.94 12.86 7.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.53 8.4 C13.98 10.59 14.32 13.05 14.32 15.6 M14.07 10.61 C15.04 10.81 16.1 10.73 \
              16.96 10.2 M16.59 8.62 C15.68 8.27 15.08 8.79 15.1 9.54 C15.12 10.11 15.42 10.51 \
              15.76 10.68
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 58:
      Symbol(
        name: "35.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.21 8.4 H10.67 L8.78 11.14 C10.11 11.14 10.9 12 10.9 13.37 C10.9 14.74 10.04 15.6 \
            8.86 15.6 C7.92 15.6 7.21 15.1 6.97 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M16.63 8.4 H13.81 L13.49 11.57 C13.89 11.14 14.35 10.92 14.9 10.92 C16.24 10.92 17.03 \
            11.78 17.03 13.22 C17.03 14.66 16.2 15.6 14.94 15.6 C14.01 15.6 13.33 15.17 13.1 \
            14.38
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.77 8.4 C10.77 9.84 10.38 10.56 9.83 10.56 C9.28 10.56 9.05 9.98 8.97 8.98 C8.97 \
              9.98 8.65 10.7 8.1 10.63 C7.47 10.56 7.08 9.84 6.85 8.4 C7.56 10.56 7.87 12.86 7.87 \
              15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M15.11 9.01 C16.46 9.01 17.14 10.37 17.14 12.09 C17.14 13.81 16.46 15.16 15.11 \
              15.16 C13.76 15.16 13.08 13.81 13.08 12.09 C13.08 10.37 13.76 9.01 15.11 9.01 Z
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.77 8.4 C10.77 9.84 10.38 10.56 9.83 10.56 C9.28 10.56 9.05 9.98 8.97 8.98 C8.97 \
              9.98 8.65 10.7 8.1 10.63 C7.47 10.56 7.08 9.84 6.85 8.4 C7.56 10.56 7.87 12.86 7.87 \
              15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M14.69 8.4 C15.83 9.63 17.06 11.97 17.06 14.04 C17.06 15.16 16.54 15.6 15.97 15.6 \
              C15.49 15.6 15.16 15.26 15.11 14.5 M15.11 14.5 C15.06 15.26 14.73 15.6 14.25 15.6 \
              C13.59 15.6 13.21 15.16 13.21 14.19 C13.21 12.22 14.16 10.51 15.25 9.18
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 59:
      Symbol(
        name: "35.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.21 8.4 H10.67 M10.67 8.4 L8.78 11.14 M8.78 11.14 C10.11 11.14 10.9 12 10.9 13.37 \
            C10.9 14.74 10.04 15.6 8.86 15.6 C7.92 15.6 7.21 15.1 6.97 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M16.63 8.4 H13.81 M13.81 8.4 L13.49 11.57 M13.49 11.57 C13.89 11.14 14.35 10.92 14.9 \
            10.92 C16.24 10.92 17.03 11.78 17.03 13.22 C17.03 14.66 16.2 15.6 14.94 15.6 C14.01 \
            15.6 13.33 15.17 13.1 14.38
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.77 8.4 C10.77 9.84 10.38 10.56 9.83 10.56 C9.28 10.56 9.05 9.98 8.97 8.98 M8.97 \
              8.98 C8.97 9.98 8.65 10.7 8.1 10.63 C7.47 10.56 7.08 9.84 6.85 8.4 M6.85 8.4 C7.56 \
              10.56 7.87 12.86 7.87 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M15.11 9.01 C16.46 9.01 17.14 10.37 17.14 12.09 C17.14 13.81 16.46 15.16 15.11 \
              15.16 C13.76 15.16 13.08 13.81 13.08 12.09 C13.08 10.37 13.76 9.01 15.11 9.01 Z
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.77 8.4 C10.77 9.84 10.38 10.56 9.83 10.56 C9.28 10.56 9.05 9.98 8.97 8.98 M8.97 \
              8.98 C8.97 9.98 8.65 10.7 8.1 10.63 C7.47 10.56 7.08 9.84 6.85 8.4 M6.85 8.4 C7.56 \
              10.56 7.87 12.86 7.87 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M14.69 8.4 C15.83 9.63 17.06 11.97 17.06 14.04 C17.06 15.16 16.54 15.6 15.97 15.6 \
              C15.49 15.6 15.16 15.26 15.11 14.5 M15.11 14.5 C15.06 15.26 14.73 15.6 14.25 15.6 \
              C13.59 15.6 13.21 15.16 13.21 14.19 C13.21 12.22 14.16 10.51 15.25 9.18
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    default: nil
    }
  }

  private static func part4(_ index: Int) -> Symbol? {
    switch index {
    case 60:
      Symbol(
        name: "36.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.21 8.4 H10.67 L8.78 11.14 C10.11 11.14 10.9 12 10.9 13.37 C10.9 14.74 10.04 15.6 \
            8.86 15.6 C7.92 15.6 7.21 15.1 6.97 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M16.27 8.4 C14.61 9.1 13.1 10.77 13.1 13.27 M15.06 10.99 C16.15 10.99 17.03 12.01 \
            17.03 13.27 C17.03 14.54 16.15 15.56 15.06 15.56 C13.98 15.56 13.1 14.54 13.1 13.27 \
            C13.1 12.01 13.98 10.99 15.06 10.99 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M11.23 8.4 C11.23 9.84 10.83 10.56 10.28 10.56 C9.73 10.56 9.5 9.98 9.42 8.98 C9.42 \
              9.98 9.11 10.7 8.55 10.63 C7.93 10.56 7.54 9.84 7.3 8.4 C8.01 10.56 8.32 12.86 8.32 \
              15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.53 8.75 C14.51 9.28 15.49 9.19 16.32 8.4 C16.09 10.95 16.25 13.32 16.7 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M11.23 8.4 C11.23 9.84 10.83 10.56 10.28 10.56 C9.73 10.56 9.5 9.98 9.42 8.98 C9.42 \
              9.98 9.11 10.7 8.55 10.63 C7.93 10.56 7.54 9.84 7.3 8.4 C8.01 10.56 8.32 12.86 8.32 \
              15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M16.55 8.66 C15.34 8.14 14.28 8.75 14.28 9.98 C14.28 11.47 15.72 11.74 17 11.04 \
              M16.02 11.3 C14.81 12.35 13.83 13.93 13.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 61:
      Symbol(
        name: "36.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.21 8.4 H10.67 M10.67 8.4 L8.78 11.14 M8.78 11.14 C10.11 11.14 10.9 12 10.9 13.37 \
            C10.9 14.74 10.04 15.6 8.86 15.6 C7.92 15.6 7.21 15.1 6.97 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M16.27 8.4 C14.61 9.1 13.1 10.77 13.1 13.27 M15.06 10.99 C16.15 10.99 17.03 12.01 \
            17.03 13.27 C17.03 14.54 16.15 15.56 15.06 15.56 C13.98 15.56 13.1 14.54 13.1 13.27 \
            C13.1 12.01 13.98 10.99 15.06 10.99 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M11.23 8.4 C11.23 9.84 10.83 10.56 10.28 10.56 C9.73 10.56 9.5 9.98 9.42 8.98 M9.42 \
              8.98 C9.42 9.98 9.11 10.7 8.55 10.63 C7.93 10.56 7.54 9.84 7.3 8.4 M7.3 8.4 C8.01 \
              10.56 8.32 12.86 8.32 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.53 8.75 C14.51 9.28 15.49 9.19 16.32 8.4 M16.32 8.4 C16.09 10.95 16.25 13.32 \
              16.7 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M11.23 8.4 C11.23 9.84 10.83 10.56 10.28 10.56 C9.73 10.56 9.5 9.98 9.42 8.98 M9.42 \
              8.98 C9.42 9.98 9.11 10.7 8.55 10.63 C7.93 10.56 7.54 9.84 7.3 8.4 M7.3 8.4 C8.01 \
              10.56 8.32 12.86 8.32 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M16.55 8.66 C15.34 8.14 14.28 8.75 14.28 9.98 C14.28 11.47 15.72 11.74 17 11.04 \
              M16.02 11.3 C14.81 12.35 13.83 13.93 13.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 62:
      Symbol(
        name: "37.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.25 8.4 H10.7 L8.82 11.14 C10.15 11.14 10.94 12 10.94 13.37 C10.94 14.74 10.08 15.6 \
            8.9 15.6 C7.96 15.6 7.25 15.1 7.01 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M13.14 8.4 H16.99 L14.46 15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.85 8.4 C10.85 9.84 10.46 10.56 9.91 10.56 C9.35 10.56 9.12 9.98 9.05 8.98 C9.05 \
              9.98 8.73 10.7 8.18 10.63 C7.55 10.56 7.16 9.84 6.92 8.4 C7.63 10.56 7.94 12.86 \
              7.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.15 8.4 C14.13 10.42 14.81 12.79 15.11 15.6 C15.42 12.79 16.09 10.42 17.08 8.4
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 63:
      Symbol(
        name: "37.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.25 8.4 H10.7 M10.7 8.4 L8.82 11.14 M8.82 11.14 C10.15 11.14 10.94 12 10.94 13.37 \
            C10.94 14.74 10.08 15.6 8.9 15.6 C7.96 15.6 7.25 15.1 7.01 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.cut, "M13.14 8.4 H16.99 M16.99 8.4 L14.46 15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.85 8.4 C10.85 9.84 10.46 10.56 9.91 10.56 C9.35 10.56 9.12 9.98 9.05 8.98 M9.05 \
              8.98 C9.05 9.98 8.73 10.7 8.18 10.63 C7.55 10.56 7.16 9.84 6.92 8.4 M6.92 8.4 C7.63 \
              10.56 7.94 12.86 7.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.15 8.4 C14.13 10.42 14.81 12.79 15.11 15.6 M15.11 15.6 C15.42 12.79 16.09 10.42 \
              17.08 8.4
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 64:
      Symbol(
        name: "38.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.32 8.4 H10.78 L8.89 11.14 C10.23 11.14 11.01 12 11.01 13.37 C11.01 14.74 10.15 \
            15.6 8.97 15.6 C8.03 15.6 7.32 15.1 7.09 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M15.06 8.4 C15.88 8.4 16.54 9.16 16.54 10.11 C16.54 11.06 15.88 11.82 15.06 11.82 \
            C14.25 11.82 13.59 11.06 13.59 10.11 C13.59 9.16 14.25 8.4 15.06 8.4 Z M15.06 11.47 \
            C16.04 11.47 16.84 12.4 16.84 13.54 C16.84 14.68 16.04 15.6 15.06 15.6 C14.08 15.6 \
            13.29 14.68 13.29 13.54 C13.29 12.4 14.08 11.47 15.06 11.47 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.85 8.4 C10.85 9.84 10.46 10.56 9.91 10.56 C9.35 10.56 9.12 9.98 9.05 8.98 C9.05 \
              9.98 8.73 10.7 8.18 10.63 C7.55 10.56 7.16 9.84 6.92 8.4 C7.63 10.56 7.94 12.86 \
              7.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.15 15.6 C14.13 13.58 14.81 11.21 15.11 8.4 C15.42 11.21 16.09 13.58 17.08 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 65:
      Symbol(
        name: "38.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.32 8.4 H10.78 M10.78 8.4 L8.89 11.14 M8.89 11.14 C10.23 11.14 11.01 12 11.01 13.37 \
            C11.01 14.74 10.15 15.6 8.97 15.6 C8.03 15.6 7.32 15.1 7.09 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M15.06 8.4 C15.88 8.4 16.54 9.16 16.54 10.11 C16.54 11.06 15.88 11.82 15.06 11.82 \
            C14.25 11.82 13.59 11.06 13.59 10.11 C13.59 9.16 14.25 8.4 15.06 8.4 Z M15.06 11.47 \
            C16.04 11.47 16.84 12.4 16.84 13.54 C16.84 14.68 16.04 15.6 15.06 15.6 C14.08 15.6 \
            13.29 14.68 13.29 13.54 C13.29 12.4 14.08 11.47 15.06 11.47 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.85 8.4 C10.85 9.84 10.46 10.56 9.91 10.56 C9.35 10.56 9.12 9.98 9.05 8.98 M9.05 \
              8.98 C9.05 9.98 8.73 10.7 8.18 10.63 C7.55 10.56 7.16 9.84 6.92 8.4 M6.92 8.4 C7.63 \
              10.56 7.94 12.86 7.94 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.15 15.6 C14.13 13.58 14.81 11.21 15.11 8.4 M15.11 8.4 C15.42 11.21 16.09 13.58 \
              17.08 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 66:
      Symbol(
        name: "39.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.21 8.4 H10.67 L8.78 11.14 C10.11 11.14 10.9 12 10.9 13.37 C10.9 14.74 10.04 15.6 \
            8.86 15.6 C7.92 15.6 7.21 15.1 6.97 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M13.86 15.6 C15.52 14.9 17.03 13.23 17.03 10.73 M15.06 8.44 C16.15 8.44 17.03 9.46 \
            17.03 10.73 C17.03 11.99 16.15 13.01 15.06 13.01 C13.98 13.01 13.1 11.99 13.1 10.73 \
            C13.1 9.46 13.98 8.44 15.06 8.44 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M11.08 8.4 C11.08 9.84 10.68 10.56 10.13 10.56 C9.58 10.56 9.35 9.98 9.27 8.98 \
              C9.27 9.98 8.95 10.7 8.4 10.63 C7.78 10.56 7.38 9.84 7.15 8.4 C7.86 10.56 8.17 \
              12.86 8.17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M15.04 8.4 C15.91 8.4 16.62 9.23 16.62 10.24 C16.62 11.26 15.91 12.09 15.04 12.09 \
              C14.16 12.09 13.45 11.26 13.45 10.24 C13.45 9.23 14.16 8.4 15.04 8.4 Z M16.62 10.24 \
              C16.62 12.35 16.7 13.93 17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 67:
      Symbol(
        name: "39.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.21 8.4 H10.67 M10.67 8.4 L8.78 11.14 M8.78 11.14 C10.11 11.14 10.9 12 10.9 13.37 \
            C10.9 14.74 10.04 15.6 8.86 15.6 C7.92 15.6 7.21 15.1 6.97 14.16
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M13.86 15.6 C15.52 14.9 17.03 13.23 17.03 10.73 M15.06 8.44 C16.15 8.44 17.03 9.46 \
            17.03 10.73 C17.03 11.99 16.15 13.01 15.06 13.01 C13.98 13.01 13.1 11.99 13.1 10.73 \
            C13.1 9.46 13.98 8.44 15.06 8.44 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M11.08 8.4 C11.08 9.84 10.68 10.56 10.13 10.56 C9.58 10.56 9.35 9.98 9.27 8.98 \
              M9.27 8.98 C9.27 9.98 8.95 10.7 8.4 10.63 C7.78 10.56 7.38 9.84 7.15 8.4 M7.15 8.4 \
              C7.86 10.56 8.17 12.86 8.17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M15.04 8.4 C15.91 8.4 16.62 9.23 16.62 10.24 C16.62 11.26 15.91 12.09 15.04 12.09 \
              C14.16 12.09 13.45 11.26 13.45 10.24 C13.45 9.23 14.16 8.4 15.04 8.4 Z M16.62 10.24 \
              C16.62 12.35 16.7 13.93 17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ]
        ])
    case 68:
      Symbol(
        name: "4.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M13.19 16.1 V7.9 L8.6 13.89 H14.8", heaviestWidth: 0.72),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M14.29 8.06 C11.9 7.9 10.13 8.72 10.13 10.03 C10.13 11.18 11.27 11.75 13.04 11.67 \
              C10.86 11.75 9.4 12.66 9.4 14.13 C9.4 15.61 11.48 16.26 14.6 15.85
              """, heaviestWidth: 0.8),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M9.9 7.9 C10.5 10.4 10.95 13.2 10.95 16.1 M10.62 10.42 C11.9 10.65 13.3 10.55 14.45 \
              9.95 M13.95 8.15 C12.75 7.75 11.95 8.35 11.98 9.2 C12.01 9.85 12.4 10.3 12.85 10.5
              """, heaviestWidth: 0.72),
          ],
        ])
    case 69:
      Symbol(
        name: "4.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M13.19 16.1 V7.9 M13.19 7.9 L8.6 13.89 M8.6 13.89 H14.8
            """, width: 1.05, heaviestWidth: 0.74),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M14.29 8.06 C11.9 7.9 10.13 8.72 10.13 10.03 C10.13 11.18 11.27 11.75 13.04 11.67 \
              M13.04 11.67 C10.86 11.75 9.4 12.66 9.4 14.13 C9.4 15.61 11.48 16.26 14.6 15.85
              """, width: 1.05, heaviestWidth: 0.84),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M9.9 7.9 C10.5 10.4 10.95 13.2 10.95 16.1 M10.62 10.42 C11.9 10.65 13.3 10.55 14.45 \
              9.95 M13.95 8.15 C12.75 7.75 11.95 8.35 11.98 9.2 C12.01 9.85 12.4 10.3 12.85 10.5
              """, width: 1.05, heaviestWidth: 0.76),
          ],
        ])
    case 70:
      Symbol(
        name: "40.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M10.06 15.6 V8.4 L6.6 13.66 H11.28", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M15.44 8.4 C16.69 8.4 17.4 9.89 17.4 12 C17.4 14.11 16.69 15.6 15.44 15.6 C14.19 15.6 \
            13.48 14.11 13.48 12 C13.48 9.89 14.19 8.4 15.44 8.4 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M12.13 8.54 C10.32 8.4 8.98 9.12 8.98 10.27 C8.98 11.28 9.85 11.78 11.18 11.71 \
              C9.54 11.78 8.43 12.58 8.43 13.87 C8.43 15.17 10 15.74 12.36 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.stroke, "M14.89 12.18 H15.34", width: 1.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.81 8.4 C9.26 10.59 9.6 13.05 9.6 15.6 M9.35 10.61 C10.32 10.81 11.38 10.73 12.25 \
              10.2 M11.87 8.62 C10.96 8.27 10.36 8.79 10.38 9.54 C10.4 10.11 10.7 10.51 11.04 \
              10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.stroke, "M14.89 12.18 H15.34", width: 1.6),
          ],
        ])
    case 71:
      Symbol(
        name: "40.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.06 15.6 V8.4 M10.06 8.4 L6.6 13.66 M6.6 13.66 H11.28
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M15.44 8.4 C16.69 8.4 17.4 9.89 17.4 12 C17.4 14.11 16.69 15.6 15.44 15.6 C14.19 15.6 \
            13.48 14.11 13.48 12 C13.48 9.89 14.19 8.4 15.44 8.4 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M12.13 8.54 C10.32 8.4 8.98 9.12 8.98 10.27 C8.98 11.28 9.85 11.78 11.18 11.71 \
              M11.18 11.71 C9.54 11.78 8.43 12.58 8.43 13.87 C8.43 15.17 10 15.74 12.36 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.cut, "M14.89 12.18 H15.34", width: 1.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M8.81 8.4 C9.26 10.59 9.6 13.05 9.6 15.6 M9.35 10.61 C10.32 10.81 11.38 10.73 12.25 \
              10.2 M11.87 8.62 C10.96 8.27 10.36 8.79 10.38 9.54 C10.4 10.11 10.7 10.51 11.04 \
              10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.cut, "M14.89 12.18 H15.34", width: 1.6),
          ],
        ])
    case 72:
      Symbol(
        name: "41.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M11.38 15.6 V8.4 L7.91 13.66 H12.59", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M14.8 9.55 L16.1 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M12.13 8.54 C10.32 8.4 8.98 9.12 8.98 10.27 C8.98 11.28 9.85 11.78 11.18 11.71 \
              C9.54 11.78 8.43 12.58 8.43 13.87 C8.43 15.17 10 15.74 12.36 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M14.68 8.4 C15.26 10.56 15.55 12.86 15.55 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M8.81 8.4 C9.26 10.59 9.6 13.05 9.6 15.6 M9.35 10.61 C10.32 10.81 11.38 10.73 12.25 \
              10.2 M11.87 8.62 C10.96 8.27 10.36 8.79 10.38 9.54 C10.4 10.11 10.7 10.51 11.04 \
              10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M14.68 8.4 C15.26 10.56 15.55 12.86 15.55 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 73:
      Symbol(
        name: "41.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M11.38 15.6 V8.4 M11.38 8.4 L7.91 13.66 M7.91 13.66 H12.59
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.cut, "M14.8 9.55 L16.1 8.4 M16.1 8.4 V15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M12.13 8.54 C10.32 8.4 8.98 9.12 8.98 10.27 C8.98 11.28 9.85 11.78 11.18 11.71 \
              M11.18 11.71 C9.54 11.78 8.43 12.58 8.43 13.87 C8.43 15.17 10 15.74 12.36 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M14.68 8.4 C15.26 10.56 15.55 12.86 15.55 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M8.81 8.4 C9.26 10.59 9.6 13.05 9.6 15.6 M9.35 10.61 C10.32 10.81 11.38 10.73 12.25 \
              10.2 M11.87 8.62 C10.96 8.27 10.36 8.79 10.38 9.54 C10.4 10.11 10.7 10.51 11.04 \
              10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M14.68 8.4 C15.26 10.56 15.55 12.86 15.55 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 74:
      Symbol(
        name: "42.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M10.14 15.6 V8.4 L6.67 13.66 H11.35", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M13.6 10.27 C13.64 9.12 14.35 8.4 15.37 8.4 C16.47 8.4 17.21 9.19 17.21 10.42 C17.21 \
            11.42 16.78 12.22 15.83 13.3 L13.52 15.6 H17.33
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.88 8.54 C9.08 8.4 7.74 9.12 7.74 10.27 C7.74 11.28 8.6 11.78 9.94 11.71 C8.29 \
              11.78 7.19 12.58 7.19 13.87 C7.19 15.17 8.76 15.74 11.11 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M16.8 8.54 C16.73 10.13 16.1 10.85 15.23 10.85 C14.37 10.85 13.75 10.13 13.43 8.4 \
              C14.14 10.56 14.45 12.86 14.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M7.57 8.4 C8.02 10.59 8.36 13.05 8.36 15.6 M8.11 10.61 C9.08 10.81 10.13 10.73 11 \
              10.2 M10.62 8.62 C9.72 8.27 9.11 8.79 9.14 9.54 C9.16 10.11 9.45 10.51 9.79 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M16.8 8.54 C16.73 10.13 16.1 10.85 15.23 10.85 C14.37 10.85 13.75 10.13 13.43 8.4 \
              C14.14 10.56 14.45 12.86 14.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 75:
      Symbol(
        name: "42.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.14 15.6 V8.4 M10.14 8.4 L6.67 13.66 M6.67 13.66 H11.35
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M13.6 10.27 C13.64 9.12 14.35 8.4 15.37 8.4 C16.47 8.4 17.21 9.19 17.21 10.42 C17.21 \
            11.42 16.78 12.22 15.83 13.3 M15.83 13.3 L13.52 15.6 M13.52 15.6 H17.33
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.88 8.54 C9.08 8.4 7.74 9.12 7.74 10.27 C7.74 11.28 8.6 11.78 9.94 11.71 M9.94 \
              11.71 C8.29 11.78 7.19 12.58 7.19 13.87 C7.19 15.17 8.76 15.74 11.11 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M16.8 8.54 C16.73 10.13 16.1 10.85 15.23 10.85 C14.37 10.85 13.75 10.13 13.43 8.4 \
              M13.43 8.4 C14.14 10.56 14.45 12.86 14.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M7.57 8.4 C8.02 10.59 8.36 13.05 8.36 15.6 M8.11 10.61 C9.08 10.81 10.13 10.73 11 \
              10.2 M10.62 8.62 C9.72 8.27 9.11 8.79 9.14 9.54 C9.16 10.11 9.45 10.51 9.79 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M16.8 8.54 C16.73 10.13 16.1 10.85 15.23 10.85 C14.37 10.85 13.75 10.13 13.43 8.4 \
              M13.43 8.4 C14.14 10.56 14.45 12.86 14.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 76:
      Symbol(
        name: "43.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M10.06 15.6 V8.4 L6.6 13.66 H11.28", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M13.71 8.4 H17.17 L15.28 11.14 C16.62 11.14 17.4 12 17.4 13.37 C17.4 14.74 16.54 15.6 \
            15.37 15.6 C14.42 15.6 13.71 15.1 13.48 14.16
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.62 8.54 C8.81 8.4 7.47 9.12 7.47 10.27 C7.47 11.28 8.34 11.78 9.67 11.71 C8.03 \
              11.78 6.92 12.58 6.92 13.87 C6.92 15.17 8.49 15.74 10.85 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M17.08 8.4 C17.08 9.84 16.68 10.56 16.13 10.56 C15.58 10.56 15.35 9.98 15.27 8.98 \
              C15.27 9.98 14.95 10.7 14.4 10.63 C13.78 10.56 13.38 9.84 13.15 8.4 C13.86 10.56 \
              14.17 12.86 14.17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M7.3 8.4 C7.75 10.59 8.09 13.05 8.09 15.6 M7.84 10.61 C8.81 10.81 9.87 10.73 10.74 \
              10.2 M10.36 8.62 C9.45 8.27 8.85 8.79 8.87 9.54 C8.89 10.11 9.19 10.51 9.53 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M17.08 8.4 C17.08 9.84 16.68 10.56 16.13 10.56 C15.58 10.56 15.35 9.98 15.27 8.98 \
              C15.27 9.98 14.95 10.7 14.4 10.63 C13.78 10.56 13.38 9.84 13.15 8.4 C13.86 10.56 \
              14.17 12.86 14.17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 77:
      Symbol(
        name: "43.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.06 15.6 V8.4 M10.06 8.4 L6.6 13.66 M6.6 13.66 H11.28
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M13.71 8.4 H17.17 M17.17 8.4 L15.28 11.14 M15.28 11.14 C16.62 11.14 17.4 12 17.4 \
            13.37 C17.4 14.74 16.54 15.6 15.37 15.6 C14.42 15.6 13.71 15.1 13.48 14.16
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.62 8.54 C8.81 8.4 7.47 9.12 7.47 10.27 C7.47 11.28 8.34 11.78 9.67 11.71 M9.67 \
              11.71 C8.03 11.78 6.92 12.58 6.92 13.87 C6.92 15.17 8.49 15.74 10.85 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M17.08 8.4 C17.08 9.84 16.68 10.56 16.13 10.56 C15.58 10.56 15.35 9.98 15.27 8.98 \
              M15.27 8.98 C15.27 9.98 14.95 10.7 14.4 10.63 C13.78 10.56 13.38 9.84 13.15 8.4 \
              M13.15 8.4 C13.86 10.56 14.17 12.86 14.17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M7.3 8.4 C7.75 10.59 8.09 13.05 8.09 15.6 M7.84 10.61 C8.81 10.81 9.87 10.73 10.74 \
              10.2 M10.36 8.62 C9.45 8.27 8.85 8.79 8.87 9.54 C8.89 10.11 9.19 10.51 9.53 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M17.08 8.4 C17.08 9.84 16.68 10.56 16.13 10.56 C15.58 10.56 15.35 9.98 15.27 8.98 \
              M15.27 8.98 C15.27 9.98 14.95 10.7 14.4 10.63 C13.78 10.56 13.38 9.84 13.15 8.4 \
              M13.15 8.4 C13.86 10.56 14.17 12.86 14.17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 78:
      Symbol(
        name: "44.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M9.68 15.6 V8.4 L6.22 13.66 H10.9", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M16.57 15.6 V8.4 L13.1 13.66 H17.78", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.62 8.54 C8.81 8.4 7.47 9.12 7.47 10.27 C7.47 11.28 8.34 11.78 9.67 11.71 C8.03 \
              11.78 6.92 12.58 6.92 13.87 C6.92 15.17 8.49 15.74 10.85 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M16.84 8.54 C15.04 8.4 13.7 9.12 13.7 10.27 C13.7 11.28 14.56 11.78 15.9 11.71 \
              C14.25 11.78 13.15 12.58 13.15 13.87 C13.15 15.17 14.72 15.74 17.08 15.38
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M7.3 8.4 C7.75 10.59 8.09 13.05 8.09 15.6 M7.84 10.61 C8.81 10.81 9.87 10.73 10.74 \
              10.2 M10.36 8.62 C9.45 8.27 8.85 8.79 8.87 9.54 C8.89 10.11 9.19 10.51 9.53 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.53 8.4 C13.98 10.59 14.32 13.05 14.32 15.6 M14.07 10.61 C15.04 10.81 16.1 10.73 \
              16.96 10.2 M16.59 8.62 C15.68 8.27 15.08 8.79 15.1 9.54 C15.12 10.11 15.42 10.51 \
              15.76 10.68
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 79:
      Symbol(
        name: "44.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M9.68 15.6 V8.4 M9.68 8.4 L6.22 13.66 M6.22 13.66 H10.9
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M16.57 15.6 V8.4 M16.57 8.4 L13.1 13.66 M13.1 13.66 H17.78
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.62 8.54 C8.81 8.4 7.47 9.12 7.47 10.27 C7.47 11.28 8.34 11.78 9.67 11.71 M9.67 \
              11.71 C8.03 11.78 6.92 12.58 6.92 13.87 C6.92 15.17 8.49 15.74 10.85 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M16.84 8.54 C15.04 8.4 13.7 9.12 13.7 10.27 C13.7 11.28 14.56 11.78 15.9 11.71 \
              M15.9 11.71 C14.25 11.78 13.15 12.58 13.15 13.87 C13.15 15.17 14.72 15.74 17.08 \
              15.38
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M7.3 8.4 C7.75 10.59 8.09 13.05 8.09 15.6 M7.84 10.61 C8.81 10.81 9.87 10.73 10.74 \
              10.2 M10.36 8.62 C9.45 8.27 8.85 8.79 8.87 9.54 C8.89 10.11 9.19 10.51 9.53 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.53 8.4 C13.98 10.59 14.32 13.05 14.32 15.6 M14.07 10.61 C15.04 10.81 16.1 10.73 \
              16.96 10.2 M16.59 8.62 C15.68 8.27 15.08 8.79 15.1 9.54 C15.12 10.11 15.42 10.51 \
              15.76 10.68
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    default: nil
    }
  }

  private static func part5(_ index: Int) -> Symbol? {
    switch index {
    case 80:
      Symbol(
        name: "45.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M10.06 15.6 V8.4 L6.6 13.66 H11.28", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M17.01 8.4 H14.19 L13.87 11.57 C14.26 11.14 14.73 10.92 15.28 10.92 C16.62 10.92 17.4 \
            11.78 17.4 13.22 C17.4 14.66 16.58 15.6 15.32 15.6 C14.38 15.6 13.71 15.17 13.48 \
            14.38
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.54 8.54 C8.74 8.4 7.4 9.12 7.4 10.27 C7.4 11.28 8.26 11.78 9.6 11.71 C7.95 \
              11.78 6.85 12.58 6.85 13.87 C6.85 15.17 8.42 15.74 10.77 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M15.11 9.01 C16.46 9.01 17.14 10.37 17.14 12.09 C17.14 13.81 16.46 15.16 15.11 \
              15.16 C13.76 15.16 13.08 13.81 13.08 12.09 C13.08 10.37 13.76 9.01 15.11 9.01 Z
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M7.23 8.4 C7.68 10.59 8.02 13.05 8.02 15.6 M7.77 10.61 C8.74 10.81 9.79 10.73 10.66 \
              10.2 M10.28 8.62 C9.38 8.27 8.77 8.79 8.8 9.54 C8.82 10.11 9.11 10.51 9.45 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M14.69 8.4 C15.83 9.63 17.06 11.97 17.06 14.04 C17.06 15.16 16.54 15.6 15.97 15.6 \
              C15.49 15.6 15.16 15.26 15.11 14.5 M15.11 14.5 C15.06 15.26 14.73 15.6 14.25 15.6 \
              C13.59 15.6 13.21 15.16 13.21 14.19 C13.21 12.22 14.16 10.51 15.25 9.18
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 81:
      Symbol(
        name: "45.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.06 15.6 V8.4 M10.06 8.4 L6.6 13.66 M6.6 13.66 H11.28
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M17.01 8.4 H14.19 M14.19 8.4 L13.87 11.57 M13.87 11.57 C14.26 11.14 14.73 10.92 15.28 \
            10.92 C16.62 10.92 17.4 11.78 17.4 13.22 C17.4 14.66 16.58 15.6 15.32 15.6 C14.38 \
            15.6 13.71 15.17 13.48 14.38
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.54 8.54 C8.74 8.4 7.4 9.12 7.4 10.27 C7.4 11.28 8.26 11.78 9.6 11.71 M9.6 11.71 \
              C7.95 11.78 6.85 12.58 6.85 13.87 C6.85 15.17 8.42 15.74 10.77 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M15.11 9.01 C16.46 9.01 17.14 10.37 17.14 12.09 C17.14 13.81 16.46 15.16 15.11 \
              15.16 C13.76 15.16 13.08 13.81 13.08 12.09 C13.08 10.37 13.76 9.01 15.11 9.01 Z
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M7.23 8.4 C7.68 10.59 8.02 13.05 8.02 15.6 M7.77 10.61 C8.74 10.81 9.79 10.73 10.66 \
              10.2 M10.28 8.62 C9.38 8.27 8.77 8.79 8.8 9.54 C8.82 10.11 9.11 10.51 9.45 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M14.69 8.4 C15.83 9.63 17.06 11.97 17.06 14.04 C17.06 15.16 16.54 15.6 15.97 15.6 \
              C15.49 15.6 15.16 15.26 15.11 14.5 M15.11 14.5 C15.06 15.26 14.73 15.6 14.25 15.6 \
              C13.59 15.6 13.21 15.16 13.21 14.19 C13.21 12.22 14.16 10.51 15.25 9.18
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 82:
      Symbol(
        name: "46.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M10.06 15.6 V8.4 L6.6 13.66 H11.28", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M16.65 8.4 C14.99 9.1 13.48 10.77 13.48 13.27 M15.44 10.99 C16.53 10.99 17.4 12.01 \
            17.4 13.27 C17.4 14.54 16.53 15.56 15.44 15.56 C14.35 15.56 13.48 14.54 13.48 13.27 \
            C13.48 12.01 14.35 10.99 15.44 10.99 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.99 8.54 C9.19 8.4 7.85 9.12 7.85 10.27 C7.85 11.28 8.71 11.78 10.05 11.71 C8.4 \
              11.78 7.3 12.58 7.3 13.87 C7.3 15.17 8.87 15.74 11.23 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.53 8.75 C14.51 9.28 15.49 9.19 16.32 8.4 C16.09 10.95 16.25 13.32 16.7 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M7.68 8.4 C8.13 10.59 8.47 13.05 8.47 15.6 M8.22 10.61 C9.19 10.81 10.25 10.73 \
              11.11 10.2 M10.74 8.62 C9.83 8.27 9.23 8.79 9.25 9.54 C9.27 10.11 9.57 10.51 9.91 \
              10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M16.55 8.66 C15.34 8.14 14.28 8.75 14.28 9.98 C14.28 11.47 15.72 11.74 17 11.04 \
              M16.02 11.3 C14.81 12.35 13.83 13.93 13.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 83:
      Symbol(
        name: "46.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.06 15.6 V8.4 M10.06 8.4 L6.6 13.66 M6.6 13.66 H11.28
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M16.65 8.4 C14.99 9.1 13.48 10.77 13.48 13.27 M15.44 10.99 C16.53 10.99 17.4 12.01 \
            17.4 13.27 C17.4 14.54 16.53 15.56 15.44 15.56 C14.35 15.56 13.48 14.54 13.48 13.27 \
            C13.48 12.01 14.35 10.99 15.44 10.99 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.99 8.54 C9.19 8.4 7.85 9.12 7.85 10.27 C7.85 11.28 8.71 11.78 10.05 11.71 \
              M10.05 11.71 C8.4 11.78 7.3 12.58 7.3 13.87 C7.3 15.17 8.87 15.74 11.23 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.53 8.75 C14.51 9.28 15.49 9.19 16.32 8.4 M16.32 8.4 C16.09 10.95 16.25 13.32 \
              16.7 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M7.68 8.4 C8.13 10.59 8.47 13.05 8.47 15.6 M8.22 10.61 C9.19 10.81 10.25 10.73 \
              11.11 10.2 M10.74 8.62 C9.83 8.27 9.23 8.79 9.25 9.54 C9.27 10.11 9.57 10.51 9.91 \
              10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M16.55 8.66 C15.34 8.14 14.28 8.75 14.28 9.98 C14.28 11.47 15.72 11.74 17 11.04 \
              M16.02 11.3 C14.81 12.35 13.83 13.93 13.45 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 84:
      Symbol(
        name: "47.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M10.1 15.6 V8.4 L6.63 13.66 H11.32", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M13.52 8.4 H17.37 L14.84 15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.62 8.54 C8.81 8.4 7.47 9.12 7.47 10.27 C7.47 11.28 8.34 11.78 9.67 11.71 C8.03 \
              11.78 6.92 12.58 6.92 13.87 C6.92 15.17 8.49 15.74 10.85 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.15 8.4 C14.13 10.42 14.81 12.79 15.11 15.6 C15.42 12.79 16.09 10.42 17.08 8.4
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M7.3 8.4 C7.75 10.59 8.09 13.05 8.09 15.6 M7.84 10.61 C8.81 10.81 9.87 10.73 10.74 \
              10.2 M10.36 8.62 C9.45 8.27 8.85 8.79 8.87 9.54 C8.89 10.11 9.19 10.51 9.53 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.15 8.4 C14.13 10.42 14.81 12.79 15.11 15.6 C15.42 12.79 16.09 10.42 17.08 8.4
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 85:
      Symbol(
        name: "47.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.1 15.6 V8.4 M10.1 8.4 L6.63 13.66 M6.63 13.66 H11.32
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.cut, "M13.52 8.4 H17.37 M17.37 8.4 L14.84 15.6", width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.62 8.54 C8.81 8.4 7.47 9.12 7.47 10.27 C7.47 11.28 8.34 11.78 9.67 11.71 M9.67 \
              11.71 C8.03 11.78 6.92 12.58 6.92 13.87 C6.92 15.17 8.49 15.74 10.85 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.15 8.4 C14.13 10.42 14.81 12.79 15.11 15.6 M15.11 15.6 C15.42 12.79 16.09 10.42 \
              17.08 8.4
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M7.3 8.4 C7.75 10.59 8.09 13.05 8.09 15.6 M7.84 10.61 C8.81 10.81 9.87 10.73 10.74 \
              10.2 M10.36 8.62 C9.45 8.27 8.85 8.79 8.87 9.54 C8.89 10.11 9.19 10.51 9.53 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.15 8.4 C14.13 10.42 14.81 12.79 15.11 15.6 M15.11 15.6 C15.42 12.79 16.09 10.42 \
              17.08 8.4
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 86:
      Symbol(
        name: "48.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M10.18 15.6 V8.4 L6.71 13.66 H11.39", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M15.44 8.4 C16.26 8.4 16.91 9.16 16.91 10.11 C16.91 11.06 16.26 11.82 15.44 11.82 \
            C14.63 11.82 13.97 11.06 13.97 10.11 C13.97 9.16 14.63 8.4 15.44 8.4 Z M15.44 11.47 \
            C16.42 11.47 17.22 12.4 17.22 13.54 C17.22 14.68 16.42 15.6 15.44 15.6 C14.46 15.6 \
            13.67 14.68 13.67 13.54 C13.67 12.4 14.46 11.47 15.44 11.47 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.62 8.54 C8.81 8.4 7.47 9.12 7.47 10.27 C7.47 11.28 8.34 11.78 9.67 11.71 C8.03 \
              11.78 6.92 12.58 6.92 13.87 C6.92 15.17 8.49 15.74 10.85 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.15 15.6 C14.13 13.58 14.81 11.21 15.11 8.4 C15.42 11.21 16.09 13.58 17.08 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M7.3 8.4 C7.75 10.59 8.09 13.05 8.09 15.6 M7.84 10.61 C8.81 10.81 9.87 10.73 10.74 \
              10.2 M10.36 8.62 C9.45 8.27 8.85 8.79 8.87 9.54 C8.89 10.11 9.19 10.51 9.53 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M13.15 15.6 C14.13 13.58 14.81 11.21 15.11 8.4 C15.42 11.21 16.09 13.58 17.08 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 87:
      Symbol(
        name: "48.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.18 15.6 V8.4 M10.18 8.4 L6.71 13.66 M6.71 13.66 H11.39
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M15.44 8.4 C16.26 8.4 16.91 9.16 16.91 10.11 C16.91 11.06 16.26 11.82 15.44 11.82 \
            C14.63 11.82 13.97 11.06 13.97 10.11 C13.97 9.16 14.63 8.4 15.44 8.4 Z M15.44 11.47 \
            C16.42 11.47 17.22 12.4 17.22 13.54 C17.22 14.68 16.42 15.6 15.44 15.6 C14.46 15.6 \
            13.67 14.68 13.67 13.54 C13.67 12.4 14.46 11.47 15.44 11.47 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.62 8.54 C8.81 8.4 7.47 9.12 7.47 10.27 C7.47 11.28 8.34 11.78 9.67 11.71 M9.67 \
              11.71 C8.03 11.78 6.92 12.58 6.92 13.87 C6.92 15.17 8.49 15.74 10.85 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.15 15.6 C14.13 13.58 14.81 11.21 15.11 8.4 M15.11 8.4 C15.42 11.21 16.09 13.58 \
              17.08 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M7.3 8.4 C7.75 10.59 8.09 13.05 8.09 15.6 M7.84 10.61 C8.81 10.81 9.87 10.73 10.74 \
              10.2 M10.36 8.62 C9.45 8.27 8.85 8.79 8.87 9.54 C8.89 10.11 9.19 10.51 9.53 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M13.15 15.6 C14.13 13.58 14.81 11.21 15.11 8.4 M15.11 8.4 C15.42 11.21 16.09 13.58 \
              17.08 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 88:
      Symbol(
        name: "49.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M10.06 15.6 V8.4 L6.6 13.66 H11.28", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M14.23 15.6 C15.89 14.9 17.4 13.23 17.4 10.73 M15.44 8.44 C16.53 8.44 17.4 9.46 17.4 \
            10.73 C17.4 11.99 16.53 13.01 15.44 13.01 C14.35 13.01 13.48 11.99 13.48 10.73 C13.48 \
            9.46 14.35 8.44 15.44 8.44 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.84 8.54 C9.04 8.4 7.7 9.12 7.7 10.27 C7.7 11.28 8.56 11.78 9.9 11.71 C8.25 \
              11.78 7.15 12.58 7.15 13.87 C7.15 15.17 8.72 15.74 11.08 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M15.04 8.4 C15.91 8.4 16.62 9.23 16.62 10.24 C16.62 11.26 15.91 12.09 15.04 12.09 \
              C14.16 12.09 13.45 11.26 13.45 10.24 C13.45 9.23 14.16 8.4 15.04 8.4 Z M16.62 10.24 \
              C16.62 12.35 16.7 13.93 17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M7.53 8.4 C7.98 10.59 8.32 13.05 8.32 15.6 M8.07 10.61 C9.04 10.81 10.1 10.73 10.96 \
              10.2 M10.59 8.62 C9.68 8.27 9.08 8.79 9.1 9.54 C9.12 10.11 9.42 10.51 9.76 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M15.04 8.4 C15.91 8.4 16.62 9.23 16.62 10.24 C16.62 11.26 15.91 12.09 15.04 12.09 \
              C14.16 12.09 13.45 11.26 13.45 10.24 C13.45 9.23 14.16 8.4 15.04 8.4 Z M16.62 10.24 \
              C16.62 12.35 16.7 13.93 17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 89:
      Symbol(
        name: "49.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.06 15.6 V8.4 M10.06 8.4 L6.6 13.66 M6.6 13.66 H11.28
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M14.23 15.6 C15.89 14.9 17.4 13.23 17.4 10.73 M15.44 8.44 C16.53 8.44 17.4 9.46 17.4 \
            10.73 C17.4 11.99 16.53 13.01 15.44 13.01 C14.35 13.01 13.48 11.99 13.48 10.73 C13.48 \
            9.46 14.35 8.44 15.44 8.44 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.84 8.54 C9.04 8.4 7.7 9.12 7.7 10.27 C7.7 11.28 8.56 11.78 9.9 11.71 M9.9 11.71 \
              C8.25 11.78 7.15 12.58 7.15 13.87 C7.15 15.17 8.72 15.74 11.08 15.38
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M15.04 8.4 C15.91 8.4 16.62 9.23 16.62 10.24 C16.62 11.26 15.91 12.09 15.04 12.09 \
              C14.16 12.09 13.45 11.26 13.45 10.24 C13.45 9.23 14.16 8.4 15.04 8.4 Z M16.62 10.24 \
              C16.62 12.35 16.7 13.93 17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M7.53 8.4 C7.98 10.59 8.32 13.05 8.32 15.6 M8.07 10.61 C9.04 10.81 10.1 10.73 10.96 \
              10.2 M10.59 8.62 C9.68 8.27 9.08 8.79 9.1 9.54 C9.12 10.11 9.42 10.51 9.76 10.68
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(
              .cut,
              """
              M15.04 8.4 C15.91 8.4 16.62 9.23 16.62 10.24 C16.62 11.26 15.91 12.09 15.04 12.09 \
              C14.16 12.09 13.45 11.26 13.45 10.24 C13.45 9.23 14.16 8.4 15.04 8.4 Z M16.62 10.24 \
              C16.62 12.35 16.7 13.93 17 15.6
              """, width: 0.9, heaviestWidth: 0.6),
          ],
        ])
    case 90:
      Symbol(
        name: "5.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M13.98 7.9 H10.24 L9.82 11.51 C10.34 11.02 10.96 10.77 11.69 10.77 C13.46 10.77 14.5 \
            11.75 14.5 13.39 C14.5 15.03 13.41 16.1 11.74 16.1 C10.5 16.1 9.61 15.61 9.3 14.71
            """, heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M12 8.6 C13.79 8.6 14.69 10.14 14.69 12.1 C14.69 14.06 13.79 15.6 12 15.6 C10.21 \
              15.6 9.31 14.06 9.31 12.1 C9.31 10.14 10.21 8.6 12 8.6 Z
              """, heaviestWidth: 0.8),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M11.44 7.9 C12.95 9.3 14.59 11.97 14.59 14.32 C14.59 15.6 13.9 16.1 13.14 16.1 \
              C12.5 16.1 12.06 15.71 12 14.85 M12 14.85 C11.94 15.71 11.5 16.1 10.86 16.1 C9.98 \
              16.1 9.48 15.6 9.48 14.49 C9.48 12.25 10.74 10.3 12.19 8.79
              """, heaviestWidth: 0.72),
          ],
        ])
    case 91:
      Symbol(
        name: "5.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M13.98 7.9 H10.24 M10.24 7.9 L9.82 11.51 M9.82 11.51 C10.34 11.02 10.96 10.77 11.69 \
            10.77 C13.46 10.77 14.5 11.75 14.5 13.39 C14.5 15.03 13.41 16.1 11.74 16.1 C10.5 16.1 \
            9.61 15.61 9.3 14.71
            """, width: 1.05, heaviestWidth: 0.84),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M12 8.6 C13.79 8.6 14.69 10.14 14.69 12.1 C14.69 14.06 13.79 15.6 12 15.6 C10.21 \
              15.6 9.31 14.06 9.31 12.1 C9.31 10.14 10.21 8.6 12 8.6 Z
              """, width: 1.05, heaviestWidth: 0.84),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M11.44 7.9 C12.95 9.3 14.59 11.97 14.59 14.32 C14.59 15.6 13.9 16.1 13.14 16.1 \
              C12.5 16.1 12.06 15.71 12 14.85 M12 14.85 C11.94 15.71 11.5 16.1 10.86 16.1 C9.98 \
              16.1 9.48 15.6 9.48 14.49 C9.48 12.25 10.74 10.3 12.19 8.79
              """, width: 1.05, heaviestWidth: 0.76),
          ],
        ])
    case 92:
      Symbol(
        name: "50.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M10.51 8.4 H7.68 L7.37 11.57 C7.76 11.14 8.23 10.92 8.78 10.92 C10.11 10.92 10.9 \
            11.78 10.9 13.22 C10.9 14.66 10.08 15.6 8.82 15.6 C7.88 15.6 7.21 15.17 6.97 14.38
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M15.06 8.4 C16.31 8.4 17.03 9.89 17.03 12 C17.03 14.11 16.31 15.6 15.06 15.6 C13.82 \
            15.6 13.1 14.11 13.1 12 C13.1 9.89 13.82 8.4 15.06 8.4 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M10.4 9.01 C11.75 9.01 12.43 10.37 12.43 12.09 C12.43 13.81 11.75 15.16 10.4 15.16 \
              C9.05 15.16 8.37 13.81 8.37 12.09 C8.37 10.37 9.05 9.01 10.4 9.01 Z
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.stroke, "M14.96 12.18 H15.42", width: 1.6),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M9.98 8.4 C11.12 9.63 12.35 11.97 12.35 14.04 C12.35 15.16 11.83 15.6 11.26 15.6 \
              C10.78 15.6 10.45 15.26 10.4 14.5 M10.4 14.5 C10.35 15.26 10.02 15.6 9.54 15.6 \
              C8.88 15.6 8.5 15.16 8.5 14.19 C8.5 12.22 9.45 10.51 10.54 9.18
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.stroke, "M14.96 12.18 H15.42", width: 1.6),
          ],
        ])
    case 93:
      Symbol(
        name: "50.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.51 8.4 H7.68 M7.68 8.4 L7.37 11.57 M7.37 11.57 C7.76 11.14 8.23 10.92 8.78 10.92 \
            C10.11 10.92 10.9 11.78 10.9 13.22 C10.9 14.66 10.08 15.6 8.82 15.6 C7.88 15.6 7.21 \
            15.17 6.97 14.38
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M15.06 8.4 C16.31 8.4 17.03 9.89 17.03 12 C17.03 14.11 16.31 15.6 15.06 15.6 C13.82 \
            15.6 13.1 14.11 13.1 12 C13.1 9.89 13.82 8.4 15.06 8.4 Z
            """, width: 0.9, heaviestWidth: 0.6),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M10.4 9.01 C11.75 9.01 12.43 10.37 12.43 12.09 C12.43 13.81 11.75 15.16 10.4 15.16 \
              C9.05 15.16 8.37 13.81 8.37 12.09 C8.37 10.37 9.05 9.01 10.4 9.01 Z
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.cut, "M14.96 12.18 H15.42", width: 1.6),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M9.98 8.4 C11.12 9.63 12.35 11.97 12.35 14.04 C12.35 15.16 11.83 15.6 11.26 15.6 \
              C10.78 15.6 10.45 15.26 10.4 14.5 M10.4 14.5 C10.35 15.26 10.02 15.6 9.54 15.6 \
              C8.88 15.6 8.5 15.16 8.5 14.19 C8.5 12.22 9.45 10.51 10.54 9.18
              """, width: 0.9, heaviestWidth: 0.6),
            Layer(.cut, "M14.96 12.18 H15.42", width: 1.6),
          ],
        ])
    case 94:
      Symbol(
        name: "6.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M13.6 7.9 C11.4 8.7 9.4 10.6 9.4 13.45 O 12 13.45 2.6
            """, heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M9.9 8.3 C11.2 8.9 12.5 8.8 13.6 7.9 C13.3 10.8 13.5 13.5 14.1 16.1
              """, heaviestWidth: 0.8),
          ],
          .persianDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M13.9 8.2 C12.3 7.6 10.9 8.3 10.9 9.7 C10.9 11.4 12.8 11.7 14.5 10.9 M13.2 11.2 \
              C11.6 12.4 10.3 14.2 9.8 16.1
              """, heaviestWidth: 0.8),
          ],
        ])
    case 95:
      Symbol(
        name: "6.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M13.6 7.9 C11.4 8.7 9.4 10.6 9.4 13.45 O 12 13.45 2.6", heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M9.9 8.3 C11.2 8.9 12.5 8.8 13.6 7.9 M13.6 7.9 C13.3 10.8 13.5 13.5 14.1 16.1
              """, heaviestWidth: 0.8),
          ],
          .persianDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M13.9 8.2 C12.3 7.6 10.9 8.3 10.9 9.7 C10.9 11.4 12.8 11.7 14.5 10.9 M13.2 11.2 \
              C11.6 12.4 10.3 14.2 9.8 16.1
              """, heaviestWidth: 0.8),
          ],
        ])
    case 96:
      Symbol(
        name: "7.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M9.45 7.9 H14.55 L11.2 16.1", heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M9.4 7.9 C10.7 10.2 11.6 12.9 12 16.1 C12.4 12.9 13.3 10.2 14.6 7.9
              """, heaviestWidth: 0.8),
          ]
        ])
    case 97:
      Symbol(
        name: "7.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M9.45 7.9 H14.55 M14.55 7.9 L11.2 16.1", heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M9.4 7.9 C10.7 10.2 11.6 12.9 12 16.1 M12 16.1 C12.4 12.9 13.3 10.2 14.6 7.9
              """, heaviestWidth: 0.8),
          ]
        ])
    case 98:
      Symbol(
        name: "8.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "O 12 9.85 1.95 O 12 13.75 2.35", heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M9.4 16.1 C10.7 13.8 11.6 11.1 12 7.9 C12.4 11.1 13.3 13.8 14.6 16.1
              """, heaviestWidth: 0.8),
          ]
        ])
    case 99:
      Symbol(
        name: "8.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "O 12 9.85 1.95 O 12 13.75 2.35", heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M9.4 16.1 C10.7 13.8 11.6 11.1 12 7.9 M12 7.9 C12.4 11.1 13.3 13.8 14.6 16.1
              """, heaviestWidth: 0.8),
          ]
        ])
    default: nil
    }
  }

  private static func part6(_ index: Int) -> Symbol? {
    switch index {
    case 100:
      Symbol(
        name: "9.circle", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M10.4 16.1 C12.6 15.3 14.6 13.4 14.6 10.55 O 12 10.55 2.6
            """, heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(.stroke, "O 11.9 10 2.1 M14 10 C14 12.4 14.1 14.2 14.5 16.1", heaviestWidth: 0.8),
          ]
        ])
    case 101:
      Symbol(
        name: "9.circle.fill", rule: .localized, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.4 16.1 C12.6 15.3 14.6 13.4 14.6 10.55 O 12 10.55 2.6
            """, heaviestWidth: 0.8),
        ],
        variants: [
          .arabicDigits: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(.cut, "O 11.9 10 2.1 M14 10 C14 12.4 14.1 14.2 14.5 16.1", heaviestWidth: 0.8),
          ]
        ])
    case 102:
      Symbol(
        name: "a.book.closed", rule: .localized, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M4.8 18.8 V5.6 C4.8 3.9 5.8 2.9 7.5 2.9 H17.5 C18.6 2.9 19.2 3.5 19.2 4.6 V16.7
            """),
          Layer(
            .stroke,
            """
            M19.2 16.7 H6.9 C5.7 16.7 4.8 17.6 4.8 18.9 C4.8 20.2 5.7 21.1 6.9 21.1 H19.2
            """),
          Layer(
            .stroke,
            """
            M14.8 8.04 C14.02 7.35 13.12 7 12.11 7 C10.32 7 9.2 8.16 9.2 9.9 C9.2 11.64 10.32 \
            12.8 12.11 12.8 C13.68 12.8 14.8 11.87 14.8 10.25 M14.8 7 V12.8
            """, heaviestWidth: 0.75, rightToLeft: .move(about: 12)),
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M4.8 18.8 V5.6 C4.8 3.9 5.8 2.9 7.5 2.9 H17.5 C18.6 2.9 19.2 3.5 19.2 4.6 V16.7
              """),
            Layer(
              .stroke,
              """
              M19.2 16.7 H6.9 C5.7 16.7 4.8 17.6 4.8 18.9 C4.8 20.2 5.7 21.1 6.9 21.1 H19.2
              """),
            Layer(
              .stroke,
              """
              M13.18 6.99 C12.64 6.23 12.1 6 11.56 6 C10.59 6 10.05 6.91 10.05 7.98 C10.05 9.19 \
              10.91 9.5 13.61 8.89 C11.24 9.34 9.4 10.41 9.4 11.93 C9.4 13.14 10.48 13.6 11.78 \
              13.6 C12.96 13.6 13.94 13.3 14.8 12.54
              """, heaviestWidth: 0.75, rightToLeft: .move(about: 12.1)),
          ],
          .hebrew: [
            Layer(
              .stroke,
              """
              M4.8 18.8 V5.6 C4.8 3.9 5.8 2.9 7.5 2.9 H17.5 C18.6 2.9 19.2 3.5 19.2 4.6 V16.7
              """),
            Layer(
              .stroke,
              """
              M19.2 16.7 H6.9 C5.7 16.7 4.8 17.6 4.8 18.9 C4.8 20.2 5.7 21.1 6.9 21.1 H19.2
              """),
            Layer(
              .stroke,
              """
              M9.42 6.6 L14.58 13 M14.24 6.6 V7.88 C14.24 9.29 13.68 9.93 12.45 10.31 M10.88 8.52 \
              C9.87 9.42 9.54 10.57 9.54 13
              """, heaviestWidth: 0.75, rightToLeft: .move(about: 12)),
          ],
        ])
    case 103:
      Symbol(
        name: "airplane", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M21.8 12 C21.8 11.1 20.6 10.5 19 10.5 L14.6 10.5 L9.8 3.1 C9.6 2.8 9.3 2.6 8.9 2.6 \
            L7.8 2.6 C7.4 2.6 7.2 2.9 7.3 3.3 L9.5 10.5 L5.6 10.5 L3.9 8.3 C3.7 8.1 3.5 8 3.2 8 \
            L2.6 8 C2.3 8 2.1 8.2 2.2 8.6 L3.1 12 L2.2 15.4 C2.1 15.8 2.3 16 2.6 16 L3.2 16 C3.5 \
            16 3.7 15.9 3.9 15.7 L5.6 13.5 L9.5 13.5 L7.3 20.7 C7.2 21.1 7.4 21.4 7.8 21.4 L8.9 \
            21.4 C9.3 21.4 9.6 21.2 9.8 20.9 L14.6 13.5 L19 13.5 C20.6 13.5 21.8 12.9 21.8 12 Z
            """),
          Layer(
            .stroke,
            """
            M21.8 12 C21.8 11.1 20.6 10.5 19 10.5 L14.6 10.5 L9.8 3.1 C9.6 2.8 9.3 2.6 8.9 2.6 \
            L7.8 2.6 C7.4 2.6 7.2 2.9 7.3 3.3 L9.5 10.5 L5.6 10.5 L3.9 8.3 C3.7 8.1 3.5 8 3.2 8 \
            L2.6 8 C2.3 8 2.1 8.2 2.2 8.6 L3.1 12 L2.2 15.4 C2.1 15.8 2.3 16 2.6 16 L3.2 16 C3.5 \
            16 3.7 15.9 3.9 15.7 L5.6 13.5 L9.5 13.5 L7.3 20.7 C7.2 21.1 7.4 21.4 7.8 21.4 L8.9 \
            21.4 C9.3 21.4 9.6 21.2 9.8 20.9 L14.6 13.5 L19 13.5 C20.6 13.5 21.8 12.9 21.8 12 Z
            """, width: 0.5),
        ])
    case 104:
      Symbol(
        name: "airplane.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M17.29 12 C17.29 11.51 16.64 11.19 15.78 11.19 L13.4 11.19 L10.81 7.19 C10.7 7.03 \
            10.54 6.92 10.33 6.92 L9.73 6.92 C9.52 6.92 9.41 7.09 9.46 7.3 L10.65 11.19 L8.54 \
            11.19 L7.63 10 C7.52 9.89 7.41 9.84 7.25 9.84 L6.92 9.84 C6.76 9.84 6.65 9.95 6.71 \
            10.16 L7.19 12 L6.71 13.84 C6.65 14.05 6.76 14.16 6.92 14.16 L7.25 14.16 C7.41 14.16 \
            7.52 14.11 7.63 14 L8.54 12.81 L10.65 12.81 L9.46 16.7 C9.41 16.91 9.52 17.08 9.73 \
            17.08 L10.33 17.08 C10.54 17.08 10.7 16.97 10.81 16.81 L13.4 12.81 L15.78 12.81 \
            C16.64 12.81 17.29 12.49 17.29 12 Z
            """),
          Layer(
            .stroke,
            """
            M17.29 12 C17.29 11.51 16.64 11.19 15.78 11.19 L13.4 11.19 L10.81 7.19 C10.7 7.03 \
            10.54 6.92 10.33 6.92 L9.73 6.92 C9.52 6.92 9.41 7.09 9.46 7.3 L10.65 11.19 L8.54 \
            11.19 L7.63 10 C7.52 9.89 7.41 9.84 7.25 9.84 L6.92 9.84 C6.76 9.84 6.65 9.95 6.71 \
            10.16 L7.19 12 L6.71 13.84 C6.65 14.05 6.76 14.16 6.92 14.16 L7.25 14.16 C7.41 14.16 \
            7.52 14.11 7.63 14 L8.54 12.81 L10.65 12.81 L9.46 16.7 C9.41 16.91 9.52 17.08 9.73 \
            17.08 L10.33 17.08 C10.54 17.08 10.7 16.97 10.81 16.81 L13.4 12.81 L15.78 12.81 \
            C16.64 12.81 17.29 12.49 17.29 12 Z
            """, width: 0.45, heaviestWidth: 0.3),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 105:
      Symbol(
        name: "airplane.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M17.29 12 C17.29 11.51 16.64 11.19 15.78 11.19 L13.4 11.19 L10.81 7.19 C10.7 7.03 \
            10.54 6.92 10.33 6.92 L9.73 6.92 C9.52 6.92 9.41 7.09 9.46 7.3 L10.65 11.19 L8.54 \
            11.19 L7.63 10 C7.52 9.89 7.41 9.84 7.25 9.84 L6.92 9.84 C6.76 9.84 6.65 9.95 6.71 \
            10.16 L7.19 12 L6.71 13.84 C6.65 14.05 6.76 14.16 6.92 14.16 L7.25 14.16 C7.41 14.16 \
            7.52 14.11 7.63 14 L8.54 12.81 L10.65 12.81 L9.46 16.7 C9.41 16.91 9.52 17.08 9.73 \
            17.08 L10.33 17.08 C10.54 17.08 10.7 16.97 10.81 16.81 L13.4 12.81 L15.78 12.81 \
            C16.64 12.81 17.29 12.49 17.29 12 Z
            """),
          Layer(
            .cut,
            """
            M17.29 12 C17.29 11.51 16.64 11.19 15.78 11.19 M15.78 11.19 L13.4 11.19 M13.4 11.19 \
            L10.81 7.19 M10.81 7.19 C10.7 7.03 10.54 6.92 10.33 6.92 M10.33 6.92 L9.73 6.92 M9.73 \
            6.92 C9.52 6.92 9.41 7.09 9.46 7.3 M9.46 7.3 L10.65 11.19 M10.65 11.19 L8.54 11.19 \
            M8.54 11.19 L7.63 10 M7.63 10 C7.52 9.89 7.41 9.84 7.25 9.84 M7.25 9.84 L6.92 9.84 \
            M6.92 9.84 C6.76 9.84 6.65 9.95 6.71 10.16 M6.71 10.16 L7.19 12 M7.19 12 L6.71 13.84 \
            M6.71 13.84 C6.65 14.05 6.76 14.16 6.92 14.16 M6.92 14.16 L7.25 14.16 M7.25 14.16 \
            C7.41 14.16 7.52 14.11 7.63 14 M7.63 14 L8.54 12.81 M8.54 12.81 L10.65 12.81 M10.65 \
            12.81 L9.46 16.7 M9.46 16.7 C9.41 16.91 9.52 17.08 9.73 17.08 M9.73 17.08 L10.33 \
            17.08 M10.33 17.08 C10.54 17.08 10.7 16.97 10.81 16.81 M10.81 16.81 L13.4 12.81 M13.4 \
            12.81 L15.78 12.81 M15.78 12.81 C16.64 12.81 17.29 12.49 17.29 12
            """, width: 0.48, heaviestWidth: 0.32),
        ])
    case 106:
      Symbol(
        name: "alarm", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12.9 7.7"),
          Layer(.stroke, "M12 8.6 V13.2 L15 15"),
          Layer(
            .stroke,
            """
            M2.7 6.6 C3.2 4.9 4.4 3.7 6.1 3.1 M21.3 6.6 C20.8 4.9 19.6 3.7 17.9 3.1 M6.3 18.6 \
            L4.6 20.6 M17.7 18.6 L19.4 20.6
            """),
        ])
    case 107:
      Symbol(
        name: "alarm.fill", rule: .object, mirrors: false,
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
        ])
    case 108:
      Symbol(
        name: "antenna.radiowaves.left.and.right", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 9 1.5"),
          Layer(.stroke, "O 12 9 1.5", width: 0.6),
          Layer(.stroke, "M12 9.6 V20.6"),
          Layer(
            .stroke,
            """
            M8.4 12.6 C7.4 11.6 6.9 10.4 6.9 9 C6.9 7.6 7.4 6.4 8.4 5.4 M15.6 12.6 C16.6 11.6 \
            17.1 10.4 17.1 9 C17.1 7.6 16.6 6.4 15.6 5.4 M5.4 15.4 C3.7 13.6 2.8 11.4 2.8 9 C2.8 \
            6.6 3.7 4.4 5.4 2.6 M18.6 15.4 C20.3 13.6 21.2 11.4 21.2 9 C21.2 6.6 20.3 4.4 18.6 \
            2.6
            """),
        ])
    case 109:
      Symbol(
        name: "app", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.6")
        ])
    case 110:
      Symbol(
        name: "app.badge", rule: .badge, mirrors: true,
        layers: [
          Layer(.stroke, "R 2.6 4 17.4 17.4 4.6"),
          Layer(.cutFill, "O 18.8 5.2 4.6", rightToLeft: .move(about: 18.8)),
          Layer(.fill, "O 18.8 5.2 3.3", rightToLeft: .move(about: 18.8)),
        ])
    case 111:
      Symbol(
        name: "app.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.6"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.6"),
        ])
    case 112:
      Symbol(
        name: "applewatch", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 6 6 12 12 3.2"),
          Layer(
            .stroke,
            """
            M8.2 6 L8.8 3.2 C8.9 2.6 9.2 2.4 9.8 2.4 H14.2 C14.8 2.4 15.1 2.6 15.2 3.2 L15.8 6 \
            M8.2 18 L8.8 20.8 C8.9 21.4 9.2 21.6 9.8 21.6 H14.2 C14.8 21.6 15.1 21.4 15.2 20.8 \
            L15.8 18 M19.6 9.8 V12
            """),
        ])
    case 113:
      Symbol(
        name: "archivebox", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.4 4.2 19.2 4.6 1.4"),
          Layer(.stroke, "M4.2 8.9 V17 c0 1.9 1.1 2.9 3 2.9 H12 H16.8 c1.9 0 3 -1 3 -2.9 V8.9"),
          Layer(.stroke, "M9.4 13 H14.6"),
        ])
    case 114:
      Symbol(
        name: "archivebox.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 2.4 4.2 19.2 3.8 1.3"),
          Layer(.stroke, "R 2.4 4.2 19.2 3.8 1.3", width: 0.8),
          Layer(
            .fill,
            """
            M12 11 H4.3 V17 c0 1.9 1.1 2.9 3 2.9 H12 H16.7 c1.9 0 3 -1 3 -2.9 V11 H12 Z
            """),
          Layer(
            .stroke,
            """
            M12 11 H4.3 V17 c0 1.9 1.1 2.9 3 2.9 H12 H16.7 c1.9 0 3 -1 3 -2.9 V11 H12 Z
            """, width: 0.8),
          Layer(.cut, "M9.4 14 H14.6"),
        ])
    case 115:
      Symbol(
        name: "arrow.backward", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "M20 12 H4 M10.5 5.5 L4 12 L10.5 18.5")
        ])
    case 116:
      Symbol(
        name: "arrow.backward.circle", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M16.9 12 H7.1 M11.2 7.9 L7.1 12 L11.2 16.1"),
        ])
    case 117:
      Symbol(
        name: "arrow.backward.circle.fill", rule: .direction, mirrors: true,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M16.9 12 H7.1 M11.2 7.9 L7.1 12 M7.1 12 L11.2 16.1", width: 1.06),
        ])
    case 118:
      Symbol(
        name: "arrow.backward.to.line", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "M20.8 12 H6.8 M12.6 6.2 L6.8 12 L12.6 17.8 M3.2 5 V19")
        ])
    case 119:
      Symbol(
        name: "arrow.clockwise", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M19.7 13 c0 4.25 -3.45 7.7 -7.7 7.7 C7.75 20.7 4.3 17.25 4.3 13 C4.3 8.75 7.75 5.3 12 \
            5.3 H13.9 M10.6 2 L13.9 5.3 L10.6 8.6
            """)
        ])
    default: nil
    }
  }

  private static func part7(_ index: Int) -> Symbol? {
    switch index {
    case 120:
      Symbol(
        name: "arrow.clockwise.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M15.85 12.5 C15.85 14.62 14.12 16.35 12 16.35 C9.88 16.35 8.15 14.62 8.15 12.5 C8.15 \
            10.38 9.88 8.65 12 8.65 L12.95 8.65 M11.3 7 L12.95 8.65 L11.3 10.3
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 121:
      Symbol(
        name: "arrow.clockwise.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M15.85 12.5 C15.85 14.62 14.12 16.35 12 16.35 M12 16.35 C9.88 16.35 8.15 14.62 8.15 \
            12.5 M8.15 12.5 C8.15 10.38 9.88 8.65 12 8.65 M12 8.65 L12.95 8.65 M11.3 7 L12.95 \
            8.65 M12.95 8.65 L11.3 10.3
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 122:
      Symbol(
        name: "arrow.counterclockwise", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M4.3 13 c0 4.25 3.45 7.7 7.7 7.7 c4.25 0 7.7 -3.45 7.7 -7.7 C19.7 8.75 16.25 5.3 12 \
            5.3 H10.1 M13.4 2 L10.1 5.3 L13.4 8.6
            """)
        ])
    case 123:
      Symbol(
        name: "arrow.counterclockwise.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8.15 12.5 C8.15 14.62 9.88 16.35 12 16.35 C14.12 16.35 15.85 14.62 15.85 12.5 C15.85 \
            10.38 14.12 8.65 12 8.65 L11.05 8.65 M12.7 7 L11.05 8.65 L12.7 10.3
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 124:
      Symbol(
        name: "arrow.counterclockwise.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M8.15 12.5 C8.15 14.62 9.88 16.35 12 16.35 M12 16.35 C14.12 16.35 15.85 14.62 15.85 \
            12.5 M15.85 12.5 C15.85 10.38 14.12 8.65 12 8.65 M12 8.65 L11.05 8.65 M12.7 7 L11.05 \
            8.65 M11.05 8.65 L12.7 10.3
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 125:
      Symbol(
        name: "arrow.down", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M12 4 V20 M5.5 13.5 L12 20 L18.5 13.5")
        ])
    case 126:
      Symbol(
        name: "arrow.down.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M12 7.1 V16.9 M7.9 12.8 L12 16.9 L16.1 12.8"),
        ])
    case 127:
      Symbol(
        name: "arrow.down.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M12 7.1 V16.9 M7.9 12.8 L12 16.9 M12 16.9 L16.1 12.8", width: 1.06),
        ])
    case 128:
      Symbol(
        name: "arrow.down.left", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M18.6 5.4 L5.6 18.4 M5.6 8.8 V18.4 H15.2")
        ])
    case 129:
      Symbol(
        name: "arrow.down.left.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M15.3 8.7 L8.8 15.2 M8.8 10.4 L8.8 15.2 L13.6 15.2
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 130:
      Symbol(
        name: "arrow.down.left.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M15.3 8.7 L8.8 15.2 M8.8 10.4 L8.8 15.2 M8.8 15.2 L13.6 15.2
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 131:
      Symbol(
        name: "arrow.down.right", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M6 6 L18 18 M8.6 18 H18 V8.6")
        ])
    case 132:
      Symbol(
        name: "arrow.down.right.and.arrow.up.left", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.6 10.6 H10.6 V3.6 M10.6 10.6 L3.2 3.2 M20.4 13.4 H13.4 V20.4 M13.4 13.4 L20.8 20.8
            """)
        ])
    case 133:
      Symbol(
        name: "arrow.down.square", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 7.84 L12 16.16 M8.62 12.78 L12 16.16 L15.38 12.78
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
        ])
    case 134:
      Symbol(
        name: "arrow.down.square.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(
            .cut,
            """
            M12 7.84 L12 16.16 M8.62 12.78 L12 16.16 M12 16.16 L15.38 12.78
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 135:
      Symbol(
        name: "arrow.down.to.line", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M12 3.2 V16.4 M6.4 11 L12 16.6 L17.6 11"),
          Layer(.stroke, "M4.6 20.8 H19.4"),
        ])
    case 136:
      Symbol(
        name: "arrow.forward", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "M4 12 H20 M13.5 5.5 L20 12 L13.5 18.5")
        ])
    case 137:
      Symbol(
        name: "arrow.forward.circle", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M7.1 12 H16.9 M12.8 7.9 L16.9 12 L12.8 16.1"),
        ])
    case 138:
      Symbol(
        name: "arrow.forward.circle.fill", rule: .direction, mirrors: true,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M7.1 12 H16.9 M12.8 7.9 L16.9 12 M16.9 12 L12.8 16.1", width: 1.06),
        ])
    case 139:
      Symbol(
        name: "arrow.forward.to.line", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "M3.2 12 H17.2 M11.4 6.2 L17.2 12 L11.4 17.8 M20.8 5 V19")
        ])
    default: nil
    }
  }

  private static func part8(_ index: Int) -> Symbol? {
    switch index {
    case 140:
      Symbol(
        name: "arrow.left", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M20 12 H4 M10.5 5.5 L4 12 L10.5 18.5")
        ])
    case 141:
      Symbol(
        name: "arrow.left.and.right", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M2.6 12 H21.4 M7 7.4 L2.4 12 L7 16.6 M17 7.4 L21.6 12 L17 16.6")
        ])
    case 142:
      Symbol(
        name: "arrow.left.arrow.right", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M4.4 7.6 H19.6 M15.6 3.6 L19.6 7.6 L15.6 11.6 M19.6 16.4 H4.4 M8.4 12.4 L4.4 16.4 \
            L8.4 20.4
            """)
        ])
    case 143:
      Symbol(
        name: "arrow.left.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M16.9 12 H7.1 M11.2 7.9 L7.1 12 L11.2 16.1"),
        ])
    case 144:
      Symbol(
        name: "arrow.left.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M16.9 12 H7.1 M11.2 7.9 L7.1 12 M7.1 12 L11.2 16.1", width: 1.06),
        ])
    case 145:
      Symbol(
        name: "arrow.left.square", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M16.16 12 L7.84 12 M11.22 8.62 L7.84 12 L11.22 15.38
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
        ])
    case 146:
      Symbol(
        name: "arrow.left.square.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(
            .cut,
            """
            M16.16 12 L7.84 12 M11.22 8.62 L7.84 12 M7.84 12 L11.22 15.38
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 147:
      Symbol(
        name: "arrow.left.to.line", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M20.8 12 H7.6 M13 6.4 L7.4 12 L13 17.6"),
          Layer(.stroke, "M3.2 4.6 V19.4"),
        ])
    case 148:
      Symbol(
        name: "arrow.right", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M4 12 H20 M13.5 5.5 L20 12 L13.5 18.5")
        ])
    case 149:
      Symbol(
        name: "arrow.right.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M7.1 12 H16.9 M12.8 7.9 L16.9 12 L12.8 16.1"),
        ])
    case 150:
      Symbol(
        name: "arrow.right.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M7.1 12 H16.9 M12.8 7.9 L16.9 12 M16.9 12 L12.8 16.1", width: 1.06),
        ])
    case 151:
      Symbol(
        name: "arrow.right.square", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.84 12 L16.16 12 M12.78 8.62 L16.16 12 L12.78 15.38
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
        ])
    case 152:
      Symbol(
        name: "arrow.right.square.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(
            .cut,
            """
            M7.84 12 L16.16 12 M12.78 8.62 L16.16 12 M16.16 12 L12.78 15.38
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 153:
      Symbol(
        name: "arrow.right.to.line", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M3.2 12 H16.4 M11 6.4 L16.6 12 L11 17.6"),
          Layer(.stroke, "M20.8 4.6 V19.4"),
        ])
    case 154:
      Symbol(
        name: "arrow.triangle.2.circlepath", rule: .universal, mirrors: false,
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
        ])
    case 155:
      Symbol(
        name: "arrow.triangle.branch", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M6 3.6 V20.4 M6 14.6 C6 11.4 9.4 11.6 12.4 11.2 C15.6 10.8 17.6 9.4 17.6 6.6
            """),
          Layer(.stroke, "M13.6 8.6 L17.6 3.8 L21.6 8.6 Z", width: 0.9),
          Layer(.fill, "M13.6 8.6 L17.6 3.8 L21.6 8.6 Z"),
        ])
    case 156:
      Symbol(
        name: "arrow.up", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M12 20 V4 M5.5 10.5 L12 4 L18.5 10.5")
        ])
    case 157:
      Symbol(
        name: "arrow.up.and.down", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M12 2.6 V21.4 M7.4 7 L12 2.4 L16.6 7 M7.4 17 L12 21.6 L16.6 17")
        ])
    case 158:
      Symbol(
        name: "arrow.up.arrow.down", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.6 19.6 V4.4 M3.6 8.4 L7.6 4.4 L11.6 8.4 M16.4 4.4 V19.6 M12.4 15.6 L16.4 19.6 \
            L20.4 15.6
            """)
        ])
    case 159:
      Symbol(
        name: "arrow.up.arrow.down.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M9.8 15.8 L9.8 8.2 M7.8 10.2 L9.8 8.2 L11.8 10.2 M14.2 8.2 L14.2 15.8 M12.2 13.8 \
            L14.2 15.8 L16.2 13.8
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    default: nil
    }
  }

  private static func part9(_ index: Int) -> Symbol? {
    switch index {
    case 160:
      Symbol(
        name: "arrow.up.arrow.down.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M9.8 15.8 L9.8 8.2 M7.8 10.2 L9.8 8.2 M9.8 8.2 L11.8 10.2 M14.2 8.2 L14.2 15.8 M12.2 \
            13.8 L14.2 15.8 M14.2 15.8 L16.2 13.8
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 161:
      Symbol(
        name: "arrow.up.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M12 16.9 V7.1 M7.9 11.2 L12 7.1 L16.1 11.2"),
        ])
    case 162:
      Symbol(
        name: "arrow.up.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M12 16.9 V7.1 M7.9 11.2 L12 7.1 M12 7.1 L16.1 11.2", width: 1.06),
        ])
    case 163:
      Symbol(
        name: "arrow.up.forward", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "M6 18 L18 6 M8.6 6 H18 V15.4")
        ])
    case 164:
      Symbol(
        name: "arrow.up.forward.app", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "R 2.9 2.9 18.2 18.2 5"),
          Layer(.stroke, "M8.2 15.8 L15.6 8.4 M9.6 8.4 H15.6 V14.4"),
        ])
    case 165:
      Symbol(
        name: "arrow.up.forward.square", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "M8.2 15.8 L15.6 8.4 M9.6 8.4 H15.6 V14.4"),
        ])
    case 166:
      Symbol(
        name: "arrow.up.left", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M18 18 L6 6 M15.4 6 H6 V15.4")
        ])
    case 167:
      Symbol(
        name: "arrow.up.left.and.arrow.down.right", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M4 10.4 V4 H10.4 M4 4 L10.4 10.4 M20 13.6 V20 H13.6 M20 20 L13.6 13.6")
        ])
    case 168:
      Symbol(
        name: "arrow.up.right", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M6 18 L18 6 M8.6 6 H18 V15.4")
        ])
    case 169:
      Symbol(
        name: "arrow.up.right.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M9 15 L15 9 M10.3 9 L15 9 L15 13.7", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 170:
      Symbol(
        name: "arrow.up.right.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M9 15 L15 9 M10.3 9 L15 9 M15 9 L15 13.7", width: 0.95, heaviestWidth: 0.64),
        ])
    case 171:
      Symbol(
        name: "arrow.up.right.square", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "M8.2 15.8 L15.6 8.4 M9.6 8.4 H15.6 V14.4"),
        ])
    case 172:
      Symbol(
        name: "arrow.up.right.square.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.cut, "M8.2 15.8 L15.6 8.4 M9.8 8.2 H15.8 M15.8 8.2 V14.2", width: 1.06),
        ])
    case 173:
      Symbol(
        name: "arrow.up.square", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 16.16 L12 7.84 M8.62 11.22 L12 7.84 L15.38 11.22
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
        ])
    case 174:
      Symbol(
        name: "arrow.up.square.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(
            .cut,
            """
            M12 16.16 L12 7.84 M8.62 11.22 L12 7.84 M12 7.84 L15.38 11.22
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 175:
      Symbol(
        name: "arrow.up.to.line", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M12 20.8 V7.6 M6.4 13 L12 7.4 L17.6 13"),
          Layer(.stroke, "M4.6 3.2 H19.4"),
        ])
    case 176:
      Symbol(
        name: "arrow.uturn.backward", rule: .direction, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M4.2 9 H14.9 c2.75 0 4.8 2.05 4.8 4.75 c0 2.7 -2.05 4.75 -4.8 4.75 H10.4 M8.8 4.4 \
            L4.2 9 L8.8 13.6
            """)
        ])
    case 177:
      Symbol(
        name: "arrow.uturn.forward", rule: .direction, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M19.8 9 H9.1 C6.35 9 4.3 11.05 4.3 13.75 c0 2.7 2.05 4.75 4.8 4.75 H13.6 M15.2 4.4 \
            L19.8 9 L15.2 13.6
            """)
        ])
    case 178:
      Symbol(
        name: "arrow.uturn.left", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M4.2 9 H14.9 c2.75 0 4.8 2.05 4.8 4.75 c0 2.7 -2.05 4.75 -4.8 4.75 H10.4 M8.8 4.4 \
            L4.2 9 L8.8 13.6
            """)
        ])
    case 179:
      Symbol(
        name: "arrow.uturn.right", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M14.8 3.8 L19.6 8.6 L14.8 13.4 M19.6 8.6 H9.6 C6.2 8.6 4.2 10.9 4.2 14.2 C4.2 17.5 \
            6.2 19.8 9.6 19.8 H12.6
            """)
        ])
    default: nil
    }
  }

  private static func part10(_ index: Int) -> Symbol? {
    switch index {
    case 180:
      Symbol(
        name: "arrowshape.turn.up.backward", rule: .direction, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M11.2 7.9 V5 C11.2 4.1 10.2 3.7 9.55 4.3 L2.75 10.75 C2.3 11.17 2.3 11.83 2.75 12.25 \
            L9.55 18.7 C10.2 19.3 11.2 18.9 11.2 18 V15.1 C15.5 15.1 18.4 16.2 20.4 19.1 C20.9 \
            19.8 21.8 19.5 21.7 18.6 C21 12.4 17.3 8.2 11.2 7.9 Z
            """)
        ])
    case 181:
      Symbol(
        name: "arrowshape.turn.up.backward.fill", rule: .direction, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M11.2 7.9 V5 C11.2 4.1 10.2 3.7 9.55 4.3 L2.75 10.75 C2.3 11.17 2.3 11.83 2.75 12.25 \
            L9.55 18.7 C10.2 19.3 11.2 18.9 11.2 18 V15.1 C15.5 15.1 18.4 16.2 20.4 19.1 C20.9 \
            19.8 21.8 19.5 21.7 18.6 C21 12.4 17.3 8.2 11.2 7.9 Z
            """),
          Layer(
            .stroke,
            """
            M11.2 7.9 V5 C11.2 4.1 10.2 3.7 9.55 4.3 L2.75 10.75 C2.3 11.17 2.3 11.83 2.75 12.25 \
            L9.55 18.7 C10.2 19.3 11.2 18.9 11.2 18 V15.1 C15.5 15.1 18.4 16.2 20.4 19.1 C20.9 \
            19.8 21.8 19.5 21.7 18.6 C21 12.4 17.3 8.2 11.2 7.9 Z
            """),
        ])
    case 182:
      Symbol(
        name: "arrowshape.turn.up.forward", rule: .direction, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M12.8 7.9 V5 C12.8 4.1 13.8 3.7 14.45 4.3 L21.25 10.75 C21.7 11.17 21.7 11.83 21.25 \
            12.25 L14.45 18.7 C13.8 19.3 12.8 18.9 12.8 18 V15.1 C8.5 15.1 5.6 16.2 3.6 19.1 C3.1 \
            19.8 2.2 19.5 2.3 18.6 C3 12.4 6.7 8.2 12.8 7.9 Z
            """)
        ])
    case 183:
      Symbol(
        name: "arrowshape.turn.up.forward.fill", rule: .direction, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M12.8 7.9 V5 C12.8 4.1 13.8 3.7 14.45 4.3 L21.25 10.75 C21.7 11.17 21.7 11.83 21.25 \
            12.25 L14.45 18.7 C13.8 19.3 12.8 18.9 12.8 18 V15.1 C8.5 15.1 5.6 16.2 3.6 19.1 C3.1 \
            19.8 2.2 19.5 2.3 18.6 C3 12.4 6.7 8.2 12.8 7.9 Z
            """),
          Layer(
            .stroke,
            """
            M12.8 7.9 V5 C12.8 4.1 13.8 3.7 14.45 4.3 L21.25 10.75 C21.7 11.17 21.7 11.83 21.25 \
            12.25 L14.45 18.7 C13.8 19.3 12.8 18.9 12.8 18 V15.1 C8.5 15.1 5.6 16.2 3.6 19.1 C3.1 \
            19.8 2.2 19.5 2.3 18.6 C3 12.4 6.7 8.2 12.8 7.9 Z
            """),
        ])
    case 184:
      Symbol(
        name: "arrowshape.turn.up.left", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M11.2 7.9 V5 C11.2 4.1 10.2 3.7 9.55 4.3 L2.75 10.75 C2.3 11.17 2.3 11.83 2.75 12.25 \
            L9.55 18.7 C10.2 19.3 11.2 18.9 11.2 18 V15.1 C15.5 15.1 18.4 16.2 20.4 19.1 C20.9 \
            19.8 21.8 19.5 21.7 18.6 C21 12.4 17.3 8.2 11.2 7.9 Z
            """)
        ])
    case 185:
      Symbol(
        name: "arrowshape.turn.up.left.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M11.2 7.9 V5 C11.2 4.1 10.2 3.7 9.55 4.3 L2.75 10.75 C2.3 11.17 2.3 11.83 2.75 12.25 \
            L9.55 18.7 C10.2 19.3 11.2 18.9 11.2 18 V15.1 C15.5 15.1 18.4 16.2 20.4 19.1 C20.9 \
            19.8 21.8 19.5 21.7 18.6 C21 12.4 17.3 8.2 11.2 7.9 Z
            """),
          Layer(
            .stroke,
            """
            M11.2 7.9 V5 C11.2 4.1 10.2 3.7 9.55 4.3 L2.75 10.75 C2.3 11.17 2.3 11.83 2.75 12.25 \
            L9.55 18.7 C10.2 19.3 11.2 18.9 11.2 18 V15.1 C15.5 15.1 18.4 16.2 20.4 19.1 C20.9 \
            19.8 21.8 19.5 21.7 18.6 C21 12.4 17.3 8.2 11.2 7.9 Z
            """),
        ])
    case 186:
      Symbol(
        name: "arrowshape.turn.up.right", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12.8 7.9 V5 C12.8 4.1 13.8 3.7 14.45 4.3 L21.25 10.75 C21.7 11.17 21.7 11.83 21.25 \
            12.25 L14.45 18.7 C13.8 19.3 12.8 18.9 12.8 18 V15.1 C8.5 15.1 5.6 16.2 3.6 19.1 C3.1 \
            19.8 2.2 19.5 2.3 18.6 C3 12.4 6.7 8.2 12.8 7.9 Z
            """)
        ])
    case 187:
      Symbol(
        name: "arrowshape.turn.up.right.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M12.8 7.9 V5 C12.8 4.1 13.8 3.7 14.45 4.3 L21.25 10.75 C21.7 11.17 21.7 11.83 21.25 \
            12.25 L14.45 18.7 C13.8 19.3 12.8 18.9 12.8 18 V15.1 C8.5 15.1 5.6 16.2 3.6 19.1 C3.1 \
            19.8 2.2 19.5 2.3 18.6 C3 12.4 6.7 8.2 12.8 7.9 Z
            """),
          Layer(
            .stroke,
            """
            M12.8 7.9 V5 C12.8 4.1 13.8 3.7 14.45 4.3 L21.25 10.75 C21.7 11.17 21.7 11.83 21.25 \
            12.25 L14.45 18.7 C13.8 19.3 12.8 18.9 12.8 18 V15.1 C8.5 15.1 5.6 16.2 3.6 19.1 C3.1 \
            19.8 2.2 19.5 2.3 18.6 C3 12.4 6.7 8.2 12.8 7.9 Z
            """),
        ])
    case 188:
      Symbol(
        name: "asterisk", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M12 4.2 V19.8 M5.25 8.1 L18.75 15.9 M18.75 8.1 L5.25 15.9")
        ])
    case 189:
      Symbol(
        name: "at", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 3.9", width: 0.95),
          Layer(
            .stroke,
            """
            M15.9 8.1 V13.6 C15.9 15.3 16.7 16.2 18 16.2 C19.9 16.2 21.2 14.5 21.2 12 C21.2 6.9 \
            17.1 2.8 12 2.8 C6.9 2.8 2.8 6.9 2.8 12 C2.8 17.1 6.9 21.2 12 21.2 C14 21.2 15.7 20.7 \
            17.2 19.7
            """, width: 0.95),
        ])
    case 190:
      Symbol(
        name: "at.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 2.11", width: 0.85, heaviestWidth: 0.57),
          Layer(
            .stroke,
            """
            M14.11 9.89 L14.11 12.86 C14.11 13.78 14.54 14.27 15.24 14.27 C16.27 14.27 16.97 \
            13.35 16.97 12 C16.97 9.25 14.75 7.03 12 7.03 C9.25 7.03 7.03 9.25 7.03 12 C7.03 \
            14.75 9.25 16.97 12 16.97 C13.08 16.97 14 16.7 14.81 16.16
            """, width: 0.85, heaviestWidth: 0.57),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 191:
      Symbol(
        name: "at.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "O 12 12 2.11", width: 0.91, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M14.11 9.89 L14.11 12.86 M14.11 12.86 C14.11 13.78 14.54 14.27 15.24 14.27 M15.24 \
            14.27 C16.27 14.27 16.97 13.35 16.97 12 M16.97 12 C16.97 9.25 14.75 7.03 12 7.03 M12 \
            7.03 C9.25 7.03 7.03 9.25 7.03 12 M7.03 12 C7.03 14.75 9.25 16.97 12 16.97 M12 16.97 \
            C13.08 16.97 14 16.7 14.81 16.16
            """, width: 0.91, heaviestWidth: 0.6),
        ])
    case 192:
      Symbol(
        name: "backward", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M22.1 7.4 C22.1 6.53 21.14 6.01 20.41 6.47 L13.3 10.99 c-0.75 0.47 -0.75 1.55 0 2.02 \
            L20.41 17.53 C21.14 17.99 22.1 17.47 22.1 16.6 Z M11.7 7.4 C11.7 6.53 10.74 6.01 \
            10.01 6.47 L2.9 10.99 c-0.75 0.47 -0.75 1.55 0 2.02 L10.01 17.53 C10.74 17.99 11.7 \
            17.47 11.7 16.6 Z
            """, width: 0.92)
        ])
    case 193:
      Symbol(
        name: "backward.end", rule: .direction, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M20 6.9 C20 5.85 18.85 5.2 17.95 5.75 L9.7 10.8 C8.8 11.35 8.8 12.65 9.7 13.2 L17.95 \
            18.25 C18.85 18.8 20 18.15 20 17.1 Z
            """),
          Layer(.stroke, "R 4.2 5.5 1.9 13 0.7"),
        ])
    case 194:
      Symbol(
        name: "backward.end.fill", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M20 6.9 C20 5.85 18.85 5.2 17.95 5.75 L9.7 10.8 C8.8 11.35 8.8 12.65 9.7 13.2 L17.95 \
            18.25 C18.85 18.8 20 18.15 20 17.1 Z
            """),
          Layer(
            .stroke,
            """
            M20 6.9 C20 5.85 18.85 5.2 17.95 5.75 L9.7 10.8 C8.8 11.35 8.8 12.65 9.7 13.2 L17.95 \
            18.25 C18.85 18.8 20 18.15 20 17.1 Z
            """, width: 0.8),
          Layer(.fill, "R 4.2 5.5 1.9 13 0.7"),
          Layer(.stroke, "R 4.2 5.5 1.9 13 0.7", width: 0.7),
        ])
    case 195:
      Symbol(
        name: "backward.fill", rule: .motion, mirrors: true,
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
        ])
    case 196:
      Symbol(
        name: "bag", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M5.01 8.71 C5.06 7.86 5.76 7.2 6.61 7.2 H17.39 c0.85 0 1.55 0.66 1.6 1.51 L19.54 \
            18.45 c0.09 1.49 -1.1 2.75 -2.59 2.75 H7.05 C5.56 21.2 4.37 19.94 4.46 18.45 Z
            """),
          Layer(.stroke, "M8.3 7.2 V6 C8.3 3.8 9.8 2.3 12 2.3 c2.2 0 3.7 1.5 3.7 3.7 V7.2"),
        ])
    case 197:
      Symbol(
        name: "bag.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8.23 10.22 C8.25 9.76 8.63 9.41 9.09 9.41 L14.91 9.41 C15.37 9.41 15.75 9.76 15.77 \
            10.22 L16.07 15.48 C16.12 16.29 15.48 16.97 14.67 16.97 L9.33 16.97 C8.52 16.97 7.88 \
            16.29 7.93 15.48 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M10 9.41 L10 8.76 C10 7.57 10.81 6.76 12 6.76 C13.19 6.76 14 7.57 14 8.76 L14 9.41
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 198:
      Symbol(
        name: "bag.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M8.23 10.22 C8.25 9.76 8.63 9.41 9.09 9.41 M9.09 9.41 L14.91 9.41 M14.91 9.41 C15.37 \
            9.41 15.75 9.76 15.77 10.22 M15.77 10.22 L16.07 15.48 M16.07 15.48 C16.12 16.29 15.48 \
            16.97 14.67 16.97 M14.67 16.97 L9.33 16.97 M9.33 16.97 C8.52 16.97 7.88 16.29 7.93 \
            15.48 M7.93 15.48 L8.23 10.22
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M10 9.41 L10 8.76 M10 8.76 C10 7.57 10.81 6.76 12 6.76 M12 6.76 C13.19 6.76 14 7.57 \
            14 8.76 M14 8.76 L14 9.41
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 199:
      Symbol(
        name: "bag.fill", rule: .object, mirrors: false,
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
        ])
    default: nil
    }
  }

  private static func part11(_ index: Int) -> Symbol? {
    switch index {
    case 200:
      Symbol(
        name: "banknote", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 1.8 5.4 20.4 13.2 2.4"),
          Layer(.stroke, "O 12 12 2.9"),
          Layer(.fill, "O 5.8 12 0.65 O 18.2 12 0.65"),
          Layer(.stroke, "O 5.8 12 0.65 O 18.2 12 0.65", width: 0.5),
        ])
    case 201:
      Symbol(
        name: "banknote.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 1.8 5.4 20.4 13.2 2.4"),
          Layer(.stroke, "R 1.8 5.4 20.4 13.2 2.4"),
          Layer(.cutFill, "O 12 12 3.4"),
          Layer(.fill, "O 12 12 2.1"),
          Layer(.cutFill, "O 5.8 12 1 O 18.2 12 1"),
        ])
    case 202:
      Symbol(
        name: "barcode", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M3.4 5.4 V18.6 M9 5.4 V18.6 M17.7 5.4 V18.6", heaviestWidth: 0.52),
          Layer(
            .stroke,
            """
            M6.2 5.4 V18.6 M11.9 5.4 V18.6 M20.6 5.4 V18.6
            """, width: 0.6, heaviestWidth: 0.38),
          Layer(.stroke, "M14.8 5.4 V18.6", width: 1.3, heaviestWidth: 0.62),
        ])
    case 203:
      Symbol(
        name: "barcode.viewfinder", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.2 8 V6.2 c0 -1.9 1.1 -3 3 -3 H8 M20.8 8 V6.2 c0 -1.9 -1.1 -3 -3 -3 H16 M3.2 16 \
            V17.8 c0 1.9 1.1 3 3 3 H8 M20.8 16 V17.8 c0 1.9 -1.1 3 -3 3 H16
            """),
          Layer(
            .stroke,
            """
            M7.4 8.2 V15.8 M12 8.2 V15.8 M16.6 8.2 V15.8
            """, width: 0.9, heaviestWidth: 0.44),
          Layer(.stroke, "M9.7 8.2 V15.8 M14.3 8.2 V15.8", width: 0.55, heaviestWidth: 0.3),
        ])
    case 204:
      Symbol(
        name: "battery.0", rule: .motion, mirrors: true,
        layers: [
          Layer(.stroke, "R 1.4 6.2 18.6 11.6 3.4", width: 0.85),
          Layer(.fill, "M21.7 9.8 c1 0.3 1.6 1.1 1.6 2.2 c0 1.1 -0.6 1.9 -1.6 2.2 Z"),
        ])
    case 205:
      Symbol(
        name: "battery.100", rule: .motion, mirrors: true,
        layers: [
          Layer(.stroke, "R 1.4 6.2 18.6 11.6 3.4", width: 0.85),
          Layer(.fill, "R 3.6 8.4 14.2 7.2 1.6"),
          Layer(.fill, "M21.7 9.8 c1 0.3 1.6 1.1 1.6 2.2 c0 1.1 -0.6 1.9 -1.6 2.2 Z"),
        ])
    case 206:
      Symbol(
        name: "battery.100.bolt", rule: .motion, mirrors: true,
        layers: [
          Layer(.stroke, "R 1.4 6.2 18.6 11.6 3.4", width: 0.85),
          Layer(.fill, "R 3.6 8.4 14.2 7.2 1.6"),
          Layer(.fill, "M21.7 9.8 c1 0.3 1.6 1.1 1.6 2.2 c0 1.1 -0.6 1.9 -1.6 2.2 Z"),
          Layer(
            .cutFill,
            """
            M13.6 2.6 L5.4 12.2 V14.2 H8.6 L7.4 21.4 L16 11.6 V9.6 H12.6 Z
            """, rightToLeft: .stay),
          Layer(.fill, "M12 4.6 L7 12.4 H10.2 L9.2 19.4 L14.4 11.4 H11 Z", rightToLeft: .stay),
          Layer(
            .stroke,
            """
            M12 4.6 L7 12.4 H10.2 L9.2 19.4 L14.4 11.4 H11 Z
            """, width: 0.3, rightToLeft: .stay),
        ])
    case 207:
      Symbol(
        name: "battery.25", rule: .motion, mirrors: true,
        layers: [
          Layer(.stroke, "R 1.4 6.2 18.6 11.6 3.4", width: 0.85),
          Layer(.fill, "R 3.6 8.4 3.9 7.2 1.5"),
          Layer(.fill, "M21.7 9.8 c1 0.3 1.6 1.1 1.6 2.2 c0 1.1 -0.6 1.9 -1.6 2.2 Z"),
        ])
    case 208:
      Symbol(
        name: "battery.50", rule: .motion, mirrors: true,
        layers: [
          Layer(.stroke, "R 1.4 6.2 18.6 11.6 3.4", width: 0.85),
          Layer(.fill, "R 3.6 8.4 7.8 7.2 1.6"),
          Layer(.fill, "M21.7 9.8 c1 0.3 1.6 1.1 1.6 2.2 c0 1.1 -0.6 1.9 -1.6 2.2 Z"),
        ])
    case 209:
      Symbol(
        name: "battery.75", rule: .motion, mirrors: true,
        layers: [
          Layer(.stroke, "R 1.4 6.2 18.6 11.6 3.4", width: 0.85),
          Layer(.fill, "R 3.6 8.4 11 7.2 1.6"),
          Layer(.fill, "M21.7 9.8 c1 0.3 1.6 1.1 1.6 2.2 c0 1.1 -0.6 1.9 -1.6 2.2 Z"),
        ])
    case 210:
      Symbol(
        name: "bed.double", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M2.4 19.4 V13.4 C2.4 11.9 3.3 11 4.8 11 H19.2 C20.7 11 21.6 11.9 21.6 13.4 V19.4 M2.4 \
            16.4 H21.6 M4.6 11 V7.6 C4.6 6.1 5.5 5.2 7 5.2 H17 C18.5 5.2 19.4 6.1 19.4 7.6 V11
            """),
          Layer(
            .stroke,
            """
            M7.2 11 V9.8 C7.2 9 7.6 8.6 8.4 8.6 H10.4 C11.2 8.6 11.6 9 11.6 9.8 V11 M12.4 11 V9.8 \
            C12.4 9 12.8 8.6 13.6 8.6 H15.6 C16.4 8.6 16.8 9 16.8 9.8 V11
            """, width: 0.85),
        ])
    case 211:
      Symbol(
        name: "bell", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 17.3 H5.1 C3.9 17.3 3.3 16.2 4.1 15.2 C5.5 13.5 5.9 12.6 6 9.8 C6.1 6.2 8.5 3.7 \
            12 3.7 c3.5 0 5.9 2.5 6 6.1 c0.1 2.8 0.5 3.7 1.9 5.4 c0.8 1 0.2 2.1 -1 2.1 H12 Z
            """),
          Layer(.stroke, "M12 2.7 V3.5", width: 1.15),
          Layer(.stroke, "M8.9 17.5 c0 2.4 1.2 3.8 3.1 3.8 c1.9 0 3.1 -1.4 3.1 -3.8"),
        ])
    case 212:
      Symbol(
        name: "bell.badge", rule: .badge, mirrors: true,
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
        ])
    case 213:
      Symbol(
        name: "bell.badge.fill", rule: .badge, mirrors: false,
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
          Layer(.cutFill, "O 18.2 5.6 4.5", rightToLeft: .move(about: 18.2)),
          Layer(.fill, "O 18.2 5.6 3.3", rightToLeft: .move(about: 18.2)),
        ])
    case 214:
      Symbol(
        name: "bell.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M12 14.86 L8.27 14.86 C7.63 14.86 7.3 14.27 7.73 13.73 C8.49 12.81 8.71 12.32 8.76 \
            10.81 C8.81 8.87 10.11 7.52 12 7.52 C13.89 7.52 15.19 8.87 15.24 10.81 C15.29 12.32 \
            15.51 12.81 16.27 13.73 C16.7 14.27 16.37 14.86 15.73 14.86 L12 14.86 Z
            """),
          Layer(
            .stroke,
            """
            M12 14.86 L8.27 14.86 C7.63 14.86 7.3 14.27 7.73 13.73 C8.49 12.81 8.71 12.32 8.76 \
            10.81 C8.81 8.87 10.11 7.52 12 7.52 C13.89 7.52 15.19 8.87 15.24 10.81 C15.29 12.32 \
            15.51 12.81 16.27 13.73 C16.7 14.27 16.37 14.86 15.73 14.86 L12 14.86 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M12 6.98 L12 7.41", width: 1.03, heaviestWidth: 0.69),
          Layer(
            .fill,
            """
            M12 16.59 L10.6 16.59 C10.81 17.13 11.3 17.4 12 17.4 C12.7 17.4 13.19 17.13 13.4 \
            16.59 L12 16.59 Z
            """),
          Layer(
            .stroke,
            """
            M12 16.59 L10.6 16.59 C10.81 17.13 11.3 17.4 12 17.4 C12.7 17.4 13.19 17.13 13.4 \
            16.59 L12 16.59 Z
            """, width: 0.36, heaviestWidth: 0.24),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 215:
      Symbol(
        name: "bell.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M12 14.86 L8.27 14.86 C7.63 14.86 7.3 14.27 7.73 13.73 C8.49 12.81 8.71 12.32 8.76 \
            10.81 C8.81 8.87 10.11 7.52 12 7.52 C13.89 7.52 15.19 8.87 15.24 10.81 C15.29 12.32 \
            15.51 12.81 16.27 13.73 C16.7 14.27 16.37 14.86 15.73 14.86 L12 14.86 Z
            """),
          Layer(
            .cut,
            """
            M12 14.86 L8.27 14.86 M8.27 14.86 C7.63 14.86 7.3 14.27 7.73 13.73 M7.73 13.73 C8.49 \
            12.81 8.71 12.32 8.76 10.81 M8.76 10.81 C8.81 8.87 10.11 7.52 12 7.52 M12 7.52 C13.89 \
            7.52 15.19 8.87 15.24 10.81 M15.24 10.81 C15.29 12.32 15.51 12.81 16.27 13.73 M16.27 \
            13.73 C16.7 14.27 16.37 14.86 15.73 14.86 M15.73 14.86 L12 14.86
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(.cut, "M12 6.98 L12 7.41", width: 1.1, heaviestWidth: 0.73),
          Layer(
            .cutFill,
            """
            M12 16.59 L10.6 16.59 C10.81 17.13 11.3 17.4 12 17.4 C12.7 17.4 13.19 17.13 13.4 \
            16.59 L12 16.59 Z
            """),
          Layer(
            .cut,
            """
            M12 16.59 L10.6 16.59 M10.6 16.59 C10.81 17.13 11.3 17.4 12 17.4 M12 17.4 C12.7 17.4 \
            13.19 17.13 13.4 16.59 M13.4 16.59 L12 16.59
            """, width: 0.38, heaviestWidth: 0.25),
        ])
    case 216:
      Symbol(
        name: "bell.fill", rule: .object, mirrors: false,
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
        ])
    case 217:
      Symbol(
        name: "bell.slash", rule: .slash, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 17.3 H5.1 C3.9 17.3 3.3 16.2 4.1 15.2 C5.5 13.5 5.9 12.6 6 9.8 C6.1 6.2 8.5 3.7 \
            12 3.7 c3.5 0 5.9 2.5 6 6.1 c0.1 2.8 0.5 3.7 1.9 5.4 c0.8 1 0.2 2.1 -1 2.1 H12 Z
            """),
          Layer(.stroke, "M12 2.7 V3.5", width: 1.15),
          Layer(.stroke, "M8.9 17.5 c0 2.4 1.2 3.8 3.1 3.8 c1.9 0 3.1 -1.4 3.1 -3.8"),
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 218:
      Symbol(
        name: "bell.slash.fill", rule: .slash, mirrors: false,
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
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 219:
      Symbol(
        name: "bicycle", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 5.6 15.2 3.8 O 18.4 15.2 3.8", width: 0.95, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M5.6 15.2 L9 8.6 H15.4 L18.4 15.2 M9 8.6 L12 15.2 L15.4 8.6 M5.6 15.2 H12 M7.4 8.6 \
            H10.4 M15.4 8.6 L14.6 6 H17.2
            """, width: 0.9, heaviestWidth: 0.5),
        ])
    default: nil
    }
  }

  private static func part12(_ index: Int) -> Symbol? {
    switch index {
    case 220:
      Symbol(
        name: "bicycle.circle", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 8.54 13.73 2.05 O 15.46 13.73 2.05", width: 0.85, heaviestWidth: 0.36),
          Layer(
            .stroke,
            """
            M8.54 13.73 L10.38 10.16 L13.84 10.16 L15.46 13.73 M10.38 10.16 L12 13.73 L13.84 \
            10.16 M8.54 13.73 L12 13.73 M9.52 10.16 L11.14 10.16 M13.84 10.16 L13.4 8.76 L14.81 \
            8.76
            """, width: 0.81, heaviestWidth: 0.3),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 221:
      Symbol(
        name: "bicycle.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "O 8.54 13.73 2.05 O 15.46 13.73 2.05", width: 0.91, heaviestWidth: 0.38),
          Layer(
            .cut,
            """
            M8.54 13.73 L10.38 10.16 M10.38 10.16 L13.84 10.16 M13.84 10.16 L15.46 13.73 M10.38 \
            10.16 L12 13.73 M12 13.73 L13.84 10.16 M8.54 13.73 L12 13.73 M9.52 10.16 L11.14 10.16 \
            M13.84 10.16 L13.4 8.76 M13.4 8.76 L14.81 8.76
            """, width: 0.86, heaviestWidth: 0.32),
        ])
    case 222:
      Symbol(
        name: "bold", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.6 11.5 H13 C15.5 11.5 17.2 13 17.2 15.4 C17.2 17.8 15.5 19.3 13 19.3 H7.6 V4.7 \
            H12.6 C14.8 4.7 16.3 6 16.3 8.1 C16.3 10.2 14.8 11.5 12.6 11.5
            """, width: 1.3, heaviestWidth: 1.1)
        ])
    case 223:
      Symbol(
        name: "bolt", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M13.88 3.79 C13.96 3.28 13.32 2.99 13 3.39 L5.79 12.32 C5.47 12.72 5.75 13.3 6.26 \
            13.3 H10.94 c0.19 0 0.33 0.17 0.3 0.35 L10.12 20.21 c-0.08 0.51 0.56 0.8 0.88 0.4 \
            L18.21 11.68 C18.53 11.28 18.25 10.7 17.74 10.7 H13.06 c-0.19 0 -0.33 -0.17 -0.3 \
            -0.35 Z
            """)
        ])
    case 224:
      Symbol(
        name: "bolt.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M13.02 7.57 C13.06 7.29 12.71 7.13 12.54 7.35 L8.65 12.17 C8.47 12.39 8.62 12.7 8.9 \
            12.7 L11.43 12.7 C11.53 12.7 11.61 12.79 11.59 12.89 L10.98 16.43 C10.94 16.71 11.29 \
            16.87 11.46 16.65 L15.35 11.83 C15.53 11.61 15.38 11.3 15.1 11.3 L12.57 11.3 C12.47 \
            11.3 12.39 11.21 12.41 11.11 Z
            """),
          Layer(
            .stroke,
            """
            M13.02 7.57 C13.06 7.29 12.71 7.13 12.54 7.35 L8.65 12.17 C8.47 12.39 8.62 12.7 8.9 \
            12.7 L11.43 12.7 C11.53 12.7 11.61 12.79 11.59 12.89 L10.98 16.43 C10.94 16.71 11.29 \
            16.87 11.46 16.65 L15.35 11.83 C15.53 11.61 15.38 11.3 15.1 11.3 L12.57 11.3 C12.47 \
            11.3 12.39 11.21 12.41 11.11 Z
            """, width: 0.54, heaviestWidth: 0.36),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 225:
      Symbol(
        name: "bolt.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M13.02 7.57 C13.06 7.29 12.71 7.13 12.54 7.35 L8.65 12.17 C8.47 12.39 8.62 12.7 8.9 \
            12.7 L11.43 12.7 C11.53 12.7 11.61 12.79 11.59 12.89 L10.98 16.43 C10.94 16.71 11.29 \
            16.87 11.46 16.65 L15.35 11.83 C15.53 11.61 15.38 11.3 15.1 11.3 L12.57 11.3 C12.47 \
            11.3 12.39 11.21 12.41 11.11 Z
            """),
          Layer(
            .cut,
            """
            M13.02 7.57 C13.06 7.29 12.71 7.13 12.54 7.35 M12.54 7.35 L8.65 12.17 M8.65 12.17 \
            C8.47 12.39 8.62 12.7 8.9 12.7 M8.9 12.7 L11.43 12.7 M11.43 12.7 C11.53 12.7 11.61 \
            12.79 11.59 12.89 M11.59 12.89 L10.98 16.43 M10.98 16.43 C10.94 16.71 11.29 16.87 \
            11.46 16.65 M11.46 16.65 L15.35 11.83 M15.35 11.83 C15.53 11.61 15.38 11.3 15.1 11.3 \
            M15.1 11.3 L12.57 11.3 M12.57 11.3 C12.47 11.3 12.39 11.21 12.41 11.11 M12.41 11.11 \
            L13.02 7.57
            """, width: 0.57, heaviestWidth: 0.38),
        ])
    case 226:
      Symbol(
        name: "bolt.fill", rule: .object, mirrors: false,
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
        ])
    case 227:
      Symbol(
        name: "bolt.square", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M12.98 7.73 C13.02 7.47 12.69 7.31 12.52 7.52 L8.77 12.17 C8.6 12.37 8.75 12.68 9.02 \
            12.68 L11.45 12.68 C11.55 12.68 11.62 12.76 11.6 12.86 L11.02 16.27 C10.98 16.53 \
            11.31 16.69 11.48 16.48 L15.23 11.83 C15.4 11.63 15.25 11.32 14.98 11.32 L12.55 11.32 \
            C12.45 11.32 12.38 11.24 12.4 11.14 Z
            """),
          Layer(
            .stroke,
            """
            M12.98 7.73 C13.02 7.47 12.69 7.31 12.52 7.52 L8.77 12.17 C8.6 12.37 8.75 12.68 9.02 \
            12.68 L11.45 12.68 C11.55 12.68 11.62 12.76 11.6 12.86 L11.02 16.27 C10.98 16.53 \
            11.31 16.69 11.48 16.48 L15.23 11.83 C15.4 11.63 15.25 11.32 14.98 11.32 L12.55 11.32 \
            C12.45 11.32 12.38 11.24 12.4 11.14 Z
            """, width: 0.54, heaviestWidth: 0.36),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
        ])
    case 228:
      Symbol(
        name: "bolt.square.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(
            .cutFill,
            """
            M12.98 7.73 C13.02 7.47 12.69 7.31 12.52 7.52 L8.77 12.17 C8.6 12.37 8.75 12.68 9.02 \
            12.68 L11.45 12.68 C11.55 12.68 11.62 12.76 11.6 12.86 L11.02 16.27 C10.98 16.53 \
            11.31 16.69 11.48 16.48 L15.23 11.83 C15.4 11.63 15.25 11.32 14.98 11.32 L12.55 11.32 \
            C12.45 11.32 12.38 11.24 12.4 11.14 Z
            """),
          Layer(
            .cut,
            """
            M12.98 7.73 C13.02 7.47 12.69 7.31 12.52 7.52 M12.52 7.52 L8.77 12.17 M8.77 12.17 \
            C8.6 12.37 8.75 12.68 9.02 12.68 M9.02 12.68 L11.45 12.68 M11.45 12.68 C11.55 12.68 \
            11.62 12.76 11.6 12.86 M11.6 12.86 L11.02 16.27 M11.02 16.27 C10.98 16.53 11.31 16.69 \
            11.48 16.48 M11.48 16.48 L15.23 11.83 M15.23 11.83 C15.4 11.63 15.25 11.32 14.98 \
            11.32 M14.98 11.32 L12.55 11.32 M12.55 11.32 C12.45 11.32 12.38 11.24 12.4 11.14 \
            M12.4 11.14 L12.98 7.73
            """, width: 0.57, heaviestWidth: 0.38),
        ])
    case 229:
      Symbol(
        name: "book", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 6.6 C10.3 5.3 8 4.7 5 4.7 H3.9 C2.9 4.7 2.4 5.2 2.4 6.2 V16.6 C2.4 17.5 2.9 18 \
            3.9 18 H5 c3 0 5.3 0.6 7 1.9 M12 6.6 C13.7 5.3 16 4.7 19 4.7 H20.1 c1 0 1.5 0.5 1.5 \
            1.5 V16.6 C21.6 17.5 21.1 18 20.1 18 H19 c-3 0 -5.3 0.6 -7 1.9
            """),
          Layer(.stroke, "M12 6.6 V19.9"),
        ])
    case 230:
      Symbol(
        name: "book.closed", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M4.8 18.8 V5.6 C4.8 3.9 5.8 2.9 7.5 2.9 H17.5 C18.6 2.9 19.2 3.5 19.2 4.6 V16.7
            """),
          Layer(
            .stroke,
            """
            M19.2 16.7 H6.9 C5.7 16.7 4.8 17.6 4.8 18.9 C4.8 20.2 5.7 21.1 6.9 21.1 H19.2
            """),
        ])
    case 231:
      Symbol(
        name: "book.fill", rule: .object, mirrors: false,
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
        ])
    case 232:
      Symbol(
        name: "bookmark", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M6.3 5.4 C6.3 4.13 7.33 3.1 8.6 3.1 H15.4 c1.27 0 2.3 1.03 2.3 2.3 V19.13 c0 0.79 \
            -0.94 1.2 -1.51 0.66 L12.48 16.34 c-0.27 -0.25 -0.69 -0.25 -0.96 0 L7.81 19.79 C7.24 \
            20.33 6.3 19.92 6.3 19.13 Z
            """)
        ])
    case 233:
      Symbol(
        name: "bookmark.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M8.92 8.44 C8.92 7.75 9.48 7.19 10.16 7.19 L13.84 7.19 C14.52 7.19 15.08 7.75 15.08 \
            8.44 L15.08 15.85 C15.08 16.28 14.57 16.5 14.26 16.21 L12.26 14.34 C12.11 14.21 11.89 \
            14.21 11.74 14.34 L9.74 16.21 C9.43 16.5 8.92 16.28 8.92 15.85 Z
            """),
          Layer(
            .stroke,
            """
            M8.92 8.44 C8.92 7.75 9.48 7.19 10.16 7.19 L13.84 7.19 C14.52 7.19 15.08 7.75 15.08 \
            8.44 L15.08 15.85 C15.08 16.28 14.57 16.5 14.26 16.21 L12.26 14.34 C12.11 14.21 11.89 \
            14.21 11.74 14.34 L9.74 16.21 C9.43 16.5 8.92 16.28 8.92 15.85 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 234:
      Symbol(
        name: "bookmark.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M8.92 8.44 C8.92 7.75 9.48 7.19 10.16 7.19 L13.84 7.19 C14.52 7.19 15.08 7.75 15.08 \
            8.44 L15.08 15.85 C15.08 16.28 14.57 16.5 14.26 16.21 L12.26 14.34 C12.11 14.21 11.89 \
            14.21 11.74 14.34 L9.74 16.21 C9.43 16.5 8.92 16.28 8.92 15.85 Z
            """),
          Layer(
            .cut,
            """
            M8.92 8.44 C8.92 7.75 9.48 7.19 10.16 7.19 M10.16 7.19 L13.84 7.19 M13.84 7.19 C14.52 \
            7.19 15.08 7.75 15.08 8.44 M15.08 8.44 L15.08 15.85 M15.08 15.85 C15.08 16.28 14.57 \
            16.5 14.26 16.21 M14.26 16.21 L12.26 14.34 M12.26 14.34 C12.11 14.21 11.89 14.21 \
            11.74 14.34 M11.74 14.34 L9.74 16.21 M9.74 16.21 C9.43 16.5 8.92 16.28 8.92 15.85 \
            M8.92 15.85 L8.92 8.44
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 235:
      Symbol(
        name: "bookmark.fill", rule: .object, mirrors: false,
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
        ])
    case 236:
      Symbol(
        name: "briefcase", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.4 7 19.2 13 2.9"),
          Layer(
            .stroke,
            """
            M8.4 7 V5.6 C8.4 4.5 9.1 3.8 10.2 3.8 H13.8 C14.9 3.8 15.6 4.5 15.6 5.6 V7
            """),
          Layer(.stroke, "M2.4 13 H21.6", width: 0.9),
          Layer(.fill, "R 10.9 11.9 2.2 2.4 0.6"),
          Layer(.stroke, "R 10.9 11.9 2.2 2.4 0.6", width: 0.5),
        ])
    case 237:
      Symbol(
        name: "briefcase.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 2.4 7 19.2 13 2.9"),
          Layer(.stroke, "R 2.4 7 19.2 13 2.9"),
          Layer(
            .stroke,
            """
            M8.4 7 V5.6 C8.4 4.5 9.1 3.8 10.2 3.8 H13.8 C14.9 3.8 15.6 4.5 15.6 5.6 V7
            """),
          Layer(.cut, "M2.4 13.2 L9.9 13.2 M14.1 13.2 L21.6 13.2", width: 0.8),
        ])
    case 238:
      Symbol(
        name: "bubble.left", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
            C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
            C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
            """)
        ])
    case 239:
      Symbol(
        name: "bubble.left.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M12 7.46 C14.86 7.46 17.02 9.3 17.02 11.62 C17.02 13.94 14.86 15.78 12 15.78 C11.46 \
            15.78 10.97 15.73 10.49 15.62 C9.89 16.27 9.03 16.75 8.06 16.86 C7.84 16.91 7.73 \
            16.64 7.9 16.48 C8.27 16.1 8.54 15.46 8.54 14.81 C7.57 14.05 6.98 12.92 6.98 11.62 \
            C6.98 9.3 9.14 7.46 12 7.46 Z
            """),
          Layer(
            .stroke,
            """
            M12 7.46 C14.86 7.46 17.02 9.3 17.02 11.62 C17.02 13.94 14.86 15.78 12 15.78 C11.46 \
            15.78 10.97 15.73 10.49 15.62 C9.89 16.27 9.03 16.75 8.06 16.86 C7.84 16.91 7.73 \
            16.64 7.9 16.48 C8.27 16.1 8.54 15.46 8.54 14.81 C7.57 14.05 6.98 12.92 6.98 11.62 \
            C6.98 9.3 9.14 7.46 12 7.46 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    default: nil
    }
  }

  private static func part13(_ index: Int) -> Symbol? {
    switch index {
    case 240:
      Symbol(
        name: "bubble.left.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M12 7.46 C14.86 7.46 17.02 9.3 17.02 11.62 C17.02 13.94 14.86 15.78 12 15.78 C11.46 \
            15.78 10.97 15.73 10.49 15.62 C9.89 16.27 9.03 16.75 8.06 16.86 C7.84 16.91 7.73 \
            16.64 7.9 16.48 C8.27 16.1 8.54 15.46 8.54 14.81 C7.57 14.05 6.98 12.92 6.98 11.62 \
            C6.98 9.3 9.14 7.46 12 7.46 Z
            """),
          Layer(
            .cut,
            """
            M12 7.46 C14.86 7.46 17.02 9.3 17.02 11.62 M17.02 11.62 C17.02 13.94 14.86 15.78 12 \
            15.78 M12 15.78 C11.46 15.78 10.97 15.73 10.49 15.62 M10.49 15.62 C9.89 16.27 9.03 \
            16.75 8.06 16.86 M8.06 16.86 C7.84 16.91 7.73 16.64 7.9 16.48 M7.9 16.48 C8.27 16.1 \
            8.54 15.46 8.54 14.81 M8.54 14.81 C7.57 14.05 6.98 12.92 6.98 11.62 M6.98 11.62 C6.98 \
            9.3 9.14 7.46 12 7.46
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 241:
      Symbol(
        name: "bubble.left.fill", rule: .direction, mirrors: false,
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
        ])
    case 242:
      Symbol(
        name: "bubble.right", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 C6.7 3.6 2.7 7 2.7 11.3 C2.7 15.6 6.7 19 12 19 c1 0 1.9 -0.1 2.8 -0.3 c1.1 \
            1.2 2.7 2.1 4.5 2.3 c0.4 0.1 0.6 -0.4 0.3 -0.7 C18.9 19.6 18.4 18.4 18.4 17.2 c1.8 \
            -1.4 2.9 -3.5 2.9 -5.9 C21.3 7 17.3 3.6 12 3.6 Z
            """)
        ])
    case 243:
      Symbol(
        name: "bubble.right.fill", rule: .direction, mirrors: false,
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
        ])
    case 244:
      Symbol(
        name: "building.2", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3 21 V5.2 C3 4 3.8 3.2 5 3.2 H11 C12.2 3.2 13 4 13 5.2 V21 Z M13 9.4 H19 C20.2 9.4 \
            21 10.2 21 11.4 V21 H13
            """, width: 0.95, heaviestWidth: 0.8),
          Layer(
            .stroke,
            """
            M6.4 7.4 H6.6 M9.4 7.4 H9.6 M6.4 11.2 H6.6 M9.4 11.2 H9.6 M6.4 15 H6.6 M9.4 15 H9.6 \
            M16.9 13.4 H17.1 M16.9 17 H17.1
            """, width: 0.95, heaviestWidth: 0.7),
        ])
    case 245:
      Symbol(
        name: "building.2.crop.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.14 16.75 L7.14 8.33 C7.14 7.63 7.52 7.25 8.22 7.25 L11.46 7.25 C12.16 7.25 12.54 \
            7.63 12.54 8.33 L12.54 16.75 M12.54 10.7 L15.78 10.7 C16.48 10.7 16.86 11.08 16.86 \
            11.78 L16.86 16.75 M6.49 16.75 L17.51 16.75
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M8.98 9.3 L10.7 9.3 M8.98 11.24 L10.7 11.24 M8.98 13.19 L10.7 13.19 M14.48 12.76 \
            L15.02 12.76 M14.48 14.59 L15.02 14.59
            """, width: 0.81, heaviestWidth: 0.54),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 246:
      Symbol(
        name: "building.2.crop.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.14 16.75 L7.14 8.33 M7.14 8.33 C7.14 7.63 7.52 7.25 8.22 7.25 M8.22 7.25 L11.46 \
            7.25 M11.46 7.25 C12.16 7.25 12.54 7.63 12.54 8.33 M12.54 8.33 L12.54 16.75 M12.54 \
            10.7 L15.78 10.7 M15.78 10.7 C16.48 10.7 16.86 11.08 16.86 11.78 M16.86 11.78 L16.86 \
            16.75 M6.49 16.75 L17.51 16.75
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M8.98 9.3 L10.7 9.3 M8.98 11.24 L10.7 11.24 M8.98 13.19 L10.7 13.19 M14.48 12.76 \
            L15.02 12.76 M14.48 14.59 L15.02 14.59
            """, width: 0.86, heaviestWidth: 0.57),
        ])
    case 247:
      Symbol(
        name: "building.columns", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M11.1 3.4 Q12 2.9 12.9 3.4 L20.3 7.4 C20.8 7.7 20.7 8.4 20.1 8.4 H3.9 C3.3 8.4 3.2 \
            7.7 3.7 7.4 Z
            """),
          Layer(.stroke, "M6 11.2 V17 M10 11.2 V17 M14 11.2 V17 M18 11.2 V17"),
          Layer(.stroke, "M3 20.4 H21"),
        ])
    case 248:
      Symbol(
        name: "building.columns.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "M12 2.6 L21 7.4 V8.6 H3 V7.4 Z"),
          Layer(.stroke, "M12 2.6 L21 7.4 V8.6 H3 V7.4 Z", width: 0.95, heaviestWidth: 0.8),
          Layer(.stroke, "M3 20.9 H21", width: 1.3, heaviestWidth: 0.9),
          Layer(
            .stroke,
            """
            M6.4 11 V18 M10.1 11 V18 M13.9 11 V18 M17.6 11 V18 M4.6 18 H19.4
            """, width: 1.3, heaviestWidth: 0.9),
        ])
    case 249:
      Symbol(
        name: "bus", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.4 3.4 17.2 15.4 2.9"),
          Layer(.stroke, "M3.4 12.4 H20.6 M7.4 3.4 H16.6", width: 0.9),
          Layer(.fill, "O 7 15.6 0.7 O 17 15.6 0.7"),
          Layer(.stroke, "O 7 15.6 0.7 O 17 15.6 0.7", width: 0.5),
          Layer(.stroke, "M6.2 18.8 V21 M17.8 18.8 V21", width: 1.3),
        ])
    case 250:
      Symbol(
        name: "bus.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 4.4 2.8 15.2 16 2.6"),
          Layer(.stroke, "R 4.4 2.8 15.2 16 2.6"),
          Layer(.cutFill, "R 6.3 5.6 11.4 6.2 1"),
          Layer(.cutFill, "O 7.9 15.3 1.25"),
          Layer(.cutFill, "O 16.1 15.3 1.25"),
          Layer(.stroke, "M7.2 19.4 V20.8 M16.8 19.4 V20.8", width: 1.4),
        ])
    case 251:
      Symbol(
        name: "calendar", rule: .textDirection, mirrors: true,
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
        ])
    case 252:
      Symbol(
        name: "calendar.badge.checkmark", rule: .badge, mirrors: true,
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
            O 10.4 11.4 0.6 O 13.6 11.4 0.6 O 16.8 11.4 0.6 O 7.2 14.3 0.6 O 10.4 14.3 0.6 O 7.2 \
            17.2 0.6 O 10.4 17.2 0.6
            """),
          Layer(
            .stroke,
            """
            O 10.4 11.4 0.35 O 13.6 11.4 0.35 O 16.8 11.4 0.35 O 7.2 14.3 0.35 O 10.4 14.3 0.35 O \
            7.2 17.2 0.35 O 10.4 17.2 0.35
            """, width: 0.5),
          Layer(.cutFill, "O 18 17.6 4.1", rightToLeft: .move(about: 18)),
          Layer(
            .cut,
            """
            O 18 17.6 4.1
            """, width: 2.6, heaviestWidth: 1.8, rightToLeft: .move(about: 18)),
          Layer(
            .stroke,
            """
            M15.6 17.8 L17.5 19.8 L21 15.3
            """, width: 0.95, heaviestWidth: 0.7, rightToLeft: .move(about: 18)),
        ])
    case 253:
      Symbol(
        name: "calendar.badge.clock", rule: .badge, mirrors: true,
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
            O 10.4 11.4 0.6 O 13.6 11.4 0.6 O 16.8 11.4 0.6 O 7.2 14.3 0.6 O 10.4 14.3 0.6 O 7.2 \
            17.2 0.6 O 10.4 17.2 0.6
            """),
          Layer(
            .stroke,
            """
            O 10.4 11.4 0.35 O 13.6 11.4 0.35 O 16.8 11.4 0.35 O 7.2 14.3 0.35 O 10.4 14.3 0.35 O \
            7.2 17.2 0.35 O 10.4 17.2 0.35
            """, width: 0.5),
          Layer(.cutFill, "O 18 17.6 4.1", rightToLeft: .move(about: 18)),
          Layer(
            .cut,
            """
            O 18 17.6 4.1
            """, width: 2.6, heaviestWidth: 1.8, rightToLeft: .move(about: 18)),
          Layer(.stroke, "O 18 17.6 4.1", width: 0.9, rightToLeft: .move(about: 18)),
          Layer(
            .stroke,
            """
            M18 15.3 V17.8 H16.3
            """, width: 0.9, heaviestWidth: 0.66, rightToLeft: .move(about: 18)),
        ])
    case 254:
      Symbol(
        name: "calendar.badge.plus", rule: .badge, mirrors: true,
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
          Layer(.cutFill, "O 18.6 18.4 3.4", rightToLeft: .move(about: 18.6)),
          Layer(.cut, "O 18.6 18.4 3.3", width: 1.2, rightToLeft: .move(about: 18.6)),
          Layer(
            .stroke,
            """
            M18.6 15.4 V21.4 M15.6 18.4 H21.6
            """, width: 0.85, rightToLeft: .move(about: 18.6)),
        ])
    case 255:
      Symbol(
        name: "camera", rule: .object, mirrors: false,
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
        ])
    case 256:
      Symbol(
        name: "camera.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M6.76 10.38 C6.76 9.58 7.42 8.92 8.22 8.92 L9.05 8.92 C9.2 8.92 9.35 8.85 9.45 8.71 \
            L9.99 7.93 C10.1 7.78 10.28 7.68 10.47 7.68 L13.53 7.68 C13.72 7.68 13.9 7.78 14.01 \
            7.93 L14.55 8.71 C14.65 8.85 14.8 8.92 14.95 8.92 L15.78 8.92 C16.58 8.92 17.24 9.58 \
            17.24 10.38 L17.24 14.65 C17.24 15.45 16.58 16.1 15.78 16.1 L8.22 16.1 C7.42 16.1 \
            6.76 15.45 6.76 14.65 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12.43 2.11", width: 0.9, heaviestWidth: 0.6),
          Layer(.fill, "O 15.29 10.76 0.26"),
          Layer(.stroke, "O 15.29 10.76 0.22", width: 0.41, heaviestWidth: 0.27),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 257:
      Symbol(
        name: "camera.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M6.76 10.38 C6.76 9.58 7.42 8.92 8.22 8.92 M8.22 8.92 L9.05 8.92 M9.05 8.92 C9.2 8.92 \
            9.35 8.85 9.45 8.71 M9.45 8.71 L9.99 7.93 M9.99 7.93 C10.1 7.78 10.28 7.68 10.47 7.68 \
            M10.47 7.68 L13.53 7.68 M13.53 7.68 C13.72 7.68 13.9 7.78 14.01 7.93 M14.01 7.93 \
            L14.55 8.71 M14.55 8.71 C14.65 8.85 14.8 8.92 14.95 8.92 M14.95 8.92 L15.78 8.92 \
            M15.78 8.92 C16.58 8.92 17.24 9.58 17.24 10.38 M17.24 10.38 L17.24 14.65 M17.24 14.65 \
            C17.24 15.45 16.58 16.1 15.78 16.1 M15.78 16.1 L8.22 16.1 M8.22 16.1 C7.42 16.1 6.76 \
            15.45 6.76 14.65 M6.76 14.65 L6.76 10.38
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(.cut, "O 12 12.43 2.11", width: 0.95, heaviestWidth: 0.64),
          Layer(.cutFill, "O 15.29 10.76 0.26"),
          Layer(.cut, "O 15.29 10.76 0.22", width: 0.43, heaviestWidth: 0.29),
        ])
    case 258:
      Symbol(
        name: "camera.fill", rule: .object, mirrors: false,
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
        ])
    case 259:
      Symbol(
        name: "camera.viewfinder", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3 7.6 V5.4 C3 4 4 3 5.4 3 H7.6 M16.4 3 H18.6 C20 3 21 4 21 5.4 V7.6 M21 16.4 V18.6 \
            C21 20 20 21 18.6 21 H16.4 M7.6 21 H5.4 C4 21 3 20 3 18.6 V16.4
            """),
          Layer(
            .stroke,
            """
            M6.8 10.3 C6.8 9.5 7.3 9 8.1 9 H9.2 L10 7.9 H14 L14.8 9 H15.9 C16.7 9 17.2 9.5 17.2 \
            10.3 V14.7 C17.2 15.5 16.7 16 15.9 16 H8.1 C7.3 16 6.8 15.5 6.8 14.7 Z
            """, width: 0.9, heaviestWidth: 0.7),
          Layer(.stroke, "O 12 12.4 1.6", width: 0.8, heaviestWidth: 0.6),
        ])
    default: nil
    }
  }

  private static func part14(_ index: Int) -> Symbol? {
    switch index {
    case 260:
      Symbol(
        name: "capslock", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 2.8 L3.6 11 H8 V14.2 C8 15 8.4 15.4 9.2 15.4 H14.8 C15.6 15.4 16 15 16 14.2 V11 \
            H20.4 Z
            """),
          Layer(.stroke, "R 8 18.4 8 3 1.2"),
        ])
    case 261:
      Symbol(
        name: "capsule", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 1.9 6 20.2 12 6")
        ])
    case 262:
      Symbol(
        name: "capsule.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 1.9 6 20.2 12 6"),
          Layer(.stroke, "R 1.9 6 20.2 12 6"),
        ])
    case 263:
      Symbol(
        name: "car", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M4.2 12.2 L5.6 7.7 C6.1 6.2 7.1 5.4 8.7 5.4 H15.3 C16.9 5.4 17.9 6.2 18.4 7.7 L19.8 \
            12.2 C20.9 12.6 21.5 13.4 21.5 14.6 V17.6 C21.5 18.3 21 18.8 20.3 18.8 H3.7 C3 18.8 \
            2.5 18.3 2.5 17.6 V14.6 C2.5 13.4 3.1 12.6 4.2 12.2 Z
            """),
          Layer(.stroke, "M4.6 12 H19.4", width: 0.9),
          Layer(.fill, "O 6.6 15.4 0.75 O 17.4 15.4 0.75"),
          Layer(.stroke, "O 6.6 15.4 0.75 O 17.4 15.4 0.75", width: 0.5),
          Layer(.stroke, "M5 18.8 V20.8 M19 18.8 V20.8", width: 1.3),
        ])
    case 264:
      Symbol(
        name: "car.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M7.79 12.11 L8.54 9.68 C8.81 8.87 9.35 8.44 10.22 8.44 L13.78 8.44 C14.65 8.44 15.19 \
            8.87 15.46 9.68 L16.21 12.11 C16.81 12.32 17.13 12.76 17.13 13.4 L17.13 15.02 C17.13 \
            15.4 16.86 15.67 16.48 15.67 L7.52 15.67 C7.14 15.67 6.87 15.4 6.87 15.02 L6.87 13.4 \
            C6.87 12.76 7.19 12.32 7.79 12.11 Z
            """),
          Layer(
            .stroke,
            """
            M7.79 12.11 L8.54 9.68 C8.81 8.87 9.35 8.44 10.22 8.44 L13.78 8.44 C14.65 8.44 15.19 \
            8.87 15.46 9.68 L16.21 12.11 C16.81 12.32 17.13 12.76 17.13 13.4 L17.13 15.02 C17.13 \
            15.4 16.86 15.67 16.48 15.67 L7.52 15.67 C7.14 15.67 6.87 15.4 6.87 15.02 L6.87 13.4 \
            C6.87 12.76 7.19 12.32 7.79 12.11 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cutFill,
            """
            M9.03 11.46 L9.52 9.95 C9.62 9.57 9.84 9.41 10.22 9.41 L13.78 9.41 C14.16 9.41 14.38 \
            9.57 14.48 9.95 L14.97 11.46 Z
            """),
          Layer(.cutFill, "O 9.08 13.73 0.62 O 14.92 13.73 0.62"),
          Layer(
            .stroke,
            """
            M8.22 15.67 L8.22 16.75 M15.78 15.67 L15.78 16.75
            """, width: 1.17, heaviestWidth: 0.78),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 265:
      Symbol(
        name: "car.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M7.79 12.11 L8.54 9.68 C8.81 8.87 9.35 8.44 10.22 8.44 L13.78 8.44 C14.65 8.44 15.19 \
            8.87 15.46 9.68 L16.21 12.11 C16.81 12.32 17.13 12.76 17.13 13.4 L17.13 15.02 C17.13 \
            15.4 16.86 15.67 16.48 15.67 L7.52 15.67 C7.14 15.67 6.87 15.4 6.87 15.02 L6.87 13.4 \
            C6.87 12.76 7.19 12.32 7.79 12.11 Z
            """),
          Layer(
            .cut,
            """
            M7.79 12.11 L8.54 9.68 M8.54 9.68 C8.81 8.87 9.35 8.44 10.22 8.44 M10.22 8.44 L13.78 \
            8.44 M13.78 8.44 C14.65 8.44 15.19 8.87 15.46 9.68 M15.46 9.68 L16.21 12.11 M16.21 \
            12.11 C16.81 12.32 17.13 12.76 17.13 13.4 M17.13 13.4 L17.13 15.02 M17.13 15.02 \
            C17.13 15.4 16.86 15.67 16.48 15.67 M16.48 15.67 L7.52 15.67 M7.52 15.67 C7.14 15.67 \
            6.87 15.4 6.87 15.02 M6.87 15.02 L6.87 13.4 M6.87 13.4 C6.87 12.76 7.19 12.32 7.79 \
            12.11
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .fill,
            """
            M9.03 11.46 L9.52 9.95 C9.62 9.57 9.84 9.41 10.22 9.41 L13.78 9.41 C14.16 9.41 14.38 \
            9.57 14.48 9.95 L14.97 11.46 Z
            """),
          Layer(.fill, "O 9.08 13.73 0.62 O 14.92 13.73 0.62"),
          Layer(
            .cut,
            """
            M8.22 15.67 L8.22 16.75 M15.78 15.67 L15.78 16.75
            """, width: 1.24, heaviestWidth: 0.83),
        ])
    case 266:
      Symbol(
        name: "car.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M4.2 12.2 L5.6 7.7 C6.1 6.2 7.1 5.4 8.7 5.4 H15.3 C16.9 5.4 17.9 6.2 18.4 7.7 L19.8 \
            12.2 C20.9 12.6 21.5 13.4 21.5 14.6 V17.6 C21.5 18.3 21 18.8 20.3 18.8 H3.7 C3 18.8 \
            2.5 18.3 2.5 17.6 V14.6 C2.5 13.4 3.1 12.6 4.2 12.2 Z
            """),
          Layer(
            .stroke,
            """
            M4.2 12.2 L5.6 7.7 C6.1 6.2 7.1 5.4 8.7 5.4 H15.3 C16.9 5.4 17.9 6.2 18.4 7.7 L19.8 \
            12.2 C20.9 12.6 21.5 13.4 21.5 14.6 V17.6 C21.5 18.3 21 18.8 20.3 18.8 H3.7 C3 18.8 \
            2.5 18.3 2.5 17.6 V14.6 C2.5 13.4 3.1 12.6 4.2 12.2 Z
            """),
          Layer(
            .cutFill,
            """
            M6.5 11 L7.4 8.2 C7.6 7.5 8 7.2 8.7 7.2 H15.3 C16 7.2 16.4 7.5 16.6 8.2 L17.5 11 Z
            """),
          Layer(.cutFill, "O 6.6 15.2 1.15 O 17.4 15.2 1.15"),
          Layer(.stroke, "M5 18.8 V20.8 M19 18.8 V20.8", width: 1.3),
        ])
    case 267:
      Symbol(
        name: "cart", rule: .motion, mirrors: true,
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
        ])
    case 268:
      Symbol(
        name: "cart.badge.minus", rule: .badge, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M1.9 3.9 H3.7 c1 0 1.5 0.4 1.7 1.3 L7.5 15 c0.3 1.3 1 2 2.3 2 H19.4
            """, heaviestWidth: 0.72),
          Layer(
            .stroke,
            """
            M5.8 6.9 H11.8 M21.5 10.1 L21 11.6 c-0.3 1 -0.9 1.5 -2 1.5 H7.1
            """, heaviestWidth: 0.72),
          Layer(.fill, "O 9.5 20.8 0.88"),
          Layer(.stroke, "O 9.5 20.8 0.75", width: 0.65),
          Layer(.fill, "O 18.3 20.8 0.88"),
          Layer(.stroke, "O 18.3 20.8 0.75", width: 0.65),
          Layer(.stroke, "M15.5 5.4 H21.5", heaviestWidth: 0.7, rightToLeft: .move(about: 18.5)),
        ])
    case 269:
      Symbol(
        name: "cart.badge.plus", rule: .badge, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M1.9 3.9 H3.7 c1 0 1.5 0.4 1.7 1.3 L7.5 15 c0.3 1.3 1 2 2.3 2 H19.4
            """, heaviestWidth: 0.72),
          Layer(
            .stroke,
            """
            M5.8 6.9 H11.8 M21.5 10.1 L21 11.6 c-0.3 1 -0.9 1.5 -2 1.5 H7.1
            """, heaviestWidth: 0.72),
          Layer(.fill, "O 9.5 20.8 0.88"),
          Layer(.stroke, "O 9.5 20.8 0.75", width: 0.65),
          Layer(.fill, "O 18.3 20.8 0.88"),
          Layer(.stroke, "O 18.3 20.8 0.75", width: 0.65),
          Layer(
            .stroke,
            """
            M18.5 2.4 V8.4 M15.5 5.4 H21.5
            """, heaviestWidth: 0.7, rightToLeft: .move(about: 18.5)),
        ])
    case 270:
      Symbol(
        name: "cart.badge.questionmark", rule: .badge, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M1.9 3.9 H3.7 c1 0 1.5 0.4 1.7 1.3 L7.5 15 c0.3 1.3 1 2 2.3 2 H19.4
            """, heaviestWidth: 0.72),
          Layer(
            .stroke,
            """
            M5.8 6.9 H11.8 M21.5 10.1 L21 11.6 c-0.3 1 -0.9 1.5 -2 1.5 H7.1
            """, heaviestWidth: 0.72),
          Layer(.fill, "O 9.5 20.8 0.88"),
          Layer(.stroke, "O 9.5 20.8 0.75", width: 0.65),
          Layer(.fill, "O 18.3 20.8 0.88"),
          Layer(.stroke, "O 18.3 20.8 0.75", width: 0.65),
          Layer(
            .stroke,
            """
            M16.6 3.4 C16.65 2.2 17.4 1.5 18.5 1.5 C19.6 1.5 20.4 2.2 20.4 3.3 C20.4 4.1 20 4.6 \
            19.3 5.1 C18.7 5.5 18.5 5.8 18.5 6.4
            """, width: 0.8, rightToLeft: .move(about: 18.5)),
          Layer(.fill, "O 18.5 9 0.5", rightToLeft: .move(about: 18.5)),
          Layer(.stroke, "O 18.5 9 0.4", width: 0.5, rightToLeft: .move(about: 18.5)),
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M1.9 3.9 H3.7 c1 0 1.5 0.4 1.7 1.3 L7.5 15 c0.3 1.3 1 2 2.3 2 H19.4
              """, heaviestWidth: 0.72),
            Layer(
              .stroke,
              """
              M5.8 6.9 H11.8 M21.5 10.1 L21 11.6 c-0.3 1 -0.9 1.5 -2 1.5 H7.1
              """, heaviestWidth: 0.72),
            Layer(.fill, "O 9.5 20.8 0.88"),
            Layer(.stroke, "O 9.5 20.8 0.75", width: 0.65),
            Layer(.fill, "O 18.3 20.8 0.88"),
            Layer(.stroke, "O 18.3 20.8 0.75", width: 0.65),
            Layer(
              .stroke,
              """
              M20.4 3.4 C20.35 2.2 19.6 1.5 18.5 1.5 C17.4 1.5 16.6 2.2 16.6 3.3 C16.6 4.1 17 4.6 \
              17.7 5.1 C18.3 5.5 18.5 5.8 18.5 6.4
              """, width: 0.8, rightToLeft: .move(about: 18.5)),
            Layer(.fill, "O 18.5 9 0.5", rightToLeft: .move(about: 18.5)),
            Layer(.stroke, "O 18.5 9 0.4", width: 0.5, rightToLeft: .move(about: 18.5)),
          ]
        ])
    case 271:
      Symbol(
        name: "cart.circle", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M6.55 7.63 L7.52 7.63 C8.06 7.63 8.33 7.84 8.44 8.33 L9.57 13.62 C9.73 14.32 10.11 \
            14.7 10.81 14.7 L16 14.7
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M8.65 9.25 L16.7 9.25 C17.29 9.25 17.56 9.62 17.4 10.16 L16.86 11.78 C16.7 12.32 \
            16.37 12.59 15.78 12.59 L9.35 12.59
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.fill, "O 10.65 16.75 0.48"),
          Layer(.stroke, "O 10.65 16.75 0.41", width: 0.59, heaviestWidth: 0.39),
          Layer(.fill, "O 15.4 16.75 0.48"),
          Layer(.stroke, "O 15.4 16.75 0.41", width: 0.59, heaviestWidth: 0.39),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 272:
      Symbol(
        name: "cart.circle.fill", rule: .motion, mirrors: true,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M6.55 7.63 L7.52 7.63 M7.52 7.63 C8.06 7.63 8.33 7.84 8.44 8.33 M8.44 8.33 L9.57 \
            13.62 M9.57 13.62 C9.73 14.32 10.11 14.7 10.81 14.7 M10.81 14.7 L16 14.7
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M8.65 9.25 L16.7 9.25 M16.7 9.25 C17.29 9.25 17.56 9.62 17.4 10.16 M17.4 10.16 L16.86 \
            11.78 M16.86 11.78 C16.7 12.32 16.37 12.59 15.78 12.59 M15.78 12.59 L9.35 12.59
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(.cutFill, "O 10.65 16.75 0.48"),
          Layer(.cut, "O 10.65 16.75 0.41", width: 0.62, heaviestWidth: 0.41),
          Layer(.cutFill, "O 15.4 16.75 0.48"),
          Layer(.cut, "O 15.4 16.75 0.41", width: 0.62, heaviestWidth: 0.41),
        ])
    case 273:
      Symbol(
        name: "cart.fill", rule: .motion, mirrors: true,
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
        ])
    case 274:
      Symbol(
        name: "cart.fill.badge.minus", rule: .badge, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M5.5 7.6 H20.2 C21.3 7.6 21.8 8.4 21.5 9.4 L20.6 12 C20.3 13 19.7 13.5 18.6 13.5 H6.8 \
            Z
            """),
          Layer(
            .stroke,
            """
            M5.5 7.6 H20.2 C21.3 7.6 21.8 8.4 21.5 9.4 L20.6 12 C20.3 13 19.7 13.5 18.6 13.5 H6.8 \
            Z
            """, width: 0.7),
          Layer(
            .stroke,
            """
            M1.6 4.3 H3.2 C4.2 4.3 4.7 4.7 4.9 5.6 L7 15.2 C7.3 16.5 8 17.2 9.3 17.2 H18.9
            """),
          Layer(.fill, "O 9 20.9 1.1"),
          Layer(.stroke, "O 9 20.9 0.88", width: 0.83),
          Layer(.fill, "O 17.8 20.9 1.1"),
          Layer(.stroke, "O 17.8 20.9 0.88", width: 0.83),
          Layer(.cutFill, "O 18.5 5 5.1"),
          Layer(
            .stroke,
            """
            M15.4 5 H21.6
            """, width: 1.05, heaviestWidth: 0.85, rightToLeft: .move(about: 18.5)),
        ])
    case 275:
      Symbol(
        name: "cart.fill.badge.plus", rule: .badge, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M5.5 7.6 H20.2 C21.3 7.6 21.8 8.4 21.5 9.4 L20.6 12 C20.3 13 19.7 13.5 18.6 13.5 H6.8 \
            Z
            """),
          Layer(
            .stroke,
            """
            M5.5 7.6 H20.2 C21.3 7.6 21.8 8.4 21.5 9.4 L20.6 12 C20.3 13 19.7 13.5 18.6 13.5 H6.8 \
            Z
            """, width: 0.7),
          Layer(
            .stroke,
            """
            M1.6 4.3 H3.2 C4.2 4.3 4.7 4.7 4.9 5.6 L7 15.2 C7.3 16.5 8 17.2 9.3 17.2 H18.9
            """),
          Layer(.fill, "O 9 20.9 1.1"),
          Layer(.stroke, "O 9 20.9 0.88", width: 0.83),
          Layer(.fill, "O 17.8 20.9 1.1"),
          Layer(.stroke, "O 17.8 20.9 0.88", width: 0.83),
          Layer(.cutFill, "O 18.5 5 5.1"),
          Layer(
            .stroke,
            """
            M18.5 1.9 V8.1 M15.4 5 H21.6
            """, width: 1.05, heaviestWidth: 0.85, rightToLeft: .move(about: 18.5)),
        ])
    case 276:
      Symbol(
        name: "cart.fill.badge.questionmark", rule: .badge, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M5.5 7.6 H20.2 C21.3 7.6 21.8 8.4 21.5 9.4 L20.6 12 C20.3 13 19.7 13.5 18.6 13.5 H6.8 \
            Z
            """),
          Layer(
            .stroke,
            """
            M5.5 7.6 H20.2 C21.3 7.6 21.8 8.4 21.5 9.4 L20.6 12 C20.3 13 19.7 13.5 18.6 13.5 H6.8 \
            Z
            """, width: 0.7),
          Layer(
            .stroke,
            """
            M1.6 4.3 H3.2 C4.2 4.3 4.7 4.7 4.9 5.6 L7 15.2 C7.3 16.5 8 17.2 9.3 17.2 H18.9
            """),
          Layer(.fill, "O 9 20.9 1.1"),
          Layer(.stroke, "O 9 20.9 0.88", width: 0.83),
          Layer(.fill, "O 17.8 20.9 1.1"),
          Layer(.stroke, "O 17.8 20.9 0.88", width: 0.83),
          Layer(.cutFill, "O 18.5 5 5.1"),
          Layer(
            .stroke,
            """
            M16.55 2.92 C16.6 1.69 17.36 1.03 18.5 1.03 C19.64 1.03 20.45 1.69 20.45 2.83 C20.45 \
            3.64 20.02 4.16 19.35 4.63 C18.74 5.06 18.5 5.39 18.5 6.06
            """, width: 0.95, heaviestWidth: 0.62, rightToLeft: .move(about: 18.5)),
          Layer(.fill, "O 18.5 8.3 0.6", rightToLeft: .move(about: 18.5)),
          Layer(.stroke, "O 18.5 8.3 0.48", width: 0.45, rightToLeft: .move(about: 18.5)),
        ],
        variants: [
          .arabic: [
            Layer(
              .fill,
              """
              M5.5 7.6 H20.2 C21.3 7.6 21.8 8.4 21.5 9.4 L20.6 12 C20.3 13 19.7 13.5 18.6 13.5 \
              H6.8 Z
              """),
            Layer(
              .stroke,
              """
              M5.5 7.6 H20.2 C21.3 7.6 21.8 8.4 21.5 9.4 L20.6 12 C20.3 13 19.7 13.5 18.6 13.5 \
              H6.8 Z
              """, width: 0.7),
            Layer(
              .stroke,
              """
              M1.6 4.3 H3.2 C4.2 4.3 4.7 4.7 4.9 5.6 L7 15.2 C7.3 16.5 8 17.2 9.3 17.2 H18.9
              """),
            Layer(.fill, "O 9 20.9 1.1"),
            Layer(.stroke, "O 9 20.9 0.88", width: 0.83),
            Layer(.fill, "O 17.8 20.9 1.1"),
            Layer(.stroke, "O 17.8 20.9 0.88", width: 0.83),
            Layer(.cutFill, "O 18.5 5 5.1"),
            Layer(
              .stroke,
              """
              M20.45 2.92 C20.4 1.69 19.64 1.03 18.5 1.03 C17.36 1.03 16.55 1.69 16.55 2.83 \
              C16.55 3.64 16.98 4.16 17.65 4.63 C18.26 5.06 18.5 5.39 18.5 6.06
              """, width: 0.95, heaviestWidth: 0.62, rightToLeft: .move(about: 18.5)),
            Layer(.fill, "O 18.5 8.3 0.6", rightToLeft: .move(about: 18.5)),
            Layer(.stroke, "O 18.5 8.3 0.48", width: 0.45, rightToLeft: .move(about: 18.5)),
          ]
        ])
    case 277:
      Symbol(
        name: "cellularbars", rule: .motion, mirrors: true,
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
        ])
    case 278:
      Symbol(
        name: "character", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "M6.2 18.6 L12 5.4 L17.8 18.6 M8.4 13.98 H15.6", width: 1.1)
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M14 6.52 C13 5.04 12 4.6 11 4.6 C9.2 4.6 8.2 6.38 8.2 8.45 C8.2 10.82 9.8 11.41 \
              14.8 10.22 C10.4 11.11 7 13.18 7 16.14 C7 18.51 9 19.4 11.4 19.4 C13.6 19.4 15.4 \
              18.81 17 17.33
              """, width: 1.1)
          ],
          .hebrew: [
            Layer(
              .stroke,
              """
              M7.22 5.6 L16.78 18.4 M16.16 5.6 V8.16 C16.16 10.98 15.12 12.26 12.83 13.02 M9.92 \
              9.44 C8.05 11.23 7.42 13.54 7.42 18.4
              """, width: 1.1)
          ],
        ])
    case 279:
      Symbol(
        name: "character.book.closed", rule: .localized, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M4.8 18.8 V5.6 C4.8 3.9 5.8 2.9 7.5 2.9 H17.5 C18.6 2.9 19.2 3.5 19.2 4.6 V16.7
            """),
          Layer(
            .stroke,
            """
            M19.2 16.7 H6.9 C5.7 16.7 4.8 17.6 4.8 18.9 C4.8 20.2 5.7 21.1 6.9 21.1 H19.2
            """),
          Layer(
            .stroke,
            """
            M9 13.2 L12 6.4 L15 13.2 M10.14 10.82 H13.86
            """, heaviestWidth: 0.75, rightToLeft: .move(about: 12)),
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M4.8 18.8 V5.6 C4.8 3.9 5.8 2.9 7.5 2.9 H17.5 C18.6 2.9 19.2 3.5 19.2 4.6 V16.7
              """),
            Layer(
              .stroke,
              """
              M19.2 16.7 H6.9 C5.7 16.7 4.8 17.6 4.8 18.9 C4.8 20.2 5.7 21.1 6.9 21.1 H19.2
              """),
            Layer(
              .stroke,
              """
              M13.18 6.99 C12.64 6.23 12.1 6 11.56 6 C10.59 6 10.05 6.91 10.05 7.98 C10.05 9.19 \
              10.91 9.5 13.61 8.89 C11.24 9.34 9.4 10.41 9.4 11.93 C9.4 13.14 10.48 13.6 11.78 \
              13.6 C12.96 13.6 13.94 13.3 14.8 12.54
              """, heaviestWidth: 0.75, rightToLeft: .move(about: 12.1)),
          ],
          .hebrew: [
            Layer(
              .stroke,
              """
              M4.8 18.8 V5.6 C4.8 3.9 5.8 2.9 7.5 2.9 H17.5 C18.6 2.9 19.2 3.5 19.2 4.6 V16.7
              """),
            Layer(
              .stroke,
              """
              M19.2 16.7 H6.9 C5.7 16.7 4.8 17.6 4.8 18.9 C4.8 20.2 5.7 21.1 6.9 21.1 H19.2
              """),
            Layer(
              .stroke,
              """
              M9.42 6.6 L14.58 13 M14.24 6.6 V7.88 C14.24 9.29 13.68 9.93 12.45 10.31 M10.88 8.52 \
              C9.87 9.42 9.54 10.57 9.54 13
              """, heaviestWidth: 0.75, rightToLeft: .move(about: 12)),
          ],
        ])
    default: nil
    }
  }

  private static func part15(_ index: Int) -> Symbol? {
    switch index {
    case 280:
      Symbol(
        name: "character.bubble", rule: .localized, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
            C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
            C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
            """),
          Layer(
            .stroke,
            """
            M8.8 14.8 L12 7.4 L15.2 14.8 M10.02 12.21 H13.98
            """, heaviestWidth: 0.75, rightToLeft: .move(about: 12)),
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
              C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
              C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
              """),
            Layer(
              .stroke,
              """
              M13.26 7.89 C12.68 7.05 12.1 6.8 11.52 6.8 C10.48 6.8 9.9 7.81 9.9 8.98 C9.9 10.33 \
              10.82 10.66 13.72 9.99 C11.17 10.5 9.2 11.67 9.2 13.35 C9.2 14.7 10.36 15.2 11.75 \
              15.2 C13.03 15.2 14.07 14.86 15 14.02
              """, heaviestWidth: 0.75, rightToLeft: .move(about: 12.1)),
          ],
          .hebrew: [
            Layer(
              .stroke,
              """
              M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
              C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
              C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
              """),
            Layer(
              .stroke,
              """
              M9.24 7.6 L14.76 14.6 M14.4 7.6 V9 C14.4 10.54 13.8 11.24 12.48 11.66 M10.8 9.7 \
              C9.72 10.68 9.36 11.94 9.36 14.6
              """, heaviestWidth: 0.75, rightToLeft: .move(about: 12)),
          ],
        ])
    case 281:
      Symbol(
        name: "character.cursor.ibeam", rule: .localized, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M2.4 17.8 L7.5 6.2 L12.6 17.8 M4.34 13.74 H10.66
            """, rightToLeft: .move(about: 7.5)),
          Layer(
            .stroke,
            """
            M15.6 3.4 C17.4 3.4 18.5 4.2 18.5 5.8 V18.2 C18.5 19.8 17.4 20.6 15.6 20.6 M21.4 3.4 \
            C19.6 3.4 18.5 4.2 18.5 5.8 M18.5 18.2 C18.5 19.8 19.6 20.6 21.4 20.6
            """, width: 0.9),
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M9.56 6.65 C8.68 5.23 7.8 4.8 6.92 4.8 C5.34 4.8 4.46 6.5 4.46 8.49 C4.46 10.76 \
              5.86 11.33 10.26 10.2 C6.39 11.05 3.4 13.04 3.4 15.88 C3.4 18.15 5.16 19 7.27 19 \
              C9.21 19 10.79 18.43 12.2 17.01
              """, rightToLeft: .move(about: 7.8)),
            Layer(
              .stroke,
              """
              M15.6 3.4 C17.4 3.4 18.5 4.2 18.5 5.8 V18.2 C18.5 19.8 17.4 20.6 15.6 20.6 M21.4 \
              3.4 C19.6 3.4 18.5 4.2 18.5 5.8 M18.5 18.2 C18.5 19.8 19.6 20.6 21.4 20.6
              """, width: 0.9),
          ],
          .hebrew: [
            Layer(
              .stroke,
              """
              M3.36 6.2 L11.64 17.8 M11.1 6.2 V8.52 C11.1 11.07 10.2 12.23 8.22 12.93 M5.7 9.68 \
              C4.08 11.3 3.54 13.39 3.54 17.8
              """, rightToLeft: .move(about: 7.5)),
            Layer(
              .stroke,
              """
              M15.6 3.4 C17.4 3.4 18.5 4.2 18.5 5.8 V18.2 C18.5 19.8 17.4 20.6 15.6 20.6 M21.4 \
              3.4 C19.6 3.4 18.5 4.2 18.5 5.8 M18.5 18.2 C18.5 19.8 19.6 20.6 21.4 20.6
              """, width: 0.9),
          ],
        ])
    case 282:
      Symbol(
        name: "character.textbox", rule: .localized, mirrors: true,
        layers: [
          Layer(.stroke, "R 1.8 6 20.4 12 2.6"),
          Layer(
            .stroke,
            """
            M5 14.8 L7.4 9.2 L9.8 14.8 M5.91 12.84 H8.89
            """, width: 0.95, heaviestWidth: 0.62, rightToLeft: .move(about: 7.4)),
          Layer(.stroke, "M13 12 H18.6", width: 0.95, heaviestWidth: 0.65),
        ],
        variants: [
          .arabic: [
            Layer(.stroke, "R 1.8 6 20.4 12 2.6"),
            Layer(
              .stroke,
              """
              M8.28 9.63 C7.84 8.99 7.4 8.8 6.96 8.8 C6.17 8.8 5.73 9.57 5.73 10.46 C5.73 11.49 \
              6.43 11.74 8.63 11.23 C6.7 11.62 5.2 12.51 5.2 13.79 C5.2 14.82 6.08 15.2 7.14 15.2 \
              C8.1 15.2 8.9 14.94 9.6 14.3
              """, width: 0.95, heaviestWidth: 0.62, rightToLeft: .move(about: 7.4)),
            Layer(.stroke, "M13 12 H18.6", width: 0.95, heaviestWidth: 0.65),
          ],
          .hebrew: [
            Layer(.stroke, "R 1.8 6 20.4 12 2.6"),
            Layer(
              .stroke,
              """
              M5.18 9.2 L9.42 14.8 M9.14 9.2 V10.32 C9.14 11.55 8.68 12.11 7.67 12.45 M6.38 10.88 \
              C5.55 11.66 5.28 12.67 5.28 14.8
              """, width: 0.95, heaviestWidth: 0.62, rightToLeft: .move(about: 7.3)),
            Layer(.stroke, "M13 12 H18.6", width: 0.95, heaviestWidth: 0.65),
          ],
        ])
    case 283:
      Symbol(
        name: "chart.bar", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.8 13.2 3.8 7 1 R 10.1 8.6 3.8 11.6 1 R 17.4 3.8 3.8 16.4 1")
        ])
    case 284:
      Symbol(
        name: "chart.bar.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 2.9 13.2 3.6 7 .8 R 10.2 8.6 3.6 11.6 .8 R 17.5 3.8 3.6 16.4 .8"),
          Layer(
            .stroke,
            """
            R 2.9 13.2 3.6 7 .8 R 10.2 8.6 3.6 11.6 .8 R 17.5 3.8 3.6 16.4 .8
            """, width: 0.8),
        ])
    case 285:
      Symbol(
        name: "chart.line.uptrend.xyaxis", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "M3 3.4 V18.6 C3 20 3.8 20.8 5.2 20.8 H21.4"),
          Layer(.stroke, "M6.6 15.6 L11 10.6 L14 13.2 L19.6 6.4 M15.2 6 H19.8 V10.6"),
        ])
    case 286:
      Symbol(
        name: "chart.pie", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M11 4.2 C6.5 4.2 3 7.7 3 12.4 C3 17.1 6.6 20.8 11.2 20.8 C15.8 20.8 19.4 17.3 19.4 \
            12.8 H11 Z
            """),
          Layer(.stroke, "M14.2 2.8 V9.6 H21.2 C21.2 5.6 18.2 2.8 14.2 2.8 Z"),
        ])
    case 287:
      Symbol(
        name: "chart.pie.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M11 4.2 C6.5 4.2 3 7.7 3 12.4 C3 17.1 6.6 20.8 11.2 20.8 C15.8 20.8 19.4 17.3 19.4 \
            12.8 H11 Z
            """),
          Layer(
            .stroke,
            """
            M11 4.2 C6.5 4.2 3 7.7 3 12.4 C3 17.1 6.6 20.8 11.2 20.8 C15.8 20.8 19.4 17.3 19.4 \
            12.8 H11 Z
            """),
          Layer(.fill, "M14.2 2.8 V9.6 H21.2 C21.2 5.6 18.2 2.8 14.2 2.8 Z"),
          Layer(.stroke, "M14.2 2.8 V9.6 H21.2 C21.2 5.6 18.2 2.8 14.2 2.8 Z"),
        ])
    case 288:
      Symbol(
        name: "checklist", rule: .textDirection, mirrors: true,
        layers: [
          Layer(.stroke, "M10.6 6.1 H20.8 M10.6 12 H20.8 M10.6 17.9 H20.8", width: 0.95),
          Layer(
            .stroke,
            """
            M2.9 6.4 L4.3 7.8 L6.9 4.4
            """, width: 0.95, heaviestWidth: 0.55, rightToLeft: .move(about: 4.9)),
          Layer(
            .stroke,
            """
            M2.9 12.3 L4.3 13.7 L6.9 10.3
            """, width: 0.95, heaviestWidth: 0.55, rightToLeft: .move(about: 4.9)),
          Layer(
            .stroke,
            """
            M2.9 18.2 L4.3 19.6 L6.9 16.2
            """, width: 0.95, heaviestWidth: 0.55, rightToLeft: .move(about: 4.9)),
        ])
    case 289:
      Symbol(
        name: "checklist.checked", rule: .textDirection, mirrors: true,
        layers: [
          Layer(.stroke, "M11.4 6.1 H20.8 M11.4 12 H20.8 M11.4 17.9 H20.8", width: 0.95),
          Layer(.fill, "O 5.3 6.1 2.5", rightToLeft: .move(about: 5.3)),
          Layer(.stroke, "O 5.3 6.1 2.5", width: 0.3, rightToLeft: .move(about: 5.3)),
          Layer(
            .cut,
            """
            M4.1 6.2 L5 7.1 M5 7.1 L6.6 5.1
            """, width: 0.55, heaviestWidth: 0.35, rightToLeft: .move(about: 5.3)),
          Layer(.fill, "O 5.3 12 2.5", rightToLeft: .move(about: 5.3)),
          Layer(.stroke, "O 5.3 12 2.5", width: 0.3, rightToLeft: .move(about: 5.3)),
          Layer(
            .cut,
            """
            M4.1 12.1 L5 13.0 M5 13.0 L6.6 11.0
            """, width: 0.55, heaviestWidth: 0.35, rightToLeft: .move(about: 5.3)),
          Layer(.fill, "O 5.3 17.9 2.5", rightToLeft: .move(about: 5.3)),
          Layer(.stroke, "O 5.3 17.9 2.5", width: 0.3, rightToLeft: .move(about: 5.3)),
          Layer(
            .cut,
            """
            M4.1 18.0 L5 18.9 M5 18.9 L6.6 16.9
            """, width: 0.55, heaviestWidth: 0.35, rightToLeft: .move(about: 5.3)),
        ])
    case 290:
      Symbol(
        name: "checkmark", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M4.9 13.1 L9.7 18.8 L19.1 5.2")
        ])
    case 291:
      Symbol(
        name: "checkmark.bubble", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
            C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
            C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
            """),
          Layer(.stroke, "M8.4 11.6 L11 14.4 L15.8 7.8", heaviestWidth: 0.75, rightToLeft: .stay),
        ])
    case 292:
      Symbol(
        name: "checkmark.bubble.fill", rule: .textDirection, mirrors: true,
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
          Layer(
            .cut,
            """
            M8.4 11.6 L11 14.4 M11 14.4 L15.8 7.8
            """, width: 1.05, heaviestWidth: 0.8, rightToLeft: .stay),
        ])
    case 293:
      Symbol(
        name: "checkmark.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M7.85 12.5 L10.75 15.95 L16.1 8.2"),
        ])
    case 294:
      Symbol(
        name: "checkmark.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M7.85 12.5 L10.75 15.95 M10.75 15.95 L16.1 8.2", width: 1.06),
        ])
    case 295:
      Symbol(
        name: "checkmark.seal", rule: .universal, mirrors: false,
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
        ])
    case 296:
      Symbol(
        name: "checkmark.seal.fill", rule: .universal, mirrors: false,
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
        ])
    case 297:
      Symbol(
        name: "checkmark.shield", rule: .universal, mirrors: false,
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
        ])
    case 298:
      Symbol(
        name: "checkmark.shield.fill", rule: .universal, mirrors: false,
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
        ])
    case 299:
      Symbol(
        name: "checkmark.square", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.stroke, "M7.85 12.5 L10.75 15.95 L16.1 8.2"),
        ])
    default: nil
    }
  }

  private static func part16(_ index: Int) -> Symbol? {
    switch index {
    case 300:
      Symbol(
        name: "checkmark.square.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.cut, "M7.85 12.5 L10.75 15.95 M10.75 15.95 L16.1 8.2", width: 1.06),
        ])
    case 301:
      Symbol(
        name: "chevron.backward", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "M15.4 5.1 L8.5 12 L15.4 18.9", width: 1.1)
        ])
    case 302:
      Symbol(
        name: "chevron.backward.2", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "M11 4.6 L4 12 L11 19.4 M19.4 4.6 L12.4 12 L19.4 19.4")
        ])
    case 303:
      Symbol(
        name: "chevron.backward.circle", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M13.7 7.7 L9.4 12 L13.7 16.3"),
        ])
    case 304:
      Symbol(
        name: "chevron.backward.circle.fill", rule: .direction, mirrors: true,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M13.7 7.7 L9.4 12 M9.4 12 L13.7 16.3", width: 1.06),
        ])
    case 305:
      Symbol(
        name: "chevron.compact.down", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M4 9.8 L12 14 L20 9.8", width: 1.2)
        ])
    case 306:
      Symbol(
        name: "chevron.compact.up", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M4 14.2 L12 10 L20 14.2", width: 1.2)
        ])
    case 307:
      Symbol(
        name: "chevron.down", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M5.1 8.6 L12 15.5 L18.9 8.6", width: 1.1)
        ])
    case 308:
      Symbol(
        name: "chevron.down.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M7.7 10.3 L12 14.6 L16.3 10.3"),
        ])
    case 309:
      Symbol(
        name: "chevron.down.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M7.7 10.3 L12 14.6 M12 14.6 L16.3 10.3", width: 1.06),
        ])
    case 310:
      Symbol(
        name: "chevron.down.square", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M8.41 10.23 L12 13.82 L15.59 10.23", width: 0.99, heaviestWidth: 0.66),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
        ])
    case 311:
      Symbol(
        name: "chevron.down.square.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(
            .cut,
            """
            M8.41 10.23 L12 13.82 M12 13.82 L15.59 10.23
            """, width: 1.05, heaviestWidth: 0.7),
        ])
    case 312:
      Symbol(
        name: "chevron.forward", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "M8.6 5.1 L15.5 12 L8.6 18.9", width: 1.1)
        ])
    case 313:
      Symbol(
        name: "chevron.forward.2", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "M13 4.6 L20 12 L13 19.4 M4.6 4.6 L11.6 12 L4.6 19.4")
        ])
    case 314:
      Symbol(
        name: "chevron.forward.circle", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M10.3 7.7 L14.6 12 L10.3 16.3"),
        ])
    case 315:
      Symbol(
        name: "chevron.forward.circle.fill", rule: .direction, mirrors: true,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M10.3 7.7 L14.6 12 M14.6 12 L10.3 16.3", width: 1.06),
        ])
    case 316:
      Symbol(
        name: "chevron.left", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M15.4 5.1 L8.5 12 L15.4 18.9", width: 1.1)
        ])
    case 317:
      Symbol(
        name: "chevron.left.2", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M11.6 5 L4.6 12 L11.6 19 M19.4 5 L12.4 12 L19.4 19")
        ])
    case 318:
      Symbol(
        name: "chevron.left.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M13.7 7.7 L9.4 12 L13.7 16.3"),
        ])
    case 319:
      Symbol(
        name: "chevron.left.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M13.7 7.7 L9.4 12 M9.4 12 L13.7 16.3", width: 1.06),
        ])
    default: nil
    }
  }

  private static func part17(_ index: Int) -> Symbol? {
    switch index {
    case 320:
      Symbol(
        name: "chevron.left.forwardslash.chevron.right", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M7.4 6.8 L2.2 12 L7.4 17.2 M16.6 6.8 L21.8 12 L16.6 17.2", width: 0.9),
          Layer(.stroke, "M13.8 4.2 L10.2 19.8", width: 0.9),
        ])
    case 321:
      Symbol(
        name: "chevron.left.square", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M13.77 8.41 L10.18 12 L13.77 15.59", width: 0.99, heaviestWidth: 0.66),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
        ])
    case 322:
      Symbol(
        name: "chevron.left.square.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(
            .cut,
            """
            M13.77 8.41 L10.18 12 M10.18 12 L13.77 15.59
            """, width: 1.05, heaviestWidth: 0.7),
        ])
    case 323:
      Symbol(
        name: "chevron.right", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M8.6 5.1 L15.5 12 L8.6 18.9", width: 1.1)
        ])
    case 324:
      Symbol(
        name: "chevron.right.2", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M12.4 5 L19.4 12 L12.4 19 M4.6 5 L11.6 12 L4.6 19")
        ])
    case 325:
      Symbol(
        name: "chevron.right.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M10.3 7.7 L14.6 12 L10.3 16.3"),
        ])
    case 326:
      Symbol(
        name: "chevron.right.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M10.3 7.7 L14.6 12 M14.6 12 L10.3 16.3", width: 1.06),
        ])
    case 327:
      Symbol(
        name: "chevron.right.square", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M10.23 8.41 L13.82 12 L10.23 15.59", width: 0.99, heaviestWidth: 0.66),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
        ])
    case 328:
      Symbol(
        name: "chevron.right.square.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(
            .cut,
            """
            M10.23 8.41 L13.82 12 M13.82 12 L10.23 15.59
            """, width: 1.05, heaviestWidth: 0.7),
        ])
    case 329:
      Symbol(
        name: "chevron.up", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M5.1 15.4 L12 8.5 L18.9 15.4", width: 1.1)
        ])
    case 330:
      Symbol(
        name: "chevron.up.chevron.down", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M7.1 8.7 L12 3.8 L16.9 8.7 M7.1 15.3 L12 20.2 L16.9 15.3", width: 1.05)
        ])
    case 331:
      Symbol(
        name: "chevron.up.circle", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M7.7 13.7 L12 9.4 L16.3 13.7"),
        ])
    case 332:
      Symbol(
        name: "chevron.up.circle.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M7.7 13.7 L12 9.4 M12 9.4 L16.3 13.7", width: 1.06),
        ])
    case 333:
      Symbol(
        name: "chevron.up.square", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M8.41 13.77 L12 10.18 L15.59 13.77", width: 0.99, heaviestWidth: 0.66),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
        ])
    case 334:
      Symbol(
        name: "chevron.up.square.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(
            .cut,
            """
            M8.41 13.77 L12 10.18 M12 10.18 L15.59 13.77
            """, width: 1.05, heaviestWidth: 0.7),
        ])
    case 335:
      Symbol(
        name: "circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25")
        ])
    case 336:
      Symbol(
        name: "circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 337:
      Symbol(
        name: "circle.grid.2x2", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 7.2 7.2 3.6 O 16.8 7.2 3.6 O 7.2 16.8 3.6 O 16.8 16.8 3.6")
        ])
    case 338:
      Symbol(
        name: "circle.grid.2x2.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 7.2 7.2 3.6 O 16.8 7.2 3.6 O 7.2 16.8 3.6 O 16.8 16.8 3.6"),
          Layer(.stroke, "O 7.2 7.2 3.6 O 16.8 7.2 3.6 O 7.2 16.8 3.6 O 16.8 16.8 3.6"),
        ])
    case 339:
      Symbol(
        name: "circle.grid.3x3", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            O 5.4 5.4 1.9 O 12 5.4 1.9 O 18.6 5.4 1.9 O 5.4 12 1.9 O 12 12 1.9 O 18.6 12 1.9 O \
            5.4 18.6 1.9 O 12 18.6 1.9 O 18.6 18.6 1.9
            """, width: 0.8)
        ])
    default: nil
    }
  }

  private static func part18(_ index: Int) -> Symbol? {
    switch index {
    case 340:
      Symbol(
        name: "circle.grid.3x3.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            O 5.4 5.4 1.9 O 12 5.4 1.9 O 18.6 5.4 1.9 O 5.4 12 1.9 O 12 12 1.9 O 18.6 12 1.9 O \
            5.4 18.6 1.9 O 12 18.6 1.9 O 18.6 18.6 1.9
            """),
          Layer(
            .stroke,
            """
            O 5.4 5.4 1.9 O 12 5.4 1.9 O 18.6 5.4 1.9 O 5.4 12 1.9 O 12 12 1.9 O 18.6 12 1.9 O \
            5.4 18.6 1.9 O 12 18.6 1.9 O 18.6 18.6 1.9
            """, width: 0.7),
        ])
    case 341:
      Symbol(
        name: "circle.inset.filled", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.fill, "O 12 12 5.3"),
          Layer(.stroke, "O 12 12 5.3", width: 0.4),
        ])
    case 342:
      Symbol(
        name: "circle.lefthalf.filled", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.fill, "M12 2.75 C6.9 2.75 2.75 6.9 2.75 12 C2.75 17.1 6.9 21.25 12 21.25 Z"),
        ])
    case 343:
      Symbol(
        name: "circle.righthalf.filled", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.fill, "M12 2.75 C17.1 2.75 21.25 6.9 21.25 12 C21.25 17.1 17.1 21.25 12 21.25 Z"),
        ])
    case 344:
      Symbol(
        name: "clipboard", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8.6 4.3 H7.3 C5.6 4.3 4.6 5.3 4.6 7 V18.7 C4.6 20.4 5.6 21.4 7.3 21.4 H16.7 C18.4 \
            21.4 19.4 20.4 19.4 18.7 V7 C19.4 5.3 18.4 4.3 16.7 4.3 H15.4
            """),
          Layer(.stroke, "R 8.6 2.4 6.8 3.8 1.4", width: 0.9),
        ])
    case 345:
      Symbol(
        name: "clock", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M12 6.4 V12.4 H7.5", width: 0.95),
        ])
    case 346:
      Symbol(
        name: "clock.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M12 6.4 V12.4 M12 12.4 H7.5"),
        ])
    case 347:
      Symbol(
        name: "cloud", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M6.6 18.9 C3.9 18.9 1.9 17.1 1.9 14.7 C1.9 12.5 3.4 10.9 5.6 10.6 C6.1 7.4 8.5 5.2 \
            11.7 5.2 c2.8 0 5 1.7 5.8 4.2 c2.7 0 4.6 2 4.6 4.7 c0 2.8 -2 4.8 -4.8 4.8 Z
            """)
        ])
    case 348:
      Symbol(
        name: "cloud.bolt", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.2 14.4 C4.8 14.4 3 12.8 3 10.6 C3 8.6 4.4 7.1 6.4 6.9 C6.9 4.3 9 2.6 11.7 2.6 \
            C14.2 2.6 16.1 4 16.8 6.3 C19.2 6.3 21 8 21 10.3 C21 12.7 19.2 14.4 16.8 14.4 Z
            """),
          Layer(
            .cut,
            """
            M12.9 12.2 L9.2 17.4 M9.2 17.4 L11.6 17.4 M14.8 16 L12.2 16 M12.2 16 L12.9 12.2
            """, width: 2.2),
          Layer(.fill, "M12.9 12.2 L9.2 17.4 H11.6 L10.6 21.6 L14.8 16 H12.2 Z"),
          Layer(.stroke, "M12.9 12.2 L9.2 17.4 H11.6 L10.6 21.6 L14.8 16 H12.2 Z", width: 0.5),
        ])
    case 349:
      Symbol(
        name: "cloud.bolt.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M7.2 14.4 C4.8 14.4 3 12.8 3 10.6 C3 8.6 4.4 7.1 6.4 6.9 C6.9 4.3 9 2.6 11.7 2.6 \
            C14.2 2.6 16.1 4 16.8 6.3 C19.2 6.3 21 8 21 10.3 C21 12.7 19.2 14.4 16.8 14.4 Z
            """),
          Layer(
            .stroke,
            """
            M7.2 14.4 C4.8 14.4 3 12.8 3 10.6 C3 8.6 4.4 7.1 6.4 6.9 C6.9 4.3 9 2.6 11.7 2.6 \
            C14.2 2.6 16.1 4 16.8 6.3 C19.2 6.3 21 8 21 10.3 C21 12.7 19.2 14.4 16.8 14.4 Z
            """),
          Layer(
            .cut,
            """
            M12.9 12.2 L9.2 17.4 M9.2 17.4 L11.6 17.4 M14.8 16 L12.2 16 M12.2 16 L12.9 12.2
            """, width: 2.2),
          Layer(.fill, "M12.9 12.2 L9.2 17.4 H11.6 L10.6 21.6 L14.8 16 H12.2 Z"),
          Layer(.stroke, "M12.9 12.2 L9.2 17.4 H11.6 L10.6 21.6 L14.8 16 H12.2 Z", width: 0.5),
        ])
    case 350:
      Symbol(
        name: "cloud.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M9.08 15.73 C7.63 15.73 6.55 14.75 6.55 13.46 C6.55 12.27 7.36 11.41 8.54 11.24 C8.81 \
            9.52 10.11 8.33 11.84 8.33 C13.35 8.33 14.54 9.25 14.97 10.6 C16.43 10.6 17.45 11.68 \
            17.45 13.13 C17.45 14.65 16.37 15.73 14.86 15.73 Z
            """),
          Layer(
            .stroke,
            """
            M9.08 15.73 C7.63 15.73 6.55 14.75 6.55 13.46 C6.55 12.27 7.36 11.41 8.54 11.24 C8.81 \
            9.52 10.11 8.33 11.84 8.33 C13.35 8.33 14.54 9.25 14.97 10.6 C16.43 10.6 17.45 11.68 \
            17.45 13.13 C17.45 14.65 16.37 15.73 14.86 15.73 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 351:
      Symbol(
        name: "cloud.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M9.08 15.73 C7.63 15.73 6.55 14.75 6.55 13.46 C6.55 12.27 7.36 11.41 8.54 11.24 C8.81 \
            9.52 10.11 8.33 11.84 8.33 C13.35 8.33 14.54 9.25 14.97 10.6 C16.43 10.6 17.45 11.68 \
            17.45 13.13 C17.45 14.65 16.37 15.73 14.86 15.73 Z
            """),
          Layer(
            .cut,
            """
            M9.08 15.73 C7.63 15.73 6.55 14.75 6.55 13.46 M6.55 13.46 C6.55 12.27 7.36 11.41 8.54 \
            11.24 M8.54 11.24 C8.81 9.52 10.11 8.33 11.84 8.33 M11.84 8.33 C13.35 8.33 14.54 9.25 \
            14.97 10.6 M14.97 10.6 C16.43 10.6 17.45 11.68 17.45 13.13 M17.45 13.13 C17.45 14.65 \
            16.37 15.73 14.86 15.73 M14.86 15.73 L9.08 15.73
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 352:
      Symbol(
        name: "cloud.fill", rule: .object, mirrors: false,
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
        ])
    case 353:
      Symbol(
        name: "cloud.rain", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.2 14.4 C4.8 14.4 3 12.8 3 10.6 C3 8.6 4.4 7.1 6.4 6.9 C6.9 4.3 9 2.6 11.7 2.6 \
            C14.2 2.6 16.1 4 16.8 6.3 C19.2 6.3 21 8 21 10.3 C21 12.7 19.2 14.4 16.8 14.4 Z
            """),
          Layer(
            .stroke,
            """
            M8.4 17.2 L7 20.8 M12.6 17.2 L11.2 20.8 M16.8 17.2 L15.4 20.8
            """, heaviestWidth: 0.65),
        ])
    case 354:
      Symbol(
        name: "cloud.rain.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M7.2 14.4 C4.8 14.4 3 12.8 3 10.6 C3 8.6 4.4 7.1 6.4 6.9 C6.9 4.3 9 2.6 11.7 2.6 \
            C14.2 2.6 16.1 4 16.8 6.3 C19.2 6.3 21 8 21 10.3 C21 12.7 19.2 14.4 16.8 14.4 Z
            """),
          Layer(
            .stroke,
            """
            M7.2 14.4 C4.8 14.4 3 12.8 3 10.6 C3 8.6 4.4 7.1 6.4 6.9 C6.9 4.3 9 2.6 11.7 2.6 \
            C14.2 2.6 16.1 4 16.8 6.3 C19.2 6.3 21 8 21 10.3 C21 12.7 19.2 14.4 16.8 14.4 Z
            """),
          Layer(
            .stroke,
            """
            M8.4 17.2 L7 20.8 M12.6 17.2 L11.2 20.8 M16.8 17.2 L15.4 20.8
            """, heaviestWidth: 0.65),
        ])
    case 355:
      Symbol(
        name: "cloud.slash", rule: .slash, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M6.6 18.9 C3.9 18.9 1.9 17.1 1.9 14.7 C1.9 12.5 3.4 10.9 5.6 10.6 C6.1 7.4 8.5 5.2 \
            11.7 5.2 c2.8 0 5 1.7 5.8 4.2 c2.7 0 4.6 2 4.6 4.7 c0 2.8 -2 4.8 -4.8 4.8 Z
            """),
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 356:
      Symbol(
        name: "cloud.snow", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.2 14.4 C4.8 14.4 3 12.8 3 10.6 C3 8.6 4.4 7.1 6.4 6.9 C6.9 4.3 9 2.6 11.7 2.6 \
            C14.2 2.6 16.1 4 16.8 6.3 C19.2 6.3 21 8 21 10.3 C21 12.7 19.2 14.4 16.8 14.4 Z
            """),
          Layer(.fill, "O 8 18.2 0.7 O 12 18.2 0.7 O 16 18.2 0.7 O 10 21.2 0.7 O 14 21.2 0.7"),
          Layer(
            .stroke,
            """
            O 8 18.2 0.7 O 12 18.2 0.7 O 16 18.2 0.7 O 10 21.2 0.7 O 14 21.2 0.7
            """, width: 0.5, heaviestWidth: 0.4),
        ])
    case 357:
      Symbol(
        name: "cloud.snow.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M7.2 14.4 C4.8 14.4 3 12.8 3 10.6 C3 8.6 4.4 7.1 6.4 6.9 C6.9 4.3 9 2.6 11.7 2.6 \
            C14.2 2.6 16.1 4 16.8 6.3 C19.2 6.3 21 8 21 10.3 C21 12.7 19.2 14.4 16.8 14.4 Z
            """),
          Layer(
            .stroke,
            """
            M7.2 14.4 C4.8 14.4 3 12.8 3 10.6 C3 8.6 4.4 7.1 6.4 6.9 C6.9 4.3 9 2.6 11.7 2.6 \
            C14.2 2.6 16.1 4 16.8 6.3 C19.2 6.3 21 8 21 10.3 C21 12.7 19.2 14.4 16.8 14.4 Z
            """),
          Layer(.fill, "O 8 18.2 0.7 O 12 18.2 0.7 O 16 18.2 0.7 O 10 21.2 0.7 O 14 21.2 0.7"),
          Layer(
            .stroke,
            """
            O 8 18.2 0.7 O 12 18.2 0.7 O 16 18.2 0.7 O 10 21.2 0.7 O 14 21.2 0.7
            """, width: 0.5, heaviestWidth: 0.4),
        ])
    case 358:
      Symbol(
        name: "command", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M9 9 H15 V15 H9 Z M9 9 H6.4 C4.7 9 3.6 7.9 3.6 6.3 C3.6 4.7 4.7 3.6 6.3 3.6 C7.9 3.6 \
            9 4.7 9 6.4 Z M15 9 V6.4 C15 4.7 16.1 3.6 17.7 3.6 C19.3 3.6 20.4 4.7 20.4 6.3 C20.4 \
            7.9 19.3 9 17.6 9 Z M15 15 H17.6 C19.3 15 20.4 16.1 20.4 17.7 C20.4 19.3 19.3 20.4 \
            17.7 20.4 C16.1 20.4 15 19.3 15 17.6 Z M9 15 V17.6 C9 19.3 7.9 20.4 6.3 20.4 C4.7 \
            20.4 3.6 19.3 3.6 17.7 C3.6 16.1 4.7 15 6.4 15 Z
            """)
        ])
    case 359:
      Symbol(
        name: "command.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M10.38 10.38 L13.62 10.38 L13.62 13.62 L10.38 13.62 Z M10.38 10.38 L8.98 10.38 C8.06 \
            10.38 7.46 9.79 7.46 8.92 C7.46 8.06 8.06 7.46 8.92 7.46 C9.79 7.46 10.38 8.06 10.38 \
            8.98 Z M13.62 10.38 L13.62 8.98 C13.62 8.06 14.21 7.46 15.08 7.46 C15.94 7.46 16.54 \
            8.06 16.54 8.92 C16.54 9.79 15.94 10.38 15.02 10.38 Z M13.62 13.62 L15.02 13.62 \
            C15.94 13.62 16.54 14.21 16.54 15.08 C16.54 15.94 15.94 16.54 15.08 16.54 C14.21 \
            16.54 13.62 15.94 13.62 15.02 Z M10.38 13.62 L10.38 15.02 C10.38 15.94 9.79 16.54 \
            8.92 16.54 C8.06 16.54 7.46 15.94 7.46 15.08 C7.46 14.21 8.06 13.62 8.98 13.62 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    default: nil
    }
  }

  private static func part19(_ index: Int) -> Symbol? {
    switch index {
    case 360:
      Symbol(
        name: "command.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.38 10.38 L13.62 10.38 M13.62 10.38 L13.62 13.62 M13.62 13.62 L10.38 13.62 M10.38 \
            13.62 L10.38 10.38 M10.38 10.38 L8.98 10.38 M8.98 10.38 C8.06 10.38 7.46 9.79 7.46 \
            8.92 M7.46 8.92 C7.46 8.06 8.06 7.46 8.92 7.46 M8.92 7.46 C9.79 7.46 10.38 8.06 10.38 \
            8.98 M10.38 8.98 L10.38 10.38 M13.62 10.38 L13.62 8.98 M13.62 8.98 C13.62 8.06 14.21 \
            7.46 15.08 7.46 M15.08 7.46 C15.94 7.46 16.54 8.06 16.54 8.92 M16.54 8.92 C16.54 9.79 \
            15.94 10.38 15.02 10.38 M15.02 10.38 L13.62 10.38 M13.62 13.62 L15.02 13.62 M15.02 \
            13.62 C15.94 13.62 16.54 14.21 16.54 15.08 M16.54 15.08 C16.54 15.94 15.94 16.54 \
            15.08 16.54 M15.08 16.54 C14.21 16.54 13.62 15.94 13.62 15.02 M13.62 15.02 L13.62 \
            13.62 M10.38 13.62 L10.38 15.02 M10.38 15.02 C10.38 15.94 9.79 16.54 8.92 16.54 M8.92 \
            16.54 C8.06 16.54 7.46 15.94 7.46 15.08 M7.46 15.08 C7.46 14.21 8.06 13.62 8.98 13.62 \
            M8.98 13.62 L10.38 13.62
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 361:
      Symbol(
        name: "control", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M5.6 12.6 L12 6.2 L18.4 12.6")
        ])
    case 362:
      Symbol(
        name: "cpu", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 5.4 5.4 13.2 13.2 2.4"),
          Layer(.stroke, "R 9.2 9.2 5.6 5.6 1", width: 0.9),
          Layer(
            .stroke,
            """
            M9 2.4 V5.4 M12 2.4 V5.4 M15 2.4 V5.4 M9 18.6 V21.6 M12 18.6 V21.6 M15 18.6 V21.6 \
            M2.4 9 H5.4 M2.4 12 H5.4 M2.4 15 H5.4 M18.6 9 H21.6 M18.6 12 H21.6 M18.6 15 H21.6
            """, width: 0.85),
        ])
    case 363:
      Symbol(
        name: "creditcard", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.5 5 19 14 2.8"),
          Layer(.fill, "M2.5 8.2 H21.5 V11 H2.5 Z"),
          Layer(.stroke, "M6 15.3 H9.4", width: 0.9),
        ])
    case 364:
      Symbol(
        name: "creditcard.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 2.5 5 19 14 2.8"),
          Layer(.stroke, "R 2.5 5 19 14 2.8"),
          Layer(.cut, "M0.5 9.4 H23.5", width: 1.25),
          Layer(.cut, "M6 15.2 H9.4", width: 0.9),
        ])
    case 365:
      Symbol(
        name: "crop", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M6.6 1.8 V15.6 C6.6 16.8 7.2 17.4 8.4 17.4 H22.2 M1.8 6.6 H15.6 C16.8 6.6 17.4 7.2 \
            17.4 8.4 V22.2
            """)
        ])
    case 366:
      Symbol(
        name: "cross", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M9.4 4.6 C9.4 3.6 9.9 3.1 10.9 3.1 H13.1 C14.1 3.1 14.6 3.6 14.6 4.6 V9.4 H19.4 C20.4 \
            9.4 20.9 9.9 20.9 10.9 V13.1 C20.9 14.1 20.4 14.6 19.4 14.6 H14.6 V19.4 C14.6 20.4 \
            14.1 20.9 13.1 20.9 H10.9 C9.9 20.9 9.4 20.4 9.4 19.4 V14.6 H4.6 C3.6 14.6 3.1 14.1 \
            3.1 13.1 V10.9 C3.1 9.9 3.6 9.4 4.6 9.4 H9.4 Z
            """)
        ])
    case 367:
      Symbol(
        name: "cross.case", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.4 7 19.2 13 2.9"),
          Layer(
            .stroke,
            """
            M8.4 7 V5.6 C8.4 4.5 9.1 3.8 10.2 3.8 H13.8 C14.9 3.8 15.6 4.5 15.6 5.6 V7
            """),
          Layer(.stroke, "M12 10 V17 M8.5 13.5 H15.5"),
        ])
    case 368:
      Symbol(
        name: "cross.case.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 2.4 7 19.2 13 2.9"),
          Layer(.stroke, "R 2.4 7 19.2 13 2.9"),
          Layer(
            .stroke,
            """
            M8.4 7 V5.6 C8.4 4.5 9.1 3.8 10.2 3.8 H13.8 C14.9 3.8 15.6 4.5 15.6 5.6 V7
            """),
          Layer(.cut, "M12 10 L12 17 M8.5 13.5 L15.5 13.5"),
        ])
    case 369:
      Symbol(
        name: "cross.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M10.6 8 C10.6 7.46 10.87 7.19 11.41 7.19 L12.59 7.19 C13.13 7.19 13.4 7.46 13.4 8 \
            L13.4 10.6 L16 10.6 C16.54 10.6 16.81 10.87 16.81 11.41 L16.81 12.59 C16.81 13.13 \
            16.54 13.4 16 13.4 L13.4 13.4 L13.4 16 C13.4 16.54 13.13 16.81 12.59 16.81 L11.41 \
            16.81 C10.87 16.81 10.6 16.54 10.6 16 L10.6 13.4 L8 13.4 C7.46 13.4 7.19 13.13 7.19 \
            12.59 L7.19 11.41 C7.19 10.87 7.46 10.6 8 10.6 L10.6 10.6 Z
            """),
          Layer(
            .stroke,
            """
            M10.6 8 C10.6 7.46 10.87 7.19 11.41 7.19 L12.59 7.19 C13.13 7.19 13.4 7.46 13.4 8 \
            L13.4 10.6 L16 10.6 C16.54 10.6 16.81 10.87 16.81 11.41 L16.81 12.59 C16.81 13.13 \
            16.54 13.4 16 13.4 L13.4 13.4 L13.4 16 C13.4 16.54 13.13 16.81 12.59 16.81 L11.41 \
            16.81 C10.87 16.81 10.6 16.54 10.6 16 L10.6 13.4 L8 13.4 C7.46 13.4 7.19 13.13 7.19 \
            12.59 L7.19 11.41 C7.19 10.87 7.46 10.6 8 10.6 L10.6 10.6 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 370:
      Symbol(
        name: "cross.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M10.6 8 C10.6 7.46 10.87 7.19 11.41 7.19 L12.59 7.19 C13.13 7.19 13.4 7.46 13.4 8 \
            L13.4 10.6 L16 10.6 C16.54 10.6 16.81 10.87 16.81 11.41 L16.81 12.59 C16.81 13.13 \
            16.54 13.4 16 13.4 L13.4 13.4 L13.4 16 C13.4 16.54 13.13 16.81 12.59 16.81 L11.41 \
            16.81 C10.87 16.81 10.6 16.54 10.6 16 L10.6 13.4 L8 13.4 C7.46 13.4 7.19 13.13 7.19 \
            12.59 L7.19 11.41 C7.19 10.87 7.46 10.6 8 10.6 L10.6 10.6 Z
            """),
          Layer(
            .cut,
            """
            M10.6 8 C10.6 7.46 10.87 7.19 11.41 7.19 M11.41 7.19 L12.59 7.19 M12.59 7.19 C13.13 \
            7.19 13.4 7.46 13.4 8 M13.4 8 L13.4 10.6 M13.4 10.6 L16 10.6 M16 10.6 C16.54 10.6 \
            16.81 10.87 16.81 11.41 M16.81 11.41 L16.81 12.59 M16.81 12.59 C16.81 13.13 16.54 \
            13.4 16 13.4 M16 13.4 L13.4 13.4 M13.4 13.4 L13.4 16 M13.4 16 C13.4 16.54 13.13 16.81 \
            12.59 16.81 M12.59 16.81 L11.41 16.81 M11.41 16.81 C10.87 16.81 10.6 16.54 10.6 16 \
            M10.6 16 L10.6 13.4 M10.6 13.4 L8 13.4 M8 13.4 C7.46 13.4 7.19 13.13 7.19 12.59 M7.19 \
            12.59 L7.19 11.41 M7.19 11.41 C7.19 10.87 7.46 10.6 8 10.6 M8 10.6 L10.6 10.6 M10.6 \
            10.6 L10.6 8
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 371:
      Symbol(
        name: "cross.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M9.4 4.6 C9.4 3.6 9.9 3.1 10.9 3.1 H13.1 C14.1 3.1 14.6 3.6 14.6 4.6 V9.4 H19.4 C20.4 \
            9.4 20.9 9.9 20.9 10.9 V13.1 C20.9 14.1 20.4 14.6 19.4 14.6 H14.6 V19.4 C14.6 20.4 \
            14.1 20.9 13.1 20.9 H10.9 C9.9 20.9 9.4 20.4 9.4 19.4 V14.6 H4.6 C3.6 14.6 3.1 14.1 \
            3.1 13.1 V10.9 C3.1 9.9 3.6 9.4 4.6 9.4 H9.4 Z
            """),
          Layer(
            .stroke,
            """
            M9.4 4.6 C9.4 3.6 9.9 3.1 10.9 3.1 H13.1 C14.1 3.1 14.6 3.6 14.6 4.6 V9.4 H19.4 C20.4 \
            9.4 20.9 9.9 20.9 10.9 V13.1 C20.9 14.1 20.4 14.6 19.4 14.6 H14.6 V19.4 C14.6 20.4 \
            14.1 20.9 13.1 20.9 H10.9 C9.9 20.9 9.4 20.4 9.4 19.4 V14.6 H4.6 C3.6 14.6 3.1 14.1 \
            3.1 13.1 V10.9 C3.1 9.9 3.6 9.4 4.6 9.4 H9.4 Z
            """),
        ])
    case 372:
      Symbol(
        name: "crown", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "M3.4 7.6 L7.6 11.4 L12 4.6 L16.4 11.4 L20.6 7.6 L19.2 18.6 H4.8 Z")
        ])
    case 373:
      Symbol(
        name: "crown.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "M3.4 7.6 L7.6 11.4 L12 4.6 L16.4 11.4 L20.6 7.6 L19.2 18.6 H4.8 Z"),
          Layer(.stroke, "M3.4 7.6 L7.6 11.4 L12 4.6 L16.4 11.4 L20.6 7.6 L19.2 18.6 H4.8 Z"),
        ])
    case 374:
      Symbol(
        name: "cube", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M11 2.9 Q12 2.4 13 2.9 L19.8 6.5 Q20.8 7.1 20.8 8.2 V15.8 Q20.8 16.9 19.8 17.5 L13 \
            21.1 Q12 21.6 11 21.1 L4.2 17.5 Q3.2 16.9 3.2 15.8 V8.2 Q3.2 7.1 4.2 6.5 Z
            """),
          Layer(.stroke, "M3.6 7.2 L12 11.8 L20.4 7.2 M12 11.8 V21.4", width: 0.95),
        ])
    case 375:
      Symbol(
        name: "cube.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M11.1 2.7 C11.7 2.4 12.3 2.4 12.9 2.7 L19.6 6.4 C20.2 6.7 20.6 7.3 20.6 8 V16 C20.6 \
            16.7 20.2 17.3 19.6 17.6 L12.9 21.3 C12.3 21.6 11.7 21.6 11.1 21.3 L4.4 17.6 C3.8 \
            17.3 3.4 16.7 3.4 16 V8 C3.4 7.3 3.8 6.7 4.4 6.4 Z
            """),
          Layer(
            .stroke,
            """
            M11.1 2.7 C11.7 2.4 12.3 2.4 12.9 2.7 L19.6 6.4 C20.2 6.7 20.6 7.3 20.6 8 V16 C20.6 \
            16.7 20.2 17.3 19.6 17.6 L12.9 21.3 C12.3 21.6 11.7 21.6 11.1 21.3 L4.4 17.6 C3.8 \
            17.3 3.4 16.7 3.4 16 V8 C3.4 7.3 3.8 6.7 4.4 6.4 Z
            """),
          Layer(.cut, "M2.8 6.4 L12 11.6 M12 11.6 L21.2 6.4 M12 11.6 V22", width: 0.75),
        ])
    case 376:
      Symbol(
        name: "cup.and.saucer", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M4.4 5 H16.4 V11.6 C16.4 15.2 14.2 17.2 10.4 17.2 C6.6 17.2 4.4 15.2 4.4 11.6 Z M16.4 \
            7 H18 C19.9 7 21 8.1 21 9.8 C21 11.7 19.6 12.8 17.4 12.8 H16.2
            """),
          Layer(.stroke, "M2.6 20.4 H18.2"),
        ])
    case 377:
      Symbol(
        name: "cup.and.saucer.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M4.4 5.4 H17.2 V11.6 C17.2 14.8 15 16.6 10.8 16.6 C6.6 16.6 4.4 14.8 4.4 11.6 Z
            """),
          Layer(
            .stroke,
            """
            M4.4 5.4 H17.2 V11.6 C17.2 14.8 15 16.6 10.8 16.6 C6.6 16.6 4.4 14.8 4.4 11.6 Z
            """),
          Layer(
            .stroke,
            """
            M17.2 7 H18.8 C20.4 7 21.4 8 21.4 9.6 C21.4 11.6 19.6 12.8 17.2 12.8 M2.6 20.2 H19
            """),
        ])
    case 378:
      Symbol(
        name: "cursorarrow", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "M6.4 3.4 L18.8 14 L13 14.4 L16 20.6 L13.4 21.8 L10.4 15.6 L6.4 19.6 Z"),
          Layer(
            .stroke,
            """
            M6.4 3.4 L18.8 14 L13 14.4 L16 20.6 L13.4 21.8 L10.4 15.6 L6.4 19.6 Z
            """, width: 0.8),
        ])
    case 379:
      Symbol(
        name: "decrease.indent", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M3.6 5 H20.4 M11.6 9.7 H20.4 M11.6 14.3 H20.4 M3.6 19 H20.4
            """, heaviestWidth: 0.88),
          Layer(.stroke, "M6.3 9.6 L3.9 12 L6.3 14.4", heaviestWidth: 0.8),
        ])
    default: nil
    }
  }

  private static func part20(_ index: Int) -> Symbol? {
    switch index {
    case 380:
      Symbol(
        name: "delete.backward", rule: .direction, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M2.63 12.76 C2.26 12.32 2.26 11.68 2.63 11.24 L6.94 6 C7.36 5.49 7.98 5.2 8.64 5.2 \
            H19.3 C20.79 5.2 22 6.41 22 7.9 V16.1 c0 1.49 -1.21 2.7 -2.7 2.7 H8.64 C7.98 18.8 \
            7.36 18.51 6.94 18 Z
            """),
          Layer(.stroke, "M11.6 9.2 L17.2 14.8 M17.2 9.2 L11.6 14.8"),
        ])
    case 381:
      Symbol(
        name: "delete.backward.fill", rule: .direction, mirrors: true,
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
        ])
    case 382:
      Symbol(
        name: "delete.forward", rule: .direction, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M21.37 12.76 C21.74 12.32 21.74 11.68 21.37 11.24 L17.06 6 C16.64 5.49 16.02 5.2 \
            15.36 5.2 H4.7 C3.21 5.2 2 6.41 2 7.9 V16.1 C2 17.59 3.21 18.8 4.7 18.8 H15.36 C16.02 \
            18.8 16.64 18.51 17.06 18 Z
            """),
          Layer(.stroke, "M12.4 9.2 L6.8 14.8 M6.8 9.2 L12.4 14.8"),
        ])
    case 383:
      Symbol(
        name: "delete.forward.fill", rule: .direction, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M21.37 12.76 C21.74 12.32 21.74 11.68 21.37 11.24 L17.06 6 C16.64 5.49 16.02 5.2 \
            15.36 5.2 H4.7 C3.21 5.2 2 6.41 2 7.9 V16.1 C2 17.59 3.21 18.8 4.7 18.8 H15.36 C16.02 \
            18.8 16.64 18.51 17.06 18 Z
            """),
          Layer(
            .stroke,
            """
            M21.37 12.76 C21.74 12.32 21.74 11.68 21.37 11.24 L17.06 6 C16.64 5.49 16.02 5.2 \
            15.36 5.2 H4.7 C3.21 5.2 2 6.41 2 7.9 V16.1 C2 17.59 3.21 18.8 4.7 18.8 H15.36 C16.02 \
            18.8 16.64 18.51 17.06 18 Z
            """),
          Layer(.cut, "M12.4 9.2 L6.8 14.8 M6.8 9.2 L12.4 14.8", width: 1.05),
        ])
    case 384:
      Symbol(
        name: "delete.left", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M2.63 12.76 C2.26 12.32 2.26 11.68 2.63 11.24 L6.94 6 C7.36 5.49 7.98 5.2 8.64 5.2 \
            H19.3 C20.79 5.2 22 6.41 22 7.9 V16.1 c0 1.49 -1.21 2.7 -2.7 2.7 H8.64 C7.98 18.8 \
            7.36 18.51 6.94 18 Z
            """),
          Layer(.stroke, "M11.6 9.2 L17.2 14.8 M17.2 9.2 L11.6 14.8"),
        ])
    case 385:
      Symbol(
        name: "delete.left.fill", rule: .direction, mirrors: false,
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
        ])
    case 386:
      Symbol(
        name: "delete.right", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M21.37 12.76 C21.74 12.32 21.74 11.68 21.37 11.24 L17.06 6 C16.64 5.49 16.02 5.2 \
            15.36 5.2 H4.7 C3.21 5.2 2 6.41 2 7.9 V16.1 C2 17.59 3.21 18.8 4.7 18.8 H15.36 C16.02 \
            18.8 16.64 18.51 17.06 18 Z
            """),
          Layer(.stroke, "M12.4 9.2 L6.8 14.8 M6.8 9.2 L12.4 14.8"),
        ])
    case 387:
      Symbol(
        name: "delete.right.fill", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M21.37 12.76 C21.74 12.32 21.74 11.68 21.37 11.24 L17.06 6 C16.64 5.49 16.02 5.2 \
            15.36 5.2 H4.7 C3.21 5.2 2 6.41 2 7.9 V16.1 C2 17.59 3.21 18.8 4.7 18.8 H15.36 C16.02 \
            18.8 16.64 18.51 17.06 18 Z
            """),
          Layer(
            .stroke,
            """
            M21.37 12.76 C21.74 12.32 21.74 11.68 21.37 11.24 L17.06 6 C16.64 5.49 16.02 5.2 \
            15.36 5.2 H4.7 C3.21 5.2 2 6.41 2 7.9 V16.1 C2 17.59 3.21 18.8 4.7 18.8 H15.36 C16.02 \
            18.8 16.64 18.51 17.06 18 Z
            """),
          Layer(.cut, "M12.4 9.2 L6.8 14.8 M6.8 9.2 L12.4 14.8", width: 1.05),
        ])
    case 388:
      Symbol(
        name: "desktopcomputer", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2 3.4 20 14 2.2"),
          Layer(.stroke, "M2 13.6 H22", width: 0.9),
          Layer(.stroke, "M10 17.4 L9.4 20.6 M14 17.4 L14.6 20.6 M8 20.7 H16", width: 0.95),
        ])
    case 389:
      Symbol(
        name: "diamond", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M10.7 3.1 Q12 1.8 13.3 3.1 L20.9 10.7 Q22.2 12 20.9 13.3 L13.3 20.9 Q12 22.2 10.7 \
            20.9 L3.1 13.3 Q1.8 12 3.1 10.7 Z
            """)
        ])
    case 390:
      Symbol(
        name: "diamond.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M10.7 3.1 Q12 1.8 13.3 3.1 L20.9 10.7 Q22.2 12 20.9 13.3 L13.3 20.9 Q12 22.2 10.7 \
            20.9 L3.1 13.3 Q1.8 12 3.1 10.7 Z
            """),
          Layer(
            .stroke,
            """
            M10.7 3.1 Q12 1.8 13.3 3.1 L20.9 10.7 Q22.2 12 20.9 13.3 L13.3 20.9 Q12 22.2 10.7 \
            20.9 L3.1 13.3 Q1.8 12 3.1 10.7 Z
            """),
        ])
    case 391:
      Symbol(
        name: "display", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2 3.6 20 13.2 2.4"),
          Layer(.stroke, "M12 16.8 V20.4 M8.2 20.6 H15.8"),
        ])
    case 392:
      Symbol(
        name: "divide", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M4.6 12 H19.4"),
          Layer(.fill, "O 12 6 1.05"),
          Layer(.stroke, "O 12 6 1.05", width: 0.7),
          Layer(.fill, "O 12 18 1.05"),
          Layer(.stroke, "O 12 18 1.05", width: 0.7),
        ])
    case 393:
      Symbol(
        name: "divide.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M8.3 12 L15.7 12", width: 0.9, heaviestWidth: 0.6),
          Layer(.fill, "O 12 9 0.53"),
          Layer(.stroke, "O 12 9 0.53", width: 0.63, heaviestWidth: 0.42),
          Layer(.fill, "O 12 15 0.53"),
          Layer(.stroke, "O 12 15 0.53", width: 0.63, heaviestWidth: 0.42),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 394:
      Symbol(
        name: "divide.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M8.3 12 L15.7 12", width: 0.95, heaviestWidth: 0.64),
          Layer(.cutFill, "O 12 9 0.53"),
          Layer(.cut, "O 12 9 0.53", width: 0.67, heaviestWidth: 0.45),
          Layer(.cutFill, "O 12 15 0.53"),
          Layer(.cut, "O 12 15 0.53", width: 0.67, heaviestWidth: 0.45),
        ])
    case 395:
      Symbol(
        name: "doc", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M5.1 5.2 C5.1 3.76 6.26 2.6 7.7 2.6 H12.23 c0.24 0 0.46 0.09 0.63 0.26 L18.64 8.64 \
            C18.81 8.81 18.9 9.03 18.9 9.27 V18.8 c0 1.44 -1.16 2.6 -2.6 2.6 H7.7 C6.26 21.4 5.1 \
            20.24 5.1 18.8 Z
            """),
          Layer(.stroke, "M12.5 2.9 V7.3 C12.5 8.5 13 9 14.2 9 H18.6", width: 0.95),
        ])
    case 396:
      Symbol(
        name: "doc.badge.plus", rule: .badge, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M3.5 5.2 C3.5 3.76 4.66 2.6 6.1 2.6 H10.63 C10.87 2.6 11.09 2.69 11.26 2.86 L17.04 \
            8.64 C17.21 8.81 17.3 9.03 17.3 9.27 V18.8 C17.3 20.24 16.14 21.4 14.7 21.4 H6.1 \
            C4.66 21.4 3.5 20.24 3.5 18.8 Z
            """),
          Layer(.stroke, "M10.9 2.9 V7.3 C10.9 8.5 11.4 9 12.6 9 H17", width: 0.95),
          Layer(.cutFill, "O 17.6 18.2 4.2", rightToLeft: .move(about: 17.6)),
          Layer(.cut, "O 17.6 18.2 4", width: 0.8, rightToLeft: .move(about: 17.6)),
          Layer(
            .stroke,
            """
            M17.6 15 V21 M14.6 18 H20.6
            """, width: 0.95, rightToLeft: .move(about: 17.6)),
        ])
    case 397:
      Symbol(
        name: "doc.circle", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M8.27 8.33 C8.27 7.55 8.9 6.92 9.68 6.92 L12.12 6.92 C12.25 6.92 12.37 6.97 12.46 \
            7.06 L15.59 10.19 C15.68 10.28 15.73 10.4 15.73 10.53 L15.73 15.67 C15.73 16.45 15.1 \
            17.08 14.32 17.08 L9.68 17.08 C8.9 17.08 8.27 16.45 8.27 15.67 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M12.27 7.09 L12.27 9.46 C12.27 10.11 12.54 10.38 13.19 10.38 L15.56 10.38
            """, width: 0.85, heaviestWidth: 0.57),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 398:
      Symbol(
        name: "doc.circle.fill", rule: .textDirection, mirrors: true,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M8.27 8.33 C8.27 7.55 8.9 6.92 9.68 6.92 M9.68 6.92 L12.12 6.92 M12.12 6.92 C12.25 \
            6.92 12.37 6.97 12.46 7.06 M12.46 7.06 L15.59 10.19 M15.59 10.19 C15.68 10.28 15.73 \
            10.4 15.73 10.53 M15.73 10.53 L15.73 15.67 M15.73 15.67 C15.73 16.45 15.1 17.08 14.32 \
            17.08 M14.32 17.08 L9.68 17.08 M9.68 17.08 C8.9 17.08 8.27 16.45 8.27 15.67 M8.27 \
            15.67 L8.27 8.33
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M12.27 7.09 L12.27 9.46 M12.27 9.46 C12.27 10.11 12.54 10.38 13.19 10.38 M13.19 10.38 \
            L15.56 10.38
            """, width: 0.91, heaviestWidth: 0.6),
        ])
    case 399:
      Symbol(
        name: "doc.fill", rule: .textDirection, mirrors: true,
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
        ])
    default: nil
    }
  }

  private static func part21(_ index: Int) -> Symbol? {
    switch index {
    case 400:
      Symbol(
        name: "doc.on.clipboard", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M6.6 3.9 H5.9 C4.2 3.9 3.2 4.9 3.2 6.6 V16.7 C3.2 18.4 4.2 19.4 5.9 19.4 H8.2 M13.4 \
            3.9 H14.1 C15.6 3.9 16.6 4.7 16.8 6.1
            """),
          Layer(.stroke, "R 6.6 2.1 6.8 3.6 1.4", width: 0.9),
          Layer(.stroke, "R 10.6 8.6 10.2 13 2.2"),
          Layer(
            .stroke,
            """
            M13.4 12.8 H18 M13.4 15.4 H18 M13.4 18 H16.2
            """, width: 0.95, heaviestWidth: 0.6),
        ])
    case 401:
      Symbol(
        name: "doc.on.doc", rule: .textDirection, mirrors: true,
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
        ])
    case 402:
      Symbol(
        name: "doc.on.doc.fill", rule: .textDirection, mirrors: true,
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
        ])
    case 403:
      Symbol(
        name: "doc.richtext", rule: .localized, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M5.1 5.2 C5.1 3.76 6.26 2.6 7.7 2.6 H12.23 c0.24 0 0.46 0.09 0.63 0.26 L18.64 8.64 \
            C18.81 8.81 18.9 9.03 18.9 9.27 V18.8 c0 1.44 -1.16 2.6 -2.6 2.6 H7.7 C6.26 21.4 5.1 \
            20.24 5.1 18.8 Z
            """, heaviestWidth: 0.78),
          Layer(
            .stroke,
            """
            M12.5 2.9 V7.3 C12.5 8.5 13 9 14.2 9 H18.6
            """, width: 0.95, heaviestWidth: 0.55),
          Layer(
            .stroke,
            """
            M7.7 12.6 L9.9 7.4 L12.1 12.6 M8.54 10.78 H11.26
            """, width: 0.9, heaviestWidth: 0.5, rightToLeft: .move(about: 9.9)),
          Layer(.stroke, "M8.5 15.4 H15.5 M8.5 18.2 H13.2", width: 0.9, heaviestWidth: 0.5),
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M5.1 5.2 C5.1 3.76 6.26 2.6 7.7 2.6 H12.23 c0.24 0 0.46 0.09 0.63 0.26 L18.64 8.64 \
              C18.81 8.81 18.9 9.03 18.9 9.27 V18.8 c0 1.44 -1.16 2.6 -2.6 2.6 H7.7 C6.26 21.4 \
              5.1 20.24 5.1 18.8 Z
              """, heaviestWidth: 0.78),
            Layer(
              .stroke,
              """
              M12.5 2.9 V7.3 C12.5 8.5 13 9 14.2 9 H18.6
              """, width: 0.95, heaviestWidth: 0.55),
            Layer(
              .stroke,
              """
              M10.66 8.25 C10.28 7.67 9.9 7.5 9.52 7.5 C8.84 7.5 8.46 8.2 8.46 9.01 C8.46 9.94 \
              9.06 10.17 10.96 9.7 C9.29 10.05 8 10.86 8 12.02 C8 12.95 8.76 13.3 9.67 13.3 \
              C10.51 13.3 11.19 13.07 11.8 12.49
              """, width: 0.9, heaviestWidth: 0.5, rightToLeft: .move(about: 9.4)),
            Layer(.stroke, "M8.5 15.4 H15.5 M8.5 18.2 H13.2", width: 0.9, heaviestWidth: 0.5),
          ],
          .hebrew: [
            Layer(
              .stroke,
              """
              M5.1 5.2 C5.1 3.76 6.26 2.6 7.7 2.6 H12.23 c0.24 0 0.46 0.09 0.63 0.26 L18.64 8.64 \
              C18.81 8.81 18.9 9.03 18.9 9.27 V18.8 c0 1.44 -1.16 2.6 -2.6 2.6 H7.7 C6.26 21.4 \
              5.1 20.24 5.1 18.8 Z
              """, heaviestWidth: 0.78),
            Layer(
              .stroke,
              """
              M12.5 2.9 V7.3 C12.5 8.5 13 9 14.2 9 H18.6
              """, width: 0.95, heaviestWidth: 0.55),
            Layer(
              .stroke,
              """
              M7.96 8 L11.64 12.8 M11.4 8 V8.96 C11.4 10.02 11 10.5 10.12 10.78 M9 9.44 C8.28 \
              10.11 8.04 10.98 8.04 12.8
              """, width: 0.9, heaviestWidth: 0.5, rightToLeft: .move(about: 9.4)),
            Layer(.stroke, "M8.5 15.4 H15.5 M8.5 18.2 H13.2", width: 0.9, heaviestWidth: 0.5),
          ],
        ])
    case 404:
      Symbol(
        name: "doc.text", rule: .textDirection, mirrors: true,
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
        ])
    case 405:
      Symbol(
        name: "doc.text.fill", rule: .textDirection, mirrors: true,
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
        ])
    case 406:
      Symbol(
        name: "doc.text.magnifyingglass", rule: .tool, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M3.1 5.2 C3.1 3.76 4.26 2.6 5.7 2.6 H10.23 C10.47 2.6 10.69 2.69 10.86 2.86 L16.64 \
            8.64 C16.81 8.81 16.9 9.03 16.9 9.27 V18.8 C16.9 20.24 15.74 21.4 14.3 21.4 H5.7 \
            C4.26 21.4 3.1 20.24 3.1 18.8 Z
            """, heaviestWidth: 0.78),
          Layer(
            .stroke,
            """
            M10.5 2.9 V7.3 C10.5 8.5 11 9 12.2 9 H16.6
            """, width: 0.95, heaviestWidth: 0.55),
          Layer(.stroke, "M6.6 9.6 H8.8 M6.6 13.2 H8.8 M6.6 16.8 H8.8", heaviestWidth: 0.65),
          Layer(.cutFill, "O 15.9 15.2 3.5", rightToLeft: .move(about: 16.9)),
          Layer(.cut, "O 15.9 15.2 3.5", width: 2.1, rightToLeft: .move(about: 16.9)),
          Layer(.cut, "M18.5 17.8 L21.3 20.6", width: 2.3, rightToLeft: .move(about: 16.9)),
          Layer(.stroke, "O 15.9 15.2 3.5", rightToLeft: .move(about: 16.9)),
          Layer(.stroke, "M18.5 17.8 L21.3 20.6", width: 1.12, rightToLeft: .move(about: 16.9)),
        ])
    case 407:
      Symbol(
        name: "doc.viewfinder", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.2 8 V6.2 c0 -1.9 1.1 -3 3 -3 H8 M20.8 8 V6.2 c0 -1.9 -1.1 -3 -3 -3 H16 M3.2 16 \
            V17.8 c0 1.9 1.1 3 3 3 H8 M20.8 16 V17.8 c0 1.9 -1.1 3 -3 3 H16
            """),
          Layer(
            .stroke,
            """
            M8.4 7.9 C8.4 7.1 8.8 6.7 9.6 6.7 H12.6 L15.6 9.7 V16.1 C15.6 16.9 15.2 17.3 14.4 \
            17.3 H9.6 C8.8 17.3 8.4 16.9 8.4 16.1 Z
            """, width: 0.85),
        ])
    case 408:
      Symbol(
        name: "dollarsign", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M16.4 8.2 C16 6.2 14.4 5 12 5 C9.5 5 7.7 6.3 7.7 8.3 C7.7 10.1 9 11 12 11.8 C15.2 \
            12.6 16.6 13.6 16.6 15.6 C16.6 17.7 14.8 19 12 19 C9.3 19 7.6 17.8 7.3 15.7 M12 2.8 \
            V21.2
            """)
        ])
    case 409:
      Symbol(
        name: "dollarsign.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M14.38 9.95 C14.16 8.87 13.3 8.22 12 8.22 C10.65 8.22 9.68 8.92 9.68 10 C9.68 10.97 \
            10.38 11.46 12 11.89 C13.73 12.32 14.48 12.86 14.48 13.94 C14.48 15.08 13.51 15.78 12 \
            15.78 C10.54 15.78 9.62 15.13 9.46 14 M12 7.03 L12 16.97
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 410:
      Symbol(
        name: "dollarsign.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M14.38 9.95 C14.16 8.87 13.3 8.22 12 8.22 M12 8.22 C10.65 8.22 9.68 8.92 9.68 10 \
            M9.68 10 C9.68 10.97 10.38 11.46 12 11.89 M12 11.89 C13.73 12.32 14.48 12.86 14.48 \
            13.94 M14.48 13.94 C14.48 15.08 13.51 15.78 12 15.78 M12 15.78 C10.54 15.78 9.62 \
            15.13 9.46 14 M12 7.03 L12 16.97
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 411:
      Symbol(
        name: "dot.radiowaves.left.and.right", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 1.8"),
          Layer(.stroke, "O 12 12 1.8", width: 0.6),
          Layer(
            .stroke,
            """
            M8.4 15.6 C7.4 14.6 6.9 13.4 6.9 12 C6.9 10.6 7.4 9.4 8.4 8.4 M15.6 15.6 C16.6 14.6 \
            17.1 13.4 17.1 12 C17.1 10.6 16.6 9.4 15.6 8.4 M5.4 18.4 C3.7 16.6 2.8 14.4 2.8 12 \
            C2.8 9.6 3.7 7.4 5.4 5.6 M18.6 18.4 C20.3 16.6 21.2 14.4 21.2 12 C21.2 9.6 20.3 7.4 \
            18.6 5.6
            """),
        ])
    case 412:
      Symbol(
        name: "drop", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 21.3 C8.2 21.3 5.4 18.6 5.4 15 C5.4 11.6 8.4 7.4 10.9 3.6 C11.2 3.1 11.6 2.9 12 \
            2.9 c0.4 0 0.8 0.2 1.1 0.7 c2.5 3.8 5.5 8 5.5 11.4 c0 3.6 -2.8 6.3 -6.6 6.3 Z
            """)
        ])
    case 413:
      Symbol(
        name: "drop.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M12 17.02 C9.95 17.02 8.44 15.56 8.44 13.62 C8.44 11.78 10.06 9.52 11.41 7.46 C11.57 \
            7.19 11.78 7.09 12 7.09 C12.22 7.09 12.43 7.19 12.59 7.46 C13.94 9.52 15.56 11.78 \
            15.56 13.62 C15.56 15.56 14.05 17.02 12 17.02 Z
            """),
          Layer(
            .stroke,
            """
            M12 17.02 C9.95 17.02 8.44 15.56 8.44 13.62 C8.44 11.78 10.06 9.52 11.41 7.46 C11.57 \
            7.19 11.78 7.09 12 7.09 C12.22 7.09 12.43 7.19 12.59 7.46 C13.94 9.52 15.56 11.78 \
            15.56 13.62 C15.56 15.56 14.05 17.02 12 17.02 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 414:
      Symbol(
        name: "drop.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M12 17.02 C9.95 17.02 8.44 15.56 8.44 13.62 C8.44 11.78 10.06 9.52 11.41 7.46 C11.57 \
            7.19 11.78 7.09 12 7.09 C12.22 7.09 12.43 7.19 12.59 7.46 C13.94 9.52 15.56 11.78 \
            15.56 13.62 C15.56 15.56 14.05 17.02 12 17.02 Z
            """),
          Layer(
            .cut,
            """
            M12 17.02 C9.95 17.02 8.44 15.56 8.44 13.62 M8.44 13.62 C8.44 11.78 10.06 9.52 11.41 \
            7.46 M11.41 7.46 C11.57 7.19 11.78 7.09 12 7.09 M12 7.09 C12.22 7.09 12.43 7.19 12.59 \
            7.46 M12.59 7.46 C13.94 9.52 15.56 11.78 15.56 13.62 M15.56 13.62 C15.56 15.56 14.05 \
            17.02 12 17.02
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 415:
      Symbol(
        name: "drop.fill", rule: .object, mirrors: false,
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
        ])
    case 416:
      Symbol(
        name: "dumbbell", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "M8 12 H16"),
          Layer(.fill, "R 5.4 6.8 2.4 10.4 1 R 16.2 6.8 2.4 10.4 1"),
          Layer(.stroke, "R 5.4 6.8 2.4 10.4 1 R 16.2 6.8 2.4 10.4 1", width: 0.6),
          Layer(.fill, "R 2.6 9 1.6 6 0.7 R 19.8 9 1.6 6 0.7"),
          Layer(.stroke, "R 2.6 9 1.6 6 0.7 R 19.8 9 1.6 6 0.7", width: 0.6),
        ])
    case 417:
      Symbol(
        name: "ellipsis", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 5.6 12 0.98"),
          Layer(.stroke, "O 5.6 12 0.8", width: 0.84),
          Layer(.fill, "O 12 12 0.98"),
          Layer(.stroke, "O 12 12 0.8", width: 0.84),
          Layer(.fill, "O 18.4 12 0.98"),
          Layer(.stroke, "O 18.4 12 0.8", width: 0.84),
        ])
    case 418:
      Symbol(
        name: "ellipsis.bubble", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
            C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
            C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
            """),
          Layer(.fill, "O 7.9 11.3 0.85"),
          Layer(.stroke, "O 7.9 11.3 0.68", width: 0.64),
          Layer(.fill, "O 12 11.3 0.85"),
          Layer(.stroke, "O 12 11.3 0.68", width: 0.64),
          Layer(.fill, "O 16.1 11.3 0.85"),
          Layer(.stroke, "O 16.1 11.3 0.68", width: 0.64),
        ])
    case 419:
      Symbol(
        name: "ellipsis.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.fill, "O 7.7 12 0.64"),
          Layer(.stroke, "O 7.7 12 0.5", width: 0.68),
          Layer(.fill, "O 12 12 0.64"),
          Layer(.stroke, "O 12 12 0.5", width: 0.68),
          Layer(.fill, "O 16.3 12 0.64"),
          Layer(.stroke, "O 16.3 12 0.5", width: 0.68),
        ])
    default: nil
    }
  }

  private static func part22(_ index: Int) -> Symbol? {
    switch index {
    case 420:
      Symbol(
        name: "ellipsis.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cutFill, "O 7.7 12 0.74"),
          Layer(.cut, "O 7.7 12 0.62", width: 0.6),
          Layer(.cutFill, "O 12 12 0.74"),
          Layer(.cut, "O 12 12 0.62", width: 0.6),
          Layer(.cutFill, "O 16.3 12 0.74"),
          Layer(.cut, "O 16.3 12 0.62", width: 0.6),
        ])
    case 421:
      Symbol(
        name: "envelope", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.3 4.9 19.4 14.2 2.9"),
          Layer(
            .stroke,
            """
            M3.3 6.6 L10.2 12.6 c0.6 0.5 1.2 0.75 1.8 0.75 c0.6 0 1.2 -0.25 1.8 -0.75 L20.7 6.6
            """, width: 0.95),
          Layer(.stroke, "M3.4 17.7 L8.8 12 M20.6 17.7 L15.2 12", width: 0.85),
        ])
    case 422:
      Symbol(
        name: "envelope.badge", rule: .badge, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.3 4.9 19.4 14.2 2.9"),
          Layer(
            .stroke,
            """
            M3.3 6.6 L10.2 12.6 c0.6 0.5 1.2 0.75 1.8 0.75 c0.6 0 1.2 -0.25 1.8 -0.75 L20.7 6.6
            """, width: 0.95),
          Layer(.stroke, "M3.4 17.7 L8.8 12 M20.6 17.7 L15.2 12", width: 0.85),
          Layer(.cutFill, "O 20 5.6 4.6", rightToLeft: .move(about: 20)),
          Layer(.fill, "O 20 5.6 3.3", rightToLeft: .move(about: 20)),
        ])
    case 423:
      Symbol(
        name: "envelope.circle", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 6.76 8.17 10.48 7.67 1.57", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M7.3 9.08 L11.03 12.32 C11.35 12.59 11.68 12.73 12 12.73 C12.32 12.73 12.65 12.59 \
            12.97 12.32 L16.7 9.08
            """, width: 0.85, heaviestWidth: 0.57),
          Layer(
            .stroke,
            """
            M7.36 15.08 L10.27 12 M16.64 15.08 L13.73 12
            """, width: 0.77, heaviestWidth: 0.51),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 424:
      Symbol(
        name: "envelope.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "R 6.76 8.17 10.48 7.67 1.57", width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M7.3 9.08 L11.03 12.32 M11.03 12.32 C11.35 12.59 11.68 12.73 12 12.73 M12 12.73 \
            C12.32 12.73 12.65 12.59 12.97 12.32 M12.97 12.32 L16.7 9.08
            """, width: 0.91, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M7.36 15.08 L10.27 12 M16.64 15.08 L13.73 12
            """, width: 0.81, heaviestWidth: 0.54),
        ])
    case 425:
      Symbol(
        name: "envelope.fill", rule: .object, mirrors: false,
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
        ])
    case 426:
      Symbol(
        name: "envelope.open", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M2.6 10.4 L10.4 4.6 C11.4 3.9 12.6 3.9 13.6 4.6 L21.4 10.4 V18.2 C21.4 19.8 20.4 20.8 \
            18.8 20.8 H5.2 C3.6 20.8 2.6 19.8 2.6 18.2 Z
            """),
          Layer(.stroke, "M3 11 L10.6 15.4 C11.5 15.9 12.5 15.9 13.4 15.4 L21 11", width: 0.9),
        ])
    case 427:
      Symbol(
        name: "envelope.open.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M2.6 10.4 L10.4 4.6 C11.4 3.9 12.6 3.9 13.6 4.6 L21.4 10.4 V18.2 C21.4 19.8 20.4 20.8 \
            18.8 20.8 H5.2 C3.6 20.8 2.6 19.8 2.6 18.2 Z
            """),
          Layer(
            .stroke,
            """
            M2.6 10.4 L10.4 4.6 C11.4 3.9 12.6 3.9 13.6 4.6 L21.4 10.4 V18.2 C21.4 19.8 20.4 20.8 \
            18.8 20.8 H5.2 C3.6 20.8 2.6 19.8 2.6 18.2 Z
            """),
          Layer(.cut, "M2.2 10.8 L10.6 15.4 C11.5 15.9 12.5 15.9 13.4 15.4 L21.8 10.8", width: 0.8),
        ])
    case 428:
      Symbol(
        name: "equal", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M4.6 9 H19.4 M4.6 15 H19.4")
        ])
    case 429:
      Symbol(
        name: "equal.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8.3 10.5 L15.7 10.5 M8.3 13.5 L15.7 13.5
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 430:
      Symbol(
        name: "equal.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M8.3 10.5 L15.7 10.5 M8.3 13.5 L15.7 13.5
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 431:
      Symbol(
        name: "eurosign", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M18 6.6 C16.9 5.3 15.5 4.6 13.8 4.6 C10.2 4.6 7.8 7.6 7.8 12 C7.8 16.4 10.2 19.4 13.8 \
            19.4 C15.5 19.4 16.9 18.7 18 17.4 M5 10.3 H14.6 M5 13.7 H14
            """)
        ])
    case 432:
      Symbol(
        name: "eurosign.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M15.24 9.08 C14.65 8.38 13.89 8 12.97 8 C11.03 8 9.73 9.62 9.73 12 C9.73 14.38 11.03 \
            16 12.97 16 C13.89 16 14.65 15.62 15.24 14.92 M8.22 11.08 L13.4 11.08 M8.22 12.92 \
            L13.08 12.92
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 433:
      Symbol(
        name: "eurosign.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M15.24 9.08 C14.65 8.38 13.89 8 12.97 8 M12.97 8 C11.03 8 9.73 9.62 9.73 12 M9.73 12 \
            C9.73 14.38 11.03 16 12.97 16 M12.97 16 C13.89 16 14.65 15.62 15.24 14.92 M8.22 11.08 \
            L13.4 11.08 M8.22 12.92 L13.08 12.92
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 434:
      Symbol(
        name: "exclamationmark", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M12 4.4 V14", width: 1.15),
          Layer(.fill, "O 12 19 0.9"),
          Layer(.stroke, "O 12 19 0.75", width: 0.75),
        ])
    case 435:
      Symbol(
        name: "exclamationmark.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M12 7.2 V12.6", width: 0.98),
          Layer(.fill, "O 12 16.35 0.67"),
          Layer(.stroke, "O 12 16.35 0.55", width: 0.6),
        ])
    case 436:
      Symbol(
        name: "exclamationmark.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M12 7.2 V12.6", width: 1.04),
          Layer(.cutFill, "O 12 16.35 0.68"),
          Layer(.cut, "O 12 16.35 0.55", width: 0.64),
        ])
    case 437:
      Symbol(
        name: "exclamationmark.octagon", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M21.15 14.58 Q21.15 15.79 20.29 16.65 L16.65 20.29 Q15.79 21.15 14.58 21.15 L9.42 \
            21.15 Q8.21 21.15 7.35 20.29 L3.71 16.65 Q2.85 15.79 2.85 14.58 L2.85 9.42 Q2.85 8.21 \
            3.71 7.35 L7.35 3.71 Q8.21 2.85 9.42 2.85 L14.58 2.85 Q15.79 2.85 16.65 3.71 L20.29 \
            7.35 Q21.15 8.21 21.15 9.42 Z
            """),
          Layer(.stroke, "M12 7 V12.4", width: 1.05, heaviestWidth: 0.78),
          Layer(.fill, "O 12 16.4 0.75"),
          Layer(.stroke, "O 12 16.4 0.6", width: 0.7, heaviestWidth: 0.5),
        ])
    case 438:
      Symbol(
        name: "exclamationmark.octagon.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M21.15 14.58 Q21.15 15.79 20.29 16.65 L16.65 20.29 Q15.79 21.15 14.58 21.15 L9.42 \
            21.15 Q8.21 21.15 7.35 20.29 L3.71 16.65 Q2.85 15.79 2.85 14.58 L2.85 9.42 Q2.85 8.21 \
            3.71 7.35 L7.35 3.71 Q8.21 2.85 9.42 2.85 L14.58 2.85 Q15.79 2.85 16.65 3.71 L20.29 \
            7.35 Q21.15 8.21 21.15 9.42 Z
            """),
          Layer(
            .stroke,
            """
            M21.15 14.58 Q21.15 15.79 20.29 16.65 L16.65 20.29 Q15.79 21.15 14.58 21.15 L9.42 \
            21.15 Q8.21 21.15 7.35 20.29 L3.71 16.65 Q2.85 15.79 2.85 14.58 L2.85 9.42 Q2.85 8.21 \
            3.71 7.35 L7.35 3.71 Q8.21 2.85 9.42 2.85 L14.58 2.85 Q15.79 2.85 16.65 3.71 L20.29 \
            7.35 Q21.15 8.21 21.15 9.42 Z
            """),
          Layer(.cut, "M12 7 L12 12.4", width: 1.1, heaviestWidth: 0.82),
          Layer(.cutFill, "O 12 16.4 0.75"),
          Layer(.cut, "O 12 16.4 0.6", width: 0.74, heaviestWidth: 0.55),
        ])
    case 439:
      Symbol(
        name: "exclamationmark.square", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "M12 7 V12.4", width: 1.05, heaviestWidth: 0.78),
          Layer(.fill, "O 12 16.4 0.75"),
          Layer(.stroke, "O 12 16.4 0.6", width: 0.7, heaviestWidth: 0.5),
        ])
    default: nil
    }
  }

  private static func part23(_ index: Int) -> Symbol? {
    switch index {
    case 440:
      Symbol(
        name: "exclamationmark.square.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.cut, "M12 7 L12 12.4", width: 1.1, heaviestWidth: 0.82),
          Layer(.cutFill, "O 12 16.4 0.75"),
          Layer(.cut, "O 12 16.4 0.6", width: 0.74, heaviestWidth: 0.55),
        ])
    case 441:
      Symbol(
        name: "exclamationmark.triangle", rule: .universal, mirrors: false,
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
        ])
    case 442:
      Symbol(
        name: "exclamationmark.triangle.fill", rule: .universal, mirrors: false,
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
        ])
    case 443:
      Symbol(
        name: "externaldrive", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M2.6 14 L5.6 6.6 C6 5.6 6.8 5 7.8 5 H16.2 C17.2 5 18 5.6 18.4 6.6 L21.4 14
            """),
          Layer(.stroke, "R 2.4 12.8 19.2 6.6 2.4"),
          Layer(.fill, "O 17.6 16.1 0.7"),
          Layer(.stroke, "O 17.6 16.1 0.56", width: 0.52),
        ])
    case 444:
      Symbol(
        name: "eye", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 18.5 C6.6 18.5 3.2 15.3 1.6 12.9 C1.2 12.3 1.2 11.7 1.6 11.1 C3.2 8.7 6.6 5.5 12 \
            5.5 c5.4 0 8.8 3.2 10.4 5.6 c0.4 0.6 0.4 1.2 0 1.8 C20.8 15.3 17.4 18.5 12 18.5 Z
            """),
          Layer(.stroke, "O 12 12 3.4"),
        ])
    case 445:
      Symbol(
        name: "eye.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 15.51 C9.08 15.51 7.25 13.78 6.38 12.49 C6.17 12.16 6.17 11.84 6.38 11.51 C7.25 \
            10.22 9.08 8.49 12 8.49 C14.92 8.49 16.75 10.22 17.62 11.51 C17.83 11.84 17.83 12.16 \
            17.62 12.49 C16.75 13.78 14.92 15.51 12 15.51 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 1.84", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 446:
      Symbol(
        name: "eye.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M12 15.51 C9.08 15.51 7.25 13.78 6.38 12.49 M6.38 12.49 C6.17 12.16 6.17 11.84 6.38 \
            11.51 M6.38 11.51 C7.25 10.22 9.08 8.49 12 8.49 M12 8.49 C14.92 8.49 16.75 10.22 \
            17.62 11.51 M17.62 11.51 C17.83 11.84 17.83 12.16 17.62 12.49 M17.62 12.49 C16.75 \
            13.78 14.92 15.51 12 15.51
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(.cut, "O 12 12 1.84", width: 0.95, heaviestWidth: 0.64),
        ])
    case 447:
      Symbol(
        name: "eye.fill", rule: .object, mirrors: false,
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
        ])
    case 448:
      Symbol(
        name: "eye.slash", rule: .slash, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 18.5 C6.6 18.5 3.2 15.3 1.6 12.9 C1.2 12.3 1.2 11.7 1.6 11.1 C3.2 8.7 6.6 5.5 12 \
            5.5 c5.4 0 8.8 3.2 10.4 5.6 c0.4 0.6 0.4 1.2 0 1.8 C20.8 15.3 17.4 18.5 12 18.5 Z
            """, heaviestWidth: 0.72),
          Layer(.stroke, "O 12 12 3.4", heaviestWidth: 0.6),
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 449:
      Symbol(
        name: "eye.slash.fill", rule: .slash, mirrors: false,
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
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 450:
      Symbol(
        name: "eyedropper", rule: .tool, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M13.2 8.2 L4.8 16.6 C4.2 17.2 4 17.8 4 18.6 V20 H5.4 C6.2 20 6.8 19.8 7.4 19.2 L15.8 \
            10.8
            """),
          Layer(.stroke, "M11.6 6.6 L17.4 12.4", width: 1.2),
          Layer(
            .fill,
            """
            M14.4 7.4 L17.4 4.4 C18.2 3.6 19.4 3.6 20.1 4.2 C20.9 5 20.8 6.1 20 6.9 L17 9.9 Z
            """),
          Layer(
            .stroke,
            """
            M14.4 7.4 L17.4 4.4 C18.2 3.6 19.4 3.6 20.1 4.2 C20.9 5 20.8 6.1 20 6.9 L17 9.9 Z
            """, width: 0.9),
        ])
    case 451:
      Symbol(
        name: "face.smiling", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .stroke,
            """
            M7.8 14 C8.8 15.8 10.2 16.6 12 16.6 C13.8 16.6 15.2 15.8 16.2 14
            """, width: 0.95),
          Layer(.fill, "O 9 9.6 1.1"),
          Layer(.stroke, "O 9 9.6 0.88", width: 0.83),
          Layer(.fill, "O 15 9.6 1.1"),
          Layer(.stroke, "O 15 9.6 0.88", width: 0.83),
        ])
    case 452:
      Symbol(
        name: "face.smiling.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cutFill, "O 9 9.6 1.45"),
          Layer(.cutFill, "O 15 9.6 1.45"),
          Layer(.cut, "M7.8 14 C8.8 15.8 10.2 16.6 12 16.6 C13.8 16.6 15.2 15.8 16.2 14"),
        ])
    case 453:
      Symbol(
        name: "faceid", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.2 8 V6.2 c0 -1.9 1.1 -3 3 -3 H8 M20.8 8 V6.2 c0 -1.9 -1.1 -3 -3 -3 H16 M3.2 16 \
            V17.8 c0 1.9 1.1 3 3 3 H8 M20.8 16 V17.8 c0 1.9 -1.1 3 -3 3 H16
            """),
          Layer(.stroke, "M8.3 9 V10.6 M15.7 9 V10.6", width: 0.8),
          Layer(.stroke, "M12.2 9 V12.4 c0 0.6 -0.3 0.9 -1 0.9", width: 0.75),
          Layer(.stroke, "M8.8 16 c0.9 0.8 2 1.2 3.2 1.2 c1.2 0 2.3 -0.4 3.2 -1.2", width: 0.8),
        ])
    case 454:
      Symbol(
        name: "figure.stand", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 3.9 1.6"),
          Layer(.stroke, "O 12 3.9 1.6", width: 0.7),
          Layer(
            .stroke,
            """
            M12 8 V14.4 M8.4 9.2 C8.4 8.3 9 7.8 10 7.8 H14 C15 7.8 15.6 8.3 15.6 9.2 V14 M8.4 9.2 \
            V14 M10.5 14 V21.4 M13.5 14 V21.4
            """, width: 1.1, heaviestWidth: 0.7),
        ])
    case 455:
      Symbol(
        name: "figure.walk", rule: .motion, mirrors: true,
        layers: [
          Layer(.fill, "O 13.4 3.4 1.95"),
          Layer(.stroke, "O 13.4 3.4 1.56", width: 1.46),
          Layer(.stroke, "M12.6 8.6 L11.3 13.4", width: 1.75, heaviestWidth: 1.3),
          Layer(
            .stroke,
            """
            M11.5 13.6 L14.6 16.6 L16 21.6 M11.2 13.6 L9.6 17.3 L5.9 21.1 M12.4 8.2 L8.1 10.2 \
            L6.8 13.8 M13 8.4 L15.2 11.6 L18.6 12.7
            """, width: 1.15, heaviestWidth: 0.85),
        ])
    case 456:
      Symbol(
        name: "film", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.2 4.4 19.6 15.2 2.8"),
          Layer(
            .stroke,
            """
            M6.8 4.4 V19.6 M17.2 4.4 V19.6 M6.8 12 H17.2 M2.2 8.2 H6.8 M2.2 12 H6.8 M2.2 15.8 \
            H6.8 M17.2 8.2 H21.8 M17.2 12 H21.8 M17.2 15.8 H21.8
            """, width: 0.8),
        ])
    case 457:
      Symbol(
        name: "flag", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M5.2 4.6 C7 3.7 9.4 3.5 12 4.4 c2.6 0.9 5 0.7 6.8 0 V13.6 C17 14.3 14.6 14.5 12 13.6 \
            C9.4 12.7 7 12.9 5.2 13.8
            """),
          Layer(.stroke, "M5.2 3.2 V21.3"),
        ])
    case 458:
      Symbol(
        name: "flag.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M8.33 8 C9.3 7.52 10.6 7.41 12 7.9 C13.4 8.38 14.7 8.27 15.67 7.9 L15.67 12.86 C14.7 \
            13.24 13.4 13.35 12 12.86 C10.6 12.38 9.3 12.49 8.33 12.97 Z
            """),
          Layer(
            .stroke,
            """
            M8.33 8 C9.3 7.52 10.6 7.41 12 7.9 C13.4 8.38 14.7 8.27 15.67 7.9 L15.67 12.86 C14.7 \
            13.24 13.4 13.35 12 12.86 C10.6 12.38 9.3 12.49 8.33 12.97 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M8.33 7.25 L8.33 17.02", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 459:
      Symbol(
        name: "flag.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M8.33 8 C9.3 7.52 10.6 7.41 12 7.9 C13.4 8.38 14.7 8.27 15.67 7.9 L15.67 12.86 C14.7 \
            13.24 13.4 13.35 12 12.86 C10.6 12.38 9.3 12.49 8.33 12.97 Z
            """),
          Layer(
            .cut,
            """
            M8.33 8 C9.3 7.52 10.6 7.41 12 7.9 M12 7.9 C13.4 8.38 14.7 8.27 15.67 7.9 M15.67 7.9 \
            L15.67 12.86 M15.67 12.86 C14.7 13.24 13.4 13.35 12 12.86 M12 12.86 C10.6 12.38 9.3 \
            12.49 8.33 12.97 M8.33 12.97 L8.33 8
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(.cut, "M8.33 7.25 L8.33 17.02", width: 0.95, heaviestWidth: 0.64),
        ])
    default: nil
    }
  }

  private static func part24(_ index: Int) -> Symbol? {
    switch index {
    case 460:
      Symbol(
        name: "flag.fill", rule: .object, mirrors: false,
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
        ])
    case 461:
      Symbol(
        name: "flame", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 21.5 C8 21.5 5 18.5 5 14.6 C5 10.4 8.6 8.5 9.9 2.9 C10 2.4 10.5 2.2 10.9 2.5 C14 \
            4.4 15.6 7.2 15.5 10.3 C16.2 9.9 16.7 9.2 16.9 8.2 C17 7.7 17.6 7.5 17.9 8 C18.6 9.6 \
            19 11.9 19 14.3 C19 18.5 16 21.5 12 21.5 Z
            """),
          Layer(
            .stroke,
            """
            M9 21 C8.4 17.9 10.6 16.9 11.3 13.6 C13.5 15.1 15.4 17.5 14.9 21
            """, width: 0.8),
        ])
    case 462:
      Symbol(
        name: "flame.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M12 17.23 C9.8 17.23 8.15 15.57 8.15 13.43 C8.15 11.12 10.13 10.07 10.85 7 C10.9 6.72 \
            11.18 6.61 11.39 6.77 C13.1 7.82 13.98 9.36 13.93 11.06 C14.31 10.85 14.59 10.46 14.7 \
            9.91 C14.75 9.63 15.08 9.53 15.24 9.8 C15.63 10.68 15.85 11.95 15.85 13.27 C15.85 \
            15.57 14.2 17.23 12 17.23 Z
            """),
          Layer(
            .stroke,
            """
            M12 17.23 C9.8 17.23 8.15 15.57 8.15 13.43 C8.15 11.12 10.13 10.07 10.85 7 C10.9 6.72 \
            11.18 6.61 11.39 6.77 C13.1 7.82 13.98 9.36 13.93 11.06 C14.31 10.85 14.59 10.46 14.7 \
            9.91 C14.75 9.63 15.08 9.53 15.24 9.8 C15.63 10.68 15.85 11.95 15.85 13.27 C15.85 \
            15.57 14.2 17.23 12 17.23 Z
            """, width: 0.3, heaviestWidth: 0.2),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 463:
      Symbol(
        name: "flame.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M12 17.54 C9.67 17.54 7.92 15.79 7.92 13.52 C7.92 11.07 10.02 9.96 10.78 6.69 C10.83 \
            6.4 11.13 6.29 11.36 6.46 C13.17 7.57 14.1 9.2 14.04 11.01 C14.45 10.78 14.74 10.37 \
            14.86 9.78 C14.92 9.49 15.26 9.38 15.44 9.67 C15.85 10.6 16.08 11.94 16.08 13.34 \
            C16.08 15.79 14.33 17.54 12 17.54 Z
            """),
        ])
    case 464:
      Symbol(
        name: "flame.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M12 21.5 C8 21.5 5 18.5 5 14.6 C5 10.4 8.6 8.5 9.9 2.9 C10 2.4 10.5 2.2 10.9 2.5 C14 \
            4.4 15.6 7.2 15.5 10.3 C16.2 9.9 16.7 9.2 16.9 8.2 C17 7.7 17.6 7.5 17.9 8 C18.6 9.6 \
            19 11.9 19 14.3 C19 18.5 16 21.5 12 21.5 Z
            """),
          Layer(
            .stroke,
            """
            M12 21.5 C8 21.5 5 18.5 5 14.6 C5 10.4 8.6 8.5 9.9 2.9 C10 2.4 10.5 2.2 10.9 2.5 C14 \
            4.4 15.6 7.2 15.5 10.3 C16.2 9.9 16.7 9.2 16.9 8.2 C17 7.7 17.6 7.5 17.9 8 C18.6 9.6 \
            19 11.9 19 14.3 C19 18.5 16 21.5 12 21.5 Z
            """),
          Layer(
            .cutFill,
            """
            M12 20.6 C10.1 20.6 8.7 19.2 8.7 17.3 C8.7 15.2 10.8 14.2 11 11.9 C11 11.4 11.5 11.2 \
            11.9 11.5 C13.9 13 15.3 15 15.3 17.3 C15.3 19.2 13.9 20.6 12 20.6 Z
            """),
        ])
    case 465:
      Symbol(
        name: "folder", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M2.4 7 C2.4 5.67 3.47 4.6 4.8 4.6 H8.18 c0.4 0 0.78 0.16 1.06 0.44 L10.46 6.26 C10.74 \
            6.54 11.12 6.7 11.52 6.7 H19 c1.44 0 2.6 1.16 2.6 2.6 V16.7 c0 1.49 -1.21 2.7 -2.7 \
            2.7 H5.1 C3.61 19.4 2.4 18.19 2.4 16.7 Z
            """),
          Layer(.stroke, "M2.6 10.2 H21.4", width: 0.95),
        ])
    case 466:
      Symbol(
        name: "folder.badge.plus", rule: .badge, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M2.4 7 C2.4 5.67 3.47 4.6 4.8 4.6 H8.18 c0.4 0 0.78 0.16 1.06 0.44 L10.46 6.26 C10.74 \
            6.54 11.12 6.7 11.52 6.7 H19 c1.44 0 2.6 1.16 2.6 2.6 V16.7 c0 1.49 -1.21 2.7 -2.7 \
            2.7 H5.1 C3.61 19.4 2.4 18.19 2.4 16.7 Z
            """),
          Layer(.stroke, "M2.6 10.2 H21.4", width: 0.95),
          Layer(.cutFill, "O 19 18.4 4.2"),
          Layer(.cut, "O 19 18.4 4", width: 0.8),
          Layer(.stroke, "M19 15.2 V21.2 M16 18.2 H22", width: 0.95),
        ])
    case 467:
      Symbol(
        name: "folder.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M6.82 9.3 C6.82 8.58 7.39 8 8.11 8 L9.94 8 C10.15 8 10.36 8.09 10.51 8.24 L11.17 8.9 \
            C11.32 9.05 11.52 9.14 11.74 9.14 L15.78 9.14 C16.56 9.14 17.18 9.76 17.18 10.54 \
            L17.18 14.54 C17.18 15.34 16.53 16 15.73 16 L8.27 16 C7.47 16 6.82 15.34 6.82 14.54 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M6.92 11.03 L17.08 11.03", width: 0.85, heaviestWidth: 0.57),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 468:
      Symbol(
        name: "folder.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M6.82 9.3 C6.82 8.58 7.39 8 8.11 8 M8.11 8 L9.94 8 M9.94 8 C10.15 8 10.36 8.09 10.51 \
            8.24 M10.51 8.24 L11.17 8.9 M11.17 8.9 C11.32 9.05 11.52 9.14 11.74 9.14 M11.74 9.14 \
            L15.78 9.14 M15.78 9.14 C16.56 9.14 17.18 9.76 17.18 10.54 M17.18 10.54 L17.18 14.54 \
            M17.18 14.54 C17.18 15.34 16.53 16 15.73 16 M15.73 16 L8.27 16 M8.27 16 C7.47 16 6.82 \
            15.34 6.82 14.54 M6.82 14.54 L6.82 9.3
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(.cut, "M6.92 11.03 L17.08 11.03", width: 0.91, heaviestWidth: 0.6),
        ])
    case 469:
      Symbol(
        name: "folder.fill", rule: .object, mirrors: false,
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
        ])
    case 470:
      Symbol(
        name: "fork.knife", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M5 3 V7.6 C5 9.6 6.1 10.8 7.8 10.8 C9.5 10.8 10.6 9.6 10.6 7.6 V3 M7.8 3 V21
            """, width: 0.95, heaviestWidth: 0.5),
          Layer(
            .stroke,
            """
            M18.4 21 V3.2 C15.8 4.6 14.8 7.6 14.8 11 C14.8 12.6 15.4 13.4 16.8 13.4 H18.4
            """, heaviestWidth: 0.65),
        ])
    case 471:
      Symbol(
        name: "fork.knife.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8.22 7.14 L8.22 9.62 C8.22 10.7 8.81 11.35 9.73 11.35 C10.65 11.35 11.24 10.7 11.24 \
            9.62 L11.24 7.14 M9.73 7.14 L9.73 16.86
            """, width: 0.85, heaviestWidth: 0.3),
          Layer(
            .stroke,
            """
            M15.46 16.86 L15.46 7.25 C14.05 8 13.51 9.62 13.51 11.46 C13.51 12.32 13.84 12.76 \
            14.59 12.76 L15.46 12.76
            """, width: 0.9, heaviestWidth: 0.39),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 472:
      Symbol(
        name: "fork.knife.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M8.22 7.14 L8.22 9.62 M8.22 9.62 C8.22 10.7 8.81 11.35 9.73 11.35 M9.73 11.35 C10.65 \
            11.35 11.24 10.7 11.24 9.62 M11.24 9.62 L11.24 7.14 M9.73 7.14 L9.73 16.86
            """, width: 0.91, heaviestWidth: 0.32),
          Layer(
            .cut,
            """
            M15.46 16.86 L15.46 7.25 M15.46 7.25 C14.05 8 13.51 9.62 13.51 11.46 M13.51 11.46 \
            C13.51 12.32 13.84 12.76 14.59 12.76 M14.59 12.76 L15.46 12.76
            """, width: 0.95, heaviestWidth: 0.41),
        ])
    case 473:
      Symbol(
        name: "forward", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M1.9 7.4 C1.9 6.53 2.86 6.01 3.59 6.47 L10.7 10.99 c0.75 0.47 0.75 1.55 0 2.02 L3.59 \
            17.53 C2.86 17.99 1.9 17.47 1.9 16.6 Z M12.3 7.4 C12.3 6.53 13.26 6.01 13.99 6.47 \
            L21.1 10.99 c0.75 0.47 0.75 1.55 0 2.02 L13.99 17.53 C13.26 17.99 12.3 17.47 12.3 \
            16.6 Z
            """, width: 0.92)
        ])
    case 474:
      Symbol(
        name: "forward.end", rule: .direction, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M4 6.9 C4 5.85 5.15 5.2 6.05 5.75 L14.3 10.8 C15.2 11.35 15.2 12.65 14.3 13.2 L6.05 \
            18.25 C5.15 18.8 4 18.15 4 17.1 Z
            """),
          Layer(.stroke, "R 17.9 5.5 1.9 13 0.7"),
        ])
    case 475:
      Symbol(
        name: "forward.end.fill", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M4 6.9 C4 5.85 5.15 5.2 6.05 5.75 L14.3 10.8 C15.2 11.35 15.2 12.65 14.3 13.2 L6.05 \
            18.25 C5.15 18.8 4 18.15 4 17.1 Z
            """),
          Layer(
            .stroke,
            """
            M4 6.9 C4 5.85 5.15 5.2 6.05 5.75 L14.3 10.8 C15.2 11.35 15.2 12.65 14.3 13.2 L6.05 \
            18.25 C5.15 18.8 4 18.15 4 17.1 Z
            """, width: 0.8),
          Layer(.fill, "R 17.9 5.5 1.9 13 0.7"),
          Layer(.stroke, "R 17.9 5.5 1.9 13 0.7", width: 0.7),
        ])
    case 476:
      Symbol(
        name: "forward.fill", rule: .motion, mirrors: true,
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
        ])
    case 477:
      Symbol(
        name: "fuelpump", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M4 20.8 V5.4 C4 3.9 4.9 3 6.4 3 H11.2 C12.7 3 13.6 3.9 13.6 5.4 V20.8 M2.4 20.8 H15.2
            """),
          Layer(.stroke, "R 6.4 5.8 4.8 4.4 0.8", width: 0.85),
          Layer(
            .stroke,
            """
            M13.6 12.4 H15.2 C16.5 12.4 17.2 13.1 17.2 14.4 V17.2 C17.2 18.4 17.9 19.2 18.9 19.2 \
            C20 19.2 20.6 18.4 20.6 17.2 V9.4 C20.6 8.6 20.4 8 19.8 7.4 L17.2 4.8
            """, width: 0.9),
        ])
    case 478:
      Symbol(
        name: "gamecontroller", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.2 7 H16.8 C19.8 7 21.4 9.6 22 13.8 C22.4 16.6 21.8 18.2 20 18.2 C18.2 18.2 17 15.6 \
            15.2 15.6 H8.8 C7 15.6 5.8 18.2 4 18.2 C2.2 18.2 1.6 16.6 2 13.8 C2.6 9.6 4.2 7 7.2 7 \
            Z
            """),
          Layer(.stroke, "M8.2 9.6 V13 M6.5 11.3 H9.9", width: 0.9),
          Layer(.fill, "O 15.2 12.4 0.8 O 17.6 10.4 0.8"),
          Layer(.stroke, "O 15.2 12.4 0.8 O 17.6 10.4 0.8", width: 0.5),
        ])
    case 479:
      Symbol(
        name: "gamecontroller.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M7.2 7 H16.8 C19.8 7 21.4 9.6 22 13.8 C22.4 16.6 21.8 18.2 20 18.2 C18.2 18.2 17 15.6 \
            15.2 15.6 H8.8 C7 15.6 5.8 18.2 4 18.2 C2.2 18.2 1.6 16.6 2 13.8 C2.6 9.6 4.2 7 7.2 7 \
            Z
            """),
          Layer(
            .stroke,
            """
            M7.2 7 H16.8 C19.8 7 21.4 9.6 22 13.8 C22.4 16.6 21.8 18.2 20 18.2 C18.2 18.2 17 15.6 \
            15.2 15.6 H8.8 C7 15.6 5.8 18.2 4 18.2 C2.2 18.2 1.6 16.6 2 13.8 C2.6 9.6 4.2 7 7.2 7 \
            Z
            """),
          Layer(.cut, "M8.2 9.6 L8.2 13 M6.5 11.3 L9.9 11.3", width: 0.9),
          Layer(.cutFill, "O 15.2 12.4 1.1 O 17.6 10.4 1.1"),
        ])
    default: nil
    }
  }

  private static func part25(_ index: Int) -> Symbol? {
    switch index {
    case 480:
      Symbol(
        name: "gear", rule: .object, mirrors: false,
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
        ])
    case 481:
      Symbol(
        name: "gearshape", rule: .object, mirrors: false,
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
        ])
    case 482:
      Symbol(
        name: "gearshape.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M11.14 7.43 C11.16 7.16 11.38 6.96 11.65 6.96 L12.35 6.96 C12.62 6.96 12.84 7.16 \
            12.86 7.43 C12.97 8.5 13.79 8.85 14.62 8.16 C14.83 7.99 15.13 8 15.32 8.19 L15.81 \
            8.68 C16 8.87 16.01 9.17 15.84 9.38 C15.15 10.21 15.5 11.03 16.57 11.14 C16.84 11.16 \
            17.04 11.38 17.04 11.65 L17.04 12.35 C17.04 12.62 16.84 12.84 16.57 12.86 C15.5 12.97 \
            15.15 13.79 15.84 14.62 C16.01 14.83 16 15.13 15.81 15.32 L15.32 15.81 C15.13 16 \
            14.83 16.01 14.62 15.84 C13.79 15.15 12.97 15.5 12.86 16.57 C12.84 16.84 12.62 17.04 \
            12.35 17.04 L11.65 17.04 C11.38 17.04 11.16 16.84 11.14 16.57 C11.03 15.5 10.21 15.15 \
            9.38 15.84 C9.17 16.01 8.87 16 8.68 15.81 L8.19 15.32 C8 15.13 7.99 14.83 8.16 14.62 \
            C8.85 13.79 8.5 12.97 7.43 12.86 C7.16 12.84 6.96 12.62 6.96 12.35 L6.96 11.65 C6.96 \
            11.38 7.16 11.16 7.43 11.14 C8.5 11.03 8.85 10.21 8.16 9.38 C7.99 9.17 8 8.87 8.19 \
            8.68 L8.68 8.19 C8.87 8 9.17 7.99 9.38 8.16 C10.21 8.85 11.03 8.5 11.14 7.43 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 1.67", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 483:
      Symbol(
        name: "gearshape.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M11.14 7.43 C11.16 7.16 11.38 6.96 11.65 6.96 M11.65 6.96 L12.35 6.96 M12.35 6.96 \
            C12.62 6.96 12.84 7.16 12.86 7.43 M12.86 7.43 C12.97 8.5 13.79 8.85 14.62 8.16 M14.62 \
            8.16 C14.83 7.99 15.13 8 15.32 8.19 M15.32 8.19 L15.81 8.68 M15.81 8.68 C16 8.87 \
            16.01 9.17 15.84 9.38 M15.84 9.38 C15.15 10.21 15.5 11.03 16.57 11.14 M16.57 11.14 \
            C16.84 11.16 17.04 11.38 17.04 11.65 M17.04 11.65 L17.04 12.35 M17.04 12.35 C17.04 \
            12.62 16.84 12.84 16.57 12.86 M16.57 12.86 C15.5 12.97 15.15 13.79 15.84 14.62 M15.84 \
            14.62 C16.01 14.83 16 15.13 15.81 15.32 M15.81 15.32 L15.32 15.81 M15.32 15.81 C15.13 \
            16 14.83 16.01 14.62 15.84 M14.62 15.84 C13.79 15.15 12.97 15.5 12.86 16.57 M12.86 \
            16.57 C12.84 16.84 12.62 17.04 12.35 17.04 M12.35 17.04 L11.65 17.04 M11.65 17.04 \
            C11.38 17.04 11.16 16.84 11.14 16.57 M11.14 16.57 C11.03 15.5 10.21 15.15 9.38 15.84 \
            M9.38 15.84 C9.17 16.01 8.87 16 8.68 15.81 M8.68 15.81 L8.19 15.32 M8.19 15.32 C8 \
            15.13 7.99 14.83 8.16 14.62 M8.16 14.62 C8.85 13.79 8.5 12.97 7.43 12.86 M7.43 12.86 \
            C7.16 12.84 6.96 12.62 6.96 12.35 M6.96 12.35 L6.96 11.65 M6.96 11.65 C6.96 11.38 \
            7.16 11.16 7.43 11.14 M7.43 11.14 C8.5 11.03 8.85 10.21 8.16 9.38 M8.16 9.38 C7.99 \
            9.17 8 8.87 8.19 8.68 M8.19 8.68 L8.68 8.19 M8.68 8.19 C8.87 8 9.17 7.99 9.38 8.16 \
            M9.38 8.16 C10.21 8.85 11.03 8.5 11.14 7.43
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(.cut, "O 12 12 1.67", width: 0.95, heaviestWidth: 0.64),
        ])
    case 484:
      Symbol(
        name: "gearshape.fill", rule: .object, mirrors: false,
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
        ])
    case 485:
      Symbol(
        name: "gift", rule: .object, mirrors: false,
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
        ])
    case 486:
      Symbol(
        name: "gift.circle", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 7.14 9.35 9.72 2.43 0.7", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M8.06 11.78 L8.06 15.4 C8.06 16.37 8.6 16.91 9.57 16.91 L12 16.91 L14.43 16.91 C15.4 \
            16.91 15.94 16.37 15.94 15.4 L15.94 11.78
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M12 9.35 L12 16.91", width: 0.85, heaviestWidth: 0.57),
          Layer(
            .stroke,
            """
            M12 9.35 C10 9.35 8.92 8.87 8.92 7.9 C8.92 7.19 9.46 6.76 10.11 6.76 C11.19 6.76 \
            11.78 7.73 12 9.35 M12 9.35 C14 9.35 15.08 8.87 15.08 7.9 C15.08 7.19 14.54 6.76 \
            13.89 6.76 C12.81 6.76 12.22 7.73 12 9.35
            """, width: 0.85, heaviestWidth: 0.57),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 487:
      Symbol(
        name: "gift.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "R 7.14 9.35 9.72 2.43 0.7", width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M8.06 11.78 L8.06 15.4 M8.06 15.4 C8.06 16.37 8.6 16.91 9.57 16.91 M9.57 16.91 L12 \
            16.91 M12 16.91 L14.43 16.91 M14.43 16.91 C15.4 16.91 15.94 16.37 15.94 15.4 M15.94 \
            15.4 L15.94 11.78
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(.cut, "M12 9.35 L12 16.91", width: 0.91, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M12 9.35 C10 9.35 8.92 8.87 8.92 7.9 M8.92 7.9 C8.92 7.19 9.46 6.76 10.11 6.76 M10.11 \
            6.76 C11.19 6.76 11.78 7.73 12 9.35 M12 9.35 C14 9.35 15.08 8.87 15.08 7.9 M15.08 7.9 \
            C15.08 7.19 14.54 6.76 13.89 6.76 M13.89 6.76 C12.81 6.76 12.22 7.73 12 9.35
            """, width: 0.91, heaviestWidth: 0.6),
        ])
    case 488:
      Symbol(
        name: "gift.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 2.9 7 18.2 3.7 1.1"),
          Layer(.stroke, "R 2.9 7 18.2 3.7 1.1", width: 0.7, heaviestWidth: 0.36),
          Layer(
            .fill,
            """
            M12 13.1 H4.9 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.3 c1.8 0 2.8 -1 2.8 -2.8 V13.1 H12 Z
            """),
          Layer(
            .stroke,
            """
            M12 13.1 H4.9 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.3 c1.8 0 2.8 -1 2.8 -2.8 V13.1 H12 Z
            """, width: 0.75, heaviestWidth: 0.4),
          Layer(.cut, "M12 7 V22.5", width: 0.7),
          Layer(
            .stroke,
            """
            M12 7.1 C8.3 7.1 6.3 6.2 6.3 4.4 C6.3 3.1 7.3 2.3 8.5 2.3 c2 0 3.1 1.8 3.5 4.8 M12 \
            7.1 c3.7 0 5.7 -0.9 5.7 -2.7 C17.7 3.1 16.7 2.3 15.5 2.3 C13.5 2.3 12.4 4.1 12 7.1
            """, heaviestWidth: 0.75),
        ])
    case 489:
      Symbol(
        name: "globe", rule: .object, mirrors: false,
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
        ])
    case 490:
      Symbol(
        name: "gobackward", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 16.64 \
            4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
            """)
        ])
    case 491:
      Symbol(
        name: "gobackward.10", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 16.64 \
            4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
            """, width: 0.9),
          Layer(.stroke, "M8.23 11.13 L9.19 10.2 V16", width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M14.2 10.2 C15.42 10.2 16.02 11.48 16.02 13.1 C16.02 14.72 15.42 16 14.2 16 C12.98 16 \
            12.38 14.72 12.38 13.1 C12.38 11.48 12.98 10.2 14.2 10.2 Z
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M8.56 10.2 C8.95 11.94 9.14 13.8 9.14 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(.fill, "O 14.2 13.1 0.62"),
            Layer(.stroke, "O 14.2 13.1 0.5", width: 0.5),
          ]
        ])
    case 492:
      Symbol(
        name: "gobackward.15", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 16.64 \
            4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
            """, width: 0.9),
          Layer(.stroke, "M8.23 11.13 L9.19 10.2 V16", width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M15.72 10.2 H12.98 L12.68 12.75 C13.06 12.4 13.52 12.23 14.05 12.23 C15.34 12.23 16.1 \
            12.93 16.1 14.09 C16.1 15.25 15.3 16 14.09 16 C13.17 16 12.53 15.65 12.3 15.01
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M8.56 10.2 C8.95 11.94 9.14 13.8 9.14 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(
              .stroke,
              """
              M14.2 10.2 C15.42 10.2 16.02 11.48 16.02 13.1 C16.02 14.72 15.42 16 14.2 16 C12.98 \
              16 12.38 14.72 12.38 13.1 C12.38 11.48 12.98 10.2 14.2 10.2 Z
              """, width: 0.9, heaviestWidth: 0.48),
          ],
          .persianDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M8.56 10.2 C8.95 11.94 9.14 13.8 9.14 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(
              .stroke,
              """
              M13.77 10.2 C14.93 11.19 16.19 13.08 16.19 14.74 C16.19 15.64 15.65 16 15.07 16 \
              C14.59 16 14.25 15.72 14.2 15.11 M14.2 15.11 C14.15 15.72 13.81 16 13.33 16 C12.65 \
              16 12.27 15.64 12.27 14.86 C12.27 13.28 13.23 11.9 14.35 10.83
              """, width: 0.86, heaviestWidth: 0.44),
          ],
        ])
    case 493:
      Symbol(
        name: "gobackward.30", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 16.64 \
            4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
            """, width: 0.9),
          Layer(
            .stroke,
            """
            M7.4 11 C7.8 10.5 8.4 10.2 9.1 10.2 C10.2 10.2 10.9 10.8 10.9 11.6 C10.9 12.5 10.2 13 \
            9 13 C10.3 13 11.1 13.6 11.1 14.5 C11.1 15.4 10.3 16 9.1 16 C8.3 16 7.6 15.7 7.2 15.1
            """, width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M14.2 10.2 C15.42 10.2 16.02 11.48 16.02 13.1 C16.02 14.72 15.42 16 14.2 16 C12.98 16 \
            12.38 14.72 12.38 13.1 C12.38 11.48 12.98 10.2 14.2 10.2 Z
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M10.94 10.2 C10.94 11.36 10.57 11.94 10.05 11.94 C9.54 11.94 9.32 11.47 9.25 10.67 \
              C9.25 11.47 8.95 12.05 8.44 12 C7.85 11.94 7.48 11.36 7.26 10.2 C7.93 11.94 8.22 \
              13.79 8.22 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(.fill, "O 14.2 13.1 0.62"),
            Layer(.stroke, "O 14.2 13.1 0.5", width: 0.5),
          ]
        ])
    case 494:
      Symbol(
        name: "gobackward.45", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 16.64 \
            4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
            """, width: 0.9),
          Layer(.stroke, "M10.3 16 V10.2 L7.22 14.44 H11.39", width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M16.43 10.2 H13.92 L13.64 12.75 C13.98 12.41 14.4 12.23 14.89 12.23 C16.08 12.23 \
            16.78 12.92 16.78 14.08 C16.78 15.24 16.05 16 14.93 16 C14.09 16 13.49 15.65 13.29 \
            15.02
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M10.77 10.31 C9.17 10.2 7.98 10.78 7.98 11.71 C7.98 12.52 8.75 12.92 9.93 12.87 \
              C8.47 12.92 7.49 13.57 7.49 14.61 C7.49 15.65 8.89 16.11 10.98 15.82
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(
              .stroke,
              """
              M14.7 10.7 C15.9 10.7 16.5 11.78 16.5 13.17 C16.5 14.56 15.9 15.65 14.7 15.65 \
              C13.49 15.65 12.89 14.56 12.89 13.17 C12.89 11.78 13.49 10.7 14.7 10.7 Z
              """, width: 0.9, heaviestWidth: 0.48),
          ],
          .persianDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M7.83 10.2 C8.23 11.97 8.53 13.95 8.53 16 M8.31 11.98 C9.17 12.14 10.11 12.07 10.88 \
              11.65 M10.54 10.38 C9.74 10.09 9.2 10.52 9.22 11.12 C9.24 11.58 9.5 11.9 9.81 12.04
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(
              .stroke,
              """
              M14.32 10.2 C15.33 11.19 16.44 13.08 16.44 14.74 C16.44 15.65 15.97 16 15.46 16 \
              C15.03 16 14.74 15.73 14.7 15.12 M14.7 15.12 C14.66 15.73 14.36 16 13.93 16 C13.34 \
              16 13 15.65 13 14.86 C13 13.28 13.85 11.9 14.82 10.83
              """, width: 0.9, heaviestWidth: 0.48),
          ],
        ])
    case 495:
      Symbol(
        name: "gobackward.5", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 16.64 \
            4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
            """, width: 0.9),
          Layer(
            .stroke,
            """
            M13.4 10.2 H10.88 L10.6 12.75 C10.95 12.41 11.37 12.23 11.86 12.23 C13.05 12.23 13.75 \
            12.92 13.75 14.08 C13.75 15.24 13.01 16 11.89 16 C11.06 16 10.46 15.65 10.25 15.02
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M12 10.7 C13.2 10.7 13.81 11.78 13.81 13.17 C13.81 14.56 13.2 15.65 12 15.65 C10.8 \
              15.65 10.19 14.56 10.19 13.17 C10.19 11.78 10.8 10.7 12 10.7 Z
              """, width: 0.9, heaviestWidth: 0.48),
          ],
          .persianDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M11.62 10.2 C12.64 11.19 13.74 13.08 13.74 14.74 C13.74 15.65 13.28 16 12.77 16 \
              C12.34 16 12.04 15.73 12 15.12 M12 15.12 C11.96 15.73 11.66 16 11.23 16 C10.64 16 \
              10.31 15.65 10.31 14.86 C10.31 13.28 11.15 11.9 12.13 10.83
              """, width: 0.9, heaviestWidth: 0.48),
          ],
        ])
    case 496:
      Symbol(
        name: "gobackward.60", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 16.64 \
            4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
            """, width: 0.9),
          Layer(
            .stroke,
            """
            M10.38 10.2 C8.9 10.77 7.56 12.11 7.56 14.13 M9.3 12.29 C10.27 12.29 11.05 13.11 \
            11.05 14.13 C11.05 15.14 10.27 15.96 9.3 15.96 C8.34 15.96 7.56 15.14 7.56 14.13 \
            C7.56 13.11 8.34 12.29 9.3 12.29 Z
            """, width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M14.7 10.2 C15.81 10.2 16.44 11.4 16.44 13.1 C16.44 14.8 15.81 16 14.7 16 C13.59 16 \
            12.95 14.8 12.95 13.1 C12.95 11.4 13.59 10.2 14.7 10.2 Z
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M9.24 10.48 C10.11 10.91 10.98 10.84 11.72 10.2 C11.52 12.25 11.65 14.16 12.06 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(.stroke, "M14.16 13.24 H14.56", width: 1.3),
          ],
          .persianDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M11.92 10.41 C10.85 9.99 9.91 10.48 9.91 11.47 C9.91 12.68 11.18 12.89 12.32 12.32 \
              M11.45 12.53 C10.38 13.38 9.51 14.66 9.17 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(.stroke, "M14.16 13.24 H14.56", width: 1.3),
          ],
        ])
    case 497:
      Symbol(
        name: "gobackward.75", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 16.64 \
            4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
            """, width: 0.9),
          Layer(.stroke, "M7.59 10.2 H11.02 L8.77 16", width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M16.06 10.2 H13.55 L13.27 12.75 C13.62 12.41 14.03 12.23 14.52 12.23 C15.71 12.23 \
            16.41 12.92 16.41 14.08 C16.41 15.24 15.68 16 14.56 16 C13.72 16 13.12 15.65 12.92 \
            15.02
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M7.49 10.2 C8.36 11.83 8.97 13.74 9.24 16 C9.5 13.74 10.11 11.83 10.98 10.2
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(
              .stroke,
              """
              M14.7 10.7 C15.9 10.7 16.5 11.78 16.5 13.17 C16.5 14.56 15.9 15.65 14.7 15.65 \
              C13.49 15.65 12.89 14.56 12.89 13.17 C12.89 11.78 13.49 10.7 14.7 10.7 Z
              """, width: 0.9, heaviestWidth: 0.48),
          ],
          .persianDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M7.49 10.2 C8.36 11.83 8.97 13.74 9.24 16 C9.5 13.74 10.11 11.83 10.98 10.2
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(
              .stroke,
              """
              M14.32 10.2 C15.33 11.19 16.44 13.08 16.44 14.74 C16.44 15.65 15.97 16 15.46 16 \
              C15.03 16 14.74 15.73 14.7 15.12 M14.7 15.12 C14.66 15.73 14.36 16 13.93 16 C13.34 \
              16 13 15.65 13 14.86 C13 13.28 13.85 11.9 14.82 10.83
              """, width: 0.9, heaviestWidth: 0.48),
          ],
        ])
    case 498:
      Symbol(
        name: "gobackward.90", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 16.64 \
            4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
            """, width: 0.9),
          Layer(
            .stroke,
            """
            M8.23 16 C9.71 15.43 11.05 14.09 11.05 12.07 M9.3 10.24 C10.27 10.24 11.05 11.06 \
            11.05 12.07 C11.05 13.09 10.27 13.91 9.3 13.91 C8.34 13.91 7.56 13.09 7.56 12.07 \
            C7.56 11.06 8.34 10.24 9.3 10.24 Z
            """, width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M14.7 10.2 C15.81 10.2 16.44 11.4 16.44 13.1 C16.44 14.8 15.81 16 14.7 16 C13.59 16 \
            12.95 14.8 12.95 13.1 C12.95 11.4 13.59 10.2 14.7 10.2 Z
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M3.6 13 C3.6 17.64 7.36 21.4 12 21.4 C16.64 21.4 20.4 17.64 20.4 13 C20.4 8.36 \
              16.64 4.6 12 4.6 H10 M13.2 1.4 L10 4.6 L13.2 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M10.58 10.2 C11.36 10.2 11.99 10.86 11.99 11.69 C11.99 12.51 11.36 13.17 10.58 \
              13.17 C9.8 13.17 9.17 12.51 9.17 11.69 C9.17 10.86 9.8 10.2 10.58 10.2 Z M11.99 \
              11.69 C11.99 13.38 12.06 14.66 12.33 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(.stroke, "M14.29 13.24 H14.7", width: 1.3),
          ]
        ])
    case 499:
      Symbol(
        name: "goforward", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
            4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
            """)
        ])
    default: nil
    }
  }

  private static func part26(_ index: Int) -> Symbol? {
    switch index {
    case 500:
      Symbol(
        name: "goforward.10", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
            4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
            """, width: 0.9),
          Layer(.stroke, "M8.23 11.13 L9.19 10.2 V16", width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M14.2 10.2 C15.42 10.2 16.02 11.48 16.02 13.1 C16.02 14.72 15.42 16 14.2 16 C12.98 16 \
            12.38 14.72 12.38 13.1 C12.38 11.48 12.98 10.2 14.2 10.2 Z
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M8.56 10.2 C8.95 11.94 9.14 13.8 9.14 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(.fill, "O 14.2 13.1 0.62"),
            Layer(.stroke, "O 14.2 13.1 0.5", width: 0.5),
          ]
        ])
    case 501:
      Symbol(
        name: "goforward.15", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
            4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
            """, width: 0.9),
          Layer(.stroke, "M8.23 11.13 L9.19 10.2 V16", width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M15.72 10.2 H12.98 L12.68 12.75 C13.06 12.4 13.52 12.23 14.05 12.23 C15.34 12.23 16.1 \
            12.93 16.1 14.09 C16.1 15.25 15.3 16 14.09 16 C13.17 16 12.53 15.65 12.3 15.01
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M8.56 10.2 C8.95 11.94 9.14 13.8 9.14 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(
              .stroke,
              """
              M14.2 10.2 C15.42 10.2 16.02 11.48 16.02 13.1 C16.02 14.72 15.42 16 14.2 16 C12.98 \
              16 12.38 14.72 12.38 13.1 C12.38 11.48 12.98 10.2 14.2 10.2 Z
              """, width: 0.9, heaviestWidth: 0.48),
          ],
          .persianDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M8.56 10.2 C8.95 11.94 9.14 13.8 9.14 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(
              .stroke,
              """
              M13.77 10.2 C14.93 11.19 16.19 13.08 16.19 14.74 C16.19 15.64 15.65 16 15.07 16 \
              C14.59 16 14.25 15.72 14.2 15.11 M14.2 15.11 C14.15 15.72 13.81 16 13.33 16 C12.65 \
              16 12.27 15.64 12.27 14.86 C12.27 13.28 13.23 11.9 14.35 10.83
              """, width: 0.86, heaviestWidth: 0.44),
          ],
        ])
    case 502:
      Symbol(
        name: "goforward.30", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
            4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
            """, width: 0.9),
          Layer(
            .stroke,
            """
            M7.4 11 C7.8 10.5 8.4 10.2 9.1 10.2 C10.2 10.2 10.9 10.8 10.9 11.6 C10.9 12.5 10.2 13 \
            9 13 C10.3 13 11.1 13.6 11.1 14.5 C11.1 15.4 10.3 16 9.1 16 C8.3 16 7.6 15.7 7.2 15.1
            """, width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M14.2 10.2 C15.42 10.2 16.02 11.48 16.02 13.1 C16.02 14.72 15.42 16 14.2 16 C12.98 16 \
            12.38 14.72 12.38 13.1 C12.38 11.48 12.98 10.2 14.2 10.2 Z
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M10.94 10.2 C10.94 11.36 10.57 11.94 10.05 11.94 C9.54 11.94 9.32 11.47 9.25 10.67 \
              C9.25 11.47 8.95 12.05 8.44 12 C7.85 11.94 7.48 11.36 7.26 10.2 C7.93 11.94 8.22 \
              13.79 8.22 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(.fill, "O 14.2 13.1 0.62"),
            Layer(.stroke, "O 14.2 13.1 0.5", width: 0.5),
          ]
        ])
    case 503:
      Symbol(
        name: "goforward.45", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
            4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
            """, width: 0.9),
          Layer(.stroke, "M10.3 16 V10.2 L7.22 14.44 H11.39", width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M16.43 10.2 H13.92 L13.64 12.75 C13.98 12.41 14.4 12.23 14.89 12.23 C16.08 12.23 \
            16.78 12.92 16.78 14.08 C16.78 15.24 16.05 16 14.93 16 C14.09 16 13.49 15.65 13.29 \
            15.02
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M10.77 10.31 C9.17 10.2 7.98 10.78 7.98 11.71 C7.98 12.52 8.75 12.92 9.93 12.87 \
              C8.47 12.92 7.49 13.57 7.49 14.61 C7.49 15.65 8.89 16.11 10.98 15.82
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(
              .stroke,
              """
              M14.7 10.7 C15.9 10.7 16.5 11.78 16.5 13.17 C16.5 14.56 15.9 15.65 14.7 15.65 \
              C13.49 15.65 12.89 14.56 12.89 13.17 C12.89 11.78 13.49 10.7 14.7 10.7 Z
              """, width: 0.9, heaviestWidth: 0.48),
          ],
          .persianDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M7.83 10.2 C8.23 11.97 8.53 13.95 8.53 16 M8.31 11.98 C9.17 12.14 10.11 12.07 10.88 \
              11.65 M10.54 10.38 C9.74 10.09 9.2 10.52 9.22 11.12 C9.24 11.58 9.5 11.9 9.81 12.04
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(
              .stroke,
              """
              M14.32 10.2 C15.33 11.19 16.44 13.08 16.44 14.74 C16.44 15.65 15.97 16 15.46 16 \
              C15.03 16 14.74 15.73 14.7 15.12 M14.7 15.12 C14.66 15.73 14.36 16 13.93 16 C13.34 \
              16 13 15.65 13 14.86 C13 13.28 13.85 11.9 14.82 10.83
              """, width: 0.9, heaviestWidth: 0.48),
          ],
        ])
    case 504:
      Symbol(
        name: "goforward.5", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
            4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
            """, width: 0.9),
          Layer(
            .stroke,
            """
            M13.4 10.2 H10.88 L10.6 12.75 C10.95 12.41 11.37 12.23 11.86 12.23 C13.05 12.23 13.75 \
            12.92 13.75 14.08 C13.75 15.24 13.01 16 11.89 16 C11.06 16 10.46 15.65 10.25 15.02
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M12 10.7 C13.2 10.7 13.81 11.78 13.81 13.17 C13.81 14.56 13.2 15.65 12 15.65 C10.8 \
              15.65 10.19 14.56 10.19 13.17 C10.19 11.78 10.8 10.7 12 10.7 Z
              """, width: 0.9, heaviestWidth: 0.48),
          ],
          .persianDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M11.62 10.2 C12.64 11.19 13.74 13.08 13.74 14.74 C13.74 15.65 13.28 16 12.77 16 \
              C12.34 16 12.04 15.73 12 15.12 M12 15.12 C11.96 15.73 11.66 16 11.23 16 C10.64 16 \
              10.31 15.65 10.31 14.86 C10.31 13.28 11.15 11.9 12.13 10.83
              """, width: 0.9, heaviestWidth: 0.48),
          ],
        ])
    case 505:
      Symbol(
        name: "goforward.60", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
            4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
            """, width: 0.9),
          Layer(
            .stroke,
            """
            M10.38 10.2 C8.9 10.77 7.56 12.11 7.56 14.13 M9.3 12.29 C10.27 12.29 11.05 13.11 \
            11.05 14.13 C11.05 15.14 10.27 15.96 9.3 15.96 C8.34 15.96 7.56 15.14 7.56 14.13 \
            C7.56 13.11 8.34 12.29 9.3 12.29 Z
            """, width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M14.7 10.2 C15.81 10.2 16.44 11.4 16.44 13.1 C16.44 14.8 15.81 16 14.7 16 C13.59 16 \
            12.95 14.8 12.95 13.1 C12.95 11.4 13.59 10.2 14.7 10.2 Z
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M9.24 10.48 C10.11 10.91 10.98 10.84 11.72 10.2 C11.52 12.25 11.65 14.16 12.06 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(.stroke, "M14.16 13.24 H14.56", width: 1.3),
          ],
          .persianDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M11.92 10.41 C10.85 9.99 9.91 10.48 9.91 11.47 C9.91 12.68 11.18 12.89 12.32 12.32 \
              M11.45 12.53 C10.38 13.38 9.51 14.66 9.17 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(.stroke, "M14.16 13.24 H14.56", width: 1.3),
          ],
        ])
    case 506:
      Symbol(
        name: "goforward.75", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
            4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
            """, width: 0.9),
          Layer(.stroke, "M7.59 10.2 H11.02 L8.77 16", width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M16.06 10.2 H13.55 L13.27 12.75 C13.62 12.41 14.03 12.23 14.52 12.23 C15.71 12.23 \
            16.41 12.92 16.41 14.08 C16.41 15.24 15.68 16 14.56 16 C13.72 16 13.12 15.65 12.92 \
            15.02
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M7.49 10.2 C8.36 11.83 8.97 13.74 9.24 16 C9.5 13.74 10.11 11.83 10.98 10.2
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(
              .stroke,
              """
              M14.7 10.7 C15.9 10.7 16.5 11.78 16.5 13.17 C16.5 14.56 15.9 15.65 14.7 15.65 \
              C13.49 15.65 12.89 14.56 12.89 13.17 C12.89 11.78 13.49 10.7 14.7 10.7 Z
              """, width: 0.9, heaviestWidth: 0.48),
          ],
          .persianDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M7.49 10.2 C8.36 11.83 8.97 13.74 9.24 16 C9.5 13.74 10.11 11.83 10.98 10.2
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(
              .stroke,
              """
              M14.32 10.2 C15.33 11.19 16.44 13.08 16.44 14.74 C16.44 15.65 15.97 16 15.46 16 \
              C15.03 16 14.74 15.73 14.7 15.12 M14.7 15.12 C14.66 15.73 14.36 16 13.93 16 C13.34 \
              16 13 15.65 13 14.86 C13 13.28 13.85 11.9 14.82 10.83
              """, width: 0.9, heaviestWidth: 0.48),
          ],
        ])
    case 507:
      Symbol(
        name: "goforward.90", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
            4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
            """, width: 0.9),
          Layer(
            .stroke,
            """
            M8.23 16 C9.71 15.43 11.05 14.09 11.05 12.07 M9.3 10.24 C10.27 10.24 11.05 11.06 \
            11.05 12.07 C11.05 13.09 10.27 13.91 9.3 13.91 C8.34 13.91 7.56 13.09 7.56 12.07 \
            C7.56 11.06 8.34 10.24 9.3 10.24 Z
            """, width: 0.9, heaviestWidth: 0.48),
          Layer(
            .stroke,
            """
            M14.7 10.2 C15.81 10.2 16.44 11.4 16.44 13.1 C16.44 14.8 15.81 16 14.7 16 C13.59 16 \
            12.95 14.8 12.95 13.1 C12.95 11.4 13.59 10.2 14.7 10.2 Z
            """, width: 0.9, heaviestWidth: 0.48),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M20.4 13 C20.4 17.64 16.64 21.4 12 21.4 C7.36 21.4 3.6 17.64 3.6 13 C3.6 8.36 7.36 \
              4.6 12 4.6 H14 M10.8 1.4 L14 4.6 L10.8 7.8
              """, width: 0.9),
            Layer(
              .stroke,
              """
              M10.58 10.2 C11.36 10.2 11.99 10.86 11.99 11.69 C11.99 12.51 11.36 13.17 10.58 \
              13.17 C9.8 13.17 9.17 12.51 9.17 11.69 C9.17 10.86 9.8 10.2 10.58 10.2 Z M11.99 \
              11.69 C11.99 13.38 12.06 14.66 12.33 16
              """, width: 0.9, heaviestWidth: 0.48),
            Layer(.stroke, "M14.29 13.24 H14.7", width: 1.3),
          ]
        ])
    case 508:
      Symbol(
        name: "graduationcap", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M11 4.7 Q12 4.2 13 4.7 L21.9 8.9 Q22.8 9.4 21.9 9.9 L13 14.1 Q12 14.6 11 14.1 L2.1 \
            9.9 Q1.2 9.4 2.1 8.9 Z
            """),
          Layer(
            .stroke,
            """
            M5.8 12 V16 C5.8 17.8 8.6 19.4 12 19.4 C15.4 19.4 18.2 17.8 18.2 16 V12 M21.4 10 \
            V16.4
            """),
        ])
    case 509:
      Symbol(
        name: "graduationcap.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "M5.8 12 V16 C5.8 17.8 8.6 19.4 12 19.4 C15.4 19.4 18.2 17.8 18.2 16 V12"),
          Layer(.fill, "M5.8 12 V16 C5.8 17.8 8.6 19.4 12 19.4 C15.4 19.4 18.2 17.8 18.2 16 V12 Z"),
          Layer(.cut, "M2.1 9.9 L11 14.1 M13 14.1 L21.9 9.9 M11 14.1 Q12 14.6 13 14.1", width: 2.6),
          Layer(
            .fill,
            """
            M11 4.7 Q12 4.2 13 4.7 L21.9 8.9 Q22.8 9.4 21.9 9.9 L13 14.1 Q12 14.6 11 14.1 L2.1 \
            9.9 Q1.2 9.4 2.1 8.9 Z
            """),
          Layer(
            .stroke,
            """
            M11 4.7 Q12 4.2 13 4.7 L21.9 8.9 Q22.8 9.4 21.9 9.9 L13 14.1 Q12 14.6 11 14.1 L2.1 \
            9.9 Q1.2 9.4 2.1 8.9 Z
            """),
          Layer(.stroke, "M21.4 10 V16.4"),
        ])
    case 510:
      Symbol(
        name: "greaterthan", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M5.8 5.4 L18.2 12 L5.8 18.6")
        ])
    case 511:
      Symbol(
        name: "hammer", rule: .tool, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M11.9 10.7 L4.4 18.2 C3.6 19 3.6 20 4.3 20.7 C5 21.4 6 21.4 6.8 20.6 L14.8 12.6
            """),
          Layer(
            .fill,
            """
            M9 6.4 C11.2 3.6 14.6 2.8 17.4 4.8 L18.6 7.2 L20 7 L21.8 8.8 L17.6 13 L15.8 11.2 L16 \
            9.8 L14.4 8.2 C12.8 6.8 11 6.6 9 6.4 Z
            """),
          Layer(
            .stroke,
            """
            M9 6.4 C11.2 3.6 14.6 2.8 17.4 4.8 L18.6 7.2 L20 7 L21.8 8.8 L17.6 13 L15.8 11.2 L16 \
            9.8 L14.4 8.2 C12.8 6.8 11 6.6 9 6.4 Z
            """, width: 0.7),
        ])
    case 512:
      Symbol(
        name: "hand.raised", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8.2 13.6 V6.3 C8.2 5.3 8.9 4.7 9.7 4.7 C10.5 4.7 11.2 5.3 11.2 6.3 V11.2 M11.2 11 \
            V4.3 C11.2 3.3 11.9 2.7 12.7 2.7 C13.5 2.7 14.2 3.3 14.2 4.3 V11.2 M14.2 11.2 V5.7 \
            C14.2 4.7 14.9 4.1 15.7 4.1 C16.5 4.1 17.2 4.7 17.2 5.7 V12 M17.2 11.4 V8.4 C17.2 7.4 \
            17.9 6.8 18.7 6.8 C19.5 6.8 20.2 7.4 20.2 8.4 V14.4 C20.2 18.9 17.5 21.6 13.6 21.6 \
            C10.6 21.6 8.8 20.2 7.3 17.6 L4.2 12.6 C3.7 11.8 3.9 10.9 4.6 10.5 C5.3 10.1 6.2 10.3 \
            6.7 11.1 L8.2 13.4
            """, width: 0.95, heaviestWidth: 0.55)
        ])
    case 513:
      Symbol(
        name: "hand.raised.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M9.95 12.76 L9.95 8.92 C9.95 8.38 10.33 8.06 10.76 8.06 C11.19 8.06 11.57 8.38 11.57 \
            8.92 L11.57 7.84 C11.57 7.3 11.95 6.98 12.38 6.98 C12.81 6.98 13.19 7.3 13.19 7.84 \
            L13.19 8.6 C13.19 8.06 13.57 7.73 14 7.73 C14.43 7.73 14.81 8.06 14.81 8.6 L14.81 \
            10.06 C14.81 9.52 15.19 9.19 15.62 9.19 C16.05 9.19 16.43 9.52 16.43 10.06 L16.43 \
            13.3 C16.43 15.73 14.97 17.18 12.86 17.18 C11.24 17.18 10.27 16.43 9.46 15.02 L7.79 \
            12.32 C7.52 11.89 7.63 11.41 8 11.19 C8.38 10.97 8.87 11.08 9.14 11.51 Z
            """),
          Layer(
            .stroke,
            """
            M9.95 12.76 L9.95 8.92 C9.95 8.38 10.33 8.06 10.76 8.06 C11.19 8.06 11.57 8.38 11.57 \
            8.92 L11.57 7.84 C11.57 7.3 11.95 6.98 12.38 6.98 C12.81 6.98 13.19 7.3 13.19 7.84 \
            L13.19 8.6 C13.19 8.06 13.57 7.73 14 7.73 C14.43 7.73 14.81 8.06 14.81 8.6 L14.81 \
            10.06 C14.81 9.52 15.19 9.19 15.62 9.19 C16.05 9.19 16.43 9.52 16.43 10.06 L16.43 \
            13.3 C16.43 15.73 14.97 17.18 12.86 17.18 C11.24 17.18 10.27 16.43 9.46 15.02 L7.79 \
            12.32 C7.52 11.89 7.63 11.41 8 11.19 C8.38 10.97 8.87 11.08 9.14 11.51 Z
            """, width: 0.81, heaviestWidth: 0.54),
          Layer(
            .cut,
            """
            M11.57 9.08 L11.57 11.46 M13.19 8.87 L13.19 11.46 M14.81 10.27 L14.81 11.78
            """, width: 0.54, heaviestWidth: 0.36),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 514:
      Symbol(
        name: "hand.raised.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M9.95 12.76 L9.95 8.92 C9.95 8.38 10.33 8.06 10.76 8.06 C11.19 8.06 11.57 8.38 11.57 \
            8.92 L11.57 7.84 C11.57 7.3 11.95 6.98 12.38 6.98 C12.81 6.98 13.19 7.3 13.19 7.84 \
            L13.19 8.6 C13.19 8.06 13.57 7.73 14 7.73 C14.43 7.73 14.81 8.06 14.81 8.6 L14.81 \
            10.06 C14.81 9.52 15.19 9.19 15.62 9.19 C16.05 9.19 16.43 9.52 16.43 10.06 L16.43 \
            13.3 C16.43 15.73 14.97 17.18 12.86 17.18 C11.24 17.18 10.27 16.43 9.46 15.02 L7.79 \
            12.32 C7.52 11.89 7.63 11.41 8 11.19 C8.38 10.97 8.87 11.08 9.14 11.51 Z
            """),
          Layer(
            .cut,
            """
            M9.95 12.76 L9.95 8.92 M9.95 8.92 C9.95 8.38 10.33 8.06 10.76 8.06 M10.76 8.06 C11.19 \
            8.06 11.57 8.38 11.57 8.92 M11.57 8.92 L11.57 7.84 M11.57 7.84 C11.57 7.3 11.95 6.98 \
            12.38 6.98 M12.38 6.98 C12.81 6.98 13.19 7.3 13.19 7.84 M13.19 7.84 L13.19 8.6 M13.19 \
            8.6 C13.19 8.06 13.57 7.73 14 7.73 M14 7.73 C14.43 7.73 14.81 8.06 14.81 8.6 M14.81 \
            8.6 L14.81 10.06 M14.81 10.06 C14.81 9.52 15.19 9.19 15.62 9.19 M15.62 9.19 C16.05 \
            9.19 16.43 9.52 16.43 10.06 M16.43 10.06 L16.43 13.3 M16.43 13.3 C16.43 15.73 14.97 \
            17.18 12.86 17.18 M12.86 17.18 C11.24 17.18 10.27 16.43 9.46 15.02 M9.46 15.02 L7.79 \
            12.32 M7.79 12.32 C7.52 11.89 7.63 11.41 8 11.19 M8 11.19 C8.38 10.97 8.87 11.08 9.14 \
            11.51 M9.14 11.51 L9.95 12.76
            """, width: 0.86, heaviestWidth: 0.57),
          Layer(
            .stroke,
            """
            M11.57 9.08 L11.57 11.46 M13.19 8.87 L13.19 11.46 M14.81 10.27 L14.81 11.78
            """, width: 0.57, heaviestWidth: 0.38),
        ])
    case 515:
      Symbol(
        name: "hand.raised.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M8.2 13.4 V6.3 C8.2 5.3 8.9 4.7 9.7 4.7 C10.5 4.7 11.2 5.3 11.2 6.3 V4.3 C11.2 3.3 \
            11.9 2.7 12.7 2.7 C13.5 2.7 14.2 3.3 14.2 4.3 V5.7 C14.2 4.7 14.9 4.1 15.7 4.1 C16.5 \
            4.1 17.2 4.7 17.2 5.7 V8.4 C17.2 7.4 17.9 6.8 18.7 6.8 C19.5 6.8 20.2 7.4 20.2 8.4 \
            V14.4 C20.2 18.9 17.5 21.6 13.6 21.6 C10.6 21.6 8.8 20.2 7.3 17.6 L4.2 12.6 C3.7 11.8 \
            3.9 10.9 4.6 10.5 C5.3 10.1 6.2 10.3 6.7 11.1 Z
            """),
          Layer(
            .stroke,
            """
            M8.2 13.4 V6.3 C8.2 5.3 8.9 4.7 9.7 4.7 C10.5 4.7 11.2 5.3 11.2 6.3 V4.3 C11.2 3.3 \
            11.9 2.7 12.7 2.7 C13.5 2.7 14.2 3.3 14.2 4.3 V5.7 C14.2 4.7 14.9 4.1 15.7 4.1 C16.5 \
            4.1 17.2 4.7 17.2 5.7 V8.4 C17.2 7.4 17.9 6.8 18.7 6.8 C19.5 6.8 20.2 7.4 20.2 8.4 \
            V14.4 C20.2 18.9 17.5 21.6 13.6 21.6 C10.6 21.6 8.8 20.2 7.3 17.6 L4.2 12.6 C3.7 11.8 \
            3.9 10.9 4.6 10.5 C5.3 10.1 6.2 10.3 6.7 11.1 Z
            """, width: 0.9),
          Layer(.cut, "M11.2 6.6 L11.2 11 M14.2 6.2 L14.2 11 M17.2 8.8 L17.2 11.6", width: 0.6),
        ])
    case 516:
      Symbol(
        name: "hand.raised.slash", rule: .slash, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.9 13.4 V6.2 C7.9 5.3 8.5 4.7 9.3 4.7 C10.1 4.7 10.7 5.3 10.7 6.2 V4 C10.7 3.1 11.3 \
            2.5 12.2 2.5 C13 2.5 13.6 3.1 13.6 4 V4.8 C13.6 3.9 14.2 3.3 15.1 3.3 C15.9 3.3 16.5 \
            3.9 16.5 4.8 V7 C16.5 6.2 17.1 5.6 17.9 5.6 C18.7 5.6 19.3 6.2 19.3 7 V15.4 C19.3 \
            19.2 16.9 21.7 13.5 21.7 C10.7 21.7 9.1 20.4 7.7 18 L4.3 12.4 C3.9 11.7 4.1 10.9 4.8 \
            10.5 C5.5 10.1 6.2 10.3 6.7 11 Z
            """, heaviestWidth: 0.75),
          Layer(.cut, "M3 3 L21 21", width: 2.25, heaviestWidth: 1.4, rightToLeft: .stay),
          Layer(.stroke, "M3 3 L21 21", width: 1.1, heaviestWidth: 0.8, rightToLeft: .stay),
        ])
    case 517:
      Symbol(
        name: "hand.thumbsdown", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8 12.3 L11.2 19.7 C11.6 20.7 12.4 21.3 13.4 21.3 C15 21.3 16.1 20 15.9 18.4 L15.4 \
            14.7 H18.9 C20.7 14.7 22 13.1 21.6 11.3 L20.4 5.8 C20 4.1 18.7 3 17 3 H12 C10.6 3 9.3 \
            3.4 8 4.2 Z
            """),
          Layer(.stroke, "M3.6 12.4 V4", width: 1.45, heaviestWidth: 1.1),
        ])
    case 518:
      Symbol(
        name: "hand.thumbsdown.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M8 12.3 L11.2 19.7 C11.6 20.7 12.4 21.3 13.4 21.3 C15 21.3 16.1 20 15.9 18.4 L15.4 \
            14.7 H18.9 C20.7 14.7 22 13.1 21.6 11.3 L20.4 5.8 C20 4.1 18.7 3 17 3 H12 C10.6 3 9.3 \
            3.4 8 4.2 Z
            """),
          Layer(
            .stroke,
            """
            M8 12.3 L11.2 19.7 C11.6 20.7 12.4 21.3 13.4 21.3 C15 21.3 16.1 20 15.9 18.4 L15.4 \
            14.7 H18.9 C20.7 14.7 22 13.1 21.6 11.3 L20.4 5.8 C20 4.1 18.7 3 17 3 H12 C10.6 3 9.3 \
            3.4 8 4.2 Z
            """),
          Layer(.stroke, "M3.4 12.4 V4", width: 1.6, heaviestWidth: 1.2),
        ])
    case 519:
      Symbol(
        name: "hand.thumbsup", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8 11.7 L11.2 4.3 C11.6 3.3 12.4 2.7 13.4 2.7 C15 2.7 16.1 4 15.9 5.6 L15.4 9.3 H18.9 \
            C20.7 9.3 22 10.9 21.6 12.7 L20.4 18.2 C20 19.9 18.7 21 17 21 H12 C10.6 21 9.3 20.6 8 \
            19.8 Z
            """),
          Layer(.stroke, "M3.6 11.6 V20", width: 1.45, heaviestWidth: 1.1),
        ])
    default: nil
    }
  }

  private static func part27(_ index: Int) -> Symbol? {
    switch index {
    case 520:
      Symbol(
        name: "hand.thumbsup.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M8 11.7 L11.2 4.3 C11.6 3.3 12.4 2.7 13.4 2.7 C15 2.7 16.1 4 15.9 5.6 L15.4 9.3 H18.9 \
            C20.7 9.3 22 10.9 21.6 12.7 L20.4 18.2 C20 19.9 18.7 21 17 21 H12 C10.6 21 9.3 20.6 8 \
            19.8 Z
            """),
          Layer(
            .stroke,
            """
            M8 11.7 L11.2 4.3 C11.6 3.3 12.4 2.7 13.4 2.7 C15 2.7 16.1 4 15.9 5.6 L15.4 9.3 H18.9 \
            C20.7 9.3 22 10.9 21.6 12.7 L20.4 18.2 C20 19.9 18.7 21 17 21 H12 C10.6 21 9.3 20.6 8 \
            19.8 Z
            """),
          Layer(.stroke, "M3.4 11.6 V20", width: 1.6, heaviestWidth: 1.2),
        ])
    case 521:
      Symbol(
        name: "headphones", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.9 15.2 V12.2 C3.9 7.4 7.4 3.7 12 3.7 C16.6 3.7 20.1 7.4 20.1 12.2 V15.2
            """),
          Layer(
            .fill,
            """
            M4.3 13.4 H5.8 C6.9 13.4 7.6 14.1 7.6 15.2 V18.9 C7.6 20 6.9 20.7 5.8 20.7 C4 20.7 \
            3.3 19.5 3.3 18 V14.4 C3.3 13.8 3.7 13.4 4.3 13.4 Z
            """),
          Layer(
            .stroke,
            """
            M4.3 13.4 H5.8 C6.9 13.4 7.6 14.1 7.6 15.2 V18.9 C7.6 20 6.9 20.7 5.8 20.7 C4 20.7 \
            3.3 19.5 3.3 18 V14.4 C3.3 13.8 3.7 13.4 4.3 13.4 Z
            """, width: 0.5),
          Layer(
            .fill,
            """
            M19.7 13.4 H18.2 C17.1 13.4 16.4 14.1 16.4 15.2 V18.9 C16.4 20 17.1 20.7 18.2 20.7 \
            C20 20.7 20.7 19.5 20.7 18 V14.4 C20.7 13.8 20.3 13.4 19.7 13.4 Z
            """),
          Layer(
            .stroke,
            """
            M19.7 13.4 H18.2 C17.1 13.4 16.4 14.1 16.4 15.2 V18.9 C16.4 20 17.1 20.7 18.2 20.7 \
            C20 20.7 20.7 19.5 20.7 18 V14.4 C20.7 13.8 20.3 13.4 19.7 13.4 Z
            """, width: 0.5),
        ])
    case 522:
      Symbol(
        name: "headphones.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.36 14.48 L7.36 12.32 C7.36 9.62 9.35 7.57 12 7.57 C14.65 7.57 16.64 9.62 16.64 \
            12.32 L16.64 14.48
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            R 7.36 12.54 1.89 3.89 0.81 R 14.75 12.54 1.89 3.89 0.81
            """, width: 0.68, heaviestWidth: 0.45),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 523:
      Symbol(
        name: "headphones.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.36 14.48 L7.36 12.32 M7.36 12.32 C7.36 9.62 9.35 7.57 12 7.57 M12 7.57 C14.65 7.57 \
            16.64 9.62 16.64 12.32 M16.64 12.32 L16.64 14.48
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            R 7.36 12.54 1.89 3.89 0.81 R 14.75 12.54 1.89 3.89 0.81
            """, width: 0.72, heaviestWidth: 0.48),
        ])
    case 524:
      Symbol(
        name: "heart", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 20.5 C11.6 20.5 11.3 20.3 10.9 20 C6 16.6 2.8 13.2 2.8 9.3 C2.8 6.3 4.9 4.2 7.6 \
            4.2 C9.5 4.2 11 5.2 12 7 C13 5.2 14.5 4.2 16.4 4.2 c2.7 0 4.8 2.1 4.8 5.1 C21.2 13.2 \
            18 16.6 13.1 20 C12.7 20.3 12.4 20.5 12 20.5 Z
            """)
        ])
    case 525:
      Symbol(
        name: "heart.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M12 16.59 C11.78 16.59 11.62 16.48 11.41 16.32 C8.76 14.48 7.03 12.65 7.03 10.54 \
            C7.03 8.92 8.17 7.79 9.62 7.79 C10.65 7.79 11.46 8.33 12 9.3 C12.54 8.33 13.35 7.79 \
            14.38 7.79 C15.83 7.79 16.97 8.92 16.97 10.54 C16.97 12.65 15.24 14.48 12.59 16.32 \
            C12.38 16.48 12.22 16.59 12 16.59 Z
            """),
          Layer(
            .stroke,
            """
            M12 16.59 C11.78 16.59 11.62 16.48 11.41 16.32 C8.76 14.48 7.03 12.65 7.03 10.54 \
            C7.03 8.92 8.17 7.79 9.62 7.79 C10.65 7.79 11.46 8.33 12 9.3 C12.54 8.33 13.35 7.79 \
            14.38 7.79 C15.83 7.79 16.97 8.92 16.97 10.54 C16.97 12.65 15.24 14.48 12.59 16.32 \
            C12.38 16.48 12.22 16.59 12 16.59 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 526:
      Symbol(
        name: "heart.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M12 16.59 C11.78 16.59 11.62 16.48 11.41 16.32 C8.76 14.48 7.03 12.65 7.03 10.54 \
            C7.03 8.92 8.17 7.79 9.62 7.79 C10.65 7.79 11.46 8.33 12 9.3 C12.54 8.33 13.35 7.79 \
            14.38 7.79 C15.83 7.79 16.97 8.92 16.97 10.54 C16.97 12.65 15.24 14.48 12.59 16.32 \
            C12.38 16.48 12.22 16.59 12 16.59 Z
            """),
          Layer(
            .cut,
            """
            M12 16.59 C11.78 16.59 11.62 16.48 11.41 16.32 M11.41 16.32 C8.76 14.48 7.03 12.65 \
            7.03 10.54 M7.03 10.54 C7.03 8.92 8.17 7.79 9.62 7.79 M9.62 7.79 C10.65 7.79 11.46 \
            8.33 12 9.3 M12 9.3 C12.54 8.33 13.35 7.79 14.38 7.79 M14.38 7.79 C15.83 7.79 16.97 \
            8.92 16.97 10.54 M16.97 10.54 C16.97 12.65 15.24 14.48 12.59 16.32 M12.59 16.32 \
            C12.38 16.48 12.22 16.59 12 16.59
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 527:
      Symbol(
        name: "heart.fill", rule: .universal, mirrors: false,
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
        ])
    case 528:
      Symbol(
        name: "heart.square", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M12 16.42 C11.79 16.42 11.64 16.32 11.43 16.16 C8.88 14.39 7.22 12.62 7.22 10.6 C7.22 \
            9.04 8.31 7.94 9.71 7.94 C10.7 7.94 11.48 8.46 12 9.4 C12.52 8.46 13.3 7.94 14.29 \
            7.94 C15.69 7.94 16.78 9.04 16.78 10.6 C16.78 12.62 15.12 14.39 12.57 16.16 C12.36 \
            16.32 12.21 16.42 12 16.42 Z
            """),
          Layer(
            .stroke,
            """
            M12 16.42 C11.79 16.42 11.64 16.32 11.43 16.16 C8.88 14.39 7.22 12.62 7.22 10.6 C7.22 \
            9.04 8.31 7.94 9.71 7.94 C10.7 7.94 11.48 8.46 12 9.4 C12.52 8.46 13.3 7.94 14.29 \
            7.94 C15.69 7.94 16.78 9.04 16.78 10.6 C16.78 12.62 15.12 14.39 12.57 16.16 C12.36 \
            16.32 12.21 16.42 12 16.42 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
        ])
    case 529:
      Symbol(
        name: "heart.square.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(
            .cutFill,
            """
            M12 16.42 C11.79 16.42 11.64 16.32 11.43 16.16 C8.88 14.39 7.22 12.62 7.22 10.6 C7.22 \
            9.04 8.31 7.94 9.71 7.94 C10.7 7.94 11.48 8.46 12 9.4 C12.52 8.46 13.3 7.94 14.29 \
            7.94 C15.69 7.94 16.78 9.04 16.78 10.6 C16.78 12.62 15.12 14.39 12.57 16.16 C12.36 \
            16.32 12.21 16.42 12 16.42 Z
            """),
          Layer(
            .cut,
            """
            M12 16.42 C11.79 16.42 11.64 16.32 11.43 16.16 M11.43 16.16 C8.88 14.39 7.22 12.62 \
            7.22 10.6 M7.22 10.6 C7.22 9.04 8.31 7.94 9.71 7.94 M9.71 7.94 C10.7 7.94 11.48 8.46 \
            12 9.4 M12 9.4 C12.52 8.46 13.3 7.94 14.29 7.94 M14.29 7.94 C15.69 7.94 16.78 9.04 \
            16.78 10.6 M16.78 10.6 C16.78 12.62 15.12 14.39 12.57 16.16 M12.57 16.16 C12.36 16.32 \
            12.21 16.42 12 16.42
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 530:
      Symbol(
        name: "hexagon", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M20.66 15.4 Q20.66 17 19.27 17.8 L13.39 21.2 Q12 22 10.61 21.2 L4.73 17.8 Q3.34 17 \
            3.34 15.4 L3.34 8.6 Q3.34 7 4.73 6.2 L10.61 2.8 Q12 2 13.39 2.8 L19.27 6.2 Q20.66 7 \
            20.66 8.6 Z
            """)
        ])
    case 531:
      Symbol(
        name: "hexagon.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M20.66 15.4 Q20.66 17 19.27 17.8 L13.39 21.2 Q12 22 10.61 21.2 L4.73 17.8 Q3.34 17 \
            3.34 15.4 L3.34 8.6 Q3.34 7 4.73 6.2 L10.61 2.8 Q12 2 13.39 2.8 L19.27 6.2 Q20.66 7 \
            20.66 8.6 Z
            """),
          Layer(
            .stroke,
            """
            M20.66 15.4 Q20.66 17 19.27 17.8 L13.39 21.2 Q12 22 10.61 21.2 L4.73 17.8 Q3.34 17 \
            3.34 15.4 L3.34 8.6 Q3.34 7 4.73 6.2 L10.61 2.8 Q12 2 13.39 2.8 L19.27 6.2 Q20.66 7 \
            20.66 8.6 Z
            """),
        ])
    case 532:
      Symbol(
        name: "hourglass", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "M5.6 2.8 H18.4 M5.6 21.2 H18.4"),
          Layer(
            .stroke,
            """
            M7.2 2.8 V6.4 C7.2 9 10.6 10.2 10.6 12 C10.6 13.8 7.2 15 7.2 17.6 V21.2 M16.8 2.8 \
            V6.4 C16.8 9 13.4 10.2 13.4 12 C13.4 13.8 16.8 15 16.8 17.6 V21.2
            """, width: 0.95),
        ])
    case 533:
      Symbol(
        name: "house", rule: .object, mirrors: false,
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
        ])
    case 534:
      Symbol(
        name: "house.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M12 9.62 L8.33 12.81 L8.33 15.24 C8.33 16.16 8.87 16.64 9.79 16.64 L12 16.64 L14.21 \
            16.64 C15.13 16.64 15.67 16.16 15.67 15.24 L15.67 12.81 L12 9.62 Z
            """),
          Layer(
            .stroke,
            """
            M12 9.62 L8.33 12.81 L8.33 15.24 C8.33 16.16 8.87 16.64 9.79 16.64 L12 16.64 L14.21 \
            16.64 C15.13 16.64 15.67 16.16 15.67 15.24 L15.67 12.81 L12 9.62 Z
            """, width: 0.72, heaviestWidth: 0.48),
          Layer(
            .cutFill,
            """
            M12 13.3 L11.41 13.3 C10.92 13.3 10.7 13.51 10.7 14 L10.7 18.48 L12 18.48 L13.3 18.48 \
            L13.3 14 C13.3 13.51 13.08 13.3 12.59 13.3 L12 13.3 Z
            """),
          Layer(
            .cut,
            """
            M6.76 11.95 L11.41 7.84 M11.41 7.84 C11.78 7.52 12.22 7.52 12.59 7.84 M12.59 7.84 \
            L17.24 11.95
            """, width: 1.71, heaviestWidth: 1.14),
          Layer(
            .stroke,
            """
            M6.76 11.95 L11.41 7.84 C11.78 7.52 12.22 7.52 12.59 7.84 L17.24 11.95
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M15.19 8.17 L15.19 9.95", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 535:
      Symbol(
        name: "house.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M12 9.62 L8.33 12.81 L8.33 15.24 C8.33 16.16 8.87 16.64 9.79 16.64 L12 16.64 L14.21 \
            16.64 C15.13 16.64 15.67 16.16 15.67 15.24 L15.67 12.81 L12 9.62 Z
            """),
          Layer(
            .cut,
            """
            M12 9.62 L8.33 12.81 M8.33 12.81 L8.33 15.24 M8.33 15.24 C8.33 16.16 8.87 16.64 9.79 \
            16.64 M9.79 16.64 L12 16.64 M12 16.64 L14.21 16.64 M14.21 16.64 C15.13 16.64 15.67 \
            16.16 15.67 15.24 M15.67 15.24 L15.67 12.81 M15.67 12.81 L12 9.62
            """, width: 0.76, heaviestWidth: 0.51),
          Layer(
            .fill,
            """
            M12 13.3 L11.41 13.3 C10.92 13.3 10.7 13.51 10.7 14 L10.7 18.48 L12 18.48 L13.3 18.48 \
            L13.3 14 C13.3 13.51 13.08 13.3 12.59 13.3 L12 13.3 Z
            """),
          Layer(
            .stroke,
            """
            M6.76 11.95 L11.41 7.84 C11.78 7.52 12.22 7.52 12.59 7.84 L17.24 11.95
            """, width: 1.81, heaviestWidth: 1.21),
          Layer(
            .cut,
            """
            M6.76 11.95 L11.41 7.84 M11.41 7.84 C11.78 7.52 12.22 7.52 12.59 7.84 M12.59 7.84 \
            L17.24 11.95
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(.cut, "M15.19 8.17 L15.19 9.95", width: 0.95, heaviestWidth: 0.64),
        ])
    case 536:
      Symbol(
        name: "house.fill", rule: .object, mirrors: false,
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
          Layer(.cut, "M2.3 11.9 L10.9 4.3 C11.6 3.7 12.4 3.7 13.1 4.3 L21.7 11.9", width: 1.9),
          Layer(.stroke, "M2.3 11.9 L10.9 4.3 c0.7 -0.6 1.5 -0.6 2.2 0 L21.7 11.9"),
          Layer(.stroke, "M17.9 4.9 V8.2"),
        ])
    case 537:
      Symbol(
        name: "increase.indent", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M3.6 5 H20.4 M11.6 9.7 H20.4 M11.6 14.3 H20.4 M3.6 19 H20.4
            """, heaviestWidth: 0.88),
          Layer(.stroke, "M3.9 9.6 L6.3 12 L3.9 14.4", heaviestWidth: 0.8),
        ])
    case 538:
      Symbol(
        name: "info", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M9.3 9.9 H12.1 V19.3 M8.9 19.3 H15.3"),
          Layer(.fill, "O 11.8 5 0.9"),
          Layer(.stroke, "O 11.8 5 0.75", width: 0.75),
        ])
    case 539:
      Symbol(
        name: "info.bubble", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
            C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
            C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
            """),
          Layer(
            .stroke,
            """
            M10.4 10.6 H12.2 V15 M10.2 15 H14.2
            """, width: 0.95, heaviestWidth: 0.7, rightToLeft: .stay),
          Layer(.fill, "O 12 7.4 0.8", rightToLeft: .stay),
          Layer(.stroke, "O 12 7.4 0.64", width: 0.6, rightToLeft: .stay),
        ])
    default: nil
    }
  }

  private static func part28(_ index: Int) -> Symbol? {
    switch index {
    case 540:
      Symbol(
        name: "info.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M10.4 10.95 H12.15 V16.4 M10.1 16.4 H14.2", width: 0.88),
          Layer(.fill, "O 11.9 7.4 0.67"),
          Layer(.stroke, "O 11.9 7.4 0.55", width: 0.62),
        ])
    case 541:
      Symbol(
        name: "info.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M10.4 10.95 H12.15 M12.15 10.95 V16.4 M10.1 16.4 H14.2", width: 0.93),
          Layer(.cutFill, "O 11.9 7.4 0.68"),
          Layer(.cut, "O 11.9 7.4 0.55", width: 0.66),
        ])
    case 542:
      Symbol(
        name: "ipad", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 4 2 16 20 2.6"),
          Layer(.stroke, "M10 19.4 H14", width: 0.85),
        ])
    case 543:
      Symbol(
        name: "ipad.landscape", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2 4 20 16 2.6"),
          Layer(.stroke, "M19.4 10 V14", width: 0.85),
        ])
    case 544:
      Symbol(
        name: "iphone", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 6.2 2 11.6 20 2.9"),
          Layer(.stroke, "M10.6 4.6 H13.4", width: 0.9),
        ])
    case 545:
      Symbol(
        name: "italic", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M10.6 4.7 H17.4 M6.6 19.3 H13.4 M14 4.7 L10 19.3")
        ])
    case 546:
      Symbol(
        name: "key", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 8.1 8.1 5.7"),
          Layer(.fill, "O 7.4 7.4 0.95"),
          Layer(.stroke, "O 7.4 7.4 0.76", width: 0.71),
          Layer(
            .stroke,
            """
            M12.2 12.2 L21.2 21.2 M16.2 16.2 L13.6 18.8 M19.9 19.9 L17.4 22.4
            """, width: 1.1, heaviestWidth: 0.95),
        ])
    case 547:
      Symbol(
        name: "key.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 8.1 8.1 5.7"),
          Layer(.stroke, "O 8.1 8.1 5.7"),
          Layer(.cutFill, "O 6.6 6.6 1.75"),
          Layer(
            .stroke,
            """
            M12.2 12.2 L21 21 M16.2 16.2 L13.6 18.8 M19.9 19.9 L17.4 22.4
            """, width: 1.5, heaviestWidth: 1.15),
        ])
    case 548:
      Symbol(
        name: "keyboard", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 1.8 5.8 20.4 12.4 2.6"),
          Layer(.stroke, "M8.4 15 H15.6", width: 0.8),
          Layer(.fill, "O 5.6 9 0.5"),
          Layer(.stroke, "O 5.6 9 0.37", width: 0.45),
          Layer(.fill, "O 8.8 9 0.5"),
          Layer(.stroke, "O 8.8 9 0.37", width: 0.45),
          Layer(.fill, "O 12 9 0.5"),
          Layer(.stroke, "O 12 9 0.37", width: 0.45),
          Layer(.fill, "O 15.2 9 0.5"),
          Layer(.stroke, "O 15.2 9 0.37", width: 0.45),
          Layer(.fill, "O 18.4 9 0.5"),
          Layer(.stroke, "O 18.4 9 0.37", width: 0.45),
          Layer(.fill, "O 5.6 12 0.5"),
          Layer(.stroke, "O 5.6 12 0.37", width: 0.45),
          Layer(.fill, "O 8.8 12 0.5"),
          Layer(.stroke, "O 8.8 12 0.37", width: 0.45),
          Layer(.fill, "O 12 12 0.5"),
          Layer(.stroke, "O 12 12 0.37", width: 0.45),
          Layer(.fill, "O 15.2 12 0.5"),
          Layer(.stroke, "O 15.2 12 0.37", width: 0.45),
          Layer(.fill, "O 18.4 12 0.5"),
          Layer(.stroke, "O 18.4 12 0.37", width: 0.45),
        ])
    case 549:
      Symbol(
        name: "laptopcomputer", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 4.4 5 15.2 10.8 1.9"),
          Layer(.stroke, "M1.8 18.8 H22.2"),
        ])
    case 550:
      Symbol(
        name: "largecircle.fill.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.fill, "O 12 12 5.3"),
          Layer(.stroke, "O 12 12 5.3", width: 0.4),
        ])
    case 551:
      Symbol(
        name: "leaf", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M5 19.6 C3.2 13 6.6 5.2 20.6 4 C21 12.4 18.6 20.4 10.6 20.4 C8.6 20.4 7 19.8 5.8 18.6
            """),
          Layer(.stroke, "M3.4 21.6 C5.6 16.6 9.4 13 14.6 10.8", width: 0.95),
        ])
    case 552:
      Symbol(
        name: "leaf.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M8.22 15.56 C7.46 12.22 9.41 8.33 16.64 7.68 C16.86 12.22 15.56 16.54 11.24 16.54 \
            C9.95 16.54 8.98 16.21 8.22 15.56 Z
            """),
          Layer(
            .stroke,
            """
            M8.22 15.56 C7.46 12.22 9.41 8.33 16.64 7.68 C16.86 12.22 15.56 16.54 11.24 16.54 \
            C9.95 16.54 8.98 16.21 8.22 15.56 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M8.22 15.73 C9.52 13.84 11.24 12.43 13.4 11.35
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M7.36 17.18 C7.68 16.43 8 15.89 8.44 15.35
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 553:
      Symbol(
        name: "leaf.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M8.22 15.56 C7.46 12.22 9.41 8.33 16.64 7.68 C16.86 12.22 15.56 16.54 11.24 16.54 \
            C9.95 16.54 8.98 16.21 8.22 15.56 Z
            """),
          Layer(
            .cut,
            """
            M8.22 15.56 C7.46 12.22 9.41 8.33 16.64 7.68 M16.64 7.68 C16.86 12.22 15.56 16.54 \
            11.24 16.54 M11.24 16.54 C9.95 16.54 8.98 16.21 8.22 15.56
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .stroke,
            """
            M8.22 15.73 C9.52 13.84 11.24 12.43 13.4 11.35
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M7.36 17.18 C7.68 16.43 8 15.89 8.44 15.35
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 554:
      Symbol(
        name: "leaf.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M5 18.6 C3.6 12.4 7.2 5.2 20.6 4 C21 12.4 18.6 20.4 10.6 20.4 C8.2 20.4 6.4 19.8 5 \
            18.6 Z
            """),
          Layer(
            .stroke,
            """
            M5 18.6 C3.6 12.4 7.2 5.2 20.6 4 C21 12.4 18.6 20.4 10.6 20.4 C8.2 20.4 6.4 19.8 5 \
            18.6 Z
            """),
          Layer(.cut, "M5 18.9 C7.4 15.4 10.6 12.8 14.6 10.8"),
          Layer(.stroke, "M3.4 21.6 C4 20.2 4.6 19.2 5.4 18.2"),
        ])
    case 555:
      Symbol(
        name: "lessthan", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M18.2 5.4 L5.8 12 L18.2 18.6")
        ])
    case 556:
      Symbol(
        name: "lightbulb", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M9.4 17.3 C9.3 15.6 8.6 14.7 7.6 13.6 C6.5 12.4 5.7 10.9 5.7 8.9 C5.7 5.3 8.4 2.6 12 \
            2.6 c3.6 0 6.3 2.7 6.3 6.3 c0 2 -0.8 3.5 -1.9 4.7 c-1 1.1 -1.7 2 -1.8 3.7 Z
            """),
          Layer(.stroke, "M10.1 20.8 H13.9"),
        ])
    case 557:
      Symbol(
        name: "lightbulb.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M10.6 14.86 C10.54 13.94 10.16 13.46 9.62 12.86 C9.03 12.22 8.6 11.41 8.6 10.33 C8.6 \
            8.38 10.06 6.92 12 6.92 C13.94 6.92 15.4 8.38 15.4 10.33 C15.4 11.41 14.97 12.22 \
            14.38 12.86 C13.84 13.46 13.46 13.94 13.4 14.86 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M10.97 16.75 L13.03 16.75", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 558:
      Symbol(
        name: "lightbulb.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.6 14.86 C10.54 13.94 10.16 13.46 9.62 12.86 M9.62 12.86 C9.03 12.22 8.6 11.41 8.6 \
            10.33 M8.6 10.33 C8.6 8.38 10.06 6.92 12 6.92 M12 6.92 C13.94 6.92 15.4 8.38 15.4 \
            10.33 M15.4 10.33 C15.4 11.41 14.97 12.22 14.38 12.86 M14.38 12.86 C13.84 13.46 13.46 \
            13.94 13.4 14.86 M13.4 14.86 L10.6 14.86
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(.cut, "M10.97 16.75 L13.03 16.75", width: 0.95, heaviestWidth: 0.64),
        ])
    case 559:
      Symbol(
        name: "lightbulb.fill", rule: .object, mirrors: false,
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
        ])
    default: nil
    }
  }

  private static func part29(_ index: Int) -> Symbol? {
    switch index {
    case 560:
      Symbol(
        name: "line.3.horizontal", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M3.8 6.5 H20.2 M3.8 12 H20.2 M3.8 17.5 H20.2")
        ])
    case 561:
      Symbol(
        name: "line.3.horizontal.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.9 9.25 L16.1 9.25 M7.9 12 L16.1 12 M7.9 14.75 L16.1 14.75
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 562:
      Symbol(
        name: "line.3.horizontal.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.9 9.25 L16.1 9.25 M7.9 12 L16.1 12 M7.9 14.75 L16.1 14.75
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 563:
      Symbol(
        name: "line.3.horizontal.decrease", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M3.4 7 H20.6 M6.4 12 H17.6 M9.4 17 H14.6")
        ])
    case 564:
      Symbol(
        name: "line.3.horizontal.decrease.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.7 9.5 L16.3 9.5 M9.2 12 L14.8 12 M10.7 14.5 L13.3 14.5
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 565:
      Symbol(
        name: "line.3.horizontal.decrease.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.7 9.5 L16.3 9.5 M9.2 12 L14.8 12 M10.7 14.5 L13.3 14.5
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 566:
      Symbol(
        name: "link", rule: .object, mirrors: false,
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
        ])
    case 567:
      Symbol(
        name: "link.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8.11 13.38 L10.07 11.41 C10.77 10.71 11.9 10.71 12.59 11.41 C13.29 12.1 13.29 13.23 \
            12.59 13.93 L10.62 15.89 C9.93 16.59 8.8 16.59 8.11 15.89 C7.41 15.2 7.41 14.07 8.11 \
            13.38 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M10.89 11.52 C10.86 11.12 10.95 10.73 11.16 10.39
            """, width: 1.62, heaviestWidth: 1.08),
          Layer(
            .stroke,
            """
            M15.89 10.62 L13.93 12.59 C13.23 13.29 12.1 13.29 11.41 12.59 C10.71 11.9 10.71 10.77 \
            11.41 10.07 L13.38 8.11 C14.07 7.41 15.2 7.41 15.89 8.11 C16.59 8.8 16.59 9.93 15.89 \
            10.62 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .cut,
            """
            M13.11 12.48 C13.14 12.88 13.05 13.27 12.84 13.61
            """, width: 1.62, heaviestWidth: 1.08),
          Layer(
            .stroke,
            """
            M12.79 11.64 C13.29 12.36 13.2 13.32 12.59 13.93 L12.24 14.28
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 568:
      Symbol(
        name: "link.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M8.11 13.38 L10.07 11.41 M10.07 11.41 C10.77 10.71 11.9 10.71 12.59 11.41 M12.59 \
            11.41 C13.29 12.1 13.29 13.23 12.59 13.93 M12.59 13.93 L10.62 15.89 M10.62 15.89 \
            C9.93 16.59 8.8 16.59 8.11 15.89 M8.11 15.89 C7.41 15.2 7.41 14.07 8.11 13.38
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .stroke,
            """
            M10.89 11.52 C10.86 11.12 10.95 10.73 11.16 10.39
            """, width: 1.72, heaviestWidth: 1.14),
          Layer(
            .cut,
            """
            M15.89 10.62 L13.93 12.59 M13.93 12.59 C13.23 13.29 12.1 13.29 11.41 12.59 M11.41 \
            12.59 C10.71 11.9 10.71 10.77 11.41 10.07 M11.41 10.07 L13.38 8.11 M13.38 8.11 C14.07 \
            7.41 15.2 7.41 15.89 8.11 M15.89 8.11 C16.59 8.8 16.59 9.93 15.89 10.62
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .stroke,
            """
            M13.11 12.48 C13.14 12.88 13.05 13.27 12.84 13.61
            """, width: 1.72, heaviestWidth: 1.14),
          Layer(
            .cut,
            """
            M12.79 11.64 C13.29 12.36 13.2 13.32 12.59 13.93 M12.59 13.93 L12.24 14.28
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 569:
      Symbol(
        name: "list.bullet", rule: .textDirection, mirrors: true,
        layers: [
          Layer(.stroke, "M8.6 6.1 H20.8 M8.6 12 H20.8 M8.6 17.9 H20.8"),
          Layer(.fill, "O 4 6.1 0.74"),
          Layer(.stroke, "O 4 6.1 0.6", width: 0.68),
          Layer(.fill, "O 4 12 0.74"),
          Layer(.stroke, "O 4 12 0.6", width: 0.68),
          Layer(.fill, "O 4 17.9 0.74"),
          Layer(.stroke, "O 4 17.9 0.6", width: 0.68),
        ])
    case 570:
      Symbol(
        name: "list.bullet.indent", rule: .textDirection, mirrors: true,
        layers: [
          Layer(.stroke, "M8.2 6.1 H20.8 M12.4 12 H20.8 M12.4 17.9 H20.8"),
          Layer(.fill, "O 4 6.1 0.74"),
          Layer(.stroke, "O 4 6.1 0.61", width: 0.65),
          Layer(.fill, "O 8.2 12 0.74"),
          Layer(.stroke, "O 8.2 12 0.61", width: 0.65),
          Layer(.fill, "O 8.2 17.9 0.74"),
          Layer(.stroke, "O 8.2 17.9 0.61", width: 0.65),
        ])
    case 571:
      Symbol(
        name: "list.clipboard", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M8.6 4.3 H7.3 C5.6 4.3 4.6 5.3 4.6 7 V18.7 C4.6 20.4 5.6 21.4 7.3 21.4 H16.7 C18.4 \
            21.4 19.4 20.4 19.4 18.7 V7 C19.4 5.3 18.4 4.3 16.7 4.3 H15.4
            """),
          Layer(.stroke, "R 8.6 2.4 6.8 3.8 1.4", width: 0.9),
          Layer(.stroke, "M11.2 10.4 H15.8 M11.2 13.9 H15.8 M11.2 17.4 H15.8", heaviestWidth: 0.7),
          Layer(.fill, "O 8.2 10.4 0.5"),
          Layer(.stroke, "O 8.2 10.4 0.37", width: 0.5),
          Layer(.fill, "O 8.2 13.9 0.5"),
          Layer(.stroke, "O 8.2 13.9 0.37", width: 0.5),
          Layer(.fill, "O 8.2 17.4 0.5"),
          Layer(.stroke, "O 8.2 17.4 0.37", width: 0.5),
        ])
    case 572:
      Symbol(
        name: "list.dash", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M8.6 6.1 H20.8 M8.6 12 H20.8 M8.6 17.9 H20.8 M3.2 6.1 H4.6 M3.2 12 H4.6 M3.2 17.9 \
            H4.6
            """)
        ])
    case 573:
      Symbol(
        name: "list.number", rule: .textDirection, mirrors: true,
        layers: [
          Layer(.stroke, "M9.6 6.1 H20.8 M9.6 12 H20.8 M9.6 17.9 H20.8", width: 0.95),
          Layer(
            .stroke,
            """
            M3.67 4.74 L4.71 4.1 V8.1
            """, width: 0.9, heaviestWidth: 0.43, rightToLeft: .move(about: 4.4)),
          Layer(
            .stroke,
            """
            M3.23 11.04 C3.26 10.4 3.72 10 4.4 10 C5.13 10 5.62 10.44 5.62 11.12 C5.62 11.68 5.34 \
            12.12 4.71 12.72 L3.18 14 H5.7
            """, width: 0.9, heaviestWidth: 0.43, rightToLeft: .move(about: 4.4)),
          Layer(
            .stroke,
            """
            M3.26 15.9 H5.54 L4.3 17.42 C5.18 17.42 5.7 17.9 5.7 18.66 C5.7 19.42 5.13 19.9 4.35 \
            19.9 C3.72 19.9 3.26 19.62 3.1 19.1
            """, width: 0.9, heaviestWidth: 0.43, rightToLeft: .move(about: 4.4)),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "M9.6 6.1 H20.8 M9.6 12 H20.8 M9.6 17.9 H20.8", width: 0.95),
            Layer(
              .stroke,
              """
              M4.04 4.1 C4.45 5.3 4.66 6.58 4.66 8.1
              """, width: 0.9, heaviestWidth: 0.43, rightToLeft: .move(about: 4.4)),
            Layer(
              .stroke,
              """
              M5.6 10.08 C5.54 10.96 5.13 11.36 4.56 11.36 C3.98 11.36 3.57 10.96 3.36 10 C3.83 \
              11.2 4.04 12.48 4.04 14
              """, width: 0.9, heaviestWidth: 0.43, rightToLeft: .move(about: 4.4)),
            Layer(
              .stroke,
              """
              M5.7 15.9 C5.7 16.7 5.44 17.1 5.08 17.1 C4.71 17.1 4.56 16.78 4.5 16.22 C4.5 16.78 \
              4.3 17.18 3.93 17.14 C3.52 17.1 3.26 16.7 3.1 15.9 C3.57 17.1 3.78 18.38 3.78 19.9
              """, width: 0.9, heaviestWidth: 0.43, rightToLeft: .move(about: 4.4)),
          ]
        ])
    case 574:
      Symbol(
        name: "location", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M18.27 4.41 C19.11 4.04 19.96 4.89 19.59 5.73 L13.87 18.57 C13.53 19.34 12.4 19.13 \
            12.34 18.3 L11.99 12.67 C11.97 12.31 11.69 12.03 11.33 12.01 L5.7 11.66 C4.87 11.6 \
            4.66 10.47 5.43 10.13 Z
            """)
        ])
    case 575:
      Symbol(
        name: "location.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M15.26 8.05 C15.7 7.86 16.14 8.3 15.95 8.74 L12.97 15.42 C12.8 15.82 12.21 15.71 \
            12.18 15.28 L11.99 12.35 C11.98 12.16 11.84 12.02 11.65 12.01 L8.72 11.82 C8.29 11.79 \
            8.18 11.2 8.58 11.03 Z
            """),
          Layer(
            .stroke,
            """
            M15.26 8.05 C15.7 7.86 16.14 8.3 15.95 8.74 L12.97 15.42 C12.8 15.82 12.21 15.71 \
            12.18 15.28 L11.99 12.35 C11.98 12.16 11.84 12.02 11.65 12.01 L8.72 11.82 C8.29 11.79 \
            8.18 11.2 8.58 11.03 Z
            """, width: 0.3, heaviestWidth: 0.2),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 576:
      Symbol(
        name: "location.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M15.46 7.82 C15.92 7.61 16.39 8.08 16.18 8.54 L13.03 15.62 C12.84 16.05 12.22 15.93 \
            12.19 15.47 L11.99 12.37 C11.98 12.17 11.83 12.02 11.63 12.01 L8.53 11.81 C8.07 11.78 \
            7.95 11.16 8.38 10.97 Z
            """),
        ])
    case 577:
      Symbol(
        name: "location.fill", rule: .universal, mirrors: false,
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
        ])
    case 578:
      Symbol(
        name: "location.slash", rule: .slash, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M18.27 4.41 C19.11 4.04 19.96 4.89 19.59 5.73 L13.87 18.57 C13.53 19.34 12.4 19.13 \
            12.34 18.3 L11.99 12.67 C11.97 12.31 11.69 12.03 11.33 12.01 L5.7 11.66 C4.87 11.6 \
            4.66 10.47 5.43 10.13 Z
            """, heaviestWidth: 0.75),
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 579:
      Symbol(
        name: "location.slash.fill", rule: .slash, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M18.7 3.9 C19.6 3.5 20.5 4.4 20.1 5.3 L14.1 19.5 C13.7 20.4 12.5 20.2 12.4 19.3 L11.4 \
            13.5 C11.3 13 11 12.7 10.5 12.6 L4.7 11.6 C3.8 11.5 3.6 10.3 4.5 9.9 Z
            """),
          Layer(
            .stroke,
            """
            M18.7 3.9 C19.6 3.5 20.5 4.4 20.1 5.3 L14.1 19.5 C13.7 20.4 12.5 20.2 12.4 19.3 L11.4 \
            13.5 C11.3 13 11 12.7 10.5 12.6 L4.7 11.6 C3.8 11.5 3.6 10.3 4.5 9.9 Z
            """, width: 0.9, heaviestWidth: 0.7),
          Layer(.cut, "M2.1 3.9 L20.1 21.9", width: 2.25, heaviestWidth: 1.4, rightToLeft: .stay),
          Layer(.stroke, "M2.1 3.9 L20.1 21.9", width: 1.1, heaviestWidth: 0.8, rightToLeft: .stay),
        ])
    default: nil
    }
  }

  private static func part30(_ index: Int) -> Symbol? {
    switch index {
    case 580:
      Symbol(
        name: "lock", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 5 10.5 14 10.7 2.4"),
          Layer(.stroke, "M7.9 10.4 V7.1 C7.9 4.4 9.5 2.5 12 2.5 c2.5 0 4.1 1.9 4.1 4.6 V10.4"),
        ])
    case 581:
      Symbol(
        name: "lock.circle", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 8.22 11.19 7.56 5.78 1.3"),
          Layer(.stroke, "R 8.22 11.19 7.56 5.78 1.3", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M9.79 11.14 L9.79 9.35 C9.79 7.9 10.65 6.87 12 6.87 C13.35 6.87 14.21 7.9 14.21 9.35 \
            L14.21 11.14
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 582:
      Symbol(
        name: "lock.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cutFill, "R 8.22 11.19 7.56 5.78 1.3"),
          Layer(.cut, "R 8.22 11.19 7.56 5.78 1.3", width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M9.79 11.14 L9.79 9.35 M9.79 9.35 C9.79 7.9 10.65 6.87 12 6.87 M12 6.87 C13.35 6.87 \
            14.21 7.9 14.21 9.35 M14.21 9.35 L14.21 11.14
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 583:
      Symbol(
        name: "lock.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 5 10.5 14 10.7 2.4"),
          Layer(.stroke, "R 5 10.5 14 10.7 2.4"),
          Layer(.stroke, "M7.9 10.4 V7.1 C7.9 4.4 9.5 2.5 12 2.5 c2.5 0 4.1 1.9 4.1 4.6 V10.4"),
        ])
    case 584:
      Symbol(
        name: "lock.open", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 3 10.5 13.4 10.7 2.4"),
          Layer(.stroke, "M13.2 10.4 V7.1 c0 -2.7 1.6 -4.6 4 -4.6 c2.4 0 4 1.9 4 4.6 V9.4"),
        ])
    case 585:
      Symbol(
        name: "lock.open.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 3 10.5 13.4 10.7 2.4"),
          Layer(.stroke, "R 3 10.5 13.4 10.7 2.4"),
          Layer(.stroke, "M13.2 10.4 V7.1 c0 -2.7 1.6 -4.6 4 -4.6 c2.4 0 4 1.9 4 4.6 V9.4"),
        ])
    case 586:
      Symbol(
        name: "lock.shield", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 21.5 c-0.4 0 -0.8 -0.15 -1.2 -0.4 C6.4 18.7 4.3 16.3 4.3 12.4 V7 C4.3 5.9 4.8 5.3 \
            5.8 4.95 L10.9 2.9 C11.3 2.7 11.6 2.65 12 2.65 c0.4 0 0.7 0.05 1.1 0.25 L18.2 4.95 \
            C19.2 5.3 19.7 5.9 19.7 7 V12.4 c0 3.9 -2.1 6.3 -6.5 8.7 C12.8 21.35 12.4 21.5 12 \
            21.5 Z
            """),
          Layer(.fill, "R 8.8 11 6.4 5 1.2"),
          Layer(.stroke, "R 8.8 11 6.4 5 1.2", width: 0.4),
          Layer(
            .stroke,
            """
            M10.1 11 V9.4 C10.1 8.1 10.9 7.2 12 7.2 C13.1 7.2 13.9 8.1 13.9 9.4 V11
            """, width: 0.8),
        ])
    case 587:
      Symbol(
        name: "macwindow", rule: .textDirection, mirrors: true,
        layers: [
          Layer(.stroke, "R 2.3 4.2 19.4 15.6 2.8"),
          Layer(.stroke, "M2.4 8.8 H21.6", width: 0.9),
          Layer(.fill, "O 5.2 6.5 0.42"),
          Layer(.stroke, "O 5.2 6.5 0.29", width: 0.4),
          Layer(.fill, "O 7.4 6.5 0.42"),
          Layer(.stroke, "O 7.4 6.5 0.29", width: 0.4),
          Layer(.fill, "O 9.6 6.5 0.42"),
          Layer(.stroke, "O 9.6 6.5 0.29", width: 0.4),
        ])
    case 588:
      Symbol(
        name: "macwindow.on.rectangle", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M6.6 6.8 V5.6 C6.6 4.3 7.4 3.5 8.7 3.5 H19.6 C20.9 3.5 21.7 4.3 21.7 5.6 V12 C21.7 \
            13.3 20.9 14.1 19.6 14.1 H19
            """, width: 0.95, heaviestWidth: 0.8),
          Layer(.stroke, "R 2.4 8.6 14.6 11.6 2.2", width: 0.95, heaviestWidth: 0.8),
          Layer(.stroke, "M2.6 12.2 H16.8", width: 0.85, heaviestWidth: 0.6),
        ])
    case 589:
      Symbol(
        name: "magnifyingglass", rule: .tool, mirrors: false,
        layers: [
          Layer(.stroke, "O 10.2 10.2 6.9"),
          Layer(.stroke, "M15.2 15.2 L20.6 20.6", width: 1.12),
        ])
    case 590:
      Symbol(
        name: "map", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8.6 4.2 L4 5.9 C3.2 6.2 2.8 6.8 2.8 7.6 V18.2 C2.8 19.3 3.6 19.8 4.6 19.4 L8.6 17.9 \
            L15.4 19.9 L20 18.2 C20.8 17.9 21.2 17.3 21.2 16.5 V5.9 C21.2 4.8 20.4 4.3 19.4 4.7 \
            L15.4 6.2 Z
            """),
          Layer(.stroke, "M8.6 4.2 V17.9 M15.4 6.2 V19.9", width: 0.9),
        ])
    case 591:
      Symbol(
        name: "map.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M10.16 7.79 L7.68 8.71 C7.25 8.87 7.03 9.19 7.03 9.62 L7.03 15.35 C7.03 15.94 7.46 \
            16.21 8 16 L10.16 15.19 L13.84 16.27 L16.32 15.35 C16.75 15.19 16.97 14.86 16.97 \
            14.43 L16.97 8.71 C16.97 8.11 16.54 7.84 16 8.06 L13.84 8.87 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M10.16 7.79 L10.16 15.19 M13.84 8.87 L13.84 16.27
            """, width: 0.81, heaviestWidth: 0.54),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 592:
      Symbol(
        name: "map.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.16 7.79 L7.68 8.71 M7.68 8.71 C7.25 8.87 7.03 9.19 7.03 9.62 M7.03 9.62 L7.03 \
            15.35 M7.03 15.35 C7.03 15.94 7.46 16.21 8 16 M8 16 L10.16 15.19 M10.16 15.19 L13.84 \
            16.27 M13.84 16.27 L16.32 15.35 M16.32 15.35 C16.75 15.19 16.97 14.86 16.97 14.43 \
            M16.97 14.43 L16.97 8.71 M16.97 8.71 C16.97 8.11 16.54 7.84 16 8.06 M16 8.06 L13.84 \
            8.87 M13.84 8.87 L10.16 7.79
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M10.16 7.79 L10.16 15.19 M13.84 8.87 L13.84 16.27
            """, width: 0.86, heaviestWidth: 0.57),
        ])
    case 593:
      Symbol(
        name: "mappin", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 6.7 3.6"),
          Layer(.stroke, "O 12 6.7 3.6", width: 0.9),
          Layer(.cutFill, "O 10.8 5.4 1"),
          Layer(.stroke, "M12 11.6 V21"),
        ])
    case 594:
      Symbol(
        name: "mappin.circle", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.fill, "O 12 8.7 2.7"),
          Layer(.stroke, "O 12 8.7 2.7", width: 0.4, heaviestWidth: 0.2),
          Layer(.cutFill, "O 11.1 7.8 0.8"),
          Layer(.stroke, "M12 11.8 V17.8", width: 0.8, heaviestWidth: 0.55),
        ])
    case 595:
      Symbol(
        name: "mappin.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cutFill, "O 12 8.7 2.7"),
          Layer(.cut, "O 12 8.7 2.7", width: 0.4, heaviestWidth: 0.2),
          Layer(.fill, "O 11.1 7.8 0.8"),
          Layer(.cut, "M12 11.8 V17.8", width: 0.85, heaviestWidth: 0.6),
        ])
    case 596:
      Symbol(
        name: "medal", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 15.4 5.8"),
          Layer(.stroke, "M9 10.4 L6.2 3.2 H17.8 L15 10.4", width: 0.95),
          Layer(.stroke, "M12 13 V17.8", width: 0.95),
        ])
    case 597:
      Symbol(
        name: "message", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
            C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
            C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
            """)
        ])
    case 598:
      Symbol(
        name: "message.badge", rule: .badge, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
            C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
            C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
            """),
          Layer(.cutFill, "O 18.8 5.6 4.6", rightToLeft: .move(about: 18.8)),
          Layer(.fill, "O 18.8 5.6 3.3", rightToLeft: .move(about: 18.8)),
        ])
    case 599:
      Symbol(
        name: "message.badge.filled.fill", rule: .badge, mirrors: true,
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
          Layer(.cutFill, "O 18.8 5.6 4.6", rightToLeft: .move(about: 18.8)),
          Layer(.fill, "O 18.8 5.6 3.3", rightToLeft: .move(about: 18.8)),
        ])
    default: nil
    }
  }

  private static func part31(_ index: Int) -> Symbol? {
    switch index {
    case 600:
      Symbol(
        name: "message.circle", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M12 7.46 C14.86 7.46 17.02 9.3 17.02 11.62 C17.02 13.94 14.86 15.78 12 15.78 C11.46 \
            15.78 10.97 15.73 10.49 15.62 C9.89 16.27 9.03 16.75 8.06 16.86 C7.84 16.91 7.73 \
            16.64 7.9 16.48 C8.27 16.1 8.54 15.46 8.54 14.81 C7.57 14.05 6.98 12.92 6.98 11.62 \
            C6.98 9.3 9.14 7.46 12 7.46 Z
            """),
          Layer(
            .stroke,
            """
            M12 7.46 C14.86 7.46 17.02 9.3 17.02 11.62 C17.02 13.94 14.86 15.78 12 15.78 C11.46 \
            15.78 10.97 15.73 10.49 15.62 C9.89 16.27 9.03 16.75 8.06 16.86 C7.84 16.91 7.73 \
            16.64 7.9 16.48 C8.27 16.1 8.54 15.46 8.54 14.81 C7.57 14.05 6.98 12.92 6.98 11.62 \
            C6.98 9.3 9.14 7.46 12 7.46 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 601:
      Symbol(
        name: "message.circle.fill", rule: .textDirection, mirrors: true,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M12 7.46 C14.86 7.46 17.02 9.3 17.02 11.62 C17.02 13.94 14.86 15.78 12 15.78 C11.46 \
            15.78 10.97 15.73 10.49 15.62 C9.89 16.27 9.03 16.75 8.06 16.86 C7.84 16.91 7.73 \
            16.64 7.9 16.48 C8.27 16.1 8.54 15.46 8.54 14.81 C7.57 14.05 6.98 12.92 6.98 11.62 \
            C6.98 9.3 9.14 7.46 12 7.46 Z
            """),
          Layer(
            .cut,
            """
            M12 7.46 C14.86 7.46 17.02 9.3 17.02 11.62 M17.02 11.62 C17.02 13.94 14.86 15.78 12 \
            15.78 M12 15.78 C11.46 15.78 10.97 15.73 10.49 15.62 M10.49 15.62 C9.89 16.27 9.03 \
            16.75 8.06 16.86 M8.06 16.86 C7.84 16.91 7.73 16.64 7.9 16.48 M7.9 16.48 C8.27 16.1 \
            8.54 15.46 8.54 14.81 M8.54 14.81 C7.57 14.05 6.98 12.92 6.98 11.62 M6.98 11.62 C6.98 \
            9.3 9.14 7.46 12 7.46
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 602:
      Symbol(
        name: "message.fill", rule: .textDirection, mirrors: true,
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
        ])
    case 603:
      Symbol(
        name: "mic", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 8.5 2.5 7 12.3 3.5"),
          Layer(.stroke, "M5.2 10.9 V11.4 c0 4 2.7 6.7 6.8 6.7 c4.1 0 6.8 -2.7 6.8 -6.7 V10.9"),
          Layer(.stroke, "M12 18.1 V21.4 M8.6 21.4 H15.4"),
        ])
    case 604:
      Symbol(
        name: "mic.circle", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 10.22 6.98 3.56 6.43 1.78"),
          Layer(.stroke, "R 10.22 6.98 3.56 6.43 1.78", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M8.33 11.41 L8.33 11.68 C8.33 13.84 9.79 15.29 12 15.29 C14.21 15.29 15.67 13.84 \
            15.67 11.68 L15.67 11.41
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M12 15.29 L12 17.08 M10.16 17.08 L13.84 17.08
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 605:
      Symbol(
        name: "mic.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cutFill, "R 10.22 6.98 3.56 6.43 1.78"),
          Layer(.cut, "R 10.22 6.98 3.56 6.43 1.78", width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M8.33 11.41 L8.33 11.68 M8.33 11.68 C8.33 13.84 9.79 15.29 12 15.29 M12 15.29 C14.21 \
            15.29 15.67 13.84 15.67 11.68 M15.67 11.68 L15.67 11.41
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M12 15.29 L12 17.08 M10.16 17.08 L13.84 17.08
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 606:
      Symbol(
        name: "mic.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 8.7 2.7 6.6 11.9 3.3"),
          Layer(.stroke, "R 8.7 2.7 6.6 11.9 3.3"),
          Layer(.stroke, "M5.2 10.9 V11.4 c0 4 2.7 6.7 6.8 6.7 c4.1 0 6.8 -2.7 6.8 -6.7 V10.9"),
          Layer(.stroke, "M12 18.1 V21.4 M8.6 21.4 H15.4"),
        ])
    case 607:
      Symbol(
        name: "mic.slash", rule: .slash, mirrors: false,
        layers: [
          Layer(.stroke, "R 8.5 2.5 7 12.3 3.5"),
          Layer(.stroke, "M5.2 10.9 V11.4 c0 4 2.7 6.7 6.8 6.7 c4.1 0 6.8 -2.7 6.8 -6.7 V10.9"),
          Layer(.stroke, "M12 18.1 V21.4 M8.6 21.4 H15.4"),
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 608:
      Symbol(
        name: "mic.slash.fill", rule: .slash, mirrors: false,
        layers: [
          Layer(.fill, "R 8.7 2.7 6.6 11.9 3.3"),
          Layer(.stroke, "R 8.7 2.7 6.6 11.9 3.3"),
          Layer(.stroke, "M5.2 10.9 V11.4 c0 4 2.7 6.7 6.8 6.7 c4.1 0 6.8 -2.7 6.8 -6.7 V10.9"),
          Layer(.stroke, "M12 18.1 V21.4 M8.6 21.4 H15.4"),
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 609:
      Symbol(
        name: "minus", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M4.6 12 H19.4")
        ])
    case 610:
      Symbol(
        name: "minus.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M7.7 12 H16.3"),
        ])
    case 611:
      Symbol(
        name: "minus.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M7.7 12 H16.3", width: 1.06),
        ])
    case 612:
      Symbol(
        name: "minus.magnifyingglass", rule: .tool, mirrors: false,
        layers: [
          Layer(.stroke, "O 10.2 10.2 6.9"),
          Layer(.stroke, "M15.2 15.2 L20.6 20.6", width: 1.12),
          Layer(.stroke, "M7.1 10.2 H13.3", width: 0.8),
        ])
    case 613:
      Symbol(
        name: "minus.square", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.stroke, "M7.7 12 H16.3"),
        ])
    case 614:
      Symbol(
        name: "minus.square.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.cut, "M7.7 12 H16.3", width: 1.06),
        ])
    case 615:
      Symbol(
        name: "moon", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M20.89 13.43 c-0.74 4.54 -4.78 7.8 -9.37 7.56 C6.93 20.74 3.26 17.07 3.01 12.48 C2.77 \
            7.89 6.03 3.85 10.57 3.11 C8.48 6.06 8.81 10.08 11.37 12.63 c2.55 2.56 6.57 2.89 9.52 \
            0.8 Z
            """)
        ])
    case 616:
      Symbol(
        name: "moon.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M16.8 12.77 C16.4 15.22 14.22 16.98 11.74 16.85 C9.26 16.72 7.28 14.74 7.15 12.26 \
            C7.02 9.78 8.78 7.6 11.23 7.2 C10.1 8.79 10.28 10.96 11.66 12.34 C13.04 13.72 15.21 \
            13.9 16.8 12.77 Z
            """),
          Layer(
            .stroke,
            """
            M16.8 12.77 C16.4 15.22 14.22 16.98 11.74 16.85 C9.26 16.72 7.28 14.74 7.15 12.26 \
            C7.02 9.78 8.78 7.6 11.23 7.2 C10.1 8.79 10.28 10.96 11.66 12.34 C13.04 13.72 15.21 \
            13.9 16.8 12.77 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 617:
      Symbol(
        name: "moon.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M16.8 12.77 C16.4 15.22 14.22 16.98 11.74 16.85 C9.26 16.72 7.28 14.74 7.15 12.26 \
            C7.02 9.78 8.78 7.6 11.23 7.2 C10.1 8.79 10.28 10.96 11.66 12.34 C13.04 13.72 15.21 \
            13.9 16.8 12.77 Z
            """),
          Layer(
            .cut,
            """
            M16.8 12.77 C16.4 15.22 14.22 16.98 11.74 16.85 M11.74 16.85 C9.26 16.72 7.28 14.74 \
            7.15 12.26 M7.15 12.26 C7.02 9.78 8.78 7.6 11.23 7.2 M11.23 7.2 C10.1 8.79 10.28 \
            10.96 11.66 12.34 M11.66 12.34 C13.04 13.72 15.21 13.9 16.8 12.77
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 618:
      Symbol(
        name: "moon.fill", rule: .object, mirrors: false,
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
        ])
    case 619:
      Symbol(
        name: "multiply", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M6.2 6.2 L17.8 17.8 M17.8 6.2 L6.2 17.8")
        ])
    default: nil
    }
  }

  private static func part32(_ index: Int) -> Symbol? {
    switch index {
    case 620:
      Symbol(
        name: "multiply.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M9.1 9.1 L14.9 14.9 M14.9 9.1 L9.1 14.9", width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 621:
      Symbol(
        name: "multiply.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M9.1 9.1 L14.9 14.9 M14.9 9.1 L9.1 14.9", width: 0.95, heaviestWidth: 0.64),
        ])
    case 622:
      Symbol(
        name: "music.note", rule: .universal, mirrors: false,
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
        ])
    case 623:
      Symbol(
        name: "newspaper", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M17.2 19.8 H5.4 C3.8 19.8 2.7 18.8 2.7 17.2 V5.9 C2.7 4.8 3.3 4.2 4.4 4.2 H15.2 C16.3 \
            4.2 16.9 4.8 16.9 5.9 V17.6 C16.9 18.9 17.9 19.8 19.1 19.8 C20.4 19.8 21.3 18.9 21.3 \
            17.6 V9.6 C21.3 8.5 20.7 7.9 19.6 7.9 H17
            """),
          Layer(
            .stroke,
            """
            M6 14 H13.6 M6 16.8 H13.6 M11.8 8 H13.6 M11.8 10.8 H13.6
            """, width: 0.95, heaviestWidth: 0.6),
          Layer(.stroke, "R 6 8 2.8 2.8 0.5", width: 0.8),
        ])
    case 624:
      Symbol(
        name: "nosign", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M5.5 5.5 L18.5 18.5"),
        ])
    case 625:
      Symbol(
        name: "number", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M9.6 4.4 L7 19.6 M17 4.4 L14.4 19.6 M4.6 9 H20.2 M3.8 15 H19.4")
        ])
    case 626:
      Symbol(
        name: "number.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M10.7 7.9 L9.3 16.1 M14.7 7.9 L13.3 16.1 M8 10.38 L16.43 10.38 M7.57 13.62 L16 13.62
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 627:
      Symbol(
        name: "number.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M10.7 7.9 L9.3 16.1 M14.7 7.9 L13.3 16.1 M8 10.38 L16.43 10.38 M7.57 13.62 L16 13.62
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 628:
      Symbol(
        name: "octagon", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M21.15 14.58 Q21.15 15.79 20.29 16.65 L16.65 20.29 Q15.79 21.15 14.58 21.15 L9.42 \
            21.15 Q8.21 21.15 7.35 20.29 L3.71 16.65 Q2.85 15.79 2.85 14.58 L2.85 9.42 Q2.85 8.21 \
            3.71 7.35 L7.35 3.71 Q8.21 2.85 9.42 2.85 L14.58 2.85 Q15.79 2.85 16.65 3.71 L20.29 \
            7.35 Q21.15 8.21 21.15 9.42 Z
            """)
        ])
    case 629:
      Symbol(
        name: "octagon.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M21.15 14.58 Q21.15 15.79 20.29 16.65 L16.65 20.29 Q15.79 21.15 14.58 21.15 L9.42 \
            21.15 Q8.21 21.15 7.35 20.29 L3.71 16.65 Q2.85 15.79 2.85 14.58 L2.85 9.42 Q2.85 8.21 \
            3.71 7.35 L7.35 3.71 Q8.21 2.85 9.42 2.85 L14.58 2.85 Q15.79 2.85 16.65 3.71 L20.29 \
            7.35 Q21.15 8.21 21.15 9.42 Z
            """),
          Layer(
            .stroke,
            """
            M21.15 14.58 Q21.15 15.79 20.29 16.65 L16.65 20.29 Q15.79 21.15 14.58 21.15 L9.42 \
            21.15 Q8.21 21.15 7.35 20.29 L3.71 16.65 Q2.85 15.79 2.85 14.58 L2.85 9.42 Q2.85 8.21 \
            3.71 7.35 L7.35 3.71 Q8.21 2.85 9.42 2.85 L14.58 2.85 Q15.79 2.85 16.65 3.71 L20.29 \
            7.35 Q21.15 8.21 21.15 9.42 Z
            """),
        ])
    case 630:
      Symbol(
        name: "option", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M3.4 5.6 H8.4 L15.6 18.4 H20.6 M14 5.6 H20.6")
        ])
    case 631:
      Symbol(
        name: "paintbrush", rule: .tool, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M10.2 12 L18.5 3.8 C19.1 3.2 20 3.2 20.5 3.7 C21 4.2 21 5 20.4 5.6 L12.2 13.9
            """, width: 0.85),
          Layer(
            .stroke,
            """
            M10.2 12 C8 11.3 5.7 13 5.4 15.7 C5.2 17.5 4.7 18.8 3.2 19.9 C9 20.8 12.6 17.6 12.2 \
            13.9 C12 13 11.2 12.2 10.2 12 Z
            """, width: 0.85),
        ])
    case 632:
      Symbol(
        name: "paintpalette", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 3 C6.6 3 2.6 7 2.6 12 C2.6 17 6.6 21 11.4 21 C13 21 13.9 20.2 13.9 19 C13.9 18 \
            13.2 17.4 13.2 16.4 C13.2 15.2 14.1 14.4 15.4 14.4 H17.6 C19.9 14.4 21.4 13 21.4 10.8 \
            C21.4 6.4 17.4 3 12 3 Z
            """),
          Layer(.fill, "O 7 11.6 1 O 9.6 7.6 1 O 14.2 7 1 O 17.6 10 1"),
          Layer(.stroke, "O 7 11.6 1 O 9.6 7.6 1 O 14.2 7 1 O 17.6 10 1", width: 0.5),
        ])
    case 633:
      Symbol(
        name: "paperclip", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M19.73 11.74 L12.64 19.34 C10.79 21.33 7.69 21.43 5.71 19.59 C3.73 17.74 3.62 14.64 \
            5.47 12.66 L13.52 4.03 C14.67 2.8 16.84 2.71 18.22 4 c1.39 1.3 1.46 3.47 0.17 4.85 \
            L10.48 17.33 C9.74 18.12 8.51 18.17 7.72 17.43 C6.93 16.69 6.89 15.46 7.63 14.67 \
            L14.17 7.65
            """, width: 0.85, heaviestWidth: 0.55)
        ])
    case 634:
      Symbol(
        name: "paperplane", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M18.84 3.73 c0.9 -0.38 1.81 0.53 1.43 1.43 L14.43 19.22 c-0.31 0.73 -1.35 0.73 -1.66 \
            0 L10.48 13.79 C10.43 13.67 10.33 13.57 10.21 13.52 L4.78 11.23 C4.05 10.92 4.05 9.88 \
            4.78 9.57 Z
            """),
          Layer(.stroke, "M10.6 13.4 L19 5", width: 0.9),
        ])
    case 635:
      Symbol(
        name: "paperplane.circle", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M15.69 7.53 C16.18 7.33 16.67 7.82 16.47 8.31 L13.31 15.9 C13.14 16.29 12.58 16.29 \
            12.42 15.9 L11.18 12.97 C11.15 12.9 11.1 12.85 11.03 12.82 L8.1 11.58 C7.71 11.42 \
            7.71 10.86 8.1 10.69 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "M11.24 12.76 L15.78 8.22", width: 0.81, heaviestWidth: 0.54),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 636:
      Symbol(
        name: "paperplane.circle.fill", rule: .motion, mirrors: true,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M15.69 7.53 C16.18 7.33 16.67 7.82 16.47 8.31 M16.47 8.31 L13.31 15.9 M13.31 15.9 \
            C13.14 16.29 12.58 16.29 12.42 15.9 M12.42 15.9 L11.18 12.97 M11.18 12.97 C11.15 12.9 \
            11.1 12.85 11.03 12.82 M11.03 12.82 L8.1 11.58 M8.1 11.58 C7.71 11.42 7.71 10.86 8.1 \
            10.69 M8.1 10.69 L15.69 7.53
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(.cut, "M11.24 12.76 L15.78 8.22", width: 0.86, heaviestWidth: 0.57),
        ])
    case 637:
      Symbol(
        name: "paperplane.fill", rule: .motion, mirrors: true,
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
        ])
    case 638:
      Symbol(
        name: "pause", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 5.4 4.4 4.2 15.2 1.1 R 14.4 4.4 4.2 15.2 1.1")
        ])
    case 639:
      Symbol(
        name: "pause.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M9.6 8.5 V15.5 M14.4 8.5 V15.5"),
        ])
    default: nil
    }
  }

  private static func part33(_ index: Int) -> Symbol? {
    switch index {
    case 640:
      Symbol(
        name: "pause.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M9.6 8.5 V15.5 M14.4 8.5 V15.5", width: 1.06),
        ])
    case 641:
      Symbol(
        name: "pause.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 6 4.4 3.2 15.2 .8 R 14.8 4.4 3.2 15.2 .8"),
          Layer(.stroke, "R 6 4.4 3.2 15.2 .8 R 14.8 4.4 3.2 15.2 .8"),
        ])
    case 642:
      Symbol(
        name: "pawprint", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 11.6 C14.8 11.6 17.8 15 17.8 17.8 C17.8 19.4 16.8 20.4 15.4 20.4 C14.2 20.4 13.2 \
            19.8 12 19.8 C10.8 19.8 9.8 20.4 8.6 20.4 C7.2 20.4 6.2 19.4 6.2 17.8 C6.2 15 9.2 \
            11.6 12 11.6 Z
            """),
          Layer(
            .stroke,
            """
            O 8.8 6.2 2 O 15.2 6.2 2 O 4.6 11.2 1.8 O 19.4 11.2 1.8
            """, width: 0.9, heaviestWidth: 0.55),
        ])
    case 643:
      Symbol(
        name: "pawprint.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 11.78 C13.51 11.78 15.13 13.62 15.13 15.13 C15.13 16 14.59 16.54 13.84 16.54 \
            C13.19 16.54 12.65 16.21 12 16.21 C11.35 16.21 10.81 16.54 10.16 16.54 C9.41 16.54 \
            8.87 16 8.87 15.13 C8.87 13.62 10.49 11.78 12 11.78 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            O 10.27 8.87 1.08 O 13.73 8.87 1.08 O 8 11.57 0.97 O 16 11.57 0.97
            """, width: 0.81, heaviestWidth: 0.33),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 644:
      Symbol(
        name: "pawprint.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M12 11.78 C13.51 11.78 15.13 13.62 15.13 15.13 M15.13 15.13 C15.13 16 14.59 16.54 \
            13.84 16.54 M13.84 16.54 C13.19 16.54 12.65 16.21 12 16.21 M12 16.21 C11.35 16.21 \
            10.81 16.54 10.16 16.54 M10.16 16.54 C9.41 16.54 8.87 16 8.87 15.13 M8.87 15.13 C8.87 \
            13.62 10.49 11.78 12 11.78
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            O 10.27 8.87 1.08 O 13.73 8.87 1.08 O 8 11.57 0.97 O 16 11.57 0.97
            """, width: 0.86, heaviestWidth: 0.35),
        ])
    case 645:
      Symbol(
        name: "pawprint.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M12 11.6 C14.8 11.6 17.8 15 17.8 17.8 C17.8 19.4 16.8 20.4 15.4 20.4 C14.2 20.4 13.2 \
            19.8 12 19.8 C10.8 19.8 9.8 20.4 8.6 20.4 C7.2 20.4 6.2 19.4 6.2 17.8 C6.2 15 9.2 \
            11.6 12 11.6 Z
            """),
          Layer(
            .stroke,
            """
            M12 11.6 C14.8 11.6 17.8 15 17.8 17.8 C17.8 19.4 16.8 20.4 15.4 20.4 C14.2 20.4 13.2 \
            19.8 12 19.8 C10.8 19.8 9.8 20.4 8.6 20.4 C7.2 20.4 6.2 19.4 6.2 17.8 C6.2 15 9.2 \
            11.6 12 11.6 Z
            """, width: 0.8),
          Layer(.fill, "O 8.8 6.2 2 O 15.2 6.2 2 O 4.6 11.2 1.8 O 19.4 11.2 1.8"),
          Layer(.stroke, "O 8.8 6.2 2 O 15.2 6.2 2 O 4.6 11.2 1.8 O 19.4 11.2 1.8", width: 0.8),
        ])
    case 646:
      Symbol(
        name: "pencil", rule: .tool, mirrors: false,
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
        ])
    case 647:
      Symbol(
        name: "pencil.and.list.clipboard", rule: .tool, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M8.6 4.3 H7.3 C5.6 4.3 4.6 5.3 4.6 7 V18.7 C4.6 20.4 5.6 21.4 7.3 21.4 H16.7 C18.4 \
            21.4 19.4 20.4 19.4 18.7 V7 C19.4 5.3 18.4 4.3 16.7 4.3 H15.4
            """, heaviestWidth: 0.75),
          Layer(.stroke, "R 8.6 2.4 6.8 3.8 1.4", width: 0.9),
          Layer(.stroke, "M11.2 10.4 H15.8 M11.2 13.9 H12.6", heaviestWidth: 0.7),
          Layer(.fill, "O 8.2 10.4 0.5"),
          Layer(.stroke, "O 8.2 10.4 0.37", width: 0.5),
          Layer(.fill, "O 8.2 13.9 0.5"),
          Layer(.stroke, "O 8.2 13.9 0.37", width: 0.5),
          Layer(.fill, "O 8.2 17.4 0.5"),
          Layer(.stroke, "O 8.2 17.4 0.37", width: 0.5),
          Layer(
            .cutFill,
            """
            M12.2 17.1 L20.7 8.3 H23.1 V10.6 L14.3 19.3 L11.5 19.9 Z
            """, rightToLeft: .stay),
          Layer(
            .cut,
            """
            M12.2 17.1 L20.7 8.3 M23.1 10.6 L14.3 19.3 M14.3 19.3 L11.5 19.9 M11.5 19.9 L12.2 \
            17.1
            """, width: 0.9, rightToLeft: .stay),
          Layer(
            .fill,
            """
            M13.05 17.15 C12.93 17.03 12.93 16.84 13.05 16.72 L18.57 11.21 C18.64 11.13 18.77 \
            11.13 18.85 11.21 L20.19 12.55 C20.27 12.63 20.27 12.76 20.19 12.83 L14.68 18.35 \
            C14.56 18.47 14.37 18.47 14.25 18.35 Z
            """, rightToLeft: .stay),
          Layer(
            .stroke,
            """
            M13.05 17.15 C12.93 17.03 12.93 16.84 13.05 16.72 L18.57 11.21 C18.64 11.13 18.77 \
            11.13 18.85 11.21 L20.19 12.55 C20.27 12.63 20.27 12.76 20.19 12.83 L14.68 18.35 \
            C14.56 18.47 14.37 18.47 14.25 18.35 Z
            """, width: 0.3, rightToLeft: .stay),
          Layer(
            .fill,
            """
            M20.4 9.65 C20.33 9.58 20.33 9.45 20.4 9.37 L20.97 8.8 C21.28 8.49 21.79 8.49 22.1 \
            8.8 L22.6 9.3 C22.91 9.61 22.91 10.12 22.6 10.43 L22.03 11 C21.95 11.07 21.82 11.07 \
            21.75 11 Z
            """, rightToLeft: .stay),
          Layer(
            .stroke,
            """
            M20.4 9.65 C20.33 9.58 20.33 9.45 20.4 9.37 L20.97 8.8 C21.28 8.49 21.79 8.49 22.1 \
            8.8 L22.6 9.3 C22.91 9.61 22.91 10.12 22.6 10.43 L22.03 11 C21.95 11.07 21.82 11.07 \
            21.75 11 Z
            """, width: 0.3, rightToLeft: .stay),
          Layer(
            .fill,
            """
            M12.01 19.64 C11.85 19.71 11.69 19.55 11.76 19.39 L12.34 17.83 C12.39 17.69 12.57 \
            17.66 12.67 17.76 L13.64 18.73 C13.74 18.83 13.71 19.01 13.57 19.06 Z
            """, rightToLeft: .stay),
          Layer(
            .stroke,
            """
            M12.01 19.64 C11.85 19.71 11.69 19.55 11.76 19.39 L12.34 17.83 C12.39 17.69 12.57 \
            17.66 12.67 17.76 L13.64 18.73 C13.74 18.83 13.71 19.01 13.57 19.06 Z
            """, width: 0.2, rightToLeft: .stay),
        ])
    case 648:
      Symbol(
        name: "pencil.circle", rule: .tool, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .fill,
            """
            M8.47 14.62 C8.37 14.52 8.37 14.36 8.47 14.25 L13.22 9.51 C13.28 9.45 13.39 9.45 \
            13.46 9.51 L14.61 10.67 C14.68 10.74 14.68 10.85 14.61 10.91 L9.88 15.65 C9.77 15.76 \
            9.61 15.76 9.51 15.65 Z
            """),
          Layer(
            .stroke,
            """
            M8.47 14.62 C8.37 14.52 8.37 14.36 8.47 14.25 L13.22 9.51 C13.28 9.45 13.39 9.45 \
            13.46 9.51 L14.61 10.67 C14.68 10.74 14.68 10.85 14.61 10.91 L9.88 15.65 C9.77 15.76 \
            9.61 15.76 9.51 15.65 Z
            """, width: 0.3),
          Layer(
            .fill,
            """
            M14.8 8.17 C14.73 8.11 14.73 8 14.8 7.93 L15.29 7.44 C15.55 7.18 15.99 7.18 16.26 \
            7.44 L16.69 7.87 C16.95 8.14 16.95 8.58 16.69 8.84 L16.2 9.33 C16.13 9.39 16.02 9.39 \
            15.96 9.33 Z
            """),
          Layer(
            .stroke,
            """
            M14.8 8.17 C14.73 8.11 14.73 8 14.8 7.93 L15.29 7.44 C15.55 7.18 15.99 7.18 16.26 \
            7.44 L16.69 7.87 C16.95 8.14 16.95 8.58 16.69 8.84 L16.2 9.33 C16.13 9.39 16.02 9.39 \
            15.96 9.33 Z
            """, width: 0.3),
          Layer(
            .fill,
            """
            M7.58 16.76 C7.44 16.82 7.3 16.69 7.36 16.55 L7.86 15.21 C7.91 15.09 8.06 15.06 8.15 \
            15.15 L8.98 15.98 C9.07 16.07 9.04 16.22 8.92 16.27 Z
            """),
          Layer(
            .stroke,
            """
            M7.58 16.76 C7.44 16.82 7.3 16.69 7.36 16.55 L7.86 15.21 C7.91 15.09 8.06 15.06 8.15 \
            15.15 L8.98 15.98 C9.07 16.07 9.04 16.22 8.92 16.27 Z
            """, width: 0.2),
        ])
    case 649:
      Symbol(
        name: "pencil.circle.fill", rule: .tool, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M7.94 16.4 C7.73 16.48 7.52 16.27 7.6 16.06 M7.6 16.06 L8.36 13.89 M8.36 13.89 C8.38 \
            13.85 8.4 13.8 8.44 13.77 M8.44 13.77 L14.8 7.4 M14.8 7.4 C15.12 7.09 15.63 7.09 \
            15.94 7.4 M15.94 7.4 L16.6 8.06 M16.6 8.06 C16.91 8.37 16.91 8.88 16.6 9.2 M16.6 9.2 \
            L10.23 15.56 M10.23 15.56 C10.2 15.6 10.15 15.62 10.11 15.64 M10.11 15.64 L7.94 16.4
            """, width: 0.91, heaviestWidth: 0.6),
          Layer(.cut, "M13.77 8.44 L15.56 10.23", width: 0.86, heaviestWidth: 0.57),
          Layer(.cutFill, "M7.41 16.59 L8 14.96 L9.04 16 Z"),
        ])
    case 650:
      Symbol(
        name: "percent", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "M18.2 4.8 L5.8 19.2"),
          Layer(.stroke, "O 7 7.6 2.7 O 17 16.4 2.7"),
        ],
        variants: [
          .arabicDigits: [
            Layer(.stroke, "M18.2 4.8 L5.8 19.2"),
            Layer(.fill, "O 7.4 7.8 1.2"),
            Layer(.stroke, "O 7.4 7.8 1.07", width: 0.8),
            Layer(.fill, "O 16.6 16.2 1.2"),
            Layer(.stroke, "O 16.6 16.2 1.07", width: 0.8),
          ]
        ])
    case 651:
      Symbol(
        name: "person", rule: .object, mirrors: false,
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
        ])
    case 652:
      Symbol(
        name: "person.2", rule: .object, mirrors: false,
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
        ])
    case 653:
      Symbol(
        name: "person.2.fill", rule: .object, mirrors: false,
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
        ])
    case 654:
      Symbol(
        name: "person.3", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 4.6 9 2.2", width: 0.9),
          Layer(
            .stroke,
            """
            M4.6 14.2 C2.66 14.2 0.9 16.13 0.9 17.79 C0.9 18.48 1.6 18.8 2.4 18.8 H6.8 C7.6 18.8 \
            8.3 18.48 8.3 17.79 C8.3 16.13 6.54 14.2 4.6 14.2 Z
            """, width: 0.9),
          Layer(.stroke, "O 19.4 9 2.2", width: 0.9),
          Layer(
            .stroke,
            """
            M19.4 14.2 C17.46 14.2 15.7 16.13 15.7 17.79 C15.7 18.48 16.4 18.8 17.2 18.8 H21.6 \
            C22.4 18.8 23.1 18.48 23.1 17.79 C23.1 16.13 21.34 14.2 19.4 14.2 Z
            """, width: 0.9),
          Layer(
            .cutFill,
            """
            M12 13.6 C9.06 13.6 6.4 15.95 6.4 17.97 C6.4 18.81 7.1 19.2 7.9 19.2 H16.1 C16.9 19.2 \
            17.6 18.81 17.6 17.97 C17.6 15.95 14.94 13.6 12 13.6 Z
            """),
          Layer(
            .cut,
            """
            M12 13.6 C9.06 13.6 6.4 15.95 6.4 17.97 M6.4 17.97 C6.4 18.81 7.1 19.2 7.9 19.2 M7.9 \
            19.2 L16.1 19.2 M16.1 19.2 C16.9 19.2 17.6 18.81 17.6 17.97 M17.6 17.97 C17.6 15.95 \
            14.94 13.6 12 13.6
            """, width: 2.6),
          Layer(.stroke, "O 12 7.8 2.9", width: 0.95),
          Layer(
            .stroke,
            """
            M12 13.6 C9.06 13.6 6.4 15.95 6.4 17.97 C6.4 18.81 7.1 19.2 7.9 19.2 H16.1 C16.9 19.2 \
            17.6 18.81 17.6 17.97 C17.6 15.95 14.94 13.6 12 13.6 Z
            """, width: 0.95),
        ])
    case 655:
      Symbol(
        name: "person.3.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 4.6 9 2.2"),
          Layer(.stroke, "O 4.6 9 2.2", width: 0.7),
          Layer(
            .fill,
            """
            M4.6 14.2 C2.66 14.2 0.9 16.13 0.9 17.79 C0.9 18.48 1.6 18.8 2.4 18.8 H6.8 C7.6 18.8 \
            8.3 18.48 8.3 17.79 C8.3 16.13 6.54 14.2 4.6 14.2 Z
            """),
          Layer(
            .stroke,
            """
            M4.6 14.2 C2.66 14.2 0.9 16.13 0.9 17.79 C0.9 18.48 1.6 18.8 2.4 18.8 H6.8 C7.6 18.8 \
            8.3 18.48 8.3 17.79 C8.3 16.13 6.54 14.2 4.6 14.2 Z
            """, width: 0.7),
          Layer(.fill, "O 19.4 9 2.2"),
          Layer(.stroke, "O 19.4 9 2.2", width: 0.7),
          Layer(
            .fill,
            """
            M19.4 14.2 C17.46 14.2 15.7 16.13 15.7 17.79 C15.7 18.48 16.4 18.8 17.2 18.8 H21.6 \
            C22.4 18.8 23.1 18.48 23.1 17.79 C23.1 16.13 21.34 14.2 19.4 14.2 Z
            """),
          Layer(
            .stroke,
            """
            M19.4 14.2 C17.46 14.2 15.7 16.13 15.7 17.79 C15.7 18.48 16.4 18.8 17.2 18.8 H21.6 \
            C22.4 18.8 23.1 18.48 23.1 17.79 C23.1 16.13 21.34 14.2 19.4 14.2 Z
            """, width: 0.7),
          Layer(
            .cutFill,
            """
            M12 13.6 C9.06 13.6 6.4 15.95 6.4 17.97 C6.4 18.81 7.1 19.2 7.9 19.2 H16.1 C16.9 19.2 \
            17.6 18.81 17.6 17.97 C17.6 15.95 14.94 13.6 12 13.6 Z
            """),
          Layer(
            .cut,
            """
            M12 13.6 C9.06 13.6 6.4 15.95 6.4 17.97 M6.4 17.97 C6.4 18.81 7.1 19.2 7.9 19.2 M7.9 \
            19.2 L16.1 19.2 M16.1 19.2 C16.9 19.2 17.6 18.81 17.6 17.97 M17.6 17.97 C17.6 15.95 \
            14.94 13.6 12 13.6
            """, width: 2.6),
          Layer(.fill, "O 12 7.8 2.9"),
          Layer(.stroke, "O 12 7.8 2.9", width: 0.7),
          Layer(
            .fill,
            """
            M12 13.6 C9.06 13.6 6.4 15.95 6.4 17.97 C6.4 18.81 7.1 19.2 7.9 19.2 H16.1 C16.9 19.2 \
            17.6 18.81 17.6 17.97 C17.6 15.95 14.94 13.6 12 13.6 Z
            """),
          Layer(
            .stroke,
            """
            M12 13.6 C9.06 13.6 6.4 15.95 6.4 17.97 C6.4 18.81 7.1 19.2 7.9 19.2 H16.1 C16.9 19.2 \
            17.6 18.81 17.6 17.97 C17.6 15.95 14.94 13.6 12 13.6 Z
            """, width: 0.7),
        ])
    case 656:
      Symbol(
        name: "person.badge.minus", rule: .badge, mirrors: false,
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
          Layer(.stroke, "M15.7 17.6 H22.3", width: 0.95),
        ])
    case 657:
      Symbol(
        name: "person.badge.plus", rule: .badge, mirrors: false,
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
        ])
    case 658:
      Symbol(
        name: "person.circle", rule: .object, mirrors: false,
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
        ])
    case 659:
      Symbol(
        name: "person.circle.fill", rule: .object, mirrors: false,
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
        ])
    default: nil
    }
  }

  private static func part34(_ index: Int) -> Symbol? {
    switch index {
    case 660:
      Symbol(
        name: "person.crop.circle", rule: .object, mirrors: false,
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
        ])
    case 661:
      Symbol(
        name: "person.crop.circle.badge.plus", rule: .badge, mirrors: false,
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
          Layer(.cutFill, "O 18.8 18.6 4.3"),
          Layer(.cut, "O 18.8 18.6 4", width: 0.8),
          Layer(.stroke, "M18.8 15.5 V21.3 M15.9 18.4 H21.7", width: 0.9),
        ])
    case 662:
      Symbol(
        name: "person.crop.circle.fill", rule: .object, mirrors: false,
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
        ])
    case 663:
      Symbol(
        name: "person.crop.square", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 3 3 18 18 4.6"),
          Layer(.stroke, "O 12 9.6 2.9", width: 0.95),
          Layer(
            .stroke,
            """
            M6.2 20.8 C6.4 17.4 8.8 15.2 12 15.2 C15.2 15.2 17.6 17.4 17.8 20.8
            """, width: 0.95),
        ])
    case 664:
      Symbol(
        name: "person.fill", rule: .object, mirrors: false,
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
        ])
    case 665:
      Symbol(
        name: "person.fill.checkmark", rule: .badge, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M12.9 7.2 C12.9 9.3 11.4 11 9.5 11 C7.6 11 6.1 9.3 6.1 7.2 C6.1 5.1 7.6 3.5 9.5 3.5 \
            C11.4 3.5 12.9 5.1 12.9 7.2 Z
            """),
          Layer(
            .stroke,
            """
            M12.9 7.2 C12.9 9.3 11.4 11 9.5 11 C7.6 11 6.1 9.3 6.1 7.2 C6.1 5.1 7.6 3.5 9.5 3.5 \
            C11.4 3.5 12.9 5.1 12.9 7.2 Z
            """, width: 0.9, heaviestWidth: 0.8),
          Layer(
            .fill,
            """
            M9.5 13.9 C5.2 13.9 2.1 16.5 2.1 19 C2.1 20.1 2.8 20.6 4 20.6 H15 C16.2 20.6 16.9 \
            20.1 16.9 19 C16.9 16.5 13.8 13.9 9.5 13.9 Z
            """),
          Layer(
            .stroke,
            """
            M9.5 13.9 C5.2 13.9 2.1 16.5 2.1 19 C2.1 20.1 2.8 20.6 4 20.6 H15 C16.2 20.6 16.9 \
            20.1 16.9 19 C16.9 16.5 13.8 13.9 9.5 13.9 Z
            """, width: 0.9, heaviestWidth: 0.8),
          Layer(
            .stroke,
            """
            M16 9.2 L18.1 11.4 L21.9 6.4
            """, heaviestWidth: 0.75, rightToLeft: .move(about: 19)),
        ])
    case 666:
      Symbol(
        name: "person.fill.questionmark", rule: .localized, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M12.9 7.2 C12.9 9.3 11.4 11 9.5 11 C7.6 11 6.1 9.3 6.1 7.2 C6.1 5.1 7.6 3.5 9.5 3.5 \
            C11.4 3.5 12.9 5.1 12.9 7.2 Z
            """),
          Layer(
            .stroke,
            """
            M12.9 7.2 C12.9 9.3 11.4 11 9.5 11 C7.6 11 6.1 9.3 6.1 7.2 C6.1 5.1 7.6 3.5 9.5 3.5 \
            C11.4 3.5 12.9 5.1 12.9 7.2 Z
            """, width: 0.9, heaviestWidth: 0.8),
          Layer(
            .fill,
            """
            M9.5 13.9 C5.2 13.9 2.1 16.5 2.1 19 C2.1 20.1 2.8 20.6 4 20.6 H15 C16.2 20.6 16.9 \
            20.1 16.9 19 C16.9 16.5 13.8 13.9 9.5 13.9 Z
            """),
          Layer(
            .stroke,
            """
            M9.5 13.9 C5.2 13.9 2.1 16.5 2.1 19 C2.1 20.1 2.8 20.6 4 20.6 H15 C16.2 20.6 16.9 \
            20.1 16.9 19 C16.9 16.5 13.8 13.9 9.5 13.9 Z
            """, width: 0.9, heaviestWidth: 0.8),
          Layer(
            .stroke,
            """
            M17.15 6.7 C17.2 5.4 18 4.7 19.2 4.7 C20.4 4.7 21.25 5.4 21.25 6.6 C21.25 7.45 20.8 8 \
            20.1 8.5 C19.45 8.95 19.2 9.3 19.2 10
            """, width: 0.95, heaviestWidth: 0.65, rightToLeft: .move(about: 19.2)),
          Layer(.fill, "O 19.2 12.4 0.62", rightToLeft: .move(about: 19.2)),
          Layer(.stroke, "O 19.2 12.4 0.5", width: 0.46, rightToLeft: .move(about: 19.2)),
        ],
        variants: [
          .arabic: [
            Layer(
              .fill,
              """
              M12.9 7.2 C12.9 9.3 11.4 11 9.5 11 C7.6 11 6.1 9.3 6.1 7.2 C6.1 5.1 7.6 3.5 9.5 3.5 \
              C11.4 3.5 12.9 5.1 12.9 7.2 Z
              """),
            Layer(
              .stroke,
              """
              M12.9 7.2 C12.9 9.3 11.4 11 9.5 11 C7.6 11 6.1 9.3 6.1 7.2 C6.1 5.1 7.6 3.5 9.5 3.5 \
              C11.4 3.5 12.9 5.1 12.9 7.2 Z
              """, width: 0.9, heaviestWidth: 0.8),
            Layer(
              .fill,
              """
              M9.5 13.9 C5.2 13.9 2.1 16.5 2.1 19 C2.1 20.1 2.8 20.6 4 20.6 H15 C16.2 20.6 16.9 \
              20.1 16.9 19 C16.9 16.5 13.8 13.9 9.5 13.9 Z
              """),
            Layer(
              .stroke,
              """
              M9.5 13.9 C5.2 13.9 2.1 16.5 2.1 19 C2.1 20.1 2.8 20.6 4 20.6 H15 C16.2 20.6 16.9 \
              20.1 16.9 19 C16.9 16.5 13.8 13.9 9.5 13.9 Z
              """, width: 0.9, heaviestWidth: 0.8),
            Layer(
              .stroke,
              """
              M21.25 6.7 C21.2 5.4 20.4 4.7 19.2 4.7 C18 4.7 17.15 5.4 17.15 6.6 C17.15 7.45 17.6 \
              8 18.3 8.5 C18.95 8.95 19.2 9.3 19.2 10
              """, width: 0.95, heaviestWidth: 0.65, rightToLeft: .move(about: 19.2)),
            Layer(.fill, "O 19.2 12.4 0.62", rightToLeft: .move(about: 19.2)),
            Layer(.stroke, "O 19.2 12.4 0.5", width: 0.46, rightToLeft: .move(about: 19.2)),
          ]
        ])
    case 667:
      Symbol(
        name: "person.fill.xmark", rule: .badge, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M12.9 7.2 C12.9 9.3 11.4 11 9.5 11 C7.6 11 6.1 9.3 6.1 7.2 C6.1 5.1 7.6 3.5 9.5 3.5 \
            C11.4 3.5 12.9 5.1 12.9 7.2 Z
            """),
          Layer(
            .stroke,
            """
            M12.9 7.2 C12.9 9.3 11.4 11 9.5 11 C7.6 11 6.1 9.3 6.1 7.2 C6.1 5.1 7.6 3.5 9.5 3.5 \
            C11.4 3.5 12.9 5.1 12.9 7.2 Z
            """, width: 0.9, heaviestWidth: 0.8),
          Layer(
            .fill,
            """
            M9.5 13.9 C5.2 13.9 2.1 16.5 2.1 19 C2.1 20.1 2.8 20.6 4 20.6 H15 C16.2 20.6 16.9 \
            20.1 16.9 19 C16.9 16.5 13.8 13.9 9.5 13.9 Z
            """),
          Layer(
            .stroke,
            """
            M9.5 13.9 C5.2 13.9 2.1 16.5 2.1 19 C2.1 20.1 2.8 20.6 4 20.6 H15 C16.2 20.6 16.9 \
            20.1 16.9 19 C16.9 16.5 13.8 13.9 9.5 13.9 Z
            """, width: 0.9, heaviestWidth: 0.8),
          Layer(
            .stroke,
            """
            M16.4 6.4 L21.6 11.6 M21.6 6.4 L16.4 11.6
            """, heaviestWidth: 0.75, rightToLeft: .move(about: 19)),
        ])
    case 668:
      Symbol(
        name: "person.slash", rule: .slash, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M16.25 6.8 c0 2.26 -1.72 4.1 -3.85 4.1 C10.27 10.9 8.55 9.06 8.55 6.8 C8.55 4.54 \
            10.27 2.7 12.4 2.7 c2.13 0 3.85 1.84 3.85 4.1 Z
            """, width: 1.05, heaviestWidth: 0.8),
          Layer(
            .stroke,
            """
            M12.4 13.6 C7.7 13.6 4.3 16.3 4.3 19 c0 1.2 0.8 1.8 2.1 1.8 H12.4 H18.4 c1.3 0 2.1 \
            -0.6 2.1 -1.8 C20.5 16.3 17.1 13.6 12.4 13.6 Z
            """, width: 1.05, heaviestWidth: 0.8),
          Layer(.cut, "M1.7 5.1 L19.2 22.6", width: 2.25, heaviestWidth: 1.4, rightToLeft: .stay),
          Layer(.stroke, "M1.7 5.1 L19.2 22.6", width: 1.1, heaviestWidth: 0.8, rightToLeft: .stay),
        ])
    case 669:
      Symbol(
        name: "person.slash.fill", rule: .slash, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M16.25 6.8 c0 2.26 -1.72 4.1 -3.85 4.1 C10.27 10.9 8.55 9.06 8.55 6.8 C8.55 4.54 \
            10.27 2.7 12.4 2.7 c2.13 0 3.85 1.84 3.85 4.1 Z
            """),
          Layer(
            .stroke,
            """
            M16.25 6.8 c0 2.26 -1.72 4.1 -3.85 4.1 C10.27 10.9 8.55 9.06 8.55 6.8 C8.55 4.54 \
            10.27 2.7 12.4 2.7 c2.13 0 3.85 1.84 3.85 4.1 Z
            """, width: 0.7),
          Layer(
            .fill,
            """
            M12.4 13.6 C7.7 13.6 4.3 16.3 4.3 19 c0 1.2 0.8 1.8 2.1 1.8 H12.4 H18.4 c1.3 0 2.1 \
            -0.6 2.1 -1.8 C20.5 16.3 17.1 13.6 12.4 13.6 Z
            """),
          Layer(
            .stroke,
            """
            M12.4 13.6 C7.7 13.6 4.3 16.3 4.3 19 c0 1.2 0.8 1.8 2.1 1.8 H12.4 H18.4 c1.3 0 2.1 \
            -0.6 2.1 -1.8 C20.5 16.3 17.1 13.6 12.4 13.6 Z
            """, width: 0.7),
          Layer(.cut, "M1.7 5.1 L19.2 22.6", width: 2.25, heaviestWidth: 1.4, rightToLeft: .stay),
          Layer(.stroke, "M1.7 5.1 L19.2 22.6", width: 1.1, heaviestWidth: 0.8, rightToLeft: .stay),
        ])
    case 670:
      Symbol(
        name: "person.text.rectangle", rule: .textDirection, mirrors: true,
        layers: [
          Layer(.stroke, "R 1.8 4.6 20.4 14.8 2.9"),
          Layer(.fill, "O 8 10 1.7"),
          Layer(.stroke, "O 8 10 1.7", width: 0.7),
          Layer(
            .fill,
            """
            M8 13.2 C6.2 13.2 5 14.4 5 15.6 C5 15.9 5.2 16.1 5.6 16.1 H10.4 C10.8 16.1 11 15.9 11 \
            15.6 C11 14.4 9.8 13.2 8 13.2 Z
            """),
          Layer(
            .stroke,
            """
            M8 13.2 C6.2 13.2 5 14.4 5 15.6 C5 15.9 5.2 16.1 5.6 16.1 H10.4 C10.8 16.1 11 15.9 11 \
            15.6 C11 14.4 9.8 13.2 8 13.2 Z
            """, width: 0.6),
          Layer(.stroke, "M14 9.4 H18.6 M14 12.2 H18.6 M14 15 H17", width: 0.85),
        ])
    case 671:
      Symbol(
        name: "phone", rule: .object, mirrors: false,
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
        ])
    case 672:
      Symbol(
        name: "phone.bubble", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
            C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
            C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
            """),
          Layer(
            .fill,
            """
            M11.72 11.58 C11.31 11.16 10.99 10.79 10.76 10.47 C10.62 10.29 10.62 10.15 10.76 \
            10.01 L11.17 9.6 C11.4 9.32 11.45 9 11.22 8.68 L10.44 7.62 C10.16 7.25 9.79 7.21 9.42 \
            7.44 L8.73 7.99 C8.23 8.36 8 8.86 8.09 9.55 c0.18 1.29 0.87 2.58 1.98 3.68 c1.1 1.1 \
            2.39 1.79 3.68 1.98 c0.69 0.09 1.2 -0.14 1.56 -0.64 L15.86 13.88 C16.09 13.51 16.05 \
            13.14 15.68 12.86 L14.62 12.08 C14.3 11.85 13.98 11.9 13.7 12.13 L13.29 12.54 c-0.14 \
            0.14 -0.28 0.14 -0.46 0 C12.51 12.31 12.14 11.99 11.72 11.58 Z
            """, rightToLeft: .stay),
          Layer(
            .stroke,
            """
            M11.72 11.58 C11.31 11.16 10.99 10.79 10.76 10.47 C10.62 10.29 10.62 10.15 10.76 \
            10.01 L11.17 9.6 C11.4 9.32 11.45 9 11.22 8.68 L10.44 7.62 C10.16 7.25 9.79 7.21 9.42 \
            7.44 L8.73 7.99 C8.23 8.36 8 8.86 8.09 9.55 c0.18 1.29 0.87 2.58 1.98 3.68 c1.1 1.1 \
            2.39 1.79 3.68 1.98 c0.69 0.09 1.2 -0.14 1.56 -0.64 L15.86 13.88 C16.09 13.51 16.05 \
            13.14 15.68 12.86 L14.62 12.08 C14.3 11.85 13.98 11.9 13.7 12.13 L13.29 12.54 c-0.14 \
            0.14 -0.28 0.14 -0.46 0 C12.51 12.31 12.14 11.99 11.72 11.58 Z
            """, width: 0.25, rightToLeft: .stay),
        ])
    case 673:
      Symbol(
        name: "phone.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M11.68 12.32 C11.19 11.84 10.81 11.41 10.54 11.03 C10.38 10.81 10.38 10.65 10.54 \
            10.49 L11.03 10 C11.3 9.68 11.35 9.3 11.08 8.92 L10.16 7.68 C9.84 7.25 9.41 7.19 8.98 \
            7.46 L8.17 8.11 C7.57 8.54 7.3 9.14 7.41 9.95 C7.63 11.46 8.44 12.97 9.73 14.27 \
            C11.03 15.56 12.54 16.37 14.05 16.59 C14.86 16.7 15.46 16.43 15.89 15.83 L16.54 15.02 \
            C16.81 14.59 16.75 14.16 16.32 13.84 L15.08 12.92 C14.7 12.65 14.32 12.7 14 12.97 \
            L13.51 13.46 C13.35 13.62 13.19 13.62 12.97 13.46 C12.59 13.19 12.16 12.81 11.68 \
            12.32 Z
            """),
          Layer(
            .stroke,
            """
            M11.68 12.32 C11.19 11.84 10.81 11.41 10.54 11.03 C10.38 10.81 10.38 10.65 10.54 \
            10.49 L11.03 10 C11.3 9.68 11.35 9.3 11.08 8.92 L10.16 7.68 C9.84 7.25 9.41 7.19 8.98 \
            7.46 L8.17 8.11 C7.57 8.54 7.3 9.14 7.41 9.95 C7.63 11.46 8.44 12.97 9.73 14.27 \
            C11.03 15.56 12.54 16.37 14.05 16.59 C14.86 16.7 15.46 16.43 15.89 15.83 L16.54 15.02 \
            C16.81 14.59 16.75 14.16 16.32 13.84 L15.08 12.92 C14.7 12.65 14.32 12.7 14 12.97 \
            L13.51 13.46 C13.35 13.62 13.19 13.62 12.97 13.46 C12.59 13.19 12.16 12.81 11.68 \
            12.32 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 674:
      Symbol(
        name: "phone.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M11.68 12.32 C11.19 11.84 10.81 11.41 10.54 11.03 C10.38 10.81 10.38 10.65 10.54 \
            10.49 L11.03 10 C11.3 9.68 11.35 9.3 11.08 8.92 L10.16 7.68 C9.84 7.25 9.41 7.19 8.98 \
            7.46 L8.17 8.11 C7.57 8.54 7.3 9.14 7.41 9.95 C7.63 11.46 8.44 12.97 9.73 14.27 \
            C11.03 15.56 12.54 16.37 14.05 16.59 C14.86 16.7 15.46 16.43 15.89 15.83 L16.54 15.02 \
            C16.81 14.59 16.75 14.16 16.32 13.84 L15.08 12.92 C14.7 12.65 14.32 12.7 14 12.97 \
            L13.51 13.46 C13.35 13.62 13.19 13.62 12.97 13.46 C12.59 13.19 12.16 12.81 11.68 \
            12.32 Z
            """),
          Layer(
            .cut,
            """
            M11.68 12.32 C11.19 11.84 10.81 11.41 10.54 11.03 M10.54 11.03 C10.38 10.81 10.38 \
            10.65 10.54 10.49 M10.54 10.49 L11.03 10 M11.03 10 C11.3 9.68 11.35 9.3 11.08 8.92 \
            M11.08 8.92 L10.16 7.68 M10.16 7.68 C9.84 7.25 9.41 7.19 8.98 7.46 M8.98 7.46 L8.17 \
            8.11 M8.17 8.11 C7.57 8.54 7.3 9.14 7.41 9.95 M7.41 9.95 C7.63 11.46 8.44 12.97 9.73 \
            14.27 M9.73 14.27 C11.03 15.56 12.54 16.37 14.05 16.59 M14.05 16.59 C14.86 16.7 15.46 \
            16.43 15.89 15.83 M15.89 15.83 L16.54 15.02 M16.54 15.02 C16.81 14.59 16.75 14.16 \
            16.32 13.84 M16.32 13.84 L15.08 12.92 M15.08 12.92 C14.7 12.65 14.32 12.7 14 12.97 \
            M14 12.97 L13.51 13.46 M13.51 13.46 C13.35 13.62 13.19 13.62 12.97 13.46 M12.97 13.46 \
            C12.59 13.19 12.16 12.81 11.68 12.32
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 675:
      Symbol(
        name: "phone.fill", rule: .object, mirrors: false,
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
        ])
    case 676:
      Symbol(
        name: "photo", rule: .object, mirrors: false,
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
        ])
    case 677:
      Symbol(
        name: "photo.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 2.4 4.3 19.2 15.4 2.9"),
          Layer(.stroke, "R 2.4 4.3 19.2 15.4 2.9"),
          Layer(
            .cutFill,
            """
            M4 17.1 L7.3 13.9 C8 13.2 9 13.2 9.7 13.9 L11.6 15.7 L15.5 12 C16.2 11.3 17.2 11.3 \
            17.9 12 L20 14 V16.6 C20 17.5 19.4 18.1 18.5 18.1 H5.4 C4.6 18.1 4 17.7 4 17.1 Z
            """),
          Layer(.cutFill, "O 8 8.8 1.75"),
        ])
    case 678:
      Symbol(
        name: "photo.on.rectangle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M5.6 4.6 C6 3.6 6.8 3 8 3 H18.6 C20.2 3 21.2 4 21.2 5.6 V13 C21.2 14.2 20.6 15 19.6 \
            15.4
            """),
          Layer(.stroke, "R 2.4 7.4 15.6 12.6 2.6"),
          Layer(
            .stroke,
            """
            M3 17.4 L6.8 13.8 C7.5 13.2 8.3 13.2 9 13.8 L11 15.6 L12.8 14 C13.5 13.4 14.2 13.4 \
            14.9 14 L17.6 16.4
            """, width: 0.9),
          Layer(.fill, "O 13.6 10.8 0.9"),
          Layer(.stroke, "O 13.6 10.8 0.9", width: 0.5),
        ])
    case 679:
      Symbol(
        name: "pills", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.7 11.3 L9.6 5.4 C11.1 3.9 13.3 3.9 14.8 5.4 C16.3 6.9 16.3 9.1 14.8 10.6 L8.9 16.5 \
            C7.4 18 5.2 18 3.7 16.5 C2.2 15 2.2 12.8 3.7 11.3 Z M6.6 8.4 L11.8 13.6
            """),
          Layer(.stroke, "O 17.6 16.8 4.1"),
          Layer(.stroke, "M14.9 19.5 L20.3 14.1", width: 0.9),
        ])
    default: nil
    }
  }

  private static func part35(_ index: Int) -> Symbol? {
    switch index {
    case 680:
      Symbol(
        name: "pin", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8.7 2.9 H15.3 C16.1 2.9 16.5 3.7 16 4.3 L15 5.5 L15.6 9.9 C17.4 10.8 18.5 12.3 18.5 \
            14 C18.5 14.2 18.4 14.3 18.2 14.3 H5.8 C5.6 14.3 5.5 14.2 5.5 14 C5.5 12.3 6.6 10.8 \
            8.4 9.9 L9 5.5 L8 4.3 C7.5 3.7 7.9 2.9 8.7 2.9 Z
            """),
          Layer(.stroke, "M12 14.3 V21.6"),
        ])
    case 681:
      Symbol(
        name: "pin.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M8.7 2.9 H15.3 C16.1 2.9 16.5 3.7 16 4.3 L15 5.5 L15.6 9.9 C17.4 10.8 18.5 12.3 18.5 \
            14 C18.5 14.2 18.4 14.3 18.2 14.3 H5.8 C5.6 14.3 5.5 14.2 5.5 14 C5.5 12.3 6.6 10.8 \
            8.4 9.9 L9 5.5 L8 4.3 C7.5 3.7 7.9 2.9 8.7 2.9 Z
            """),
          Layer(
            .stroke,
            """
            M8.7 2.9 H15.3 C16.1 2.9 16.5 3.7 16 4.3 L15 5.5 L15.6 9.9 C17.4 10.8 18.5 12.3 18.5 \
            14 C18.5 14.2 18.4 14.3 18.2 14.3 H5.8 C5.6 14.3 5.5 14.2 5.5 14 C5.5 12.3 6.6 10.8 \
            8.4 9.9 L9 5.5 L8 4.3 C7.5 3.7 7.9 2.9 8.7 2.9 Z
            """),
          Layer(.stroke, "M12 14.3 V21.6"),
        ])
    case 682:
      Symbol(
        name: "pin.slash", rule: .slash, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8.7 2.9 H15.3 C16.1 2.9 16.5 3.7 16 4.3 L15 5.5 L15.6 9.9 C17.4 10.8 18.5 12.3 18.5 \
            14 C18.5 14.2 18.4 14.3 18.2 14.3 H5.8 C5.6 14.3 5.5 14.2 5.5 14 C5.5 12.3 6.6 10.8 \
            8.4 9.9 L9 5.5 L8 4.3 C7.5 3.7 7.9 2.9 8.7 2.9 Z
            """, heaviestWidth: 0.72),
          Layer(.stroke, "M12 14.3 V21.6"),
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 683:
      Symbol(
        name: "pin.slash.fill", rule: .slash, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M8.9 2.9 H15.1 C15.9 2.9 16.3 3.7 15.8 4.3 L14.9 5.4 L15.5 9.7 C17.3 10.6 18.3 12 \
            18.3 13.6 C18.3 14.2 18 14.5 17.4 14.5 H6.6 C6 14.5 5.7 14.2 5.7 13.6 C5.7 12 6.7 \
            10.6 8.5 9.7 L9.1 5.4 L8.2 4.3 C7.7 3.7 8.1 2.9 8.9 2.9 Z
            """),
          Layer(
            .stroke,
            """
            M8.9 2.9 H15.1 C15.9 2.9 16.3 3.7 15.8 4.3 L14.9 5.4 L15.5 9.7 C17.3 10.6 18.3 12 \
            18.3 13.6 C18.3 14.2 18 14.5 17.4 14.5 H6.6 C6 14.5 5.7 14.2 5.7 13.6 C5.7 12 6.7 \
            10.6 8.5 9.7 L9.1 5.4 L8.2 4.3 C7.7 3.7 8.1 2.9 8.9 2.9 Z
            """, width: 0.9, heaviestWidth: 0.7),
          Layer(.stroke, "M12 14.5 V21.5", width: 1.05, heaviestWidth: 0.8),
          Layer(.cut, "M2 4.4 L19.4 21.8", width: 2.25, heaviestWidth: 1.4, rightToLeft: .stay),
          Layer(.stroke, "M2 4.4 L19.4 21.8", width: 1.1, heaviestWidth: 0.8, rightToLeft: .stay),
        ])
    case 684:
      Symbol(
        name: "play", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M5.9 5.71 C5.9 4.55 7.15 3.83 8.15 4.41 L18.67 10.53 c1.13 0.66 1.13 2.28 0 2.94 \
            L8.15 19.59 C7.15 20.17 5.9 19.45 5.9 18.29 Z
            """)
        ])
    case 685:
      Symbol(
        name: "play.circle", rule: .universal, mirrors: false,
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
        ])
    case 686:
      Symbol(
        name: "play.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M9.3 9.15 C9.3 8.46 10.05 8.03 10.65 8.37 L15.48 11.13 c0.67 0.39 0.67 1.35 0 1.74 \
            L10.65 15.63 C10.05 15.97 9.3 15.54 9.3 14.85 Z
            """),
        ])
    case 687:
      Symbol(
        name: "play.fill", rule: .universal, mirrors: false,
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
        ])
    case 688:
      Symbol(
        name: "play.rectangle", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 1.8 4.6 20.4 14.8 2.9"),
          Layer(.fill, "M9.8 8.8 V15.2 L15.2 12 Z"),
          Layer(.stroke, "M9.8 8.8 V15.2 L15.2 12 Z", width: 0.8),
        ])
    case 689:
      Symbol(
        name: "play.rectangle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 1.8 4.6 20.4 14.8 2.9"),
          Layer(.stroke, "R 1.8 4.6 20.4 14.8 2.9"),
          Layer(.cutFill, "M9.8 8.8 V15.2 L15.2 12 Z"),
          Layer(.cut, "M9.8 8.8 L9.8 15.2 M9.8 15.2 L15.2 12 M15.2 12 L9.8 8.8", width: 0.7),
        ])
    case 690:
      Symbol(
        name: "play.tv", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 1.8 4.6 20.4 13.2 2.4"),
          Layer(.stroke, "M8 20.6 H16"),
          Layer(.fill, "M10.2 8.6 V13.8 L14.6 11.2 Z"),
          Layer(.stroke, "M10.2 8.6 V13.8 L14.6 11.2 Z", width: 0.7),
        ])
    case 691:
      Symbol(
        name: "plus", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M12 4.6 V19.4 M4.6 12 H19.4")
        ])
    case 692:
      Symbol(
        name: "plus.app", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.6"),
          Layer(.stroke, "M12 7.7 V16.3 M7.7 12 H16.3"),
        ])
    case 693:
      Symbol(
        name: "plus.app.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.6"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.6"),
          Layer(.cut, "M12 7.7 V16.3 M7.7 12 H16.3", width: 1.06),
        ])
    case 694:
      Symbol(
        name: "plus.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M12 7.7 V16.3 M7.7 12 H16.3"),
        ])
    case 695:
      Symbol(
        name: "plus.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M12 7.7 V16.3 M7.7 12 H16.3", width: 1.06),
        ])
    case 696:
      Symbol(
        name: "plus.forwardslash.minus", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M4.2 7 H10.6 M7.4 3.8 V10.2 M13.4 17.8 H19.8 M5.4 19.6 L18.6 4.4")
        ])
    case 697:
      Symbol(
        name: "plus.magnifyingglass", rule: .tool, mirrors: false,
        layers: [
          Layer(.stroke, "O 10.2 10.2 6.9"),
          Layer(.stroke, "M15.2 15.2 L20.6 20.6", width: 1.12),
          Layer(.stroke, "M10.2 7.1 V13.3 M7.1 10.2 H13.3", width: 0.8),
        ])
    case 698:
      Symbol(
        name: "plus.square", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.stroke, "M12 7.7 V16.3 M7.7 12 H16.3"),
        ])
    case 699:
      Symbol(
        name: "plus.square.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.cut, "M12 7.7 V16.3 M7.7 12 H16.3", width: 1.06),
        ])
    default: nil
    }
  }

  private static func part36(_ index: Int) -> Symbol? {
    switch index {
    case 700:
      Symbol(
        name: "plusminus", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M12 3.6 V14.6 M6.5 9.1 H17.5 M6.5 19.6 H17.5")
        ])
    case 701:
      Symbol(
        name: "plusminus.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 7.8 L12 13.3 M9.25 10.55 L14.75 10.55 M9.25 15.8 L14.75 15.8
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 702:
      Symbol(
        name: "plusminus.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M12 7.8 L12 13.3 M9.25 10.55 L14.75 10.55 M9.25 15.8 L14.75 15.8
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 703:
      Symbol(
        name: "power", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M12 2.8 V11.4"),
          Layer(
            .stroke,
            """
            M7.4 5.2 C4.9 6.7 3.3 9.4 3.3 12.4 C3.3 17.2 7.2 21.1 12 21.1 C16.8 21.1 20.7 17.2 \
            20.7 12.4 C20.7 9.4 19.1 6.7 16.6 5.2
            """),
        ])
    case 704:
      Symbol(
        name: "power.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M12 7.03 L12 11.68", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M9.52 8.33 C8.17 9.14 7.3 10.6 7.3 12.22 C7.3 14.81 9.41 16.91 12 16.91 C14.59 16.91 \
            16.7 14.81 16.7 12.22 C16.7 10.6 15.83 9.14 14.48 8.33
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 705:
      Symbol(
        name: "power.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M12 7.03 L12 11.68", width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M9.52 8.33 C8.17 9.14 7.3 10.6 7.3 12.22 M7.3 12.22 C7.3 14.81 9.41 16.91 12 16.91 \
            M12 16.91 C14.59 16.91 16.7 14.81 16.7 12.22 M16.7 12.22 C16.7 10.6 15.83 9.14 14.48 \
            8.33
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 706:
      Symbol(
        name: "printer", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M6.4 16.9 H5 C3.4 16.9 2.4 15.9 2.4 14.3 V10.7 C2.4 9.1 3.4 8.1 5 8.1 H19 C20.6 8.1 \
            21.6 9.1 21.6 10.7 V14.3 C21.6 15.9 20.6 16.9 19 16.9 H17.6
            """),
          Layer(.stroke, "M6.4 8.1 V4.9 C6.4 3.7 7.1 3 8.3 3 H15.7 C16.9 3 17.6 3.7 17.6 4.9 V8.1"),
          Layer(.stroke, "R 6.4 13.2 11.2 8 1.6", width: 0.95),
        ])
    case 707:
      Symbol(
        name: "qrcode", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 3 3 6.2 6.2 1", width: 0.9, heaviestWidth: 0.75),
          Layer(.fill, "R 5 5 2.2 2.2 .4"),
          Layer(.stroke, "R 14.8 3 6.2 6.2 1", width: 0.9, heaviestWidth: 0.75),
          Layer(.fill, "R 16.8 5 2.2 2.2 .4"),
          Layer(.stroke, "R 3 14.8 6.2 6.2 1", width: 0.9, heaviestWidth: 0.75),
          Layer(.fill, "R 5 16.8 2.2 2.2 .4"),
          Layer(
            .fill,
            """
            R 14.1 14.1 2.3 2.3 .3 R 19.4 14.1 2.3 2.3 .3 R 16.75 16.75 2.3 2.3 .3 R 14.1 19.4 \
            2.3 2.3 .3 R 19.4 19.4 2.3 2.3 .3
            """),
        ])
    case 708:
      Symbol(
        name: "qrcode.viewfinder", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3 7.6 V5.4 C3 4 4 3 5.4 3 H7.6 M16.4 3 H18.6 C20 3 21 4 21 5.4 V7.6 M21 16.4 V18.6 \
            C21 20 20 21 18.6 21 H16.4 M7.6 21 H5.4 C4 21 3 20 3 18.6 V16.4
            """),
          Layer(
            .stroke,
            """
            R 7 7 3.6 3.6 .5 R 13.4 7 3.6 3.6 .5 R 7 13.4 3.6 3.6 .5
            """, width: 0.7, heaviestWidth: 0.55),
          Layer(
            .fill,
            """
            R 12.8 12.8 1.8 1.8 .2 R 15.8 12.8 1.8 1.8 .2 R 14.3 14.3 1.8 1.8 .2 R 12.8 15.8 1.8 \
            1.8 .2 R 15.8 15.8 1.8 1.8 .2
            """),
        ])
    case 709:
      Symbol(
        name: "questionmark", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.75 7.7 C7.85 5.35 9.6 3.85 12.05 3.85 c2.5 0 4.25 1.5 4.25 3.7 c0 1.7 -0.85 2.75 \
            -2.3 3.7 C12.6 12.2 12.05 12.95 12.05 14.3 V14.75
            """),
          Layer(.fill, "O 12.05 19 0.9"),
          Layer(.stroke, "O 12.05 19 0.75", width: 0.75),
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M16.25 7.7 C16.15 5.35 14.4 3.85 11.95 3.85 C9.45 3.85 7.7 5.35 7.7 7.55 C7.7 9.25 \
              8.55 10.3 10 11.25 C11.4 12.2 11.95 12.95 11.95 14.3 V14.75
              """),
            Layer(.fill, "O 11.95 19 0.9"),
            Layer(.stroke, "O 11.95 19 0.75", width: 0.75),
          ]
        ])
    case 710:
      Symbol(
        name: "questionmark.bubble", rule: .localized, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
            C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
            C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
            """),
          Layer(
            .stroke,
            """
            M9.82 8.69 C9.87 7.49 10.76 6.74 12 6.74 C13.27 6.74 14.15 7.49 14.15 8.6 C14.15 9.47 \
            13.72 10 12.98 10.48 C12.28 10.96 12 11.34 12 12.03 V12.26
            """, width: 0.9),
          Layer(.fill, "O 12 15.44 0.62"),
          Layer(.stroke, "O 12 15.44 0.51", width: 0.6),
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
              C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
              C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
              """, rightToLeft: .mirror),
            Layer(
              .stroke,
              """
              M14.18 8.69 C14.13 7.49 13.24 6.74 12 6.74 C10.73 6.74 9.85 7.49 9.85 8.6 C9.85 \
              9.47 10.28 10 11.02 10.48 C11.72 10.96 12 11.34 12 12.03 V12.26
              """, width: 0.9),
            Layer(.fill, "O 12 15.44 0.62"),
            Layer(.stroke, "O 12 15.44 0.51", width: 0.6),
          ]
        ])
    case 711:
      Symbol(
        name: "questionmark.circle", rule: .localized, mirrors: false,
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
        ],
        variants: [
          .arabic: [
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .stroke,
              """
              M14.37 9.16 C14.31 7.86 13.35 7.04 12 7.04 C10.62 7.04 9.66 7.86 9.66 9.07 C9.66 \
              10.01 10.13 10.59 10.93 11.11 C11.7 11.63 12 12.04 12 12.79 V13.04
              """, width: 0.9),
            Layer(.fill, "O 12 16.5 0.67"),
            Layer(.stroke, "O 12 16.5 0.55", width: 0.6),
          ]
        ])
    case 712:
      Symbol(
        name: "questionmark.circle.fill", rule: .localized, mirrors: false,
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
        ],
        variants: [
          .arabic: [
            Layer(.fill, "O 12 12 9.25"),
            Layer(.stroke, "O 12 12 9.25"),
            Layer(
              .cut,
              """
              M14.37 9.16 C14.31 7.86 13.35 7.04 12 7.04 C10.62 7.04 9.66 7.86 9.66 9.07 C9.66 \
              10.01 10.13 10.59 10.93 11.11 C11.7 11.63 12 12.04 12 12.79 V13.04
              """, width: 0.95),
            Layer(.cutFill, "O 12 16.5 0.68"),
            Layer(.cut, "O 12 16.5 0.55", width: 0.64),
          ]
        ])
    case 713:
      Symbol(
        name: "questionmark.square", rule: .localized, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(
            .stroke,
            """
            M9.37 9.33 C9.43 7.88 10.51 6.95 12.03 6.95 C13.58 6.95 14.67 7.88 14.67 9.24 C14.67 \
            10.29 14.14 10.95 13.24 11.54 C12.37 12.12 12.03 12.59 12.03 13.43 L12.03 13.71
            """),
          Layer(.fill, "O 12.03 16.4 0.75"),
          Layer(.stroke, "O 12.03 16.4 0.6", width: 0.66),
        ],
        variants: [
          .arabic: [
            Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
            Layer(
              .stroke,
              """
              M14.63 9.33 C14.57 7.88 13.49 6.95 11.97 6.95 C10.42 6.95 9.33 7.88 9.33 9.24 C9.33 \
              10.29 9.86 10.95 10.76 11.54 C11.63 12.12 11.97 12.59 11.97 13.43 L11.97 13.71
              """),
            Layer(.fill, "O 11.97 16.4 0.75"),
            Layer(.stroke, "O 11.97 16.4 0.6", width: 0.66),
          ]
        ])
    case 714:
      Symbol(
        name: "quote.bubble", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
            C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
            C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
            """),
          Layer(
            .fill,
            """
            M10.9 8.2 C9 8.8 7.9 10 7.9 11.9 C7.9 13.2 8.7 14 9.7 14 C10.7 14 11.4 13.3 11.4 12.3 \
            C11.4 11.4 10.8 10.8 9.9 10.8 C9.5 10.8 9.1 10.9 8.9 11.1 C9.1 10.2 9.8 9.5 11.2 9 Z
            """, rightToLeft: .move(about: 12)),
          Layer(
            .stroke,
            """
            M10.9 8.2 C9 8.8 7.9 10 7.9 11.9 C7.9 13.2 8.7 14 9.7 14 C10.7 14 11.4 13.3 11.4 12.3 \
            C11.4 11.4 10.8 10.8 9.9 10.8 C9.5 10.8 9.1 10.9 8.9 11.1 C9.1 10.2 9.8 9.5 11.2 9 Z
            """, width: 0.3, rightToLeft: .move(about: 12)),
          Layer(
            .fill,
            """
            M15.7 8.2 C13.8 8.8 12.7 10 12.7 11.9 C12.7 13.2 13.5 14 14.5 14 C15.5 14 16.2 13.3 \
            16.2 12.3 C16.2 11.4 15.6 10.8 14.7 10.8 C14.3 10.8 13.9 10.9 13.7 11.1 C13.9 10.2 \
            14.6 9.5 16 9 Z
            """, rightToLeft: .move(about: 12)),
          Layer(
            .stroke,
            """
            M15.7 8.2 C13.8 8.8 12.7 10 12.7 11.9 C12.7 13.2 13.5 14 14.5 14 C15.5 14 16.2 13.3 \
            16.2 12.3 C16.2 11.4 15.6 10.8 14.7 10.8 C14.3 10.8 13.9 10.9 13.7 11.1 C13.9 10.2 \
            14.6 9.5 16 9 Z
            """, width: 0.3, rightToLeft: .move(about: 12)),
        ])
    case 715:
      Symbol(
        name: "record.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.fill, "O 12 12 4.6"),
          Layer(.stroke, "O 12 12 4.6", width: 0.7),
        ])
    case 716:
      Symbol(
        name: "record.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cutFill, "O 12 12 5.2"),
          Layer(.fill, "O 12 12 3.2"),
          Layer(.stroke, "O 12 12 3.2", width: 0.3),
        ])
    case 717:
      Symbol(
        name: "rectangle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.4 4.75 19.2 14.5 2.9")
        ])
    case 718:
      Symbol(
        name: "rectangle.and.pencil.and.ellipsis", rule: .tool, mirrors: true,
        layers: [
          Layer(.stroke, "R 1.7 6.6 17.6 11.6 2.6", heaviestWidth: 0.75),
          Layer(.fill, "O 4.9 12.4 0.6", rightToLeft: .move(about: 4.6)),
          Layer(.stroke, "O 4.9 12.4 0.47", width: 0.5, rightToLeft: .move(about: 4.6)),
          Layer(.fill, "O 7.8 12.4 0.6", rightToLeft: .move(about: 7.5)),
          Layer(.stroke, "O 7.8 12.4 0.47", width: 0.5, rightToLeft: .move(about: 7.5)),
          Layer(.fill, "O 10.7 12.4 0.6", rightToLeft: .move(about: 10.4)),
          Layer(.stroke, "O 10.7 12.4 0.47", width: 0.5, rightToLeft: .move(about: 10.4)),
          Layer(
            .cutFill,
            """
            M12.3 13.5 L20.8 4.7 H23.2 V7 L14.4 15.7 L11.6 16.3 Z
            """, rightToLeft: .move(about: 14.7)),
          Layer(
            .cut,
            """
            M12.3 13.5 L20.8 4.7 M23.2 7 L14.4 15.7 M14.4 15.7 L11.6 16.3 M11.6 16.3 L12.3 13.5
            """, width: 0.9, rightToLeft: .move(about: 14.7)),
          Layer(
            .fill,
            """
            M13.15 13.55 C13.03 13.43 13.03 13.24 13.15 13.12 L18.67 7.61 C18.74 7.53 18.87 7.53 \
            18.95 7.61 L20.29 8.95 C20.37 9.03 20.37 9.16 20.29 9.23 L14.78 14.75 C14.66 14.87 \
            14.47 14.87 14.35 14.75 Z
            """, rightToLeft: .move(about: 14.7)),
          Layer(
            .stroke,
            """
            M13.15 13.55 C13.03 13.43 13.03 13.24 13.15 13.12 L18.67 7.61 C18.74 7.53 18.87 7.53 \
            18.95 7.61 L20.29 8.95 C20.37 9.03 20.37 9.16 20.29 9.23 L14.78 14.75 C14.66 14.87 \
            14.47 14.87 14.35 14.75 Z
            """, width: 0.3, rightToLeft: .move(about: 14.7)),
          Layer(
            .fill,
            """
            M20.5 6.05 C20.43 5.98 20.43 5.85 20.5 5.77 L21.07 5.2 C21.38 4.89 21.89 4.89 22.2 \
            5.2 L22.7 5.7 C23.01 6.01 23.01 6.52 22.7 6.83 L22.13 7.4 C22.05 7.47 21.92 7.47 \
            21.85 7.4 Z
            """, rightToLeft: .move(about: 14.7)),
          Layer(
            .stroke,
            """
            M20.5 6.05 C20.43 5.98 20.43 5.85 20.5 5.77 L21.07 5.2 C21.38 4.89 21.89 4.89 22.2 \
            5.2 L22.7 5.7 C23.01 6.01 23.01 6.52 22.7 6.83 L22.13 7.4 C22.05 7.47 21.92 7.47 \
            21.85 7.4 Z
            """, width: 0.3, rightToLeft: .move(about: 14.7)),
          Layer(
            .fill,
            """
            M12.11 16.04 C11.95 16.11 11.79 15.95 11.86 15.79 L12.44 14.23 C12.49 14.09 12.67 \
            14.06 12.77 14.16 L13.74 15.13 C13.84 15.23 13.81 15.41 13.67 15.46 Z
            """, rightToLeft: .move(about: 14.7)),
          Layer(
            .stroke,
            """
            M12.11 16.04 C11.95 16.11 11.79 15.95 11.86 15.79 L12.44 14.23 C12.49 14.09 12.67 \
            14.06 12.77 14.16 L13.74 15.13 C13.84 15.23 13.81 15.41 13.67 15.46 Z
            """, width: 0.2, rightToLeft: .move(about: 14.7)),
        ])
    case 719:
      Symbol(
        name: "rectangle.and.text.magnifyingglass", rule: .tool, mirrors: true,
        layers: [
          Layer(.stroke, "R 2 4 18.4 14.4 2.6"),
          Layer(.stroke, "M5.8 8.2 H16.4 M5.8 11.4 H9.4 M5.8 14.4 H8.6", width: 0.9),
          Layer(.cutFill, "O 16.2 14.8 5.6", rightToLeft: .move(about: 17.3)),
          Layer(.stroke, "O 16.2 14.8 3.6", rightToLeft: .move(about: 17.3)),
          Layer(.stroke, "M18.9 17.5 L21.6 20.2", width: 1.12, rightToLeft: .move(about: 17.3)),
        ])
    default: nil
    }
  }

  private static func part37(_ index: Int) -> Symbol? {
    switch index {
    case 720:
      Symbol(
        name: "rectangle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 2.4 4.75 19.2 14.5 2.9"),
          Layer(.stroke, "R 2.4 4.75 19.2 14.5 2.9"),
        ])
    case 721:
      Symbol(
        name: "rectangle.leadinghalf.filled", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "R 2.4 4.75 19.2 14.5 2.9"),
          Layer(
            .fill,
            """
            M12 4.75 H5.3 C3.7 4.75 2.4 6.05 2.4 7.65 V16.35 C2.4 17.95 3.7 19.25 5.3 19.25 H12 Z
            """),
        ])
    case 722:
      Symbol(
        name: "rectangle.on.rectangle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M6.4 5.2 C6.7 4 7.6 3.2 9 3.2 H19 C20.6 3.2 21.6 4.2 21.6 5.8 V12.4 C21.6 13.8 20.8 \
            14.7 19.6 15
            """),
          Layer(.stroke, "R 2.4 8 15.4 12 2.6"),
        ])
    case 723:
      Symbol(
        name: "rectangle.portrait.and.arrow.forward", rule: .direction, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M11.7 3.1 H6.6 C4.6 3.1 3.5 4.2 3.5 6.2 V17.8 c0 2 1.1 3.1 3.1 3.1 H11.7 c1.8 0 2.9 \
            -0.9 3 -2.7 M11.7 3.1 c1.8 0 2.9 0.9 3 2.7
            """),
          Layer(.stroke, "M8.9 12 H20.8 M17.2 8.4 L20.8 12 L17.2 15.6"),
        ])
    case 724:
      Symbol(
        name: "rectangle.portrait.and.arrow.right", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M11.7 3.1 H6.6 C4.6 3.1 3.5 4.2 3.5 6.2 V17.8 c0 2 1.1 3.1 3.1 3.1 H11.7 c1.8 0 2.9 \
            -0.9 3 -2.7 M11.7 3.1 c1.8 0 2.9 0.9 3 2.7
            """),
          Layer(.stroke, "M8.9 12 H20.8 M17.2 8.4 L20.8 12 L17.2 15.6"),
        ])
    case 725:
      Symbol(
        name: "rectangle.split.1x2", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2 5 20 14 2.8"),
          Layer(.stroke, "M2 12 H22"),
        ])
    case 726:
      Symbol(
        name: "rectangle.split.2x1", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2 5 20 14 2.8"),
          Layer(.stroke, "M12 5 V19"),
        ])
    case 727:
      Symbol(
        name: "rectangle.split.3x1", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2 5 20 14 2.8"),
          Layer(.stroke, "M8.67 5 V19 M15.33 5 V19", width: 0.9),
        ])
    case 728:
      Symbol(
        name: "rectangle.stack", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.8 9.4 18.4 11.2 2.6"),
          Layer(.stroke, "M5 6.2 H19 M7.2 3.2 H16.8", width: 0.9, heaviestWidth: 0.5),
        ])
    case 729:
      Symbol(
        name: "rectangle.stack.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 2.8 9.4 18.4 11.2 2.6"),
          Layer(.stroke, "R 2.8 9.4 18.4 11.2 2.6"),
          Layer(.stroke, "M5 6.2 H19 M7.2 3.2 H16.8", width: 0.9, heaviestWidth: 0.5),
        ])
    case 730:
      Symbol(
        name: "rectangle.trailinghalf.filled", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "R 2.4 4.75 19.2 14.5 2.9"),
          Layer(
            .fill,
            """
            M12 4.75 H18.7 C20.3 4.75 21.6 6.05 21.6 7.65 V16.35 C21.6 17.95 20.3 19.25 18.7 \
            19.25 H12 Z
            """),
        ])
    case 731:
      Symbol(
        name: "repeat", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M3.6 11.4 V10.4 c0 -2.5 1.6 -4 4 -4 H19.6 M16.4 3.2 L19.6 6.4 L16.4 9.6"),
          Layer(.stroke, "M20.4 12.6 V13.6 c0 2.5 -1.6 4 -4 4 H4.4 M7.6 20.8 L4.4 17.6 L7.6 14.4"),
        ])
    case 732:
      Symbol(
        name: "repeat.1", rule: .localized, mirrors: true,
        layers: [
          Layer(.stroke, "M3.6 11.4 V10.4 c0 -2.5 1.6 -4 4 -4 H19.6 M16.4 3.2 L19.6 6.4 L16.4 9.6"),
          Layer(.stroke, "M20.4 12.6 V13.6 c0 2.5 -1.6 4 -4 4 H4.4 M7.6 20.8 L4.4 17.6 L7.6 14.4"),
          Layer(
            .stroke,
            """
            M11 10.6 L12.4 9.6 V14.6
            """, width: 0.85, heaviestWidth: 0.6, rightToLeft: .stay),
        ],
        variants: [
          .arabicDigits: [
            Layer(
              .stroke,
              """
              M3.6 11.4 V10.4 c0 -2.5 1.6 -4 4 -4 H19.6 M16.4 3.2 L19.6 6.4 L16.4 9.6
              """),
            Layer(
              .stroke,
              """
              M20.4 12.6 V13.6 c0 2.5 -1.6 4 -4 4 H4.4 M7.6 20.8 L4.4 17.6 L7.6 14.4
              """),
            Layer(
              .stroke,
              """
              M11.6 9.4 C12.2 11 12.4 12.6 12.4 14.6
              """, width: 0.85, heaviestWidth: 0.6, rightToLeft: .stay),
          ]
        ])
    case 733:
      Symbol(
        name: "return", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M20.4 5.6 V10.6 C20.4 12.4 19.4 13.4 17.6 13.4 H4 M8.6 8.8 L4 13.4 L8.6 18
            """)
        ])
    case 734:
      Symbol(
        name: "ruler", rule: .tool, mirrors: false,
        layers: [
          Layer(.stroke, "R 1.8 7.4 20.4 9.2 2"),
          Layer(
            .stroke,
            """
            M5.6 7.6 V10.8 M9 7.6 V12.2 M12.4 7.6 V10.8 M15.8 7.6 V12.2 M19 7.6 V10.8
            """, width: 0.85),
        ])
    case 735:
      Symbol(
        name: "safari", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.fill, "M16.9 7.1 L13.6 13.6 L10.4 10.4 Z"),
          Layer(.stroke, "M16.9 7.1 L13.6 13.6 L7.1 16.9 L10.4 10.4 Z", width: 0.5),
        ])
    case 736:
      Symbol(
        name: "safari.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cutFill, "M17.6 6.4 L13.8 13.8 L6.4 17.6 L10.2 10.2 Z"),
          Layer(.fill, "O 12 12 1"),
          Layer(.stroke, "O 12 12 1", width: 0.3),
        ])
    case 737:
      Symbol(
        name: "scissors", rule: .tool, mirrors: false,
        layers: [
          Layer(.stroke, "O 5.7 7 2.9 O 5.7 17 2.9"),
          Layer(.stroke, "M8.2 8.6 L21 16.9 M8.2 15.4 L21 7.1"),
        ])
    case 738:
      Symbol(
        name: "seal", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8.88 4.47 c0.35 -2.63 5.89 -2.63 6.24 0 c2.1 -1.61 6.02 2.31 4.41 4.41 c2.63 0.35 \
            2.63 5.89 0 6.24 c1.61 2.1 -2.31 6.02 -4.41 4.41 c-0.35 2.63 -5.89 2.63 -6.24 0 C6.78 \
            21.14 2.86 17.22 4.47 15.12 C1.84 14.77 1.84 9.23 4.47 8.88 C2.86 6.78 6.78 2.86 8.88 \
            4.47 Z
            """)
        ])
    case 739:
      Symbol(
        name: "seal.fill", rule: .universal, mirrors: false,
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
        ])
    default: nil
    }
  }

  private static func part38(_ index: Int) -> Symbol? {
    switch index {
    case 740:
      Symbol(
        name: "server.rack", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            R 3 3 18 5 1.6 R 3 9.5 18 5 1.6 R 3 16 18 5 1.6
            """, width: 0.9, heaviestWidth: 0.5),
          Layer(
            .stroke,
            """
            M12 5.5 H17.4 M12 12 H17.4 M12 18.5 H17.4
            """, width: 0.85, heaviestWidth: 0.45),
          Layer(
            .stroke,
            """
            M6.6 5.5 H6.8 M6.6 12 H6.8 M6.6 18.5 H6.8
            """, width: 1.05, heaviestWidth: 0.5),
        ])
    case 741:
      Symbol(
        name: "share", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.9 9 H7.4 C5.6 9 4.6 10 4.6 11.8 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.6 c1.8 0 2.8 -1 \
            2.8 -2.8 V11.8 C19.4 10 18.4 9 16.6 9 H16.1
            """),
          Layer(.stroke, "M12 14.7 V1.7 M8.4 5.3 L12 1.7 L15.6 5.3"),
        ])
    case 742:
      Symbol(
        name: "shield", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 21.5 c-0.4 0 -0.8 -0.15 -1.2 -0.4 C6.4 18.7 4.3 16.3 4.3 12.4 V7 C4.3 5.9 4.8 5.3 \
            5.8 4.95 L10.9 2.9 C11.3 2.7 11.6 2.65 12 2.65 c0.4 0 0.7 0.05 1.1 0.25 L18.2 4.95 \
            C19.2 5.3 19.7 5.9 19.7 7 V12.4 c0 3.9 -2.1 6.3 -6.5 8.7 C12.8 21.35 12.4 21.5 12 \
            21.5 Z
            """)
        ])
    case 743:
      Symbol(
        name: "shield.fill", rule: .object, mirrors: false,
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
        ])
    case 744:
      Symbol(
        name: "shift", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 L3.6 12.2 H8 V18 C8 19.2 8.6 19.8 9.8 19.8 H14.2 C15.4 19.8 16 19.2 16 18 \
            V12.2 H20.4 Z
            """)
        ])
    case 745:
      Symbol(
        name: "shift.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M12 3.6 L3.6 12.2 H8 V18 C8 19.2 8.6 19.8 9.8 19.8 H14.2 C15.4 19.8 16 19.2 16 18 \
            V12.2 H20.4 Z
            """),
          Layer(
            .stroke,
            """
            M12 3.6 L3.6 12.2 H8 V18 C8 19.2 8.6 19.8 9.8 19.8 H14.2 C15.4 19.8 16 19.2 16 18 \
            V12.2 H20.4 Z
            """),
        ])
    case 746:
      Symbol(
        name: "shippingbox", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M11 2.9 Q12 2.4 13 2.9 L19.8 6.5 Q20.8 7.1 20.8 8.2 V15.8 Q20.8 16.9 19.8 17.5 L13 \
            21.1 Q12 21.6 11 21.1 L4.2 17.5 Q3.2 16.9 3.2 15.8 V8.2 Q3.2 7.1 4.2 6.5 Z
            """),
          Layer(
            .stroke,
            """
            M3.6 7.2 L12 11.8 L20.4 7.2 M12 11.8 V21.4 M7.6 5 L16.2 9.6 V12.6
            """, width: 0.95),
        ])
    case 747:
      Symbol(
        name: "shippingbox.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M11.1 2.7 C11.7 2.4 12.3 2.4 12.9 2.7 L19.6 6.4 C20.2 6.7 20.6 7.3 20.6 8 V16 C20.6 \
            16.7 20.2 17.3 19.6 17.6 L12.9 21.3 C12.3 21.6 11.7 21.6 11.1 21.3 L4.4 17.6 C3.8 \
            17.3 3.4 16.7 3.4 16 V8 C3.4 7.3 3.8 6.7 4.4 6.4 Z
            """),
          Layer(
            .stroke,
            """
            M11.1 2.7 C11.7 2.4 12.3 2.4 12.9 2.7 L19.6 6.4 C20.2 6.7 20.6 7.3 20.6 8 V16 C20.6 \
            16.7 20.2 17.3 19.6 17.6 L12.9 21.3 C12.3 21.6 11.7 21.6 11.1 21.3 L4.4 17.6 C3.8 \
            17.3 3.4 16.7 3.4 16 V8 C3.4 7.3 3.8 6.7 4.4 6.4 Z
            """),
          Layer(
            .cut,
            """
            M2.8 6.4 L12 11.6 M12 11.6 L21.2 6.4 M12 11.6 V22 M7.4 4.2 L16.8 9.4
            """, width: 0.75),
        ])
    case 748:
      Symbol(
        name: "shuffle", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M2.8 6.8 H5.2 C7 6.8 8.2 7.5 9.2 9 L13.2 15 c1 1.5 2.2 2.2 4 2.2 H20.8 M17.8 14.2 \
            L20.8 17.2 L17.8 20.2
            """, heaviestWidth: 0.72),
          Layer(
            .stroke,
            """
            M2.8 17.2 H5.2 c1.4 0 2.5 -0.5 3.3 -1.4 M13.6 8.4 C14.5 7.3 15.6 6.8 17.2 6.8 H20.8 \
            M17.8 3.8 L20.8 6.8 L17.8 9.8
            """, heaviestWidth: 0.72),
        ])
    case 749:
      Symbol(
        name: "sidebar.leading", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "R 2.4 4.75 19.2 14.5 2.9"),
          Layer(.stroke, "M9 4.75 V19.25"),
          Layer(
            .stroke,
            """
            M4.9 8.6 H6.5 M4.9 11.4 H6.5 M4.9 14.2 H6.5
            """, width: 0.9, heaviestWidth: 0.45),
        ])
    case 750:
      Symbol(
        name: "sidebar.left", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.4 4.75 19.2 14.5 2.9"),
          Layer(.stroke, "M9 4.75 V19.25"),
          Layer(
            .stroke,
            """
            M4.9 8.6 H6.5 M4.9 11.4 H6.5 M4.9 14.2 H6.5
            """, width: 0.9, heaviestWidth: 0.45),
        ])
    case 751:
      Symbol(
        name: "sidebar.right", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.4 4.75 19.2 14.5 2.9"),
          Layer(.stroke, "M15 4.75 V19.25"),
          Layer(
            .stroke,
            """
            M19.1 8.6 H17.5 M19.1 11.4 H17.5 M19.1 14.2 H17.5
            """, width: 0.9, heaviestWidth: 0.45),
        ])
    case 752:
      Symbol(
        name: "sidebar.trailing", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "R 2.4 4.75 19.2 14.5 2.9"),
          Layer(.stroke, "M15 4.75 V19.25"),
          Layer(
            .stroke,
            """
            M19.1 8.6 H17.5 M19.1 11.4 H17.5 M19.1 14.2 H17.5
            """, width: 0.9, heaviestWidth: 0.45),
        ])
    case 753:
      Symbol(
        name: "signature", rule: .localized, mirrors: true,
        layers: [
          Layer(.stroke, "M2.6 19.6 H21.4", heaviestWidth: 0.75),
          Layer(
            .stroke,
            """
            M3.2 12.9 L5.8 15.5 M5.8 12.9 L3.2 15.5
            """, width: 0.95, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M8 15.2 C10.4 12.9 13.2 8.4 12.6 5.2 C12.3 4 11 4.1 10.4 5.8 C9.5 8.6 9.3 13.8 10.9 \
            15.3 C11.9 16.2 13 14.2 13.6 12.2 C13.8 13.8 13.9 15.3 14.7 15.3 C15.6 15.3 15.9 12.7 \
            16.7 12.5 C17.5 12.4 17 15.1 18.1 15.2 C19.1 15.3 19.7 13.8 21 13.2
            """, width: 0.95, heaviestWidth: 0.6, rightToLeft: .move(about: 14)),
        ],
        variants: [
          .arabic: [
            Layer(.stroke, "M2.6 19.6 H21.4", heaviestWidth: 0.75),
            Layer(
              .stroke,
              """
              M3.2 12.9 L5.8 15.5 M5.8 12.9 L3.2 15.5
              """, width: 0.95, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M21 12.4 C20.4 11.3 18.9 11.6 18.8 12.9 C18.7 14.3 20.6 14.6 20.9 13.1 C21 14.6 \
              19.4 15.2 18.2 15.2 C16.7 15.2 16.2 14.4 16.1 12.6 L15.8 4.6 M16.1 12.6 C16.1 14.4 \
              15.4 15.2 14.2 15.2 C13 15.2 12.5 14.5 12.4 13 C12.3 14.5 11.8 15.2 10.7 15.2 C9.6 \
              15.2 9.2 14.5 9.1 13 C9.1 14.4 8.6 15.2 7.4 15.2
              """, width: 0.95, heaviestWidth: 0.6, rightToLeft: .move(about: 14)),
            Layer(.fill, "O 12.3 10.2 0.5", rightToLeft: .move(about: 14)),
            Layer(.stroke, "O 12.3 10.2 0.37", width: 0.45, rightToLeft: .move(about: 14)),
            Layer(.fill, "O 9.4 10.2 0.5", rightToLeft: .move(about: 14)),
            Layer(.stroke, "O 9.4 10.2 0.37", width: 0.45, rightToLeft: .move(about: 14)),
          ],
          .hebrew: [
            Layer(.stroke, "M2.6 19.6 H21.4", heaviestWidth: 0.75),
            Layer(
              .stroke,
              """
              M3.2 12.9 L5.8 15.5 M5.8 12.9 L3.2 15.5
              """, width: 0.95, heaviestWidth: 0.6),
            Layer(
              .stroke,
              """
              M20.9 9.4 C20.9 12.6 20.6 15.2 18.8 15.2 C17.4 15.2 17 13.6 17.3 11.6 M18.9 15.2 \
              C19.3 13.6 19.4 12.2 19.2 10.4
              """, width: 0.95, heaviestWidth: 0.6, rightToLeft: .move(about: 14)),
            Layer(
              .stroke,
              """
              M15.4 4.4 C15 6.6 13.6 9.2 13.2 10.8 C14.6 10.4 15.8 11 15.8 12.5 C15.8 14.2 14.2 \
              15.2 12.4 15.3
              """, width: 0.95, heaviestWidth: 0.6, rightToLeft: .move(about: 14)),
            Layer(
              .stroke,
              """
              M10.9 10.4 V15.2
              """, width: 0.95, heaviestWidth: 0.6, rightToLeft: .move(about: 14)),
            Layer(
              .stroke,
              """
              M8.6 15.2 V12.8 C8.6 11.2 7.8 10.4 6.9 10.4
              """, width: 0.95, heaviestWidth: 0.6, rightToLeft: .move(about: 14)),
          ],
        ])
    case 754:
      Symbol(
        name: "slider.horizontal.3", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M3.2 5.8 H5.6 M10.4 5.8 H20.8 M3.2 12 H13.6 M18.4 12 H20.8 M3.2 18.2 H5.6 M10.4 18.2 \
            H20.8
            """),
          Layer(.stroke, "O 8 5.8 2.2 O 16 12 2.2 O 8 18.2 2.2", width: 0.95),
        ])
    case 755:
      Symbol(
        name: "smallcircle.filled.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.fill, "O 12 12 2.8"),
          Layer(.stroke, "O 12 12 2.8", width: 0.7),
        ])
    case 756:
      Symbol(
        name: "snowflake", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "M12 2.6 V21.4 M3.86 7.3 L20.14 16.7 M3.86 16.7 L20.14 7.3", width: 0.95),
          Layer(
            .stroke,
            """
            M9.4 3.9 L12 6.3 L14.6 3.9 M9.4 20.1 L12 17.7 L14.6 20.1 M3.7 10.2 L7.06 9.15 L6.3 \
            5.7 M17.7 18.3 L16.94 14.85 L20.3 13.8 M3.7 13.8 L7.06 14.85 L6.3 18.3 M17.7 5.7 \
            L16.94 9.15 L20.3 10.2
            """, width: 0.85),
        ])
    case 757:
      Symbol(
        name: "space", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.2 10.4 V13.6 C3.2 14.8 3.8 15.4 5 15.4 H19 C20.2 15.4 20.8 14.8 20.8 13.6 V10.4
            """)
        ])
    case 758:
      Symbol(
        name: "sparkles", rule: .universal, mirrors: false,
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
        ])
    case 759:
      Symbol(
        name: "speaker", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M7.6 9.9 C7.6 9.24 8.14 8.7 8.8 8.7 H10.96 c0.09 0 0.18 -0.03 0.25 -0.09 L15.09 5.39 \
            C15.61 4.96 16.4 5.33 16.4 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L11.21 15.39 C11.14 \
            15.33 11.05 15.3 10.96 15.3 H8.8 C8.14 15.3 7.6 14.76 7.6 14.1 Z
            """)
        ])
    default: nil
    }
  }

  private static func part39(_ index: Int) -> Symbol? {
    switch index {
    case 760:
      Symbol(
        name: "speaker.fill", rule: .motion, mirrors: true,
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
        ])
    case 761:
      Symbol(
        name: "speaker.slash", rule: .slash, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M6.3 9.9 C6.3 9.24 6.84 8.7 7.5 8.7 H9.66 C9.75 8.7 9.84 8.67 9.91 8.61 L13.79 5.39 \
            C14.31 4.96 15.1 5.33 15.1 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L9.91 15.39 C9.84 \
            15.33 9.75 15.3 9.66 15.3 H7.5 C6.84 15.3 6.3 14.76 6.3 14.1 Z
            """, heaviestWidth: 0.58),
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 762:
      Symbol(
        name: "speaker.slash.fill", rule: .slash, mirrors: true,
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
            """, heaviestWidth: 0.7),
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 763:
      Symbol(
        name: "speaker.wave.1", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M5.5 9.9 C5.5 9.24 6.04 8.7 6.7 8.7 H8.86 C8.95 8.7 9.04 8.67 9.11 8.61 L12.99 5.39 \
            C13.51 4.96 14.3 5.33 14.3 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L9.11 15.39 C9.04 \
            15.33 8.95 15.3 8.86 15.3 H6.7 C6.04 15.3 5.5 14.76 5.5 14.1 Z
            """),
          Layer(.stroke, "M17.33 8.71 c1.43 1.96 1.43 4.62 0 6.58"),
        ])
    case 764:
      Symbol(
        name: "speaker.wave.1.fill", rule: .motion, mirrors: true,
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
            """, width: 0.8),
          Layer(.stroke, "M17.33 8.71 c1.43 1.96 1.43 4.62 0 6.58"),
        ])
    case 765:
      Symbol(
        name: "speaker.wave.2", rule: .motion, mirrors: true,
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
        ])
    case 766:
      Symbol(
        name: "speaker.wave.2.fill", rule: .motion, mirrors: true,
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
        ])
    case 767:
      Symbol(
        name: "speaker.wave.3", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M1.5 9.9 C1.5 9.24 2.04 8.7 2.7 8.7 H4.86 C4.95 8.7 5.04 8.67 5.11 8.61 L8.99 5.39 \
            C9.51 4.96 10.3 5.33 10.3 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L5.11 15.39 C5.04 15.33 \
            4.95 15.3 4.86 15.3 H2.7 C2.04 15.3 1.5 14.76 1.5 14.1 Z
            """, heaviestWidth: 0.75),
          Layer(.stroke, "M13.33 8.71 c1.43 1.96 1.43 4.62 0 6.58", heaviestWidth: 0.55),
          Layer(.stroke, "M15.92 6.02 c2.91 3.46 2.91 8.5 0 11.96", heaviestWidth: 0.55),
          Layer(.stroke, "M18.46 3.3 c4.45 4.95 4.45 12.45 0 17.4", heaviestWidth: 0.55),
        ])
    case 768:
      Symbol(
        name: "speaker.wave.3.fill", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M1.2 9.9 C1.2 9.24 1.74 8.7 2.4 8.7 H4.56 C4.65 8.7 4.74 8.67 4.81 8.61 L8.69 5.39 \
            C9.21 4.96 10 5.33 10 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L4.81 15.39 C4.74 15.33 \
            4.65 15.3 4.56 15.3 H2.4 C1.74 15.3 1.2 14.76 1.2 14.1 Z
            """),
          Layer(
            .stroke,
            """
            M1.2 9.9 C1.2 9.24 1.74 8.7 2.4 8.7 H4.56 C4.65 8.7 4.74 8.67 4.81 8.61 L8.69 5.39 \
            C9.21 4.96 10 5.33 10 6 V18 c0 0.67 -0.79 1.04 -1.31 0.61 L4.81 15.39 C4.74 15.33 \
            4.65 15.3 4.56 15.3 H2.4 C1.74 15.3 1.2 14.76 1.2 14.1 Z
            """, width: 0.95, heaviestWidth: 0.72),
          Layer(
            .stroke,
            """
            M13.3 8.9 C14.7 10.8 14.7 13.2 13.3 15.1
            """, width: 1.05, heaviestWidth: 0.66),
          Layer(.stroke, "M16 6.3 C18.7 9.6 18.7 14.4 16 17.7", width: 1.05, heaviestWidth: 0.66),
          Layer(
            .stroke,
            """
            M18.7 3.7 C22.8 8.5 22.8 15.5 18.7 20.3
            """, width: 1.05, heaviestWidth: 0.66),
        ])
    case 769:
      Symbol(
        name: "speaker.zzz", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M1.5 11.3 C1.5 10.64 2.04 10.1 2.7 10.1 H4.86 C4.95 10.1 5.04 10.07 5.11 10.01 L8.99 \
            6.79 C9.51 6.36 10.3 6.73 10.3 7.4 V19.4 c0 0.67 -0.79 1.04 -1.31 0.61 L5.11 16.79 \
            C5.04 16.73 4.95 16.7 4.86 16.7 H2.7 C2.04 16.7 1.5 16.16 1.5 15.5 Z
            """, heaviestWidth: 0.75),
          Layer(
            .stroke,
            """
            M13.4 12.2 H17.2 L13.4 17 H17.2
            """, width: 0.9, heaviestWidth: 0.6, rightToLeft: .move(about: 15.3)),
          Layer(
            .stroke,
            """
            M17.6 4 H22 L17.6 9.4 H22
            """, width: 0.9, heaviestWidth: 0.6, rightToLeft: .move(about: 19.8)),
        ])
    case 770:
      Symbol(
        name: "square", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3")
        ])
    case 771:
      Symbol(
        name: "square.2.layers.3d", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M10.9 5.3 Q12 4.8 13.1 5.3 L20.9 9 Q22 9.6 20.9 10.2 L13.1 13.9 Q12 14.4 10.9 13.9 \
            L3.1 10.2 Q2 9.6 3.1 9 Z
            """, width: 0.95),
          Layer(
            .stroke,
            """
            M3.3 13.4 Q2 14.2 3.2 14.8 L10.9 18.5 Q12 19 13.1 18.5 L20.8 14.8 Q22 14.2 20.7 13.4
            """, width: 0.95),
        ])
    case 772:
      Symbol(
        name: "square.3.layers.3d", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M10.9 3.3 Q12 2.8 13.1 3.3 L20.9 7 Q22 7.6 20.9 8.2 L13.1 11.9 Q12 12.4 10.9 11.9 \
            L3.1 8.2 Q2 7.6 3.1 7 Z
            """, width: 0.95),
          Layer(
            .stroke,
            """
            M3.3 11.4 Q2 12.2 3.2 12.8 L10.9 16.5 Q12 17 13.1 16.5 L20.8 12.8 Q22 12.2 20.7 11.4
            """, width: 0.95),
          Layer(
            .stroke,
            """
            M3.3 15.8 Q2 16.6 3.2 17.2 L10.9 20.9 Q12 21.4 13.1 20.9 L20.8 17.2 Q22 16.6 20.7 \
            15.8
            """, width: 0.95),
        ])
    case 773:
      Symbol(
        name: "square.and.arrow.down", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.9 9 H7.4 C5.6 9 4.6 10 4.6 11.8 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.6 c1.8 0 2.8 -1 \
            2.8 -2.8 V11.8 C19.4 10 18.4 9 16.6 9 H16.1
            """),
          Layer(.stroke, "M12 1.9 V15.8 M8.4 12.2 L12 15.8 L15.6 12.2"),
        ])
    case 774:
      Symbol(
        name: "square.and.arrow.down.fill", rule: .direction, mirrors: false,
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
        ])
    case 775:
      Symbol(
        name: "square.and.arrow.up", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7.9 9 H7.4 C5.6 9 4.6 10 4.6 11.8 V18.3 c0 1.8 1 2.8 2.8 2.8 H12 H16.6 c1.8 0 2.8 -1 \
            2.8 -2.8 V11.8 C19.4 10 18.4 9 16.6 9 H16.1
            """),
          Layer(.stroke, "M12 14.7 V1.7 M8.4 5.3 L12 1.7 L15.6 5.3"),
        ])
    case 776:
      Symbol(
        name: "square.and.arrow.up.fill", rule: .direction, mirrors: false,
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
        ])
    case 777:
      Symbol(
        name: "square.and.pencil", rule: .tool, mirrors: false,
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
        ])
    case 778:
      Symbol(
        name: "square.dashed", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.2 8 V6.6 C3.2 4.4 4.4 3.2 6.6 3.2 H8 M16 3.2 H17.4 C19.6 3.2 20.8 4.4 20.8 6.6 V8 \
            M20.8 16 V17.4 C20.8 19.6 19.6 20.8 17.4 20.8 H16 M8 20.8 H6.6 C4.4 20.8 3.2 19.6 3.2 \
            17.4 V16 M11 3.2 H13 M11 20.8 H13 M3.2 11 V13 M20.8 11 V13
            """, heaviestWidth: 0.62)
        ])
    case 779:
      Symbol(
        name: "square.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
        ])
    default: nil
    }
  }

  private static func part40(_ index: Int) -> Symbol? {
    switch index {
    case 780:
      Symbol(
        name: "square.grid.2x2", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            R 3.5 3.5 6.5 6.5 1.5 R 14 3.5 6.5 6.5 1.5 R 3.5 14 6.5 6.5 1.5 R 14 14 6.5 6.5 1.5
            """)
        ])
    case 781:
      Symbol(
        name: "square.grid.2x2.fill", rule: .universal, mirrors: false,
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
        ])
    case 782:
      Symbol(
        name: "square.grid.3x3", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            R 2.8 2.8 4.4 4.4 .8 R 9.8 2.8 4.4 4.4 .8 R 16.8 2.8 4.4 4.4 .8 R 2.8 9.8 4.4 4.4 .8 \
            R 9.8 9.8 4.4 4.4 .8 R 16.8 9.8 4.4 4.4 .8 R 2.8 16.8 4.4 4.4 .8 R 9.8 16.8 4.4 4.4 \
            .8 R 16.8 16.8 4.4 4.4 .8
            """, width: 0.9, heaviestWidth: 0.75)
        ])
    case 783:
      Symbol(
        name: "square.grid.3x3.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            R 3.2 3.2 4.8 4.8 1.3 R 9.6 3.2 4.8 4.8 1.3 R 16 3.2 4.8 4.8 1.3 R 3.2 9.6 4.8 4.8 \
            1.3 R 9.6 9.6 4.8 4.8 1.3 R 16 9.6 4.8 4.8 1.3 R 3.2 16 4.8 4.8 1.3 R 9.6 16 4.8 4.8 \
            1.3 R 16 16 4.8 4.8 1.3
            """),
          Layer(
            .stroke,
            """
            R 3.2 3.2 4.8 4.8 1.3 R 9.6 3.2 4.8 4.8 1.3 R 16 3.2 4.8 4.8 1.3 R 3.2 9.6 4.8 4.8 \
            1.3 R 9.6 9.6 4.8 4.8 1.3 R 16 9.6 4.8 4.8 1.3 R 3.2 16 4.8 4.8 1.3 R 9.6 16 4.8 4.8 \
            1.3 R 16 16 4.8 4.8 1.3
            """, width: 0.7),
        ])
    case 784:
      Symbol(
        name: "square.on.square", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 7.8 7.8 13.2 13.2 3.1"),
          Layer(
            .stroke,
            """
            M7.9 16.2 H6.3 C4.2 16.2 3 15 3 12.9 V6.3 C3 4.2 4.2 3 6.3 3 H12.9 C15 3 16.2 4.2 \
            16.2 6.3 V7.6
            """),
        ])
    case 785:
      Symbol(
        name: "square.split.1x2", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "M3.2 12 H20.8"),
        ])
    case 786:
      Symbol(
        name: "square.split.2x1", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "M12 3.2 V20.8"),
        ])
    case 787:
      Symbol(
        name: "square.stack", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 4.4 8.8 15.2 12.2 2.8"),
          Layer(.stroke, "M6.4 5.7 H17.6 M8.4 2.8 H15.6", width: 0.9, heaviestWidth: 0.5),
        ])
    case 788:
      Symbol(
        name: "square.stack.3d.up", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M10.9 3.3 Q12 2.8 13.1 3.3 L20.9 7 Q22 7.6 20.9 8.2 L13.1 11.9 Q12 12.4 10.9 11.9 \
            L3.1 8.2 Q2 7.6 3.1 7 Z
            """, width: 0.95),
          Layer(
            .stroke,
            """
            M3.3 11.4 Q2 12.2 3.2 12.8 L10.9 16.5 Q12 17 13.1 16.5 L20.8 12.8 Q22 12.2 20.7 11.4
            """, width: 0.95),
          Layer(
            .stroke,
            """
            M3.3 15.8 Q2 16.6 3.2 17.2 L10.9 20.9 Q12 21.4 13.1 20.9 L20.8 17.2 Q22 16.6 20.7 \
            15.8
            """, width: 0.95),
        ])
    case 789:
      Symbol(
        name: "square.stack.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 4.4 8.8 15.2 12.2 2.8"),
          Layer(.stroke, "R 4.4 8.8 15.2 12.2 2.8"),
          Layer(.stroke, "M6.4 5.7 H17.6 M8.4 2.8 H15.6", width: 0.9, heaviestWidth: 0.5),
        ])
    case 790:
      Symbol(
        name: "star", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M11.44 3.03 c0.21 -0.5 0.91 -0.5 1.12 0 L14.91 8.85 L21.17 9.29 C21.71 9.32 21.93 10 \
            21.52 10.34 L16.71 14.38 L18.22 20.47 c0.13 0.52 -0.44 0.94 -0.9 0.66 L12 17.8 L6.68 \
            21.13 C6.22 21.41 5.65 20.99 5.78 20.47 L7.29 14.38 L2.48 10.34 C2.07 10 2.29 9.32 \
            2.83 9.29 L9.09 8.85 Z
            """)
        ])
    case 791:
      Symbol(
        name: "star.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M11.7 7.16 C11.81 6.89 12.19 6.89 12.3 7.16 L13.57 10.3 L16.95 10.54 C17.24 10.55 \
            17.36 10.92 17.14 11.1 L14.54 13.29 L15.36 16.57 C15.43 16.85 15.12 17.08 14.87 16.93 \
            L12 15.13 L9.13 16.93 C8.88 17.08 8.57 16.85 8.64 16.57 L9.46 13.29 L6.86 11.1 C6.64 \
            10.92 6.76 10.55 7.05 10.54 L10.43 10.3 Z
            """),
          Layer(
            .stroke,
            """
            M11.7 7.16 C11.81 6.89 12.19 6.89 12.3 7.16 L13.57 10.3 L16.95 10.54 C17.24 10.55 \
            17.36 10.92 17.14 11.1 L14.54 13.29 L15.36 16.57 C15.43 16.85 15.12 17.08 14.87 16.93 \
            L12 15.13 L9.13 16.93 C8.88 17.08 8.57 16.85 8.64 16.57 L9.46 13.29 L6.86 11.1 C6.64 \
            10.92 6.76 10.55 7.05 10.54 L10.43 10.3 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 792:
      Symbol(
        name: "star.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M11.7 7.16 C11.81 6.89 12.19 6.89 12.3 7.16 L13.57 10.3 L16.95 10.54 C17.24 10.55 \
            17.36 10.92 17.14 11.1 L14.54 13.29 L15.36 16.57 C15.43 16.85 15.12 17.08 14.87 16.93 \
            L12 15.13 L9.13 16.93 C8.88 17.08 8.57 16.85 8.64 16.57 L9.46 13.29 L6.86 11.1 C6.64 \
            10.92 6.76 10.55 7.05 10.54 L10.43 10.3 Z
            """),
          Layer(
            .cut,
            """
            M11.7 7.16 C11.81 6.89 12.19 6.89 12.3 7.16 M12.3 7.16 L13.57 10.3 M13.57 10.3 L16.95 \
            10.54 M16.95 10.54 C17.24 10.55 17.36 10.92 17.14 11.1 M17.14 11.1 L14.54 13.29 \
            M14.54 13.29 L15.36 16.57 M15.36 16.57 C15.43 16.85 15.12 17.08 14.87 16.93 M14.87 \
            16.93 L12 15.13 M12 15.13 L9.13 16.93 M9.13 16.93 C8.88 17.08 8.57 16.85 8.64 16.57 \
            M8.64 16.57 L9.46 13.29 M9.46 13.29 L6.86 11.1 M6.86 11.1 C6.64 10.92 6.76 10.55 7.05 \
            10.54 M7.05 10.54 L10.43 10.3 M10.43 10.3 L11.7 7.16
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 793:
      Symbol(
        name: "star.fill", rule: .universal, mirrors: false,
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
        ])
    case 794:
      Symbol(
        name: "star.leadinghalf.filled", rule: .direction, mirrors: true,
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
        ])
    case 795:
      Symbol(
        name: "star.square", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M11.71 7.34 C11.82 7.08 12.18 7.08 12.29 7.34 L13.51 10.36 L16.77 10.59 C17.05 10.61 \
            17.16 10.96 16.95 11.14 L14.45 13.24 L15.23 16.4 C15.3 16.67 15.01 16.89 14.77 16.75 \
            L12 15.02 L9.23 16.75 C8.99 16.89 8.7 16.67 8.77 16.4 L9.55 13.24 L7.05 11.14 C6.84 \
            10.96 6.95 10.61 7.23 10.59 L10.49 10.36 Z
            """),
          Layer(
            .stroke,
            """
            M11.71 7.34 C11.82 7.08 12.18 7.08 12.29 7.34 L13.51 10.36 L16.77 10.59 C17.05 10.61 \
            17.16 10.96 16.95 11.14 L14.45 13.24 L15.23 16.4 C15.3 16.67 15.01 16.89 14.77 16.75 \
            L12 15.02 L9.23 16.75 C8.99 16.89 8.7 16.67 8.77 16.4 L9.55 13.24 L7.05 11.14 C6.84 \
            10.96 6.95 10.61 7.23 10.59 L10.49 10.36 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
        ])
    case 796:
      Symbol(
        name: "star.square.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(.stroke, "R 3.2 3.2 17.6 17.6 4.4"),
          Layer(
            .cutFill,
            """
            M11.71 7.34 C11.82 7.08 12.18 7.08 12.29 7.34 L13.51 10.36 L16.77 10.59 C17.05 10.61 \
            17.16 10.96 16.95 11.14 L14.45 13.24 L15.23 16.4 C15.3 16.67 15.01 16.89 14.77 16.75 \
            L12 15.02 L9.23 16.75 C8.99 16.89 8.7 16.67 8.77 16.4 L9.55 13.24 L7.05 11.14 C6.84 \
            10.96 6.95 10.61 7.23 10.59 L10.49 10.36 Z
            """),
          Layer(
            .cut,
            """
            M11.71 7.34 C11.82 7.08 12.18 7.08 12.29 7.34 M12.29 7.34 L13.51 10.36 M13.51 10.36 \
            L16.77 10.59 M16.77 10.59 C17.05 10.61 17.16 10.96 16.95 11.14 M16.95 11.14 L14.45 \
            13.24 M14.45 13.24 L15.23 16.4 M15.23 16.4 C15.3 16.67 15.01 16.89 14.77 16.75 M14.77 \
            16.75 L12 15.02 M12 15.02 L9.23 16.75 M9.23 16.75 C8.99 16.89 8.7 16.67 8.77 16.4 \
            M8.77 16.4 L9.55 13.24 M9.55 13.24 L7.05 11.14 M7.05 11.14 C6.84 10.96 6.95 10.61 \
            7.23 10.59 M7.23 10.59 L10.49 10.36 M10.49 10.36 L11.71 7.34
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 797:
      Symbol(
        name: "stop", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 4.6 4.6 14.8 14.8 2.2")
        ])
    case 798:
      Symbol(
        name: "stop.circle", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 8.6 8.6 6.81 6.81 1.01"),
          Layer(.stroke, "R 8.6 8.6 6.81 6.81 1.01", width: 0.3, heaviestWidth: 0.2),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 799:
      Symbol(
        name: "stop.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cutFill, "R 8.39 8.39 7.22 7.22 1.07"),
        ])
    default: nil
    }
  }

  private static func part41(_ index: Int) -> Symbol? {
    switch index {
    case 800:
      Symbol(
        name: "stop.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 4.6 4.6 14.8 14.8 2.2"),
          Layer(.stroke, "R 4.6 4.6 14.8 14.8 2.2"),
        ])
    case 801:
      Symbol(
        name: "stopwatch", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 13.4 8"),
          Layer(.stroke, "M9.6 2.4 H14.4 M12 2.6 V5.2 M18.2 6.2 L19.6 4.8"),
          Layer(.stroke, "M12 13.4 V8.8", width: 0.95),
        ])
    case 802:
      Symbol(
        name: "stopwatch.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 13.4 8"),
          Layer(.stroke, "O 12 13.4 8"),
          Layer(.cut, "M12 13.4 V8.6"),
          Layer(.stroke, "M9.6 2.4 H14.4 M12 2.6 V5.2 M18.2 6.2 L19.6 4.8"),
        ])
    case 803:
      Symbol(
        name: "strikethrough", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M16.6 7.4 C16 5.4 14.4 4.4 12 4.4 C9.3 4.4 7.5 5.8 7.5 7.9 C7.5 9.6 8.5 10.6 10.6 \
            11.3 M7.1 16.2 C7.6 18.4 9.4 19.6 12.1 19.6 C14.9 19.6 16.8 18.1 16.8 15.9 C16.8 15.2 \
            16.6 14.6 16.3 14.2
            """),
          Layer(.stroke, "M3.6 12.4 H20.4"),
        ])
    case 804:
      Symbol(
        name: "suitcase", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.4 7 19.2 13 2.9"),
          Layer(
            .stroke,
            """
            M8.4 7 V5.6 C8.4 4.5 9.1 3.8 10.2 3.8 H13.8 C14.9 3.8 15.6 4.5 15.6 5.6 V7 M7 7 V20 \
            M17 7 V20
            """),
        ])
    case 805:
      Symbol(
        name: "suitcase.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 2.4 7 19.2 13 2.9"),
          Layer(.stroke, "R 2.4 7 19.2 13 2.9"),
          Layer(
            .stroke,
            """
            M8.4 7 V5.6 C8.4 4.5 9.1 3.8 10.2 3.8 H13.8 C14.9 3.8 15.6 4.5 15.6 5.6 V7
            """),
          Layer(.cut, "M7 6.6 L7 20.6 M17 6.6 L17 20.6", width: 0.8),
        ])
    case 806:
      Symbol(
        name: "sun.max", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 4.1"),
          Layer(
            .stroke,
            """
            M12 4.4 V2.4 M17.37 6.63 L18.79 5.21 M19.6 12 H21.6 M17.37 17.37 L18.79 18.79 M12 \
            19.6 V21.6 M6.63 17.37 L5.21 18.79 M4.4 12 H2.4 M6.63 6.63 L5.21 5.21
            """),
        ])
    case 807:
      Symbol(
        name: "sun.max.circle", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 2.21", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M12 7.9 L12 6.82 M14.9 9.1 L15.67 8.33 M16.1 12 L17.18 12 M14.9 14.9 L15.67 15.67 M12 \
            16.1 L12 17.18 M9.1 14.9 L8.33 15.67 M7.9 12 L6.82 12 M9.1 9.1 L8.33 8.33
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 808:
      Symbol(
        name: "sun.max.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "O 12 12 2.21", width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M12 7.9 L12 6.82 M14.9 9.1 L15.67 8.33 M16.1 12 L17.18 12 M14.9 14.9 L15.67 15.67 M12 \
            16.1 L12 17.18 M9.1 14.9 L8.33 15.67 M7.9 12 L6.82 12 M9.1 9.1 L8.33 8.33
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 809:
      Symbol(
        name: "sun.max.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 4.1"),
          Layer(.stroke, "O 12 12 4.1"),
          Layer(
            .stroke,
            """
            M12 4.4 V2.4 M17.37 6.63 L18.79 5.21 M19.6 12 H21.6 M17.37 17.37 L18.79 18.79 M12 \
            19.6 V21.6 M6.63 17.37 L5.21 18.79 M4.4 12 H2.4 M6.63 6.63 L5.21 5.21
            """),
        ])
    case 810:
      Symbol(
        name: "sun.min", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 4.4"),
          Layer(.fill, "O 20 12 0.62"),
          Layer(.stroke, "O 20 12 0.49", width: 0.45),
          Layer(.fill, "O 17.66 17.66 0.62"),
          Layer(.stroke, "O 17.66 17.66 0.49", width: 0.45),
          Layer(.fill, "O 12 20 0.62"),
          Layer(.stroke, "O 12 20 0.49", width: 0.45),
          Layer(.fill, "O 6.34 17.66 0.62"),
          Layer(.stroke, "O 6.34 17.66 0.49", width: 0.45),
          Layer(.fill, "O 4 12 0.62"),
          Layer(.stroke, "O 4 12 0.49", width: 0.45),
          Layer(.fill, "O 6.34 6.34 0.62"),
          Layer(.stroke, "O 6.34 6.34 0.49", width: 0.45),
          Layer(.fill, "O 12 4 0.62"),
          Layer(.stroke, "O 12 4 0.49", width: 0.45),
          Layer(.fill, "O 17.66 6.34 0.62"),
          Layer(.stroke, "O 17.66 6.34 0.49", width: 0.45),
        ])
    case 811:
      Symbol(
        name: "sunrise", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M5.4 15.4 C5.4 11.7 8.3 8.8 12 8.8 C15.7 8.8 18.6 11.7 18.6 15.4 M1.8 15.6 H22.2 M5 \
            19.6 H19
            """),
          Layer(
            .stroke,
            """
            M12 5.6 V2.2 M9.8 4.2 L12 2 L14.2 4.2 M4.4 8 L5.6 9.2 M19.6 8 L18.4 9.2
            """, width: 0.95, heaviestWidth: 0.6),
        ])
    case 812:
      Symbol(
        name: "sunset", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M5.4 15.4 C5.4 11.7 8.3 8.8 12 8.8 C15.7 8.8 18.6 11.7 18.6 15.4 M1.8 15.6 H22.2 M5 \
            19.6 H19
            """),
          Layer(
            .stroke,
            """
            M12 2 V5.4 M9.8 3.6 L12 5.8 L14.2 3.6 M4.4 8 L5.6 9.2 M19.6 8 L18.4 9.2
            """, width: 0.95, heaviestWidth: 0.6),
        ])
    case 813:
      Symbol(
        name: "switch.2", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 3.2 3.3 17.6 7.4 3.7"),
          Layer(.stroke, "R 3.2 3.3 17.6 7.4 3.7", width: 0.85),
          Layer(.cutFill, "O 17.1 7 2.5"),
          Layer(.stroke, "R 3.2 13.3 17.6 7.4 3.7", width: 0.85),
          Layer(.fill, "O 6.9 17 2.29"),
          Layer(.stroke, "O 6.9 17 2.29", width: 0.5),
        ])
    case 814:
      Symbol(
        name: "tablecells", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.2 4.4 19.6 15.2 3"),
          Layer(.stroke, "M2.2 9.4 H21.8 M2.2 14.5 H21.8 M9 4.4 V19.6", width: 0.85),
        ])
    case 815:
      Symbol(
        name: "tag", rule: .object, mirrors: false,
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
        ])
    case 816:
      Symbol(
        name: "tag.circle", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M7.25 8.38 C7.25 7.76 7.76 7.25 8.38 7.25 L11.36 7.25 C11.63 7.25 11.89 7.36 12.09 \
            7.55 L16.34 11.8 C16.71 12.18 16.71 12.79 16.34 13.17 L13.17 16.34 C12.79 16.71 12.18 \
            16.71 11.8 16.34 L7.55 12.09 C7.36 11.89 7.25 11.63 7.25 11.36 Z
            """),
          Layer(
            .stroke,
            """
            M7.25 8.38 C7.25 7.76 7.76 7.25 8.38 7.25 L11.36 7.25 C11.63 7.25 11.89 7.36 12.09 \
            7.55 L16.34 11.8 C16.71 12.18 16.71 12.79 16.34 13.17 L13.17 16.34 C12.79 16.71 12.18 \
            16.71 11.8 16.34 L7.55 12.09 C7.36 11.89 7.25 11.63 7.25 11.36 Z
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.cutFill, "O 9.68 9.68 0.45"),
          Layer(.cut, "O 9.68 9.68 0.38", width: 0.63, heaviestWidth: 0.42),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 817:
      Symbol(
        name: "tag.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cutFill,
            """
            M7.25 8.38 C7.25 7.76 7.76 7.25 8.38 7.25 L11.36 7.25 C11.63 7.25 11.89 7.36 12.09 \
            7.55 L16.34 11.8 C16.71 12.18 16.71 12.79 16.34 13.17 L13.17 16.34 C12.79 16.71 12.18 \
            16.71 11.8 16.34 L7.55 12.09 C7.36 11.89 7.25 11.63 7.25 11.36 Z
            """),
          Layer(
            .cut,
            """
            M7.25 8.38 C7.25 7.76 7.76 7.25 8.38 7.25 M8.38 7.25 L11.36 7.25 M11.36 7.25 C11.63 \
            7.25 11.89 7.36 12.09 7.55 M12.09 7.55 L16.34 11.8 M16.34 11.8 C16.71 12.18 16.71 \
            12.79 16.34 13.17 M16.34 13.17 L13.17 16.34 M13.17 16.34 C12.79 16.71 12.18 16.71 \
            11.8 16.34 M11.8 16.34 L7.55 12.09 M7.55 12.09 C7.36 11.89 7.25 11.63 7.25 11.36 \
            M7.25 11.36 L7.25 8.38
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(.fill, "O 9.68 9.68 0.45"),
          Layer(.stroke, "O 9.68 9.68 0.38", width: 0.67, heaviestWidth: 0.45),
        ])
    case 818:
      Symbol(
        name: "tag.fill", rule: .object, mirrors: false,
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
        ])
    case 819:
      Symbol(
        name: "terminal", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 2.4 4 19.2 16 2.8"),
          Layer(.stroke, "M6 8.2 L9.6 11.2 L6 14.2 M11.6 14.6 H16.4", width: 0.95),
        ])
    default: nil
    }
  }

  private static func part42(_ index: Int) -> Symbol? {
    switch index {
    case 820:
      Symbol(
        name: "terminal.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 2.4 4 19.2 16 2.8"),
          Layer(.stroke, "R 2.4 4 19.2 16 2.8"),
          Layer(.cut, "M6 8.2 L9.6 11.2 M9.6 11.2 L6 14.2 M11.6 14.6 H16.4"),
        ])
    case 821:
      Symbol(
        name: "text.aligncenter", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M3.6 5.4 H20.4 M6.6 9.8 H17.4 M3.6 14.2 H20.4 M6.6 18.6 H17.4")
        ])
    case 822:
      Symbol(
        name: "text.alignleft", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M3.6 5.4 H20.4 M3.6 9.8 H14.6 M3.6 14.2 H20.4 M3.6 18.6 H14.6")
        ])
    case 823:
      Symbol(
        name: "text.alignright", rule: .direction, mirrors: false,
        layers: [
          Layer(.stroke, "M3.6 5.4 H20.4 M9.4 9.8 H20.4 M3.6 14.2 H20.4 M9.4 18.6 H20.4")
        ])
    case 824:
      Symbol(
        name: "text.badge.checkmark", rule: .badge, mirrors: true,
        layers: [
          Layer(.stroke, "M3 5.2 H21 M3 10.4 H21 M3 15.6 H10"),
          Layer(
            .stroke,
            """
            M13.6 17.4 L16 20 L21 13.8
            """, heaviestWidth: 0.8, rightToLeft: .move(about: 17.3)),
        ])
    case 825:
      Symbol(
        name: "text.below.photo", rule: .textDirection, mirrors: true,
        layers: [
          Layer(.stroke, "R 3.4 2.8 17.2 10.8 2.2", rightToLeft: .stay),
          Layer(
            .fill,
            """
            M4 12 L8 8.6 C8.6 8.1 9.2 8.1 9.8 8.6 L11.6 10.2 L14.4 7.6 C15 7.1 15.8 7.1 16.4 7.6 \
            L20 11 V13 H4 Z
            """, rightToLeft: .stay),
          Layer(.stroke, "M3.4 17.4 H20.6 M3.4 21.2 H14.6", width: 0.95),
        ])
    case 826:
      Symbol(
        name: "text.book.closed", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M5 18.6 V5.6 C5 3.9 6 2.9 7.7 2.9 H17.4 C18.6 2.9 19.2 3.5 19.2 4.7 V16.6 H7.2 C5.8 \
            16.6 5 17.4 5 18.7 C5 20 5.8 20.9 7.2 20.9 H19.2
            """),
          Layer(.stroke, "M9 7 H15.2 M9 10.4 H13.2", width: 0.9),
        ])
    case 827:
      Symbol(
        name: "text.bubble", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
            C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
            C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
            """),
          Layer(.stroke, "M7.4 9.4 H16.6 M7.4 13.2 H13.4", width: 0.9),
        ])
    case 828:
      Symbol(
        name: "text.bubble.fill", rule: .textDirection, mirrors: true,
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
          Layer(.cut, "M7.4 9.4 H16.6 M7.4 13.2 H13.4", width: 0.95),
        ])
    case 829:
      Symbol(
        name: "text.cursor", rule: .localized, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M8.9 10.1 V17.6 M8.9 13.8 C8.9 16 7.6 17.7 5.6 17.7 C3.6 17.7 2.3 16.1 2.3 13.8 C2.3 \
            11.5 3.6 9.9 5.6 9.9 C7.6 9.9 8.9 11.6 8.9 13.8 Z
            """, width: 0.95, heaviestWidth: 0.68, rightToLeft: .move(about: 8.9)),
          Layer(
            .stroke,
            """
            M12.1 5.6 V17.6 M12.1 13.8 C12.1 11.6 13.4 9.9 15.3 9.9 C17.2 9.9 18.4 11.5 18.4 13.8 \
            C18.4 16.1 17.2 17.7 15.3 17.7 C13.4 17.7 12.1 16 12.1 13.8 Z
            """, width: 0.95, heaviestWidth: 0.68, rightToLeft: .move(about: 8.9)),
          Layer(.stroke, "M21.6 4.2 V19.8"),
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M1.88 9.44 C1.31 13.47 3.03 14.36 7.37 14.36 C11.71 14.36 13.55 13.47 12.86 9.44
              """, width: 0.9, rightToLeft: .move(about: 9)),
            Layer(.fill, "O 7.37 19.61 0.96", rightToLeft: .move(about: 9)),
            Layer(.stroke, "O 7.37 19.61 0.79", width: 0.65, rightToLeft: .move(about: 9)),
            Layer(.stroke, "M20.6 4.2 V19.8"),
          ],
          .hebrew: [
            Layer(
              .stroke,
              """
              M3.38 8.17 H7.5 C9.75 8.17 10.68 9.44 10.68 12 V18.83 M2.82 18.83 H12.18
              """, width: 0.9, rightToLeft: .move(about: 9)),
            Layer(.stroke, "M20.6 4.2 V19.8"),
          ],
        ])
    case 830:
      Symbol(
        name: "text.justify", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M3.6 5.4 H20.4 M3.6 9.8 H20.4 M3.6 14.2 H20.4 M3.6 18.6 H20.4")
        ])
    case 831:
      Symbol(
        name: "text.justify.leading", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "M3.6 5.4 H20.4 M3.6 9.8 H14.6 M3.6 14.2 H20.4 M3.6 18.6 H14.6")
        ])
    case 832:
      Symbol(
        name: "text.justify.trailing", rule: .direction, mirrors: true,
        layers: [
          Layer(.stroke, "M3.6 5.4 H20.4 M9.4 9.8 H20.4 M3.6 14.2 H20.4 M9.4 18.6 H20.4")
        ])
    case 833:
      Symbol(
        name: "text.magnifyingglass", rule: .tool, mirrors: true,
        layers: [
          Layer(.stroke, "M3 5.2 H19 M3 10.4 H8.2 M3 15.6 H8.2"),
          Layer(.stroke, "O 15.2 14 4.2", rightToLeft: .move(about: 16.2)),
          Layer(.stroke, "M18.3 17.1 L21.3 20.1", width: 1.12, rightToLeft: .move(about: 16.2)),
        ])
    case 834:
      Symbol(
        name: "text.quote", rule: .textDirection, mirrors: true,
        layers: [
          Layer(.stroke, "M3.6 5 V19", width: 1.1),
          Layer(
            .stroke,
            """
            M9.2 5.4 H20.6 M9.2 9.8 H20.6 M9.2 14.2 H20.6 M9.2 18.6 H15.4
            """, width: 0.92),
        ])
    case 835:
      Symbol(
        name: "textformat", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M1.4 18.2 L6.4 5.8 L11.4 18.2 M3.3 13.86 H9.5", heaviestWidth: 0.92),
          Layer(
            .stroke,
            """
            M22 12.13 C21.13 11.24 20.14 10.8 19.02 10.8 C17.04 10.8 15.8 12.28 15.8 14.5 C15.8 \
            16.72 17.04 18.2 19.02 18.2 C20.76 18.2 22 17.02 22 14.94 M22 10.8 V18.2
            """, heaviestWidth: 0.9),
        ])
    case 836:
      Symbol(
        name: "textformat.size", rule: .localized, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M1.4 18.2 L4.2 11.8 L7 18.2 M2.46 15.96 H5.94
            """, heaviestWidth: 0.74, rightToLeft: .move(about: 4.2)),
          Layer(
            .stroke,
            """
            M10.8 18.2 L16.5 4.8 L22.2 18.2 M12.97 13.51 H20.03
            """, heaviestWidth: 0.92, rightToLeft: .move(about: 16.5)),
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M4.54 12.63 C4.09 11.99 3.64 11.8 3.19 11.8 C2.39 11.8 1.94 12.57 1.94 13.46 C1.94 \
              14.49 2.65 14.74 4.89 14.23 C2.92 14.62 1.4 15.51 1.4 16.79 C1.4 17.82 2.3 18.2 \
              3.37 18.2 C4.36 18.2 5.16 17.94 5.88 17.3
              """, heaviestWidth: 0.74, rightToLeft: .move(about: 3.64)),
            Layer(
              .stroke,
              """
              M19.46 6.54 C18.55 5.2 17.64 4.8 16.73 4.8 C15.09 4.8 14.17 6.41 14.17 8.28 C14.17 \
              10.43 15.63 10.96 20.19 9.89 C16.18 10.7 13.08 12.57 13.08 15.25 C13.08 17.4 14.9 \
              18.2 17.09 18.2 C19.1 18.2 20.74 17.66 22.2 16.32
              """, heaviestWidth: 0.92, rightToLeft: .move(about: 17.64)),
          ],
          .hebrew: [
            Layer(
              .stroke,
              """
              M1.59 11.8 L6.02 18.2 M5.73 11.8 V13.08 C5.73 14.49 5.25 15.13 4.19 15.51 M2.84 \
              13.72 C1.98 14.62 1.69 15.77 1.69 18.2
              """, heaviestWidth: 0.74, rightToLeft: .move(about: 3.81)),
            Layer(
              .stroke,
              """
              M12.79 4.8 L21.81 18.2 M21.22 4.8 V7.48 C21.22 10.43 20.24 11.77 18.08 12.57 M15.34 \
              8.82 C13.57 10.7 12.98 13.11 12.98 18.2
              """, heaviestWidth: 0.92, rightToLeft: .move(about: 17.3)),
          ],
        ])
    case 837:
      Symbol(
        name: "textformat.size.larger", rule: .localized, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M1.6 18.2 L7.2 5 L12.8 18.2 M3.73 13.58 H10.67
            """, width: 0.98, rightToLeft: .move(about: 7.2)),
          Layer(.stroke, "M16.6 7.4 L19.2 4.8 L21.8 7.4", width: 0.85),
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M7.87 6.72 C6.98 5.4 6.08 5 5.18 5 C3.57 5 2.68 6.58 2.68 8.43 C2.68 10.54 4.11 \
              11.07 8.59 10.02 C4.65 10.81 1.6 12.66 1.6 15.3 C1.6 17.41 3.39 18.2 5.54 18.2 \
              C7.51 18.2 9.13 17.67 10.56 16.35
              """, width: 0.98, rightToLeft: .move(about: 6.08)),
            Layer(.stroke, "M16.6 7.4 L19.2 4.8 L21.8 7.4", width: 0.85),
          ],
          .hebrew: [
            Layer(
              .stroke,
              """
              M1.99 5 L10.85 18.2 M10.27 5 V7.64 C10.27 10.54 9.31 11.86 7.19 12.66 M4.49 8.96 \
              C2.76 10.81 2.18 13.18 2.18 18.2
              """, width: 0.98, rightToLeft: .move(about: 6.42)),
            Layer(.stroke, "M16.6 7.4 L19.2 4.8 L21.8 7.4", width: 0.85),
          ],
        ])
    case 838:
      Symbol(
        name: "textformat.size.smaller", rule: .localized, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M1.6 18.2 L7.2 5 L12.8 18.2 M3.73 13.58 H10.67
            """, width: 0.98, rightToLeft: .move(about: 7.2)),
          Layer(.stroke, "M16.6 5 L19.2 7.6 L21.8 5", width: 0.85),
        ],
        variants: [
          .arabic: [
            Layer(
              .stroke,
              """
              M7.87 6.72 C6.98 5.4 6.08 5 5.18 5 C3.57 5 2.68 6.58 2.68 8.43 C2.68 10.54 4.11 \
              11.07 8.59 10.02 C4.65 10.81 1.6 12.66 1.6 15.3 C1.6 17.41 3.39 18.2 5.54 18.2 \
              C7.51 18.2 9.13 17.67 10.56 16.35
              """, width: 0.98, rightToLeft: .move(about: 6.08)),
            Layer(.stroke, "M16.6 5 L19.2 7.6 L21.8 5", width: 0.85),
          ],
          .hebrew: [
            Layer(
              .stroke,
              """
              M1.99 5 L10.85 18.2 M10.27 5 V7.64 C10.27 10.54 9.31 11.86 7.19 12.66 M4.49 8.96 \
              C2.76 10.81 2.18 13.18 2.18 18.2
              """, width: 0.98, rightToLeft: .move(about: 6.42)),
            Layer(.stroke, "M16.6 5 L19.2 7.6 L21.8 5", width: 0.85),
          ],
        ])
    case 839:
      Symbol(
        name: "thermometer", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M9 13.6 V5 C9 3.3 10.2 2.2 12 2.2 C13.8 2.2 15 3.3 15 5 V13.6 C16.3 14.4 17 15.7 17 \
            17.2 C17 20 14.8 22 12 22 C9.2 22 7 20 7 17.2 C7 15.7 7.7 14.4 9 13.6 Z
            """),
          Layer(.fill, "O 12 17.3 2.1"),
          Layer(.stroke, "O 12 17.3 2.1", width: 0.6),
          Layer(.stroke, "M12 7.4 V16.4", width: 0.9, heaviestWidth: 0.42),
        ])
    default: nil
    }
  }

  private static func part43(_ index: Int) -> Symbol? {
    switch index {
    case 840:
      Symbol(
        name: "ticket", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M2.4 8 C2.4 6.6 3.2 5.8 4.6 5.8 H19.4 C20.8 5.8 21.6 6.6 21.6 8 V9.8 C20.3 9.9 19.4 \
            10.8 19.4 12 C19.4 13.2 20.3 14.1 21.6 14.2 V16 C21.6 17.4 20.8 18.2 19.4 18.2 H4.6 \
            C3.2 18.2 2.4 17.4 2.4 16 V14.2 C3.7 14.1 4.6 13.2 4.6 12 C4.6 10.8 3.7 9.9 2.4 9.8 Z
            """),
          Layer(.stroke, "M14.6 8.4 V9.2 M14.6 11.6 V12.4 M14.6 14.8 V15.6", width: 0.8),
        ])
    case 841:
      Symbol(
        name: "ticket.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M2.4 8 C2.4 6.6 3.2 5.8 4.6 5.8 H19.4 C20.8 5.8 21.6 6.6 21.6 8 V9.8 C20.3 9.9 19.4 \
            10.8 19.4 12 C19.4 13.2 20.3 14.1 21.6 14.2 V16 C21.6 17.4 20.8 18.2 19.4 18.2 H4.6 \
            C3.2 18.2 2.4 17.4 2.4 16 V14.2 C3.7 14.1 4.6 13.2 4.6 12 C4.6 10.8 3.7 9.9 2.4 9.8 Z
            """),
          Layer(
            .stroke,
            """
            M2.4 8 C2.4 6.6 3.2 5.8 4.6 5.8 H19.4 C20.8 5.8 21.6 6.6 21.6 8 V9.8 C20.3 9.9 19.4 \
            10.8 19.4 12 C19.4 13.2 20.3 14.1 21.6 14.2 V16 C21.6 17.4 20.8 18.2 19.4 18.2 H4.6 \
            C3.2 18.2 2.4 17.4 2.4 16 V14.2 C3.7 14.1 4.6 13.2 4.6 12 C4.6 10.8 3.7 9.9 2.4 9.8 Z
            """),
          Layer(.cut, "M14.6 8.4 V9.4 M14.6 11.5 V12.5 M14.6 14.6 V15.6", width: 0.8),
        ])
    case 842:
      Symbol(
        name: "timer", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 2.75 c4.37 0 8.14 3.05 9.05 7.33 c0.91 4.27 -1.3 8.59 -5.29 10.37 C11.77 22.23 \
            7.08 20.97 4.52 17.44 C1.95 13.9 2.2 9.06 5.13 5.81
            """),
          Layer(.stroke, "M12 2.75 V6.6"),
          Layer(.stroke, "M7.6 7.6 L12.6 12.6", width: 1.2),
        ])
    case 843:
      Symbol(
        name: "togglepower", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M12 7.4 V16.6", width: 1.1),
        ])
    case 844:
      Symbol(
        name: "tram", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 5 5.2 14 12.8 3"),
          Layer(.stroke, "M5 12.4 H19 M9 2.6 H15 M12 2.6 V5.2", width: 0.9),
          Layer(.fill, "O 8.6 15.2 0.6 O 15.4 15.2 0.6"),
          Layer(.stroke, "O 8.6 15.2 0.6 O 15.4 15.2 0.6", width: 0.5),
          Layer(.stroke, "M8 18.2 L6 21.4 M16 18.2 L18 21.4"),
        ])
    case 845:
      Symbol(
        name: "tram.circle", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 8.22 8.33 7.56 6.91 1.62", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M8.22 12.22 L15.78 12.22 M10.38 6.92 L13.62 6.92 M12 6.92 L12 8.33
            """, width: 0.81, heaviestWidth: 0.54),
          Layer(.fill, "O 10.16 13.73 0.32 O 13.84 13.73 0.32"),
          Layer(.stroke, "O 10.16 13.73 0.32 O 13.84 13.73 0.32", width: 0.45, heaviestWidth: 0.3),
          Layer(
            .stroke,
            """
            M9.84 15.35 L8.76 17.08 M14.16 15.35 L15.24 17.08
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 846:
      Symbol(
        name: "tram.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "R 8.22 8.33 7.56 6.91 1.62", width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M8.22 12.22 L15.78 12.22 M10.38 6.92 L13.62 6.92 M12 6.92 L12 8.33
            """, width: 0.86, heaviestWidth: 0.57),
          Layer(.cutFill, "O 10.16 13.73 0.32 O 13.84 13.73 0.32"),
          Layer(.cut, "O 10.16 13.73 0.32 O 13.84 13.73 0.32", width: 0.48, heaviestWidth: 0.32),
          Layer(
            .cut,
            """
            M9.84 15.35 L8.76 17.08 M14.16 15.35 L15.24 17.08
            """, width: 0.95, heaviestWidth: 0.64),
        ])
    case 847:
      Symbol(
        name: "trash", rule: .object, mirrors: false,
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
        ])
    case 848:
      Symbol(
        name: "trash.circle", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "M7.41 8.76 L16.59 8.76", width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M10.27 8.71 L10.27 7.95 C10.27 7.25 10.7 6.87 11.35 6.87 L12 6.87 L12.65 6.87 C13.3 \
            6.87 13.73 7.25 13.73 7.95 L13.73 8.71
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M8.38 8.87 L8.79 15.73 C8.84 16.64 9.41 17.13 10.27 17.13 L12 17.13 L13.73 17.13 \
            C14.59 17.13 15.16 16.64 15.21 15.73 L15.62 8.87
            """, width: 0.9, heaviestWidth: 0.6),
          Layer(
            .stroke,
            """
            M10.35 10.7 L10.54 15.19 M12 10.7 L12 15.19 M13.65 10.7 L13.46 15.19
            """, width: 0.68, heaviestWidth: 0.45),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 849:
      Symbol(
        name: "trash.circle.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M7.41 8.76 L16.59 8.76", width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M10.27 8.71 L10.27 7.95 M10.27 7.95 C10.27 7.25 10.7 6.87 11.35 6.87 M11.35 6.87 L12 \
            6.87 M12 6.87 L12.65 6.87 M12.65 6.87 C13.3 6.87 13.73 7.25 13.73 7.95 M13.73 7.95 \
            L13.73 8.71
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M8.38 8.87 L8.79 15.73 M8.79 15.73 C8.84 16.64 9.41 17.13 10.27 17.13 M10.27 17.13 \
            L12 17.13 M12 17.13 L13.73 17.13 M13.73 17.13 C14.59 17.13 15.16 16.64 15.21 15.73 \
            M15.21 15.73 L15.62 8.87
            """, width: 0.95, heaviestWidth: 0.64),
          Layer(
            .cut,
            """
            M10.35 10.7 L10.54 15.19 M12 10.7 L12 15.19 M13.65 10.7 L13.46 15.19
            """, width: 0.72, heaviestWidth: 0.48),
        ])
    case 850:
      Symbol(
        name: "trash.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "M3.5 6 H20.5", heaviestWidth: 0.72),
          Layer(
            .stroke,
            """
            M8.8 5.9 V4.5 c0 -1.3 0.8 -2 2 -2 H12 H13.2 c1.2 0 2 0.7 2 2 V5.9
            """, heaviestWidth: 0.72),
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
            """, width: 0.8, heaviestWidth: 0.42),
          Layer(
            .cut,
            """
            M8.95 11.2 L9.25 18 M12 11.2 V18 M15.05 11.2 L14.75 18
            """, width: 0.75, heaviestWidth: 0.5),
        ])
    case 851:
      Symbol(
        name: "tray", rule: .object, mirrors: false,
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
        ])
    case 852:
      Symbol(
        name: "tray.and.arrow.down", rule: .direction, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M2.6 13.8 V17.3 c0 1.9 1.1 3 3 3 H18.4 c1.9 0 3 -1.1 3 -3 V13.8 L19 8.2 M2.6 13.8 L5 \
            8.2
            """),
          Layer(
            .stroke,
            """
            M2.8 13.8 H7.6 c0.7 0 1.1 0.4 1.2 1 c0.3 1.4 1.5 2.4 3.2 2.4 c1.7 0 2.9 -1 3.2 -2.4 \
            c0.1 -0.6 0.5 -1 1.2 -1 H21.2
            """),
          Layer(.stroke, "M12 1.6 V9.6 M8.8 6.4 L12 9.6 L15.2 6.4", width: 0.92),
        ])
    case 853:
      Symbol(
        name: "tray.fill", rule: .object, mirrors: false,
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
        ])
    case 854:
      Symbol(
        name: "triangle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M10.35 5.2 c0.74 -1.27 2.56 -1.27 3.3 0 L20.4 16.9 c0.74 1.27 -0.18 2.85 -1.64 2.85 \
            H5.24 C3.78 19.75 2.86 18.17 3.6 16.9 Z
            """)
        ])
    case 855:
      Symbol(
        name: "triangle.fill", rule: .universal, mirrors: false,
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
        ])
    case 856:
      Symbol(
        name: "trophy", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M7 3.4 H17 V9.6 C17 13 15.1 15 12 15 C8.9 15 7 13 7 9.6 Z M7 5.2 H3.4 V6.6 C3.4 9 4.8 \
            10.6 7.2 10.8 M17 5.2 H20.6 V6.6 C20.6 9 19.2 10.6 16.8 10.8 M12 15 V20 M8 20.6 H16
            """)
        ])
    case 857:
      Symbol(
        name: "trophy.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "M7 3.2 H17 V9.4 C17 13 15 15.4 12 15.4 C9 15.4 7 13 7 9.4 Z"),
          Layer(.stroke, "M7 3.2 H17 V9.4 C17 13 15 15.4 12 15.4 C9 15.4 7 13 7 9.4 Z"),
          Layer(
            .stroke,
            """
            M6.8 5.2 H3.4 C3.2 9.2 4.8 11.6 7.8 12 M17.2 5.2 H20.6 C20.8 9.2 19.2 11.6 16.2 12
            """),
          Layer(.stroke, "M12 15.4 V18.6 M7.8 20.8 H16.2 M9.6 18.6 H14.4"),
        ])
    case 858:
      Symbol(
        name: "truck.box", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M3.9 16.7 H3.2 C2.2 16.7 1.6 16.1 1.6 15.1 V7.2 C1.6 5.9 2.4 5.1 3.7 5.1 H12 C13.3 \
            5.1 14.1 5.9 14.1 7.2 V16.7 H8.7
            """),
          Layer(
            .stroke,
            """
            M14.1 8.7 H17.3 C18.2 8.7 18.8 9 19.3 9.7 L21.8 13 C22.2 13.5 22.4 14 22.4 14.6 V15.2 \
            C22.4 16.1 21.8 16.7 20.9 16.7 H20.6 M14.1 16.7 H15.8
            """),
          Layer(.stroke, "O 6.3 17.1 2.1 O 18.2 17.1 2.1", width: 0.95),
        ])
    case 859:
      Symbol(
        name: "truck.box.fill", rule: .motion, mirrors: true,
        layers: [
          Layer(
            .fill,
            """
            M12 5.1 H3.7 C2.4 5.1 1.6 5.9 1.6 7.2 V15.1 C1.6 16.1 2.2 16.7 3.2 16.7 H13 V6.1 C13 \
            5.4 12.7 5.1 12 5.1 Z
            """),
          Layer(
            .stroke,
            """
            M12 5.1 H3.7 C2.4 5.1 1.6 5.9 1.6 7.2 V15.1 C1.6 16.1 2.2 16.7 3.2 16.7 H13 V6.1 C13 \
            5.4 12.7 5.1 12 5.1 Z
            """, width: 0.6),
          Layer(
            .fill,
            """
            M15.4 8.7 H17.3 C18.2 8.7 18.8 9 19.3 9.7 L21.8 13 C22.2 13.5 22.4 14 22.4 14.6 V15.2 \
            C22.4 16.1 21.8 16.7 20.9 16.7 H15.4 Z
            """),
          Layer(
            .stroke,
            """
            M15.4 8.7 H17.3 C18.2 8.7 18.8 9 19.3 9.7 L21.8 13 C22.2 13.5 22.4 14 22.4 14.6 V15.2 \
            C22.4 16.1 21.8 16.7 20.9 16.7 H15.4 Z
            """, width: 0.6),
          Layer(.cutFill, "O 6.3 17.1 2.3 O 18.2 17.1 2.3"),
          Layer(.cut, "O 6.3 17.1 2.1 O 18.2 17.1 2.1", width: 1.9),
          Layer(.stroke, "O 6.3 17.1 1.9 O 18.2 17.1 1.9", width: 0.9),
        ])
    default: nil
    }
  }

  private static func part44(_ index: Int) -> Symbol? {
    switch index {
    case 860:
      Symbol(
        name: "tv", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "R 1.8 4.6 20.4 13.2 2.4"),
          Layer(.stroke, "M8 20.6 H16"),
        ])
    case 861:
      Symbol(
        name: "tv.fill", rule: .object, mirrors: false,
        layers: [
          Layer(.fill, "R 1.8 4.6 20.4 13.2 2.4"),
          Layer(.stroke, "R 1.8 4.6 20.4 13.2 2.4"),
          Layer(.stroke, "M8 20.6 H16"),
        ])
    case 862:
      Symbol(
        name: "umbrella", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 C6.8 3.6 2.8 7.6 2.6 12.6 C3.4 11.6 4.6 11 5.8 11 C7.1 11 8.2 11.6 8.9 12.6 \
            C9.6 11.6 10.7 11 12 11 C13.3 11 14.4 11.6 15.1 12.6 C15.8 11.6 16.9 11 18.2 11 C19.4 \
            11 20.6 11.6 21.4 12.6 C21.2 7.6 17.2 3.6 12 3.6 Z M12 2.2 V3.6
            """),
          Layer(.stroke, "M12 11 V19 C12 20.5 11.1 21.4 9.8 21.4 C8.5 21.4 7.6 20.5 7.6 19.2"),
        ])
    case 863:
      Symbol(
        name: "umbrella.fill", rule: .object, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M2.4 12 C2.6 7 6.8 3.8 12 3.8 C17.2 3.8 21.4 7 21.6 12 C19.4 10.4 17.2 10.4 15.2 12 \
            C13.2 10.6 10.8 10.6 8.8 12 C6.8 10.4 4.6 10.4 2.4 12 Z
            """),
          Layer(
            .stroke,
            """
            M2.4 12 C2.6 7 6.8 3.8 12 3.8 C17.2 3.8 21.4 7 21.6 12 C19.4 10.4 17.2 10.4 15.2 12 \
            C13.2 10.6 10.8 10.6 8.8 12 C6.8 10.4 4.6 10.4 2.4 12 Z
            """, heaviestWidth: 0.85),
          Layer(
            .stroke,
            """
            M12 3.6 V2.2 M12 11.6 V19 C12 20.6 13 21.6 14.4 21.6 C15.8 21.6 16.8 20.6 16.8 19.2
            """),
        ])
    case 864:
      Symbol(
        name: "underline", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M7 3.8 V10.4 C7 13.6 8.9 15.6 12 15.6 C15.1 15.6 17 13.6 17 10.4 V3.8"),
          Layer(.stroke, "M5.4 20.2 H18.6"),
        ])
    case 865:
      Symbol(
        name: "video", rule: .motion, mirrors: true,
        layers: [
          Layer(.stroke, "R 1.9 5.6 13.6 12.8 2.9"),
          Layer(
            .stroke,
            """
            M18.2 10.29 c0 -0.12 0.05 -0.23 0.15 -0.31 L20.63 8.11 C21.22 7.62 22.1 8.04 22.1 8.8 \
            V15.2 c0 0.76 -0.88 1.18 -1.47 0.69 L18.35 14.02 C18.25 13.94 18.2 13.83 18.2 13.71 Z
            """),
        ])
    case 866:
      Symbol(
        name: "video.bubble", rule: .textDirection, mirrors: true,
        layers: [
          Layer(
            .stroke,
            """
            M12 3.6 c5.3 0 9.3 3.4 9.3 7.7 C21.3 15.6 17.3 19 12 19 C11 19 10.1 18.9 9.2 18.7 \
            C8.1 19.9 6.5 20.8 4.7 21 C4.3 21.1 4.1 20.6 4.4 20.3 C5.1 19.6 5.6 18.4 5.6 17.2 \
            C3.8 15.8 2.7 13.7 2.7 11.3 C2.7 7 6.7 3.6 12 3.6 Z
            """),
          Layer(.fill, "R 7.2 8.5 6.2 5.8 1.4"),
          Layer(.stroke, "R 7.2 8.5 6.2 5.8 1.4", width: 0.4),
          Layer(.fill, "M14.8 10.8 L17 9.2 V13.6 L14.8 12 Z"),
          Layer(.stroke, "M14.8 10.8 L17 9.2 V13.6 L14.8 12 Z", width: 0.4),
        ])
    case 867:
      Symbol(
        name: "video.circle", rule: .motion, mirrors: true,
        layers: [
          Layer(.fill, "R 6.55 8.54 7.34 6.91 1.57"),
          Layer(.stroke, "R 6.55 8.54 7.34 6.91 1.57", width: 0.81, heaviestWidth: 0.54),
          Layer(
            .fill,
            """
            M15.35 11.08 C15.35 11.01 15.38 10.95 15.43 10.91 L16.66 9.9 C16.98 9.63 17.45 9.86 \
            17.45 10.27 L17.45 13.73 C17.45 14.14 16.98 14.37 16.66 14.1 L15.43 13.09 C15.38 \
            13.05 15.35 12.99 15.35 12.92 Z
            """),
          Layer(
            .stroke,
            """
            M15.35 11.08 C15.35 11.01 15.38 10.95 15.43 10.91 L16.66 9.9 C16.98 9.63 17.45 9.86 \
            17.45 10.27 L17.45 13.73 C17.45 14.14 16.98 14.37 16.66 14.1 L15.43 13.09 C15.38 \
            13.05 15.35 12.99 15.35 12.92 Z
            """, width: 0.81, heaviestWidth: 0.54),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 868:
      Symbol(
        name: "video.circle.fill", rule: .motion, mirrors: true,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cutFill, "R 6.55 8.54 7.34 6.91 1.57"),
          Layer(.cut, "R 6.55 8.54 7.34 6.91 1.57", width: 0.86, heaviestWidth: 0.57),
          Layer(
            .cutFill,
            """
            M15.35 11.08 C15.35 11.01 15.38 10.95 15.43 10.91 L16.66 9.9 C16.98 9.63 17.45 9.86 \
            17.45 10.27 L17.45 13.73 C17.45 14.14 16.98 14.37 16.66 14.1 L15.43 13.09 C15.38 \
            13.05 15.35 12.99 15.35 12.92 Z
            """),
          Layer(
            .cut,
            """
            M15.35 11.08 C15.35 11.01 15.38 10.95 15.43 10.91 M15.43 10.91 L16.66 9.9 M16.66 9.9 \
            C16.98 9.63 17.45 9.86 17.45 10.27 M17.45 10.27 L17.45 13.73 M17.45 13.73 C17.45 \
            14.14 16.98 14.37 16.66 14.1 M16.66 14.1 L15.43 13.09 M15.43 13.09 C15.38 13.05 15.35 \
            12.99 15.35 12.92 M15.35 12.92 L15.35 11.08
            """, width: 0.86, heaviestWidth: 0.57),
        ])
    case 869:
      Symbol(
        name: "video.fill", rule: .motion, mirrors: true,
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
        ])
    case 870:
      Symbol(
        name: "video.slash", rule: .slash, mirrors: true,
        layers: [
          Layer(.stroke, "R 1.9 5.6 13.6 12.8 2.9"),
          Layer(
            .stroke,
            """
            M18.2 10.29 c0 -0.12 0.05 -0.23 0.15 -0.31 L20.63 8.11 C21.22 7.62 22.1 8.04 22.1 8.8 \
            V15.2 c0 0.76 -0.88 1.18 -1.47 0.69 L18.35 14.02 C18.25 13.94 18.2 13.83 18.2 13.71 Z
            """),
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 871:
      Symbol(
        name: "video.slash.fill", rule: .slash, mirrors: true,
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
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    case 872:
      Symbol(
        name: "viewfinder", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3.2 8 V6.2 c0 -1.9 1.1 -3 3 -3 H8 M20.8 8 V6.2 c0 -1.9 -1.1 -3 -3 -3 H16 M3.2 16 \
            V17.8 c0 1.9 1.1 3 3 3 H8 M20.8 16 V17.8 c0 1.9 -1.1 3 -3 3 H16
            """)
        ])
    case 873:
      Symbol(
        name: "wand.and.stars", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "M3.6 20.4 L14 10", width: 1.15),
          Layer(
            .stroke,
            """
            M16.6 3 V7.4 M14.4 5.2 H18.8 M20 9.8 V13 M18.4 11.4 H21.6 M9 3.4 V6.2 M7.6 4.8 H10.4 \
            M18 16.8 V19 M16.9 17.9 H19.1
            """, width: 0.95, heaviestWidth: 0.6),
        ])
    case 874:
      Symbol(
        name: "waveform", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M3 10.4 V13.6 M6 7.6 V16.4 M9 4.2 V19.8 M12 8.2 V15.8 M15 5.4 V18.6 M18 8.8 V15.2 M21 \
            10.8 V13.2
            """, heaviestWidth: 0.58)
        ])
    case 875:
      Symbol(
        name: "waveform.path.ecg", rule: .object, mirrors: false,
        layers: [
          Layer(.stroke, "M1.8 12.6 H6.4 L9 5 L14 19.6 L16.6 12.6 H22.2")
        ])
    case 876:
      Symbol(
        name: "wifi", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M2.03 8.73 C7.54 3.22 16.46 3.22 21.97 8.73", width: 1.2),
          Layer(.stroke, "M5.49 12.19 C9.09 8.6 14.91 8.6 18.51 12.19", width: 1.2),
          Layer(.fill, "M12 19 L9.35 16.25 c1.48 -1.41 3.82 -1.41 5.29 0.02 Z"),
          Layer(.stroke, "M12 19 L9.35 16.25 c1.48 -1.41 3.82 -1.41 5.29 0.02 Z", width: 0.5),
        ])
    case 877:
      Symbol(
        name: "wifi.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M6.62 10.23 C9.59 7.26 14.41 7.26 17.38 10.23
            """, width: 1.08, heaviestWidth: 0.72),
          Layer(
            .stroke,
            """
            M8.48 12.1 C10.43 10.16 13.57 10.16 15.52 12.1
            """, width: 1.08, heaviestWidth: 0.72),
          Layer(.fill, "M12 15.78 L10.57 14.29 C11.37 13.53 12.63 13.53 13.43 14.31 Z"),
          Layer(
            .stroke,
            """
            M12 15.78 L10.57 14.29 C11.37 13.53 12.63 13.53 13.43 14.31 Z
            """, width: 0.45, heaviestWidth: 0.3),
          Layer(.stroke, "O 12 12 9.25"),
        ])
    case 878:
      Symbol(
        name: "wifi.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(
            .cut,
            """
            M6.62 10.23 C9.59 7.26 14.41 7.26 17.38 10.23
            """, width: 1.14, heaviestWidth: 0.76),
          Layer(
            .cut,
            """
            M8.48 12.1 C10.43 10.16 13.57 10.16 15.52 12.1
            """, width: 1.14, heaviestWidth: 0.76),
          Layer(.cutFill, "M12 15.78 L10.57 14.29 C11.37 13.53 12.63 13.53 13.43 14.31 Z"),
          Layer(
            .cut,
            """
            M12 15.78 L10.57 14.29 M10.57 14.29 C11.37 13.53 12.63 13.53 13.43 14.31 M13.43 14.31 \
            L12 15.78
            """, width: 0.48, heaviestWidth: 0.32),
        ])
    case 879:
      Symbol(
        name: "wifi.slash", rule: .slash, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M2.03 8.73 C7.54 3.22 16.46 3.22 21.97 8.73
            """, width: 1.2, heaviestWidth: 0.8),
          Layer(
            .stroke,
            """
            M5.49 12.19 C9.09 8.6 14.91 8.6 18.51 12.19
            """, width: 1.2, heaviestWidth: 0.8),
          Layer(.fill, "M12 19 L9.35 16.25 c1.48 -1.41 3.82 -1.41 5.29 0.02 Z"),
          Layer(.stroke, "M12 19 L9.35 16.25 c1.48 -1.41 3.82 -1.41 5.29 0.02 Z", width: 0.5),
          Layer(.cut, "M3.6 3.6 L20.4 20.4", width: 2.1, heaviestWidth: 1.5, rightToLeft: .stay),
          Layer(.stroke, "M3.6 3.6 L20.4 20.4", heaviestWidth: 0.68, rightToLeft: .stay),
        ])
    default: nil
    }
  }

  private static func part45(_ index: Int) -> Symbol? {
    switch index {
    case 880:
      Symbol(
        name: "wind", rule: .object, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M2.6 8.6 H12.8 C14.6 8.6 15.8 7.5 15.8 5.9 C15.8 4.4 14.7 3.4 13.3 3.4 C12.1 3.4 11.2 \
            4 10.8 5.1 M2.6 12.2 H18.4 C20.2 12.2 21.4 11.1 21.4 9.5 C21.4 8 20.3 7 18.9 7 C17.7 \
            7 16.8 7.6 16.4 8.7 M2.6 15.8 H14.4 C16.2 15.8 17.4 16.8 17.4 18.3 C17.4 19.7 16.4 \
            20.7 15 20.7 C13.8 20.7 12.9 20 12.6 19
            """, heaviestWidth: 0.62)
        ])
    case 881:
      Symbol(
        name: "wrench", rule: .tool, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M20.7 6.3 L17.5 9.5 L14.5 6.5 L17.7 3.3 C15.2 2.4 12.4 3.2 11.2 5.6 C10.5 7 10.5 8.4 \
            11 9.8 L3.8 17 C2.9 17.9 2.9 19.3 3.8 20.2 C4.7 21.1 6.1 21.1 7 20.2 L14.2 13 C15.6 \
            13.5 17 13.5 18.4 12.8 C20.8 11.6 21.6 8.8 20.7 6.3 Z
            """)
        ])
    case 882:
      Symbol(
        name: "wrench.fill", rule: .tool, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M20.7 6.3 L17.5 9.5 L14.5 6.5 L17.7 3.3 C15.2 2.4 12.4 3.2 11.2 5.6 C10.5 7 10.5 8.4 \
            11 9.8 L3.8 17 C2.9 17.9 2.9 19.3 3.8 20.2 C4.7 21.1 6.1 21.1 7 20.2 L14.2 13 C15.6 \
            13.5 17 13.5 18.4 12.8 C20.8 11.6 21.6 8.8 20.7 6.3 Z
            """),
          Layer(
            .stroke,
            """
            M20.7 6.3 L17.5 9.5 L14.5 6.5 L17.7 3.3 C15.2 2.4 12.4 3.2 11.2 5.6 C10.5 7 10.5 8.4 \
            11 9.8 L3.8 17 C2.9 17.9 2.9 19.3 3.8 20.2 C4.7 21.1 6.1 21.1 7 20.2 L14.2 13 C15.6 \
            13.5 17 13.5 18.4 12.8 C20.8 11.6 21.6 8.8 20.7 6.3 Z
            """),
        ])
    case 883:
      Symbol(
        name: "xmark", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "M5.8 5.8 L18.2 18.2 M18.2 5.8 L5.8 18.2")
        ])
    case 884:
      Symbol(
        name: "xmark.circle", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.stroke, "M8.9 8.9 L15.1 15.1 M15.1 8.9 L8.9 15.1"),
        ])
    case 885:
      Symbol(
        name: "xmark.circle.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "O 12 12 9.25"),
          Layer(.stroke, "O 12 12 9.25"),
          Layer(.cut, "M8.9 8.9 L15.1 15.1 M15.1 8.9 L8.9 15.1", width: 1.06),
        ])
    case 886:
      Symbol(
        name: "xmark.octagon", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M21.15 14.58 Q21.15 15.79 20.29 16.65 L16.65 20.29 Q15.79 21.15 14.58 21.15 L9.42 \
            21.15 Q8.21 21.15 7.35 20.29 L3.71 16.65 Q2.85 15.79 2.85 14.58 L2.85 9.42 Q2.85 8.21 \
            3.71 7.35 L7.35 3.71 Q8.21 2.85 9.42 2.85 L14.58 2.85 Q15.79 2.85 16.65 3.71 L20.29 \
            7.35 Q21.15 8.21 21.15 9.42 Z
            """),
          Layer(.stroke, "M8.7 8.7 L15.3 15.3 M15.3 8.7 L8.7 15.3"),
        ])
    case 887:
      Symbol(
        name: "xmark.octagon.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .fill,
            """
            M21.15 14.58 Q21.15 15.79 20.29 16.65 L16.65 20.29 Q15.79 21.15 14.58 21.15 L9.42 \
            21.15 Q8.21 21.15 7.35 20.29 L3.71 16.65 Q2.85 15.79 2.85 14.58 L2.85 9.42 Q2.85 8.21 \
            3.71 7.35 L7.35 3.71 Q8.21 2.85 9.42 2.85 L14.58 2.85 Q15.79 2.85 16.65 3.71 L20.29 \
            7.35 Q21.15 8.21 21.15 9.42 Z
            """),
          Layer(
            .stroke,
            """
            M21.15 14.58 Q21.15 15.79 20.29 16.65 L16.65 20.29 Q15.79 21.15 14.58 21.15 L9.42 \
            21.15 Q8.21 21.15 7.35 20.29 L3.71 16.65 Q2.85 15.79 2.85 14.58 L2.85 9.42 Q2.85 8.21 \
            3.71 7.35 L7.35 3.71 Q8.21 2.85 9.42 2.85 L14.58 2.85 Q15.79 2.85 16.65 3.71 L20.29 \
            7.35 Q21.15 8.21 21.15 9.42 Z
            """),
          Layer(.cut, "M8.7 8.7 L15.3 15.3 M15.3 8.7 L8.7 15.3", width: 1.06),
        ])
    case 888:
      Symbol(
        name: "xmark.seal", rule: .universal, mirrors: false,
        layers: [
          Layer(
            .stroke,
            """
            M8.88 4.47 c0.35 -2.63 5.89 -2.63 6.24 0 c2.1 -1.61 6.02 2.31 4.41 4.41 c2.63 0.35 \
            2.63 5.89 0 6.24 c1.61 2.1 -2.31 6.02 -4.41 4.41 c-0.35 2.63 -5.89 2.63 -6.24 0 C6.78 \
            21.14 2.86 17.22 4.47 15.12 C1.84 14.77 1.84 9.23 4.47 8.88 C2.86 6.78 6.78 2.86 8.88 \
            4.47 Z
            """),
          Layer(.stroke, "M8.9 8.9 L15.1 15.1 M15.1 8.9 L8.9 15.1"),
        ])
    case 889:
      Symbol(
        name: "xmark.seal.fill", rule: .universal, mirrors: false,
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
          Layer(.cut, "M8.9 8.9 L15.1 15.1 M15.1 8.9 L8.9 15.1", width: 1.06),
        ])
    case 890:
      Symbol(
        name: "xmark.square", rule: .universal, mirrors: false,
        layers: [
          Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.stroke, "M8.9 8.9 L15.1 15.1 M15.1 8.9 L8.9 15.1"),
        ])
    case 891:
      Symbol(
        name: "xmark.square.fill", rule: .universal, mirrors: false,
        layers: [
          Layer(.fill, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.stroke, "R 3.75 3.75 16.5 16.5 3.3"),
          Layer(.cut, "M8.9 8.9 L15.1 15.1 M15.1 8.9 L8.9 15.1", width: 1.06),
        ])
    default: nil
    }
  }
}
