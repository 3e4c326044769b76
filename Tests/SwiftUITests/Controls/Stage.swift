import MartletGraph
import MartletHost
import SwiftUI

@testable import SwiftUI

/// A window without a display, driven by real events at real places.
@MainActor
final class Stage {
    let root: WindowRoot
    private(set) var time: TimeInterval = 0
    private var timers: [(due: TimeInterval, id: Int, action: @MainActor () -> Void)] = []
    private var lastTimer = 0

    init<V: View>(size: CGSize = CGSize(width: 400, height: 600), @ViewBuilder _ content: () -> V) {
        root = WindowRoot(size: size, content())
        root.scheduler = { [unowned self] seconds, action in
            self.lastTimer += 1
            let id = self.lastTimer
            self.timers.append((self.time + seconds, id, action))
            return { [weak self] in self?.timers.removeAll { $0.id == id } }
        }
        frame()
    }

    func frame() { Frame(graph: .shared, stages: [root]).run() }

    /// Lets time pass on the window's clock.
    func advance(by seconds: TimeInterval) {
        let end = time + seconds
        while let next = timers.filter({ $0.due <= end }).min(by: { $0.due < $1.due }) {
            timers.removeAll { $0.id == next.id }
            time = next.due
            next.action()
            frame()
        }
        time = end
    }

    var elements: [AccessibleElement] { root.describe().elements }
    var texts: [String] { root.describe().texts.map(\.text) }

    func find(_ role: AccessibleElement.Role, _ label: String) -> AccessibleElement? {
        elements.first { $0.role == role && $0.label == label }
    }

    func element(_ role: AccessibleElement.Role, _ label: String) -> AccessibleElement {
        guard let found = find(role, label) else {
            fatalError("no \(role) \(label) among \(elements.map { "\($0.role) \($0.label)" })")
        }
        return found
    }

    func place(of text: String) -> CGPoint {
        guard let frame = root.describe().texts.first(where: { $0.text == text })?.frame else {
            fatalError("no text \(text) among \(texts)")
        }
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @discardableResult
    func pointer(_ phase: PointerEvent.Phase, _ place: CGPoint, count: Int = 1) -> Bool {
        let taken = root.handle(.pointer(PointerEvent(phase: phase, location: place, clickCount: count, time: time)))
        frame()
        return taken
    }

    func click(_ place: CGPoint, count: Int = 1) {
        pointer(.down, place, count: count)
        pointer(.up, place, count: count)
    }

    func click(_ element: AccessibleElement) { click(CGPoint(x: element.frame.midX, y: element.frame.midY)) }

    func key(_ key: KeyEvent.Key) {
        _ = root.handle(.key(KeyEvent(phase: .down, key: key)))
        frame()
    }
}

/// What happened, in order.
@MainActor
final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
}
