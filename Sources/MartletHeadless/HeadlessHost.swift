import Foundation
import MartletDisplay
import MartletHost

/// A host without a display: windows are pictures in memory, and time is a clock's that a test turns.
///
/// Nothing happens by itself: whoever has the host tells its windows' clients of events and asks them for frames.
@MainActor
package final class HeadlessHost: MartletHost.Host {
    package let clock = VirtualClock()
    /// The open windows, in the order in which they came.
    package private(set) var windows: [HeadlessWindow] = []
    /// The addresses that were handed to the desktop, in order.
    package private(set) var openedURLs: [URL] = []
    /// Whether the desktop finds something to open an address with.
    package var opensURL: (URL) -> Bool = { _ in false }
    /// The text that was selected last.
    package private(set) var selectedText: String?
    package func offerSelection(_ text: String) { selectedText = text }
    package var clipboardText: String? {
        didSet {
            clipboardChanges += 1
            storedPicture = nil
        }
    }
    package var clipboardPicture: Data? {
        get { storedPicture }
        set {
            clipboardText = nil
            storedPicture = newValue
        }
    }
    private var storedPicture: Data?
    package private(set) var clipboardChanges = 0
    package var isInteractive = false
    package var keepsAwake = false
    package var hasScreenReader = false {
        didSet {
            for window in windows { window.change { $0.hasScreenReader = hasScreenReader } }
        }
    }
    /// What a screen reader would have spoken, in order.
    package private(set) var announcements: [String] = []
    package var badge = 0
    package var brightness: CGFloat = 1
    package var framesPerSecond: Int { 60 }

    /// What is dragged now.
    package internal(set) var drag: HeadlessDrag?

    private let start = Date()
    private let size: CGSize
    private let colorScheme: HostColorScheme

    /// - Parameter size: that of windows whose scene has no wish, in points.
    package init(size: CGSize, colorScheme: HostColorScheme = .light) {
        self.size = size
        self.colorScheme = colorScheme
    }

    /// By the clock of the host that works now, else by its own.
    package var now: TimeInterval { clock.now }

    package var date: Date { start.addingTimeInterval((VirtualClock.current ?? clock).now) }

    package func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any HostTimer {
        VirtualTimer(cancellation: clock.schedule(after: seconds, action))
    }

    package func openWindow(_ options: WindowOptions, client: any WindowClient) -> any WindowHost {
        let window = HeadlessWindow(options, size: options.size ?? size, colorScheme: colorScheme, client, self)
        windows.append(window)
        if hasScreenReader { window.change { $0.hasScreenReader = true } }
        return window
    }

    func remove(_ window: HeadlessWindow) { windows.removeAll { $0 === window } }

    /// Has another program drag something, which is nowhere yet.
    package func beginDrag(_ contents: DragContents) -> HeadlessDrag {
        let new = HeadlessDrag(contents, start: nil, self)
        drag = new
        return new
    }

    /// Returns at once: there is no loop to serve.
    package func run() {}
    package func terminate() {}

    package func open(_ url: URL) -> Bool {
        openedURLs.append(url)
        return opensURL(url)
    }

    package func canOpen(_ url: URL) -> Bool { opensURL(url) }

    package func announce(_ text: String) { if hasScreenReader { announcements.append(text) } }
}

private final class VirtualTimer: HostTimer {
    private let cancellation: () -> Void

    init(cancellation: @escaping () -> Void) { self.cancellation = cancellation }

    func cancel() { cancellation() }
}
