import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor @Suite("Gesture state", .serialized)
struct GestureStateTests {
    struct Dragged: View {
        @GestureState private var way = CGSize.zero
        var isThere = true
        var isEnabled = true
        var body: some View {
            VStack {
                Text(text(way))
                if isThere {
                    Color.red.gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
                        .disabled(!isEnabled)
                }
            }
        }
    }

    private let start = CGPoint(x: 200, y: 300)
    private let end = CGPoint(x: 220, y: 310)

    @Test("the state follows the gesture and goes back when it ends")
    func ended() {
        let stage = Stage { Dragged() }
        stage.pointer(.down, start)
        stage.pointer(.moved, end)
        #expect(stage.texts == ["20,10"])
        stage.pointer(.up, end)
        #expect(stage.texts == ["0,0"])
    }

    @Test("the state goes back when the window system cancels the press")
    func cancelled() {
        let stage = Stage { Dragged() }
        stage.pointer(.down, start)
        stage.pointer(.moved, end)
        stage.pointer(.cancelled, end)
        #expect(stage.texts == ["0,0"])
        stage.pointer(.moved, start)
        #expect(stage.texts == ["0,0"])
    }

    @Test("the state goes back when the view leaves in mid-gesture, without another event")
    func leaving() {
        let model = Flag()
        struct Host: View {
            @ObservedObject var model: Flag
            var body: some View { Dragged(isThere: model.isOn) }
        }
        let stage = Stage { Host(model: model) }
        stage.pointer(.down, start)
        stage.pointer(.moved, end)
        #expect(stage.texts == ["20,10"])
        model.isOn = false
        stage.frame()
        stage.frame()
        #expect(stage.texts == ["0,0"])
        stage.pointer(.up, end)
        #expect(stage.texts == ["0,0"])
    }

    @Test("the state goes back when the view is disabled in mid-gesture")
    func disabling() {
        let model = Flag()
        struct Host: View {
            @ObservedObject var model: Flag
            var body: some View { Dragged(isEnabled: model.isOn) }
        }
        let stage = Stage { Host(model: model) }
        stage.pointer(.down, start)
        stage.pointer(.moved, end)
        model.isOn = false
        stage.frame()
        stage.pointer(.moved, start)
        #expect(stage.texts == ["0,0"])
        stage.pointer(.up, start)
        stage.drag(start, end)
        #expect(stage.texts == ["0,0"])
    }

    @Test("at the end the state still has its last value, and goes back in the same update")
    func lastValue() {
        struct Adding: View {
            let log: Log
            @GestureState private var way: CGFloat = 0
            @State private var sum: CGFloat = 0
            var body: some View {
                let _ = log("\(Int(sum + way))")
                Color.red.gesture(
                    DragGesture().updating($way) { value, way, _ in way = value.translation.width }
                        .onEnded { _ in sum += way })
            }
        }
        let log = Log()
        let stage = Stage { Adding(log: log) }
        stage.drag(start, CGPoint(x: 230, y: 300))
        #expect(log.lines == ["0", "30", "30"])
    }

    @Test("the way back can have a transaction of its own, told the last value")
    func reset() {
        struct Springing: View {
            let log: Log
            @GestureState(reset: { value, transaction in
                transaction.animation = value > 20 ? .linear(duration: 1) : nil
            }) private var way: CGFloat = 0
            @GestureState(resetTransaction: Transaction(animation: .default)) private var isOn: Bool?
            var body: some View {
                Color.red
                    .transaction { log($0.animation == nil ? "plain" : "animated") }
                    .gesture(
                        DragGesture().updating($way) { value, way, _ in way = value.translation.width }
                            .updating($isOn) { _, isOn, _ in isOn = true }
                    )
                    .opacity(isOn == true ? 1 : way > 0 ? 0.5 : 0.9)
            }
        }
        let log = Log()
        let stage = Stage { Springing(log: log) }
        log.lines = []
        stage.drag(start, CGPoint(x: 230, y: 300))
        #expect(log.lines.contains("animated"))
    }

