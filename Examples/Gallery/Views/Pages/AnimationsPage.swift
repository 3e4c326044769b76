import SwiftUI

/// Curves side by side, and a spring to be tuned.
struct AnimationsPage: View {
    @State private var isThere = false
    @State private var duration = 0.6
    @State private var bounce = 0.3
    @State private var count = 0

    private var curves: [(name: String, animation: Animation)] {
        [
            ("linear", .linear(duration: 1)), ("easeIn", .easeIn(duration: 1)), ("easeOut", .easeOut(duration: 1)),
            ("easeInOut", .easeInOut(duration: 1)), ("smooth", .smooth(duration: 1)),
            ("snappy", .snappy(duration: 1)), ("bouncy", .bouncy(duration: 1)),
            ("spring", .spring(duration: duration, bounce: bounce)),
        ]
    }

    var body: some View {
        PageLayout(title: "Animations", explanation: "One change, shown along eight curves.") {
            VStack(spacing: 18) {
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(curves, id: \.name) { curve in
                        HStack {
                            Text(curve.name).font(.callout).frame(width: 90, alignment: .leading)
                            Track(isThere: isThere).animation(curve.animation, value: isThere)
                        }
                    }
                }
                .frame(maxWidth: 460)
                HStack(spacing: 24) {
                    Slider(value: $duration, in: 0.1...2) { Text("Duration") }
                    Slider(value: $bounce, in: -0.9...0.9) { Text("Bounce") }
                }
                .frame(maxWidth: 460)
                HStack(spacing: 24) {
                    Button("Go") { isThere.toggle() }
                    Button("Count") { withAnimation(.snappy) { count += 7 } }
                    Text(count, format: .number)
                        .font(.title).monospacedDigit()
                        .contentTransition(.numericText(value: Double(count)))
                        .frame(minWidth: 80)
                }
            }
        }
    }
}

/// A dot that is at one end or at the other.
private struct Track: View {
    let isThere: Bool

    var body: some View {
        Capsule().fill(Color.gray.opacity(0.15)).frame(height: 20)
            .overlay(alignment: isThere ? .trailing : .leading) {
                Circle().fill(isThere ? Color.orange : Color.accentColor).frame(width: 20, height: 20)
            }
    }
}

#Preview { AnimationsPage() }
