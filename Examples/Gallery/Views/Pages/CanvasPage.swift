import SwiftUI

struct CanvasPage: View {
    @State private var petals = 9.0
    private let values: [CGFloat] = [0.2, 0.55, 0.4, 0.8, 0.65, 0.95, 0.5]

    var body: some View {
        PageLayout(title: "Canvas", explanation: "Paths, texts, pictures, layers and filters, drawn by a function.") {
            VStack(spacing: 24) {
                Beside(spacing: 24) {
                    flower
                    chart
                }
                Beside(spacing: 24) {
                    blending
                    drops
                }
                Slider(value: $petals, in: 3...20, step: 1) { Text("Petals") }
                    .frame(width: 280)
            }
        }
    }

    private var flower: some View {
        Canvas { context, size in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            for petal in 0..<Int(petals) {
                var own = context
                own.rotate(by: .degrees(360 / petals * Double(petal)))
                own.opacity = 0.6
                own.fill(
                    Path(ellipseIn: CGRect(x: -12, y: -70, width: 24, height: 60)),
                    with: .linearGradient(
                        Gradient(colors: [.pink, .purple]), startPoint: CGPoint(x: 0, y: -70),
                        endPoint: CGPoint(x: 0, y: -10)))
            }
            context.fill(Path(ellipseIn: CGRect(x: -12, y: -12, width: 24, height: 24)), with: .color(.yellow))
        }
        .frame(width: 180, height: 150)
        .accessibilityLabel("A flower")
    }

    private var chart: some View {
        Canvas { context, size in
            let width = size.width / CGFloat(values.count)
            for (index, value) in values.enumerated() {
                let bar = CGRect(
                    x: CGFloat(index) * width + 4, y: size.height - value * size.height + 14, width: width - 8,
                    height: value * size.height - 14)
                context.fill(Path(roundedRect: bar, cornerRadius: 4), with: .style(.tint))
                let label = Text("\(Int(value * 100))").font(.caption2)
                context.draw(label, at: CGPoint(x: bar.midX, y: bar.minY - 2), anchor: .bottom)
            }
        }
        .frame(width: 180, height: 150)
        .accessibilityLabel("A chart")
    }

    private var blending: some View {
        Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 40, width: 180, height: 40)), with: .color(.orange))
            context.blendMode = .multiply
            for (index, color) in [Color.cyan, .pink, .yellow].enumerated() {
                let disc = CGRect(x: 20 + CGFloat(index) * 40, y: 15, width: 90, height: 90)
                context.fill(Path(ellipseIn: disc), with: .color(color))
            }
        }
        .frame(width: 180, height: 120)
        .accessibilityLabel("Colours multiplied")
    }

    private var drops: some View {
        Canvas { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .teal))
            context.addFilter(.blur(radius: 8))
            context.drawLayer { layer in
                for index in 0..<4 {
                    guard let drop = layer.resolveSymbol(id: index) else { continue }
                    layer.draw(drop, at: CGPoint(x: 35 + index * 36, y: index.isMultiple(of: 2) ? 50 : 68))
                }
            }
        } symbols: {
            ForEach(0..<4) { index in
                Circle().frame(width: CGFloat(34 + index * 4)).tag(index)
            }
        }
        .frame(width: 180, height: 120)
        .accessibilityLabel("Drops that run together")
    }
}

#Preview { CanvasPage() }
