import MartletGraph
import MartletHeadless
import SwiftUI

/// A whole program without a display, to test its scenes and windows with.
///
///     let program = Program(NotesApp.self)
///     program.windows[0].button("New window").tap()
///     #expect(program.windows.count == 2)
///
/// The window of its first scene is open from the start, as when a user starts it. All windows share one time: to
/// advance one screen's is to advance that of all.
@MainActor
public final class Program {
    private let host: HeadlessHost
    private let session: WindowSession
    /// Keeps the app's state.
    private let app: AnyObject
    private var screens: [Screen] = []

    /// Starts a program.
    ///
    /// - Parameter size: that of windows whose scene has no default size, in points.
    public init<A: App>(_ type: A.Type, size: CGSize = CGSize(width: 480, height: 640)) {
        let host = HeadlessHost(size: size)
        let session = WindowSession(on: host)
        self.host = host
        self.session = session
        app = host.clock.capture {
            let app = AppSession(session.graph.asCurrent { A() }, windows: session)
            session.openFirstWindow()
            return app
        }
    }

    /// Lets the program open an address, as a desktop does.
    ///
    /// - Returns: whether anything in it opens addresses.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        windows.first?.settle()
        return host.clock.capture { session.deliver(url) }
    }

    /// The windows that are open, in the order in which they came; none after the last one has closed, which ends a
    /// program.
    public var windows: [Screen] {
        screens.first?.bringUpToDate()
        screens.removeAll { !$0.window.isOpen }
        for controller in session.windows where !screens.contains(where: { $0.window.controller === controller }) {
            screens.append(Screen(of: TestWindow(host: host, session: session, controller: controller)))
        }
        return screens
    }
}
