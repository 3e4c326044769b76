import MartletGraph
import MartletCairo
import MartletHeadless
import MartletHost
import SwiftUI

/// A screen without a display that shows a view, to test it with.
///
///     let screen = Screen { CounterView() }
///     screen.button("Increment").tap()
///     #expect(screen.texts == ["Count: 1"])
///
/// Whenever it is asked for something, the screen first brings itself up to date: all that the state changes, and
/// tasks that can go on. Time stands still until `advance(by:)`, or until something that takes time is asked for, as a
/// film or a long press is. A screen takes its views off the tree when it goes.
@MainActor
public final class Screen {
    let window: TestWindow
    private let log: BodyLog
    private let found: Warnings
    /// What was said to be missing.
    var missing: Set<String> = []
    /// The modifier keys that are held while the pointer is used.
    var held: EventModifiers = []
    /// The field that was emptied and not typed into yet.
    var fieldInEditing: UInt64?

    /// What the run-time warnings are collected in.
    private final class Warnings: @unchecked Sendable {
        private let lock = NSLock()
        private var found: [String] = []

        func add(_ warning: String) {
            lock.lock()
            found.append(warning)
            lock.unlock()
        }

        var list: [String] {
            lock.lock()
            defer { lock.unlock() }
            return found
        }
    }

    /// Shows `content` on a screen of `size` points and runs until it is stable.
    ///
    /// - Parameter idiom: whose habits the window follows; nil for the program's, which is the desktop's unless
    ///   `MARTLET_IDIOM` says otherwise.
    public convenience init<Content: View>(
        size: CGSize = CGSize(width: 390, height: 844), idiom: Idiom? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(size: size, idiom: idiom, isBare: false, content: content)
    }

    /// - Parameter isBare: whether the content has the screen for itself, without a strip for the window's buttons.
    convenience init<Content: View>(size: CGSize, idiom: Idiom?, isBare: Bool, content: () -> Content) {
        let (log, found) = (BodyLog(), Warnings())
        RuntimeWarning.observe(for: found) { found.add($0) }
        BodyLog.shared = log
        self.init(TestWindow(size: size, idiom: idiom, isBare: isBare, content()), log, found)
    }

    /// A screen for a window that is open already.
    convenience init(of window: TestWindow) {
        let found = Warnings()
        RuntimeWarning.observe(for: found) { found.add($0) }
        self.init(window, BodyLog(), found)
    }

    private init(_ window: TestWindow, _ log: BodyLog, _ found: Warnings) {
        (self.window, self.log, self.found) = (window, log, found)
        root.bodyLog = log
        BodyLog.windowCount += 1
        bringUpToDate()
    }

    var root: WindowRoot { window.root }
    var clock: VirtualClock { window.clock }

    isolated deinit {
        window.close()
        if BodyLog.shared === log { BodyLog.shared = nil }
        BodyLog.windowCount -= 1
        RuntimeWarning.stopObserving(for: found)
    }

    /// Runs until nothing more changes at the present time.
    func bringUpToDate() {
        clock.runDue { self.runFrames() }
    }

    private func runFrames() {
        BodyLog.shared = log
        RuntimeWarning.works(found)
        if !window.settle() {
            report("The views never come to rest: they change state in every frame.", at: SourcePlace())
        }
    }

    // MARK: What is on the screen

    /// Every visible text in reading order, those inside controls included. What lies behind a sheet, menu or alert
    /// counts as visible, and comes before it; whether it can be clicked, `Element.isHittable` says.
    public var texts: [String] { description.texts.map(\.text) }

    /// The title of the page that is shown; nil where it has none, and the window is called as its scene or program.
    public var title: String? {
        bringUpToDate()
        return root.title
    }

    /// The frames of what has a name: accessibility identifiers, else labels, else texts; of equals the first. What is on
    /// its way is where it is shown now; an element's `frame`, at which it is clicked, is where it will be.
    public var rects: [String: CGRect] {
        bringUpToDate()
        let description = root.shownDescription
        var result: [String: CGRect] = [:]
        for (name, frame) in description.named where result[name] == nil { result[name] = frame }
        for element in description.elements {
            let name = element.identifier ?? element.label
            if !name.isEmpty, result[name] == nil { result[name] = element.frame }
        }
        for (text, frame) in description.texts where result[text] == nil { result[text] = frame }
        return result
    }

