import MartletGraph
import SwiftUI
import ViewTesting

/// Frames of animations over a thousand rows that rest.
@MainActor
enum MotionSuite {
    static func run(_ report: inout Report) {
        for (name, kind) in [
            ("offset", Kind.offset), ("opacity", .opacity), ("scale", .scale), ("rotation", .rotation),
        ] {
            frame(of: kind, "frame-\(name)", target: 150, &report)
        }
        frame(of: .height, "frame-row-height", target: 1000, &report)
        frame(of: .springs, "frame-100-springs", target: 1000, &report)
    }

    enum Kind { case offset, opacity, scale, rotation, height, springs }

    private static func frame(of kind: Kind, _ op: String, target: Double, _ report: inout Report) {
        let model = Model()
        let window = TestWindow(size: CGSize(width: 400, height: 600), Rows(model: model, kind: kind))
        ListSuite.settle(window)
        var isOn = false
        report.add(suite: "motion", op: op, n: 1000, unit: "cpu_us", target: target, runs: 99) {
            if !window.root.isMoving {
                isOn.toggle()
                withAnimation(kind == .springs ? .bouncy(duration: 3) : .linear(duration: 3)) { model.isOn = isOn }
                ListSuite.settle(window)
                window.clock.advance(by: 0.02) { ListSuite.settle(window) }
            }
            return cpu { window.clock.advance(by: 1.0 / 60) { ListSuite.settle(window) } } * 1e6
        }
        window.close()
    }

    private final class Model: ObservableObject { @Published var isOn = false }

    private struct Rows: View {
        @ObservedObject var model: Model
        let kind: Kind

        var body: some View {
            ScrollView {
                VStack {
                    Moving(isOn: model.isOn, kind: kind)
                    ForEach(0..<1000, id: \.self) { Text("Row \($0)") }
                }
            }
        }
    }

    private struct Moving: View {
        let isOn: Bool
        let kind: Kind

        var body: some View {
            let card = Color.blue.frame(width: 60, height: 40)
            switch kind {
            case .offset: card.offset(x: isOn ? 200 : 0)
            case .opacity: card.opacity(isOn ? 0.2 : 1)
            case .scale: card.scaleEffect(isOn ? 2 : 1)
            case .rotation: card.rotationEffect(.degrees(isOn ? 180 : 0))
            case .height: Color.blue.frame(width: 60, height: isOn ? 120 : 40)
            case .springs:
                ZStack {
                    ForEach(0..<100, id: \.self) { index in
                        Circle().fill(Color.red).frame(width: 10, height: 10)
                            .offset(x: isOn ? CGFloat(index) : -CGFloat(index), y: isOn ? 50 : 0)
                    }
                }
                .frame(width: 300, height: 120)
            }
        }
    }
}
