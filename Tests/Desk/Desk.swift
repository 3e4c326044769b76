import CMartletGTK
import Foundation
import MartletGTKHost
import MartletHost

/// A host on the display of the test run, and windows on it.
@MainActor
package final class Desk {
    package let host: GTKHost
    private static var shared: Desk?

    private init(host: GTKHost) { self.host = host }

    /// `false`, with the reason in the output, where there is no display to test on.
    package nonisolated static let isAvailable: Bool = {
        let environment = ProcessInfo.processInfo.environment
        if environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil { return true }
        print("What needs windows is not tested: no DISPLAY or WAYLAND_DISPLAY. Run scripts/with-display swift test")
        return false
    }()

    /// Hands the desk to a test, which runs from beginning to end as one job of the main actor.
    package static func use(_ body: (Desk) throws -> Void) throws {
        try body(desk())
    }

    private static func desk() throws -> Desk {
        if let shared { return shared }
        let desk = Desk(host: try GTKHost.make(applicationID: "org.example.Desk"))
        shared = desk
        return desk
    }

    /// Opens a window and waits for its first frames.
    package func show(_ client: FakeClient, size: CGSize) -> any WindowHost {
        let window = host.openWindow(WindowOptions(title: "Test", size: size), client: client)
        client.window = window
        window.requestFrame()
        settle { !client.frames.isEmpty && !client.sizes.isEmpty }
        settle(frames: 2, of: client)
        return window
    }

    /// Serves the loop until `condition` holds, or for at most five seconds.
    @discardableResult
    package func settle(until condition: () -> Bool) -> Bool {
        let deadline = host.now + 5
        while !condition() {
            if host.now > deadline { return false }
            let wake = host.schedule(after: 0.01) {}
            g_main_context_iteration(nil, 1)
            wake.cancel()
        }
        return true
    }

    /// Waits until that many more frames were asked of the client and drawn.
    package func settle(frames: Int, of client: FakeClient) {
        for _ in 0..<frames {
            let before = client.frames.count
            client.window?.requestFrame()
            settle { client.frames.count > before }
        }
        let end = host.now + 0.03
        settle { host.now > end }
    }
}
