import Foundation
import MartletGraph
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("The end of windows")
struct WindowLifetimeTests {
    /// Says on which thread it goes.
    private final class Token: Sendable {
        let goes: @Sendable (_ onMainThread: Bool) -> Void
        init(_ goes: @escaping @Sendable (Bool) -> Void) { self.goes = goes }
        deinit { goes(isMainThread) }
    }

    /// What another thread holds, and lets go of.
    private final class Holder: @unchecked Sendable {
        var window: TestWindow?
    }

    private struct Page: View {
        @State var token: Token
        var body: some View { Text("Page") }
    }

    @Test("a window that another thread lets go of last is taken down on the main thread")
    func otherThread() async {
        let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
        let holder = Holder()
        holder.window = TestWindow(
            size: CGSize(width: 100, height: 100), Page(token: Token { answer.yield($0) }))
        holder.window?.settle()
        await Task.detached { holder.window = nil }.value
        for await isOnMainThread in answers {
            #expect(isOnMainThread)
            break
        }
    }
}
