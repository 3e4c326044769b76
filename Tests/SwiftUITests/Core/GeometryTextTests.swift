import SwiftUI
import Testing
import ViewTesting

/// A place that a program keeps between two starts as a text.
private struct Place: RawRepresentable, Equatable {
    var frame: CGRect
    init(_ frame: CGRect) { self.frame = frame }
    init?(rawValue: String) { frame = NSCoder.cgRect(for: rawValue) }
    var rawValue: String { NSCoder.string(for: frame) }
}

@MainActor @Suite("Texts of points, sizes and rectangles")
struct GeometryTextTests {
    @Test("a point, a size and a rectangle are printed as their numbers, as Core Graphics prints them")
    func printed() {
        let frame = CGRect(x: 1, y: 2.5, width: 30, height: 40)
        let screen = Screen {
            VStack {
                Text(verbatim: "\(frame.origin) \(frame.size)")
                Text(String(describing: frame))
                Text(frame.debugDescription)
            }
        }
        #expect(screen.texts == ["(1.0, 2.5) (30.0, 40.0)", "(1.0, 2.5, 30.0, 40.0)", "(1.0, 2.5, 30.0, 40.0)"])
    }

    @Test("a rectangle is kept as a text and read from it again")
    func kept() {
        let screen = Screen { Text(Place(CGRect(x: 1, y: 2.5, width: 30, height: 40)).rawValue) }
        #expect(screen.texts == ["{{1, 2.5}, {30, 40}}"])
        #expect(Place(rawValue: "{{1, 2.5}, {30, 40}}")?.frame == CGRect(x: 1, y: 2.5, width: 30, height: 40))
        #expect(Place(rawValue: "nonsense")?.frame == .zero)
    }

    @Test("points, vectors, sizes, insets and transforms come back from their texts")
    func backAndForth() {
        let point = CGPoint(x: -0.1, y: 1e-9)
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: point)) == point)
        #expect(NSCoder.string(for: CGVector(dx: 1, dy: 2)) == "{1, 2}")
        #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
        #expect(NSCoder.cgSize(for: "{30,40}") == CGSize(width: 30, height: 40))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}" && NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
        let turned = CGAffineTransform(rotationAngle: 0.3)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turned)) == turned)
        #expect(NSCoder.cgAffineTransform(for: "{1}") == .identity)
    }
}
