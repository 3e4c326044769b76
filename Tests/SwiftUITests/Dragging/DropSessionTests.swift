import SwiftUI
import Testing
import ViewTesting

@MainActor private final class SessionLog {
    var events: [String] = []
}

@MainActor @Suite("Drop sessions")
struct DropSessionTests {
    private let log = SessionLog()

    @Test("a drag is followed from entering to the data, and is the same one all the way")
    func phases() {
        var sessions: [DropSession.ID] = []
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                Text("Word").frame(width: 200, height: 100).draggable("word")
                Text("Here").frame(width: 200, height: 100)
                    .dropDestination(for: String.self) { words, session in
                        log.events.append("\(words) \(session.location.x) \(session.localSession != nil)")
                    }
                    .onDropSessionUpdated { session in
                        sessions.append(session.id)
                        log.events.append("\(session.phase) \(session.itemsCount)")
                    }
            }
        }
        let drag = screen.text("Word").pickUp()
        drag?.move(to: CGPoint(x: 50, y: 150))
        #expect(log.events == ["entering 1", "active 1"] && drag?.operation == .copy)
        drag?.move(to: CGPoint(x: 50, y: 50))
        #expect(log.events.last == "exiting 1")
        drag?.move(to: CGPoint(x: 60, y: 150))
        log.events = []
        drag?.drop()
        #expect(log.events.first == "active 1" && log.events.contains { $0.hasPrefix("ended") })
        #expect(log.events.suffix(2) == ["[\"word\"] 60.0 true", "dataTransferCompleted 1"])
        #expect(Set(sessions).count == 1)
    }

    @Test("a configuration says what is done, and a destination that is off takes nothing")
    func configuration() {
        struct Page: View {
            let log: SessionLog
            @State private var isOn = false

            var body: some View {
                Text("Word").draggable("word")
                Text("Here")
                    .dropDestination(for: String.self, isEnabled: isOn) { words, _ in log.events.append("\(words)") }
                    .dropConfiguration { _ in DropConfiguration(operation: .move) }
                Button("On") { isOn = true }
            }
        }
        let screen = Screen { Page(log: log) }
        screen.text("Word").drag(to: screen.text("Here"))
        #expect(log.events == [])
        screen.button("On").tap()
        let drag = screen.text("Word").pickUp()
        drag?.move(over: screen.text("Here"))
        #expect(drag?.operation == .move)
        drag?.drop()
        #expect(log.events == ["[\"word\"]"])
    }
}
