import SwiftUI

/// Views that travel from place to place, turn in space, and go through phases and keyframes.
struct GeometryPage: View {
    @Namespace private var space
    @State private var chosen = 0
    @State private var isFlipped = false
    @State private var beats = 0

    var body: some View {
        PageLayout(title: "Places and Space", explanation: "One shape in several places, and out of the plane.") {
            VStack(spacing: 28) {
                HStack(spacing: 4) {
                    ForEach(0..<4, id: \.self) { index in
                        Button {
                            withAnimation(.snappy) { chosen = index }
                        } label: {
                            Text(["Day", "Week", "Month", "Whole year"][index])
                                .foregroundStyle(chosen == index ? Color.white : .primary)
                                .padding(.horizontal, 14).padding(.vertical, 8)
                                .background {
                                    if chosen == index {
                                        Capsule().fill(Color.accentColor).matchedGeometryEffect(id: "chosen", in: space)
                                    }
                                }
                        }
                        .buttonStyle(.plain)
                        .accessibilityAddTraits(chosen == index ? .isSelected : [])
                    }
                }
                .padding(4)
                .background(Capsule().fill(Color.gray.opacity(0.12)))

                ZStack {
                    Face(text: "Front", color: .teal).opacity(isFlipped ? 0 : 1)
                    Face(text: "Back", color: .orange)
                        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)).opacity(isFlipped ? 1 : 0)
                }
                .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.6)

                HStack(spacing: 60) {
                    Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.red)
                        .phaseAnimator([1, 1.5, 0.9], trigger: beats) { heart, scale in heart.scaleEffect(scale) }
                    Image(systemName: "bell.fill").font(.largeTitle).foregroundStyle(.yellow)
                        .keyframeAnimator(initialValue: 0.0, trigger: beats) { bell, angle in
                            bell.rotationEffect(.degrees(angle), anchor: .top)
                        } keyframes: { _ in
                            for swing in [30.0, -24, 16, -8] { CubicKeyframe(swing, duration: 0.15) }
                            SpringKeyframe(0.0, duration: 0.5)
                        }
                }
                HStack {
                    Button("Turn") { withAnimation(.easeInOut(duration: 0.8)) { isFlipped.toggle() } }
                    Button("Beat") { beats += 1 }
                }
            }
        }
    }
}

private struct Face: View {
    let text: String
    let color: Color

    var body: some View {
        RoundedRectangle(cornerRadius: 16).fill(color.gradient)
            .overlay { Text(text).font(.title).bold().foregroundStyle(.white) }
            .frame(width: 200, height: 120)
    }
}

#Preview { GeometryPage() }