    var description: ScreenDescription {
        bringUpToDate()
        return root.screenDescription
    }

    /// What `description` tells, and what is scrolled out of sight.
    var wholeDescription: ScreenDescription {
        bringUpToDate()
        return root.wholeDescription
    }

    /// The picture as a PNG, `scale` pixels a point.
    public func image(scale: CGFloat = 1) -> Data {
        root.pixels = scale
        bringUpToDate()
        return CairoRenderer().png(of: root.rootGroup, size: root.size, scale: scale, background: root.backgroundColor)
    }

    /// The picture as a PDF of one page: texts stay texts, and lines lines.
    public func pdf() -> Data {
        settle()
        return CairoRenderer().pdf(of: root.rootGroup, size: root.size)
    }

    /// The text on the clipboard; nil where there is none.
    public var clipboard: String? {
        get {
            settle()
            return window.host.clipboardText
        }
        set { window.host.clipboardText = newValue }
    }

    /// The size of the screen, in points.
    public var size: CGSize {
        get { root.size }
        set {
            window.window.resize(to: newValue)
            bringUpToDate()
        }
    }

    /// Whether the screen is light or dark.
    public var colorScheme: ColorScheme {
        get { root.colorScheme }
        set {
            window.window.setColorScheme(newValue == .dark ? .dark : .light)
            bringUpToDate()
        }
    }

    /// Whose habits the window follows.
    public var idiom: Idiom {
        get { root.idiom }
        set {
            root.idiom = newValue
            bringUpToDate()
        }
    }

    /// Whether the desktop asks for high contrast.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { root.colorSchemeContrast }
        set {
            root.colorSchemeContrast = newValue
            bringUpToDate()
        }
    }

    /// The direction that the desktop's language is read in.
    public var layoutDirection: LayoutDirection {
        get { root.layoutDirection }
        set {
            root.layoutDirection = newValue
            bringUpToDate()
        }
    }

    /// How large the desktop wants texts.
    public var dynamicTypeSize: DynamicTypeSize {
        get { root.dynamicTypeSize }
        set {
            root.dynamicTypeSize = newValue
            bringUpToDate()
        }
    }

    // MARK: Time

    /// Lets time pass: animations, timers, and tasks of the program that sleep.
    public func advance(by duration: Duration) {
        clock.advance(by: duration.seconds) { self.runFrames() }
    }

    /// Waits until `condition` holds, while what other threads do comes back: the answer of a server, or what a program
    /// reads on a queue of its own. Fails the test when it does not hold after `timeout` of real time.
    ///
    ///     screen.wait { screen.text("Ada Rossi").exists }
    ///
    /// The screen's own time stands still meanwhile: animations and timers rest. Tasks that sleep wake in real time.
    /// What is there already needs no waiting.
    public func wait(
        timeout: Duration = .seconds(20), fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column, until condition: () -> Bool
    ) {
        let end = Date() + timeout.seconds
        while true {
            bringUpToDate()
            if condition() { return }
            clock.wakeSleepers { self.runFrames() }
            let now = Date()
            if now >= end { break }
            // Something that comes ends the wait at once; what the condition asks may have changed without.
            clock.waitForOthers(until: min(end, now + 0.01))
        }
        report(
            "What was waited for did not come within \(timeout). \(contents)",
            at: SourcePlace(fileID, filePath, line, column))
    }

    // MARK: What ran

    /// How often the body of each of the program's views was evaluated since `resetBodyCounts()`, by type name.
    public var bodyCounts: [String: Int] {
        bringUpToDate()
        return log.counts
    }

    /// Counts bodies anew.
    public func resetBodyCounts() {
        bringUpToDate()
        log.reset()
    }

    /// The run-time warnings since the screen was made, in order; each sentence once.
    public var warnings: [String] {
        bringUpToDate()
        return found.list
    }
}

extension Duration {
    fileprivate var seconds: TimeInterval {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
