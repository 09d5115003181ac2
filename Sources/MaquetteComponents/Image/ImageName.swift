import MaquetteCore

/// What a spec writes after `Image:`: a symbol's name, or a picture file's.
enum ImageName: SpecValue {
  case symbol(String)
  case file(ImageFileValue)

  static func specType(range: ClosedRange<Double>) -> SpecType { .picture }

  static func read(_ node: SpecNode, by reader: SpecReader) -> ImageName? {
    guard let name = node.scalar, !name.isEmpty else {
      reader.mismatch(node, wanted: "a symbol's name or a file's")
      return nil
    }
    if ImageData.isFileName(name) {
      return ImageFileValue.read(node, by: reader).map(ImageName.file)
    }
    reader.checkSymbol(node)
    return .symbol(name)
  }

  var specText: String {
    switch self {
    case .symbol(let name): name
    case .file(let file): file.specText
    }
  }
}

/// A picture file that a spec names.
struct ImageFileValue: SpecValue {
  var data: ImageData

  static func specType(range: ClosedRange<Double>) -> SpecType { .imageFile }

  static func read(_ node: SpecNode, by reader: SpecReader) -> ImageFileValue? {
    guard let name = node.scalar, !name.isEmpty else {
      reader.mismatch(node, wanted: "the name of a PNG, JPEG or SVG file")
      return nil
    }
    return reader.image(named: name, at: node).map(ImageFileValue.init)
  }

  var specText: String { data.name }
}

extension Image {
  /// The symbol or file as specs write it.
  var specName: ImageName? {
    get {
      file.map { .file(ImageFileValue(data: $0)) }
        ?? (self.systemName.isEmpty ? nil : .symbol(self.systemName))
    }
    set {
      switch newValue {
      case .symbol(let name): self.systemName = name
      case .file(let value): file = value.data
      case nil: break
      }
    }
  }

  /// The file as specs write it.
  var specFile: ImageFileValue? {
    get { file.map(ImageFileValue.init) }
    set { file = newValue?.data ?? file }
  }

  /// The file for right-to-left as specs write it.
  var specRightToLeftFile: ImageFileValue? {
    get { rightToLeftFile.map(ImageFileValue.init) }
    set { rightToLeftFile = newValue?.data ?? rightToLeftFile }
  }
}

extension SpecReader {
  /// The file with a name, from ``loadImage``; `nil` after reporting why there is none.
  func image(named name: String, at node: SpecNode) -> ImageData? {
    guard let loadImage else {
      fail(
        "'\(SpecNode.excerpt(name))' cannot be read: this spec may not name files", at: node,
        hint: "name a symbol; 'maquette components Image' lists all of them", id: .fileOutsideFolder
      )
      return nil
    }
    do {
      return try loadImage(name, node.location.origin?.file)
    } catch let error as DiagnosticError {
      for diagnostic in error.diagnostics {
        fail(diagnostic.message, at: node, hint: diagnostic.hint, id: diagnostic.id)
      }
    } catch {
      fail("'\(SpecNode.excerpt(name))' cannot be read", at: node, id: .unreadableFile)
    }
    return nil
  }
}
