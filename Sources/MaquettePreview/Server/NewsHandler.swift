import FlyingFox
import Foundation
import Synchronization

/// Tells a page what changed, through a WebSocket: unlike streams of events, a browser allows many
/// of them at the same time, one for each open tab.
struct NewsHandler: WSHandler {
  let session: PreviewSession
  /// The revision that the page knows.
  let since: Int

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let (rings, end) = session.hub.listen()
    // What a page says means nothing, but that it left.
    Task {
      do {
        for try await frame in client where frame.opcode == .close { break }
      } catch {}
      end()
    }
    let reader = NewsReader(session: session, since: since)
    // Made when the connection asks for it: to a slow reader fewer and longer ones are sent.
    return AsyncStream(unfolding: {
      for await _ in rings {
        return WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(reader.next().utf8))
      }
      return nil
    })
  }
}

/// What one page was told so far.
private final class NewsReader: Sendable {
  private let session: PreviewSession
  private let since: Mutex<Int>

  init(session: PreviewSession, since: Int) {
    self.session = session
    self.since = Mutex(since)
  }

  /// Everything since the last call.
  func next() -> String {
    since.withLock { since in
      let snapshot = session.snapshot
      let news = SessionNews(snapshot: snapshot, variants: session.settings.variants)
        .json(since: since)
      since = snapshot.revision
      return news.text
    }
  }
}
