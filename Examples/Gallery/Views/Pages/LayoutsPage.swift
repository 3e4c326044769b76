import SwiftUI

/// Layouts as values, a layout of the program's own, views that fit, and containers that know what is in them.
struct LayoutsPage: View {
    private enum Arrangement: String, CaseIterable { case row = "Row", column = "Column", circle = "Circle" }

    @State private var arrangement = Arrangement.row
    @State private var turn = 0.0
    @State private var width = 320.0

    private var layout: AnyLayout {
        switch arrangement {
        case .row: AnyLayout(HStackLayout(spacing: 12))
        case .column: AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
        case .circle: AnyLayout(CircleLayout(turn: turn))
        }
    }

    var body: some View {
        PageLayout(title: "Layouts", explanation: "One set of views in several layouts, each with its state.") {
            VStack(spacing: 20) {
                Picker("Layout", selection: $arrangement.animation(.easeInOut)) {
                    ForEach(Arrangement.allCases, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(.segmented)
                .frame(maxWidth: 320)
                layout {
                    ForEach(["sun.max", "cloud", "moon", "star"], id: \.self) { Tally(symbol: $0) }
                }
                .frame(height: 190)
                Button("Turn") { withAnimation(.easeInOut(duration: 1)) { turn += .pi / 2 } }
                    .disabled(arrangement != .circle)
                Slider(value: $width, in: 80...420) { Text("Width") }.frame(maxWidth: 320)
                ViewThatFits(in: .horizontal) {
                    Label("There is room for all of this sentence.", systemImage: "arrow.left.and.right")
                    Label("Less room", systemImage: "arrow.left.and.right")
                    Image(systemName: "arrow.left.and.right")
                }
                .padding(8)
                .frame(width: width)
                .background(Color.accentColor.opacity(0.15))
                Badges {
                    Text("plain")
                    Text("marked").containerValue(\.isMarked, true)
                    ForEach(1..<3) { Text("number \($0)") }
                }
            }
        }
    }
}

/// A button that counts; its count goes with it from layout to layout.
private struct Tally: View {
    let symbol: String
    @State private var count = 0
    var body: some View { Button("\(count)", systemImage: symbol) { count += 1 } }
}

/// Views around a circle.
private struct CircleLayout: Layout {
    var turn: Double
    var animatableData: Double {
        get { turn }
        set { turn = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
        let length = min(size.width, size.height)
        return CGSize(width: length, height: length)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
            let angle = turn + 2 * .pi * Double(index) / Double(subviews.count)
            let point = CGPoint(
                x: bounds.midX + bounds.width / 3 * sin(angle), y: bounds.midY - bounds.height / 3 * cos(angle))
            view.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

extension ContainerValues {
    @Entry fileprivate var isMarked = false
}

/// A container that puts each view into a capsule.
private struct Badges<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack {
            ForEach(subviews: content) { view in
                view.padding(.horizontal, 10).padding(.vertical, 4)
                    .background(
                        Capsule().fill(view.containerValues.isMarked ? Color.orange.opacity(0.4) : .gray.opacity(0.2)))
            }
        }
    }
}
