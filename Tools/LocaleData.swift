// swift Tools/LocaleData.swift LIBRARY FOLDER
//
// Takes from the toolchain's ICU the data that dates, numbers and durations need, and the dictionaries of
// scripts whose words only ICU can tell apart, so that the program does not carry the rest: converters of
// character sets, collation, transliteration, other break rules and dictionaries, the names of languages
// and characters, and what names of hosts, identifiers and the choice of a language are compared with,
// which are 18 of 34 MB.
// Writes FOLDER/icudt.dat and FOLDER/icudt.h; without them all of ICU's data are linked in.

import Foundation

struct Problem: Error { var text: String }

/// Numbers in a file of a little-endian machine.
struct Bytes {
  var data: Data
  init(_ data: Data) { self.data = Data(data) }

  func number(at place: Int, bytes: Int) throws -> Int {
    guard place >= 0, place + bytes <= data.count else { throw Problem(text: "it ends too early") }
    return (0..<bytes).reversed().reduce(0) { $0 << 8 | Int(data[place + $1]) }
  }

  func slice(_ place: Int, _ count: Int) throws -> Data {
    guard place >= 0, count >= 0, place + count <= data.count else {
      throw Problem(text: "it ends too early")
    }
    return data.subdata(in: place..<(place + count))
  }

  func text(at place: Int) throws -> String {
    guard let end = data[place...].firstIndex(of: 0) else {
      throw Problem(text: "a name has no end")
    }
    return String(decoding: data[place..<end], as: UTF8.self)
  }
}

/// ICU's table of contents: https://unicode-org.github.io/icu/userguide/icu_data/#icu-data-directory
struct Package {
  var header: Data
  var items: [(name: String, data: Data)]

  /// The data in an archive of objects: the section that begins with ICU's magic number.
  init(archive: Data) throws {
    // 0xda 0x27, the size of UDataInfo, and so on up to the format's name.
    guard let format = archive.range(of: Data("CmnD".utf8)), format.lowerBound > 12 else {
      throw Problem(text: "there is no ICU data in it")
    }
    let start = format.lowerBound - 12
    let bytes = Bytes(archive[start...])
    let headerSize = try bytes.number(at: 0, bytes: 2)
    let count = try bytes.number(at: headerSize, bytes: 4)
    var places: [(name: String, offset: Int)] = []
    for index in 0..<count {
      let entry = headerSize + 4 + 8 * index
      let name = try bytes.text(at: headerSize + bytes.number(at: entry, bytes: 4))
      places.append((name, headerSize + (try bytes.number(at: entry + 4, bytes: 4))))
    }
    header = try bytes.slice(0, headerSize)
    items = []
    for (index, place) in places.enumerated() {
      let end: Int
      if index + 1 < count {
        end = places[index + 1].offset
      } else {
        // A bundle says itself how long it is: the fourth of its indexes, in words.
        let own = try bytes.number(at: place.offset, bytes: 2)
        end = place.offset + own + 4 * (try bytes.number(at: place.offset + own + 16, bytes: 4))
      }
      items.append((place.name, try bytes.slice(place.offset, end - place.offset)))
    }
  }

  /// Its bytes, as ICU finds them in memory.
  var data: Data {
    func words(_ numbers: [Int]) -> Data {
      Data(
        numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } })
    }
    func padded(_ data: Data) -> Data { data + Data(count: (16 - data.count % 16) % 16) }
    var names = Data()
    var nameOffsets: [Int] = []
    for item in items {
      nameOffsets.append(4 + 8 * items.count + names.count)
      names += Data(item.name.utf8) + [0]
    }
    // Items begin at multiples of sixteen bytes of the whole.
    let table = header.count + 4 + 8 * items.count + names.count
    var offset = (table + 15) / 16 * 16
    let gap = offset - table
    var entries: [Int] = []
    var content = Data()
    for (item, name) in zip(items, nameOffsets) {
      entries += [name, offset - header.count]
      let bytes = padded(item.data)
      content += bytes
      offset += bytes.count
    }
    return header + words([items.count] + entries) + names + Data(count: gap) + content
  }
}

func isNeeded(_ name: String) -> Bool {
  let path = name.split(separator: "/").dropFirst()
  let words: Set<Substring> = [
    "burmesedict.dict", "khmerdict.dict", "laodict.dict", "line.brk", "root.res",
  ]
  if path.first == "brkitr", let file = path.last, words.contains(file) { return true }
  let folders: Set<Substring> = ["coll", "brkitr", "translit", "lang"]
  if let folder = path.first, path.count > 1, folders.contains(folder) { return false }
  let file = path.last ?? ""
  let files: Set<Substring> = [
    "unames.icu", "cnvalias.icu", "uts46.nrm", "nfkc_cf.nrm", "nfkc_scf.nrm", "langInfo.res",
  ]
  return ![".cnv", ".spp", ".cfu"].contains { file.hasSuffix($0) } && !files.contains(file)
}

func write(_ data: Data, to path: String) throws {
  let file = URL(filePath: path)
  // What is as it was keeps its date, and is not compiled again.
  if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
}

let arguments = CommandLine.arguments.dropFirst().map { $0 }
guard arguments.count == 2 else { throw Problem(text: "say the toolchain's library and a folder") }
var package = try Package(archive: Data(contentsOf: URL(filePath: arguments[0])))
package.items.removeAll { !isNeeded($0.name) }
guard let first = package.items.first?.name.split(separator: "/").first else {
  throw Problem(text: "nothing is left of it")
}
// icudt76l/… is called icudt76_dat.
let symbol = first.dropLast() + "_dat"
try write(package.data, to: arguments[1] + "/icudt.dat")
try write(
  Data("#define MAQUETTE_ICU_DATA \(symbol)\n".utf8), to: arguments[1] + "/icudt.h")
