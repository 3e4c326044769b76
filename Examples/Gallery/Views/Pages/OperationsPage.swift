import SwiftUI

struct OperationsPage: View {
    @State private var distance = 30.0

    private var first: some Shape { Circle().size(width: 80, height: 80) }
    private var second: some Shape { Rectangle().size(width: 70, height: 60).offset(x: distance, y: 26) }

    var body: some View {
        PageLayout(title: "Shape operations", explanation: "Two shapes put together, and shapes that follow others.") {
            VStack(spacing: 24) {
                Beside {
                    example("Union", first.union(second))
                    example("Intersection", first.intersection(second))
                    example("Subtraction", first.subtracting(second))
                }
                Beside {
                    example("Difference", first.symmetricDifference(second))
                    line("Line inside", first.lineIntersection(second))
                    line("Line outside", first.lineSubtraction(second))
                }
                Slider(value: $distance, in: 0...60) { Text("Distance") }
                    .frame(width: 280)
                ZStack {
                    ContainerRelativeShape().fill(.teal.opacity(0.4)).padding(10)
                    ContainerRelativeShape().fill(.teal).padding(22)
                }
                .frame(width: 200, height: 90)
                .background(.fill, in: RoundedRectangle(cornerRadius: 32))
                .containerShape(RoundedRectangle(cornerRadius: 32))
            }
        }
    }

    private func example(_ name: String, _ shape: some Shape) -> some View {
        VStack {
            shape.fill(.tint).frame(width: 140, height: 90)
            Text(name).font(.caption)
        }
    }

    private func line(_ name: String, _ shape: some Shape) -> some View {
        VStack {
            shape.stroke(.tint, lineWidth: 3).frame(width: 140, height: 90)
            Text(name).font(.caption)
        }
    }
}

#Preview { OperationsPage() }
