import Foundation
import SwiftUI

/// Moves a card, pushes pages and scrolls a list in a window, as `Benchmarks/Rival/motion.c` does in plain GTK.
///
/// Two lines on standard output for each give processor milliseconds a painted frame, and the percentage of frames that
/// were missed.
@MainActor
final class MotionProbe {
    static let shared = MotionProbe()
    static let operations = ["move-card", "push-page", "scroll-list"]

    @MainActor final class Model: ObservableObject {
        @Published var operation = 0
        @Published var isOn = false
        @Published var path: [Int] = []
    }

    let model = Model()
    private var start: Double?
    private var lastPaint: Double?
    private var (frames, missed) = (0, 0)

    func begin() {
        after(0.7) {
            (self.frames, self.missed, self.lastPaint) = (0, 0, nil)
            self.start = cpuSeconds()
            switch self.model.operation {
            case 0: withAnimation(.linear(duration: 2)) { self.model.isOn = true }
            case 1: self.turnPages(3)
            default: self.model.isOn = false
            }
            self.after(2.1) { self.finish() }
        }
    }

    private func turnPages(_ left: Int) {
        model.path = model.path.isEmpty ? [1] : []
        if left > 0 { after(0.52) { self.turnPages(left - 1) } }
    }

    func painted() {
        guard start != nil else { return }
        let now = WindowProbe.now
        frames += 1
        // A longer pause than a fifth of a second is rest, no missed frame.
        if let lastPaint, now - lastPaint < 0.2 { missed += max(Int(((now - lastPaint) * 60).rounded()) - 1, 0) }
        lastPaint = now
    }

    private func finish() {
        guard let begun = start else { return }
        start = nil
        let name = Self.operations[model.operation]
        print(name, (cpuSeconds() - begun) * 1000 / Double(max(frames, 1)))
        print("\(name)-missed", Double(missed) * 100 / Double(max(frames + missed, 1)))
        if model.operation == Self.operations.count - 1 { exit(0) }
        model.operation += 1
        begin()
    }

    private func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
    }
}

/// What moves in the window.
struct MotionPage: View {
    @ObservedObject var model: MotionProbe.Model

    var body: some View {
        switch model.operation {
        case 0:
            ZStack(alignment: .topLeading) {
                Color.clear
                RoundedRectangle(cornerRadius: 16).fill(.white).frame(width: 200, height: 200).shadow(radius: 12)
                    .offset(x: model.isOn ? 750 : 50, y: 250)
            }
        case 1:
            NavigationStack(path: $model.path) {
                page("First").navigationDestination(for: Int.self) { page("Page \($0)") }
            }
        default:
            ScrollViewReader { proxy in
                List(0..<1000, id: \.self) { Text("Row \($0)") }
                    .onChange(of: model.isOn) {
                        withAnimation(.linear(duration: 2)) { proxy.scrollTo(200, anchor: .top) }
                    }
            }
        }
    }

    private func page(_ title: String) -> some View {
        VStack(alignment: .leading) { ForEach(0..<24, id: \.self) { Text("\(title), line \($0)") } }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .navigationTitle(title)
    }
}
