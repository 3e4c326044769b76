import MartletGraph
import MartletHost

/// An element that is a part of the window's bar where it stands at the top of the window.
@MainActor
protocol TitleBarLine: LayoutNode {
    /// Whether it is seen there.
    var isAtTop: Bool { get }
    /// Lays itself out anew where it stands elsewhere below the window's buttons.
    func followRoom()
}

/// The bars that stand at the top of a window, in place of the window system's own.
///
/// Which ones do follows from where they are laid out: nobody has to say so. While there are any, the window has no other
/// title bar, its buttons stand on them, and they leave room for those.
@MainActor
final class TitleBars {
    private struct WeakLine { weak var node: (any TitleBarLine)? }
    private var lines: [WeakLine] = []
    /// Whether there are any.
    private(set) var areDrawn = false
    /// What the window's buttons cover.
    var room = TitleBarRoom() {
        didSet { if room != oldValue { for line in lines { line.node?.setNeedsLayout() } } }
    }

    /// Of all bars, in points.
    static let height: CGFloat = 46

    func add(_ line: any TitleBarLine) {
        if !lines.contains(where: { $0.node === line }) { lines.append(WeakLine(node: line)) }
    }

    private var shown: [any TitleBarLine] { lines.compactMap { $0.node }.filter(\.isAtTop) }

    /// To be called after each layout.
    ///
    /// - Returns: whether there are any now where there were none, or none any more; nil where that is as before.
    func settle() -> Bool? {
        if lines.isEmpty { return nil }
        lines.removeAll { $0.node?.flags.contains(.left) != false }
        for line in lines { line.node?.followRoom() }
        let new = !shown.isEmpty
        if new == areDrawn { return nil }
        areDrawn = new
        return new
    }

    /// Whether a place is in one of the bars.
    func contain(_ point: CGPoint) -> Bool {
        point.y < Self.height
            && shown.contains { ($0.frameInWindow.minX - 6...$0.frameInWindow.maxX + 6).contains(point.x) }
    }
}

extension WindowRoot {
    /// To be called after each layout, which may have put a bar in sight or out of it.
    func titleBarsMayDiffer() {
        if let isDrawn = titleBars.settle() { shell?.titleBarChanged(isDrawn) }
    }

    /// Whether a drag that begins there moves the window: in a bar at its top, where nothing takes presses.
    func isWindowHandle(at point: CGPoint) -> Bool {
        guard titleBars.areDrawn, titleBars.contain(point) else { return false }
        var path = HitPath()
        _ = root.hitTest(point, &path)
        return !path.elements.contains {
            $0 is any NativeResponder || ($0 as? any PointerResponder)?.makeTracker() != nil
        }
    }
}
