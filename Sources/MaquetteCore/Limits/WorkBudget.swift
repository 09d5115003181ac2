import Synchronization

/// Says to work that it is not needed any more.
package final class WorkCancellation: Sendable {
  private let flag = Atomic<Bool>(false)

  /// Nothing is cancelled yet.
  package init() {}

  /// Whether the work is to end.
  package var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// Ends the work, as soon as it asks.
  package func cancel() { flag.store(true, ordering: .relaxed) }
}

/// What one picture, or the formatting or the export of one file, may still take of the processor's time and of
/// memory, asked in the midst of work.
///
/// Nothing is interrupted: whatever takes long asks now and then whether it may go on. Once a budget is
/// spent, layout leaves out what is left to do, and the step throws at its end.
package final class WorkBudget: Sendable {
  /// The budget of the picture that this thread is at work on; `nil` where nothing is bounded.
  @TaskLocal package static var current: WorkBudget?

  /// What tells this thread's work that nobody waits for it any more; `nil` for work that ends by itself.
  @TaskLocal package static var cancellation: WorkCancellation?

  /// The budgets that are in use, which share what the process takes.
  private static let inUse = Atomic<Int>(0)
  /// How many there were.
  private static let begun = Atomic<Int>(0)
  /// How many questions go by between two looks at the clock, and how many short steps between two looks
  /// at the memory.
  private static let questions = 16
  /// How many pixels one question stands for.
  private static let pixels = 1 << 12
  /// Nanoseconds between two looks at the memory.
  private static let interval = 5_000_000
  /// Nanoseconds within which a step takes little memory by itself.
  private static let moment = 1_000_000

  /// What the work is for, as messages say it.
  package enum Purpose: Sendable {
    case picture, formatting, export

    fileprivate var subject: String {
      switch self {
      case .picture: "the picture"
      case .formatting: "formatting the text"
      case .export: "the source"
      }
    }

    fileprivate func hint(naming flag: String) -> String {
      self == .picture
        ? "draw less in one picture, or give it more with \(flag)" : "split the file into several"
    }
  }

  private let purpose: Purpose
  private let limits: DrawingLimits
  private let time = ThreadTime()
  /// Nanoseconds that the work may take.
  private let room: Int
  /// Bytes of the process when somebody first asked for its growth; -1 before.
  private let memoryAtStart: Atomic<Int>
  /// Nanoseconds that other processes had for it.
  private let elsewhere = Atomic<Int>(0)
  private let asked = Atomic<Int>(0)
  private let nextLook: Atomic<Int>
  private let spent = Atomic<Int>(0)

  /// Nothing taken yet.
  ///
  /// - Parameter taken: nanoseconds of processor time that the picture has had before.
  private init(_ purpose: Purpose, _ limits: DrawingLimits, taken: Int) {
    self.purpose = purpose
    self.limits = limits
    room = limits.timeout.map { Int($0 * 1e9) - taken } ?? .max
    // Small pictures are drawn in less time than three looks take a tenth of.
    let count = WorkBudget.begun.add(1, ordering: .relaxed).oldValue
    let isLookedAt = count % WorkBudget.questions == 0
    nextLook = Atomic(isLookedAt ? 0 : WorkBudget.moment)
    memoryAtStart = Atomic(isLookedAt && limits.memory != nil ? ProcessMemory.bytes() : -1)
  }

  /// Does a step of some work within its limits.
  ///
  /// - Parameters:
  ///   - purpose: what the work is for.
  ///   - taken: nanoseconds of processor time that earlier steps took; those of this one are added.
  /// - Throws: ``DiagnosticError`` that names the limit when it goes beyond one.
  package static func bounded<Result>(
    _ purpose: Purpose = .picture, by limits: DrawingLimits, taken: inout Int,
    _ work: () throws -> Result
  ) throws -> Result {
    guard limits.timeout != nil || limits.memory != nil else { return try work() }
    let budget = WorkBudget(purpose, limits, taken: taken)
    inUse.add(1, ordering: .relaxed)
    defer {
      inUse.subtract(1, ordering: .relaxed)
      taken += budget.timeTaken
    }
    let result: Result
    do {
      result = try $current.withValue(budget) { try work() }
    } catch {
      // What was left out may look like a mistake; who was refused says so better.
      if (error as? DiagnosticError)?.diagnostics.contains(where: { $0.id == .tooMuch }) != true {
        try budget.check()
      }
      throw error
    }
    budget.look()
    try budget.check()
    return result
  }

  /// Whether the picture that is worked on has taken more than it may, and the rest is to be left out.
  package static var isSpent: Bool {
    guard let budget = current else { return false }
    return budget.ask()
  }

  /// - Throws: ``DiagnosticError`` when the picture that is worked on has taken more than it may.
  package static func check() throws {
    guard let budget = current, budget.ask() else { return }
    try budget.check()
  }

  /// Asks after, or in the midst of, work on pixels.
  ///
  /// - Parameter pixels: how many it has been since the last question; many of them are many questions.
  /// - Throws: ``DiagnosticError`` when the picture that is worked on has taken more than it may.
  package static func check(pixels: Int) throws {
    guard let budget = current, budget.ask(max(1, pixels / WorkBudget.pixels)) else { return }
    try budget.check()
  }

  /// Nanoseconds of processor time that the picture that is worked on may still take; `nil` where that
  /// is not bounded.
  package static var timeLeft: Int? {
    guard let budget = current, budget.room != .max else { return nil }
    return max(0, budget.room - budget.timeTaken)
  }

  /// Counts what another process did for the picture that is worked on.
  ///
  /// - Parameter time: nanoseconds of its processor time.
  package static func count(_ time: Int) {
    guard let budget = current else { return }
    budget.elsewhere.add(time, ordering: .relaxed)
    budget.look()
  }

  /// Asks before much memory is taken at once.
  ///
  /// - Parameter bytes: how much it will be.
  /// - Throws: ``DiagnosticError`` when the picture that is worked on would have more than it may, or
  ///   more than there is.
  package static func check(adding bytes: Int) throws {
    guard let budget = current else { return try MemoryRoom.check(bytes) }
    // What is small is seen when it is there: reading how much the process has takes longer than taking it.
    guard bytes >= MemoryRoom.least else { return try check(pixels: bytes / 4) }
    // Whoever takes much works on much.
    budget.look()
    if let memory = budget.limits.memory {
      let shared = max(1, inUse.load(ordering: .relaxed))
      if budget.memoryTaken() + bytes > memory * shared {
        budget.spent.store(2, ordering: .relaxed)
      }
    }
    try budget.check()
    try MemoryRoom.check(bytes)
  }

  /// - Parameter weight: how many questions it is.
  private func ask(_ weight: Int = 1) -> Bool {
    if spent.load(ordering: .relaxed) != 0 { return true }
    let count = asked.add(weight, ordering: .relaxed)
    if count.newValue / WorkBudget.questions != count.oldValue / WorkBudget.questions { look() }
    return spent.load(ordering: .relaxed) != 0
  }

  /// Looks at the clock, and now and then at the memory that it has and that there is.
  private func look() {
    if WorkBudget.cancellation?.isCancelled == true { spent.store(3, ordering: .relaxed) }
    let now = timeTaken
    if now > room, spent.load(ordering: .relaxed) != 3 { spent.store(1, ordering: .relaxed) }
    guard now >= nextLook.load(ordering: .relaxed) else { return }
    nextLook.store(now + WorkBudget.interval, ordering: .relaxed)
    // Scenes, texts and paths grow by little at a time: what is asked for here is room for the next steps.
    if spent.load(ordering: .relaxed) == 0, MemoryRoom.isShort {
      spent.store(4, ordering: .relaxed)
    }
    guard let memory = limits.memory, spent.load(ordering: .relaxed) == 0 else { return }
    let shared = max(1, WorkBudget.inUse.load(ordering: .relaxed))
    guard memoryTaken() > memory * shared else { return }
    spent.store(2, ordering: .relaxed)
  }

  private func check() throws {
    switch spent.load(ordering: .relaxed) {
    case 0: return
    case 3: throw CancellationError()
    case 4: try MemoryRoom.refuse(MemoryRoom.least)
    case 1:
      throw DiagnosticError(
        "\(purpose.subject) takes more than \(NumberFormat.short(limits.timeout ?? 0)) s of processor "
          + "time", hint: purpose.hint(naming: "--timeout"), id: .tooMuch)
    default:
      throw DiagnosticError(
        "\(purpose.subject) takes more than \((limits.memory ?? 0) >> 20) MiB of memory",
        hint: purpose.hint(naming: "--max-memory"), id: .tooMuch)
    }
  }

  // MARK: What the system says

  /// Nanoseconds that the work has had of any processor.
  private var timeTaken: Int { time.elapsed + elsewhere.load(ordering: .relaxed) }

  /// Bytes that the process has more of than when this was first asked, which begins to count.
  private func memoryTaken() -> Int {
    let now = ProcessMemory.bytes()
    let before = memoryAtStart.compareExchange(expected: -1, desired: now, ordering: .relaxed)
    return before.exchanged ? 0 : now - before.original
  }
}
