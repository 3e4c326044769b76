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
/// title bar, its buttons stand on them, and they leave room for those. The strip on which they stand is outside of the
/// safe area of all that the window shows; pages extend into it, and their bars take its place.
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
    /// How high the strip at the top is on which the window's buttons stand; zero where the window system has them in a
    /// bar of its own; in points.
    private(set) var reserve: CGFloat = 0
    /// The elements whose layout depends on how they lie to the strip.
    private var followers: [ObjectIdentifier: (node: WeakNode, place: TitleStripPlace)] = [:]
    private struct WeakNode { weak var node: LayoutNode? }
    private var flips = 0

    /// How far down the window's buttons reach over what is shown; zero where there are none; in points.
    var buttonsHeight: CGFloat { room == TitleBarRoom() ? 0 : height }

    /// More than any content needs to come to rest.
    private static let mostFlips = 6

    /// To be called before anything is laid out.
    func configure(_ kind: Kind, height: CGFloat) {
        (self.kind, self.height) = (kind, height)
        reserve = kind == .always ? height : 0
    }

    /// Whether all of the window is as good as a bar, because its background moves it.
    var isWholeWindow = false

    /// Whether a line with its middle there stands at the top.
    func isTop(_ middle: CGFloat) -> Bool { abs(middle - height / 2) < 2 }

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
        let new = kind == .always || (kind == .shared && (hasLines || flips > Self.mostFlips))
        reserve = new ? height : 0
        if new == areDrawn { return nil }
        areDrawn = new
        // Content that has a bar at the top only while no strip is there would go to and fro for ever.
        flips += 1
        return new
    }

    /// The window has come to rest.
    func rest() { flips = 0 }

    func follow(_ node: LayoutNode, _ place: TitleStripPlace) {
        followers[ObjectIdentifier(node)] = (WeakNode(node: node), place)
    }

    /// To be called after each layout that has not changed the strip.
    func tellFollowers() {
        for (key, follower) in followers {
            guard let node = follower.node.node, !node.isGone else {
                followers[key] = nil
                continue
            }
            let place = node.titleStripPlace
            if place == follower.place { continue }
            followers[key]?.place = place
            node.titleStripChanged()
        }
    }

    /// Whether a place is in one of the bars, or in what is as good as one.
    func contain(_ point: CGPoint) -> Bool {
        if isWholeWindow { return true }
        return areDrawn && point.y < height
            && (reserve > 0
                || shown.contains { ($0.frameInWindow.minX - 6...$0.frameInWindow.maxX + 6).contains(point.x) })
    }
}

extension WindowRoot {
    /// To be called after each layout, which may have put a bar in sight or out of it.
    func titleBarsMayDiffer() {
        let reserve = titleBars.reserve
        if let isDrawn = titleBars.settle() { shell?.titleBarChanged(isDrawn) }
        if titleBars.reserve != reserve {
            for child in root.layoutChildren { child.setNeedsLayout() }
        } else {
            titleBars.tellFollowers()
        }
    }

    /// Whether a drag that begins there moves the window: in a bar at its top, or in all of a window that is moved by its
    /// background, where nothing takes presses.
    func isWindowHandle(at point: CGPoint) -> Bool {
        guard titleBars.contain(point) else { return false }
        var path = HitPath()
        _ = root.hitTest(point, &path)
        return !path.elements.contains {
            $0 is any NativeResponder || ($0 as? any PointerResponder)?.makeTracker() != nil
        }
    }
}