    @Test("random streams of events never crash and always end with the state as it began", arguments: 0..<24)
    func random(seed: UInt64) {
        var random = Random(seed: seed &* 7919 &+ 1)
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Playground() }
        var down: Set<UInt64> = []
        var isTransforming = false
        for _ in 0..<120 {
            let place = CGPoint(x: random.next(220), y: random.next(220))
            switch random.next(12) {
            case 0, 1:
                let id = UInt64(random.next(3))
                down.insert(id)
                let event = PointerEvent(
                    phase: .down, location: place, clickCount: 1 + random.next(2),
                    modifiers: random.next(4) == 0 ? .control : [], time: stage.now, sequence: id)
                _ = stage.root.handle(.pointer(event))
                stage.frame()
            case 2, 3, 4, 5: stage.finger(down.sorted().randomElement(using: &random) ?? 0, .moved, place)
            case 6:
                if let id = down.sorted().randomElement(using: &random) {
                    down.remove(id)
                    stage.finger(id, .up, place)
                }
            case 7:
                if let id = down.sorted().randomElement(using: &random), random.next(3) == 0 {
                    down.remove(id)
                    stage.finger(id, .cancelled, place)
                }
            case 8:
                stage.wheel(
                    place, CGSize(width: 0, height: random.next(120) - 60), random.next(2) == 0 ? .control : .option)
            case 9: stage.advance(by: Double(random.next(600)) / 1000)
            default:
                if isTransforming {
                    let phase: TransformEvent.Phase = [.changed, .changed, .ended, .cancelled][random.next(4)]
                    stage.transform(
                        phase, place, magnification: 0.5 + CGFloat(random.next(20)) / 10,
                        rotation: .degrees(Double(random.next(180) - 90)))
                    isTransforming = phase == .changed
                } else {
                    stage.transform(.began, place)
                    isTransforming = true
                }
            }
        }
        for id in down.sorted() { stage.finger(id, .up, CGPoint(x: 100, y: 100)) }
        if isTransforming { stage.transform(.ended, .zero) }
        stage.advance(by: 2)
        stage.frame()
        #expect(stage.texts.first == "0 0 0 0 0")
    }

    /// Many gestures in one another, some of whose views come and go.
    private struct Playground: View {
        @GestureState private var drags = 0
        @GestureState private var presses = 0
        @GestureState private var pinches = 0
        @GestureState private var sequences = 0
        @GestureState private var pairs = 0
        @State private var taps = 0

        var body: some View {
            VStack(spacing: 0) {
                Text("\(drags) \(presses) \(pinches) \(sequences) \(pairs)")
                ZStack {
                    Color.red
                        .gesture(
                            DragGesture().updating($drags) { _, state, _ in state += 1 }.onEnded { _ in taps += 1 }
                        )
                        .onLongPressGesture { taps += 1 }
                    if taps % 3 != 2 {
                        Color.blue.frame(width: 90, height: 90)
                            .onTapGesture(count: 2) { taps += 1 }
                            .onTapGesture { taps += 2 }
                            .gesture(LongPressGesture().updating($presses) { _, state, _ in state += 1 })
                            .simultaneousGesture(
                                TapGesture().sequenced(before: DragGesture())
                                    .updating($sequences) { _, state, _ in state += 1 }
                            )
                            .rotationEffect(.degrees(Double(taps * 10)))
                    }
                    Button("Press") { taps += 1 }
                        .disabled(taps % 4 == 3)
                        .highPriorityGesture(
                            LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
                                .updating($sequences) { _, state, _ in state += 1 })
                }
                .gesture(
                    MagnifyGesture().simultaneously(with: RotateGesture())
                        .updating($pinches) { _, state, _ in state += 1 }
                )
                .gesture(
                    DragGesture(minimumDistance: 0).simultaneously(with: MagnificationGesture())
                        .updating($pairs) { _, state, _ in state += 1 },
                    including: taps % 5 == 4 ? .subviews : .all)
            }
        }
    }
}

final class Flag: ObservableObject {
    @Published var isOn = true
}

/// The same numbers for the same seed.
struct Random: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func next(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
