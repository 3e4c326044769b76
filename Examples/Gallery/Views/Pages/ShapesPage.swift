import SwiftUI

struct ShapesPage: View {
    @State private var angle = 20.0

    var body: some View {
        PageLayout(title: "Shapes", explanation: "Fills, strokes, gradients and effects, drawn from values.") {
            VStack(spacing: 28) {
                HStack(spacing: 24) {
                    Rectangle().fill(Color.red)
                    RoundedRectangle(cornerRadius: 18).fill(Color.orange)
                    Circle().fill(Color.yellow)
                    Ellipse().stroke(Color.green, lineWidth: 6)
                    Capsule().strokeBorder(Color.blue, lineWidth: 6)
                }
                .frame(height: 72)
                Beside(spacing: 36) {
                    Star()
                        .fill(LinearGradient(colors: [.purple, .pink], startPoint: .top, endPoint: .bottom))
                        .frame(width: 120, height: 120)
                        .rotationEffect(.degrees(angle))
                    Star()
                        .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [6, 4]))
                        .frame(width: 120, height: 120)
                        .scaleEffect(0.6 + angle / 200)
                    Circle()
                        .fill(Color.teal)
                        .frame(width: 100, height: 100)
                        .opacity(0.3 + angle / 130)
                }
                Slider(value: $angle, in: 0...90) { Text("Angle") }
                    .frame(width: 280)
            }
        }
    }
}

/// A star with five points.
struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        for corner in 0..<10 {
            let angle = Double(corner) * .pi / 5 - .pi / 2
            let length = corner.isMultiple(of: 2) ? radius : radius * 0.4
            let point = CGPoint(x: center.x + length * cos(angle), y: center.y + length * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

#Preview { ShapesPage() }
