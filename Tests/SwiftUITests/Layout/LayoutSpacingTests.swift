import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

/// What a layout of the program's own knows of the distances that its views prefer, and says of its own.
@MainActor @Suite("Distances of layouts", .serialized)
struct LayoutSpacingTests {
    final class Log: @unchecked Sendable {
        var events: [String] = []
    }

    /// Says how far each view wants to stand from the next one, beside it and below.
    struct Told: Layout {
        let log: Log
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 50, height: 50)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            log.events = zip(subviews, subviews.dropFirst()).map { view, next in
                let beside = view.spacing.distance(to: next.spacing, along: .horizontal)
                let below = view.spacing.distance(to: next.spacing, along: .vertical)
                return "\(Int(beside)) \(Int(below))"
            }
            for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    private var box: some View { Color.red.frame(width: 10, height: 10) }

    @Test("a layout learns the distance of each pair of its views, along each axis")
    func distances() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 300, height: 300)) {
            Told(log: log) {
                Text("a")
                Text("b")
                box
                Text("c").padding(.horizontal)
                Text("d").padding(.top)
                Spacer()
                Text("e").frame(height: 30)
                Text("f")
            }
        }
        #expect(screen.warnings == [])
        #expect(log.events == ["8 0", "8 8", "8 8", "8 8", "0 0", "0 0", "8 8"])
    }

    /// Views on top of each other, in a container that says by itself how far it stands from others.
    struct Pile: Layout {
        enum Own: CaseIterable { case zero, open, touchingAbove, ofFirst, ofAll, ofBottoms }
        var own: Own

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 50, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
        }
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
            var result = ViewSpacing()
            switch own {
            case .zero: return .zero
            case .open: break
            case .touchingAbove: result.formUnion(.zero, edges: .top)
            case .ofFirst: if let first = subviews.first { result = first.spacing }
            case .ofAll: for view in subviews { result.formUnion(view.spacing) }
            case .ofBottoms: result = subviews.reduce(.zero) { $0.union($1.spacing, edges: .bottom) }
            }
            return result
        }
    }

    /// The same with the spacing that a layout has which says nothing of it.
    struct Plain: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 50, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    /// The distances between the views of a stack.
    private func gaps(_ axis: Axis = .vertical, @ViewBuilder _ content: () -> some View) -> [CGFloat] {
        let size = CGSize(width: 300, height: 300)
        let window =
            axis == .vertical
            ? TestWindow(size: size, VStack { content() }) : TestWindow(size: size, HStack { content() })
        window.settle()
        defer { window.close() }
        let views = window.root.root.base.layoutChildren[0].layoutChildren
        return zip(views, views.dropFirst()).map { view, next in
            axis == .vertical
                ? next.origin.y - view.origin.y - view.size.height : next.origin.x - view.origin.x - view.size.width
        }
    }

    @Test("between boxes, a layout stands as far from what is above and below as it says")
    func betweenBoxes() {
        let expected: [Pile.Own: [CGFloat]] = [
            .zero: [0, 0], .open: [8, 8], .touchingAbove: [0, 8], .ofFirst: [8, 8], .ofAll: [8, 8], .ofBottoms: [0, 0],
        ]
        for own in Pile.Own.allCases {
            let found = gaps {
                box
                Pile(own: own) {
                    Text("a")
                    box
                }
                box
            }
            #expect(found == expected[own], "\(own)")
        }
    }

    @Test("between texts, it touches them where all that it counts with is text")
    func betweenTexts() {
        let expected: [Pile.Own: [CGFloat]] = [
            .zero: [0, 0], .open: [8, 8], .touchingAbove: [0, 8], .ofFirst: [0, 0], .ofAll: [8, 8], .ofBottoms: [0, 0],
        ]
        for own in Pile.Own.allCases {
            let found = gaps {
                Text("above")
                Pile(own: own) {
                    Text("a")
                    box
                }
                Text("below")
            }
            #expect(found == expected[own], "\(own)")
        }
    }

    @Test("a layout that says nothing prefers what its views do, and touches all others where it is empty")
    func standard() {
        let texts = gaps {
            Text("above")
            Plain {
                Text("a")
                Text("b")
            }
            Text("below")
        }
        let mixed = gaps {
            Text("above")
            Plain {
                Text("a")
                box
            }
            Text("below")
        }
        let empty = gaps {
            box
            Plain {}
            box
        }
        #expect(texts == [0, 0] && mixed == [8, 8] && empty == [0, 0])
    }

    @Test("beside others the edges of its sides count, also through AnyLayout and modifiers")
    func beside() {
        func row(_ own: Pile.Own) -> [CGFloat] {
            gaps(.horizontal) {
                Text("a")
                AnyLayout(Pile(own: own)) { Text("b") }.opacity(0.5)
                Text("c")
            }
        }
        #expect(row(.zero) == [0, 0] && row(.ofFirst) == [8, 8] && row(.touchingAbove) == [8, 8])
        #expect(row(.ofBottoms) == [0, 0])
    }

    @Test("a stack whose spacing is said asks no layout")
    func said() {
        let window = TestWindow(
            size: CGSize(width: 300, height: 300),
            VStack(spacing: 5) {
                box
                Pile(own: .zero) { box }
                box
            })
        window.settle()
        defer { window.close() }
        let views = window.root.root.base.layoutChildren[0].layoutChildren
        #expect(zip(views, views.dropFirst()).map { $1.origin.y - $0.origin.y - $0.size.height } == [5, 5])
    }
}
