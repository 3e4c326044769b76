import SwiftUI

struct MaterialsPage: View {
    private let materials: [(String, Material)] = [
        ("Ultra thin", .ultraThin), ("Thin", .thin), ("Regular", .regular), ("Thick", .thick),
        ("Ultra thick", .ultraThick),
    ]

    var body: some View {
        PageLayout(title: "Materials and styles", explanation: "What lies below, blurred; shadows, levels and meshes.")
        {
            VStack(spacing: 24) {
                VStack(spacing: 10) {
                    Beside(spacing: 10) {
                        ForEach(materials, id: \.0) { name, material in
                            VStack {
                                Text(name).font(.caption)
                                Text("Secondary").font(.caption2).foregroundStyle(.secondary)
                            }
                            .padding(10)
                            .background(material, in: RoundedRectangle(cornerRadius: 12))
                        }
                    }
                    HStack(spacing: 16) {
                        Button("Glass") {}.buttonStyle(.glass)
                        Button("Prominent") {}.buttonStyle(.glassProminent)
                        Image(systemName: "play.fill").padding(10).glassEffect(.clear.interactive(), in: .circle)
                    }
                }
                .padding(24)
                .background {
                    HStack(spacing: 0) {
                        ForEach([Color.red, .orange, .yellow, .green, .blue, .purple], id: \.self) { $0 }
                    }
                }
                HStack(spacing: 24) {
                    Circle().fill(.blue.shadow(.drop(radius: 6, y: 4)))
                    Circle().fill(.blue.shadow(.inner(radius: 6, y: 4)))
                    Circle().fill(.blue.secondary)
                    Circle().fill(.blue.tertiary)
                    Circle().fill(.fill)
                }
                .frame(height: 70)
                HStack(spacing: 24) {
                    MeshGradient(
                        width: 3, height: 2,
                        points: [[0, 0], [0.6, 0.2], [1, 0], [0, 1], [0.3, 0.8], [1, 1]],
                        colors: [.red, .yellow, .green, .purple, .blue, .teal])
                    EllipticalGradient(colors: [.yellow, .orange, .red])
                    Rectangle().fill(
                        ImagePaint(image: Image(systemName: "leaf"), scale: 1))
                    Rectangle().fill(
                        .linearGradient(
                            Gradient(colors: [.blue, .yellow]).colorSpace(.perceptual), startPoint: .leading,
                            endPoint: .trailing))
                }
                .frame(height: 90)
            }
        }
    }
}

#Preview { MaterialsPage() }
