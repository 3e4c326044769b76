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

    /// Of a bar, in points, unless the scene says otherwise.
    nonisolated static let usualHeight: CGFloat = 46

    /// When a bar that the content draws is the window's.
    enum Kind {
        /// Where it stands at the top.
        case shared
        /// Even while there is none, so that the window has no other.
        case always
        case never
    }

    private(set) var kind = Kind.shared
    private(set) var height = usualHeight
    /// What the content leaves free at the top, because the window's buttons stand there and no bar does; in points.
    private(set) var reserve: CGFloat = 0

    /// To be called before anything is laid out.
    func configure(_ kind: Kind, height: CGFloat) {
        (self.kind, self.height) = (kind, height)
        reserve = kind == .always ? height : 0
    }

    /// Whether a line with its middle there stands at the top, or would if nothing were left free above it.
    func isTop(_ middle: CGFloat) -> Bool {
        abs(middle - height / 2) < 2 || (reserve > 0 && abs(middle - reserve - height / 2) < 2)
    }

    func add(_ line: any TitleBarLine) {
        if !lines.contains(where: { $0.node === line }) { lines.append(WeakLine(node: line)) }
    }

    /// Those inside of a view, and not of what it shows in front of the window; the ones that came last at the end.
    func lines(inside view: _ViewNode) -> [any TitleBarLine] {
        lines.compactMap { $0.node }.filter { line in
            if line.flags.contains(.left) { return false }
            // By views, as what is covered is no longer laid out and may have been in an element that has gone.
            let around = sequence(first: line as _ViewNode) { $0 is WindowLayer ? nil : $0.parent }
            return around.contains { $0 === view }
        }
    }

    private var shown: [any TitleBarLine] { lines.compactMap { $0.node }.filter(\.isAtTop) }

    /// To be called after each layout.
    ///
    /// - Returns: whether there are any now where there were none, or none any more; nil where that is as before.
    func settle() -> Bool? {
        if lines.isEmpty, kind != .always { return nil }
        lines.removeAll { $0.node?.flags.contains(.left) != false }
        for line in lines { line.node?.followRoom() }
        let hasLines = !shown.isEmpty
        reserve = kind == .always && !hasLines ? height : 0
        let new = kind == .always || (kind == .shared && hasLines)
        if new == areDrawn { return nil }
        areDrawn = new
        return new
    }

    /// Whether a place is in one of the bars.
    func contain(_ point: CGPoint) -> Bool {
        point.y < height
            && (reserve > 0
                || shown.contains { ($0.frameInWindow.minX - 6...$0.frameInWindow.maxX + 6).contains(point.x) })
    }
}

extension WindowRoot {
    /// To be called after each layout, which may have put a bar in sight or out of it.
    func titleBarsMayDiffer() {
        let reserve = titleBars.reserve
        if let isDrawn = titleBars.settle() { shell?.titleBarChanged(isDrawn) }
        if titleBars.reserve != reserve { root.base.setNeedsLayout() }
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
