import MartletGraph
import MartletHeadless
import MartletHost
import MartletSettings
import SwiftUI

/// A window of a headless host with the tree it shows, opened as a window of a display is.
@MainActor
package final class TestWindow {
    package let host: HeadlessHost
    package let controller: WindowController
    package let window: HeadlessWindow
    package let root: WindowRoot
    /// Keeps the window open; several windows of one program share it.
    private let session: WindowSession
    /// The window's picture whose tree was found whole.
    private var checkedVersion: UInt64?

    /// Opens a window that shows `content`.
    ///
    /// - Parameter scene: the name under which values of the window are kept for the next run; nil to keep none.
    package convenience init<Content: View>(
        size: CGSize, colorScheme: ColorScheme = .light, idiom: Idiom? = nil, scene: String? = nil,
        isInteractive: Bool = false, isBare: Bool = false, _ content: @autoclosure () -> Content
    ) {
        let host = HeadlessHost(size: size, colorScheme: colorScheme == .dark ? .dark : .light)
        host.isInteractive = isInteractive
        let session = WindowSession(on: host)
        // What the views begin as they are made is of the window's time, too.
        let controller = host.clock.capture {
            session.open(size: size, idiom: idiom, scene: scene, isBare: isBare, content())
        }
        self.init(host: host, session: session, controller: controller)
    }

    package init(host: HeadlessHost, session: WindowSession, controller: WindowController) {
        self.host = host
        self.session = session
        self.controller = controller
        window = controller.window as! HeadlessWindow
        root = controller.root!
        root.movesBySystem = false
    }

    package var clock: VirtualClock { host.clock }
    package var isOpen: Bool { controller.root != nil }

    /// Runs frames until nothing waits for one.
    ///
    /// - Returns: `false` when the views still change state after `maximum` frames.
    @discardableResult
    package func settle(atMost maximum: Int = 100) -> Bool {
        let isAtRest = session.settle(atMost: maximum)
        checkTree()
        return isAtRest
    }

    /// In a debug build, fails the test where frames left a tree that is none.
    private func checkTree() {
        guard isOpen, checkedVersion != root.version, checkedVersion != .max else { return }
        checkedVersion = root.version
        let problems = root.brokenInvariants()
        if problems.isEmpty { return }
        checkedVersion = .max
        report("The tree of nodes is broken: \(problems.joined(separator: "; ")).", at: SourcePlace())
    }

    /// Takes the views off the tree; with the last window of the program its time ends, too.
    package func close() {
        clock.capture {
            controller.close()
            _ = Frame(graph: session.graph).run()
        }
        if session.windows.isEmpty { clock.finish() }
    }
}

extension WindowSession {
    /// The windows of a program without a display.
    convenience init(on host: HeadlessHost) {
        SettingsStore.shared.keepProgramInMemory()
        VirtualClock.isMainThread.withLock { $0 = { MartletGraph.isMainThread } }
        CombineClock.now = { VirtualClock.current?.time }
        self.init(host: host, graph: Graph(), clock: ScreenClock(host))
    }
}

/// The time of what is shown on screens: that of the screen that works, else of its own.
private final class ScreenClock: GraphClock {
    private let host: HeadlessHost

    init(_ host: HeadlessHost) { self.host = host }

    var date: Date { host.date }

    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void {
        (VirtualClock.current ?? host.clock).schedule(after: seconds, action)
    }
}
