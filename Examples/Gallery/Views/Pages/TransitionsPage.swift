import SwiftUI

/// Views that come and go.
struct TransitionsPage: View {
    @State private var isShown = true

    private var transitions: [(name: String, transition: AnyTransition)] {
        [
            ("opacity", .opacity), ("scale", .scale), ("slide", .slide), ("move", .move(edge: .bottom)),
            ("push", .push(from: .leading)), ("offset", .offset(x: 0, y: -40).combined(with: .opacity)),
            ("blurReplace", AnyTransition(.blurReplace)), ("turn", AnyTransition(Turn())),
            ("modifier", .modifier(active: Skew(amount: 1), identity: Skew(amount: 0))),
        ]
    }

    var body: some View {
        PageLayout(title: "Transitions", explanation: "Each card comes and goes in its own way.") {
            VStack(spacing: 20) {
                Toggle("Shown", isOn: $isShown.animation(.easeInOut(duration: 0.6))).frame(width: 160)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 140, maximum: 140), spacing: 16)], spacing: 16) {
                    ForEach(transitions, id: \.name) { item in
                        ZStack {
                            RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.12))
                            if isShown { Card(name: item.name).transition(item.transition) }
                        }
                        .frame(width: 140, height: 90)
                        .clipped()
                    }
                }
                .frame(maxWidth: 480)
            }
        }
    }
}

private struct Card: View {
    let name: String

    var body: some View {
        RoundedRectangle(cornerRadius: 10).fill(Color.accentColor.gradient)
            .overlay { Text(name).foregroundStyle(.white).bold() }
            .frame(width: 110, height: 60)
    }
}

/// Turns a view in as a door.
private struct Turn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .rotation3DEffect(.degrees(phase.value * 90), axis: (x: 0, y: 1, z: 0), anchor: .leading)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

private struct Skew: ViewModifier, Animatable {
    var amount: CGFloat

    nonisolated var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View {
        content.transformEffect(CGAffineTransform(a: 1, b: 0, c: -amount, d: 1, tx: amount * 30, ty: 0))
            .opacity(1 - amount)
    }
}

#Preview { TransitionsPage() }
