import CMartletGTK
import Foundation
import MartletDesk
import MartletDisplay
import MartletHost
import Testing

@testable import MartletGTKHost

@MainActor @Suite("Input", .serialized, .enabled(if: Desk.isAvailable && Hand.isAvailable))
struct InputTests {
    private func open(_ items: [DisplayItem], _ body: (Hand, Desk, FakeClient, GTKWindow) throws -> Void) throws {
        try Desk.use { desk in
            let client = FakeClient()
            client.root.setItems(items)
            let window = desk.open(client)
            let hand = try Hand(desk, window)
            client.forget()
            try body(hand, desk, client, window)
            window.close()
        }
    }

    private func entry(_ text: String) -> DisplayItem {
        let entry = TextEntry(
            text: text, placeholder: "", font: FontDescription(size: 16), color: .black, placeholderColor: .black,
            tint: .black)
        return .native(
            NativeElement(id: 7, frame: CGRect(x: 10, y: 10, width: 120, height: 30), content: .textEntry(entry)))
    }

    @Test("a click goes down and up at its place, a second one soon after counts two")
    func clicks() throws {
        try open([]) { hand, _, client, _ in
            try hand.do("mousemove 50 60 click 1 click 1") { client.pointerLog.count >= 5 }
            #expect(
                client.pointerLog == [
                    "moved 50,60 x0", "down 50,60 x1", "up 50,60 x1", "down 50,60 x2", "up 50,60 x2",
                ])
        }
    }

    @Test("the right and middle buttons are told apart")
    func buttons() throws {
        try open([]) { hand, _, client, _ in
            try hand.do("mousemove 50 60 click 3 click 2") { client.pointerLog.count >= 5 }
            #expect(client.pointerEvents.filter { $0.phase == .down }.map(\.button) == [.secondary, .middle])
        }
    }

    @Test("a drag goes on outside of the window")
    func drags() throws {
        try open([]) { hand, _, client, _ in
            try hand.do("mousemove 50 60 mousedown 1 mousemove 400 60 mouseup 1") {
                client.pointerLog.contains { $0.hasPrefix("up") }
            }
            #expect(client.pointerLog.contains("moved 400,60 x1"))
            #expect(client.pointerLog.contains("up 400,60 x1"))
        }
    }

    @Test("a wheel's click moves sixty points")
    func wheel() throws {
        try open([]) { hand, _, client, _ in
            try hand.do("mousemove 50 60 click 5 click 7") { client.scrolls.count >= 2 }
            #expect(client.scrolls.map(\.delta) == [CGSize(width: 0, height: 60), CGSize(width: 60, height: 0)])
            #expect(client.scrolls.first?.location == CGPoint(x: 50, y: 60))
        }
    }

    @Test("keys carry their characters and modifiers")
    func keys() throws {
        try open([]) { hand, _, client, _ in
            try hand.do("key a ctrl+Left F5 Escape") { client.keys.count >= 8 }
            let downs = client.keys.filter { $0.phase == .down }
            #expect(downs.map(\.key) == [.character("a"), .leftArrow, .function(5), .escape])
            #expect(downs.map(\.modifiers) == [[], .control, [], []])
            #expect(downs[0].characters == "a")
        }
    }

    @Test("letters typed at any speed all arrive, and go nowhere else")
    func typing() throws {
        try open([entry("")]) { hand, desk, client, window in
            client.onNative = { _, event in
                if case .textChanged(let text) = event { client.root.setItems([entry(text)]) }
            }
            try hand.do("mousemove 60 25 click 1") { client.focus == [7] }
            client.forget()
            try hand.do("type --delay 0 thequickbrownfox") { client.nativeEvents.count >= 16 }
            #expect(client.nativeEvents.last == "7 textChanged(\"thequickbrownfox\")")
            #expect(client.keys.isEmpty)
            #expect(client.pointerEvents.filter { $0.phase != .moved }.isEmpty)
        }
    }

    @Test("what is drawn over a native takes the pointer from it")
    func covered() throws {
        let sheet = DisplayItem.fill(
            .rect(CGRect(x: 0, y: 0, width: 200, height: 150)), .color(RGBA(red: 1, green: 1, blue: 1)), FillStyle())
        try open([entry("text"), sheet]) { hand, _, client, _ in
            try hand.do("mousemove 60 25 click 1") { client.pointerLog.count >= 3 }
            #expect(client.pointerLog == ["moved 60,25 x0", "down 60,25 x1", "up 60,25 x1"])
            #expect(client.focus.isEmpty)
        }
    }
}

extension FakeClient {
    var pointerEvents: [PointerEvent] {
        events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
    }

    /// Phase, place and click count, one line an event; the same line once.
    var pointerLog: [String] {
        pointerEvents.map { "\($0.phase) \(Int($0.location.x)),\(Int($0.location.y)) x\($0.clickCount)" }
    }

    var scrolls: [ScrollEvent] { events.compactMap { if case .scroll(let event) = $0 { event } else { nil } } }
    var keys: [KeyEvent] { events.compactMap { if case .key(let event) = $0 { event } else { nil } } }
}
