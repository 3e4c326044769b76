import MartletGraph
import MartletHost
import SwiftUI
import ViewTesting

@testable import SwiftUI
import ViewTesting

/// A window without a display, driven by real events at real places.
@MainActor
final class Stage {
    let window: TestWindow
    var root: WindowRoot { window.root }
    var time: TimeInterval { window.clock.now }

    init<V: View>(size: CGSize = CGSize(width: 400, height: 600), @ViewBuilder _ content: () -> V) {
        window = TestWindow(size: size, content())
        frame()
    }

    func frame() { window.settle() }

    /// Lets time pass on the window's clock.
    func advance(by seconds: TimeInterval) {
        window.clock.advance(by: seconds) { frame() }
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

    /// The size of what has an identifier; zero where nothing has.
    func size(_ name: String) -> CGSize {
        root.describe().named.first { $0.name == name }?.frame.size ?? .zero
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
