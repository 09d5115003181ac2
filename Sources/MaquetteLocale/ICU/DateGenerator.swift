internal import _FoundationICU
import MaquetteCore
import Synchronization

/// ICU's generator of date patterns, kept from one question to the next: opening it takes a hundred
/// times as long as an answer, and a calendar asks ten times.
///
/// Questions do not affect each other (ICU: `udatpg_getBestPattern`). It belongs to settings of which
/// it says nothing, so that any two are equal.
final class DateGenerator: Hashable, Sendable {
  typealias Pointer = UnsafeMutablePointer<UDateTimePatternGenerator?>

  private struct Opened {
    var locale: ByteExact
    var pointer: Pointer
  }

  private let opened = Mutex<Opened?>(nil)

  deinit {
    opened.withLock { opened in
      if let opened { swift_udatpg_close(opened.pointer) }
    }
  }

  /// What a locale's generator answers; `nil` when there is none.
  func answer<Result: Sendable>(
    in locale: String, _ question: @Sendable (Pointer) -> Result?
  ) -> Result? {
    opened.withLock { opened in
      if let other = opened, other.locale != ByteExact(locale) {
        swift_udatpg_close(other.pointer)
        opened = nil
      }
      if opened == nil, let pointer = ICU.call({ swift_udatpg_open(locale, &$0) }) ?? nil {
        opened = Opened(locale: ByteExact(locale), pointer: pointer)
      }
      return opened.flatMap { question($0.pointer) }
    }
  }

  static func == (one: DateGenerator, other: DateGenerator) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
