import MartletHost
import SwiftUI
import ViewTesting

/// A card of twenty elements, one of which is dragged.
@MainActor
enum GestureSuite {
    static func run(_ report: inout Report) {
        let window = TestWindow(size: CGSize(width: 400, height: 600), CardEditor(store: CardStore(count: 20)))
        ListSuite.settle(window)
        var time = 0.0
        func send(_ phase: PointerEvent.Phase, _ x: CGFloat) {
            time += 0.016
            let place = CGPoint(x: x, y: 300)
            _ = window.controller.handle(.pointer(PointerEvent(phase: phase, location: place, time: time)))
        }
        send(.down, 200)
        var x: CGFloat = 200
        // A sixtieth of a second is 16,667 µs; what is drawn comes on top.
        report.add(suite: "gesture", op: "drag-move-to-display", n: 20, unit: "cpu_us", target: 2000, runs: 99) {
            x = x > 300 ? 120 : x + 3
            return cpu {
                send(.moved, x)
                ListSuite.settle(window)
            } * 1e6
        }
        send(.up, x)
        report.add(suite: "gesture", op: "hover-move", n: 20, unit: "cpu_us", target: 100, runs: 99) {
            x = x > 300 ? 120 : x + 3
            return cpu { send(.moved, x) } * 1e6
        }
        window.close()
    }
}

private struct CardElement: Identifiable {
    let id: Int
    var size = CGSize(width: 120, height: 80)
    var rotation = Angle.zero
    var offset: CGSize
}

private final class CardStore: ObservableObject {
    @Published var elements: [CardElement]

    init(count: Int) {
        elements = (0..<count).map { CardElement(id: $0, offset: CGSize(width: 0, height: CGFloat($0 * 20 - 380))) }
    }
}

private struct CardEditor: View {
    @StateObject var store: CardStore

    init(store: @autoclosure @escaping () -> CardStore) { _store = StateObject(wrappedValue: store()) }

    var body: some View {
        ZStack {
            Color.yellow
            ForEach($store.elements) { $element in
                Group {
                    if element.id % 2 == 0 {
                        Text("Element \(element.id)").font(.title)
                    } else {
                        RoundedRectangle(cornerRadius: 8).fill(Color.blue)
                    }
                }
                .modifier(Resizable(element: $element))
            }
        }
    }
}

private struct Resizable: ViewModifier {
    @Binding var element: CardElement
    @State private var previousOffset = CGSize.zero
    @State private var scale: CGFloat = 1

    func body(content: Content) -> some View {
        content
            .frame(width: element.size.width, height: element.size.height)
            .rotationEffect(element.rotation)
            .scaleEffect(scale)
            .offset(element.offset)
            .gesture(
                DragGesture()
                    .onChanged {
                        element.offset.width = $0.translation.width + previousOffset.width
                        element.offset.height = $0.translation.height + previousOffset.height
                    }
                    .onEnded { _ in previousOffset = element.offset }
            )
            .gesture(
                SimultaneousGesture(
                    RotationGesture().onChanged { element.rotation = $0 },
                    MagnificationGesture().onChanged { scale = $0 })
            )
            .onAppear { previousOffset = element.offset }
    }
}
