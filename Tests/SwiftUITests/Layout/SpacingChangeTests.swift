import SwiftUI
import Testing
import ViewTesting

/// The distances of a stack follow what is in it, however deep.
@MainActor @Suite("Distances that change", .serialized)
struct SpacingChangeTests {
    final class Model: ObservableObject {
        @Published var isOn = false
    }

    private struct Page<Middle: View>: View {
        @ObservedObject var model: Model
        @ViewBuilder let middle: (Bool) -> Middle
        var body: some View {
            VStack {
                Text("above")
                middle(model.isOn).accessibilityIdentifier("middle")
                Text("below")
            }
        }
    }

    /// The distances above and below a view between two texts: at first, after a change, and after the change back.
    private func gaps(@ViewBuilder _ middle: @escaping (Bool) -> some View) -> [[CGFloat]] {
        let model = Model()
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Page(model: model, middle: middle) }
        return [false, true, false].map { isOn in
            model.isOn = isOn
            let rects = screen.rects
            let (above, middle, below) = (rects["above"] ?? .null, rects["middle"] ?? .null, rects["below"] ?? .null)
            #expect(screen.rebuild() == [])
            return [middle.minY - above.maxY, below.minY - middle.maxY]
        }
    }

    private static let change: [[CGFloat]] = [[0, 0], [8, 8], [0, 0]]

    @Test("room on other edges makes a text something else")
    func padding() {
        #expect(gaps { Text("middle").padding($0 ? .all : .horizontal, 5) } == Self.change)
    }

    @Test("a text with a height of its own is no text any more")
    func frames() {
        #expect(gaps { Text("middle").frame(width: 100, height: $0 ? 30 : nil) } == Self.change)
        #expect(gaps { Text("middle").frame(maxWidth: 100, maxHeight: $0 ? 30 : nil) } == Self.change)
    }

    @Test("a stack inside ends with something else when a view comes into it, also several levels deep")
    func insideOfStacks() {
        let shallow = gaps { isOn in
            HStack {
                Text("middle")
                if isOn { Color.red.frame(width: 5, height: 5) }
            }
        }
        #expect(shallow == Self.change)
        let deep = gaps { isOn in
            HStack {
                HStack {
                    Text("middle")
                    if isOn { Color.red.frame(width: 5, height: 5) }
                }
            }
        }
        #expect(deep == Self.change)
        let padded = gaps { isOn in HStack { Text("middle").padding(isOn ? .vertical : .horizontal, 5) } }
        #expect(padded == Self.change)
    }

    @Test("a layout says another distance, and another layout is taken")
    func layouts() {
        struct Own: Layout {
            var touches: Bool
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 50, height: 20)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
            }
            func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
                touches ? .zero : ViewSpacing()
            }
        }
        #expect(gaps { isOn in Own(touches: !isOn) { Text("middle") } } == Self.change)
        let switched = gaps { isOn in
            (isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(Own(touches: true))) {
                Color.red.frame(width: 5, height: 5)
                Text("middle")
                Color.red.frame(width: 5, height: 5)
            }
        }
        #expect(switched == Self.change)
    }
}
