import MartletHost
import SwiftUI
import Testing

@testable import ViewTesting

@MainActor @Suite("Actions for screen readers")
struct AccessibilityActionTests {
    final class Log { var lines: [String] = [] }

    @Test("actions have their names in the order in which they were added, and act by them")
    func named() {
        let log = Log()
        let screen = Screen {
            Text("Message")
                .accessibilityAction(named: "Reply") { log.lines.append("reply") }
                .accessibilityAction(named: Text("Forward")) { log.lines.append("forward") }
                .accessibilityAction(.delete) { log.lines.append("delete") }
                .accessibilityAction { log.lines.append("default") }
        }
        let message = screen.text("Message")
        #expect(message.actions == ["Reply", "Forward", "delete"])
        for action in message.actions { message.act(action) }
        #expect(log.lines == ["reply", "forward", "delete"])
        #expect(screen.texts == ["Message"])
    }

    struct Row: View {
        let log: Log
        @State private var isUnread = true
        var body: some View {
            Text("Row")
                .accessibilityActions {
                    Button("Reply") { log.lines.append("reply") }
                    if isUnread {
                        Button {
                            isUnread = false
                        } label: {
                            Label("Mark as Read", systemImage: "envelope")
                        }
                    }
                    Button("Off") {}.disabled(true)
                }
                .accessibilityAction {
                    log.lines.append("labelled")
                } label: {
                    Text("Labelled")
                }
        }
    }

    @Test("buttons are actions while they are there and can be used; they are not seen, and no stop for the keyboard")
    func buttons() {
        let log = Log()
        let screen = Screen { Row(log: log) }
        let row = screen.text("Row")
        #expect(row.actions == ["Reply", "Mark as Read", "Labelled"])
        row.act("Reply")
        row.act("Mark as Read")
        row.act("Labelled")
        #expect(log.lines == ["reply", "labelled"])
        #expect(row.actions == ["Reply", "Labelled"])
        #expect(screen.texts == ["Row"])
        screen.press(.tab)
        #expect(screen.focusedLabel == nil)
    }

    @Test("the action that shows a menu is what the menu key does")
    func menu() {
        let log = Log()
        let screen = Screen {
            Button("Thing") {}.accessibilityAction(.showMenu) { log.lines.append("menu") }
        }
        screen.button("Thing").openMenu()
        screen.press(.tab)
        screen.send(.key(KeyEvent(phase: .down, key: .menu)))
        #expect(log.lines == ["menu", "menu"])
    }
}
