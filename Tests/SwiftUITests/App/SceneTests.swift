import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Scenes", .serialized)
struct SceneTests {
    static let log = EventLog()
    static let model = Model()

    @Observable final class Model { var number = 1 }

    struct Inner: View {
        @Environment(\.testWord) private var word
        @Environment(Model.self) private var model
        var body: some View { Text("\(word) \(model.number)") }
    }

    struct Own: Scene {
        @Environment(\.scenePhase) private var phase
        var body: some Scene {
            Window("Own", id: "own") { Text("own") }
                .onChange(of: phase) { log.events.append("own \($0) \($1)") }
        }
    }

    struct Program: App {
        @Environment(\.scenePhase) private var phase
        @State private var model = SceneTests.model
        var body: some Scene {
            WindowGroup { Inner() }
                .environment(\.testWord, "number is \(model.number)")
                .environment(model)
                .onChange(of: phase) { log.events.append("\($0) \($1)") }
                .onChange(of: model.number, initial: true) { log.events.append("number \($0) \($1)") }
                .onChange(of: model.number) { log.events.append("changed") }
            Own()
        }
    }

    private func run(_ node: _ViewNode, _ window: TestWindow? = nil) {
        Frame(graph: node.graph).run()
        window?.settle()
    }

    private func take() -> [String] {
        defer { Self.log.events = [] }
        return Self.log.events
    }

    @Test("onChange of a scene follows the phase of the app and what its body reads; environment reaches the windows")
    func scenes() {
        let node = AppNode(Program())
        run(node)
        #expect(take() == ["number 1 1"])
        node.setPhase(.active)
        run(node)
        #expect(take() == ["background active", "own background active"])
        let window = TestWindow(size: CGSize(width: 200, height: 200), node.windows[0].content)
        let root = window.root
        node.scenesChanged = { root.setContent(node.windows[0].content) }
        run(node, window)
        #expect(root.describe().texts.map(\.text) == ["number is 1 1"])
        Self.model.number = 2
        run(node, window)
        #expect(root.describe().texts.map(\.text) == ["number is 2 2"])
        #expect(take() == ["number 1 2", "changed"])
        window.close()
        node.leave()
    }
}

extension EnvironmentValues {
    @Entry fileprivate var testWord = "none"
}
